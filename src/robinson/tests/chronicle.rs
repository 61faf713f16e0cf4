//! What a game comes to: causes, turning points and deeds, read from its events alone.

use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    chronicle::{Cause, Chronicle, Happening, Mark, goals},
    event::Event,
    ids::{Kind, Phase, Res, Space, Track, Who},
    plan::{Assignment, Goal, Pawn},
    policy,
    setup::Setup,
    state::End,
    task::{CardRef, Owed},
};

const COOK: Who = Who::Seat(0);

fn key(text: &str) -> Key {
    Key::from(text)
}

fn wounded(n: u8, total: u8) -> Event {
    Event::Wounded {
        who: COOK,
        n,
        total,
    }
}

fn fight() -> Event {
    Event::Fight {
        who: COOK,
        beast: Some(key("puma")),
        strength: 6,
        weapon: 1,
    }
}

fn action(goal: Goal, pawn: Pawn) -> Assignment {
    Assignment {
        goal,
        pawns: vec![pawn],
        price: 0,
        aids: Vec::new(),
        discount: false,
    }
}

fn read(events: &[Event]) -> Chronicle {
    Chronicle::read(events, &[key("fire")])
}

/// What a wound is blamed on after these events.
fn blamed(before: Vec<Event>) -> Option<Cause> {
    let end = [wounded(1, 13), Event::Ended(End::Died(COOK))];
    read(&before.into_iter().chain(end).collect::<Vec<_>>()).cause
}

#[test]
fn a_death_is_blamed_on_what_came_right_before_it() {
    let night = Event::Phase(Phase::Night);
    let card = CardRef::Event(key("storm"));
    let drawn = Event::Drawn(card.clone());
    let short = Event::Unmet {
        owed: Owed::Res(Res::Wood),
        missing: 2,
    };
    let build = Event::Resolving {
        what: action(Goal::Rest, Pawn::Seat(0)),
    };
    let cases = [
        (vec![night.clone()], Cause::Phase(Phase::Night)),
        (vec![night.clone(), Event::Starved(COOK)], Cause::Hunger),
        (vec![night.clone(), Event::OpenAir], Cause::OpenAir),
        (vec![drawn.clone()], Cause::Card(card.clone())),
        // What came before the phase is over.
        (vec![drawn.clone(), night], Cause::Phase(Phase::Night)),
        (
            vec![drawn.clone(), build.clone()],
            Cause::Action(Kind::Rest),
        ),
        (
            vec![build, fight()],
            Cause::Fight {
                beast: Some(key("puma")),
                strength: 6,
                weapon: 1,
            },
        ),
        (
            vec![Event::Phase(Phase::Event), drawn, short],
            Cause::Short {
                owed: Owed::Res(Res::Wood),
                missing: 2,
                card: Some(card),
                phase: Phase::Event,
            },
        ),
    ];
    for (before, cause) in cases {
        assert_eq!(blamed(before.clone()), Some(cause), "{before:?}");
    }
}

#[test]
fn what_bites_after_something_was_missing_is_not_blamed_on_what_was_missing() {
    let short = Event::Unmet {
        owed: Owed::Res(Res::Wood),
        missing: 1,
    };
    let each = |total| {
        [0, 1, 2].map(|seat| Event::Wounded {
            who: Who::Seat(seat),
            n: 1,
            total,
        })
    };
    let mut events = vec![Event::Round(1), Event::Phase(Phase::Weather), short.clone()];
    events.extend(each(1));
    // The beast of the weather die bites all of them, and the storm comes after it.
    events.extend(each(2));
    events.push(Event::Unmet {
        owed: Owed::Track(Track::Palisade),
        missing: 1,
    });
    events.extend(each(3));
    events.extend([Event::Round(2), Event::Phase(Phase::Weather), short]);
    events.extend(each(4));
    let short = |owed| Cause::Short {
        owed,
        missing: 1,
        card: None,
        phase: Phase::Weather,
    };
    let turns = read(&events).turns;
    let wounds: Vec<Happening> = (turns.into_iter().map(|turn| turn.what))
        .filter(|what| matches!(what, Happening::Wounds { .. }))
        .collect();
    // Three of one round are too few to be told.
    let causes = vec![
        (short(Owed::Res(Res::Wood)), 3),
        (Cause::Animals, 3),
        (short(Owed::Track(Track::Palisade)), 3),
    ];
    assert_eq!(wounds, [Happening::Wounds { n: 9, causes }]);
}

#[test]
fn only_who_died_counts_for_the_cause() {
    let other = Event::Wounded {
        who: Who::Seat(1),
        n: 1,
        total: 4,
    };
    let events = [
        Event::Starved(COOK),
        wounded(1, 13),
        fight(),
        other,
        Event::Ended(End::Died(COOK)),
    ];
    assert_eq!(read(&events).cause, Some(Cause::Hunger));
    assert_eq!(read(&[fight(), Event::Ended(End::Won)]).cause, None);
}

fn place(what: &Happening) -> u8 {
    match what {
        Happening::Wounds { .. } | Happening::Item(_) => 0,
        Happening::NearDeath(..) | Happening::Shelter => 1,
        _ => 2,
    }
}

#[test]
fn the_five_weightiest_turns_are_told_in_the_order_they_came() {
    let mut events = Vec::new();
    for n in 1..=9 {
        events.push(Event::Round(n));
        events.push(Event::Explored {
            space: Space::T1,
            number: n,
        });
    }
    events.extend([wounded(3, 11), wounded(1, 12)]);
    events.push(Event::Round(10));
    events.push(Event::Built(key("fire")));
    events.push(Event::ShelterBuilt);
    let card = Event::CameBack(CardRef::Event(key("storm")));
    events.extend([card.clone(), card]);
    let told = |turn: castaway_robinson::chronicle::Turn| (turn.round, turn.what);
    let mut turns: Vec<(u8, Happening)> = read(&events).turns.into_iter().map(told).collect();
    // Within a round any order will do.
    turns.sort_by_key(|(round, what)| (*round, place(what)));
    assert_eq!(
        turns,
        [
            (
                9,
                Happening::Wounds {
                    n: 4,
                    causes: vec![(Cause::Phase(Phase::Event), 4)],
                }
            ),
            (9, Happening::NearDeath(COOK, 12)),
            (10, Happening::Item(key("fire"))),
            (10, Happening::Shelter),
            (10, Happening::CameBack(2)),
        ]
    );
}

#[test]
fn deeds_are_of_who_led_and_a_threat_counts_when_its_card_is_gone() {
    let threat = action(Goal::Threat { slot: 0, option: 0 }, Pawn::Seat(0));
    let rest = action(Goal::Rest, Pawn::Friday);
    let gone = Event::ThreatGone(CardRef::Event(key("storm")));
    let events = [
        Event::Round(1),
        Event::Resolving {
            what: threat.clone(),
        },
        gone.clone(),
        Event::Resolving { what: rest.clone() },
        Event::Succeeded { what: rest.clone() },
        Event::Failed { what: rest },
        Event::Healed { who: COOK, n: 2 },
        wounded(3, 3),
        // A card that is pushed off is nobody's deed.
        gone,
    ];
    let chronicle = read(&events);
    let cook = &chronicle.deeds[&COOK];
    assert_eq!(cook.done.get(&Kind::Threat), Some(&1));
    assert_eq!((cook.wounds, cook.healed, cook.failed), (3, 2, 0));
    let friday = &chronicle.deeds[&Who::Friday];
    assert_eq!(friday.done.get(&Kind::Rest), Some(&1));
    assert_eq!(friday.failed, 1);
    let [round] = &chronicle.rounds[..] else {
        panic!("{:?}", chronicle.rounds);
    };
    assert_eq!((round.mark, round.wounds), (Mark::Hurt, 3));
}

#[test]
fn a_game_that_is_won_ends_with_a_mark_of_its_own() {
    for (end, last) in [(End::Won, Mark::Saved), (End::TimeOver, Mark::Shelter)] {
        let events = [
            Event::Round(1),
            Event::ShelterBuilt,
            Event::Round(2),
            Event::ShelterBuilt,
            wounded(1, 1),
            Event::Ended(end),
        ];
        let rounds = read(&events).rounds;
        let marks: Vec<Mark> = rounds.iter().map(|round| round.mark).collect();
        assert_eq!(marks, [Mark::Shelter, last]);
    }
}

#[test]
fn whole_games_come_to_as_many_rounds_as_they_had_and_every_death_has_a_cause() {
    let catalog = Catalog::load().unwrap();
    let mut causes = Vec::new();
    for seed in 0..24 {
        let players = u8::try_from(seed % 4 + 1).unwrap();
        let setup = Setup::standard(players);
        let mut step = Island::create(&catalog, &setup, seed).unwrap();
        let mut events = step.events;
        let goal = Island::view(&catalog, &step.state, None).goal_item;
        while Island::outcome(&step.state).is_none() {
            step = (0..players)
                .map(Seat)
                .find_map(|seat| {
                    let command = policy::suggest(&catalog, &step.state, seat)?;
                    Island::apply(&catalog, &step.state, seat, &command).ok()
                })
                .unwrap();
            events.extend(step.events.clone());
        }
        let chronicle = Chronicle::read(&events, goal.as_slice());
        assert_eq!(chronicle.rounds.len(), usize::from(step.state.round));
        assert!(chronicle.turns.len() <= Chronicle::TURNS);
        assert!(!chronicle.turns.is_empty());
        let wounds: u16 = chronicle.deeds.values().map(|d| d.wounds).sum();
        assert_eq!(wounds, chronicle.wounds());
        if let Some(End::Died(_)) = step.state.end {
            causes.push(chronicle.cause.unwrap());
        }
    }
    assert!(causes.len() > 3, "some of the games were lost: {causes:?}");
    // One that fell back on the phase would hide what happened, but a night or the weather may wound by itself.
    let vague = |cause: &&Cause| matches!(cause, Cause::Phase(Phase::Event | Phase::Morale));
    assert_eq!(causes.iter().find(vague), None);
}

#[test]
fn what_lays_the_markers_that_win_is_a_goal_each_time() {
    let catalog = Catalog::load().expect("the content is good");
    let beacon = key("beacon_fire");
    let won = goals(&catalog, &key("mail_boat"));
    assert_eq!(won, std::slice::from_ref(&beacon));
    let mut events = Vec::new();
    for round in 1..=4 {
        events.push(Event::Round(round));
        // More happens than there is room for.
        events.extend([Event::ShelterBuilt, Event::CampMoved(Space::M2)]);
        if round % 2 == 0 {
            events.push(Event::Built(beacon.clone()));
        }
    }
    let told = Chronicle::read(&events, &won).turns;
    let beacons = told
        .iter()
        .filter(|turn| turn.what == Happening::Item(beacon.clone()));
    assert_eq!(beacons.count(), 2, "{told:?}");
}

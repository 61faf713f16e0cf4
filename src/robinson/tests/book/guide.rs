//! Advice for newcomers: it can be followed, it has a reason in words, and who follows it lives.

use castaway_kernel::{Answer, Game, Key, Seat};
use castaway_robinson::{
    Island,
    absent::Peril,
    ask::Question,
    command::Command,
    guide::{self, Advice, Why},
    ids::{Place, Space, TokenKind, Track},
    legal,
    plan::{Goal, Pawn, Project},
    policy,
    setup::Setup,
    state::{End, State},
    task::{Ctx, Op, Usable},
    text::{Lang, Wording},
};

use crate::table::{
    Table, catalog,
    play::{gather, token},
};

/// Games that are played by advice alone.
const GAMES: u64 = 100;
/// More orders than any game needs.
const ORDERS: u32 = 2_000;

/// A game of somebody alone, played until it is over or no next order is given; each moment may be looked at and changed
/// before.
fn played(seed: u64, mut next: impl FnMut(&mut State) -> Option<Command>) -> State {
    let catalog = catalog();
    let mut state = Island::create(catalog, &Setup::standard(1), seed)
        .expect("a setup")
        .state;
    for _ in 0..ORDERS {
        if state.end.is_some() {
            break;
        }
        let Some(command) = next(&mut state) else {
            break;
        };
        state = match Island::apply(catalog, &state, Seat(0), &command) {
            Ok(applied) => applied.state,
            Err(refusal) => panic!(
                "seed {seed}, round {}: {command:?}: {refusal:?}",
                state.round
            ),
        };
    }
    state
}

/// What the quick player orders, or going on.
fn quick(state: &State) -> Command {
    policy::suggest(catalog(), state, Seat(0)).unwrap_or(Command::Advance)
}

/// Whether somebody alone who follows the advice, and where none is given goes on, sees this round.
fn lives_until(round: u8, seed: u64, met: &mut Vec<Why>) -> bool {
    let state = played(seed, |state| {
        if state.round >= round {
            return None;
        }
        Some(match guide::advise(catalog(), state, Seat(0)) {
            Some(advice) => {
                met.push(advice.why);
                advice.command
            }
            None => quick(state),
        })
    });
    state.end.is_none() && state.round >= round
}

#[test]
fn who_follows_the_advice_is_alive_in_round_five() {
    let mut met = Vec::new();
    let alive = (0..GAMES)
        .filter(|seed| lives_until(5, *seed, &mut met))
        .count();
    assert!(alive >= 90, "{alive} of {GAMES}");
    met.sort_unstable();
    met.dedup();
    assert!(met.contains(&Why::Night) && met.len() >= 6, "{met:?}");
}

#[test]
fn the_whole_of_what_is_advised_can_be_planned_at_once() {
    let catalog = catalog();
    let (mut several, mut rounds) = (0, 0);
    for seed in 0..20 {
        played(seed, |state| {
            if state.round > 4 {
                return None;
            }
            let all = guide::advise_all(catalog, state, Seat(0));
            let command = match all.first() {
                Some(guide::Step {
                    what: first, why, ..
                }) => {
                    rounds += 1;
                    several += u32::from(all.len() > 1);
                    let next = guide::advise(catalog, state, Seat(0)).expect("advice");
                    assert_eq!(
                        (next.command, next.why),
                        (Command::Assign(first.clone()), *why)
                    );
                    Command::Plan(all.into_iter().map(|step| step.what).collect())
                }
                None => quick(state),
            };
            Some(command)
        });
    }
    assert!(several > 20 && rounds > 40, "{several} of {rounds}");
}

#[test]
fn nobody_is_sent_to_a_likely_last_wound_or_to_hunt_with_bare_hands() {
    let catalog = catalog();
    let (mut weak, mut bare) = (0, 0);
    for seed in 0..GAMES {
        played(seed, |state| {
            if state.planning && state.ask.is_none() {
                // As after a night that Friday hardly lived through.
                if let Some(friday) = &mut state.friday
                    && state.round > 2
                {
                    friday.wounds = 3;
                }
            }
            let advice = guide::advise(catalog, state, Seat(0));
            if let Some(Advice {
                command: command @ Command::Assign(what),
                ..
            }) = &advice
            {
                bare += u32::from(state.weapon == 0);
                assert!(
                    state.weapon > 0 || what.goal != Goal::Hunt,
                    "seed {seed}, round {}",
                    state.round
                );
                if what.pawns.first() == Some(&Pawn::Friday) && state.round > 2 {
                    weak += 1;
                    let planned = Island::apply(catalog, state, Seat(0), command);
                    let planned = planned.expect("advice can be followed").state;
                    let view = Island::view(catalog, &planned, Some(Seat(0)));
                    let newest = view.plan.iter().max_by_key(|p| p.id).expect("a plan");
                    let wound = newest.odds.as_ref().map_or(0, |odds| odds.wound);
                    assert!(
                        wound <= 15,
                        "seed {seed}, round {}: {what:?} {:?}",
                        state.round,
                        newest.odds
                    );
                }
            }
            Some(advice.map_or_else(|| quick(state), |advice| advice.command))
        });
    }
    assert!(weak > 50 && bare > 200, "{weak} {bare}");
}

#[test]
fn a_reason_is_true_of_the_table_as_it_stands() {
    let why = |t: &Table, goal: Goal| guide::why(catalog(), &t.s, &goal);
    let shelter = || Goal::Build(Project::Shelter);
    let mut t = Table::of(&["cook"]).tile(Space::M2, 2);
    assert_eq!(why(&t, shelter()), Why::Night);
    // The camp stands on a natural shelter: no night there wounds.
    t.s.camp = Space::M2;
    assert_eq!(why(&t, shelter()), Why::Own);
    let mut boat = Table::on("mail_boat", &["cook"]).tile(Space::M2, 2);
    boat.s.camp = Space::M2;
    // Two beacons are needed besides.
    assert_eq!(why(&boat, shelter()), Why::Part);
    // No pile, no wood for it; without wounds nobody rests to heal them.
    boat.s.shelter = true;
    let forest = gather(Space::M1, 0);
    assert!(matches!(why(&boat, forest), Why::Wood | Why::Hunger));
    assert_eq!(why(&t, Goal::Rest), Why::Spare);
    t.s.people[0].wounds = 1;
    assert_eq!(why(&t, Goal::Rest), Why::Wounds);
    let weapon = || Goal::Build(Project::Level(Track::Weapon));
    assert_eq!(why(&t, weapon()), Why::Weapon);
    t.s.weapon = 1;
    assert_eq!(why(&t, weapon()), Why::Stronger);
    // Who sleeps outside does not eat in camp, and what waits is eaten.
    t.s.stock.food = 0;
    t.s.friday = None;
    assert_eq!(why(&t, Goal::Hunt), Why::Hunger);
    t.s.future.stock.food = 1;
    assert_eq!(why(&t, Goal::Hunt), Why::Store);
}

#[test]
fn a_tile_that_surely_wounds_is_passed_by_while_another_can_be_explored() {
    let mut t = Table::of(&["cook"]);
    t.s.weapon = 0;
    let explored = |t: &Table| {
        let all = guide::advise_all(catalog(), &t.s, Seat(0));
        let mut goals = all.into_iter().map(|step| step.what.goal);
        goals.find_map(|goal| match goal {
            Goal::Explore(space) => Some(space),
            _ => None,
        })
    };
    let first = explored(&t).expect("somebody explores");
    token(&mut t, TokenKind::GreaterDanger, Place::Space(first));
    assert_ne!(explored(&t), Some(first));
}

#[test]
fn the_shelter_needs_no_more_wood_than_lies_there() {
    let mut t = Table::of(&["cook"]);
    let why = |t: &Table, goal: &Goal| guide::why(catalog(), &t.s, goal);
    let mut sources = (0..2).map(|source| gather(Space::M1, source));
    let wood = sources.find(|goal| why(&t, goal) == Why::ShelterWood);
    let wood = wood.expect("wood grows there");
    t.s.stock.wood = 1;
    assert_eq!(why(&t, &wood), Why::ShelterWood);
    t.s.stock.wood = 2;
    assert_eq!(why(&t, &wood), Why::Pile);
}

#[test]
fn every_reason_has_words() {
    for lang in Lang::ALL {
        let words = Wording::get(lang);
        for why in Why::ALL {
            let text = words.why(why);
            assert!(
                text.len() > 10 && !text.contains("why-"),
                "{lang:?} {why:?}: {text}"
            );
        }
    }
}

#[test]
fn there_is_advice_wherever_a_plan_cannot_be_carried_out_yet() {
    let catalog = catalog();
    let (mut asked, mut wrecks) = (0, 0);
    for seed in 0..GAMES {
        played(seed, |state| {
            let command = policy::suggest(catalog, state, Seat(0))?;
            let go = Island::apply(catalog, state, Seat(0), &Command::Advance);
            if state.planning && state.ask.is_none() && go.is_err() {
                asked += 1;
                let advice = guide::advise(catalog, state, Seat(0));
                let lost = matches!(command, Command::Unassign { .. } | Command::Leave { .. });
                if let Some(Advice { command, why }) = &advice
                    && let Command::Assign(what) = command
                    && let Goal::Threat { slot, .. } = what.goal
                {
                    let threat = state.threats[usize::from(slot)].as_ref().expect("a card");
                    assert!(*why != Why::Threat || !threat.wreckage, "seed {seed}");
                    wrecks += u32::from(threat.wreckage);
                }
                assert!(
                    advice.is_some() || lost,
                    "seed {seed}, round {}: {command:?}, but no advice",
                    state.round
                );
            }
            Some(command)
        });
    }
    assert!(asked > 500 && wrecks > 3, "{asked} {wrecks}");
}

#[test]
fn an_answer_that_is_said_to_kill_does_and_there_are_such() {
    let catalog = catalog();
    let (mut friday_dies, mut lost, mut named) = (0, 0, 0_u32);
    for seed in 0..60 {
        played(seed, |state| {
            if state.planning && state.ask.is_none() {
                // As late in a hard game: the next wounds are the last.
                if let Some(friday) = &mut state.friday
                    && !friday.dead
                {
                    friday.wounds = 3;
                }
                state.people[0].wounds = state.people[0].wounds.max(9);
            }
            for (key, peril) in legal::perils(catalog, state) {
                let death = legal::death(catalog, state, &key);
                let ask = state.ask.as_ref().expect("a question");
                let answer = Command::Choose(Answer {
                    decision: ask.id,
                    picks: vec![key],
                });
                let seat = Island::awaited(catalog, state)[0].seat;
                let mut then = Island::apply(catalog, state, seat, &answer)
                    .expect("an answer")
                    .state;
                while then.ask.is_some() && then.end.is_none() {
                    let (seat, next) = Island::fallback(catalog, &then).expect("a default");
                    then = Island::apply(catalog, &then, seat, &next)
                        .expect("it can be given")
                        .state;
                }
                match peril {
                    Peril::Friday => {
                        friday_dies += 1;
                        let dead = then.friday.as_ref().is_some_and(|friday| friday.dead);
                        assert!(dead || then.end.is_some(), "seed {seed}");
                    }
                    // The event that comes before may change it.
                    Peril::Morning => {}
                    Peril::Lost => {
                        lost += 1;
                        assert!(then.end.is_some_and(|end| end != End::Won), "seed {seed}");
                        // Somebody dies, mostly whoever is named, and of as many wounds as are said.
                        let Some(death) = death else {
                            continue;
                        };
                        assert!(matches!(then.end, Some(End::Died(_))), "seed {seed}");
                        named += u32::from(then.end == Some(End::Died(death.who)));
                        let sum = u16::from(death.had)
                            + death.more.iter().copied().map(u16::from).sum::<u16>();
                        assert!(sum >= u16::from(death.dies_on), "seed {seed}: {death:?}");
                    }
                }
            }
            Some(quick(state))
        });
    }
    assert!(friday_dies > 3 && lost > 3, "{friday_dies} {lost}");
    assert!(named > 3, "{named}");
}

#[test]
fn what_the_player_would_use_first_can_be_used_and_questions_have_an_answer() {
    let catalog = catalog();
    let (mut used, mut answered) = (0, 0);
    for seed in 0..20 {
        played(seed, |state| {
            let first = guide::uses_first(catalog, state, Seat(0));
            assert!(first.is_empty() || (state.planning && state.ask.is_none()));
            if let Some((what, _)) = first.into_iter().next() {
                used += 1;
                let taken = Island::apply(catalog, state, Seat(0), &Command::Use(what));
                assert!(taken.is_ok(), "seed {seed}");
            }
            if let Some(answer) = guide::answer(catalog, state, Seat(0)) {
                answered += 1;
                let given = Island::apply(catalog, state, Seat(0), &Command::Choose(answer));
                assert!(given.is_ok(), "seed {seed}");
            }
            Some(quick(state))
        });
    }
    assert!(used > 10 && answered > 100, "{used} {answered}");
}

#[test]
fn in_the_first_round_nobody_is_advised_to_lay_wood_on_the_pile() {
    let catalog = catalog();
    for seed in 0..GAMES {
        played(seed, |state| {
            if state.round > 1 {
                return None;
            }
            let first = guide::uses_first(catalog, state, Seat(0));
            assert!(
                first.iter().all(|(what, _)| *what != Usable::Pile),
                "seed {seed}"
            );
            Some(match guide::advise(catalog, state, Seat(0)) {
                Some(advice) => {
                    assert_ne!(advice.command, Command::Use(Usable::Pile), "seed {seed}");
                    advice.command
                }
                None => quick(state),
            })
        });
    }
}

#[test]
fn nobody_is_advised_to_leave_a_natural_shelter_for_the_open() {
    let catalog = catalog();
    let mut t = Table::of(&["cook"]).tile(Space::M2, 2);
    t.s.camp = Space::M2;
    t.s.island.get_mut(&Space::M2).expect("laid").exhausted = [0].into();
    let beach = t.s.island[&Space::M1].number;
    assert!(catalog.tiles[&beach].sources.len() > 1, "more grows there");
    t.run_ops(vec![Op::MayMoveCamp], &Ctx::default());
    let ask = t.s.ask.as_ref().expect("it is asked");
    assert_eq!(ask.prompt.question, Question::MayMoveCamp);
    let advised = guide::answer(catalog, &t.s, Seat(0)).expect("an answer");
    assert_eq!(advised.picks, [Key::from("stay")]);
}

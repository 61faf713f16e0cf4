//! Rules of setup, sheet, characters, wounds, rounds and the first three phases, each test naming the ids it holds.

mod table;

use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    content::Icon,
    effect::{Effect, Target},
    event::Event,
    ids::{Deck, Part, Phase, Place, Res, Space, TokenKind, Who},
    plan::{Goal, Project},
    reject::Rejection,
    setup::Setup,
    state::{End, EventDeckCard, State, Threat},
    task::{CardRef, Ctx, Op, Usable},
};
use table::{ME, Table, catalog, play::assign};

fn created(setup: &Setup, seed: u64) -> State {
    Island::create(catalog(), setup, seed)
        .expect("a good setup")
        .state
}

fn event(key: &str) -> EventDeckCard {
    EventDeckCard::Event(key.into())
}

fn wound(n: u8) -> Effect {
    Effect::Wound {
        who: Target::EachPlayer,
        n,
    }
}

/// An event of this icon whose effect asks nothing of an empty table.
fn quiet(icon: Icon) -> Key {
    let quiet = |k: &&Key| {
        let card = &catalog().events[*k];
        card.icon == Some(icon) && matches!(card.event.as_slice(), [Effect::Morale { .. }])
    };
    let found = catalog().events.keys().find(quiet);
    found
        .cloned()
        .unwrap_or_else(|| panic!("no quiet {icon:?}"))
}

// R-SETUP-3
#[test]
fn nobody_shares_a_character() {
    let mut setup = Setup::standard(2);
    setup.characters = vec![Some("cook".into()), Some("cook".into())];
    assert!(Island::create(catalog(), &setup, 1).is_err());
    for seed in 0..40 {
        let mut setup = Setup::standard(4);
        setup.characters[2] = Some("cook".into());
        let s = created(&setup, seed);
        let mut names: Vec<&str> = s.people.iter().map(|p| p.character.as_str()).collect();
        assert_eq!(names[2], "cook", "chosen ones stay");
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 4, "drawn ones differ");
    }
}

// R-SETUP-2, R-SETUP-10, R-SHEET-4
#[test]
fn the_sheet_adds_to_the_setup_and_its_inventions_are_no_cards() {
    let s = created(&Setup::standard(1), 3);
    let sheet = &catalog().scenarios["castaways"];
    assert_eq!(sheet.inventions.len(), 2);
    for key in sheet.inventions.iter().map(|i| &i.id) {
        assert!(s.inventions.contains_key(key), "{key} lies on the sheet");
        assert!(!s.piles.inventions.contains(key), "{key} is in no deck");
    }
    // The Shovel's beach counts as seen from the start; only scenario 4 begins elsewhere.
    let mut t = Table::solo();
    assert_eq!(t.s.island[&Space::M1].number, 8);
    assert_eq!(
        t.plan(Goal::Build(Project::Invention("shovel".into())), &[ME]),
        Ok(()),
        "the landing beach is seen in scenario 1"
    );
}

// R-SETUP-13, R-SETUP-15, R-SETUP-19
#[test]
fn decks_are_whole_and_shuffled() {
    let s = created(&Setup::standard(2), 4);
    let other = created(&Setup::standard(2), 5);
    for deck in [Deck::Build, Deck::Gather, Deck::Explore] {
        assert_eq!(s.piles.adventures[&deck].len(), 30, "{deck:?}");
        assert_ne!(s.piles.adventures[&deck], other.piles.adventures[&deck]);
        assert!(catalog().dice.contains_key(&deck), "{deck:?} has its dice");
    }
    assert!(s.piles.mysteries.len() >= 51);
    assert_ne!(s.piles.mysteries, other.piles.mysteries);
    assert_eq!(
        s.piles.discovery.len(),
        18 + 4,
        "18 standard, 4 of the sheet"
    );
    assert_ne!(s.piles.discovery, other.piles.discovery);
}

// R-SETUP-18, R-SETUP-20, R-SETUP-23
#[test]
fn equipment_wreckage_and_the_first_player() {
    let s = created(&Setup::standard(3), 6);
    assert_eq!(s.equipment.len(), 2);
    assert!(s.equipment.iter().all(|(_, uses)| *uses == 2));
    assert_ne!(s.equipment[0].0, s.equipment[1].0);
    assert!(s.threats[0].is_none());
    let right = s.threats[1].as_ref().expect("wreckage on the right");
    assert_eq!((right.card.as_str(), right.wreckage), ("food_crates", true));
    // Who is youngest the program cannot know: the first seat leads round 1.
    assert_eq!(s.first, 0);
}

// R-SETUP-22
#[test]
fn with_four_players_arrange_camp_gives_one_of_two() {
    let four = ["carpenter", "cook", "explorer", "soldier"];
    for (characters, choice) in [(&four[..], true), (&four[..3], false)] {
        let mut t = Table::of(characters);
        for seat in 0..characters.len() {
            for _ in 0..2 {
                let seat = u8::try_from(seat).expect("few");
                let pawn = castaway_robinson::plan::Pawn::Seat(seat);
                let goal = if seat == 0 { Goal::Arrange } else { Goal::Rest };
                t.give_as(seat, &assign(goal, &[pawn])).expect("free");
            }
        }
        t.advance().expect("all stand");
        let asked = t.question() == Some(&castaway_robinson::ask::Question::ArrangeCamp);
        assert_eq!(asked, choice, "{} players", characters.len());
    }
}

// R-SHEET-1, R-SHEET-2, R-SHEET-3, R-EVENT-5, R-S1-5
#[test]
fn the_sheet_says_what_is_needed_and_its_book_and_totem_do_nothing_in_castaways() {
    let sheet = &catalog().scenarios["castaways"];
    assert_eq!(sheet.rounds, 12);
    let stages = sheet.woodpile.as_ref().map(|p| p.stages.clone());
    assert_eq!(stages, Some(vec![1, 2, 3, 4, 5]));
    assert_eq!(sheet.tokens.len(), 4);
    assert_eq!(
        sheet
            .weather
            .iter()
            .map(|w| w.dice.len())
            .collect::<Vec<_>>(),
        [0, 1, 3]
    );
    assert!(sheet.book.is_empty() && sheet.totems.is_empty());
    let mut t = Table::of(&["cook", "soldier"]);
    let before = t.s.clone();
    let key = quiet(Icon::Book);
    t.s.piles.events = vec![EventDeckCard::Event(key.clone())];
    t.s.morale = 1;
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
    assert_eq!(t.s.tokens, before.tokens, "a book puts no token anywhere");
    assert_eq!(t.s.stock, before.stock);
    assert_eq!(t.s.threats[1].as_ref().map(|x| &x.card), Some(&key));
}

// R-CHARS-1, R-CHARS-2, R-PLAN-2
#[test]
fn a_character_is_a_sheet_with_two_pawns_of_which_one_always_stays() {
    let mut t = Table::of(&["cook", "soldier"]);
    let view = Island::view(catalog(), &t.s, None);
    assert!(view.people.iter().all(|p| p.pawns == 2));
    t.s.people[0].pawn_limit = Some(0);
    let view = Island::view(catalog(), &t.s, None);
    assert_eq!((view.people[0].pawns, view.people[1].pawns), (1, 2));
    // There is nothing in the state that could be a sheet's side.
    let person = serde_json::to_value(&t.s.people[0]).expect("data");
    assert!(person.get("side").is_none() && person.get("gender").is_none());
}

// R-CHARS-4
#[test]
fn abilities_come_back_after_the_night() {
    let mut t = Table::of(&["explorer"]);
    t.s.people[0].det = 9;
    let speech = Usable::Ability("motivational_speech".into());
    t.use_it(speech.clone()).expect("first");
    assert!(t.use_it(speech.clone()).is_err(), "once a round");
    t.s.stock.food = 5;
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.advance().expect("all stand");
    while !(t.s.planning && t.s.round == 2) && t.s.end.is_none() {
        t.first();
    }
    t.s.people[0].det = 9;
    t.use_it(speech).expect("again");
}

// R-WOUND-6, R-WOUND-7, R-WOUND-8
#[test]
fn special_wounds_lie_on_a_part_and_stay_until_a_card_takes_them() {
    let mut t = Table::of(&["cook", "soldier"]);
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        action: true,
        ..Ctx::default()
    };
    t.s.phase = Phase::Action;
    let special = |deck| {
        Op::Effect(Effect::SpecialWound {
            part: Part::Leg,
            deck,
        })
    };
    t.run_ops(vec![special(Deck::Build), special(Deck::Gather)], &ctx);
    assert_eq!(
        t.s.people[0].specials,
        [(Part::Leg, Deck::Build), (Part::Leg, Deck::Gather)]
    );
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    assert!(t.s.people[1].specials.is_empty());
    t.s.people[0].wounds = 4;
    t.run_in(
        Phase::Night,
        vec![Effect::Heal {
            who: Target::EachPlayer,
            n: 3,
        }],
    );
    assert_eq!((t.wounds(0), t.s.people[0].specials.len()), (1, 2));
    t.run_in(
        Phase::Event,
        vec![Effect::ClearSpecialWound {
            part: Part::Leg,
            deck: Deck::Build,
        }],
    );
    assert_eq!(t.s.people[0].specials, [(Part::Leg, Deck::Gather)]);
}

// R-WOUND-5
#[test]
fn things_heal_at_night_only_and_rest_heals_at_once() {
    let mut t = Table::solo();
    t.s.people[0].wounds = 5;
    let flask = Key::from("flask_of_rum");
    t.s.equipment = vec![(flask.clone(), 2)];
    assert!(
        t.use_it(Usable::Equipment(flask.clone())).is_err(),
        "not while planning"
    );
    t.s.stock.food = 5;
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.advance().expect("all stand");
    let healed = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::Healed { n: 1, .. }))
        .count();
    assert_eq!(healed, 2, "each Rest heals one at once");
    while t.s.phase != Phase::Night {
        t.first();
    }
    let offered = t.options().iter().any(|o| o.contains(flask.as_str()));
    assert!(offered, "at night it is offered: {:?}", t.options());
}

// R-PERS-2, R-PERS-3, R-PERS-4
#[test]
fn a_personal_invention_pays_its_owner_each_time_it_is_built() {
    let key = Key::from("fireplace");
    let built = |seed: u64| {
        let mut t = Table::of(&["cook", "soldier"]).item("fire").wood(9);
        t.s.chance = castaway_kernel::Chance::from_seed(seed);
        t.s.stock.fur = 9;
        t.s.stock.food = 9;
        let me = castaway_robinson::plan::Pawn::Seat(0);
        let what = castaway_robinson::plan::Assignment {
            goal: Goal::Build(Project::Invention(key.clone())),
            pawns: vec![me, me],
            price: 0,
            aids: vec![],
            discount: false,
        };
        t.give(&castaway_robinson::command::Command::Assign(what))
            .expect("sure");
        for _ in 0..2 {
            t.give_as(
                1,
                &assign(Goal::Rest, &[castaway_robinson::plan::Pawn::Seat(1)]),
            )
            .expect("free");
        }
        t.advance().expect("all stand");
        t
    };
    let t = built(1);
    let paid = |t: &Table| {
        t.events
            .iter()
            .filter(|e| {
                matches!(
                    e,
                    Event::Det {
                        who: Who::Seat(0),
                        n: 2
                    }
                )
            })
            .count()
    };
    assert_eq!(paid(&t), 1, "2 at once");
    let mut t = Table::of(&["cook", "soldier"]).item("fireplace");
    t.run_ops(vec![Op::FlipItem(key.clone())], &Ctx::default());
    assert!(!t.s.built("fireplace"));
    assert_eq!(
        t.s.inventions[&key].owner,
        Some(0),
        "beside the sheet again"
    );
    // Built, it serves everybody: it counts as an item of the group.
    let mut t = Table::of(&["cook", "soldier"]).item("fireplace");
    t.run_ops(
        vec![Op::Available(CardRef::Invention(key.clone()), None)],
        &Ctx::default(),
    );
    assert!(t.s.built("fireplace"));
    // And built anew it pays anew.
    assert_eq!(paid(&built(2)), 1);
}

// R-ROUND-1, R-EVENT-1
#[test]
fn phases_come_in_order_and_the_first_round_has_no_event() {
    let start = created(&Setup::standard(1), 5);
    assert_eq!(
        (start.round, start.piles.events.len()),
        (1, 12),
        "no card is drawn"
    );
    let mut t = Table::solo().wood(9);
    t.s.stock.food = 9;
    // From round 4 on there are weather dice.
    t.s.round = 4;
    let cards = t.s.piles.events.len();
    for _ in 0..2 {
        t.plan(Goal::Rest, &[ME]).expect("free");
    }
    t.advance().expect("all stand");
    while t.s.ask.is_some() {
        t.first();
    }
    let phases: Vec<Phase> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Phase(phase) => Some(*phase),
            _ => None,
        })
        .collect();
    assert_eq!(
        phases,
        [
            Phase::Action,
            Phase::Weather,
            Phase::Night,
            Phase::Event,
            Phase::Morale,
            Phase::Production,
            Phase::Action
        ]
    );
    assert_eq!(t.s.piles.events.len(), cards - 1);
}

// R-ROUND-2
#[test]
fn all_lose_when_one_dies_or_time_is_over() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[1].wounds = 11;
    t.run_in(Phase::Event, vec![wound(9)]);
    assert!(matches!(t.s.end, Some(End::Died(_))));
    let mut t = Table::solo();
    t.s.round = 12;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::TimeOver));
}

// R-EVENT-2, R-EVENT-3, EX-EVENT-1
#[test]
fn adventures_on_top_of_the_event_deck_act_first_and_leave() {
    let mut t = Table::of(&["cook", "soldier"]);
    let card = |key: &str, serial| EventDeckCard::Adventure {
        deck: Deck::Build,
        card: key.into(),
        serial,
    };
    let book = quiet(Icon::Book);
    // The top lies at the end: breakdown gives the First Player 2 determination, coming_to_terms costs morale.
    t.s.piles.events = vec![
        event("otters"),
        EventDeckCard::Event(book.clone()),
        card("coming_to_terms", 801),
        card("breakdown", 800),
    ];
    let threat = |serial, key: &str| {
        Some(Threat {
            serial,
            card: key.into(),
            wreckage: false,
        })
    };
    // Winter Depression, pushed off, costs everybody 1 determination.
    t.s.threats = [threat(700, "winter_depression"), threat(701, "otters")];
    t.s.first = 1;
    t.s.people[0].det = 1;
    t.s.morale = 3;
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
    assert_eq!(
        (t.det(0), t.det(1)),
        (0, 1),
        "2 to the First Player, 1 from each"
    );
    let drop: i8 = match catalog().events[&book].event.as_slice() {
        [Effect::Morale { n }] => *n,
        other => panic!("{other:?}"),
    };
    assert_eq!(t.s.morale, (3 - 1 + drop).clamp(-3, 3));
    let on = |at: usize| t.s.threats[at].as_ref().map(|x| x.card.as_str().to_owned());
    assert_eq!(on(0).as_deref(), Some("otters"));
    assert_eq!(on(1), Some(book.to_string()));
    assert_eq!(
        t.s.piles.events,
        [event("otters")],
        "both cards left the game"
    );
    let told: Vec<&Event> = t
        .events
        .iter()
        .filter(|e| {
            matches!(
                e,
                Event::CameBack(_) | Event::Drawn(_) | Event::ThreatFired(_)
            )
        })
        .collect();
    assert!(
        matches!(
            told.as_slice(),
            [Event::CameBack(_), Event::CameBack(_), Event::Drawn(_), Event::ThreatFired(CardRef::Event(k))] if *k == "winter_depression"
        ),
        "{told:?}"
    );
}

// R-EVENT-4, R-EVENT-6
#[test]
fn an_adventure_icon_puts_its_token_once_and_before_the_effect() {
    for (icon, deck) in [
        (Icon::Build, Deck::Build),
        (Icon::Gather, Deck::Gather),
        (Icon::Explore, Deck::Explore),
    ] {
        let key = catalog()
            .events
            .values()
            .find(|e| e.icon == Some(icon))
            .map(|e| e.id.clone())
            .expect("an event of each icon");
        let mut t = Table::of(&["cook", "soldier"]);
        t.s.piles.events = vec![EventDeckCard::Event(key)];
        t.run_ops(vec![Op::DrawEvent], &Ctx::default());
        let place = (TokenKind::Adventure, Place::Deck(deck));
        assert!(t.s.tokens.contains_key(&place), "{icon:?}");
        let token = t
            .events
            .iter()
            .position(|e| *e == Event::TokenPlaced(place.0, place.1));
        let drawn = t.events.iter().position(|e| matches!(e, Event::Drawn(_)));
        assert!(
            drawn < token && token == drawn.map(|n| n + 1),
            "{icon:?} comes first"
        );
        // A second of the same icon finds the place taken.
        let again = catalog()
            .events
            .values()
            .filter(|e| e.icon == Some(icon))
            .nth(1)
            .map(|e| e.id.clone())
            .expect("a second");
        t.settle();
        let before = t.events.len();
        t.s.piles.events = vec![EventDeckCard::Event(again)];
        t.run_ops(vec![Op::DrawEvent], &Ctx::default());
        let placed = t.events[before..].contains(&Event::TokenPlaced(place.0, place.1));
        assert!(!placed, "{icon:?} lies there already");
    }
}

// R-EVENT-10, R-EVENT-14, R-EVENT-15
#[test]
fn what_an_event_takes_and_gives_counts_at_once() {
    let mut t = Table::solo().wood(3);
    t.run_in(
        Phase::Event,
        vec![
            Effect::Discard {
                res: Res::Wood,
                n: 2,
                mode: castaway_robinson::effect::Mode::Demand,
            },
            Effect::Level {
                track: castaway_robinson::ids::Track::Weapon,
                n: 1,
                mode: castaway_robinson::effect::Mode::Demand,
            },
        ],
    );
    assert_eq!((t.s.stock.wood, t.s.weapon), (1, 1));
    let mut ops = Vec::new();
    let gain: Effect = serde_json::from_str(r#"{"gain":{"res":"food","n":2}}"#).expect("an effect");
    ops.push(gain);
    t.run_in(Phase::Event, ops);
    assert_eq!(t.s.stock.food, 2);
    assert!(t.s.future.stock.is_empty());
}

// R-EVENT-13
#[test]
fn the_first_player_fights_alone_in_the_event_phase() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.first = 1;
    t.s.piles.beasts.retain(|k| k.as_str() != "fox");
    t.s.piles.hunting = vec!["fox".into()];
    let fox = &catalog().beasts["fox"];
    t.run_in(
        Phase::Event,
        vec![Effect::FightHunting {
            who: Target::FirstPlayer,
        }],
    );
    t.settle();
    assert_eq!(t.wounds(0), 0);
    assert!(t.wounds(1) >= fox.strength, "weapon 0");
    assert_eq!(t.s.stock.food, u16::from(fox.food), "its food is available");
}

// R-MORALE-7
#[test]
fn determination_belongs_to_whom_it_is_given() {
    let mut t = Table::of(&["explorer", "soldier"]);
    t.s.people[1].det = 9;
    let speech = Usable::Ability("motivational_speech".into());
    assert!(
        matches!(
            t.use_it(speech.clone()),
            Err(Rejection::NeedsDet { have: 0, .. })
        ),
        "another's tokens do not pay"
    );
    t.run_ops(vec![Op::DetOne(Who::Seat(0), 3)], &Ctx::default());
    t.use_it(speech).expect("usable as soon as gained");
    assert_eq!((t.det(0), t.det(1)), (0, 9));
}

// R-PROD-2
#[test]
fn tokens_markers_and_events_change_production() {
    let mut t = Table::solo();
    t.s.island
        .get_mut(&Space::M1)
        .expect("the beach")
        .exhausted
        .insert(0);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!(
        t.s.stock.wood + t.s.stock.food,
        1,
        "a covered source gives nothing"
    );
    let mut t = Table::solo();
    t.s.flags.production_delta = vec![(Res::Food, -1)];
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!((t.s.stock.wood, t.s.stock.food), (1, 0));
}

// R-PROD-4
#[test]
fn anybody_may_use_what_is_available() {
    let mut t = Table::of(&["cook", "soldier"]).wood(1);
    t.s.future.stock.wood = 5;
    let weapon = Goal::Build(Project::Level(castaway_robinson::ids::Track::Weapon));
    t.give_as(
        1,
        &assign(weapon.clone(), &[castaway_robinson::plan::Pawn::Seat(1)]),
    )
    .expect("the soldier uses common wood");
    assert!(
        t.give_as(
            0,
            &assign(weapon, &[castaway_robinson::plan::Pawn::Seat(0)])
        )
        .is_err(),
        "Future Resources do not count"
    );
}

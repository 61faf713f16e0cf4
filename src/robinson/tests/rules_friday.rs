//! Rules of Friday, of small tables, of setups that are easier or harder and of scenario 1, each test naming
//! the ids it holds.

mod table;

use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    content::{Face, Icon},
    effect::MysteryLimits,
    event::Event,
    ids::{Deck, Phase, Place, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    setup::{EventMix, Setup, Wreckage},
    state::{EventDeckCard, State},
    task::{CardRef, Ctx, Drawing, Op, Roll, Usable},
};
use table::{
    ME, Table, catalog, explore,
    play::{assign, build, finish, gather, go, hunting, level, order, treasure},
};

fn friday(t: &Table) -> (u8, u16) {
    t.s.friday
        .as_ref()
        .map(|f| (f.wounds, f.det))
        .expect("Friday")
}

fn his() -> Ctx {
    Ctx {
        actor: Some(Who::Friday),
        action: true,
        ..Ctx::default()
    }
}

fn create(setup: &Setup, seed: u64) -> State {
    Island::create(catalog(), setup, seed)
        .expect("a good setup")
        .state
}

// R-FRIDAY-1, R-SOLO-2
#[test]
fn the_first_player_is_a_player() {
    for (characters, order) in [
        (&["carpenter"][..], [0, 0, 0, 0]),
        (&["carpenter", "cook"], [1, 0, 1, 0]),
    ] {
        let mut t = Table::of(characters);
        for first in order {
            t.s.shelter = true;
            t.s.stock.food = 9;
            t.s.people.iter_mut().for_each(|p| p.wounds = 0);
            t.s.phase = Phase::Night;
            t.run_ops(vec![Op::RoundEnd], &Ctx::default());
            t.settle();
            assert_eq!(t.s.first, first);
        }
    }
}

// R-FRIDAY-3, R-FRIDAY-4
#[test]
fn friday_resolves_alone_and_supports_beside_a_player() {
    let fresh = || {
        let mut t = Table::solo().wood(9).tile(Space::M2, 5);
        t.s.shelter = true;
        t.s.weapon = 20;
        let beast = t.s.piles.beasts.pop().expect("beasts");
        t.s.piles.hunting.push(beast);
        t.s.threats[1] = Some(castaway_robinson::state::Threat {
            serial: 900,
            card: "fight".into(),
            wreckage: false,
        });
        t
    };
    for goal in [
        Goal::Threat { slot: 1, option: 0 },
        Goal::Hunt,
        level(Track::Weapon),
        gather(Space::M2, 0),
        explore(Space::T1),
        Goal::Arrange,
        Goal::Rest,
    ] {
        let mut t = fresh();
        let pawns: &[Pawn] = if goal == Goal::Hunt {
            &[Pawn::Friday, Pawn::Dog]
        } else {
            &[Pawn::Friday]
        };
        t.give(&assign(goal.clone(), pawns)).expect("he may");
        assert_eq!(t.s.plan[0].leader(), Some(Who::Friday), "{goal:?}");
    }
    // With the Dog he leads; with a player he supports and the player alone is rolled for.
    let mut t = fresh();
    t.give(&assign(explore(Space::T1), &[Pawn::Friday, Pawn::Dog]))
        .expect("sure");
    assert!(t.s.plan[0].is_sure());
    let mut t = fresh();
    t.give(&assign(level(Track::Weapon), &[ME, Pawn::Friday]))
        .expect("sure");
    assert_eq!(t.s.plan[0].leader(), Some(Who::Seat(0)));
    let mut t = fresh();
    t.s.friday.as_mut().expect("Friday").wounds = 0;
    t.s.tokens.insert(
        (TokenKind::Adventure, Place::Deck(Deck::Build)),
        castaway_robinson::state::TokenInfo::default(),
    );
    t.give(&assign(level(Track::Weapon), &[ME, Pawn::Friday]))
        .expect("sure");
    go(&mut t);
    finish(&mut t);
    assert!(
        t.events
            .iter()
            .any(|e| matches!(e, Event::Drawn(CardRef::Adventure(..)))),
        "the player draws"
    );
    assert_eq!(friday(&t).0, 0, "and Friday is not wounded for it");
}

// R-FRIDAY-6
#[test]
fn friday_pays_two_determination_for_any_die() {
    for deck in [Deck::Build, Deck::Gather, Deck::Explore] {
        let roll = Roll {
            deck,
            success: Some(Face::Det),
            wound: Some(Face::Wound),
            adventure: Some(Face::Adventure),
        };
        for name in ["success", "wound", "adventure"] {
            let mut t = Table::solo();
            t.s.people[0].det = 9;
            t.s.friday.as_mut().expect("Friday").det = 3;
            t.run_ops(vec![Op::AfterRoll(roll)], &his());
            assert_eq!(t.options(), ["go", "success", "wound", "adventure"]);
            t.pick(name);
            assert_eq!((friday(&t).1, t.det(0)), (1, 9), "{deck:?} {name}");
            let rolled: Vec<&Event> = t
                .events
                .iter()
                .filter(|e| matches!(e, Event::Rerolled { .. }))
                .collect();
            assert_eq!(rolled.len(), 1);
            assert_eq!(t.question(), None, "1 is too little for another");
        }
        // Not the dice of a player.
        let mut t = Table::of(&["soldier"]);
        t.s.friday.as_mut().expect("Friday").det = 9;
        let ctx = table::play::acting();
        t.run_ops(vec![Op::AfterRoll(roll)], &ctx);
        assert_eq!(t.question(), None);
    }
}

// R-FRIDAY-8
#[test]
fn friday_heals_like_anybody() {
    let mut t = Table::solo();
    t.s.friday.as_mut().expect("Friday").wounds = 3;
    treasure(&mut t, "bottle_of_wine");
    t.s.phase = Phase::Night;
    let wine = Usable::Kept(table::play::kept(&t, "bottle_of_wine"));
    t.use_it(wine).expect("he is hurt");
    assert_eq!((friday(&t).0, t.wounds(0)), (1, 0), "2 wounds of his");
    let mut t = Table::solo();
    t.s.friday.as_mut().expect("Friday").wounds = 3;
    t.give(&assign(Goal::Rest, &[Pawn::Friday])).expect("free");
    go(&mut t);
    assert_eq!(friday(&t).0, 2, "a Rest of his");
}

// R-FRIDAY-10
#[test]
fn friday_uses_things_but_neither_bed_nor_hammock() {
    for bed in [true, false] {
        let mut t = Table::solo();
        if bed {
            t = t.item("bed");
        } else {
            treasure(&mut t, "hammock");
            t.s.kept[0].from = 0;
        }
        t.s.friday.as_mut().expect("Friday").wounds = 3;
        t.s.people[0].wounds = 4;
        t.give(&assign(Goal::Rest, &[Pawn::Friday])).expect("free");
        t.give(&assign(Goal::Rest, &[ME])).expect("free");
        t.give(&assign(Goal::Arrange, &[ME])).expect("free");
        go(&mut t);
        assert_eq!(friday(&t), (2, 0), "1 wound and no determination");
        assert!(t.events.contains(&Event::Det {
            who: Who::Seat(0),
            n: 1
        }));
    }
    // An item helps his Gather, a pistol his hunt.
    let mut t = Table::solo().tile(Space::M2, 6).item("basket");
    t.give(&castaway_robinson::command::Command::Assign(
        castaway_robinson::plan::Assignment {
            goal: gather(Space::M2, 0),
            pawns: vec![Pawn::Friday],
            price: 0,
            aids: vec!["basket".into()],
            discount: false,
        },
    ))
    .expect("the basket");
    let mut t = Table::solo();
    t.s.equipment = vec![("pistol".into(), 1)];
    let strong = catalog()
        .beasts
        .values()
        .find(|b| b.strength >= 3)
        .map(|b| b.id.to_string())
        .expect("a strong beast");
    hunting(&mut t, &[&strong]);
    t.give(&assign(Goal::Hunt, &[Pawn::Friday, Pawn::Dog]))
        .expect("a hunt");
    go(&mut t);
    assert!(t.options().contains(&"use-e-pistol".to_owned()));
    t.pick("use-e-pistol");
    assert!(t.events.iter().any(|e| matches!(
        e,
        Event::Fight {
            who: Who::Friday,
            weapon: 3,
            ..
        }
    )));
}

// R-FRIDAY-11
#[test]
fn friday_draws_mysteries_and_suffers_them() {
    let draw = |key: &str| {
        let mut t = Table::solo();
        t.s.piles.mysteries = vec![key.into()];
        t.s.phase = Phase::Action;
        let drawing = Drawing {
            limits: MysteryLimits {
                treasures: 1,
                traps: 1,
                creatures: 1,
                total: 1,
                dangers: None,
            },
            aside: vec![],
            won: vec![],
            resolved: 0,
            stopped: false,
        };
        t.run_ops(vec![Op::Mystery(drawing)], &his());
        t.settle();
        t
    };
    assert_eq!(friday(&draw("bite")), (1, 0));
    assert_eq!(draw("bite").wounds(0), 0);
    assert_eq!(
        draw("gold").s.future.treasures,
        [(Key::from("gold"), Who::Friday)]
    );
    let t = draw("blowgun");
    assert_eq!(
        t.s.friday.as_ref().and_then(|f| f.pawn_limit_next),
        None,
        "the blowgun does nothing to him"
    );
    assert_eq!(t.s.piles.mystery_discard, ["blowgun"]);
}

// R-FRIDAY-12, R-FRIDAY-13, R-FRIDAY-14
#[test]
fn friday_has_one_pawn_that_may_stay_and_costs_nothing() {
    let mut t = Table::of(&["carpenter", "cook"]).wood(2);
    assert_eq!(friday(&t), (0, 0), "unhurt at the start");
    t.give(&order(Goal::Build(Project::Shelter), &[ME], 0))
        .expect("2 wood, as for two players");
    assert_eq!(t.s.plan[0].tied.wood, 2);
    t.give(&assign(explore(Space::M2), &[Pawn::Friday]))
        .expect("his pawn");
    assert_eq!(
        t.give(&assign(Goal::Rest, &[Pawn::Friday])),
        Err(Rejection::PawnNotFree),
        "there is one"
    );
    let mut t = Table::of(&["carpenter", "cook"]);
    go(&mut t);
    assert!(
        t.events.iter().all(|e| !matches!(
            e,
            Event::Resolving { what } if what.pawns.contains(&Pawn::Friday)
        )),
        "unused, and the round goes on"
    );
    assert!(t.s.round == 2 || t.s.ask.is_some());
}

// R-2P-1, R-SOLO-1
#[test]
fn friday_joins_one_and_two_and_the_dog_one() {
    for players in 1..=4 {
        let setup = Setup::standard(players);
        for seed in 0..40 {
            let s = create(&setup, seed);
            assert_eq!(s.friday.is_some(), players <= 2);
            assert_eq!(s.dog, players == 1);
            let soldier = s.people.iter().any(|p| p.character.as_str() == "soldier");
            assert!(players > 2 || !soldier, "the soldier is advised against");
        }
    }
    let soldier = (0..40).any(|seed| {
        create(&Setup::standard(3), seed)
            .people
            .iter()
            .any(|p| p.character.as_str() == "soldier")
    });
    assert!(soldier, "with three the soldier is drawn like all");
    // Alone one builds at the prices of two.
    for price in [0, 1] {
        let mut t = Table::solo().wood(2);
        t.s.stock.fur = 1;
        t.give(&order(Goal::Build(Project::Shelter), &[ME], price))
            .expect("2 wood or 1 fur");
        let tied = t.s.plan[0].tied;
        assert_eq!((tied.wood, tied.fur), [(2, 0), (0, 1)][usize::from(price)]);
    }
    let mut named = Setup::standard(2);
    named.characters = vec![Some("soldier".into()), None];
    assert_eq!(create(&named, 1).people[0].character, "soldier");
}

fn books(cat: &Catalog, s: &State) -> (usize, usize) {
    let book = |e: &EventDeckCard| matches!(e, EventDeckCard::Event(k) if cat.events[k].icon == Some(Icon::Book));
    let n = s.piles.events.iter().filter(|e| book(e)).count();
    (n, s.piles.events.len() - n)
}

// R-VAR-1, R-VAR-2, R-VAR-3, EX-VAR-1, EX-VAR-2
#[test]
fn a_game_may_be_made_easier_or_harder() {
    // Helpers and equipment are as wished.
    for (friday, dog, equipment) in [
        (true, true, 4),
        (false, false, 1),
        (false, false, 0),
        (true, false, 3),
        (false, true, 2),
    ] {
        for players in 1..=4 {
            let setup = Setup {
                friday,
                dog,
                equipment,
                ..Setup::standard(players)
            };
            let s = create(&setup, 3);
            assert_eq!((s.friday.is_some(), s.dog), (friday, dog));
            assert_eq!(s.equipment.len(), usize::from(equipment));
        }
    }
    // The mix of 12 events, reversed in the scenario whose book does nothing.
    let mut other = Catalog::load().expect("content");
    other
        .scenarios
        .get_mut("castaways")
        .expect("scenario 1")
        .books_are_easier = false;
    for (events, usual, here) in [
        (EventMix::Normal, (6, 6), (6, 6)),
        (EventMix::Easier, (4, 8), (8, 4)),
        (EventMix::Harder, (8, 4), (4, 8)),
    ] {
        let setup = Setup {
            events,
            ..Setup::standard(2)
        };
        let s = Island::create(&other, &setup, 7).expect("good").state;
        assert_eq!(books(&other, &s), usual, "{events:?}");
        assert_eq!(books(catalog(), &create(&setup, 7)), here, "{events:?}");
    }
}

// R-VAR-4
#[test]
fn the_wreckage_may_be_drawn() {
    let found = |wreckage| {
        (0..60)
            .map(|seed| {
                let setup = Setup {
                    wreckage,
                    ..Setup::standard(2)
                };
                let s = create(&setup, seed);
                assert!(s.threats[0].is_none());
                let card = s.threats[1].clone().expect("on the right");
                assert!(card.wreckage);
                card.card.to_string()
            })
            .collect::<std::collections::BTreeSet<String>>()
            .into_iter()
            .collect::<Vec<_>>()
    };
    assert_eq!(found(Wreckage::FoodCrates), ["food_crates"]);
    assert_eq!(
        found(Wreckage::Random),
        ["captains_chest", "food_crates", "wrecked_lifeboat"]
    );
}

// R-S1-7
#[test]
fn the_medallion_is_shared_freely() {
    for (answers, cook, friday_det) in [
        (["s0", "s0", "s0"], 0, 0),
        (["s0", "s1", "friday"], 1, 1),
        (["s1", "s1", "friday"], 2, 1),
    ] {
        let mut t = Table::of(&["carpenter", "cook"]);
        t.s.discoveries = vec!["medallion".into()];
        t.use_it(Usable::Discovery("medallion".into()))
            .expect("held");
        for answer in answers {
            t.pick(answer);
        }
        assert_eq!(t.question(), None, "3 in all");
        assert_eq!(t.det(0) + t.det(1) + friday(&t).1, 3);
        assert_eq!((t.det(1), friday(&t).1), (cook, friday_det));
    }
}

// R-S1-8
#[test]
fn the_hatchet_brings_wood_to_the_camp_tile_and_moves() {
    let here =
        |t: &Table, space| table::play::has(t, TokenKind::AdditionalWood, Place::Space(space));
    let mut t = Table::of(&["carpenter", "cook"]).wood(1).tile(Space::M2, 5);
    t.give(&assign(build("hatchet"), &[ME; 2])).expect("sure");
    go(&mut t);
    assert!(here(&t, Space::M1));
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert!(!here(&t, Space::M1) && here(&t, Space::M2));
    // Where one lies already it stays the only one.
    let mut t = Table::of(&["carpenter", "cook"]).wood(1).tile(Space::M2, 5);
    table::play::token(&mut t, TokenKind::AdditionalWood, Place::Space(Space::M1));
    t.give(&assign(build("hatchet"), &[ME; 2])).expect("sure");
    go(&mut t);
    assert!(here(&t, Space::M1) && t.s.built("hatchet"));
    assert_eq!(
        t.s.tokens
            .keys()
            .filter(|(kind, _)| *kind == TokenKind::AdditionalWood)
            .count(),
        1
    );
}

// R-FRIDAY-4
#[test]
fn under_a_players_pawn_friday_supports() {
    let mut t = Table::of(&["cook", "soldier"]).wood(9);
    t.give_as(0, &assign(level(Track::Weapon), &[Pawn::Friday]))
        .expect("begun");
    let placement = t.s.plan[0].id;
    let join = castaway_robinson::command::Command::Join {
        placement,
        pawns: vec![Pawn::Seat(0)],
        lead: false,
    };
    t.give_as(0, &join).expect("helps");
    assert_eq!(t.s.plan[0].leader(), Some(Who::Seat(0)), "and goes on top");
    let mut t = Table::of(&["cook", "soldier"]).wood(9);
    assert_eq!(
        t.give_as(
            0,
            &assign(level(Track::Weapon), &[Pawn::Friday, Pawn::Seat(0)])
        ),
        Err(Rejection::FridaySupports)
    );
    let mut t = Table::of(&["cook", "soldier"]).wood(9);
    t.give_as(
        0,
        &assign(level(Track::Weapon), &[Pawn::Seat(0), Pawn::Friday]),
    )
    .expect("sure");
    assert_eq!(t.s.plan[0].leader(), Some(Who::Seat(0)));
}

// R-CARD-7
#[test]
fn the_blowgun_does_not_hurt_friday() {
    let suffers = |key: &str| {
        let mut t = Table::of(&["cook", "soldier"]);
        t.s.piles.mysteries.retain(|k| k.as_str() != key);
        let ctx = Ctx {
            actor: Some(Who::Friday),
            action: true,
            ..Ctx::default()
        };
        t.s.phase = Phase::Action;
        t.run_ops(vec![Op::MysteryCard(key.into())], &ctx);
        t.settle();
        let friday = t.s.friday.expect("he plays");
        (friday.wounds, friday.pawn_limit_next)
    };
    assert_eq!(suffers("blunt_spear"), (2, None));
    assert_eq!(suffers("blowgun"), (0, None));
}

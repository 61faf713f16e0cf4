//! Rules of Friday.

use castaway_clause::clause;
use castaway_kernel::{Key, Seat};
use castaway_robinson::{
    content::Face,
    effect::{Effect, MysteryLimits, Target},
    event::Event,
    ids::{Deck, Phase, Place, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    task::{CardRef, Ctx, Drawing, Op, Roll, Usable},
};

use super::help::friday;
use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, finish, gather, go, hunting, level, order, treasure},
};

fn his() -> Ctx {
    Ctx {
        actor: Some(Who::Friday),
        action: true,
        ..Ctx::default()
    }
}

#[test]
#[clause(id = "R-FRIDAY-5", says = "where he would draw an adventure he is wounded, the deck stays as it is", lies = Friday)]
#[clause(id = "R-FRIDAY-7", says = "his death does not end the game", lies = Friday)]
#[clause(id = "R-FRIDAY-7", says = "once he is dead his pawn cannot be placed", lies = Friday)]
fn friday_takes_a_wound_instead_of_an_adventure_and_may_die() {
    let mut t = Table::solo();
    let ctx = Ctx {
        actor: Some(Who::Friday),
        ..Ctx::default()
    };
    let cards = t.s.piles.adventures[&Deck::Build].len();
    t.run_ops(vec![Op::DrawAdventure(Deck::Build)], &ctx);
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(1));
    assert_eq!(t.s.piles.adventures[&Deck::Build].len(), cards);
    t.run_ops(vec![Op::Hurt(Who::Friday, 3)], &Ctx::default());
    assert!(t.s.end.is_none() && t.s.friday.as_ref().is_some_and(|f| f.dead));
    assert_eq!(
        t.plan(Goal::Rest, &[Pawn::Friday]),
        Err(Rejection::PawnNotFree)
    );
}

#[test]
#[clause(id = "R-FRIDAY-2", says = "an event's wounds for each player spare him", lies = Friday)]
fn events_do_not_touch_friday() {
    let mut t = Table::solo();
    t.run_in(
        Phase::Event,
        vec![Effect::Wound {
            who: Target::EachPlayer,
            n: 2,
        }],
    );
    assert_eq!(
        (t.wounds(0), t.s.friday.as_ref().map(|f| f.wounds)),
        (2, Some(0))
    );
}

#[test]
#[clause(id = "R-FRIDAY-1", says = "with two players the First Player alternates between them, never he", lies = Friday)]
#[clause(id = "R-SOLO-2", says = "a solo player stays First Player round after round", lies = Table)]
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

#[test]
#[clause(id = "R-FRIDAY-3", says = "alone he leads any kind of action, a hunt with the Dog", lies = Friday)]
#[clause(id = "R-FRIDAY-3", says = "with the Dog his Explore is sure", lies = Friday)]
#[clause(id = "R-FRIDAY-4", says = "beside a player's pawn on top the player leads", lies = Friday)]
#[clause(id = "R-FRIDAY-4", says = "for a token on the deck the player draws and he is not wounded", lies = Friday)]
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

#[test]
#[clause(id = "R-FRIDAY-6", says = "two of his determination roll any one of his dice again, whatever the colour", lies = Friday)]
#[clause(id = "R-FRIDAY-6", says = "his determination rolls no die of a player again", lies = Friday)]
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
        let ctx = crate::table::play::acting();
        t.run_ops(vec![Op::AfterRoll(roll)], &ctx);
        assert_eq!(t.question(), None);
    }
}

#[test]
#[clause(id = "R-FRIDAY-8", says = "a Wine heals two of his wounds at night", lies = Friday)]
#[clause(id = "R-FRIDAY-8", says = "a Rest of his heals one", lies = Friday)]
fn friday_heals_like_anybody() {
    let mut t = Table::solo();
    t.s.friday.as_mut().expect("Friday").wounds = 3;
    treasure(&mut t, "bottle_of_wine");
    t.s.phase = Phase::Night;
    let wine = Usable::Kept(crate::table::play::kept(&t, "bottle_of_wine"));
    t.use_it(wine).expect("he is hurt");
    assert_eq!((friday(&t).0, t.wounds(0)), (1, 0), "2 wounds of his");
    let mut t = Table::solo();
    t.s.friday.as_mut().expect("Friday").wounds = 3;
    t.give(&assign(Goal::Rest, &[Pawn::Friday])).expect("free");
    go(&mut t);
    assert_eq!(friday(&t).0, 2, "a Rest of his");
}

#[test]
#[clause(id = "R-FRIDAY-10", says = "his Rest gains nothing by Bed or Hammock, a player's does", lies = Friday)]
#[clause(id = "R-FRIDAY-10", says = "a Basket may go with his Gather", lies = Friday)]
#[clause(id = "R-FRIDAY-10", says = "a Pistol counts in his hunt", lies = Friday)]
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

#[test]
#[clause(id = "R-FRIDAY-11", says = "a creature that he draws wounds him and nobody else", lies = Friday)]
#[clause(id = "R-FRIDAY-11", says = "a treasure that he draws waits as found by him", lies = Friday)]
#[clause(id = "R-FRIDAY-11", says = "the Blowgun does nothing to him and is discarded", lies = Friday)]
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
                all: false,
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

#[test]
#[clause(id = "R-FRIDAY-12", says = "the actions are resolved with his pawn unused", lies = Friday)]
#[clause(id = "R-FRIDAY-13", says = "with him two players pay two wood for the shelter", lies = Friday)]
#[clause(id = "R-FRIDAY-14", says = "he starts unhurt", lies = Friday)]
#[clause(id = "R-FRIDAY-14", says = "he has no second pawn", lies = Friday)]
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

#[test]
#[clause(id = "R-FRIDAY-4", says = "a player's pawn that joins his action goes on top", lies = Friday)]
#[clause(id = "R-FRIDAY-4", says = "he cannot be put on top of a player's pawn", lies = Friday)]
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
    let offered = castaway_robinson::legal::joiners(catalog(), &t.s, Seat(0), placement);
    assert!(offered.contains(&Pawn::Seat(0)), "{offered:?}");
    let listed = castaway_robinson::legal::legal(catalog(), &t.s, Seat(0));
    assert!(listed.contains(&join));
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

#[test]
#[clause(id = "R-CARD-7", says = "the Blowgun does nothing to him, another trap wounds him", lies = Friday)]
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

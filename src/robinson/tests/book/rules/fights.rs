//! Rules of hunts, fights and dice.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    content::Face,
    effect::Effect,
    event::Event,
    ids::{Deck, Phase, Res, Space, Track, Who},
    plan::{Goal, Pawn},
    task::{CardRef, Ctx, Enemy, Op, Roll},
};

use crate::table::{
    Table, catalog,
    play::{assign, finish, go, hunting, level, lucky},
};

fn first_roll(t: &Table) -> Option<Roll> {
    t.events.iter().find_map(|e| match e {
        Event::Rolled { roll, .. } => Some(*roll),
        _ => None,
    })
}

fn weak() -> Enemy {
    Enemy {
        beast: None,
        strength: 3,
        weapon_loss: 0,
        food: 0,
        fur: 0,
        palisade_loss: 0,
        extra: vec![],
    }
}

#[test]
#[clause(id = "R-COMBAT-2", says = "a strength one above the weapons wounds who fights once, and not the other", lies = Sheet)]
#[clause(id = "R-COMBAT-5", says = "printed food and fur are gained, in the Event Phase into the store", lies = Store)]
#[clause(id = "R-COMBAT-6", says = "a palisade level that is not there is a wound of who fights", lies = Table)]
#[clause(id = "EX-UD-2", says = "strength 3 at weapon 2 and a palisade loss at 0 are two wounds", lies = Sheet)]
#[clause(id = "R-COMBAT-1", says = "wounds, weapons, food, fur, palisade and the rest come in the printed order", lies = Table)]
fn combat_compares_then_takes_then_gives() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.weapon = 2;
    let enemy = Enemy {
        weapon_loss: 1,
        food: 2,
        fur: 1,
        palisade_loss: 1,
        extra: vec![Effect::Morale { n: -1 }],
        ..weak()
    };
    t.s.phase = Phase::Event;
    t.events.clear();
    t.run_ops(vec![Op::Fight(Who::Seat(0), enemy)], &Ctx::default());
    assert_eq!((t.wounds(0), t.wounds(1), t.s.weapon), (2, 0, 1));
    assert_eq!((t.s.stock.food, t.s.stock.fur, t.s.morale), (2, 1, -1));
    let steps: Vec<&str> = t
        .events
        .iter()
        .map(|e| match e {
            Event::Fight { weapon: 2, .. } => "compared",
            Event::Wounded { n: 1, .. } => "wound",
            Event::Level { n: -1, .. } => "weapon",
            Event::Gained { res: Res::Food, .. } => "food",
            Event::Gained { res: Res::Fur, .. } => "fur",
            Event::Unmet { missing: 1, .. } => "palisade",
            Event::Morale { n: -1, .. } => "morale",
            _ => "something else",
        })
        .collect();
    assert_eq!(
        steps,
        [
            "compared", "wound", "weapon", "food", "fur", "palisade", "wound", "morale"
        ]
    );
}

#[test]
#[clause(id = "EX-TEMP-1", says = "weapon 4 and a Pistol against strength 6: no wound, weapon stays 4", lies = Store)]
#[clause(id = "R-TEMP-1", says = "a Pistol's levels are gone after the fight and the track has not moved", lies = Store)]
#[clause(id = "R-COMBAT-3", says = "a Pistol may be used before the strengths are compared", lies = Store)]
fn a_pistol_counts_for_one_comparison() {
    let mut t = Table::solo();
    t.s.weapon = 4;
    t.s.equipment = vec![("pistol".into(), 2)];
    let enemy = Enemy {
        beast: None,
        strength: 6,
        weapon_loss: 0,
        food: 0,
        fur: 0,
        palisade_loss: 0,
        extra: vec![],
    };
    t.run_ops(vec![Op::Fight(Who::Seat(0), enemy)], &Ctx::default());
    t.pick("use-e-pistol");
    assert_eq!((t.wounds(0), t.s.weapon, t.s.flags.temp_weapon), (0, 4, 0));
    assert_eq!(t.s.equipment, vec![("pistol".into(), 1)]);
}

#[test]
#[clause(id = "R-HUNT-1", says = "with two cards in the Hunting deck a third hunt is refused", lies = Deck)]
#[clause(id = "R-HUNT-2", says = "two pawns are enough for a hunt", lies = Plan)]
#[clause(id = "R-HUNT-3", says = "each hunt draws the top card", lies = Deck)]
#[clause(id = "R-HUNT-3", says = "hunted beasts lie in neither deck any more", lies = Deck)]
#[clause(id = "R-HUNT-5", says = "no hunt fails", lies = Table)]
fn there_are_as_many_hunts_as_cards_and_each_succeeds() {
    let mut t = Table::of(&["carpenter", "cook", "soldier"]);
    hunting(&mut t, &["fox", "goat"]);
    if t.s
        .piles
        .hunting
        .iter()
        .any(|k| !catalog().beasts.contains_key(k))
    {
        let names: Vec<&str> = catalog().beasts.keys().map(Key::as_str).take(2).collect();
        hunting(&mut t, &names);
    }
    t.s.shelter = true;
    t.s.weapon = 20;
    t.s.palisade = 9;
    let order = t.s.piles.hunting.clone();
    for seat in 0..2 {
        t.give_as(seat, &assign(Goal::Hunt, &[Pawn::Seat(seat); 2]))
            .expect("a card for each");
    }
    assert!(
        t.give_as(2, &assign(Goal::Hunt, &[Pawn::Seat(2); 2]))
            .is_err(),
        "no third card"
    );
    t.s.stock.food = 9;
    t.give_as(2, &assign(Goal::Rest, &[Pawn::Seat(2)]))
        .expect("free");
    t.give_as(2, &assign(Goal::Rest, &[Pawn::Seat(2)]))
        .expect("free");
    t.advance().expect("all stand");
    finish(&mut t);
    let drawn: Vec<Key> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Drawn(CardRef::Beast(k)) => Some(k.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [order[1].clone(), order[0].clone()], "from the top");
    assert!(t.s.piles.hunting.iter().all(|k| !drawn.contains(k)));
    assert!(
        t.s.piles.beasts.iter().all(|k| !drawn.contains(k)),
        "discarded for good"
    );
    assert!(t.events.iter().all(|e| !matches!(e, Event::Failed { .. })));
}

#[test]
#[clause(id = "R-COMBAT-1", says = "fights of Event, Action and Weather Phase wound the one who fights alike", lies = Second)]
#[clause(id = "R-COMBAT-7", says = "another printed effect comes as well", lies = Table)]
#[clause(id = "R-COMBAT-8", says = "an enemy of strength alone takes neither weapons nor palisade", lies = Table)]
fn every_fight_goes_alike_and_a_bare_strength_only_wounds() {
    for phase in [Phase::Event, Phase::Action, Phase::Weather] {
        let mut t = Table::of(&["cook", "soldier"]);
        t.s.shelter = true;
        t.s.weapon = 1;
        t.s.palisade = 1;
        t.s.phase = phase;
        t.run_ops(vec![Op::Fight(Who::Seat(1), weak())], &Ctx::default());
        t.settle();
        assert_eq!((t.wounds(0), t.wounds(1)), (0, 2), "{phase:?}");
        assert_eq!(
            (t.s.weapon, t.s.palisade),
            (1, 1),
            "{phase:?}: nothing else"
        );
    }
    let mut t = Table::of(&["cook", "soldier"]);
    let enemy = Enemy {
        extra: vec![Effect::Morale { n: -1 }],
        ..weak()
    };
    t.run_ops(vec![Op::Fight(Who::Seat(0), enemy)], &Ctx::default());
    t.settle();
    assert_eq!(
        (t.wounds(0), t.s.morale),
        (3, -1),
        "other printed effects come too"
    );
}

#[test]
#[clause(id = "R-DICE-1", says = "a Gather with one pawn rolls all three grey dice", lies = Table)]
#[clause(id = "R-DICE-4", says = "the wound face wounds the resolver once, the blank does not", lies = Sheet)]
#[clause(id = "R-DICE-6", says = "the question mark draws a grey card, the blank does not", lies = Deck)]
#[clause(id = "R-DICE-7", says = "four different falls: wound, gain and card come each by its own die", lies = Table)]
#[clause(id = "EX-DICE-1", says = "wound, failure and question mark: one wound, no gain, two determination, one card", lies = Table)]
fn three_dice_fall_together_and_each_counts_for_itself() {
    let start = || {
        let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 6);
        let gather = Goal::Gather {
            space: Space::M2,
            source: castaway_robinson::source_at::SourceAt::Printed(0),
        };
        t.give_as(0, &assign(gather, &[Pawn::Seat(0)]))
            .expect("risky");
        t
    };
    let play = |t: &mut Table| {
        go(t);
        // Nobody rolls again.
        if t.s.ask.is_some() && t.options().contains(&"go".to_owned()) {
            t.pick("go");
        }
    };
    let mut seen = std::collections::BTreeSet::new();
    for (wound, success, adventure) in [
        (Face::Wound, Face::Det, Face::Adventure),
        (Face::Blank, Face::Det, Face::Adventure),
        (Face::Wound, Face::Success, Face::Blank),
        (Face::Blank, Face::Success, Face::Blank),
    ] {
        let wanted = Roll {
            deck: Deck::Gather,
            success: Some(success),
            wound: Some(wound),
            adventure: Some(adventure),
        };
        let t = lucky(start, play, |t| first_roll(t) == Some(wanted));
        let until = t
            .events
            .iter()
            .position(|e| matches!(e, Event::Drawn(CardRef::Adventure(..))))
            .or_else(|| {
                t.events
                    .iter()
                    .position(|e| *e == Event::Phase(Phase::Night))
            })
            .unwrap_or(t.events.len());
        let before = &t.events[..until];
        let hurt = before.iter().any(|e| {
            matches!(
                e,
                Event::Wounded {
                    who: Who::Seat(0),
                    n: 1,
                    ..
                }
            )
        });
        assert_eq!(hurt, wound == Face::Wound);
        let gained = before
            .iter()
            .any(|e| matches!(e, Event::Gained { future: true, .. }));
        assert_eq!(gained, success == Face::Success);
        let comfort = before.iter().any(|e| {
            matches!(
                e,
                Event::Det {
                    who: Who::Seat(0),
                    n: 2
                }
            )
        });
        assert_eq!(comfort, success == Face::Det);
        let card = t
            .events
            .iter()
            .any(|e| matches!(e, Event::Drawn(CardRef::Adventure(Deck::Gather, _))));
        assert_eq!(card, adventure == Face::Adventure);
        seen.insert((hurt, gained, card));
    }
    assert_eq!(seen.len(), 4);
}

#[test]
#[clause(id = "R-DICE-2", says = "the reroll is offered right after the roll, before anything of it has happened", lies = Table)]
#[clause(id = "R-DICE-3", says = "the two determination of the failure pay no reroll of it", lies = Sheet)]
fn a_reroll_comes_before_any_die_counts_and_is_paid_from_what_was_there() {
    let start = |det: u16| {
        move || {
            let mut t = Table::of(&["carpenter", "soldier"]).wood(3);
            t.s.people[0].det = det;
            t.give_as(0, &assign(level(Track::Weapon), &[Pawn::Seat(0)]))
                .expect("risky");
            t
        }
    };
    let failed = |t: &Table| first_roll(t).is_some_and(|r| r.success == Some(Face::Det));
    let t = lucky(start(9), go, failed);
    assert!(
        t.options().iter().any(|o| o == "success"),
        "a reroll is offered: {:?}",
        t.options()
    );
    let rolled = t
        .events
        .iter()
        .position(|e| matches!(e, Event::Rolled { .. }));
    let after = &t.events[rolled.expect("rolled") + 1..];
    assert!(after.is_empty(), "nothing has counted yet: {after:?}");
    // With nothing in hand the 2 determination of the failure come too late for a reroll.
    let t = lucky(start(0), go, failed);
    let asked = t.options().iter().any(|o| o == "success");
    assert!(!asked);
}

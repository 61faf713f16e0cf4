//! Totem places and their mystery cards (R-S4-12 to R-S4-14).

use super::*;

/// Treasures that do nothing by themselves.
const PLAIN: [&str; 6] = [
    "barrel", "blankets", "boxes", "candles", "compass", "helmet",
];

/// A tile with a totem beside the camp, and plain treasures in the deck.
fn place(t: Table) -> Table {
    let mut t = t.tile(Space::T3, 2);
    deck(&mut t, &PLAIN);
    t
}

/// Explored with as many pawns as make it sure.
fn explored(t: &mut Table, at: Space) {
    let ctx = Ctx {
        actor: Some(Who::Seat(1)),
        space: Some(at),
        action: true,
        ..Ctx::default()
    };
    let all = vec![OTHER, OTHER, Pawn::Friday];
    t.give_as(1, &assign(totem(at), &all)).expect("planned");
    let _ = ctx;
    go(t);
}

#[test]
#[clause(id = "R-S4-12", says = "a totem that is found brings nothing yet, and its tile offers an exploration from then on", lies = Second)]
fn a_totem_is_found() {
    let mut t = pair();
    t.s.piles.tiles.retain(|&n| n != 2);
    t.s.piles.tiles.push(2);
    let ctx = Ctx {
        actor: Some(Who::Seat(1)),
        space: Some(Space::T3),
        action: true,
        ..Ctx::default()
    };
    t.run_ops(vec![Op::PlaceTile(Space::T3)], &ctx);
    assert!(t.s.numbers.is_empty() && t.s.done_on.is_empty());
    assert_eq!(needs(&t, &totem(Space::T3)), (2, 3));
}

#[test]
#[clause(id = "R-S4-12", says = "the number token comes with the exploration, by the order of explorations", lies = Second)]
fn the_number_comes_with_the_exploration() {
    let mut t = place(pair()).tile(Space::B3, 4);
    done(&mut t, 1);
    explored(&mut t, Space::B3);
    assert_eq!(t.s.numbers.get(&2).map(|(at, _)| *at), Some(Space::B3));
    assert_eq!(t.s.numbers.len(), 1);
    assert_eq!(
        t.s.done_on[&Key::from("explore_totem")].last(),
        Some(&Space::B3)
    );
}

#[test]
#[clause(id = "R-S4-12", says = "each place is explored once, also when its tile was turned down and up again", lies = Board)]
fn once_each() {
    let mut t = place(pair());
    explored(&mut t, Space::T3);
    t.settle();
    let none = Err(Rejection::NotNow);
    assert_eq!(t.plan(totem(Space::T3), &[ME, ME]), none);
    t.run_ops(vec![Op::FaceDown(Space::T3)], &Ctx::default());
    assert!(t.s.numbers.is_empty());
    if let Some(tile) = t.s.island.get_mut(&Space::T3) {
        tile.face_down = false;
    }
    assert_eq!(t.plan(totem(Space::T3), &[ME, ME]), none);
}

#[test]
#[clause(id = "R-S4-12", says = "one that fails is open as before and draws nothing", lies = Deck)]
fn a_failure() {
    let t = lucky(
        || place(pair()),
        |t| {
            t.plan(totem(Space::T3), &[ME, ME]).expect("with dice");
            go(t);
            t.settle();
        },
        |t| t.events.iter().any(|e| matches!(e, Event::Failed { .. })),
    );
    assert!(t.s.numbers.is_empty() && t.s.done_on.is_empty());
    assert!(drawn(&t).iter().all(|card| !PLAIN.contains(card)));
    if t.s.planning {
        assert_eq!(needs(&t, &totem(Space::T3)), (2, 3));
    }
}

#[test]
#[clause(id = "R-S4-13", says = "three cards, four, four and five must be drawn, and nobody is asked to stop", lies = Second)]
fn all_cards_are_drawn() {
    for (before, cards) in [(0, 3), (1, 4), (2, 4), (3, 5)] {
        let mut t = of(&["carpenter", "cook", "explorer"]).tile(Space::T3, 2);
        deck(&mut t, &PLAIN);
        done(&mut t, before);
        let more = usize::from(before > 1);
        let pawns = [vec![OTHER, OTHER], vec![Pawn::Seat(2); 1 + more]].concat();
        let mut own = pawns.clone();
        own.retain(|pawn| *pawn == OTHER);
        t.give_as(1, &assign(totem(Space::T3), &own))
            .expect("planned");
        let id = t.s.plan[0].id;
        let join = castaway_robinson::command::Command::Join {
            placement: id,
            pawns: vec![Pawn::Seat(2); 1 + more],
            lead: false,
        };
        t.give_as(2, &join).expect("joined");
        go(&mut t);
        assert_eq!(drawn(&t).len(), cards, "place {}", before + 1);
    }
}

#[test]
#[clause(id = "R-S4-13", says = "treasures, traps and creatures are all drawn, and the resolver alone bears them", lies = Second)]
fn every_kind_is_resolved() {
    let mut t = place(pair());
    deck(&mut t, &["blunt_spear", "snake", "barrel"]);
    explored(&mut t, Space::T3);
    assert_eq!(drawn(&t), ["blunt_spear", "snake", "barrel"]);
    let hurt = |e: &&Event| {
        matches!(
            e,
            Event::Wounded {
                who: Who::Seat(1),
                n: 2,
                ..
            }
        )
    };
    assert_eq!(t.events.iter().filter(hurt).count(), 2);
}

#[test]
#[clause(id = "R-S4-13", says = "Friday may resolve it, too", lies = Friday)]
fn friday_explores() {
    let mut t = lucky(
        || {
            let mut t = place(pair());
            deck(&mut t, &["blunt_spear", "barrel", "boxes"]);
            t
        },
        |t| {
            let mut all = vec![Pawn::Friday];
            for id in 0..2 {
                t.s.flags
                    .neutral
                    .push(castaway_robinson::state::NeutralPawn {
                        id,
                        colour: castaway_robinson::effect::PawnColour::Explore,
                        from: "rope_ladder".into(),
                        only: None,
                        action: Some("explore_totem".into()),
                    });
                all.push(Pawn::Neutral(id));
            }
            t.plan(totem(Space::T3), &all).expect("planned");
            go(t);
        },
        |_| true,
    );
    t.settle();
    assert_eq!(drawn(&t).len(), 3);
    let hurt = |e: &Event| {
        matches!(
            e,
            Event::Wounded {
                who: Who::Friday,
                n: 2,
                ..
            }
        )
    };
    assert!(t.events.iter().any(hurt));
}

#[test]
#[clause(id = "R-S4-13", says = "a card that orders a stop ends it, and the place counts as explored", lies = Second)]
fn a_forced_stop() {
    let mut t = place(pair());
    deck(&mut t, &["barrel", "collapse", "boxes"]);
    explored(&mut t, Space::T3);
    assert_eq!(drawn(&t), ["barrel", "collapse"]);
    assert_eq!(t.s.done_on[&Key::from("explore_totem")], [Space::T3]);
    assert!(t.s.numbers.contains_key(&1));
}

#[test]
#[clause(id = "R-S4-13", says = "the treasures of a draw become available when the phase ends", lies = Future)]
fn treasures_wait() {
    let mut t = place(pair());
    deck(&mut t, &["bite", "barrel", "boxes"]);
    explored(&mut t, Space::T3);
    t.settle();
    let at = |wanted: &dyn Fn(&Event) -> bool| t.events.iter().position(wanted);
    let kept = at(&|e| *e == Event::Kept(CardRef::Mystery("barrel".into()))).expect("kept");
    let night = at(&|e| *e == Event::Phase(Phase::Night)).expect("the night");
    let last = at(&|e| *e == Event::Drawn(CardRef::Mystery("boxes".into()))).expect("drawn");
    assert!(last < kept && kept < night);
}

#[test]
#[clause(id = "R-S4-14", says = "the third and the fourth place need one pawn more", lies = Board)]
fn the_last_two_are_dearer() {
    for (before, pawns) in [(0, (2, 3)), (1, (2, 3)), (2, (3, 4)), (3, (3, 4))] {
        let mut t = place(pair());
        done(&mut t, before);
        assert_eq!(needs(&t, &totem(Space::T3)), pawns, "after {before}");
    }
}

/// Held by ruling("totem-pawns").
#[test]
#[clause(id = "R-S4-14", says = "of two that are planned the later one is the dearer, also when somebody joins the first", lies = Second)]
fn two_in_one_round() {
    let mut t = of(&["carpenter", "cook", "explorer", "soldier"])
        .tile(Space::T3, 2)
        .tile(Space::B3, 4);
    done(&mut t, 1);
    t.plan(totem(Space::T3), &[ME, ME])
        .expect("the second place");
    t.give_as(1, &assign(totem(Space::B3), &[OTHER, OTHER]))
        .expect("the third place");
    let pawns = |t: &Table| {
        t.s.plan
            .iter()
            .map(|p| (p.risky, p.sure))
            .collect::<Vec<_>>()
    };
    assert_eq!(pawns(&t), [(2, 3), (3, 4)]);
    let join = castaway_robinson::command::Command::Join {
        placement: t.s.plan[0].id,
        pawns: vec![Pawn::Seat(2)],
        lead: false,
    };
    t.give_as(2, &join).expect("joined");
    assert_eq!(pawns(&t), [(2, 3), (3, 4)]);
    let back = castaway_robinson::command::Command::Unassign {
        placement: t.s.plan[0].id,
    };
    t.give(&back).expect("taken back");
    assert_eq!(pawns(&t), [(2, 3)], "now it is the second place");
}

/// Held by ruling("fifth-totem").
#[test]
#[clause(id = "R-S4-14", says = "a fifth place cannot be explored, nor planned beside the fourth", lies = Board)]
fn no_fifth_place() {
    let mut t = place(pair()).tile(Space::B3, 4);
    done(&mut t, 4);
    assert_eq!(t.plan(totem(Space::T3), &[ME, ME]), Err(Rejection::NotNow));
    let mut t = place(of(&["carpenter", "cook", "explorer"])).tile(Space::B3, 4);
    done(&mut t, 3);
    t.plan(totem(Space::T3), &[ME, ME]).expect("the fourth");
    assert_eq!(
        t.give_as(1, &assign(totem(Space::B3), &[OTHER, OTHER])),
        Err(Rejection::PlannedAlready)
    );
}

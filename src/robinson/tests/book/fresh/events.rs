//! Events, threats and adventures (chapters 5 and 12).

use castaway_clause::clause;
use castaway_robinson::{
    event::Event,
    ids::{Deck, Res},
    task::Op,
};

use super::at::count;
use super::top;
use crate::rules::help::{threat, two};
use crate::table::play::{event, in_action};

#[test]
#[clause(id = "R-TERM-5", says = "a flood that finds neither item nor level leaves the wounds alone to be chosen", lies = Second)]
fn a_flood() {
    let mut t = two();
    event(&mut t, "flood");
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
}

#[test]
#[clause(id = "R-CARD-45", says = "wreckage on the left goes without effect, the right one fires, the left space is empty", lies = Board)]
fn a_stroke_of_fate() {
    let mut t = two();
    (t.s.people[0].det, t.s.people[1].det) = (3, 2);
    threat(&mut t, 0, "food_crates");
    threat(&mut t, 1, "fight");
    event(&mut t, "stroke_of_fate");
    t.settle();
    assert_eq!((t.det(0), t.det(1)), (1, 0));
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    let right = t.s.threats[1].as_ref().map(|c| c.card.as_str());
    assert_eq!(
        (t.s.threats[0].is_none(), right),
        (true, Some("stroke_of_fate"))
    );
    assert!(t.s.stock.is_empty());
}

#[test]
#[clause(id = "R-TERM-7", says = "otters resolved again find no open fish and wound everybody", lies = Second)]
fn otters_again() {
    let mut t = two();
    threat(&mut t, 0, "vertigo");
    event(&mut t, "otters");
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    t.s.threats[0] = t.s.threats[1].take();
    threat(&mut t, 1, "weakness");
    event(&mut t, "sunny_beach");
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    let shown: Vec<&str> =
        t.s.threats
            .iter()
            .flatten()
            .map(|c| c.card.as_str())
            .collect();
    assert_eq!(shown, ["weakness", "sunny_beach"]);
}

#[test]
#[clause(id = "R-TERM-5", says = "nobody hides from a hungry predator without the food for it", lies = Future)]
fn a_hungry_predator() {
    let mut t = two();
    t.s.shelter = true;
    t.s.palisade = 1;
    t.s.future.stock.food = 1;
    top(&mut t, Deck::Build, "hungry_predator");
    in_action(&mut t, vec![Op::DrawAdventure(Deck::Build)]);
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1), t.s.palisade), (2, 0, 1));
    let won = |res, n| move |e: &Event| matches!(e, Event::Gained { res: r, n: m, .. } if *r == res && *m == n);
    assert_eq!(count(&t, won(Res::Food, 2)), 1);
    assert_eq!(count(&t, won(Res::Fur, 1)), 1);
}

//! Mystery cards and treasures (chapter 21).

use castaway_clause::clause;
use castaway_robinson::{
    effect::MysteryLimits,
    ids::{Phase, Space},
    plan::{Goal, Pawn},
    state::EventDeckCard,
    task::{Ctx, Op, Usable},
};

use super::at::{ONE, ZERO, plan, within};
use super::stack;
use crate::rules::help::{drawing, two};
use crate::table::{
    ME,
    play::{gather, in_action},
};

const ONE_OF_EACH: MysteryLimits = MysteryLimits {
    treasures: 1,
    traps: 1,
    creatures: 1,
    total: 2,
    dangers: None,
    all: false,
};

#[test]
#[clause(id = "R-MYST-3", says = "a trapdoor takes the treasures of its own draw, not those found before", lies = Future)]
fn a_trapdoor() {
    let mut t = two();
    t.s.resolving = true;
    t.s.piles.mysteries.retain(|k| k.as_str() != "compass");
    t.s.future.treasures.push(("compass".into(), ONE));
    stack(&mut t, &["trapdoor", "cave_with_furs"]);
    in_action(&mut t, vec![drawing(ONE_OF_EACH)]);
    t.pick("on");
    assert_eq!(t.s.future.treasures, [("compass".into(), ONE)]);
    assert!(t.s.gains.treasures.is_empty());
    assert!(t.s.piles.mystery_discard.contains(&"cave_with_furs".into()));
}

#[test]
#[clause(id = "R-OUTSIDE-1", says = "a treasure drawn before the net of the same action stays on the sheet", lies = Outside)]
fn a_net() {
    let mut t = two().tile(Space::M2, 6);
    stack(&mut t, &["net", "compass"]);
    plan(&mut t, 0, gather(Space::M2, 0), &[ME, ME]);
    let (ctx, id) = (within(&t, 0), t.s.plan[0].id);
    // Another action is still to come, so the phase goes on.
    plan(&mut t, 1, Goal::Rest, &[Pawn::Seat(1)]);
    t.s.phase = Phase::Action;
    t.run_ops(vec![drawing(ONE_OF_EACH)], &ctx);
    t.pick("on");
    assert_eq!(t.s.people[0].outside, Some(Space::M2));
    t.run_ops(vec![Op::ActionDone(id)], &Ctx::default());
    let sheet = &t.s.people[0].sheet;
    assert_eq!(sheet.treasures, [("compass".into(), ZERO)]);
    assert!(t.s.future.treasures.is_empty() && t.s.kept.is_empty());
}

#[test]
#[clause(id = "R-DISC-11", says = "a treasure token used while planning: the First Player draws, and the card waits", lies = Future)]
fn a_treasure_while_planning() {
    let mut t = two();
    t.s.first = 1;
    t.s.discoveries = vec!["treasure".into()];
    stack(&mut t, &["compass", "sharp_blade"]);
    t.use_it(Usable::Discovery("treasure".into()))
        .expect("held");
    assert_eq!(t.s.future.treasures, [("compass".into(), ONE)]);
    assert!(t.s.kept.is_empty() && t.s.flags.neutral.is_empty());
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0), "the trap is set aside");
}

#[test]
#[clause(id = "R-UD-4", says = "a Gorilla that came back finds one level of two: everybody is wounded once", lies = Deck)]
fn a_gorilla_comes_back() {
    let mut t = two();
    t.s.weapon = 1;
    t.s.piles.mysteries.retain(|k| k.as_str() != "gorilla");
    t.s.piles.events = vec![EventDeckCard::Mystery {
        card: "gorilla".into(),
        serial: 800,
    }];
    t.s.phase = Phase::Event;
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
    t.settle();
    assert_eq!((t.s.weapon, t.wounds(0), t.wounds(1)), (0, 1, 1));
    assert!(t.s.piles.mystery_discard.contains(&"gorilla".into()));
}

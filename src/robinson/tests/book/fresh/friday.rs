//! Friday (chapter 28).

use castaway_clause::clause;
use castaway_robinson::{
    effect::{Effect, MysteryLimits},
    ids::{Phase, Space},
    plan::Pawn,
    task::Op,
};

use super::at::{during, meal, morning, plan, within};
use super::{night, stack};
use crate::rules::help::{drawing, friday, two};
use crate::table::play::{gather, in_action};

#[test]
#[clause(id = "R-CARD-44", says = "three of the four markers of two players may be his, and they wound him at night", lies = Friday)]
fn his_disease() {
    let mut t = two().tile(Space::M2, 6);
    t.s.shelter = true;
    t.s.stock.food = 2;
    let markers = Op::Effect(Effect::DistributeWounds { per_player: 2 });
    in_action(&mut t, vec![markers]);
    for who in ["friday", "friday", "s0", "friday"] {
        t.pick(who);
    }
    assert_eq!(t.question(), None, "four in all");
    assert_eq!((friday(&t).0, t.wounds(0)), (0, 0), "not yet");
    night(&mut t);
    assert_eq!((friday(&t).0, t.wounds(0), t.wounds(1)), (3, 1, 0));
}

#[test]
#[clause(id = "R-FRIDAY-9", says = "in a net he sleeps outside, neither hungry nor cold, and is home in the morning", lies = Friday)]
#[clause(id = "R-FRIDAY-11", says = "the net that he draws holds him", lies = Friday)]
fn his_net() {
    let mut t = two().tile(Space::M2, 6);
    t.s.shelter = true;
    stack(&mut t, &["net"]);
    plan(&mut t, 0, gather(Space::M2, 0), &[Pawn::Friday]);
    let ctx = within(&t, 0);
    let limits = MysteryLimits {
        traps: 1,
        total: 1,
        ..Default::default()
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![drawing(limits)], &ctx);
    let outside = |t: &crate::table::Table| t.s.friday.as_ref().and_then(|f| f.outside);
    assert_eq!(outside(&t), Some(Space::M2));
    t.s.stock.food = 2;
    t.s.piles.events.clear();
    during(
        &mut t,
        Phase::Night,
        [meal(), morning(), vec![Op::RoundEnd]].concat(),
    );
    t.settle();
    assert_eq!((friday(&t).0, t.wounds(0), t.wounds(1)), (0, 0, 0));
    assert_eq!((outside(&t), t.s.round), (None, 2));
}

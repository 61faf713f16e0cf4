//! Morale, wounds and determination (chapters 3 and 6).

use castaway_clause::clause;
use castaway_robinson::{
    command::Command,
    ids::Phase,
    task::{Op, Usable},
};

use super::at::{ONE, during};
use crate::rules::help::two;
use crate::table::Table;

fn morale(t: &mut Table) {
    during(t, Phase::Morale, vec![Op::MoralePhase]);
}

#[test]
#[clause(id = "R-WOUND-2", says = "one blow past two arrows lowers morale by two", lies = Second)]
fn two_arrows() {
    let mut t = Table::of(&["cook", "carpenter"]);
    t.s.people[1].wounds = 4;
    during(&mut t, Phase::Action, vec![Op::Hurt(ONE, 4)]);
    assert_eq!((t.wounds(1), t.s.morale), (8, -2));
}

#[test]
#[clause(id = "R-SOLO-3", says = "alone at the worst morale two are owed, after the one step up", lies = Table)]
fn alone_and_low() {
    let mut t = Table::solo();
    t.s.morale = -3;
    t.s.people[0].det = 3;
    morale(&mut t);
    assert_eq!((t.s.morale, t.det(0), t.wounds(0)), (-2, 1, 0));
}

#[test]
#[clause(id = "R-MORALE-6", says = "the wound for a missing token passes an arrow; no more is owed for that", lies = Second)]
fn low_and_lower() {
    let mut t = Table::of(&["cook", "explorer"]);
    t.s.first = 1;
    t.s.morale = -1;
    t.s.people[1].wounds = 5;
    morale(&mut t);
    t.settle();
    assert_eq!((t.s.morale, t.wounds(0), t.wounds(1)), (-2, 0, 6));
}

#[test]
#[clause(id = "R-MORALE-1", says = "a pipe of the First Player in the second seat pays what low morale takes", lies = Second)]
fn a_pipe_in_time() {
    let mut t = two();
    t.s.first = 1;
    t.s.morale = -2;
    t.s.equipment = vec![("pipe_tobacco".into(), 2)];
    morale(&mut t);
    let smoke = Command::Use(Usable::Equipment("pipe_tobacco".into()));
    t.give_as(1, &smoke).expect("a stop");
    t.settle();
    assert_eq!((t.det(0), t.det(1)), (0, 0));
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    assert_eq!(t.s.equipment, [("pipe_tobacco".into(), 1)]);
}

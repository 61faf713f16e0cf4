//! Several actions planned by one order: all of them or none.

use castaway_clause::clause;
use castaway_robinson::{
    command::Command,
    ids::{Space, Track},
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
};

use crate::table::{
    ME, Table, explore,
    play::{assign, level},
};

fn all(orders: Vec<Command>) -> Command {
    let actions: Vec<Assignment> = orders
        .into_iter()
        .map(|order| match order {
            Command::Assign(what) => what,
            other => panic!("{other:?} plans nothing"),
        })
        .collect();
    Command::Plan(actions)
}

#[test]
#[clause(id = "R-PLAN-12", says = "of actions planned at once each ties what it costs", lies = Plan)]
fn all_of_it_is_planned() {
    let mut t = Table::of(&["cook", "soldier"]).wood(3);
    let order = all(vec![
        assign(level(Track::Weapon), &[ME]),
        assign(explore(Space::T1), &[ME]),
    ]);
    t.give(&order).expect("free");
    assert_eq!((t.s.plan.len(), t.s.stock.wood), (2, 2));
    let ids: Vec<u32> = t.s.plan.iter().map(|p| p.id).collect();
    assert_ne!(ids[0], ids[1], "each is taken back by itself");
    t.give(&Command::Unassign { placement: ids[0] })
        .expect("own");
    assert_eq!((t.s.plan.len(), t.s.stock.wood), (1, 3));
}

#[test]
#[clause(id = "R-PLAN-12", says = "wood that the first of several ties is not there for the second, and then nothing is planned", lies = Plan)]
fn what_cannot_all_be_paid_changes_nothing() {
    let mut t = Table::of(&["cook", "soldier"]).wood(1);
    let weapon = || assign(level(Track::Weapon), &[ME]);
    let before = t.s.clone();
    assert!(t.give(&all(vec![weapon(), weapon()])).is_err());
    assert_eq!(t.s, before);
}

#[test]
fn nobody_plans_nothing_or_with_pawns_of_another() {
    let mut t = Table::of(&["cook", "soldier"]);
    let before = t.s.clone();
    assert_eq!(t.give(&Command::Plan(vec![])), Err(Rejection::PawnNotFree));
    let order = all(vec![
        assign(Goal::Rest, &[ME]),
        assign(Goal::Arrange, &[Pawn::Seat(1)]),
    ]);
    assert_eq!(t.give(&order), Err(Rejection::ForeignPawn));
    assert_eq!(t.s, before);
}

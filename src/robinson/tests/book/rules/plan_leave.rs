//! Pawns that leave an action in which others stand.

use castaway_clause::clause;
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    command::Command,
    ids::{Kind, Place, Space, TokenKind},
    plan::{Goal, Pawn},
    reject::Rejection,
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, token},
};

const OTHER: Pawn = Pawn::Seat(1);

/// A hunt of the second seat that the first has joined.
fn hunt() -> (Table, u32) {
    let mut t = Table::of(&["carpenter", "soldier"]);
    t.s.piles.hunting = vec!["fox".into()];
    t.give_as(1, &assign(Goal::Hunt, &[OTHER])).expect("begun");
    let placement = t.s.plan[0].id;
    let join = Command::Join {
        placement,
        pawns: vec![ME],
        lead: false,
    };
    t.give(&join).expect("joined");
    (t, placement)
}

#[test]
#[clause(id = "R-PLAN-4", says = "who joined takes the own pawn back and the other's stays", lies = Second)]
fn the_pawn_of_another_stays_where_it_is() {
    let (mut t, placement) = hunt();
    t.give(&Command::Leave { placement }).expect("own");
    assert_eq!(t.s.plan[0].what.pawns, [OTHER]);
    // Nothing of the first seat is there any more.
    let again = t.give(&Command::Leave { placement });
    assert_eq!(again, Err(Rejection::NoSuchPlacement));
    assert_eq!(t.s.plan.len(), 1);
}

#[test]
#[clause(id = "R-ASSIGN-1", says = "when the leader leaves, whoever joined leads", lies = Second)]
fn who_began_may_leave_to_the_others() {
    let (mut t, placement) = hunt();
    t.give_as(1, &Command::Leave { placement }).expect("own");
    assert_eq!(
        (t.s.plan[0].id, &t.s.plan[0].what.pawns[..]),
        (placement, &[ME][..])
    );
}

#[test]
#[clause(id = "R-PLAN-4", says = "when the leader leaves, the pawn of another stays and leads before Friday, who was next in line", lies = Friday)]
fn the_pawn_of_another_stays_also_where_the_next_in_line_may_not_lead() {
    let mut t = Table::of(&["carpenter", "soldier"]);
    // A pawn more than usual, so that there is room for three.
    token(
        &mut t,
        TokenKind::TimeConsuming,
        Place::Action(Kind::Explore),
    );
    t.give(&assign(explore(Space::T1), &[ME, Pawn::Friday]))
        .expect("free");
    let placement = t.s.plan[0].id;
    let join = Command::Join {
        placement,
        pawns: vec![OTHER],
        lead: false,
    };
    t.give_as(1, &join).expect("joined");
    assert_eq!(t.s.plan[0].what.pawns, [ME, Pawn::Friday, OTHER]);
    t.give(&Command::Leave { placement }).expect("own");
    assert_eq!(t.s.plan.len(), 1);
    let left = &t.s.plan[0];
    assert_eq!(
        (left.id, &left.what.pawns[..]),
        (placement, &[OTHER, Pawn::Friday][..])
    );
}

#[test]
fn an_action_of_one_seat_alone_is_taken_back_and_not_left() {
    let mut t = Table::of(&["carpenter", "soldier"]);
    t.give(&assign(explore(Space::T1), &[ME, ME]))
        .expect("free");
    let placement = t.s.plan[0].id;
    let left = t.give(&Command::Leave { placement });
    assert_eq!(left, Err(Rejection::NoSuchPlacement));
    assert_eq!(t.s.plan.len(), 1);
    let listed = Island::legal(catalog(), &t.s, Seat(0));
    assert!(!listed.contains(&Command::Leave { placement }));
}

#[test]
fn the_open_plan_says_whose_pawns_are_where_and_who_has_work() {
    let (t, placement) = hunt();
    let plan = Island::open_plan(&t.s).expect("planning");
    let action = plan.action(placement).expect("the hunt");
    assert_eq!(action.seats, [Seat(1), Seat(0)]);
    assert_eq!(plan.go, Command::Advance);
    let idle = Island::unplanned(catalog(), &t.s, Seat(0));
    assert_eq!(idle, Some(Rejection::PawnsLeft { seat: 0, left: 1 }));
}

//! Crosses: what wins, where they are built (R-S2-1 to R-S2-3, R-S2-16).

use super::*;

#[test]
#[clause(id = "R-S2-1", says = "five crosses on five tiles win when the round ends, not before", lies = Board)]
fn five_crosses_at_the_end_of_a_round() {
    let mut t = island(solo());
    lay(
        &mut t,
        "cross",
        &[Space::M1, Space::T1, Space::M2, Space::B1],
    );
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, None, "four are not enough");
    let mut t = island(solo());
    lay(
        &mut t,
        "cross",
        &[Space::M1, Space::T1, Space::M2, Space::B1, Space::T2],
    );
    t.run_in(Phase::Weather, vec![Effect::Morale { n: 1 }]);
    assert_eq!(t.s.end, None, "it is looked at when the round ends");
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
#[clause(id = "R-S2-1", says = "in the last round five crosses win where four lose", lies = Board)]
fn the_last_round() {
    for (crosses, end) in [(5, End::Won), (4, End::TimeOver)] {
        let mut t = island(solo());
        t.s.round = 10;
        let spaces = [Space::M1, Space::T1, Space::M2, Space::B1, Space::T2];
        lay(&mut t, "cross", &spaces[..crosses]);
        t.run_ops(vec![Op::RoundEnd], &Ctx::default());
        t.settle();
        assert_eq!(t.s.end, Some(end));
    }
}

#[test]
#[clause(id = "R-S2-1", says = "a cross whose tile is turned down stands no more", lies = Board)]
fn a_lost_cross() {
    let mut t = island(solo());
    let spaces = [Space::M1, Space::T1, Space::M2, Space::B1, Space::T2];
    lay(&mut t, "cross", &spaces);
    t.run_ops(vec![Op::FaceDown(Space::T1)], &Ctx::default());
    assert!(!lies(&t, "cross", Space::T1));
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, None);
}

#[test]
#[clause(id = "R-BUILD-5", says = "what a sheet builds on a tile takes the pawns of the way there", lies = Plan)]
#[clause(id = "R-S2-2", says = "a cross in the camp or beside it takes one pawn with dice, two steps away two", lies = Plan)]
fn the_way_to_a_cross() {
    for (space, pawns) in [(Space::M1, 1), (Space::T1, 1), (Space::T2, 2)] {
        let mut t = island(solo()).wood(2);
        // T2 is reached by two steps.
        t.plan(cross(space), &[ME, Pawn::Friday]).expect("a cross");
        assert_eq!(
            (risky(&t), t.s.plan[0].sure),
            (pawns, pawns + 1),
            "{space:?}"
        );
    }
}

#[test]
#[clause(id = "R-S2-2", says = "a built cross stands on its tile when the phase ends, and costs two wood", lies = Board)]
fn a_cross_stands() {
    let mut t = island(solo()).wood(2);
    t.plan(cross(Space::M2), &[ME, ME]).expect("a cross");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    assert!(!lies(&t, "cross", Space::M2));
    carry_out(&mut t);
    assert!(lies(&t, "cross", Space::M2));
    // The beach has produced one since.
    assert_eq!(t.s.stock.wood, 1);
    assert!(!t.s.inventions[&Key::from("cross")].built, "it is no item");
}

#[test]
#[clause(id = "R-S2-3", says = "no cross is planned on a tile that is face down", lies = Board)]
fn no_cross_on_a_flipped_tile() {
    let mut t = island(solo()).wood(2);
    t.run_ops(vec![Op::FaceDown(Space::T1)], &Ctx::default());
    assert_eq!(
        t.plan(cross(Space::T1), &[ME, ME]),
        Err(Rejection::Unreachable)
    );
}

#[test]
#[clause(id = "R-S2-16", says = "crosses are planned on two tiles in one round, not twice on one", lies = Plan)]
fn two_crosses_in_a_round() {
    let mut t = island(pair()).wood(8);
    t.plan(cross(Space::T1), &[ME]).expect("one");
    t.plan(cross(Space::M2), &[ME]).expect("another");
    let again = t.give_as(
        1,
        &crate::table::play::assign(cross(Space::T1), &[Pawn::Seat(1)]),
    );
    assert_eq!(again, Err(Rejection::PlannedAlready));
    lay(&mut t, "cross", &[Space::B1]);
    let there = t.give_as(
        1,
        &crate::table::play::assign(cross(Space::B1), &[Pawn::Seat(1)]),
    );
    assert_eq!(there, Err(Rejection::AlreadyBuilt("cross".into())));
}

#[test]
#[clause(id = "R-S2-16", says = "a cross on a tile with fog takes the pawns of the way and one more", lies = Plan)]
fn a_cross_in_the_fog() {
    let mut t = island(solo()).wood(2);
    lay(&mut t, "fog", &[Space::T1]);
    t.plan(cross(Space::T1), &[ME, ME]).expect("a cross");
    assert_eq!((risky(&t), t.s.plan[0].sure), (2, 3));
}

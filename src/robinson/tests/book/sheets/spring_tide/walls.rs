//! Sea walls and the old quarry (R-O2-5, R-O2-8).

use super::*;

#[test]
#[clause(id = "R-O2-5", says = "a wall costs two wood and stands on each explored tile once, as far as exploring there would be", lies = Plan)]
fn where_a_wall_stands() {
    let mut t = island(pair().wood(1));
    assert!(matches!(
        t.plan(wall(Space::M1), &[ME, ME]),
        Err(Rejection::Needs { .. })
    ));
    let mut t = island(pair().wood(9));
    t.plan(wall(Space::T2), &[ME, ME]).expect("two steps");
    let placed = t.s.plan.last().expect("planned");
    assert_eq!((placed.risky, placed.sure, t.s.stock.wood), (2, 3, 7));
    assert_eq!(t.plan(wall(Space::B3), &[ME]), Err(Rejection::Unreachable));
    let mut t = island(pair().wood(9));
    lay(&mut t, "sea_wall", &[Space::T1]);
    let refused = t.plan(wall(Space::T1), &[ME, ME]);
    assert_eq!(refused, Err(Rejection::AlreadyBuilt("sea_wall".into())));
}

#[test]
#[clause(id = "R-O2-5", says = "it takes the water off its tile when the phase ends, and two may be built in a round", lies = Future)]
fn a_wall_dries_its_tile() {
    let mut t = island(pair().wood(4));
    lay(&mut t, "high_water", &[Space::M1, Space::T1]);
    t.plan(wall(Space::M1), &[ME, ME]).expect("a wall");
    t.give_as(1, &assign(wall(Space::T1), &[Pawn::Seat(1), Pawn::Seat(1)]))
        .expect("another");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    assert!(lies(&t, "high_water", Space::M1) && !lies(&t, "sea_wall", Space::M1));
    carry_out(&mut t);
    for space in [Space::M1, Space::T1] {
        assert!(lies(&t, "sea_wall", space) && !lies(&t, "high_water", space));
    }
}

#[test]
#[clause(id = "R-O2-5", says = "water may come over a wall later: the wall stays and counts", lies = Board)]
fn water_over_a_wall() {
    let mut t = island(pair());
    lay(&mut t, "sea_wall", &[Space::M1]);
    t.run_in(Phase::Event, sheet().book.clone());
    t.pick("M1");
    assert!(lies(&t, "sea_wall", Space::M1) && lies(&t, "high_water", Space::M1));
}

fn quarry(space: Space) -> Goal {
    Goal::Special {
        kind: Kind::Explore,
        action: "old_quarry".into(),
        space: Some(space),
    }
}

#[test]
#[clause(id = "R-O2-8", says = "the first totem opens the quarry for the rounds after: a success lays a wall there and brings a wood, once", lies = Board)]
fn the_quarry() {
    let mut t = island(pair());
    totem(&mut t, 1, Space::T1);
    let mut t = island(pair());
    t.s.numbers.insert(1, (Space::T1, 1));
    assert_eq!(t.plan(quarry(Space::T1), &[ME, ME]), Err(Rejection::NotNow));
    t.s.round = 2;
    t.plan(quarry(Space::T1), &[ME, ME]).expect("it is open");
    for pawn in [Pawn::Seat(1), Pawn::Seat(1)] {
        t.give_as(1, &assign(Goal::Arrange, &[pawn]))
            .expect("camp work");
    }
    carry_out(&mut t);
    assert!(lies(&t, "sea_wall", Space::T1));
    let gained = t.events.iter().any(|e| {
        matches!(
            e,
            Event::Gained {
                res: castaway_robinson::ids::Res::Wood,
                n: 1,
                ..
            }
        )
    });
    assert!(gained, "{:?}", t.events);
    assert_eq!(t.plan(quarry(Space::T1), &[ME, ME]), Err(Rejection::NotNow));
}

#[test]
#[clause(id = "R-O2-8", says = "the second totem brings two wood, the third and fourth water on their tile, the last two wound the explorer twice", lies = Future)]
fn the_other_totems() {
    let mut t = island(pair());
    totem(&mut t, 2, Space::T1);
    assert_eq!((t.s.future.stock.wood, t.s.stock.wood), (2, 0));
    for n in [3, 4] {
        let mut t = island(pair());
        totem(&mut t, n, Space::T1);
        assert!(lies(&t, "high_water", Space::T1));
    }
    for n in [5, 6] {
        let mut t = island(pair());
        totem(&mut t, n, Space::T1);
        assert_eq!((t.wounds(0), t.wounds(1)), (2, 0));
    }
}

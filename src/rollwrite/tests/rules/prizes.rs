//! Rules of the tasks: crystals, masks, smoke signs, the chart; each test names its rules.

use crate::table::Table;
use castaway_clause::clause;
use castaway_kernel::Seat;
use castaway_rollwrite::{
    command::Command,
    ids::{Feature, Item},
    reject::Rejection,
};

#[test]
#[clause(id = "W-CRYS-1", says = "any die breaks the crystal one stands on", lies = Own)]
#[clause(id = "W-CRYS-2", says = "crystals are worth 1, 5, 10 and 15", lies = Own)]
#[clause(id = "W-CRYS-3", says = "the ladder is one's own", lies = Own)]
#[clause(id = "W-R-9", says = "a fifth crystal is worth nothing", lies = Own)]
#[clause(id = "W-EX-6", says = "the first of one's own is worth 1, whatever others have", lies = Own)]
fn w_crys_1_to_3_w_ex_6_w_r_9() {
    let mut t = Table::new(2);
    t.b().crystals = 2;
    t.here(Feature::Crystal);
    t.go(Command::Take { die: 3 });
    assert_eq!(t.score().crystals, 1);
    for (count, vp) in [(2, 6), (3, 16), (4, 31), (5, 31)] {
        t.a().crystals = count;
        assert_eq!(t.score().crystals, vp);
    }
}

#[test]
#[clause(id = "W-MASK-1", says = "any die takes the mask one stands on", lies = Own)]
#[clause(id = "W-MASK-2", says = "a mask sets a die, once", lies = Own)]
#[clause(id = "W-MASK-3", says = "unused masks are worth 5, used ones nothing", lies = Own)]
#[clause(id = "W-MASK-4", says = "there are six boxes for masks", lies = Own)]
#[clause(id = "W-EX-8", says = "two masks, one used: five points", lies = Own)]
fn w_mask_1_to_4_w_ex_8() {
    let mut t = Table::new(1);
    t.here(Feature::Mask);
    t.a().masks = 1;
    t.go(Command::Take { die: 0 });
    assert_eq!(
        t.refused(Command::Mask { die: 1, value: 7 }),
        Rejection::Value
    );
    t.go(Command::Mask { die: 1, value: 6 });
    assert_eq!((t.a().masks, t.score().masks), (2, 5));
    t.go(Command::Mask { die: 2, value: 6 });
    assert_eq!(
        t.refused(Command::Mask { die: 3, value: 1 }),
        Rejection::NoMask
    );
    t.a().masks = 6;
    t.here(Feature::Mask);
    assert_eq!(
        t.refused(Command::Take { die: 1 }),
        Rejection::MaskBoxes,
        "W-MASK-4"
    );
}

#[test]
#[clause(id = "W-SMOKE-1", says = "smoke needs a campfire", lies = Own)]
#[clause(id = "W-SMOKE-2", says = "the value of the die is written down and the field crossed out", lies = Own)]
#[clause(id = "W-SMOKE-3", says = "later signs show the value of the first", lies = Own)]
#[clause(id = "W-SMOKE-4", says = "alone, four signs are worth 25 and fewer nothing", lies = Own)]
#[clause(id = "W-R-6", says = "one campfire once made is enough", lies = Own)]
#[clause(id = "W-EX-7", says = "after a 3 only a 3 makes a sign", lies = Own)]
fn w_smoke_1_to_4_w_ex_7_w_r_6() {
    let mut t = Table::new(1);
    t.dice([3, 4, 3, 3]);
    t.here(Feature::Smoke);
    assert_eq!(t.refused(Command::Take { die: 0 }), Rejection::NoFire);
    t.a().made.insert(Item::Campfire);
    t.go(Command::Take { die: 0 });
    t.here(Feature::Smoke);
    assert_eq!(
        t.refused(Command::Take { die: 1 }),
        Rejection::SmokeValue(3)
    );
    t.go(Command::Take { die: 2 });
    t.a().smokes = 3;
    assert_eq!(t.score().smoke, 0);
    t.a().smokes = 4;
    assert_eq!(t.score().smoke, 25);
}

#[test]
#[clause(id = "W-CHART-1", says = "a section takes a die of an open value", lies = Own)]
#[clause(id = "W-CHART-2", says = "each value is needed once", lies = Own)]
#[clause(id = "W-CHART-3", says = "alone, four sections are worth 25", lies = Own)]
#[clause(id = "W-EX-9", says = "with the 2 drawn, only the 4 of 2 and 4 is of use", lies = Own)]
fn w_chart_1_to_3_w_ex_9() {
    let mut t = Table::new(1);
    t.dice([2, 4, 3, 5]);
    t.a().charted.insert(2);
    t.here(Feature::Chart);
    assert_eq!(t.refused(Command::Take { die: 0 }), Rejection::ChartValue);
    assert_eq!(t.refused(Command::Take { die: 2 }), Rejection::ChartValue);
    t.go(Command::Take { die: 1 });
    assert_eq!(t.score().chart, 0);
    t.a().charted = [2, 4, 5, 6].into();
    assert_eq!(t.score().chart, 25);
}

#[test]
#[clause(id = "W-SMOKE-5", says = "in company the most signs win 25, if there are four in all", lies = Other)]
#[clause(id = "W-SMOKE-6", says = "a tie for the most gives 5 instead", lies = Other)]
#[clause(id = "W-CHART-4", says = "in company the most sections win 25, if there are four in all", lies = Other)]
#[clause(id = "W-CHART-5", says = "a tie for the most gives 5 instead", lies = Other)]
#[clause(id = "W-R-20", says = "the five go to all who took part", lies = Other)]
fn w_smoke_5_6_w_chart_4_5_w_r_20_majorities() {
    let mut t = Table::new(3);
    for (a, b, points) in [(2, 1, 0), (3, 1, 25), (1, 3, 0), (2, 2, 5)] {
        t.a().smokes = a;
        t.b().smokes = b;
        assert_eq!(t.score().smoke, points);
        t.a().charted = (0..a).collect();
        t.b().charted = (0..b).collect();
        assert_eq!(t.score().chart, points);
    }
    t.a().smokes = 1;
    t.b().smokes = 2;
    t.state.players[Seat(2).index()].smokes = 2;
    assert_eq!(t.score().smoke, 5);
}

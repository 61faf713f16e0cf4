//! Clauses of survival points and tasks, with things lying where play puts them.

use castaway_clause::clause;
use castaway_rollwrite::{
    command::{Command, Shift},
    hex::Hex,
    ids::{Feature, Item},
    reject::Rejection,
    state::Standing,
};

use crate::table::{A, B, MID, Table};

const NEAR: Hex = Hex::new(4, 3);

#[test]
#[clause(id = "W-SP-2", says = "several points turn one die several times, in one turn and over the 6", lies = Dice)]
fn points_turn_one_die_again() {
    let mut t = Table::new(1);
    t.dice([6, 1, 1, 1]);
    t.a().survival = 3;
    for _ in 0..2 {
        t.go(Command::Shift {
            die: 0,
            way: Shift::Up,
        });
    }
    assert_eq!(t.free()[0], 2);
    t.go(Command::Shift {
        die: 0,
        way: Shift::Down,
    });
    assert_eq!((t.free()[0], t.a().survival), (1, 0));
    assert_eq!(
        t.refused(Command::Shift {
            die: 0,
            way: Shift::Up
        }),
        Rejection::Survival
    );
}

#[test]
#[clause(id = "W-SP-4", says = "a die is rolled again as often as there are points; the others stay as they are", lies = Dice)]
fn a_die_is_rolled_again_and_again() {
    let mut t = Table::new(2);
    t.state.day = 7;
    t.turn(B, [1, 2, 3, 4]);
    t.b().survival = 9;
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..9 {
        t.by(B, Command::Reroll { die: 2 });
        let free = t.free();
        assert_eq!((free[0], free[1], free[3]), (1, 2, 4));
        seen.insert(free[2]);
    }
    assert!(seen.len() > 1, "nine rolls are not all alike");
    assert_eq!(
        t.refused_by(B, Command::Reroll { die: 2 }),
        Rejection::Survival
    );
}

#[test]
#[clause(id = "W-SP-6", says = "points left count at the end for each player alone", lies = Other)]
fn points_left_count() {
    let mut t = Table::new(2);
    t.a().survival = 2;
    t.b().survival = 5;
    assert_eq!((t.score().survival, t.score_of(B).survival), (2, 5));
}

#[test]
#[clause(id = "W-SCEN-1", says = "where a card forbids turning dice, they may still be rolled again and set by a mask", lies = Dice)]
fn no_shift_forbids_shifting_only() {
    let mut t = Table::of(1, "s04");
    t.a().survival = 1;
    t.a().masks = 1;
    assert_eq!(
        t.refused(Command::Shift {
            die: 0,
            way: Shift::Down
        }),
        Rejection::NoShift
    );
    t.go(Command::Reroll { die: 0 });
    t.go(Command::Mask { die: 1, value: 5 });
    assert_eq!(t.free()[1], 5);
}

#[test]
#[clause(id = "W-CRYS-1", says = "any die breaks a crystal, the 1 as well as the 6", lies = Dice)]
fn any_die_breaks_a_crystal() {
    for value in 1..=6 {
        let mut t = Table::new(1);
        t.dice([value; 4]);
        t.here(Feature::Crystal);
        t.go(Command::Take { die: 0 });
        assert_eq!((t.a().crystals, t.a().survival), (1, 0));
    }
}

#[test]
#[clause(id = "W-CRYS-3", says = "four crystals of one player do not help the other up the ladder", lies = Other)]
fn everybody_climbs_an_own_ladder() {
    let mut t = Table::new(2);
    t.a().crystals = 4;
    t.b().at = Some(MID);
    t.a().at = Some(Hex::new(0, 0));
    t.state.map.set(MID, Feature::Crystal);
    t.turn(B, [1, 2, 3, 4]);
    t.by(B, Command::Take { die: 0 });
    assert_eq!((t.score().crystals, t.score_of(B).crystals), (31, 1));
}

#[test]
#[clause(id = "W-SMOKE-1", says = "a campfire of somebody else makes no smoke", lies = Other)]
fn smoke_needs_an_own_fire() {
    let mut t = Table::new(2);
    t.stand(B, Item::Campfire, NEAR);
    t.b().made.insert(Item::Campfire);
    t.here(Feature::Smoke);
    assert_eq!(t.refused(Command::Take { die: 0 }), Rejection::NoFire);
}

#[test]
#[clause(id = "W-R-6", says = "a campfire that was torn down still lets its owner make smoke, and scores nothing", lies = Other)]
fn the_right_to_smoke_stays() {
    let mut t = Table::new(2);
    t.a().made.insert(Item::Campfire);
    t.stand(A, Item::Campfire, Hex::new(4, 5));
    t.turn(B, [1, 2, 3, 4]);
    t.by(B, Command::Raze { die: 0 });
    t.turn(A, [1, 2, 3, 4]);
    t.here(Feature::Smoke);
    t.go(Command::Take { die: 0 });
    assert_eq!((t.a().smokes, t.score().structures), (1, 0));
}

#[test]
#[clause(id = "W-SMOKE-3", says = "the first sign is free for each player, whatever the other's signs show", lies = Other)]
fn each_player_has_an_own_smoke_value() {
    let mut t = Table::new(2);
    t.a().smoke_value = Some(3);
    t.a().smokes = 2;
    t.b().made.insert(Item::Campfire);
    t.state.map.set(Hex::new(4, 5), Feature::Smoke);
    t.turn(B, [5, 3, 3, 3]);
    t.by(B, Command::Take { die: 0 });
    assert_eq!(t.b().smoke_value, Some(5));
}

#[test]
#[clause(id = "W-SMOKE-5", says = "three signs of all together are worth nothing, also to the one who made them", lies = Time)]
fn fewer_than_four_signs_are_worth_nothing() {
    let mut t = Table::new(4);
    t.a().smokes = 3;
    assert_eq!(t.score().smoke, 0);
    t.b().smokes = 1;
    assert_eq!((t.score().smoke, t.score_of(B).smoke), (25, 0));
}

#[test]
#[clause(id = "W-SMOKE-6", says = "two share the lead: all who made a sign get five, who made none gets nothing", lies = Time)]
fn a_shared_lead_gives_five_to_all_who_took_part() {
    let mut t = Table::new(4);
    for (seat, signs) in [2, 2, 1, 0].into_iter().enumerate() {
        t.state.players[seat].smokes = signs;
    }
    let points = [0, 1, 2, 3].map(|n| t.score_of(castaway_kernel::Seat(n)).smoke);
    assert_eq!(points, [5, 5, 5, 0]);
}

#[test]
#[clause(id = "W-R-20", says = "the same for sections of the map, and a dead player's sections count", lies = Other)]
fn sections_of_the_dead_count() {
    let mut t = Table::new(3);
    t.a().charted = [2, 4].into();
    t.b().charted = [5, 6].into();
    t.b().standing = Standing::Dead { day: 2, met: false };
    let points = [0, 1, 2].map(|n| t.score_of(castaway_kernel::Seat(n)).chart);
    assert_eq!(points, [5, 5, 0]);
}

#[test]
#[clause(id = "W-MASK-2", says = "a mask sets a die that is free, to any value; one mask for one die", lies = Dice)]
fn a_mask_sets_any_value() {
    for value in 1..=6 {
        let mut t = Table::new(1);
        t.a().masks = 1;
        t.go(Command::Mask { die: 3, value });
        assert_eq!(t.free()[3], value);
        assert_eq!(
            t.refused(Command::Mask { die: 2, value }),
            Rejection::NoMask
        );
    }
}

#[test]
#[clause(id = "W-R-9", says = "a used mask keeps its box: six boxes are full, used or not", lies = Own)]
fn used_masks_fill_their_boxes() {
    let mut t = Table::new(1);
    t.a().masks = 6;
    t.a().masks_used = 6;
    t.here(Feature::Mask);
    assert_eq!(t.refused(Command::Take { die: 0 }), Rejection::MaskBoxes);
    assert_eq!(t.free().len(), 4, "a refusal spends nothing");
    assert!(!t.state.map.get(MID).unwrap().used);
}

#[test]
#[clause(id = "W-CHART-1", says = "a 1 and a 3 draw no section; what the other has drawn is open for oneself", lies = Other)]
fn sections_are_drawn_by_open_values() {
    let mut t = Table::new(2);
    t.b().charted = [2, 4, 5, 6].into();
    t.dice([1, 3, 2, 2]);
    t.here(Feature::Chart);
    assert_eq!(t.refused(Command::Take { die: 0 }), Rejection::ChartValue);
    assert_eq!(t.refused(Command::Take { die: 1 }), Rejection::ChartValue);
    t.go(Command::Take { die: 2 });
    t.here(Feature::Chart);
    assert_eq!(
        t.refused(Command::Take { die: 3 }),
        Rejection::ChartValue,
        "once each"
    );
}

#[test]
#[clause(id = "W-CHART-2", says = "the sections come in any order", lies = Dice)]
fn sections_come_in_any_order() {
    let mut t = Table::new(1);
    t.dice([6, 2, 5, 4]);
    for die in 0..4 {
        t.here(Feature::Chart);
        t.go(Command::Take { die });
    }
    assert_eq!(t.score().chart, 25);
}

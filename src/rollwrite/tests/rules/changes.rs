//! Changes of the rules that no clause noticed (`docs/tests.md`).

use std::collections::BTreeSet;

use castaway_rollwrite::{
    command::Command,
    hex::Hex,
    ids::{Feature, Item},
    reach::{ReachAim, reach},
    state::Phase,
};

use super::table::{A, MID, Table};

const NEAR: Hex = Hex::new(4, 5);

#[test]
fn every_day_has_dice_of_its_own() {
    let mut same = 0;
    for seed in 0..20 {
        let mut t = Table::new(1);
        t.state.seed = seed;
        let mut seen = BTreeSet::new();
        for day in 1..=4 {
            t.state.day = day;
            t.a().stock.food = 5;
            t.a().stock.water = 5;
            t.go(Command::EndTurn);
            seen.insert(t.free());
        }
        same += usize::from(seen.len() == 1);
    }
    assert_eq!(same, 0, "four days with the same dice");
}

#[test]
fn the_sea_comes_from_the_four_sides_in_turn() {
    let mut t = Table::of(1, "s13");
    let last = 8;
    for (day, ring) in (5_u8..=9).zip([0, 0, 0, 0, 1]) {
        t.state.day = day - 1;
        t.a().at = Some(MID);
        t.a().stock.food = 5;
        t.a().stock.water = 5;
        let before = t.state.map.clone();
        t.dice([1, 2, 3, 4]);
        t.go(Command::EndTurn);
        let sunk: BTreeSet<Hex> = before
            .hexes()
            .filter(|h| before.land(*h) && !t.state.map.land(*h))
            .collect();
        let sides: BTreeSet<Hex> = before
            .hexes()
            .filter(|h| match day {
                6 => h.col == last,
                7 => h.row == last,
                8 => h.col == 0,
                _ => h.row == ring,
            })
            .filter(|h| before.land(*h))
            .collect();
        assert_eq!(sunk, sides, "day {day}");
        assert!(!sunk.is_empty());
    }
}

#[test]
fn what_is_left_of_the_way_to_a_lizard_goes_on() {
    for (die, left) in [(0, 0), (1, 1), (2, 2)] {
        let mut t = Table::new(1);
        t.a().made.insert(Item::Bow);
        t.state.map.set(NEAR, Feature::Lizard { value: 4 });
        t.go(Command::Hunt {
            dice: vec![die],
            to: NEAR,
            cross: 0,
            with: 3,
        });
        let Phase::Turn(turn) = &t.state.phase else {
            panic!("the turn goes on");
        };
        assert_eq!(turn.stride, left);
    }
}

#[test]
fn with_six_masks_no_further_one_is_promised() {
    for masks in [5, 6] {
        let mut t = Table::new(1);
        t.state.map.set(NEAR, Feature::Mask);
        t.a().masks = masks;
        let ways = reach(&t.catalog, &t.state, A);
        let way = ways.iter().find(|w| w.hex == NEAR).expect("beside");
        let takes = matches!(way.aim, ReachAim::Take { .. });
        assert_eq!(takes, masks < 6, "{masks}: {:?}", way.aim);
    }
}

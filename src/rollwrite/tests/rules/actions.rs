//! Rules of setup, turns, walking, gathering, survival points; each test names its rules.

use crate::table::{A, B, MID, Table, setup, walk};
use castaway_clause::clause;
use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::{Command, Shift},
    event::Event,
    hex::Hex,
    ids::{Feature, Item, Resource},
    map::Map,
    reject::Rejection,
    setup::Island,
    state::Phase,
};

const fn wood(value: u8) -> Feature {
    Feature::Gather {
        resource: Resource::Wood,
        value,
    }
}

#[test]
#[clause(id = "W-SETUP-1", says = "one to four people play", lies = Setup)]
#[clause(id = "W-SETUP-4", says = "map and scenario are fixed before the first turn", lies = Setup)]
#[clause(id = "W-SETUP-5", says = "every scenario is played on every map", lies = Setup)]
fn w_setup_1_to_4() {
    let catalog = Catalog::load().unwrap();
    for seats in [0, 5] {
        let setup = setup(seats, "s00", Island::Seed(1));
        assert!(RollWrite::create(&catalog, &setup, 1).is_err(), "W-SETUP-1");
    }
    let one = setup(1, "s00", Island::Seed(1));
    let a = RollWrite::create(&catalog, &one, 1).unwrap().state;
    let b = RollWrite::create(&catalog, &one, 2).unwrap().state;
    assert_eq!(a.map, b.map, "W-SETUP-4: the map is fixed by its own seed");
    for scenario in &catalog.scenarios {
        let setup = setup(2, scenario.id.as_str(), Island::Seed(2));
        assert!(RollWrite::create(&catalog, &setup, 1).is_ok(), "W-SETUP-5");
    }
}

#[test]
#[clause(id = "W-SETUP-6", says = "chance says who begins; the order goes clockwise", lies = Setup)]
fn w_setup_6_random_first_player_and_clockwise_order() {
    let catalog = Catalog::load().unwrap();
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let setup = setup(4, "s00", Island::Given(Map::empty(9, 9)));
        let state = RollWrite::create(&catalog, &setup, seed).unwrap().state;
        for pair in state.order.windows(2) {
            assert_eq!((pair[0].0 + 1) % 4, pair[1].0);
        }
        firsts.insert(state.order[0]);
    }
    assert_eq!(firsts.len(), 4);
}

#[test]
#[clause(id = "W-SETUP-7", says = "one starts on an empty field of choice", lies = Setup)]
#[clause(id = "W-SETUP-8", says = "health begins at three", lies = Setup)]
#[clause(id = "W-SETUP-9", says = "one begins with nothing", lies = Setup)]
#[clause(id = "W-R-21", says = "no two start on one field", lies = Setup)]
fn w_setup_7_to_9_w_r_21_starts_differ_on_empty_fields() {
    let mut t = Table::new(2);
    t.a().at = None;
    t.state.map.set(MID, wood(1));
    t.state.phase = Phase::Start(A);
    assert_eq!(t.a().health, 3, "W-SETUP-8");
    assert_eq!(t.a().stock.total(), 0, "W-SETUP-9");
    assert_eq!(t.refused(Command::Start(MID)), Rejection::StartField);
    assert_eq!(
        t.refused(Command::Start(Hex::new(4, 5))),
        Rejection::StartField
    );
    t.go(Command::Start(Hex::new(0, 0)));
    assert!(matches!(t.state.phase, Phase::Turn(_)));
}

#[test]
#[clause(id = "W-SHEET-4", says = "the grid has flat tops, and even columns lie half a field lower", lies = Printed)]
fn w_sheet_4_even_columns_lie_lower() {
    let around: Vec<Hex> = Hex::new(2, 2).around().collect();
    for (col, row) in [(2, 1), (2, 3), (3, 2), (3, 3), (1, 2), (1, 3)] {
        assert!(around.contains(&Hex::new(col, row)));
        assert_eq!(Hex::new(2, 2).distance(Hex::new(col, row)), 1);
    }
    let odd: Vec<Hex> = Hex::new(3, 2).around().collect();
    assert!(odd.contains(&Hex::new(2, 1)) && !odd.contains(&Hex::new(2, 3)));
}

#[test]
#[clause(id = "W-TURN-1", says = "a turn begins with four dice", lies = Dice)]
#[clause(id = "W-TURN-2", says = "dice are spent in any order, each once", lies = Dice)]
#[clause(id = "W-TURN-3", says = "a turn may end with dice left", lies = Dice)]
#[clause(id = "W-TURN-4", says = "then the next player rolls", lies = Dice)]
#[clause(id = "W-TURN-5", says = "when all have had a turn a day is over", lies = Dice)]
#[clause(id = "W-TURN-6", says = "alone a turn is a day", lies = Dice)]
#[clause(id = "W-R-2", says = "dice left are lost", lies = Dice)]
fn w_turn_1_to_6() {
    let mut t = Table::new(2);
    t.here(wood(6));
    t.go(Command::Take { die: 0 });
    assert_eq!(
        t.refused(Command::Take { die: 0 }),
        Rejection::Die,
        "W-TURN-2"
    );
    t.go(Command::EndTurn); // W-TURN-3, W-R-2
    let Phase::Turn(turn) = &t.state.phase else {
        panic!()
    };
    assert_eq!((turn.seat, t.state.day), (B, 1), "W-TURN-4");
    assert!(turn.dice.iter().all(|d| !d.spent), "W-TURN-1");
    t.by(B, Command::EndTurn);
    assert_eq!((t.state.asked(), t.state.day), (Some(A), 2), "W-TURN-5");
    let mut solo = Table::new(1);
    solo.go(Command::EndTurn);
    assert_eq!(solo.state.day, 2, "W-TURN-6");
}

#[test]
#[clause(id = "W-MOVE-1", says = "a pip is a step to a neighbouring field", lies = Dice)]
#[clause(id = "W-MOVE-2", says = "any number of dice walk, also none", lies = Dice)]
#[clause(id = "W-MOVE-3", says = "walking marks nothing", lies = Dice)]
#[clause(id = "W-MOVE-4", says = "one may stop early; the rest of the die is lost", lies = Dice)]
#[clause(id = "W-EX-1", says = "a 5 goes up to five steps", lies = Dice)]
#[clause(id = "W-EX-2", says = "a 6 that stops after two steps loses four", lies = Dice)]
fn w_move_1_to_4_w_ex_1_2() {
    let mut t = Table::new(1);
    t.dice([5, 6, 1, 1]);
    let far = MID.around().next().unwrap();
    assert_eq!(
        t.refused(walk(&[2], Hex::new(4, 2), 0)),
        Rejection::Way,
        "W-MOVE-1"
    );
    t.go(walk(&[1], far, 0)); // W-MOVE-4: five pips are lost
    assert!(matches!(t.state.phase, Phase::Turn(turn) if turn.stride == 0));
    assert_eq!(t.a().at, Some(far));
    t.go(walk(&[0], Hex::new(4, 8), 0)); // W-EX-1
    t.go(Command::EndTurn); // W-MOVE-2
    assert!(t.state.map == Map::empty(9, 9), "W-MOVE-3");
}

#[test]
#[clause(id = "W-MOVE-5", says = "palms are neither crossed nor entered", lies = Field)]
#[clause(id = "W-MOVE-7", says = "a field with another player is neither crossed nor entered", lies = Field)]
#[clause(id = "W-MOVE-8", says = "a live lizard blocks its field", lies = Field)]
#[clause(id = "W-MOVE-10", says = "a survival point leads across a blocked field, never onto it", lies = Field)]
#[clause(id = "W-SP-5", says = "a survival point crosses one blocked field", lies = Field)]
fn w_move_5_to_10_w_sp_5_blocked_fields_cost_a_point_and_are_no_end() {
    for feature in [Feature::Palm, Feature::Lizard { value: 3 }] {
        let mut t = Table::new(1);
        t.state.map = Map::empty(1, 9);
        t.state.map.set(Hex::new(0, 3), feature);
        t.a().at = Some(MID);
        t.a().at = Some(Hex::new(0, 4));
        t.a().survival = 1;
        assert_eq!(t.refused(walk(&[1], Hex::new(0, 3), 0)), Rejection::Way);
        assert_eq!(t.refused(walk(&[1], Hex::new(0, 2), 0)), Rejection::Way);
        t.go(walk(&[1], Hex::new(0, 2), 1));
        assert_eq!(t.a().survival, 0);
    }
    let mut t = Table::new(2);
    t.state.map = Map::empty(1, 9);
    t.a().at = Some(Hex::new(0, 4));
    t.b().at = Some(Hex::new(0, 5));
    assert_eq!(
        t.refused(walk(&[3], Hex::new(0, 5), 0)),
        Rejection::Way,
        "W-MOVE-7"
    );
    assert_eq!(t.refused(walk(&[3], Hex::new(0, 6), 0)), Rejection::Way);
    t.a().survival = 1;
    t.go(walk(&[3], Hex::new(0, 6), 1));
}

#[test]
#[clause(id = "W-MOVE-6", says = "fields with something on them are passed freely", lies = Dice)]
#[clause(id = "W-MOVE-11", says = "several dice make one longer walk", lies = Dice)]
#[clause(id = "W-EX-3", says = "a 1 and a 3 make a detour of four round a palm", lies = Dice)]
fn w_move_6_11_w_ex_3_chained_detour() {
    let mut t = Table::new(1);
    t.dice([1, 3, 6, 6]);
    t.state.map.set(Hex::new(4, 3), Feature::Palm);
    t.state.map.set(Hex::new(3, 4), wood(1));
    t.go(walk(&[0, 1], Hex::new(4, 1), 0));
    assert!(matches!(t.events[0], Event::Walked { steps: 4, .. }));
    assert_eq!(t.refused(walk(&[3, 2], MID, 0)), Rejection::Die);
    assert_eq!(t.refused(walk(&[], MID, 0)), Rejection::Die);
}

#[test]
#[clause(id = "W-GATHER-1", says = "wood, rope and stone are gathered", lies = Field)]
#[clause(id = "W-GATHER-2", says = "gathering takes one die of any value", lies = Field)]
#[clause(id = "W-GATHER-3", says = "the field is crossed out for good", lies = Field)]
#[clause(id = "W-GATHER-4", says = "one unit, two with the right tool", lies = Field)]
#[clause(id = "W-GATHER-5", says = "food and water are gathered alike", lies = Field)]
#[clause(id = "W-GATHER-6", says = "a field of food is one food", lies = Field)]
#[clause(id = "W-GATHER-7", says = "every such field shows a value of a die", lies = Field)]
#[clause(id = "W-GATHER-8", says = "a die of that value brings a survival point too", lies = Field)]
#[clause(id = "W-CRAFT-5", says = "tools work by themselves and for good", lies = Field)]
#[clause(id = "W-R-8", says = "a doubled field still brings one point", lies = Field)]
#[clause(id = "W-EX-4", says = "a 1 on wood 1: a wood and a point", lies = Field)]
#[clause(id = "W-EX-5", says = "a 4 on wood 1: a wood, no point", lies = Field)]
#[clause(id = "W-EX-17", says = "with an axe and the matching die: two wood, one point", lies = Field)]
fn w_gather_1_to_8_w_ex_4_5_17() {
    for (value, survival) in [(1, 1), (4, 0)] {
        let mut t = Table::new(1);
        t.dice([value, 1, 1, 1]);
        t.here(wood(1));
        t.go(Command::Take { die: 0 });
        assert_eq!((t.a().stock.wood, t.a().survival), (1, survival));
        assert_eq!(
            t.refused(Command::Take { die: 1 }),
            Rejection::Nothing,
            "W-GATHER-3"
        );
    }
    let doubling = [
        (Item::Axe, Resource::Wood),
        (Item::Knife, Resource::Rope),
        (Item::Pot, Resource::Food),
        (Item::Pickaxe, Resource::Stone),
        (Item::Flask, Resource::Water),
    ];
    for (tool, resource) in doubling {
        let mut t = Table::new(1);
        t.a().made.insert(tool);
        t.here(Feature::Gather { resource, value: 1 });
        t.go(Command::Take { die: 0 });
        assert_eq!(
            (t.a().stock.get(resource), t.a().survival),
            (2, 1),
            "W-CRAFT-5, W-R-8"
        );
    }
}

#[test]
#[clause(id = "W-GATHER-9", says = "tasks show no value and bring no point", lies = Field)]
#[clause(id = "W-GATHER-10", says = "what is taken is gone for all", lies = Field)]
fn w_gather_9_10_tasks_give_no_point_and_are_gone_for_all() {
    for feature in [Feature::Crystal, Feature::Mask, Feature::Chart] {
        let mut t = Table::new(2);
        t.here(feature);
        t.go(Command::Take { die: 1 });
        assert_eq!(t.a().survival, 0);
        assert!(t.state.map.get(MID).unwrap().used);
    }
}

#[test]
#[clause(id = "W-SP-1", says = "points are kept, and several are spent in a turn", lies = Dice)]
#[clause(id = "W-SP-2", says = "a point turns a free die by one", lies = Dice)]
#[clause(id = "W-SP-3", says = "a 6 turned up is a 1", lies = Dice)]
#[clause(id = "W-SP-4", says = "a point rolls a free die again", lies = Dice)]
#[clause(id = "W-R-7", says = "a changed die counts as it shows", lies = Dice)]
#[clause(id = "W-R-11", says = "a 1 turned down is a 6", lies = Dice)]
#[clause(id = "W-R-12", says = "spent dice are not changed", lies = Dice)]
fn w_sp_1_to_4_w_r_11_12() {
    let mut t = Table::new(1);
    t.dice([6, 1, 3, 3]);
    assert_eq!(t.refused(Command::Reroll { die: 0 }), Rejection::Survival);
    t.a().survival = 4;
    t.go(Command::Shift {
        die: 0,
        way: Shift::Up,
    });
    t.go(Command::Shift {
        die: 1,
        way: Shift::Down,
    });
    t.go(Command::Shift {
        die: 2,
        way: Shift::Down,
    });
    t.go(Command::Reroll { die: 3 });
    let Phase::Turn(turn) = &t.state.phase else {
        panic!()
    };
    assert_eq!(turn.dice.map(|d| d.value)[..3], [1, 6, 2], "W-SP-2, W-SP-3");
    assert_eq!(t.a().survival, 0, "W-SP-1");
    t.a().survival = 1;
    t.here(wood(1));
    t.go(Command::Take { die: 0 }); // W-R-7: the changed value counts
    assert_eq!(t.a().survival, 2);
    assert_eq!(
        t.refused(Command::Reroll { die: 0 }),
        Rejection::Die,
        "W-R-12"
    );
}

#[test]
#[clause(id = "W-SP-6", says = "a point left is a point at the end", lies = Own)]
#[clause(id = "W-EX-15", says = "three points, two of them spent: one at the end", lies = Own)]
fn w_sp_6_w_ex_15_unspent_points_score() {
    let mut t = Table::new(1);
    t.a().survival = 3;
    t.go(Command::Shift {
        die: 0,
        way: Shift::Up,
    });
    t.go(Command::Shift {
        die: 0,
        way: Shift::Up,
    });
    assert_eq!(t.score().survival, 1);
}

//! Clauses of crafting, structures and lizards, with things lying where play puts them.

use castaway_clause::clause;
use castaway_rollwrite::{
    command::{Command, Shift},
    hex::Hex,
    ids::{Feature, Item},
    reject::Rejection,
    state::Phase,
};

use crate::table::{A, B, MID, Table, walk};

const NEAR: Hex = Hex::new(4, 3);

#[test]
#[clause(id = "W-CRAFT-1", says = "tools are made on any field, structures only on an empty one; nothing before the first turn", lies = Field)]
fn tools_are_made_anywhere() {
    let mut t = Table::new(1);
    t.plan(Item::Axe);
    t.plan(Item::Tent);
    t.a().stock = castaway_rollwrite::content::Stock {
        wood: 9,
        rope: 9,
        stone: 9,
        ..Default::default()
    };
    t.here(Feature::Crystal);
    assert_eq!(t.refused(Command::Craft(Item::Tent)), Rejection::NotEmpty);
    let mut early = Table::new(1);
    early.state = t.state.clone();
    early.state.phase = Phase::Start(A);
    assert_eq!(early.refused(Command::Craft(Item::Axe)), Rejection::NotNow);
    t.go(Command::Craft(Item::Axe));
    assert_eq!(t.score().tools, 6);
}

#[test]
#[clause(id = "W-CRAFT-3", says = "a plan is filled over several days and paid when the goods are there", lies = Time)]
fn a_plan_takes_its_time() {
    let mut t = Table::new(1);
    t.dice([2, 1, 1, 1]);
    t.go(Command::Plan {
        die: 0,
        item: Item::Flask,
    });
    t.go(Command::EndTurn);
    t.dice([5, 1, 1, 1]);
    t.go(Command::Plan {
        die: 0,
        item: Item::Flask,
    });
    assert_eq!(t.refused(Command::Craft(Item::Flask)), Rejection::Resources);
    t.go(Command::EndTurn);
    t.a().stock.wood = 1;
    t.a().stock.rope = 1;
    t.go(Command::Craft(Item::Flask));
    assert_eq!((t.a().stock.wood, t.a().stock.rope), (0, 0));
}

#[test]
#[clause(id = "W-CRAFT-4", says = "only the printed values fit, each box once; a refused die stays free", lies = Dice)]
fn a_plan_wants_its_own_values() {
    let mut t = Table::new(1);
    t.dice([2, 1, 1, 3]);
    let plan = |die| Command::Plan {
        die,
        item: Item::Pickaxe,
    };
    assert_eq!(t.refused(plan(0)), Rejection::PlanBox(Item::Pickaxe));
    t.go(plan(1));
    assert_eq!(t.refused(plan(2)), Rejection::PlanBox(Item::Pickaxe));
    assert_eq!(t.free(), [2, 1, 3]);
}

#[test]
#[clause(id = "W-R-3", says = "several plans are open at once, and nothing on them is reserved", lies = Own)]
fn plans_reserve_nothing() {
    let mut t = Table::new(1);
    t.plan(Item::Axe);
    t.plan(Item::Knife);
    t.a().stock.wood = 1;
    t.a().stock.stone = 1;
    t.go(Command::Craft(Item::Knife));
    assert_eq!(t.refused(Command::Craft(Item::Axe)), Rejection::Resources);
}

#[test]
#[clause(id = "W-BUILD-2", says = "the second tent asks for rope alone: no die, no plan", lies = Own)]
fn copies_cost_goods_only() {
    let mut t = Table::new(1);
    t.dice([1, 1, 1, 1]);
    t.plan(Item::Tent);
    t.a().stock.rope = 6;
    t.go(Command::Craft(Item::Tent));
    t.go(walk(&[0], NEAR, 0));
    t.go(Command::Craft(Item::Tent));
    assert_eq!(
        (t.free().len(), t.a().stock.rope, t.score().structures),
        (3, 0, 30)
    );
    t.dice([1, 2, 5, 5]);
    assert_eq!(
        t.refused(Command::Plan {
            die: 0,
            item: Item::Tent
        }),
        Rejection::Made(Item::Tent)
    );
}

#[test]
#[clause(id = "W-BUILD-3", says = "no second structure stands on a field, whoever owns the first", lies = Other)]
fn one_structure_a_field() {
    for owner in [A, B] {
        let mut t = Table::new(2);
        t.plan(Item::Campfire);
        t.a().stock.wood = 3;
        t.stand(owner, Item::Tent, MID);
        assert_eq!(
            t.refused(Command::Craft(Item::Campfire)),
            Rejection::NotEmpty
        );
        assert_eq!(t.a().stock.wood, 3);
    }
}

#[test]
#[clause(id = "W-BUILD-5", says = "tearing down takes a die and the very field; it helps against others' structures only", lies = Other)]
fn tearing_down_takes_a_die_on_the_field() {
    let mut t = Table::new(2);
    t.stand(B, Item::Tent, NEAR);
    assert_eq!(
        t.refused(Command::Raze { die: 0 }),
        Rejection::NothingToRaze,
        "a field away"
    );
    t.dice([1, 6, 1, 1]);
    t.go(walk(&[0], NEAR, 0));
    assert_eq!(t.refused(Command::Raze { die: 0 }), Rejection::Die, "spent");
    t.go(Command::Raze { die: 1 });
    assert_eq!(t.score_of(B).structures, 0);
}

#[test]
#[clause(id = "W-LIZ-2", says = "a die that shows just the printed value is enough, also one turned to it; not one less", lies = Dice)]
fn an_equal_die_hunts() {
    let mut t = Table::new(1);
    t.a().made.insert(Item::Bow);
    t.a().survival = 1;
    t.dice([1, 3, 1, 1]);
    t.state.map.set(NEAR, Feature::Lizard { value: 4 });
    let hunt = Command::Hunt {
        dice: vec![0],
        to: NEAR,
        cross: 0,
        with: 1,
    };
    assert_eq!(t.refused(hunt.clone()), Rejection::HuntDie(4));
    t.go(Command::Shift {
        die: 1,
        way: Shift::Up,
    });
    t.go(hunt);
    assert_eq!(t.free(), [1, 1]);
}

#[test]
#[clause(id = "W-LIZ-3", says = "a lizard brings one food, also to the owner of a pot", lies = Own)]
fn a_pot_doubles_no_lizard() {
    let mut t = Table::new(1);
    t.a().made.extend([Item::Bow, Item::Pot]);
    t.state.map.set(NEAR, Feature::Lizard { value: 4 });
    t.go(Command::Hunt {
        dice: vec![0],
        to: NEAR,
        cross: 0,
        with: 3,
    });
    assert_eq!((t.a().stock.food, t.score().lizards), (1, 4));
}

#[test]
#[clause(id = "W-LIZ-4", says = "only the hunter scores a lizard; afterwards the field is free to enter and not to build on", lies = Other)]
fn a_hunted_lizard_is_gone_for_all() {
    let mut t = Table::new(2);
    t.a().made.insert(Item::Bow);
    t.state.map.set(NEAR, Feature::Lizard { value: 3 });
    t.go(Command::Hunt {
        dice: vec![0],
        to: NEAR,
        cross: 0,
        with: 2,
    });
    assert_eq!((t.score().lizards, t.score_of(B).lizards), (3, 0));
    t.a().at = Some(Hex::new(0, 0));
    t.b().at = Some(MID);
    t.b().stock.rope = 3;
    t.b().plans.insert(Item::Tent, [1, 2, 5].into());
    t.turn(B, [1, 2, 3, 4]);
    t.by(B, walk(&[0], NEAR, 0));
    assert_eq!(
        t.refused_by(B, Command::Craft(Item::Tent)),
        Rejection::NotEmpty
    );
}

//! Rules of crafting, lizards, survival, scenarios, the end; each test names its rules.

use crate::table::{A, B, MID, Table, walk};
use castaway_clause::clause;
use castaway_kernel::Seat;
use castaway_rollwrite::{
    command::Command,
    content::Stock,
    hex::Hex,
    ids::{Feature, Item},
    reject::Rejection,
    state::Standing,
};

fn plenty() -> Stock {
    Stock {
        wood: 9,
        rope: 9,
        stone: 9,
        food: 0,
        water: 0,
    }
}

#[test]
#[clause(id = "W-CRAFT-1", says = "one crafts at any moment of one's turn", lies = Own)]
#[clause(id = "W-CRAFT-2", says = "an item takes the dice of its plan and its goods", lies = Own)]
#[clause(id = "W-CRAFT-3", says = "the boxes are filled one by one", lies = Own)]
#[clause(id = "W-CRAFT-4", says = "a box takes its printed value only", lies = Own)]
#[clause(id = "W-ITEM-1", says = "the pickaxe: 1 3, wood and stone, 6 points", lies = Own)]
#[clause(id = "W-ITEM-2", says = "the axe: 2 4, wood and stone, 6 points", lies = Own)]
#[clause(id = "W-ITEM-3", says = "the knife: 3 5, wood and stone, 6 points", lies = Own)]
#[clause(id = "W-ITEM-4", says = "the pot: 4 6, wood and stone, 6 points", lies = Own)]
#[clause(id = "W-ITEM-5", says = "the flask: 2 5, wood and rope, 6 points", lies = Own)]
#[clause(id = "W-ITEM-6", says = "the bow: 3 6, wood and rope", lies = Own)]
#[clause(id = "W-ITEM-7", says = "the tent: 1 2 5, three rope, 15 points", lies = Own)]
#[clause(id = "W-ITEM-8", says = "the campfire: 1 3 6, three wood, 15 points", lies = Own)]
#[clause(id = "W-ITEM-9", says = "the raft: 1 2 3 4, two of each, 35 points", lies = Own)]
#[clause(id = "W-R-1", says = "the bow is worth 6", lies = Own)]
#[clause(id = "W-R-3", says = "goods are paid when the item is made", lies = Own)]
#[clause(id = "W-R-4", says = "tools and raft are made once", lies = Own)]
fn w_craft_1_to_4_w_item_1_to_9_w_r_1_3_4() {
    for (item, plan, left, vp) in [
        (Item::Pickaxe, vec![1, 3], (8, 9, 8), 6),
        (Item::Axe, vec![2, 4], (8, 9, 8), 6),
        (Item::Knife, vec![3, 5], (8, 9, 8), 6),
        (Item::Pot, vec![4, 6], (8, 9, 8), 6),
        (Item::Flask, vec![2, 5], (8, 8, 9), 6),
        (Item::Bow, vec![3, 6], (8, 8, 9), 6),
        (Item::Tent, vec![1, 2, 5], (9, 6, 9), 15),
        (Item::Campfire, vec![1, 3, 6], (6, 9, 9), 15),
        (Item::Raft, vec![1, 2, 3, 4], (7, 7, 7), 35),
    ] {
        let mut t = Table::new(1);
        t.a().stock = plenty();
        for value in &plan {
            assert_eq!(t.refused(Command::Craft(item)), Rejection::PlanOpen(item));
            t.dice([*value; 4]);
            t.go(Command::Plan { die: 0, item });
            assert_eq!(
                t.refused(Command::Plan { die: 1, item }),
                Rejection::PlanBox(item)
            );
        }
        t.go(Command::Craft(item));
        let stock = t.a().stock;
        assert_eq!((stock.wood, stock.rope, stock.stone), left);
        assert_eq!(t.score().total(), vp);
        if vp != 15 {
            assert_eq!(
                t.refused(Command::Craft(item)),
                Rejection::Made(item),
                "W-R-4"
            );
        }
    }
    let mut t = Table::new(1);
    t.plan(Item::Axe);
    assert_eq!(t.refused(Command::Craft(Item::Axe)), Rejection::Resources);
}

#[test]
#[clause(id = "W-BUILD-1", says = "the plan of tent and campfire is filled once", lies = Field)]
#[clause(id = "W-BUILD-2", says = "each copy costs goods only", lies = Field)]
#[clause(id = "W-BUILD-3", says = "a copy stands on the empty field one stands on", lies = Field)]
#[clause(id = "W-BUILD-4", says = "there may be any number", lies = Field)]
#[clause(id = "W-BUILD-6", says = "each standing copy scores 15", lies = Field)]
#[clause(id = "W-R-5", says = "a crossed-out field is not empty; building takes no die", lies = Field)]
#[clause(id = "W-EX-16", says = "six wood and a full plan: two campfires, 30 points", lies = Field)]
fn w_build_1_to_4_6_w_ex_16_w_r_5() {
    let mut t = Table::new(1);
    t.dice([1, 1, 1, 1]);
    t.plan(Item::Campfire);
    t.a().stock.wood = 6;
    t.go(Command::Craft(Item::Campfire));
    assert_eq!(
        t.refused(Command::Craft(Item::Campfire)),
        Rejection::NotEmpty
    );
    t.go(walk(&[0], Hex::new(4, 3), 0));
    t.state.map.set(Hex::new(4, 3), Feature::Crystal);
    t.state.map.cross_out(Hex::new(4, 3));
    assert_eq!(
        t.refused(Command::Craft(Item::Campfire)),
        Rejection::NotEmpty,
        "used is not empty"
    );
    t.go(walk(&[1], Hex::new(4, 2), 0));
    t.go(Command::Craft(Item::Campfire));
    assert_eq!(t.score().structures, 30);
}

#[test]
#[clause(id = "W-BUILD-5", says = "a visitor tears a structure down with any die", lies = Other)]
#[clause(id = "W-R-26", says = "the field is empty again", lies = Other)]
fn w_build_5_w_r_26_a_visitor_destroys() {
    let mut t = Table::new(2);
    t.stand(A, Item::Tent, MID);
    assert_eq!(
        t.refused(Command::Raze { die: 0 }),
        Rejection::NothingToRaze
    );
    t.state.structures.clear();
    t.stand(B, Item::Tent, MID);
    t.go(Command::Raze { die: 0 });
    assert!(t.state.structures.is_empty());
    t.plan(Item::Tent);
    t.a().stock.rope = 3;
    t.go(Command::Craft(Item::Tent));
}

#[test]
#[clause(id = "W-LIZ-1", says = "without a bow the lizard blocks", lies = Field)]
#[clause(id = "W-LIZ-2", says = "with a bow a die of its value hunts it", lies = Field)]
#[clause(id = "W-LIZ-3", says = "it brings its value in points and a food", lies = Field)]
#[clause(id = "W-LIZ-4", says = "the hunter scores it", lies = Field)]
#[clause(id = "W-LIZ-5", says = "lizards show a value", lies = Field)]
#[clause(id = "W-R-8", says = "a pot doubles no lizard", lies = Field)]
#[clause(id = "W-R-14", says = "after a hunt in passing the walk goes on", lies = Field)]
#[clause(id = "W-EX-10", says = "a lizard of 3: a 2 does not hunt it, a 3 does", lies = Field)]
fn w_liz_1_to_5_w_ex_10_w_r_8_14() {
    let mut t = Table::new(1);
    t.dice([2, 2, 3, 1]);
    let at = Hex::new(4, 3);
    t.state.map.set(at, Feature::Lizard { value: 3 });
    let hunt = |with| Command::Hunt {
        dice: vec![0],
        to: at,
        cross: 0,
        with,
    };
    assert_eq!(t.refused(hunt(2)), Rejection::NoBow);
    t.a().made.extend([Item::Bow, Item::Pot]);
    assert_eq!(t.refused(hunt(1)), Rejection::HuntDie(3));
    assert_eq!(t.refused(hunt(0)), Rejection::Die, "a die is spent once");
    t.go(hunt(2));
    assert_eq!(
        (t.a().lizard_points, t.a().stock.food, t.score().lizards),
        (3, 1, 3)
    );
    t.go(walk(&[], Hex::new(4, 2), 0)); // the second pip
    assert_eq!(t.refused(walk(&[], Hex::new(4, 1), 0)), Rejection::Die);
}

#[test]
#[clause(id = "W-SURV-1", says = "odd days from 3 on are thirst, even ones from 4 on hunger", lies = Time)]
#[clause(id = "W-SURV-2", says = "a day takes one water or one food", lies = Time)]
#[clause(id = "W-SURV-3", says = "what is missing is a health", lies = Time)]
#[clause(id = "W-SURV-4", says = "it is paid after all have moved", lies = Time)]
#[clause(id = "W-SURV-5", says = "without health one is out", lies = Time)]
#[clause(id = "W-R-15", says = "what is there must be paid", lies = Time)]
#[clause(id = "W-R-16", says = "a dead player's pawn is gone", lies = Time)]
#[clause(id = "W-EX-11", says = "two water before day 3 is over, one after", lies = Time)]
#[clause(id = "W-EX-12", says = "no water on day 3: three health become two", lies = Time)]
fn w_surv_1_to_5_w_ex_11_12_w_r_15() {
    for day in 1..=17u8 {
        let mut t = Table::new(1);
        t.state.day = day;
        t.a().stock = Stock {
            food: 2,
            water: 2,
            ..Stock::default()
        };
        t.go(Command::EndTurn);
        let (food, water) = (t.a().stock.food, t.a().stock.water);
        let expected = if day < 3 {
            (2, 2)
        } else if day % 2 == 1 {
            (2, 1)
        } else {
            (1, 2)
        };
        assert_eq!((food, water), expected, "day {day}");
    }
    let mut t = Table::new(2);
    t.state.day = 3;
    t.a().health = 1;
    t.go(Command::EndTurn);
    assert_eq!(t.a().health, 1, "W-SURV-4");
    t.by(B, Command::EndTurn);
    assert_eq!(t.b().health, 2, "W-SURV-3");
    assert_eq!(t.a().at, None, "W-SURV-5, W-R-16");
    assert!(matches!(t.a().standing, Standing::Dead { day: 3, .. }));
    assert_eq!(t.state.asked(), Some(B));
}

#[test]
#[clause(id = "W-SURV-6", says = "the dead keep their points and rank among those who failed", lies = Other)]
fn w_surv_6_failed_dead_rank_behind() {
    let mut t = Table::of(2, "s01");
    t.a().made = Item::TOOLS.into();
    t.a().standing = Standing::Dead { day: 3, met: false };
    t.b().standing = Standing::Done { day: 3 };
    let outcome = castaway_rollwrite::engine::score(&t.catalog, &t.state);
    assert_eq!(outcome.winners, vec![B]);
    assert_eq!(outcome.scores[0].total(), 36, "points are kept");
}

#[test]
#[clause(id = "W-SCEN-3", says = "raft, stores and five points, then the sea; days left are worth five", lies = Own)]
#[clause(id = "W-R-18", says = "goals are looked at during one's turn", lies = Own)]
#[clause(id = "W-R-19", says = "alone, completing ends the game", lies = Own)]
#[clause(id = "W-R-27", says = "the rim of the map is at the sea", lies = Own)]
fn w_scen_3_w_r_18_19_27_escape() {
    let mut t = Table::of(1, "s15");
    assert_eq!(t.refused(Command::Finish), Rejection::GoalsOpen);
    t.a().made.insert(Item::Raft);
    t.a().stock = Stock {
        food: 2,
        water: 2,
        ..Stock::default()
    };
    t.a().survival = 5;
    assert_eq!(t.refused(Command::Finish), Rejection::GoalsOpen);
    t.a().at = Some(Hex::new(4, 8));
    // Five points for each day left; the days themselves are ours, see docs/decisions/0004.
    let left = u16::from(t.state.charter.days - t.state.day);
    t.go(Command::Finish);
    assert_eq!(t.outcome().unwrap().scores[0].bonus, 5 * left);
}

#[test]
#[clause(id = "W-SCEN-1", says = "cards bring rules of their own: least dice, no turning, distances, both needs, the tide", lies = Own)]
fn w_scen_1_hindrances() {
    use castaway_rollwrite::command::Shift;
    let mut t = Table::of(1, "s03");
    t.here(Feature::Crystal);
    assert_eq!(t.refused(Command::Take { die: 2 }), Rejection::MinDie(4));
    let mut t = Table::of(1, "s04");
    t.a().survival = 1;
    assert_eq!(
        t.refused(Command::Shift {
            die: 0,
            way: Shift::Up
        }),
        Rejection::NoShift
    );
    let mut t = Table::of(1, "s08");
    t.plan(Item::Tent);
    t.a().stock.rope = 3;
    t.stand(A, Item::Tent, Hex::new(4, 3));
    assert_eq!(t.refused(Command::Craft(Item::Tent)), Rejection::TooNear);
    let mut t = Table::of(1, "s10");
    t.state.day = 5;
    t.go(Command::EndTurn);
    assert_eq!((t.a().stock.food, t.a().stock.water), (1, 1));
    let mut t = Table::of(1, "s13");
    t.state.day = 4;
    t.a().at = Some(Hex::new(4, 0));
    t.a().stock.food = 1;
    t.go(Command::EndTurn);
    let near = [Hex::new(3, 1), Hex::new(4, 1), Hex::new(5, 1)];
    assert_eq!(t.a().health, 2);
    assert!(t.a().at.is_some_and(|at| near.contains(&at)));
}

#[test]
#[clause(id = "W-END-1", says = "the last day ends the game", lies = Time)]
#[clause(id = "W-END-2", says = "the most points win", lies = Time)]
#[clause(id = "W-SCORE-1", says = "what is left of survival counts", lies = Time)]
#[clause(id = "W-SCORE-2", says = "goods left score nothing", lies = Time)]
fn w_end_1_2_w_score_1_2() {
    let mut t = Table::new(2);
    t.state.day = 17;
    t.a().stock = Stock {
        wood: 5,
        food: 5,
        water: 5,
        ..Stock::default()
    };
    t.b().survival = 1;
    t.go(Command::EndTurn);
    t.by(B, Command::EndTurn);
    let outcome = t.outcome().unwrap();
    assert_eq!((outcome.scores[0].total(), outcome.winners), (0, vec![B]));
    assert!(t.legal(A).is_empty() && t.legal(Seat(7)).is_empty());
}

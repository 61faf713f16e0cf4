//! Rules of the sheet, of scenario cards and of the end that no single action shows.

use crate::table::{A, B, MID, Table, setup, walk};
use castaway_clause::clause;
use castaway_kernel::{Game, Key};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    content::{Check, Goal, Stock},
    event::Event,
    gate,
    hex::Hex,
    ids::{Class, Difficulty, Feature, Item, Resource, Task},
    map::Map,
    policy::{self, Style},
    reject::Rejection,
    setup::{Island, Setup},
    state::{Phase, Score, Standing},
};

fn pair(first: &str, second: &str) -> Setup {
    Setup {
        seats: 1,
        scenarios: vec![first.into(), second.into()],
        difficulty: Difficulty::Fair,
        island: Island::Seed(1),
    }
}

#[test]
#[clause(id = "W-SETUP-2", says = "a sheet for each, one map for all", lies = Setup)]
#[clause(id = "W-SETUP-3", says = "four dice, a pawn for each, one card", lies = Setup)]
fn w_setup_2_3_a_sheet_and_a_pawn_each_one_map_four_dice_one_card() {
    let catalog = Catalog::load().unwrap();
    for seats in 1..=4 {
        let setup = setup(seats, "s00", Island::Given(Map::empty(9, 9)));
        let state = RollWrite::create(&catalog, &setup, 1).unwrap().state;
        assert_eq!(state.players.len(), usize::from(seats));
        assert_eq!(state.charter.scenarios.len(), 1);
    }
    let mut t = Table::new(2);
    let Phase::Turn(turn) = &t.state.phase else {
        panic!()
    };
    assert_eq!(turn.dice.len(), 4);
    t.here(Feature::Crystal);
    t.go(Command::Take { die: 0 });
    assert_eq!((t.a().crystals, t.b().crystals), (1, 0));
    t.go(walk(&[1], Hex::new(4, 2), 0));
    t.go(Command::EndTurn);
    t.b().at = Some(MID);
    assert!(
        !t.legal(B).iter().any(|c| matches!(c, Command::Take { .. })),
        "one map: what A took is gone for B, too (W-GATHER-10)"
    );
}

#[test]
#[clause(id = "W-SETUP-10", says = "islands grow with the players", lies = Printed)]
fn w_setup_10_islands_grow_with_the_players() {
    let catalog = Catalog::load().unwrap();
    for class in [Class::Rich, Class::Standard, Class::Lean] {
        let fields = |n| {
            let def = catalog.island_of(n, class).unwrap();
            u16::from(def.cols) * u16::from(def.rows)
        };
        assert!((1..4).all(|n| fields(n) < fields(n + 1)), "{class:?}");
    }
}

#[test]
#[clause(id = "W-SHEET-1", says = "hearts, ladder, boxes and map values of the sheet", lies = Printed)]
#[clause(id = "W-SHEET-3", says = "seventeen squares of time", lies = Printed)]
fn w_sheet_1_to_3_w_crys_2_w_mask_4_numbers_of_the_sheet() {
    let rules = Catalog::load().unwrap().rules;
    assert_eq!((rules.health, rules.track), (3, 17));
    assert_eq!(rules.crystals, [1, 5, 10, 15]);
    assert_eq!((rules.mask_boxes, rules.mask_vp), (6, 5));
    assert_eq!(rules.chart, [2, 4, 5, 6]);
    assert_eq!((rules.marks, rules.marks_vp, rules.tie_vp), (4, 25, 5));
    assert_eq!(rules.thirst, [3, 5, 7, 9, 11, 13, 15, 17], "W-SURV-1");
    assert_eq!(rules.hunger, [4, 6, 8, 10, 12, 14, 16], "W-SURV-1");
}

#[test]
#[clause(id = "W-SHEET-2", says = "nine cards with dice, goods and points", lies = Printed)]
fn w_sheet_2_w_item_1_to_9_the_nine_cards() {
    let catalog = Catalog::load().unwrap();
    let table: [(Item, &[u8], [u16; 3], u16); 9] = [
        (Item::Pickaxe, &[1, 3], [1, 0, 1], 6),
        (Item::Axe, &[2, 4], [1, 0, 1], 6),
        (Item::Knife, &[3, 5], [1, 0, 1], 6),
        (Item::Pot, &[4, 6], [1, 0, 1], 6),
        (Item::Flask, &[2, 5], [1, 1, 0], 6),
        (Item::Bow, &[3, 6], [1, 1, 0], 6),
        (Item::Tent, &[1, 2, 5], [0, 3, 0], 15),
        (Item::Campfire, &[1, 3, 6], [3, 0, 0], 15),
        (Item::Raft, &[1, 2, 3, 4], [2, 2, 2], 35),
    ];
    for (item, plan, [wood, rope, stone], vp) in table {
        let card = catalog.item(item).unwrap();
        let cost = Stock {
            wood,
            rope,
            stone,
            ..Stock::default()
        };
        assert_eq!((card.plan.as_slice(), card.cost, card.vp), (plan, cost, vp));
    }
}

#[test]
#[clause(id = "W-MOVE-9", says = "the sea that a scenario brings in blocks for good", lies = Field)]
fn w_move_9_a_scenario_adds_blockers() {
    let mut t = Table::of(1, "s13");
    t.state.day = 4;
    t.a().at = Some(Hex::new(4, 1));
    t.a().stock.food = 1;
    t.go(Command::EndTurn);
    assert!(t.events.contains(&Event::Sank { fields: 9 }));
    t.dice([1, 2, 3, 4]);
    assert_eq!(t.refused(walk(&[0], Hex::new(4, 0), 0)), Rejection::Way);
    t.a().survival = 3;
    assert_eq!(
        t.refused(walk(&[0, 1], Hex::new(4, 0), 1)),
        Rejection::Way,
        "nobody walks on water, not even for a survival point"
    );
}

#[test]
#[clause(id = "W-R-10", says = "any amount is stored", lies = Own)]
fn w_r_10_no_limit_to_what_is_stored() {
    let mut t = Table::new(1);
    for resource in Resource::ALL {
        t.a().stock.add(resource, 999);
    }
    t.a().survival = 999;
    let feature = Feature::Gather {
        resource: Resource::Food,
        value: 1,
    };
    t.here(feature);
    t.go(Command::Take { die: 0 });
    assert_eq!((t.a().stock.food, t.a().survival), (1000, 1000));
}

#[test]
#[clause(id = "W-R-13", says = "a walk adds its dice; blocked fields lie inside it, a point each", lies = Dice)]
fn w_r_13_a_walk_adds_its_dice_and_ends_on_a_free_field() {
    let mut t = Table::new(1);
    t.state.map = Map::empty(1, 12);
    t.a().at = Some(Hex::new(0, 0));
    t.state.map.set(Hex::new(0, 2), Feature::Palm);
    t.state.map.set(Hex::new(0, 4), Feature::Palm);
    t.a().survival = 2;
    t.dice([2, 3, 1, 6]);
    assert_eq!(t.refused(walk(&[0], Hex::new(0, 2), 1)), Rejection::Way);
    assert_eq!(
        t.refused(walk(&[0, 1], Hex::new(0, 5), 1)),
        Rejection::Way,
        "two palms cost two points"
    );
    t.go(walk(&[0, 1], Hex::new(0, 5), 2));
    assert_eq!(t.a().survival, 0);
    let steps = t.events.iter().find_map(|e| match e {
        Event::Walked { steps, .. } => Some(*steps),
        _ => None,
    });
    assert_eq!(steps, Some(5), "each blocked field takes a pip, too");
}

#[test]
#[clause(id = "W-SURV-7", says = "no rule gives health back", lies = Own)]
#[clause(id = "W-R-17", says = "health only falls", lies = Own)]
fn w_surv_7_w_r_17_health_never_comes_back() {
    let catalog = Catalog::load().unwrap();
    for seed in 0..6 {
        let setup = setup(2, "s10", Island::Seed(seed));
        let mut state = RollWrite::create(&catalog, &setup, seed).unwrap().state;
        while let Some(seat) = state.asked() {
            for command in policy::plan(&catalog, &state, seat, &Style::number(0).wide(1)) {
                let before: Vec<u8> = state.players.iter().map(|p| p.health).collect();
                let Ok(step) = RollWrite::apply(&catalog, &state, seat, &command) else {
                    break;
                };
                state = step.state;
                let after = state.players.iter().map(|p| p.health);
                assert!(after.zip(before).all(|(a, b)| a <= b), "{command:?}");
            }
        }
    }
}

#[test]
#[clause(id = "W-SCEN-2", says = "only cards with a plus are combined", lies = Setup)]
fn w_scen_2_only_marked_cards_are_combined() {
    let catalog = Catalog::load().unwrap();
    let plus = |id: &str| catalog.scenario(&Key::from(id)).unwrap().combinable;
    let ids: Vec<String> = catalog.scenarios.iter().map(|s| s.id.to_string()).collect();
    for first in &ids {
        for second in &ids {
            let accepted = RollWrite::create(&catalog, &pair(first, second), 1).is_ok();
            let meant = first != second && plus(first) && plus(second);
            assert_eq!(accepted, meant, "{first} {second}");
        }
    }
    let mut three = pair("s02", "s03");
    three.scenarios.push("s05".into());
    assert!(RollWrite::create(&catalog, &three, 1).is_err());
    three.scenarios.clear();
    assert!(RollWrite::create(&catalog, &three, 1).is_err());
}

#[test]
#[clause(id = "W-R-28", says = "a pair has all goals and both bonuses; of its days see docs/decisions/0004", lies = Setup)]
fn w_r_28_a_pair_has_both_limits_all_goals_and_both_bonuses() {
    let catalog = Catalog::load().unwrap();
    let card = |id: &str| catalog.scenario(&Key::from(id)).unwrap();
    let state = RollWrite::create(&catalog, &pair("s02", "s05"), 1)
        .unwrap()
        .state;
    let (a, b) = (card("s02"), card("s05"));
    assert_eq!(
        state.charter.days,
        (a.days + b.days).min(17),
        "see docs/decisions/0004"
    );
    assert_eq!(state.charter.day_bonus, a.day_bonus + b.day_bonus);
    assert_eq!(
        state.charter.goals,
        [a.goals.clone(), b.goals.clone()].concat()
    );
    assert_eq!(state.charter.check, Check::AnyTime);
    let late = RollWrite::create(&catalog, &pair("s02", "s09"), 1).unwrap();
    assert_eq!(
        late.state.charter.check,
        Check::AtEnd,
        "the stricter card decides"
    );
}

#[test]
#[clause(id = "W-R-29", says = "met before points before fewer days before health", lies = Time)]
#[clause(id = "W-END-2", says = "results are compared", lies = Time)]
fn w_r_29_w_end_2_met_then_points_then_days_then_health() {
    let score = |met, raft, days, health| Score {
        met,
        raft,
        days,
        health,
        ..Score::default()
    };
    let rising = [
        score(false, 200, 3, 3),
        score(true, 50, 17, 1),
        score(true, 60, 17, 1),
        score(true, 60, 12, 1),
        score(true, 60, 12, 2),
    ];
    assert!(rising.is_sorted_by(|a, b| a.rank() < b.rank()));
}

#[test]
#[clause(id = "W-SCEN-1", says = "three fires lie apart pair by pair", lies = Field)]
fn w_scen_1_three_fires_lie_pairwise_apart() {
    let mut t = Table::of(1, "s14");
    let goal = t.state.charter.goals[0];
    let Goal::FiresApart { count: 3, distance } = goal else {
        panic!("the card changed: {goal:?}")
    };
    let met = |t: &Table| castaway_rollwrite::engine::goal_met(&t.state, A, &goal);
    let far = Hex::new(0, distance);
    for at in [Hex::new(0, 0), far, Hex::new(0, 1)] {
        t.stand(A, Item::Campfire, at);
    }
    assert!(!met(&t), "two of the three are neighbours");
    t.stand(A, Item::Tent, Hex::new(8, 0));
    assert!(!met(&t), "a tent is no fire");
    t.stand(B, Item::Campfire, Hex::new(8, 0));
    assert!(!met(&t), "the fire of somebody else does not count");
    t.stand(A, Item::Campfire, Hex::new(distance, 0));
    assert!(
        Hex::new(distance, 0).distance(far) >= distance && met(&t),
        "the fourth makes three that lie apart"
    );
}

#[test]
#[clause(id = "W-R-19", says = "a race ends with the day of the first to finish", lies = Other)]
fn w_r_19_a_race_ends_with_the_day_of_the_first_to_finish() {
    for (race, over) in [(true, true), (false, false)] {
        let mut t = Table::of(2, "s02");
        t.state.charter.race = race;
        t.a().charted = [2, 4, 5, 6].into();
        t.a().at = Some(Hex::new(0, 0));
        t.go(Command::Finish);
        assert!(matches!(t.a().standing, Standing::Done { day: 1 }));
        assert_eq!(t.state.asked(), Some(B), "the day is played to its end");
        t.by(B, Command::EndTurn);
        assert_eq!(t.outcome().is_some(), over, "race: {race}");
    }
}

#[test]
#[clause(id = "W-SCORE-1", says = "every source of points counts once", lies = Own)]
fn w_score_1_every_source_counts_once() {
    let mut t = Table::of(1, "s02");
    t.a().made = [Item::Axe, Item::Raft].into();
    t.stand(A, Item::Tent, Hex::new(0, 0));
    t.stand(A, Item::Campfire, Hex::new(2, 0));
    t.a().crystals = 2;
    t.a().smokes = 4;
    t.a().smoke_value = Some(3);
    t.a().charted = [2, 4, 5, 6].into();
    t.a().masks = 3;
    t.a().masks_used = 1;
    t.a().lizard_points = 7;
    t.a().survival = 4;
    t.a().at = Some(Hex::new(0, 3));
    t.go(Command::Finish);
    let score = t.outcome().unwrap().scores[0];
    let points: Vec<u16> = score.parts().iter().map(|(_, p)| *p).collect();
    let bonus = t.state.charter.day_bonus * u16::from(t.state.charter.days - 1);
    assert_eq!(points, [6, 30, 35, 6, 25, 25, 10, 7, 4, bonus]);
    assert_eq!(score.total(), points.iter().sum::<u16>());
}

#[test]
#[clause(id = "W-SCEN-1", says = "every card is played to its end", lies = Setup)]
fn w_scen_1_grants_and_goals_of_every_card_are_played() {
    let catalog = Catalog::load().unwrap();
    for card in &catalog.scenarios {
        let setup = setup(1, card.id.as_str(), Island::Seed(3));
        let end = gate::play_as(&catalog, &setup, 1, &Style::number(0).wide(2)).unwrap();
        assert!(end.scores[0].days <= card.days, "{}", card.id);
    }
    let marks = |task| {
        catalog.scenarios.iter().any(|c| {
            c.goals
                .iter()
                .any(|g| matches!(g, Goal::Marks { task: t, .. } if *t == task))
        })
    };
    assert!(
        Task::ALL.into_iter().all(marks),
        "every task is somebody's goal"
    );
}

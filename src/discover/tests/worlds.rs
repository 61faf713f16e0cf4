//! Worlds: where their tiles lie, what is printed on them, what is dealt, and that nothing is to be said against them.

use std::collections::BTreeSet;

use castaway_discover::{
    catalog::Catalog,
    content::{QuestDef, Shape},
    ids::{Difficulty, Kind, Res},
    quest::StageDef,
    world::{Doubt, Icon, Order, World, craft_doubts, doubts, tile_of},
};
use castaway_kernel::Key;

fn order(quest: &Key, terrain: &Key, seats: u8, seed: u64) -> Order {
    Order {
        quest: quest.clone(),
        terrain: Some(terrain.clone()),
        difficulty: Difficulty::Standard,
        seats,
        seed,
    }
}

#[test]
fn every_quest_has_sound_worlds_on_every_terrain() {
    let catalog = Catalog::load().unwrap();
    let mut doubtful = Vec::new();
    for quest in catalog.quests.keys() {
        for (seed, terrain) in (0u64..).zip(catalog.terrains.keys()) {
            for seats in catalog.quests[quest].players[0]..=4 {
                let (world, dealt) =
                    World::find(&catalog, &order(quest, terrain, seats, seed)).unwrap();
                let against = doubts(&catalog, &world, &dealt);
                if !against.is_empty() {
                    doubtful.push(format!("{quest} {terrain} {seats}: {against:?}"));
                }
                printed(&world);
            }
        }
    }
    assert_eq!(doubtful, Vec::<String>::new());
}

/// What every world has (2 of the design).
fn printed(world: &World) {
    assert_eq!((world.tiles.len(), world.sites.len()), (17, 119));
    let places: BTreeSet<_> = world.sites.iter().map(|s| s.at).collect();
    assert_eq!(places.len(), 119, "no two spaces in one place");
    let count = |is: &dyn Fn(Icon) -> bool| {
        world
            .sites
            .iter()
            .filter(|s| s.icon.is_some_and(is))
            .count()
    };
    for (kind, n) in [(Kind::A, 14), (Kind::B, 14), (Kind::C, 10), (Kind::D, 15)] {
        assert_eq!(count(&|i| i == Icon::Feature(kind)), n);
    }
    assert_eq!(count(&|i| matches!(i, Icon::Landmark(1..=10))), 10);
    assert_eq!(count(&|i| matches!(i, Icon::Objective(1..=4))), 4);
    assert_eq!(count(&|i| matches!(i, Icon::Water(0..=2))), 3);
    for tile in 0..17 {
        let icons = world.spaces_of(tile).filter_map(|s| world.site(s)?.icon);
        let features = icons.filter(|i| matches!(i, Icon::Feature(_))).count();
        assert!((2..=4).contains(&features));
    }
    let zone = |icon| world.tiles[usize::from(tile_of(world.space_of(icon).unwrap()))].zone;
    let zones: Vec<u8> = (1..=10).map(|n| zone(Icon::Landmark(n))).collect();
    assert!(zones.is_sorted(), "{zones:?}");
    assert_eq!([0, 1, 2].map(|n| zone(Icon::Water(n))), [1, 2, 2]);
    assert!((1..=4).all(|n| zone(Icon::Objective(n)) >= 2));
    let far = world
        .steps(World::CAMP, |_| true)
        .into_iter()
        .max()
        .unwrap();
    assert!(far <= 18, "{:?}: {far}", world.shape);
}

#[test]
fn the_same_order_is_the_same_world_and_another_seed_another_one() {
    let catalog = Catalog::load().unwrap();
    let (quest, terrain) = (Key::from("q_beacon"), Key::from("reed_mire"));
    let of = |seed| World::find(&catalog, &order(&quest, &terrain, 2, seed)).unwrap();
    assert_eq!(of(4), of(4));
    assert_ne!(of(4).0.sites, of(5).0.sites);
}

#[test]
fn difficulty_changes_what_it_says() {
    let catalog = Catalog::load().unwrap();
    let mut order = order(&Key::from("q_beacon"), &Key::from("reed_mire"), 2, 3);
    let clean = |order: &Order| {
        let (world, _) = World::find(&catalog, order).unwrap();
        let clean = world.sources.iter().filter(|r| **r == Res::Clean).count();
        (clean, world.shape)
    };
    assert_eq!(clean(&order), (1, Shape::Fork));
    order.difficulty = Difficulty::Gentle;
    assert_eq!(clean(&order).0, 2);
    order.difficulty = Difficulty::Hard;
    assert_eq!(clean(&order).1, Shape::Rim);
    let (_, dealt) = World::find(&catalog, &order).unwrap();
    assert!(
        dealt
            .threats
            .iter()
            .all(|t| catalog.threats[t].deck == "harsh")
    );
}

#[test]
fn orders_that_cannot_be_filled_are_refused() {
    let catalog = Catalog::load().unwrap();
    let sound = order(&Key::from("q_beacon"), &Key::from("reed_mire"), 2, 3);
    for wrong in [
        Order {
            quest: Key::from("q_none"),
            ..sound.clone()
        },
        Order {
            terrain: Some(Key::from("moon")),
            ..sound.clone()
        },
        Order {
            seats: 0,
            ..sound.clone()
        },
        Order {
            seats: 5,
            ..sound.clone()
        },
    ] {
        assert!(World::find(&catalog, &wrong).is_err());
    }
}

#[test]
fn naming_the_terrain_that_a_seed_brings_asks_for_the_same_world() {
    let catalog = Catalog::load().unwrap();
    let mut later = 0;
    for quest in catalog.quests.keys() {
        for seed in 0..12 {
            let unnamed = Order {
                terrain: None,
                ..order(quest, &"reed_mire".into(), 2, seed)
            };
            let (world, dealt) = World::find(&catalog, &unnamed).unwrap();
            let (again, dealt_again) = World::find(&catalog, &world.order).unwrap();
            assert_eq!((&world, &dealt), (&again, &dealt_again), "{quest} {seed}");
            later += u32::from(world.candidate > 0);
        }
    }
    // It goes without saying for a world that is the first candidate of its seed.
    assert!(later > 10, "{later}");
}

/// `cargo test --release -p castaway-discover --test worlds -- --ignored --nocapture on_the_way`.
#[test]
#[ignore = "prints figures of 7,200 candidates"]
fn how_many_candidates_lack_what_a_quest_item_takes_on_the_way() {
    const CANDIDATES: u64 = 200;
    let catalog = Catalog::load().unwrap();
    let crafts = |quest: &&QuestDef| {
        let mut stages = quest.stages.iter();
        stages.any(|stage| matches!(stage, StageDef::Deliver { gives: Some(_), .. }))
    };
    let (mut lines, mut all) = (0, 0);
    for quest in catalog.quests.values().filter(crafts) {
        for difficulty in Difficulty::ALL {
            for seats in quest.players[0]..=quest.players[1] {
                let (mut admitted, mut refused) = (0, 0);
                for seed in 0..CANDIDATES {
                    let order = Order {
                        quest: quest.id.clone(),
                        terrain: None,
                        difficulty: *difficulty,
                        seats,
                        seed,
                    };
                    let (world, dealt) = World::lay_out(&catalog, &order, 0).unwrap();
                    let mut others = doubts(&catalog, &world, &dealt);
                    others.retain(|doubt| !matches!(doubt, Doubt::Beyond(_)));
                    if others.is_empty() {
                        admitted += 1;
                        refused += u32::from(!craft_doubts(&catalog, &world, &dealt).is_empty());
                    }
                }
                println!(
                    "{} {difficulty:?} {seats}: of {CANDIDATES} candidates {admitted} are admitted, {refused} of them lack it",
                    quest.id
                );
                lines += 1;
                all += admitted;
            }
        }
    }
    assert!(lines >= 3 && all > 0, "{lines} lines, {all} admitted");
}

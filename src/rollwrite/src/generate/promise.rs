//! What every island promises: one piece, all of it within reach, room and coast.

use std::collections::BTreeMap;

use crate::{
    hex::Hex,
    ids::{Feature, Task},
    map::Map,
};

/// Steps within which every kind of task lies from every other.
const NEAR: u8 = 12;
/// Fewest empty fields, or a quarter of a small map.
const ROOM: usize = 30;
/// Fewest empty fields at the sea.
const COAST: usize = 3;

pub(super) fn same_kind(a: Feature, b: Feature) -> bool {
    match (a, b) {
        (Feature::Gather { resource: a, .. }, Feature::Gather { resource: b, .. }) => a == b,
        (a, b) => std::mem::discriminant(&a) == std::mem::discriminant(&b),
    }
}

/// Steps to all fields that can be walked to from one of them.
fn region(map: &Map, from: Hex) -> BTreeMap<Hex, u8> {
    let mut seen = BTreeMap::from([(from, 0)]);
    let mut edge = vec![from];
    let mut steps = 0u8;
    while !edge.is_empty() {
        steps = steps.saturating_add(1);
        let mut next = Vec::new();
        for at in edge {
            for to in at.around().filter(|h| map.land(*h) && !map.blocked(*h)) {
                if let std::collections::btree_map::Entry::Vacant(new) = seen.entry(to) {
                    new.insert(steps);
                    next.push(to);
                }
            }
        }
        edge = next;
    }
    seen
}

/// Whether the open land is one piece and every lizard can be reached from it.
pub(super) fn connected(map: &Map) -> bool {
    let open = |h: &Hex| map.land(*h) && !map.blocked(*h);
    let Some(first) = map.hexes().find(open) else {
        return false;
    };
    let region = region(map, first);
    let lizard = |h: &Hex| {
        map.get(*h)
            .is_some_and(|f| same_kind(f.feature, Feature::Lizard { value: 1 }))
    };
    map.hexes().filter(open).all(|h| region.contains_key(&h))
        && map
            .hexes()
            .filter(lizard)
            .all(|h| h.around().any(|n| region.contains_key(&n)))
}

fn task(feature: Feature) -> Option<Task> {
    match feature {
        Feature::Crystal => Some(Task::Crystal),
        Feature::Mask => Some(Task::Mask),
        Feature::Smoke => Some(Task::Smoke),
        Feature::Chart => Some(Task::Chart),
        Feature::Empty
        | Feature::Sea
        | Feature::Palm
        | Feature::Gather { .. }
        | Feature::Lizard { .. } => None,
    }
}

/// Whether from every field of a task each other kind of task is near.
fn near(map: &Map) -> bool {
    let found: Vec<(Hex, Task)> = map
        .hexes()
        .filter_map(|h| Some((h, task(map.get(h)?.feature)?)))
        .collect();
    found.iter().all(|(from, _)| {
        let steps = region(map, *from);
        let close = |kind: Task| {
            let of = |(h, k): &(Hex, Task)| *k == kind && steps.get(h).is_some_and(|s| *s <= NEAR);
            found.iter().any(of)
        };
        found.iter().all(|(_, kind)| close(*kind))
    })
}

/// The promises an island breaks, each by name.
pub fn promises(map: &Map) -> Vec<&'static str> {
    let empty: Vec<Hex> = map.hexes().filter(|h| map.is_empty(*h)).collect();
    let coast = empty.iter().filter(|h| map.at_sea(**h)).count();
    [
        (connected(map), "one piece"),
        (near(map), "every kind of task within twelve steps"),
        (empty.len() >= ROOM.min(map.fields.len() / 4), "room"),
        (coast >= COAST, "coast"),
    ]
    .into_iter()
    .filter(|(kept, _)| !kept)
    .map(|(_, what)| what)
    .collect()
}

/// Whether an island keeps all promises.
pub fn good(map: &Map) -> bool {
    promises(map).is_empty()
}

//! Islands from a seed: every kind spread over the quarters, no kind in a heap, all of it within reach.

use std::collections::BTreeSet;

use castaway_kernel::Chance;

use crate::{
    content::IslandDef,
    hex::Hex,
    ids::{Feature, Resource, Task},
    map::Map,
};

/// Whole islands tried before giving up.
const ISLANDS: u64 = 60;
/// Places tried for one feature.
const TRIES: usize = 400;

/// The island of a seed; `None` when no try keeps the promises, which well-formed content never meets.
pub fn island(def: &IslandDef, seed: u64) -> Option<Map> {
    let mut chance = Chance::from_seed(seed);
    (0..ISLANDS).find_map(|_| attempt(def, &mut chance).filter(good))
}

struct Draft {
    map: Map,
    placed: Vec<(Hex, Feature)>,
    turn: usize,
}

fn quarter(map: &Map, at: Hex) -> usize {
    usize::from(at.col >= map.cols / 2) + 2 * usize::from(at.row >= map.rows / 2)
}

fn same_kind(a: Feature, b: Feature) -> bool {
    match (a, b) {
        (Feature::Gather { resource: a, .. }, Feature::Gather { resource: b, .. }) => a == b,
        (a, b) => std::mem::discriminant(&a) == std::mem::discriminant(&b),
    }
}

impl Draft {
    /// Puts a feature into the quarter whose turn it is, away from its own kind.
    fn place(&mut self, chance: &mut Chance, feature: Feature, apart: u8) -> Option<()> {
        let hexes: Vec<Hex> = self.map.hexes().collect();
        for attempt in 0..TRIES {
            let at = *hexes.get(chance.die(hexes.len()))?;
            let near = |(h, f): &(Hex, Feature)| same_kind(*f, feature) && h.distance(at) < apart;
            let turn = quarter(&self.map, at) == self.turn % 4 || attempt > TRIES / 2;
            if turn && self.map.is_empty(at) && !self.placed.iter().any(near) {
                self.map.set(at, feature);
                if self.map.blocked(at) && !connected(&self.map) {
                    self.map.set(at, Feature::Empty);
                    continue;
                }
                self.placed.push((at, feature));
                self.turn += 1;
                return Some(());
            }
        }
        None
    }
}

/// Complete sets of 1 to 6, cut to the count and shuffled, so that no value is missing by chance.
fn values(chance: &mut Chance, count: u8) -> Vec<u8> {
    let mut bag: Vec<u8> = Vec::new();
    while bag.len() < usize::from(count) {
        let mut set = [1, 2, 3, 4, 5, 6];
        chance.shuffle(&mut set);
        bag.extend(set);
    }
    bag.truncate(usize::from(count));
    bag
}

fn attempt(def: &IslandDef, chance: &mut Chance) -> Option<Map> {
    let mut draft = Draft {
        map: Map::empty(def.cols, def.rows),
        placed: Vec::new(),
        turn: 0,
    };
    bites(&mut draft.map, chance, def.sea)?;
    for (task, feature, apart) in [
        (Task::Smoke, Feature::Smoke, 4),
        (Task::Chart, Feature::Chart, 4),
        (Task::Crystal, Feature::Crystal, 4),
        (Task::Mask, Feature::Mask, 3),
    ] {
        draft.turn = chance.die(4);
        for _ in 0..def.tasks.get(&task).copied().unwrap_or(0) {
            draft.place(chance, feature, apart)?;
        }
    }
    let mut lizards = def.lizards.clone();
    chance.shuffle(&mut lizards);
    for value in lizards {
        draft.place(chance, Feature::Lizard { value }, 2)?;
    }
    for resource in [
        Resource::Water,
        Resource::Wood,
        Resource::Rope,
        Resource::Stone,
        Resource::Food,
    ] {
        let apart = if resource == Resource::Food { 3 } else { 2 };
        draft.turn = chance.die(4);
        let count = def.resources.get(&resource).copied().unwrap_or(0);
        for value in values(chance, count) {
            draft.place(chance, Feature::Gather { resource, value }, apart)?;
        }
    }
    for _ in 0..def.palm {
        draft.place(chance, Feature::Palm, 1)?;
    }
    Some(draft.map)
}

/// Bites sea from the border; a bite may eat on inland.
fn bites(map: &mut Map, chance: &mut Chance, count: u8) -> Option<()> {
    let mut left = count;
    for _ in 0..TRIES {
        if left == 0 {
            break;
        }
        let hexes: Vec<Hex> = map.hexes().collect();
        let at = *hexes.get(chance.die(hexes.len()))?;
        let rim = at.col == 0 || at.row == 0 || at.col + 1 == map.cols || at.row + 1 == map.rows;
        let inland = at.around().any(|h| map.get(h).is_some() && !map.land(h));
        if map.land(at) && (rim || (inland && chance.die(3) == 0)) {
            map.set(at, Feature::Sea);
            // Every piece of coast hangs on at least two land neighbours.
            let thin = |h: Hex| map.land(h) && h.around().filter(|n| map.land(*n)).count() < 2;
            if at.around().any(thin) || !connected(map) {
                map.set(at, Feature::Empty);
            } else {
                left -= 1;
            }
        }
    }
    (left == 0).then_some(())
}

/// All fields that can be walked to from one of them.
fn region(map: &Map, from: Hex) -> BTreeSet<Hex> {
    let mut seen = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        for to in at.around().filter(|h| map.land(*h) && !map.blocked(*h)) {
            if seen.insert(to) {
                open.push(to);
            }
        }
    }
    seen
}

/// Whether the open land is one piece and every lizard can be reached from it.
fn connected(map: &Map) -> bool {
    let open = |h: &Hex| map.land(*h) && !map.blocked(*h);
    let Some(first) = map.hexes().find(open) else {
        return false;
    };
    let region = region(map, first);
    let lizard = |h: &Hex| {
        map.get(*h)
            .is_some_and(|f| same_kind(f.feature, Feature::Lizard { value: 1 }))
    };
    map.hexes().filter(open).all(|h| region.contains(&h))
        && map
            .hexes()
            .filter(lizard)
            .all(|h| h.around().any(|n| region.contains(&n)))
}

/// Whether an island keeps its promises: one piece, every lizard within reach, room and coast.
pub fn good(map: &Map) -> bool {
    let empty: Vec<Hex> = map.hexes().filter(|h| map.is_empty(*h)).collect();
    let coast = empty.iter().filter(|h| map.at_sea(**h)).count();
    connected(map) && empty.len() >= 30 && coast >= 3
}

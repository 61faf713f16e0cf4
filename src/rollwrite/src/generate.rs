//! Islands from a seed: every kind spread over the quarters, no kind in a heap, all of it within reach.

use castaway_kernel::Chance;

use crate::{
    content::IslandDef,
    hex::Hex,
    ids::{Feature, Resource, Task},
    map::Map,
};

mod promise;
mod shore;

use promise::{connected, same_kind};
pub use promise::{good, promises};

/// Whole islands tried before giving up.
const ISLANDS: u64 = 120;
/// Places tried for one feature.
const TRIES: usize = 400;
/// Most pairs of neighbouring water fields.
const WATER_PAIRS: u8 = 3;

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

impl Draft {
    /// Whether another field of the kind lies too near, a partner aside.
    fn crowded(&self, at: Hex, feature: Feature, apart: u8, partner: Option<Hex>) -> bool {
        let near = |(h, f): &(Hex, Feature)| {
            same_kind(*f, feature) && Some(*h) != partner && h.distance(at) < apart
        };
        self.placed.iter().any(near)
    }

    /// Writes a feature unless it cuts the island in two.
    fn put(&mut self, at: Hex, feature: Feature) -> Option<Hex> {
        self.map.set(at, feature);
        if self.map.blocked(at) && !connected(&self.map) {
            self.map.set(at, Feature::Empty);
            return None;
        }
        self.placed.push((at, feature));
        Some(at)
    }

    /// Puts a feature into the quarter whose turn it is, away from its own kind.
    fn place(&mut self, chance: &mut Chance, feature: Feature, apart: u8) -> Option<Hex> {
        let hexes: Vec<Hex> = self.map.hexes().collect();
        for attempt in 0..TRIES {
            let at = *hexes.get(chance.die(hexes.len()))?;
            // A quarter of sea cannot take its turn, so the second half of the tries takes any.
            let turn = quarter(&self.map, at) == self.turn % 4 || attempt > TRIES / 2;
            if turn && self.map.is_empty(at) && !self.crowded(at, feature, apart, None) {
                let Some(done) = self.put(at, feature) else {
                    continue;
                };
                self.turn += 1;
                return Some(done);
            }
        }
        None
    }

    /// Puts a feature beside its partner.
    fn beside(
        &mut self,
        chance: &mut Chance,
        feature: Feature,
        apart: u8,
        partner: Hex,
    ) -> Option<Hex> {
        let mut around: Vec<Hex> = partner.around().collect();
        chance.shuffle(&mut around);
        let at = around
            .into_iter()
            .find(|h| self.map.is_empty(*h) && !self.crowded(*h, feature, apart, Some(partner)))?;
        self.put(at, feature)
    }

    /// All fields of a resource, some water fields in pairs.
    fn resource(&mut self, chance: &mut Chance, resource: Resource, count: u8) -> Option<()> {
        let apart = if resource == Resource::Food { 3 } else { 2 };
        let mut pairs = if resource == Resource::Water {
            chance.die(usize::from(WATER_PAIRS) + 1)
        } else {
            0
        };
        self.turn = chance.die(4);
        let mut values = values(chance, count).into_iter();
        while let Some(value) = values.next() {
            let at = self.place(chance, Feature::Gather { resource, value }, apart)?;
            if pairs > 0
                && let Some(value) = values.next()
            {
                pairs -= 1;
                self.beside(chance, Feature::Gather { resource, value }, apart, at)?;
            }
        }
        Some(())
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
    chance.shuffle(&mut bag);
    bag
}

fn attempt(def: &IslandDef, chance: &mut Chance) -> Option<Map> {
    let mut draft = Draft {
        map: Map::empty(def.cols, def.rows),
        placed: Vec::new(),
        turn: 0,
    };
    let [least, most] = def.sea;
    let more = chance.die(usize::from(most.saturating_sub(least)) + 1);
    shore::bite(&mut draft.map, chance, usize::from(least) + more)?;
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
    let mut lizards = def.lizards.get(chance.die(def.lizards.len()))?.clone();
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
        let count = def.resources.get(&resource).copied().unwrap_or(0);
        draft.resource(chance, resource, count)?;
    }
    for _ in 0..def.palm {
        draft.place(chance, Feature::Palm, 1)?;
    }
    Some(draft.map)
}

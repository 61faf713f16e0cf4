//! Goods: amounts of the four resources, and what waits for the end of a phase.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    content::Price,
    ids::{Res, Space, Who},
};

/// Amounts of the four resources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Wood, for builds, against snow and for the pile.
    pub wood: u16,
    /// Fur for builds.
    pub fur: u16,
    /// Food that rots in the night.
    pub food: u16,
    /// Nonperishable food.
    pub npfood: u16,
}

impl Stock {
    /// The amount of one kind.
    pub fn get(&self, res: Res) -> u16 {
        match res {
            Res::Wood => self.wood,
            Res::Fur => self.fur,
            Res::Food => self.food,
            Res::Npfood => self.npfood,
        }
    }

    /// The amount of one kind, to change.
    pub fn of(&mut self, res: Res) -> &mut u16 {
        match res {
            Res::Wood => &mut self.wood,
            Res::Fur => &mut self.fur,
            Res::Food => &mut self.food,
            Res::Npfood => &mut self.npfood,
        }
    }

    /// Adds everything of another stock.
    pub fn add(&mut self, other: Stock) {
        for &res in Res::ALL {
            let slot = self.of(res);
            *slot = slot.saturating_add(other.get(res));
        }
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Stock::default()
    }

    /// What of this pays a cost: food of either kind, the perishable first.
    pub fn paying(&self, cost: Stock) -> Stock {
        match cost.food > self.food {
            true => Stock {
                food: self.food,
                npfood: cost.npfood + cost.food - self.food,
                ..cost
            },
            false => cost,
        }
    }

    /// What a price takes.
    pub fn from_price(price: Price) -> Self {
        Self {
            wood: price.wood.into(),
            fur: price.fur.into(),
            food: price.food.into(),
            ..Self::default()
        }
    }

    /// Whether every kind is at least as plentiful as in `other`.
    pub fn covers(&self, other: Stock) -> bool {
        Res::ALL.iter().all(|&r| self.get(r) >= other.get(r))
    }
}

/// What an Action Phase has yielded and is not yet available (R-RESOLVE-10).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Future {
    /// The resources that wait.
    pub stock: Stock,
    /// Discovery tokens.
    pub tokens: Vec<Key>,
    /// Inventions just built.
    pub inventions: Vec<Key>,
    /// Treasures just found, with their finder.
    pub treasures: Vec<(Key, Who)>,
    /// Starting equipment just found.
    pub equipment: Vec<Key>,
    /// Starting equipment of an outside sleeper with one use left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begun: Vec<Key>,
    /// What was built that is no item, with the tile it was built on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub works: Vec<(Key, Space)>,
}

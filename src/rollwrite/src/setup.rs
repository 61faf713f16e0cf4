//! What a new game needs to know.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    ids::{Class, Difficulty},
    map::Map,
};

/// Where the island comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Island {
    /// Made from a seed, which also chooses its kind among those of the difficulty.
    Seed(u64),
    /// Made from a seed, of a kind.
    Of {
        /// The kind.
        class: Class,
        /// The seed.
        seed: u64,
    },
    /// Given as it is.
    Given(Map),
}

/// A game to be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 1 to 4 players.
    pub seats: u8,
    /// One scenario, or two that can be combined.
    pub scenarios: Vec<Key>,
    /// How hard.
    pub difficulty: Difficulty,
    /// The map.
    pub island: Island,
}

//! What a new game needs to know.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{contest::Pressure, ids::Difficulty, trial::Check, world::Order};

/// A new game: what its world follows from. The seed that a game is created with is that of its dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The world.
    pub world: Order,
    /// Whether time presses in a competition.
    #[serde(default, skip_serializing_if = "Pressure::is_usual")]
    pub pressure: Pressure,
    /// How it came to be taken.
    #[serde(default, skip_serializing_if = "Check::is_unsaid")]
    pub check: Check,
}

impl Setup {
    /// A world of standard difficulty on a terrain by chance.
    pub fn new(quest: &str, seats: u8, seed: u64) -> Self {
        Self {
            world: Order {
                quest: Key::from(quest),
                terrain: None,
                difficulty: Difficulty::Standard,
                seats,
                seed,
            },
            pressure: Pressure::default(),
            check: Check::Unsaid,
        }
    }
}

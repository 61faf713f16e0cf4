//! A competition (D-S5-1): what content says of it, and whether time presses on whoever stays alive.

use serde::{Deserialize, Serialize};

/// The numbers of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContestDef {
    /// From this day on survivors may be attacked (D-S5-5).
    pub attack_from: u16,
    /// Stamina of an attack (D-S5-6).
    pub attack_cost: u8,
    /// The final result from which a die of an attack hurts (D-S5-12, D-S5-13).
    pub hurts_from: u8,
    /// From the night of this day on a spring dries up each night, while time presses.
    pub dry_from: u16,
    /// From the night of this day on every night asks for water and food, while time presses.
    pub hard_from: u16,
}

/// The ruling against waiting for each other's end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pressure {
    /// Springs dry up and nights become hard.
    #[default]
    Rising,
    /// The land stays as it is.
    Steady,
}

impl Pressure {
    /// Whether it is the usual one, which is not saved.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

//! How a new game is set up.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::rulings::Rulings;

/// How many book cards the event deck holds against adventure cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventMix {
    /// Easier than printed.
    Easier,
    /// Half and half (R-SETUP-21).
    #[default]
    Normal,
    /// Harder than printed.
    Harder,
}

/// Which wreckage starts on the right Threat space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wreckage {
    /// Food Crates (R-SETUP-20).
    #[default]
    FoodCrates,
    /// One of the three at random (R-VAR-4).
    Random,
}

/// The options of a new game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Scenario id.
    pub scenario: Key,
    /// The characters by seat; `None` is drawn at random.
    pub characters: Vec<Option<Key>>,
    /// Whether Friday plays.
    pub friday: bool,
    /// Whether the Dog plays.
    pub dog: bool,
    /// Starting equipment cards.
    pub equipment: u8,
    /// Event mix.
    pub events: EventMix,
    /// Which wreckage card begins the game.
    pub wreckage: Wreckage,
    /// House rulings that differ from the defaults.
    #[serde(default, skip_serializing_if = "Rulings::is_empty")]
    pub rulings: Rulings,
}

impl Setup {
    /// The printed setup of scenario 1 for this many players (R-2P-1, R-SOLO-1).
    pub fn standard(players: u8) -> Self {
        Self {
            scenario: "castaways".into(),
            characters: vec![None; usize::from(players)],
            friday: players <= 2,
            dog: players == 1,
            equipment: 2,
            events: EventMix::Normal,
            wreckage: Wreckage::FoodCrates,
            rulings: Rulings::default(),
        }
    }
}

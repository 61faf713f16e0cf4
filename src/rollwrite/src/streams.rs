//! Labelled streams: every island, rotation and roll of a named game follows from a published text.
//!
//! The seed of a label is that of the text `rollwrite/RULES/KEY/LABEL`. It needs no secret: anybody can compute it, so
//! the same day is the same island everywhere.

use castaway_kernel::{Game, stream::seed_of};

use crate::RollWrite;

/// What a seed is for; streams of two labels have nothing to do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The island.
    Map,
    /// The choice of the scenario.
    Scenario,
    /// The dice of a game, those of its fights among them.
    Dice,
    /// The games that the medals are measured by.
    Par,
}

impl Label {
    /// The word in the published text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Map => "map",
            Self::Scenario => "scenario",
            Self::Dice => "dice",
            Self::Par => "par",
        }
    }
}

/// The published text that a seed is made from.
pub fn text(key: &str, label: Label) -> String {
    format!("rollwrite/{}/{key}/{}", RollWrite::RULES, label.word())
}

/// The seed of a label for a key such as `daily/2026-11-21`.
pub fn seed(key: &str, label: Label) -> u64 {
    seed_of(&text(key, label))
}

//! Labelled streams: every island, rotation and roll of a named game follows from a published text.
//!
//! The seed of a label is FNV-1a of `rollwrite/RULES/KEY/LABEL`, mixed once by the last step of
//! SplitMix64. It needs no secret: anybody can compute it, so the same day is the same island everywhere.

use castaway_kernel::Game;

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

/// The seed of a published text.
pub fn seed_of(text: &str) -> u64 {
    mix(fnv(text))
}

fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The last step of SplitMix64, which spreads every bit over all.
pub(crate) fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

//! Parts of a scenario sheet: who else eats, numbers that hang on how many play, steps of an action.

use serde::{Deserialize, Serialize};

use crate::effect::Effect;

/// How many portions the scenario takes in the nights of a span of rounds, besides those of the group (R-S6-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mouths {
    /// First round.
    pub from: u8,
    /// Last round.
    pub to: u8,
    /// How many portions.
    pub n: u8,
}

/// A number for one, two, three and four players; Friday is none (R-S4-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByPlayers([u8; 4]);

impl ByPlayers {
    /// The number for so many players.
    pub fn of(self, players: usize) -> u8 {
        let [one, two, three, four] = self.0;
        match players {
            0 | 1 => one,
            2 => two,
            3 => three,
            _ => four,
        }
    }

    /// The same number for all.
    pub fn always(n: u8) -> Self {
        Self([n; 4])
    }

    /// The numbers for one to four players.
    pub fn all(self) -> [u8; 4] {
        self.0
    }
}

/// What a success of an action brings that can be taken several times, in order of the successes (R-S4-12).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionStep {
    /// More pawns that it needs.
    #[serde(default)]
    pub pawns: u8,
    /// What it brings.
    pub effects: Vec<Effect>,
}

//! Parts of a scenario sheet: who else eats, where its actions are taken.

use serde::Deserialize;

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

/// Where an action of the scenario is taken, and how often.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Taken {
    /// On the tile of this number token, from the round after the token came; it succeeds once in a game.
    Number(u8),
    /// In no place, by exactly so many pawns and without dice, as often as one likes.
    Pawns(u8),
}

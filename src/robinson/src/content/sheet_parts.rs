//! Parts of a scenario sheet: who else eats.

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

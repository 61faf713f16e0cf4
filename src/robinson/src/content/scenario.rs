//! What a scenario sheet is.

use castaway_kernel::Key;
use serde::Deserialize;

use super::{Discovery, Invention, WeatherDie};
use crate::effect::Effect;

/// The weather dice of a span of rounds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherRow {
    /// First round.
    pub from: u8,
    /// Last round.
    pub to: u8,
    /// Dice.
    pub dice: Vec<WeatherDie>,
}

/// The scenario's wood pile.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Woodpile {
    /// Wood each stage takes, in order.
    pub stages: Vec<u8>,
}

/// When a scenario is won.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// The pile is complete, the item is built and the round is one of these.
    PileItemRounds {
        /// Which item.
        item: Key,
        /// First round.
        from: u8,
        /// Last round.
        to: u8,
    },
}

/// A scenario sheet.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Identifier.
    pub id: Key,
    /// Printed number.
    pub number: u8,
    /// Length in rounds.
    pub rounds: u8,
    /// When it is won.
    pub goal: Goal,
    /// Weather dice by round.
    pub weather: Vec<WeatherRow>,
    /// What a book icon does.
    #[serde(default)]
    pub book: Vec<Effect>,
    /// What the totems do, in order of discovery.
    #[serde(default)]
    pub totems: Vec<Vec<Effect>>,
    /// The wood pile.
    #[serde(default)]
    pub woodpile: Option<Woodpile>,
    /// The two inventions of the sheet.
    #[serde(rename = "invention")]
    pub inventions: Vec<Invention>,
    /// The four special discovery tokens.
    #[serde(rename = "token")]
    pub tokens: Vec<Discovery>,
    /// Whether more book cards make it easier here (R-VAR-3).
    #[serde(default)]
    pub books_are_easier: bool,
}

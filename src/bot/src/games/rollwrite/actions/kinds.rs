//! What can be done, as a value.

use castaway_rollwrite::{command::Command, ids::Item};

/// Something that can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Its name in component ids.
    pub code: String,
    /// What is written on the button.
    pub label: String,
    /// The smaller line in a menu.
    pub note: String,
    /// The orders, one after the other.
    pub commands: Vec<Command>,
    /// How much most people want it.
    pub rank: Rank,
}

/// How much most people want a deed, least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Changes a die, trades, attacks.
    Aside,
    /// Fills a plan.
    Plan,
    /// Takes what lies here.
    Take,
    /// Makes something.
    Make,
    /// Ends the game, answers a question.
    Answer,
}

/// A deed's name in component ids, what is written on it, and how much it is wanted.
pub(super) type Named = (String, String, Rank);

/// The name of an item in codes.
pub(super) fn code(item: Item) -> String {
    format!("{item:?}").to_lowercase()
}

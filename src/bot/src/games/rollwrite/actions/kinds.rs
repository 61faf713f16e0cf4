//! What can be done, as a value.

use castaway_rollwrite::{command::Command, ids::Item, worth::Rank};

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

impl Deed {
    /// With what is written on its button and in its smaller line; how much it is wanted say the rules.
    pub(super) fn new(code: String, label: String, note: String, commands: Vec<Command>) -> Self {
        Self {
            code,
            label,
            note,
            rank: Rank::of(&commands),
            commands,
        }
    }
}

/// A deed's name in component ids, and what is written on it.
pub(super) type Named = (String, String);

/// The name of an item in codes.
pub(super) fn code(item: Item) -> String {
    format!("{item:?}").to_lowercase()
}

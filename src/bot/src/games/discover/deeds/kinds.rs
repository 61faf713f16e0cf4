//! What a deed is.

use castaway_discover::command::Command;

use crate::ui::limits::{LABEL, units};

/// How much a deed is wanted; the dearest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Seldom wanted.
    Aside,
    /// Tools and abilities.
    Use,
    /// Unknown land.
    Scout,
    /// Something new to hold.
    Make,
    /// Something to take along.
    Take,
    /// Damage is healed.
    Heal,
    /// What somebody waits for.
    Answer,
    /// What the land has to tell.
    Look,
    /// The quest goes on.
    Quest,
}

/// Letters of a note that fits on a button.
const SHORT: usize = 18;

/// What stands between a label and its note.
const SEPARATOR: &str = " · ";

/// What a button says: with what it costs, where that is short and there is room.
pub fn priced(label: &str, note: &str) -> String {
    let both = units(label) + units(SEPARATOR) + units(note);
    match note.chars().count() {
        1..=SHORT if both <= LABEL => format!("{label}{SEPARATOR}{note}"),
        _ => label.to_owned(),
    }
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Its name in component ids: the same as long as it is the same deed.
    pub code: String,
    /// What a button says.
    pub label: String,
    /// What it costs, or brings.
    pub note: String,
    /// The orders, one after the other.
    pub commands: Vec<Command>,
    /// How much it is wanted.
    pub rank: Rank,
    /// Whether it names what only its seat knows.
    pub secret: bool,
}

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
    /// Water or food for the night, or a way to it.
    Need,
    /// What the quest takes, or a way to where it leads.
    Toward,
    /// The quest goes on.
    Quest,
}

/// Letters of a note that fits on a button.
const SHORT: usize = 18;

/// What stands between a label and its note.
const SEPARATOR: &str = " · ";

/// What a button says: with all of its note, else with what it costs alone, where that is short and there is room.
pub fn priced(label: &str, note: &str) -> String {
    let cost = note.split(SEPARATOR).next().unwrap_or_default();
    let fits = |part: &&str| {
        let both = units(label) + units(SEPARATOR) + units(part);
        (1..=SHORT).contains(&part.chars().count()) && both <= LABEL
    };
    match [note, cost].into_iter().find(fits) {
        Some(part) => format!("{label}{SEPARATOR}{part}"),
        None => label.to_owned(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_that_is_too_long_for_a_button_still_says_what_it_costs() {
        assert_eq!(priced("Fight", "⚡ 1 · short"), "Fight · ⚡ 1 · short");
        let odds = "⚡ 1 · you hit 6 in 12, hurt 4 in 12";
        assert_eq!(priced("Fight", odds), "Fight · ⚡ 1");
        assert_eq!(priced("Use", "What it does, in many words."), "Use");
        assert_eq!(priced("End", ""), "End");
        let long = "x".repeat(LABEL);
        assert_eq!(priced(&long, odds), long);
    }
}

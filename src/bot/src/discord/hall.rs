//! The boards over all times that other games than the one of a command can show.

use castaway_kernel::Key;

use crate::ui::query::fold;

/// A board of the best of all times of one thing that games can be about, such as a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hall {
    /// What is asked for, as it is written.
    pub key: Key,
    /// The name of the board.
    pub board: String,
    /// What it is called.
    pub title: String,
}

impl Hall {
    /// Whether this is meant by what was typed: its key, or what it is called.
    pub fn is_meant(&self, typed: &str) -> bool {
        let typed = fold(typed);
        self.key.as_str() == typed || fold(&self.title) == typed
    }
}

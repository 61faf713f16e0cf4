//! Pages of help, and the named rulings where the rules are silent.

use super::Wording;

/// The pages of help in reading order.
pub const HELP_PAGES: [&str; 6] = ["turn", "walk", "gather", "craft", "tasks", "company"];

/// The named rulings in the order they are listed; each has a title and a text.
pub const RULINGS: [&str; 24] = [
    "leftover-dice",
    "plans",
    "once",
    "empty-field",
    "fire-right",
    "changed-dice",
    "doubling",
    "full-boxes",
    "six-and-one",
    "walks",
    "hunt-passing",
    "way",
    "compulsory",
    "dead",
    "completion",
    "at-end",
    "ties",
    "trade",
    "weapons",
    "fight-order",
    "shots",
    "sea",
    "tide",
    "pairs",
];

impl Wording {
    /// Title and text of a page of help.
    pub fn help(&self, page: &str) -> (String, String) {
        (
            self.plain(&format!("help-{page}-title")),
            self.plain(&format!("help-{page}")),
        )
    }

    /// Title and text of a ruling.
    pub fn ruling(&self, name: &str) -> (String, String) {
        (
            self.plain(&format!("ruling-{name}-title")),
            self.plain(&format!("ruling-{name}")),
        )
    }

    /// All rulings with title and text.
    pub fn rulings(&self) -> Vec<(&'static str, String, String)> {
        RULINGS
            .into_iter()
            .map(|name| {
                let (title, text) = self.ruling(name);
                (name, title, text)
            })
            .collect()
    }
}

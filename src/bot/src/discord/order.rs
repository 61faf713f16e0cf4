//! What a keeper is told to do beside what the save says.

use super::reply::Caller;

/// What a keeper is to do beside what the save says.
#[derive(Clone, Default)]
pub struct Order {
    /// The panel gets a new picture, and its text if that is not on show yet.
    pub paint: bool,
    /// Whoever is waited for is looked at anew, to be called.
    pub calls: bool,
    /// An answer that is the panel, as long as nobody knows which message it is.
    pub answer: Option<Answer>,
    /// Who pressed last: they are told if the channel is closed to the bot.
    pub by: Option<Caller>,
}

/// An answer that is a panel.
#[derive(Clone)]
pub struct Answer {
    /// The token of its interaction.
    pub token: String,
    /// The revision that it shows.
    pub revision: u64,
}

impl Order {
    /// A new picture, after a press of somebody's.
    pub fn paint(by: Option<&Caller>) -> Self {
        Self {
            paint: true,
            by: by.cloned(),
            ..Self::default()
        }
    }

    /// A look at whoever is waited for.
    pub fn calls() -> Self {
        Self {
            calls: true,
            ..Self::default()
        }
    }

    /// This order together with an earlier one.
    pub(super) fn after(self, before: Self) -> Self {
        Self {
            paint: self.paint || before.paint,
            calls: self.calls || before.calls,
            answer: self.answer.or(before.answer),
            by: self.by.or(before.by),
        }
    }
}

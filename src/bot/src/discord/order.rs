//! What a keeper is told to do beside what the save says.

use super::reply::Caller;

/// Whether a channel is shown what it is owed at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Haste {
    /// At once, as after a press.
    #[default]
    Now,
    /// When its turn has come: a time was over, and nobody has pressed anything.
    InTurn,
}

/// What a keeper is to do beside what the save says.
#[derive(Clone, Default)]
pub struct Order {
    /// The panel gets a new picture, and its text if that is not on show yet.
    pub paint: bool,
    /// Whoever is waited for is looked at anew, to be called.
    pub calls: bool,
    /// An answer that is the panel, as long as nobody knows which message it is.
    pub answer: Option<PanelAnswer>,
    /// Who pressed last: they are told if the channel is closed to the bot.
    pub by: Option<Caller>,
    /// Whether this waits for its turn among what the bot does by itself.
    pub haste: Haste,
}

/// An answer that is a panel.
#[derive(Clone)]
pub struct PanelAnswer {
    /// The token of its interaction.
    pub token: String,
    /// The revision that it shows.
    pub revision: u64,
}

impl PanelAnswer {
    /// One that a save knows of after a kill. What it shows is not known.
    pub(super) fn saved(token: String) -> Self {
        Self { token, revision: 0 }
    }
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

    /// A new picture in its turn, after an answer that nobody gave in time.
    pub fn lapsed() -> Self {
        Self {
            paint: true,
            haste: Haste::InTurn,
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
            // Whoever pressed does not wait for what came due beside it.
            haste: match (self.haste, before.haste) {
                (Haste::InTurn, Haste::InTurn) => Haste::InTurn,
                (Haste::Now, _) | (_, Haste::Now) => Haste::Now,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_due_waits_for_its_turn_unless_somebody_presses() {
        let both = Order::lapsed().after(Order::lapsed());
        assert_eq!(both.haste, Haste::InTurn);
        for pressed in [
            Order::lapsed().after(Order::paint(None)),
            Order::paint(None).after(Order::lapsed()),
        ] {
            assert_eq!((pressed.haste, pressed.paint), (Haste::Now, true));
        }
    }
}

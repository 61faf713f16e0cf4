//! What somebody tried in a game at which they do not sit.

/// What somebody tried who is not seated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// To do something in the game.
    Move,
    /// To sit down.
    Seat,
    /// To begin another game in its channel.
    Begin,
}

impl Tried {
    /// The text that says what became of it.
    pub(super) fn refused(self) -> &'static str {
        match self {
            Self::Move => "not-seated",
            Self::Seat => "seat-none",
            Self::Begin => "bystander-runs",
        }
    }
}

//! How much one seat's answer weighs, and who is waited for.

use crate::{DecisionId, Key, Seat};

/// What it takes to settle a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Voice {
    /// It concerns one seat alone, which settles it.
    One,
    /// The first answer settles it, whoever gives it.
    Small,
    /// It costs everybody, or does not come back: those who are asked vote.
    Vote,
    /// A use counts at once; it goes by when everybody who holds something of their own has let it go by.
    Window {
        /// Who holds something of their own that could still be used; where nobody does, anybody lets it go by.
        holders: Vec<Seat>,
        /// The option that lets it go by.
        pass: Key,
    },
}

/// What somebody is waited for with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Await {
    /// Planning, until all go on together.
    Plan,
    /// The answer to a question.
    Ask(DecisionId),
    /// A turn of their own.
    Turn,
}

/// A seat that the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// Who is waited for.
    pub seat: Seat,
    /// How much what they say weighs.
    pub voice: Voice,
    /// With what they are waited for.
    pub what: Await,
}

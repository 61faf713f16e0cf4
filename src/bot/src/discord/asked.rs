//! What is asked of a game of whatever kind.

use castaway_table::Stand;

/// What becomes of an older attempt that still runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consent {
    /// It is shown while it counts; else the caller is asked.
    Wanting,
    /// The caller would give it up, and is asked whether they are sure.
    Asked,
    /// This one is given up.
    Given(Stand),
}

/// Something that is looked at, or taken back, in a game of whatever kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Look {
    /// The board as a picture.
    Board,
    /// The board in words.
    BoardInWords,
    /// What the caller has.
    Sheet,
    /// The story so far.
    Story,
    /// What the caller has missed, what is asked and what threatens.
    Recap,
    /// The rules that answer a query.
    Rules(String),
    /// How to play.
    Help,
    /// The last step, taken back.
    TakeBack,
}

/// What a game that is over is worth showing for, least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shows {
    /// Practice, where there is nothing else.
    Practice,
    /// A game of its own.
    Game,
}

//! What is asked of a game of whatever kind, and what is said where there is none.

use castaway_table::Stand;
use futures_util::future::BoxFuture;

use super::reply::Caller;
use crate::ui::message::Button;

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
    /// What the caller has, with a line on what else they play.
    Sheet(Option<String>),
    /// The story so far.
    Story,
    /// What the caller has missed, what is asked and what threatens.
    Recap,
    /// What a player who thinks ahead would do.
    Hint,
    /// What the caller answers once and for all.
    Standing,
    /// Who did how much at the table.
    Stats,
    /// The rules that answer a query.
    Rules {
        /// What is asked.
        query: String,
        /// That another game has an entry on it, too, in a line.
        also: Option<String>,
    },
    /// How to play, with what others play where it is asked.
    Help(Option<Nearby>),
    /// The last step, taken back.
    TakeBack,
    /// Something that is looked up.
    Up(Lookup),
}

/// What others play where somebody asks who plays elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearby {
    /// What it is, and how to watch it or sit down, in a line.
    pub line: String,
    /// What sits the caller down there, if a seat is free.
    pub buttons: Vec<Button>,
}

/// Something that is looked up at a game, or in the book of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lookup {
    /// The card of this name.
    Card(String),
    /// The chances of what may be done now.
    Odds,
    /// How unclear points are played: the point of this name, else all of them.
    Rulings(Option<String>),
}

/// What somebody tried who is not seated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// To do something in the game.
    Move,
    /// To sit down.
    Seat,
    /// To begin another game in its channel.
    Begin,
    /// Something that belongs to a game of another kind.
    Other,
}

impl Tried {
    /// The text that says what became of it, where a game runs whose commands are named by the text `occupied`.
    pub(super) fn refused(self, occupied: &'static str) -> &'static str {
        match self {
            Self::Move => "not-seated",
            Self::Seat => "seat-none",
            Self::Begin => "bystander-runs",
            Self::Other => occupied,
        }
    }
}

/// What a game that is over is worth showing for, least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shows {
    /// Practice, where there is nothing else.
    Practice,
    /// A game of its own.
    Game,
}

/// Why a place shows no game.
pub enum NoGame {
    /// There is none.
    None,
    /// There is one of a kind that this program does not know.
    Other,
    /// There is one that cannot be read; whoever asks is told why.
    Unreadable(Box<dyn Excuse>),
}

/// A kind answer to something that could not be done.
pub trait Excuse: Send {
    /// Says it.
    fn say<'a>(self: Box<Self>, caller: &'a Caller) -> BoxFuture<'a, ()>
    where
        Self: 'a;
}

//! The words of the effect language for cards of a pile: from where, how many, who picks, where to.

use serde::{Deserialize, Serialize};

/// What is drawn for the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Supply {
    /// Discovery tokens.
    Discovery,
    /// Unused starting equipment, at random.
    Equipment,
    /// The top invention of the deck comes to the board.
    Inventions,
    /// An invention of the group's choice comes from the deck to the board.
    AnyInvention,
}

/// A hidden card that may be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Hidden {
    /// The top Hunting card.
    Hunting {
        /// Whether it may go to the bottom.
        #[serde(default)]
        may_bottom: bool,
    },
    /// The top card of the event deck.
    Event,
    /// The beast that waits beside the event deck.
    WaitingBeast,
}

/// A pile whose top may be looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scouted {
    /// Island tiles: one goes on top, the others are shuffled in.
    Tiles,
    /// Island tiles: all are put in order and left face up.
    TilesInOrder,
    /// Inventions: one comes to the board, the rest to an own discard pile.
    Inventions,
    /// Discovery tokens: one is kept.
    Discovery,
    /// Beast cards: the strongest goes onto the Hunting deck.
    Beasts,
}

/// Where a beast goes that nobody fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BeastWay {
    /// From the Beast deck unseen onto the Hunting deck.
    ToHunting,
    /// From the Beast deck to beside the event deck, where it waits for the next Event Phase.
    Waits,
    /// From the top of the Hunting deck to its bottom.
    ToBottom,
    /// So many from the Hunting deck out of the game, if possible.
    Discard(u8),
}

/// Which built items are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Built {
    /// All of them.
    All,
    /// Those that this card marked.
    Marked,
    /// So many of the group's choice.
    Some(u8),
}

/// Where built items go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemsTo {
    /// Back to their Invention side.
    Board,
    /// Shuffled into the Invention deck.
    Deck,
    /// To Future Resources until the Action Phase ends.
    Future,
    /// Nowhere: they are marked for the lower half.
    Marker,
}

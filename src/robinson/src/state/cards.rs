//! Cards: where they lie, what they keep, what they did and what they bring later.

use std::collections::BTreeMap;

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    effect::{Effect, Moment, Outside},
    ids::{Deck, Place, Space, TokenKind, Track, Who},
    task::Ctx,
};

/// Draw piles, top at the end.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piles {
    /// Event deck.
    pub events: Vec<EventDeckCard>,
    /// Adventure decks.
    pub adventures: BTreeMap<Deck, Vec<Key>>,
    /// Mystery deck.
    pub mysteries: Vec<Key>,
    /// Mystery discard pile.
    pub mystery_discard: Vec<Key>,
    /// Beast deck.
    pub beasts: Vec<Key>,
    /// Hunting deck.
    pub hunting: Vec<Key>,
    /// Invention deck.
    pub inventions: Vec<Key>,
    /// Inventions put aside by A New Idea.
    pub idea_discard: Vec<Key>,
    /// Island tiles.
    pub tiles: Vec<u8>,
    /// How many of the top tiles lie face up.
    pub tiles_face_up: u8,
    /// Discovery tokens.
    pub discovery: Vec<Key>,
    /// Unused starting equipment.
    pub equipment: Vec<Key>,
}

/// A card of the event deck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventDeckCard {
    /// An event card.
    Event(Key),
    /// An adventure with its lower half, its serial keeping its links.
    Adventure {
        /// Deck it came from.
        deck: Deck,
        /// Card id.
        card: Key,
        /// Serial of the card.
        serial: u32,
    },
    /// A mystery card with its lower half.
    Mystery {
        /// Card id.
        card: Key,
        /// Serial of the card.
        serial: u32,
    },
}

/// Something a card did on the board and refers to later.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Link {
    /// A source it exhausted.
    Source(Space, u8),
    /// A terrain it covered.
    Terrain(Space),
    /// A tile it turned face down.
    FaceDown(Space),
    /// A token it placed.
    Token(TokenKind, Place),
    /// An item it marked.
    Item(Key),
    /// Levels lost through its camp move.
    LostLevel(Track),
    /// A beast it keeps beside the event deck.
    Beast(Key),
}

/// A kept card: a treasure or an adventure that stays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// Serial within the game.
    pub serial: u32,
    /// Card id.
    pub card: Key,
    /// Deck of an adventure; `None` for a mystery.
    pub deck: Option<Deck>,
    /// Uses left; 0 means no count, or for a card with a count that it is used up.
    pub uses: u8,
    /// The one user of this round, where the card allows only one.
    pub holder: Option<Who>,
    /// Usable from this round on.
    pub from: u8,
}

/// A delayed effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delayed {
    /// When it comes.
    pub at: Moment,
    /// Not before this round.
    pub from: u8,
    /// What comes.
    pub effects: Vec<Effect>,
    /// For whom and from which card.
    pub ctx: Ctx,
    /// What if whoever found the card sleeps outside.
    #[serde(default, skip_serializing_if = "Outside::is_same")]
    pub outside: Outside,
}

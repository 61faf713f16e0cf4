//! Printed things that a text may speak of, and those that a player can use.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::ids::Deck;

/// Names something printed that a text may speak of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardRef {
    /// An event card.
    Event(Key),
    /// A wreckage card.
    Wreckage(Key),
    /// An adventure card.
    Adventure(Deck, Key),
    /// A mystery card.
    Mystery(Key),
    /// A beast card.
    Beast(Key),
    /// An invention or item.
    Invention(Key),
    /// A discovery token.
    Discovery(Key),
    /// Starting equipment.
    Equipment(Key),
    /// An ability of a character.
    Ability(Key),
    /// The scenario sheet.
    Scenario(Key),
}

impl CardRef {
    /// The plain id of the thing.
    pub fn key(&self) -> &Key {
        match self {
            CardRef::Event(key)
            | CardRef::Wreckage(key)
            | CardRef::Adventure(_, key)
            | CardRef::Mystery(key)
            | CardRef::Beast(key)
            | CardRef::Invention(key)
            | CardRef::Discovery(key)
            | CardRef::Equipment(key)
            | CardRef::Ability(key)
            | CardRef::Scenario(key) => key,
        }
    }
}

/// A thing that can be used, as a player names it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Usable {
    /// An ability of the user.
    Ability(Key),
    /// A starting equipment card.
    Equipment(Key),
    /// A discovery token.
    Discovery(Key),
    /// A kept card by its serial.
    Kept(u32),
    /// A night meal of an item.
    Meal(Key),
    /// Friday's reroll for 2 determination.
    FridayReroll,
    /// Wood onto the scenario's pile.
    Pile,
}

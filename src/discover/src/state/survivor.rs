use std::collections::BTreeSet;

use castaway_kernel::{Key, Seat};
use serde::{Deserialize, Serialize};

use crate::{ids::Damage, stock::Stock, world::Space};

/// What became of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// A survivor on the map.
    Here,
    /// Has won and left (D-WIN-4).
    Won,
    /// A casualty; the figure lies where it fell (D-CAS-1).
    Lost,
}

/// An item somebody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its card.
    pub card: Key,
    /// Counters on it (D-CLAR-13).
    pub counters: u8,
    /// The day on which it was used last, where that is limited (D-CLAR-12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<u16>,
}

/// What an ability comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// One's character.
    Character,
    /// An item by its place.
    Item(u8),
    /// The terrain.
    Terrain,
}

/// A person's figure with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Survivor {
    /// The character, with the day on which its ability was used.
    pub character: Option<Item>,
    /// Characters to choose from, until all have chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealt: Vec<Key>,
    /// What became of them.
    pub fate: Fate,
    /// Where they are, or lie.
    pub at: Space,
    /// Stamina (D-NIGHT-3).
    pub stamina: u8,
    /// Dials that are turned to a damage (D-DMG-2).
    pub damage: Vec<Damage>,
    /// The resources they carry.
    pub stock: Stock,
    /// The items they have.
    pub items: Vec<Item>,
    /// Projects in hand (D-CRAFT-6).
    pub hand: Vec<Key>,
    /// Ongoing threats (D-THREAT-2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub threats: Vec<Key>,
    /// Spaces whose face-down token they have looked at.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub peeked: BTreeSet<Space>,
    /// Face-down tiles they have looked at.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub peeked_tiles: BTreeSet<u8>,
    /// Projects in other hands that they were shown.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub shown: BTreeSet<(Seat, Key)>,
}

impl Survivor {
    /// How many dials show a kind of damage.
    pub fn hurt(&self, kind: Damage) -> usize {
        self.damage.iter().filter(|d| **d == kind).count()
    }

    /// What an ability comes from, as the item it is kept like.
    pub fn source(&self, source: Source) -> Option<&Item> {
        match source {
            Source::Character => self.character.as_ref(),
            Source::Item(at) => self.items.get(usize::from(at)),
            Source::Terrain => None,
        }
    }

    /// The same, to be changed.
    pub fn source_mut(&mut self, source: Source) -> Option<&mut Item> {
        match source {
            Source::Character => self.character.as_mut(),
            Source::Item(at) => self.items.get_mut(usize::from(at)),
            Source::Terrain => None,
        }
    }

    /// The place of an item.
    pub fn holds(&self, card: &Key) -> Option<usize> {
        self.items.iter().position(|item| item.card == *card)
    }
}

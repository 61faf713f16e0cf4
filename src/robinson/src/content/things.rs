//! What characters, inventions, discovery tokens and equipment are.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use super::cards::one;
use crate::{
    effect::{Effect, Passive, Use},
    ids::Terrain,
};

/// A character sheet.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Its name in content and saves.
    pub id: Key,
    /// The wound that kills.
    pub dies_on: u8,
    /// Wounds that lower morale by one (R-WOUND-2).
    pub arrows: Vec<u8>,
    /// The personal invention.
    pub invention: Key,
    /// The four abilities.
    #[serde(rename = "ability")]
    pub abilities: Vec<Ability>,
}

/// A special ability of a character (R-CHARS-3).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its name in content and saves.
    pub id: Key,
    /// Price, window and effect.
    #[serde(rename = "use")]
    pub usage: Use,
}

/// Who may build an invention and where it lies at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InventionKind {
    /// On the board from the start.
    Default,
    /// Beside its owner's sheet.
    Personal,
    /// In the Invention deck.
    Deck,
    /// Printed on the scenario sheet.
    Scenario,
}

/// A price in resources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Wood that it costs.
    #[serde(default)]
    pub wood: u8,
    /// Fur that it costs.
    #[serde(default)]
    pub fur: u8,
    /// Food of either kind.
    #[serde(default)]
    pub food: u8,
}

/// An invention, which a Build turns into an item.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invention {
    /// Its name in content and saves.
    pub id: Key,
    /// Where it starts.
    pub kind: InventionKind,
    /// Terrain that must be explored.
    #[serde(default)]
    pub terrain: Option<Terrain>,
    /// A second terrain that must be explored, too.
    #[serde(default)]
    pub terrain_too: Option<Terrain>,
    /// Items that must be built.
    #[serde(default)]
    pub items: Vec<Key>,
    /// Somebody of the scenario who must be with the camp.
    #[serde(default)]
    pub with: Option<Key>,
    /// All else that wins the scenario must hold (R-S4-17).
    #[serde(default)]
    pub after_aims: bool,
    /// Alternative prices; empty means free.
    #[serde(default)]
    pub price: Vec<Price>,
    /// What happens once when it becomes available.
    #[serde(default)]
    pub on_build: Vec<Effect>,
    /// What it does by itself.
    #[serde(default)]
    pub passive: Vec<Passive>,
    /// It never becomes an item and can be built again, also in the same round: where, and how often its card is there.
    #[serde(default)]
    pub repeat: Option<Repeat>,
}

/// Where something that is built again and again is built.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Repeat {
    /// In the camp.
    Camp,
    /// On an explored tile on which no marker of this kind lies, however far from the camp.
    TileWithout(Key),
    /// Once a round, on an explored totem tile near the camp on which no such marker lies (R-S7-10).
    TotemWithout {
        /// The kind of marker.
        marker: Key,
        /// So many steps from the camp at most.
        steps: u8,
        /// So many on the island at most.
        most: u8,
    },
}

impl Invention {
    /// The kinds of terrain that must be explored.
    pub fn terrains(&self) -> impl Iterator<Item = Terrain> {
        self.terrain.into_iter().chain(self.terrain_too)
    }
}

impl Repeat {
    /// The kind of marker that may not lie where it is built.
    pub fn without(&self) -> Option<&Key> {
        match self {
            Repeat::Camp => None,
            Repeat::TileWithout(marker) | Repeat::TotemWithout { marker, .. } => Some(marker),
        }
    }
}

/// A discovery token.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discovery {
    /// Its name in content and saves.
    pub id: Key,
    /// Printed copies.
    #[serde(default = "one")]
    pub count: u8,
    /// It is kept when it is used, and is one person's for the rest of that round (R-S2-14).
    #[serde(default)]
    pub stays: bool,
    /// Traded in by itself as soon as it is available (R-DISC-1).
    #[serde(default)]
    pub automatic: bool,
    /// What it can be used for.
    #[serde(rename = "use")]
    pub usage: Use,
}

/// A starting equipment card with two uses.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Equipment {
    /// Its name in content and saves.
    pub id: Key,
    /// What each use does.
    #[serde(rename = "use")]
    pub usage: Use,
}

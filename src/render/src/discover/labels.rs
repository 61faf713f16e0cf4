//! The words in a picture of the explore-and-craft game, passed in from outside.

use castaway_discover::ids::{Damage, Res};
use castaway_kernel::{Key, Seat};

use crate::labels::prettify;

/// A short fixed word of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MapWord {
    /// "Day": heads the number of the day.
    Day,
    /// "Night": stands in its place at night.
    Night,
    /// "Zone": of a tile that nobody has scouted.
    Zone,
    /// "Stamina": with what is left of it.
    Stamina,
    /// "Projects": how many are in hand.
    Projects,
    /// "Fight": heads a fight.
    Fight,
    /// "Attack": of one survivor on another.
    Attack,
    /// "Flees to": above the compass of the retreat.
    Retreat,
    /// "Camp": of a space.
    Camp,
    /// "Landmark": of a space, with its number.
    Landmark,
    /// "Objective": of a space, with its number.
    Objective,
    /// "Fire": one that burns.
    Fire,
    /// "Burned down": a fireplace without a fire.
    Ashes,
    /// "Source".
    Source,
    /// "Monster": one that nobody has seen.
    Monster,
    /// "Dropped": goods on the ground.
    Dropped,
    /// "Aim": where the quest leads.
    Aim,
    /// "Has made it".
    Won,
    /// "Has died".
    Lost,
    /// "Grounds": heads the key of the map.
    Grounds,
    /// "Unknown tiles".
    Fog,
    /// "Flooded": heads the tiles that are.
    Flooded,
}

impl MapWord {
    /// Every word.
    pub const ALL: [Self; 22] = [
        Self::Day,
        Self::Night,
        Self::Zone,
        Self::Stamina,
        Self::Projects,
        Self::Fight,
        Self::Attack,
        Self::Retreat,
        Self::Camp,
        Self::Landmark,
        Self::Objective,
        Self::Fire,
        Self::Ashes,
        Self::Source,
        Self::Monster,
        Self::Dropped,
        Self::Aim,
        Self::Won,
        Self::Lost,
        Self::Grounds,
        Self::Fog,
        Self::Flooded,
    ];
}

/// Every word that the pictures of the explore-and-craft game need. Long ones are shrunk, then cut; letters that the
/// fonts lack are left out.
pub trait DiscoverLabels {
    /// A fixed word.
    fn ui(&self, word: MapWord) -> String;
    /// A resource, such as "Wood".
    fn resource(&self, res: Res) -> String;
    /// A kind of damage, such as "Wound".
    fn damage(&self, damage: Damage) -> String;
    /// A ground of a terrain by its place there, such as "Dune".
    fn ground(&self, terrain: &Key, ground: u8) -> String;
    /// The name of a card: an enemy, an item, a character, a terrain.
    fn card(&self, card: &Key) -> String;
    /// The name of a player.
    fn player(&self, seat: Seat) -> String;
}

/// A fallback in plain English that makes names out of identifiers.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainMap;

impl DiscoverLabels for PlainMap {
    fn ui(&self, word: MapWord) -> String {
        format!("{word:?}")
    }

    fn resource(&self, res: Res) -> String {
        format!("{res:?}")
    }

    fn damage(&self, damage: Damage) -> String {
        format!("{damage:?}")
    }

    fn ground(&self, terrain: &Key, ground: u8) -> String {
        prettify(&format!("{terrain} {ground}"))
    }

    fn card(&self, card: &Key) -> String {
        prettify(card.as_str())
    }

    fn player(&self, seat: Seat) -> String {
        prettify(&format!("player {}", u16::from(seat.0) + 1))
    }
}

//! The board: tiles, tokens, threats, inventions and the Weather space.

use std::collections::BTreeSet;

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::content::{WeatherDie, WeatherFace};

/// A placed tile or an unexplored hex that carries something.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Printed number; 0 while nothing is explored there.
    pub number: u8,
    /// Turned face down, or a closed space: nobody may enter.
    pub face_down: bool,
    /// Exhausted sources, by their index on the tile.
    pub exhausted: BTreeSet<u8>,
    /// Terrain covered by a marker.
    pub terrain_covered: bool,
    /// Markers waiting for a tile to be placed here.
    pub waiting_markers: u8,
    /// Round in which it was explored.
    pub explored_in: u8,
    /// What has closed it for good, if anything: nothing turns it up again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<Key>,
}

/// Facts about a token on the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenInfo {
    /// Works as a source of its own.
    pub own_source: bool,
    /// The item or treasure it belongs to and moves with.
    pub owner: Option<Key>,
    /// Placed in this round's Action Phase, so without effect until it ends (R-TOKEN-3).
    pub fresh: bool,
    /// More tokens of the kind that lie there, where the scenario lets them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub more: Vec<TokenInfo>,
}

/// A card on a Threat space.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Threat {
    /// Number of this card in this game, which its links are stored under.
    pub serial: u32,
    /// Card id.
    pub card: Key,
    /// Wreckage, not an event.
    pub wreckage: bool,
}

/// An invention on the board or beside a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InventionState {
    /// Built and available.
    pub built: bool,
    /// Round in which it became available.
    pub since: u8,
    /// The seat beside whose sheet it lies until built.
    pub owner: Option<u8>,
    /// A built item waiting in Future Resources, counting for nothing (R-CARD-11).
    pub suspended: bool,
}

/// The Weather space.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherSpace {
    /// Rain token.
    pub rain: bool,
    /// Snow token.
    pub snow: bool,
    /// Storm token.
    pub storm: bool,
    /// The hungry animals die is rolled in any case.
    pub hungry: bool,
    /// Dice rolled in advance.
    pub prerolled: Option<Vec<(WeatherDie, WeatherFace)>>,
    /// Rain clouds ignored by use of something.
    pub ignore_rain: u8,
    /// Snow clouds ignored.
    pub ignore_snow: u8,
    /// Snow clouds that count as rain.
    pub snow_as_rain: u8,
    /// Dice that were rolled again, with what they show since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<(WeatherDie, WeatherFace)>,
    /// Results that do not count, a die and its face each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ignored: Vec<(WeatherDie, WeatherFace)>,
    /// The clouds are done with; what comes now are the animals and the storm.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub after_clouds: bool,
}

//! What tiles and dice are.

use serde::{Deserialize, Serialize};

use crate::ids::{Source, Terrain};

/// An island tile.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileCard {
    /// Printed number.
    pub number: u8,
    /// The terrain that it shows.
    pub terrain: Terrain,
    /// The sources that it has.
    pub sources: Vec<Source>,
    /// Whether a beast comes to the Hunting deck.
    #[serde(default)]
    pub beast: bool,
    /// Whether it shows a totem.
    #[serde(default)]
    pub totem: bool,
    /// Discovery tokens drawn when it is explored.
    #[serde(default)]
    pub discovery: u8,
    /// Whether it shelters the camp by itself.
    #[serde(default)]
    pub natural_shelter: bool,
}

/// One weather die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WeatherDie {
    /// The orange die, of rain.
    Rain,
    /// The white die, of winter.
    Winter,
    /// The red die, of hungry animals.
    HungryAnimals,
}

/// A face of an action die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// A wound.
    Wound,
    /// The action succeeds.
    Success,
    /// Failure, with 2 determination.
    Det,
    /// An adventure.
    Adventure,
    /// The face is empty.
    Blank,
}

/// A face of a weather die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WeatherFace {
    /// Rain clouds.
    Rain1,
    /// Two rain clouds.
    Rain2,
    /// A snow cloud.
    Snow1,
    /// Two snow clouds.
    Snow2,
    /// The face is empty.
    Blank,
    /// One food is eaten.
    Food,
    /// One palisade level is lost.
    Palisade,
    /// A beast of strength 3.
    Beast,
}

/// The three action dice of one colour.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionDice {
    /// Success die.
    pub success: Vec<Face>,
    /// Wound die.
    pub wound: Vec<Face>,
    /// Adventure die.
    pub adventure: Vec<Face>,
}

//! The closed sets of the game: resources, items, kinds of fields.

use serde::{Deserialize, Serialize};

/// What can be carried and traded: wood, rope and stone for crafting (W-GATHER-1), food and water.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// For building.
    Wood,
    /// For building.
    Rope,
    /// For building.
    Stone,
    /// Against hunger.
    Food,
    /// Against thirst.
    Water,
}

impl Resource {
    /// All of them in printed order.
    pub const ALL: [Self; 5] = [Self::Wood, Self::Rope, Self::Stone, Self::Food, Self::Water];

    /// The word in content and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Rope => "rope",
            Self::Stone => "stone",
            Self::Food => "food",
            Self::Water => "water",
        }
    }
}

/// What can be crafted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// Doubles stone.
    Pickaxe,
    /// Doubles wood.
    Axe,
    /// Doubles rope.
    Knife,
    /// Doubles food.
    Pot,
    /// Doubles water.
    Flask,
    /// Hunts and shoots.
    Bow,
    /// A structure.
    Tent,
    /// A structure that unlocks smoke signs.
    Campfire,
    /// The way home.
    Raft,
}

impl Item {
    /// All of them in printed order.
    pub const ALL: [Self; 9] = [
        Self::Pickaxe,
        Self::Axe,
        Self::Knife,
        Self::Pot,
        Self::Flask,
        Self::Bow,
        Self::Tent,
        Self::Campfire,
        Self::Raft,
    ];
    /// The six tools.
    pub const TOOLS: [Self; 6] = [
        Self::Pickaxe,
        Self::Axe,
        Self::Knife,
        Self::Pot,
        Self::Flask,
        Self::Bow,
    ];

    /// The word in content and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pickaxe => "pickaxe",
            Self::Axe => "axe",
            Self::Knife => "knife",
            Self::Pot => "pot",
            Self::Flask => "flask",
            Self::Bow => "bow",
            Self::Tent => "tent",
            Self::Campfire => "campfire",
            Self::Raft => "raft",
        }
    }
}

/// What is printed on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Feature {
    /// Nothing: the only place for structures.
    Empty,
    /// Nobody goes there.
    Sea,
    /// A palm, which blocks.
    Palm,
    /// Something to gather with its printed die value (W-GATHER-7).
    Gather {
        /// What lies there.
        resource: Resource,
        /// The value that gives a survival point.
        value: u8,
    },
    /// A crystal.
    Crystal,
    /// A mask.
    Mask,
    /// A place for a smoke sign.
    Smoke,
    /// A place to draw the island map.
    Chart,
    /// A lizard with its printed value.
    Lizard {
        /// What a hunting die must show at least, and the points.
        value: u8,
    },
}

/// A kind of field without its value, as scenarios name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Fields with crystals.
    Crystal,
    /// Fields with masks.
    Mask,
    /// Smoke signs.
    Smoke,
    /// Sections of the island map.
    Chart,
}

impl Task {
    /// All of them in printed order.
    pub const ALL: [Self; 4] = [Self::Crystal, Self::Mask, Self::Smoke, Self::Chart];

    /// The word in content and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Crystal => "crystal",
            Self::Mask => "mask",
            Self::Smoke => "smoke",
            Self::Chart => "chart",
        }
    }
}

/// How hard the island is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// A generous island.
    Gentle,
    /// The reference.
    Fair,
    /// A lean island.
    Harsh,
}

impl Difficulty {
    /// All of them, easiest first.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Fair, Self::Harsh];

    /// The word in content and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Gentle => "gentle",
            Self::Fair => "fair",
            Self::Harsh => "harsh",
        }
    }
}

/// The kind of an island: its size and how much lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// More of everything, fewer palms.
    Rich,
    /// The reference.
    Standard,
    /// A coast full of bays.
    Ragged,
    /// Palms everywhere.
    Thicket,
    /// Less of everything.
    Lean,
    /// Three quarters of the reference, fourteen days.
    Small,
    /// The smallest, twelve days.
    Mini,
}

impl Class {
    /// All of them in printed order.
    pub const ALL: [Self; 7] = [
        Self::Rich,
        Self::Standard,
        Self::Ragged,
        Self::Thicket,
        Self::Lean,
        Self::Small,
        Self::Mini,
    ];

    /// The word in content and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rich => "rich",
            Self::Standard => "standard",
            Self::Ragged => "ragged",
            Self::Thicket => "thicket",
            Self::Lean => "lean",
            Self::Small => "small",
            Self::Mini => "mini",
        }
    }
}

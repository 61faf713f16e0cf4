//! The words of the effect language for what is changed, lost, limited or undone.

use serde::{Deserialize, Serialize};

use super::{At, Target, Until};
use crate::ids::{Deck, Kind, Part, Res, Weather};

/// What a card left behind and can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Trace {
    /// The special wound that it gave heals.
    SpecialWound {
        /// The part of the body.
        part: Part,
        /// Colour of the deck that gave it.
        deck: Deck,
    },
    /// What it covered is uncovered.
    Covers,
    /// The token that it placed is removed.
    Token,
    /// The tile that it turned down is turned up again.
    Tile,
    /// Roof and palisade levels lost by its camp move come back, one each.
    Levels,
    /// The beast that it made wait is shuffled into the Hunting deck.
    Beast,
    /// Its lasting reroll ends.
    Rerolls,
}

/// What somebody or the group can lose as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holding {
    /// The determination of these persons.
    Det(Target),
    /// All available resources.
    Resources,
}

/// Where a level goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelAim {
    /// Half of it is lost, the loss rounded down; level 0 is an unmet demand.
    Half,
    /// To this, without a demand.
    Exactly(u8),
}

/// What is added to the weather.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forecast {
    /// The hungry animals die is rolled.
    HungryAnimals,
    /// A token for the Weather space.
    #[serde(untagged)]
    Token(Weather),
}

/// How clouds are milder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ease {
    /// Rain clouds do not count.
    NoRain,
    /// Snow clouds do not count.
    NoSnow,
    /// Snow clouds count as rain.
    SnowAsRain,
}

/// Which sources are exhausted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// The closest ones, if there are any.
    Nearest,
    /// The one that was gathered from.
    Gathered,
    /// All of a tile, if possible.
    All(At),
    /// Those of a place.
    #[serde(untagged)]
    On(At),
}

/// How Production changes this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProductionMode {
    /// Nothing is produced.
    None,
    /// No food is produced.
    NoFood,
    /// No wood is produced.
    NoWood,
    /// Half of the total, rounded down, of the group's choice.
    HalfTotal,
    /// Half of the total of the group's choice, as a sheet says it: rounded down, unless the table reads it otherwise.
    HalfBySheet,
}

/// What Production yields this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Output {
    /// More or less of one kind.
    By {
        /// Which resource.
        res: Res,
        /// How much more, or less.
        n: i8,
    },
    /// Only a part of it.
    #[serde(untagged)]
    Mode(ProductionMode),
}

/// What remains allowed for a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Limit {
    /// So many own pawns.
    Pawns {
        /// How many remain.
        n: u8,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// Own pawns at these actions only.
    Actions(Vec<Kind>),
    /// No special abilities.
    NoAbilities,
    /// No action mixes pawns of different players.
    NoMixedPawns,
}

/// How a running mystery draw goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawEnd {
    /// It ends.
    Stops,
    /// The treasures won in it are lost.
    TreasuresLost,
}

/// Effects that are printed elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Printed {
    /// All threat effects, from left to right; their cards leave.
    Threats,
    /// The event effect of this card, once more.
    Event,
    /// The scenario's book effect.
    Book,
}

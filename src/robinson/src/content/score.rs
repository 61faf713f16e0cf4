//! What victory points are counted for.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use super::Aim;
use crate::ids::Track;

/// What is counted when a game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Worth {
    /// Each life that is left of each player's character.
    Life,
    /// Each level.
    Level(Track),
    /// Each full stage of the wood pile.
    Stage,
    /// Each marker of a kind on the board.
    Marker(Key),
    /// The item, if it is built.
    Item(Key),
    /// Each built item.
    Items,
    /// Each explored tile, face down or not, the one with the camp at the start included.
    Tiles,
    /// Each explored tile with a totem.
    Totems,
    /// The action of the sheet, if it succeeded.
    Special(Key),
    /// Each tile on which an action of the sheet succeeded that is taken once on each.
    Done(Key),
    /// What must hold to win, if it does.
    Aim(Aim),
}

/// A row of the table of victory points.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// What is counted.
    pub per: Worth,
    /// What each is worth.
    pub points: i16,
}

/// The victory points of one scenario.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScoreSheet {
    /// Which scenario.
    pub scenario: Key,
    /// What is counted.
    pub count: Vec<Score>,
}

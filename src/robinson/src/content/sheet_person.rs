//! People of a scenario whom no player plays.

use castaway_kernel::Key;
use serde::Deserialize;

use crate::effect::Use;

/// Somebody whom no player plays, with a life track of their own and no morale arrows on it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetPerson {
    /// Their name in content and saves.
    pub id: Key,
    /// The wound that kills, and ends the game.
    pub dies_on: u8,
    /// Wounds of each night before they are with the camp, and all that reaches them until then.
    pub away_wounds: u8,
    /// Items that do not help their Rest.
    #[serde(default)]
    pub rests_without: Vec<Key>,
}

/// One of the scenario's crew, who do nothing by themselves and are lost in order (R-S7-2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewMember {
    /// Their name in content and saves.
    pub id: Key,
    /// They are taken captive where others would die.
    #[serde(default)]
    pub captured: bool,
    /// The game is lost when they die (R-S7-3).
    #[serde(default)]
    pub vital: bool,
    /// What they leave to those who find something of theirs; absent means nothing.
    #[serde(default)]
    pub bonus: Option<Use>,
    /// What they leave rolls a die of one's own action again instead.
    #[serde(default)]
    pub reroll: bool,
}

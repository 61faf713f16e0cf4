//! People of a scenario whom no player plays.

use castaway_kernel::Key;
use serde::Deserialize;

/// Somebody whom no player plays, with a life track of their own and no morale arrows on it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetPerson {
    /// Identifier.
    pub id: Key,
    /// The wound that kills, and ends the game.
    pub dies_on: u8,
    /// Wounds of each night before they are with the camp, and all that reaches them until then.
    pub away_wounds: u8,
    /// Items that do not help their Rest.
    #[serde(default)]
    pub rests_without: Vec<Key>,
}

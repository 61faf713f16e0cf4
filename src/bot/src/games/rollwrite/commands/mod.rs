//! The slash commands of the roll-and-write game.

mod party;
mod scores;
mod solo;

use crate::discord::Command;

/// All of them.
pub fn all() -> Vec<Command> {
    vec![solo::solo(), solo::go(), scores::scores(), party::party()]
}

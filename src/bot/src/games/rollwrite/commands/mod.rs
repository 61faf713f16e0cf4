//! The slash commands of the roll-and-write game.

mod party;
mod scores;
mod solo;

use crate::discord::{Command, FirstButton};

/// What stands on the simulator's first page.
pub const FIRST_PAGE: &[FirstButton] = &[FirstButton {
    sign: "solo",
    place: 2,
    command: "solo",
    options: &[],
}];

/// All of them.
pub fn all() -> Vec<Command> {
    vec![solo::solo(), solo::go(), scores::scores(), party::party()]
}

//! The slash commands of the explore-and-craft game.

pub mod complete;
mod moves;
mod seats;
mod table;

use crate::discord::{Command, FirstButton};

/// What stands on the simulator's first page.
pub const FIRST_PAGE: &[FirstButton] = &[FirstButton {
    sign: "explore new",
    place: 4,
    command: "explore new",
    options: &[("players", "1")],
}];

/// All of them.
pub fn all() -> Vec<Command> {
    vec![table::explore()]
}

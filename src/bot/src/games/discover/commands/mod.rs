//! The slash commands of the explore-and-craft game.

pub mod complete;
mod moves;
mod seats;
mod table;

use crate::discord::Command;

/// All of them.
pub fn all() -> Vec<Command> {
    vec![table::explore()]
}

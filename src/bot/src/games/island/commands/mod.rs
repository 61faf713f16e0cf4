//! The slash commands of the island game.

mod looks;
mod moves;
mod seats;
mod table;

use crate::discord::Command;

/// All of them.
pub fn all() -> Vec<Command> {
    vec![
        table::island(),
        moves::assign(),
        moves::unassign(),
        moves::advance(),
        moves::choose(),
        moves::use_thing(),
        looks::plan(),
    ]
}

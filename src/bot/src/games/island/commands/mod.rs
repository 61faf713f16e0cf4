//! The slash commands of the island game.

mod looks;
mod moves;
mod seats;
mod table;

use crate::discord::{Command, FirstButton};

/// What stands on the simulator's first page.
pub const FIRST_PAGE: &[FirstButton] = &[
    FirstButton {
        sign: "learn",
        place: 1,
        command: "island new",
        options: &[("players", "1"), ("preset", "first game")],
    },
    FirstButton {
        sign: "table",
        place: 3,
        command: "island new",
        options: &[],
    },
    FirstButton {
        sign: "island new",
        place: 5,
        command: "island new",
        options: &[("players", "1")],
    },
];

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

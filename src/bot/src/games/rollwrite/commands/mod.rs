//! The slash commands of the roll-and-write game.

pub mod party;
pub mod solo;

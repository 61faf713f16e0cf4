//! A table of the explore-and-craft game that fills up: what is offered there, what its message says, and its page of options.

mod again;
pub mod choice;
pub mod offer;
pub mod page;
pub mod quests;
mod taught;
mod ui;

pub use taught::remember;

//! A table of the island game that fills up: what is offered there, what its message says, and its page of options.

pub mod again;
pub mod choice;
pub mod offer;
mod page;
mod ui;

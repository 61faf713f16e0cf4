//! The roll-and-write game at the edge: words, what can be done, presses, the panel.

pub mod actions;
pub mod brief;
pub mod captions;
pub mod chronicle;
pub(crate) mod commands;
pub mod destinations;
pub mod face;
mod handle;
pub mod help;
pub mod lobby;
pub mod panel;
pub mod press;
pub mod rules;
pub mod scene;
pub mod sheet;
pub mod words;

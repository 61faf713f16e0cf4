//! The cooperative island game: rules, effects, catalog, view.
//!
//! The one writer is [`castaway_kernel::Game::apply`] of the island game; everything else reads.
#![forbid(unsafe_code)]

pub mod ask;
pub mod catalog;
pub mod command;
pub mod content;
pub mod effect;
pub mod event;
pub mod ids;
mod pairs;
pub mod plan;
pub mod reject;
pub mod setup;
pub mod state;
pub mod task;
pub mod view;

//! The cooperative island game: rules, effects, catalog, view.
//!
//! The one writer is [`castaway_kernel::Game::apply`] of [`Island`]; everything else reads.
#![forbid(unsafe_code)]

pub mod catalog;
pub mod content;
pub mod effect;
pub mod ids;

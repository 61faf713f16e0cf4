//! The cooperative island game: rules, effects, catalog, view.
//!
//! The one writer is [`castaway_kernel::Game::apply`] of the island game; everything else reads.
#![forbid(unsafe_code)]

pub mod absent;
mod ahead;
pub mod ask;
mod book;
pub mod catalog;
mod check;
pub mod chronicle;
pub mod command;
pub mod content;
pub mod counsel;
mod crew;
pub mod effect;
mod engine;
pub mod event;
mod further;
pub mod game;
pub mod guide;
pub mod habit;
pub mod ids;
pub mod imagine;
pub mod legal;
mod lesson;
mod look;
mod look_cards;
mod manifest;
mod moot;
pub mod odds;
mod offers;
mod pairs;
pub mod plan;
pub mod policy;
pub mod posed;
pub mod preset;
pub mod reject;
pub mod rulings;
mod score;
pub mod setup;
pub mod source_at;
pub mod state;
pub mod stepper;
pub mod tally;
pub mod task;
pub mod text;
mod together;
pub mod tonight;
pub mod view;
pub mod voice;
pub mod ways;

pub use game::Island;

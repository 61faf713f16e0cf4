//! The roll-and-write island game: 1 to 4 players, four dice a day, one map.
//!
//! The one writer is [`castaway_kernel::Game::apply`] of [`RollWrite`]; everything else reads.
#![forbid(unsafe_code)]

pub mod absent;
pub mod catalog;
mod charter;
mod check;
pub mod code;
pub mod command;
pub mod content;
pub mod daily;
pub mod engine;
pub mod event;
pub mod foresight;
pub mod game;
pub mod gate;
pub mod generate;
pub mod hex;
pub mod ids;
pub mod legal;
pub mod map;
pub mod mark;
pub mod medal;
pub mod names;
pub mod policy;
pub mod reach;
pub mod reject;
pub mod rotation;
pub mod setup;
pub mod share;
pub mod state;
pub mod streams;
pub mod text;
pub mod tonight;
pub mod view;
pub mod worth;

pub use game::RollWrite;

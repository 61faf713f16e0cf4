//! The explore-and-craft game: 1 to 4 survivors on a world that a seed lays out.
#![forbid(unsafe_code)]

pub mod absent;
pub mod bot;
pub mod catalog;
mod check;
pub mod command;
pub mod content;
pub mod content_check;
pub mod contest;
pub mod counsel;
pub mod effect;
pub mod engine;
pub mod event;
mod flood;
pub mod game;
pub mod habit;
pub mod hex;
pub mod ids;
pub mod known;
pub mod legal;
pub mod on_way;
pub mod prepared;
pub mod quest;
pub mod reject;
pub mod seek;
pub mod seen;
pub mod setup;
pub mod shelf;
pub mod stake;
pub mod state;
pub mod stock;
pub mod tonight;
pub mod trade;
pub mod trial;
pub mod tune;
pub mod view;
pub mod wording;
pub mod world;

pub use game::Discover;

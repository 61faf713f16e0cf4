//! The Discord edge of Castaway.
//!
//! It decides nothing about the rules: what a person wants becomes a command, the engine says whether it may be,
//! and what came of it is saved before it is shown.
#![forbid(unsafe_code)]

pub mod config;
pub mod discord;
pub mod drawing;
pub mod games;
pub mod ops;
pub mod registry;

pub use castaway_ui as ui;

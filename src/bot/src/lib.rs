//! The Discord edge of Castaway.
//!
//! It decides nothing about the rules: what a person wants becomes a command, the engine says whether it may be,
//! and what came of it is saved before it is shown.
#![forbid(unsafe_code)]

pub mod component;
pub mod config;
pub mod discord;
pub mod easel;
pub mod island;
pub mod limits;
pub mod locale;
pub mod message;
pub mod next;
pub mod ops;
pub mod painter;
pub mod present;
pub mod press;
pub mod rollwrite;

//! What people see and press, as values: messages, component ids, texts and Discord's limits. It knows no game and no
//! client.
#![forbid(unsafe_code)]

pub mod common;
pub mod component;
pub mod form;
mod gathering;
mod gist;
pub mod hint;
pub mod limits;
pub mod message;
pub mod mine;
pub mod next;
pub mod notify;
pub mod others;
pub mod press;
pub mod privacy;
pub mod query;
pub mod reader;
pub mod recap;
pub mod report;
pub mod scores;
pub mod server;
pub mod shared;
pub mod stats;
pub mod story;
pub mod texts;
pub mod version;
pub mod wishes;

/// Sea: the game goes on.
pub const SEA: u32 = 0x2A_7F_9E;
/// Sand: a choice is asked.
pub const SAND: u32 = 0xD9_A4_41;
/// Leaf: won.
pub const LEAF: u32 = 0x4C_9A_5A;
/// Rust: lost.
pub const RUST: u32 = 0xB0_4A_3A;

/// The name under which the board is attached.
pub const BOARD: &str = "board.png";

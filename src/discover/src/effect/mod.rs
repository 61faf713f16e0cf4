//! The words that cards are written in: what is done, and what holds as long as a card is held.

mod op;
mod passive;
mod words;

pub use op::{Op, Range};
pub use passive::{Load, Passive};
pub use words::*;

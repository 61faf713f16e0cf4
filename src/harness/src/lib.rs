//! What every game's tests share, called with the type of the game: random games, recorded games, exact
//! cases, and the pages that say which rule is held where.
//!
//! It stands beside the kernel and not in it, since it reads files and starts threads, which no game may.
//!
//! | module | what it holds a game to |
//! |---|---|
//! | [`playouts`] | random games end, keep their invariants, save exactly, agree with what is legal, and replay |
//! | [`golden`] | recorded commands lead to the same states |
//! | [`exact`] | cases: all that something changes, and nothing else |
//! | [`book`] | each rule has a sentence, its code and its tests |
//!
//! Whatever fails prints the command that runs just that again.
#![forbid(unsafe_code)]

pub mod book;
pub mod exact;
pub mod golden;
mod here;
pub mod meaning;
pub mod playouts;
mod said;
mod save;
pub mod seeds;

pub use here::{Here, blessing};

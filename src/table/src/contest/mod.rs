//! Contests: the challenge of a day and of a week, boards of scores, streaks, and the proof of a score.
//!
//! No clock is read here and no game is known: moments and games come from outside.

mod best;
mod board;
mod cup;
mod older;
mod person;
mod proof;
mod secret;

pub use best::{Best, Bests, Displaced};
pub use board::{Board, BoardEntry, Played, Standing, place_of};
pub use cup::{Cup, GRACE_MS};
pub use older::Claim;
pub use person::Person;
pub use proof::{Forged, Proof};
pub use secret::Secret;

//! How people are called in what is said to somebody.

use castaway_kernel::Seat;

/// How people are called, by seat, for one reader.
pub trait People {
    /// The name of a seat.
    fn name(&self, seat: Seat) -> String;
    /// Whether that seat is whoever reads it.
    fn is_reader(&self, seat: Seat) -> bool;
}

use serde::{Deserialize, Serialize};

/// One place at the table, numbered from 0 in seating order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The index of the seat into per-seat lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

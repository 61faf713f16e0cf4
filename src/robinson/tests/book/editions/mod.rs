//! What the first edition plays otherwise: every line of the list of differences, each played both ways.

mod cards;
mod list;
mod notes;
mod people;
mod points;
mod tokens;

use castaway_robinson::rulings::{Reading, Rulings};

use crate::table::Table;

/// The same table by this reading.
fn by(mut t: Table, reading: Reading) -> Table {
    t.s.rulings = Rulings::default().with(reading);
    t
}

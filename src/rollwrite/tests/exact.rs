//! Exact cases of the quick game: an order on a small empty island, and all that it changes.

mod table;

use castaway_harness::exact::{self, Exact};
use castaway_rollwrite::{RollWrite, catalog::Catalog, state::State};
use table::Table;

/// Seat 0 has its turn in the middle of an island of 9 by 9 with the dice 1 2 3 4; in `company` seat 1 stands below.
struct Quick;

impl Exact for Quick {
    type Game = RollWrite;

    fn catalog() -> Catalog {
        Catalog::load().unwrap()
    }

    fn table(deck: &str) -> State {
        let seats = match deck {
            "alone" => 1,
            "company" => 2,
            _ => panic!("no deck {deck}"),
        };
        Table::new(seats).state
    }
}

castaway_harness::cases! {
    "exact", exact::case::<Quick>:
    alone,
    company,
}

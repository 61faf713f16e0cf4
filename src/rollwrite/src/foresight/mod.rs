//! Looking ahead to the end of a day: from which fields the whole task can still be met today, with the dice on the
//! table. Nothing hidden is read; a die that would have to be rolled again counts for nothing.
//!
//! A day in thought is a small value (`sketch.rs`), so that thousands of them take a millisecond. What still lacks is
//! counted in dice, walks among them (`lack.rs`); whatever takes more dice than are free is given up at once. That the
//! real rules accept what is found, and that nothing is missed, is held by a test against real orders.

mod afar;
mod ground;
mod lack;
mod loss;
pub mod need;
mod search;
mod sketch;
mod steps;
mod task;

use castaway_kernel::Seat;

use crate::{catalog::Catalog, command::Command, hex::Hex, state::State};
use search::Search;

/// How far going to a field brings the task, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Progress {
    /// The task is met by it.
    Meets,
    /// Something that the task lacks is taken there, or can be built.
    Nears,
    /// The task can be met today from there as well, but nothing is done for it.
    Leads,
}

/// A field from which the task is met today, with the orders that lead there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningField {
    /// The field.
    pub at: Hex,
    /// The walk, and what is taken at its end.
    pub orders: Vec<Command>,
    /// How far this brings the task.
    pub step: Progress,
}

/// How much is thought about, counted in days that are looked at: no clock is read, so that everybody sees the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

impl Budget {
    /// What a panel has time for.
    pub const PANEL: Self = Self(6_000);
}

/// Whether a seat alone can still meet its task today.
pub fn can_win(catalog: &Catalog, state: &State, seat: Seat, budget: Budget) -> bool {
    Search::new(catalog, state, seat, budget).is_some_and(|(mut search, day)| search.wins(&day))
}

/// Whether the task can no longer be met, whatever the dice show.
pub fn out_of_reach(catalog: &Catalog, state: &State, seat: Seat) -> bool {
    afar::out_of_reach(catalog, state, seat)
}

/// Whether a seat could meet its task before some orders and cannot after; `winnable` says whether a last day could be won before,
/// and is asked only where that counts.
pub fn loses(
    catalog: &Catalog,
    before: &State,
    after: &State,
    seat: Seat,
    winnable: impl Fn() -> bool,
) -> bool {
    loss::loses(catalog, before, after, seat, winnable)
}

/// The fields to go to next from which the task is met today: those that bring it furthest first, then those that take
/// the fewest dice.
pub fn wins(catalog: &Catalog, state: &State, seat: Seat, budget: Budget) -> Vec<WinningField> {
    let found = Search::new(catalog, state, seat, budget);
    found.map_or_else(Vec::new, |(mut search, day)| search.fields(&day))
}

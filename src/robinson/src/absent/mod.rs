//! What counts when nobody answers in time.
//!
//! It spends nothing that does not come back, except where that keeps somebody alive or the game from being lost; it
//! stays where the camp is unless that kills; of a plan it takes back what is undermanned and rests who is left.
//! What counts at each question stands in `docs/defaults.md`, written from [`page`].

mod answer;
mod foresight;
pub mod page;
mod peril;
mod plan;
mod said;
mod wishes;
mod worth;

use castaway_kernel::Seat;

use crate::{command::Command, engine::Rules};

pub use peril::Peril;
pub(crate) use peril::perils;
pub use said::{Asked, Said};

/// What counts now, and of which seat; see [`castaway_kernel::Game::fallback`].
pub(crate) fn fallback(rules: &Rules<'_>) -> Option<(Seat, Command)> {
    if rules.s.end.is_some() {
        return None;
    }
    match &rules.s.ask {
        Some(ask) => answer::answer(rules, ask),
        None => plan::plan(rules),
    }
}

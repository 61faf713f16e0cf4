//! What counts when nobody answers in time.
//!
//! It spends nothing that does not come back, except where that keeps somebody alive or fed (`docs/decisions/0031-food-before-hunger.md`
//! says why also where nobody dies), or the game from being lost; it
//! stays where the camp is unless that kills; of a plan it takes back what is undermanned and rests who is left.
//! What counts at each question stands in `docs/defaults.md`, written from [`page`].

mod answer;
mod fares;
mod foresight;
pub mod page;
mod peril;
mod plan;
mod said;
mod suggested;
mod wishes;
mod worth;

use castaway_kernel::Seat;

use crate::{ask::Ask, command::Command, engine::Rules};

pub use fares::Fare;
pub(crate) use fares::fares;
pub use peril::{Death, Peril};
pub(crate) use peril::{death, perils};
pub use said::{AskedWhom, Said};
pub(crate) use suggested::counts as counts_suggested;

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

/// Whether these options of the open question, by their places, are known to kill somebody or to lose the game, or could not be looked
/// through.
pub(crate) fn harms(rules: &Rules<'_>, picks: &[usize]) -> bool {
    let found = answer::Search::new().outcome(rules, picks);
    // What was not found out is not done for somebody.
    found.is_none_or(foresight::Fate::harms)
}

/// What would count in silence if nobody were in danger, by the places of the options.
pub(crate) fn wish(rules: &Rules<'_>, ask: &Ask) -> Option<Vec<usize>> {
    wishes::wishes(rules, ask).into_iter().next()
}

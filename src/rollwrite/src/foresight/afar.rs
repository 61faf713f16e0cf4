//! Whether a task is out of reach for good: counted over all dice that are still to come.

use castaway_kernel::Seat;

use super::{ground::Ground, need, sketch::Sketch, task::Terms};
use crate::{
    catalog::Catalog,
    content::Hindrance,
    state::{Phase, State},
    view::Tonight,
};

/// The dice of a day.
const DICE: u16 = 4;

/// Whether nothing that may still come brings the task; what is not certain is possible.
pub(super) fn out_of_reach(catalog: &Catalog, state: &State, seat: Seat) -> bool {
    if state.charter.goals.is_empty() || matches!(state.phase, Phase::Over(_)) {
        return false;
    }
    if !need::possible(catalog, state, seat) {
        return true;
    }
    // Others may give what is missing.
    if state.players.len() > 1 {
        return false;
    }
    let days = u16::from(state.charter.days.saturating_sub(state.day));
    // The sea may wash a pawn to where it would take dice to walk, and bring the coast nearer.
    let closes = |h: &Hindrance| matches!(h, Hindrance::ClosingSea(_));
    let washed = days > 0 && state.charter.hindrances.iter().any(closes);
    !washed && too_many(catalog, state, seat, days).unwrap_or(false)
}

/// Whether the task takes more dice than there are.
fn too_many(catalog: &Catalog, state: &State, seat: Seat, days: u16) -> Option<bool> {
    // No way is asked for, so that it does not matter how far the dice reach.
    let ground = Ground::new(state, seat, 0);
    let day = Sketch::new(state, seat, &ground)?;
    let mut terms = Terms::new(catalog, state, seat);
    // Whoever dies of the last night has met the task all the same, and of other nights nothing is asked.
    terms.tonight = Tonight {
        thirst: false,
        hunger: false,
    };
    let lack = terms.lack(&ground, &day);
    Some(u16::from(lack.dice) > u16::from(day.free()) + DICE * days)
}

//! Whether orders give the task away.

use castaway_kernel::Seat;

use super::{Budget, can_win, out_of_reach};
use crate::{
    catalog::Catalog,
    state::{Phase, State},
};

/// How long is thought about whether a last day is lost: a false alarm is worse than a late panel.
const LONG: Budget = Budget(10_000);

/// Whether a seat could meet its task before and cannot after; `winnable` says whether a last day could be won before.
pub(super) fn loses(
    catalog: &Catalog,
    before: &State,
    after: &State,
    seat: Seat,
    winnable: impl Fn() -> bool,
) -> bool {
    let none = before.charter.goals.is_empty();
    if none || out_of_reach(catalog, before, seat) {
        return false;
    }
    match &after.phase {
        Phase::Over(end) => {
            // Whoever could still have made it loses something when the game ends without it.
            let met = end.scores.get(seat.index()).is_some_and(|s| s.met);
            !met && winnable()
        }
        _ if out_of_reach(catalog, after, seat) => true,
        Phase::Turn(turn) if after.players.len() == 1 && turn.seat == seat => {
            let last = after.day == before.day && after.day >= after.charter.days;
            last && winnable() && !can_win(catalog, after, seat, LONG)
        }
        Phase::Turn(_) | Phase::Start(_) | Phase::Trade { .. } | Phase::Fight(_) => false,
    }
}

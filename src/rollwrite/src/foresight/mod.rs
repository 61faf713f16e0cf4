//! Looking ahead to the end of a day: from which fields the whole task can still be met today, with the dice on the
//! table. Nothing hidden is read; a die that would have to be rolled again counts for nothing.
//!
//! It is a search over real orders, so that every way it gives is accepted. Orders that bring no open goal nearer are
//! left out, and what takes more dice than are free is given up at once.

mod moves;
pub(crate) mod need;

use std::collections::BTreeSet;

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    command::Command,
    content::Check,
    engine,
    hex::Hex,
    state::{Phase, Standing, State},
};
use moves::Move;

/// A field from which the task is met today, with the orders that lead there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// The field.
    pub at: Hex,
    /// The walk, and what is taken at its end.
    pub orders: Vec<Command>,
}

/// How much is thought about, in moves that are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

impl Budget {
    /// What a panel has time for.
    pub const PANEL: Self = Self(2_500);
}

struct Search<'a> {
    catalog: &'a Catalog,
    seat: Seat,
    left: u32,
    seen: BTreeSet<Vec<u8>>,
}

/// Whether a seat alone can still meet its task today.
pub fn can_win(catalog: &Catalog, state: &State, seat: Seat, budget: Budget) -> bool {
    let mut search = Search::new(catalog, seat, budget);
    search.wins(state)
}

/// Whether the island and the sheet still hold what the task takes, however long that may take. What several goals need
/// together is not counted, so that nothing possible is called impossible.
pub fn possible(catalog: &Catalog, state: &State, seat: Seat) -> bool {
    need::possible(catalog, state, seat)
}

/// The fields to go to next from which the task is met today, nearest first.
pub fn wins(catalog: &Catalog, state: &State, seat: Seat, budget: Budget) -> Vec<Win> {
    let mut search = Search::new(catalog, seat, budget);
    let Some(spare) = search.spare(state) else {
        return Vec::new();
    };
    let mut first = moves::walks(catalog, state, seat, moves::Depth::First);
    first.retain(|one| one.walked <= spare);
    first.sort_by_key(|one| (one.dice, one.orders.len()));
    let fields: BTreeSet<Hex> = first.iter().map(|one| one.at).collect();
    let fields = u32::try_from(fields.len().max(1)).unwrap_or(1);
    let mut found: Vec<Win> = Vec::new();
    let mut left = budget.0;
    // Each field gets its share; if none is found to win, what is left goes to the nearest.
    for share in [budget.0 / fields, budget.0 / 4, budget.0] {
        for Move { at, orders, .. } in &first {
            if left == 0 || found.iter().any(|win| win.at == *at) {
                continue;
            }
            search.left = share.clamp(8, left.max(8));
            let before = search.left;
            search.seen.clear();
            let after = search.after(state, orders);
            if after.is_some_and(|after| search.wins(&after)) {
                found.push(Win {
                    at: *at,
                    orders: orders.clone(),
                });
            }
            left = left.saturating_sub(before - search.left + 1);
        }
        if !found.is_empty() {
            break;
        }
    }
    found
}

impl<'a> Search<'a> {
    fn new(catalog: &'a Catalog, seat: Seat, budget: Budget) -> Self {
        Self {
            catalog,
            seat,
            left: budget.0,
            seen: BTreeSet::new(),
        }
    }

    fn after(&self, state: &State, orders: &[Command]) -> Option<State> {
        let one = |state: State, order: &Command| {
            let applied = engine::apply(self.catalog, &state, self.seat, order);
            applied.ok().map(|applied| applied.state)
        };
        orders.iter().try_fold(state.clone(), one)
    }

    /// Whether the goals are met as things stand, and what is still to come today takes nothing of it.
    fn met(&self, state: &State) -> bool {
        if !engine::goals_met(state, self.seat) {
            return false;
        }
        match state.charter.check {
            Check::AnyTime => true,
            Check::AtEnd => self
                .after(state, &[Command::EndTurn])
                .is_some_and(|end| self.kept(&end)),
        }
    }

    /// Whether the game is over, the player alive and the task met.
    fn kept(&self, state: &State) -> bool {
        let Phase::Over(outcome) = &state.phase else {
            return false;
        };
        let met = outcome.scores.get(self.seat.index()).is_some_and(|s| s.met);
        let player = state.player(self.seat);
        met && player.is_some_and(|p| !matches!(p.standing, Standing::Dead { .. }))
    }

    /// How many dice are left over if each of the others brings the task nearer; nothing if they cannot be enough.
    fn spare(&self, state: &State) -> Option<usize> {
        let last = state.day >= state.charter.days;
        if state.charter.goals.is_empty() || (state.charter.check == Check::AtEnd && !last) {
            return None;
        }
        let Phase::Turn(turn) = &state.phase else {
            return None;
        };
        let free = turn.dice.iter().filter(|d| !d.spent).count();
        let needed = need::dice(self.catalog, state, self.seat);
        free.checked_sub(needed).filter(|_| turn.seat == self.seat)
    }

    fn wins(&mut self, state: &State) -> bool {
        if self.met(state) {
            return true;
        }
        if self.left == 0 {
            return false;
        }
        let Some(spare) = self.spare(state) else {
            return false;
        };
        if !self.seen.insert(moves::key(state, self.seat)) {
            return false;
        }
        let mut all = moves::here(self.catalog, state, self.seat);
        // Dice that only walk bring nothing else.
        let walks = moves::walks(self.catalog, state, self.seat, moves::Depth::Later);
        all.extend(walks.into_iter().filter(|one| one.walked <= spare));
        all.extend(moves::turns(state, self.seat));
        all.iter().any(|one| {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            let after = self.after(state, &one.orders);
            after.is_some_and(|after| self.wins(&after))
        })
    }
}

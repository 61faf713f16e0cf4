//! A search through real orders, slow and independent of the one that panels use: what it finds is played.

use std::collections::BTreeSet;

use castaway_kernel::{Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    content::{Check, Goal},
    engine,
    foresight::{Budget, Progress, WinningField, need},
    hex::Hex,
    ids::{Item, Resource},
    state::{Phase, Standing, State},
};

use crate::moves::{self, Move};

struct Search<'a> {
    catalog: &'a Catalog,
    seat: Seat,
    left: u32,
    seen: BTreeSet<Vec<u8>>,
}

/// The fields to go to next from which the task is met today, nearest first.
pub fn wins(catalog: &Catalog, state: &State, seat: Seat, budget: Budget) -> Vec<WinningField> {
    let mut search = Search::new(catalog, seat, budget);
    let Some(spare) = search.spare(state) else {
        return Vec::new();
    };
    let mut first = moves::walks(catalog, state, seat, moves::Depth::First);
    first.retain(|one| one.walked <= spare);
    first.sort_by_key(|one| (one.dice, one.orders.len()));
    let fields: BTreeSet<Hex> = first.iter().map(|one| one.at).collect();
    let fields = u32::try_from(fields.len().max(1)).unwrap_or(1);
    let mut found: Vec<WinningField> = Vec::new();
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
                found.push(WinningField {
                    at: *at,
                    orders: orders.clone(),
                    step: Progress::Leads,
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
            let applied = RollWrite::apply(self.catalog, &state, self.seat, order);
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
        let needed = dice(self.catalog, state, self.seat);
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

/// Boxes of a plan that are still open.
fn open_boxes(catalog: &Catalog, state: &State, seat: Seat, item: Item) -> usize {
    let filled = state.player(seat).and_then(|p| p.plans.get(&item));
    let filled = filled.map_or(0, |boxes| boxes.len());
    catalog
        .item(item)
        .map_or(0, |card| card.plan.len().saturating_sub(filled))
}

/// The fewest dice that meeting all goals takes from here; never too many.
fn dice(catalog: &Catalog, state: &State, seat: Seat) -> usize {
    let need = need::of(catalog, state, seat);
    let Some(player) = state.player(seat) else {
        return usize::MAX;
    };
    let mut items = need.items.clone();
    items.sort();
    items.dedup();
    let boxes: usize = items
        .iter()
        .map(|item| open_boxes(catalog, state, seat, *item))
        .sum();
    let doubled = |r: Resource| {
        engine::units(catalog, player, r) > 1
            || catalog.items.iter().any(|card| {
                card.doubles == Some(r) && open_boxes(catalog, state, seat, card.id) <= 1
            })
    };
    let holds = |r: Resource| {
        let goals = state.charter.goals.iter();
        let held = goals.filter_map(|g| match g {
            Goal::Hold { resource, units } if *resource == r => Some(*units),
            _ => None,
        });
        held.max().unwrap_or(0)
    };
    let takes: u16 = Resource::ALL
        .iter()
        .map(|r| {
            // Hunger and thirst may be paid with a heart; goals may not.
            let built = items_cost(catalog, &need, *r).saturating_add(holds(*r));
            let lacks = built.saturating_sub(player.stock.get(*r));
            lacks.div_ceil(if doubled(*r) { 2 } else { 1 })
        })
        .sum();
    // A lizard brings food as well as points.
    let food = u16::from(need.lizards > 0);
    let takes = takes.saturating_sub(food);
    let marks: u16 = need.marks.iter().map(|(_, n)| u16::from(*n)).sum();
    let lizards = need.lizards.div_ceil(6);
    boxes + usize::from(takes) + usize::from(marks) + usize::from(lizards)
}

/// Units of a resource that the items cost together.
fn items_cost(catalog: &Catalog, need: &need::Need, resource: Resource) -> u16 {
    let cards = need.items.iter().filter_map(|item| catalog.item(*item));
    cards.map(|card| card.cost.get(resource)).sum()
}

//! The plan as several people make it: whose pawns are in which action, and whose part is not done yet.

use castaway_kernel::{OpenPlan, PlannedAction, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    engine::Rules,
    plan::{Pawn, Placement},
    reject::Rejection,
    state::State,
};

/// What is planned while planning goes on.
pub(crate) fn open_plan(state: &State) -> Option<OpenPlan<Command>> {
    begun_plan(state).filter(|_| state.ask.is_none())
}

/// What is planned, also while a question interrupts that.
pub(crate) fn begun_plan(state: &State) -> Option<OpenPlan<Command>> {
    let begun = state.planning && state.end.is_none();
    begun.then(|| OpenPlan {
        go: Command::Advance,
        actions: state.plan.iter().map(action).collect(),
    })
}

/// What was planned and is not planned any more, while planning goes on.
pub(crate) fn undone(before: &State, after: &State) -> Vec<Command> {
    if open_plan(before).is_none() || open_plan(after).is_none() {
        return Vec::new();
    }
    let gone = |placement: &&Placement| after.plan.iter().all(|other| other.id != placement.id);
    let gone = before.plan.iter().filter(gone);
    gone.map(|placement| Command::Assign(placement.what.clone()))
        .collect()
}

/// R-PLAN-3: why the plan cannot be carried out because of a seat's pawns that still could work.
pub(crate) fn unplanned(catalog: &Catalog, state: &State, seat: Seat) -> Option<Rejection> {
    let rules = Rules::new(catalog, state);
    let left = rules.free(Pawn::Seat(seat.0), None);
    let idle = state.planning && left > 0 && rules.has_work(seat.0);
    idle.then_some(Rejection::PawnsLeft { seat: seat.0, left })
}

/// All of an action but the pawns below the one on top.
fn sign(placement: &Placement) -> String {
    let mut alone = placement.clone();
    alone.what.pawns.truncate(1);
    format!("{alone:?}")
}

fn action(placement: &Placement) -> PlannedAction<Command> {
    let helpers = placement.what.pawns.get(1..).unwrap_or_default();
    let mut seats: Vec<Seat> = Vec::new();
    for pawn in &placement.what.pawns {
        if let Pawn::Seat(seat) = pawn
            && !seats.contains(&Seat(*seat))
        {
            seats.push(Seat(*seat));
        }
    }
    PlannedAction {
        id: placement.id,
        seats,
        // Held only against signs of the same program.
        sign: sign(placement),
        helpers: helpers.iter().map(|pawn| format!("{pawn:?}")).collect(),
        take_back: Command::Unassign {
            placement: placement.id,
        },
        leave: Command::Leave {
            placement: placement.id,
        },
    }
}

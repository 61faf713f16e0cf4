//! A plan that nobody finishes: what is undermanned goes, who is left rests, and the table goes on.

use castaway_kernel::Seat;

use crate::{
    command::Command,
    engine::Rules,
    ids::Who,
    legal::assignments,
    offers::offers_for,
    plan::{Assignment, Goal, Pawn, Placement},
};

/// The next step towards going on.
pub(super) fn plan(rules: &Rules<'_>) -> Option<(Seat, Command)> {
    if !rules.s.planning {
        return None;
    }
    if let Some(undermanned) = rules.s.plan.iter().find(|p| !p.manned()) {
        let placement = undermanned.id;
        return Some((owner(undermanned), Command::Unassign { placement }));
    }
    let placed = idle(rules).or_else(|| resting(rules));
    if let Some((seat, what)) = placed {
        return Some((seat, Command::Assign(what)));
    }
    Some((Seat(rules.s.first), Command::Advance))
}

/// A seat with a pawn in it; of what has none, anybody may take it back.
fn owner(placement: &Placement) -> Seat {
    let seats = placement.what.pawns.iter().filter_map(|pawn| match pawn {
        Pawn::Seat(seat) => Some(Seat(*seat)),
        Pawn::Friday | Pawn::Dog | Pawn::Neutral(_) | Pawn::Guest(_) => None,
    });
    seats.min().unwrap_or(Seat(0))
}

/// The first seat with a pawn left and what it does, if there is anything.
fn idle(rules: &Rules<'_>) -> Option<(Seat, Assignment)> {
    let mut seats = rules.s.seats().filter_map(|who| match who {
        Who::Seat(seat) => Some(Seat(seat)),
        Who::Friday | Who::Guest(_) => None,
    });
    seats.find_map(|seat| {
        let left = rules.free(Pawn::Seat(seat.0), None) > 0;
        let what = left.then(|| harmless(rules, seat))??;
        Some((seat, what))
    })
}

/// Whoever no player plays rests while hurt: Friday, and those of the scenario.
fn resting(rules: &Rules<'_>) -> Option<(Seat, Assignment)> {
    let guests = (0..).zip(&rules.s.guests).map(|(n, _)| Pawn::Guest(n));
    let mut pawns = [Pawn::Friday].into_iter().chain(guests);
    pawns.find_map(|pawn| {
        let person = pawn.who().and_then(|who| rules.s.person(who));
        let what = alone(Goal::Rest, pawn);
        let seat = Seat(rules.s.first);
        let rests = person.is_some_and(|p| p.wounds > 0)
            && rules
                .prepare(Some(seat), &what, None)
                .is_ok_and(|p| p.manned());
        rests.then_some((seat, what))
    })
}

fn alone(goal: Goal, pawn: Pawn) -> Assignment {
    Assignment {
        goal,
        pawns: vec![pawn],
        price: 0,
        aids: Vec::new(),
        discount: false,
    }
}

/// Rest, else Arrange Camp, else what risks and costs least.
fn harmless(rules: &Rules<'_>, seat: Seat) -> Option<Assignment> {
    let own = Pawn::Seat(seat.0);
    let at_once = [Goal::Rest, Goal::Arrange].map(|goal| alone(goal, own));
    let manned = |what: &Assignment| {
        let placed = rules.prepare(Some(seat), what, None);
        placed.is_ok_and(|placement| placement.manned())
    };
    if let Some(what) = at_once.into_iter().find(manned) {
        return Some(what);
    }
    let all = offers_for(rules, seat);
    let possible = all.iter().flat_map(|offer| {
        let fits = |what: &Assignment| {
            what.pawns.contains(&own) && what.pawns.len() >= usize::from(offer.risky)
        };
        let fitting = assignments(rules, seat, offer).into_iter().filter(fits);
        fitting.map(|what| (harm(&what, offer.sure), what))
    });
    possible.min_by_key(|(harm, _)| *harm).map(|(_, what)| what)
}

/// How little one would like an action that nobody has asked for.
fn harm(what: &Assignment, sure: u8) -> (u8, bool, usize) {
    let unsure = what.pawns.len() < usize::from(sure);
    let kind = match what.goal {
        Goal::Rest => 0,
        Goal::Arrange => 1,
        Goal::Gather { .. } => 2,
        Goal::Explore(_) => 3,
        Goal::Card { .. } | Goal::Special { .. } => 4,
        // These spend what lies in the store, or fight.
        Goal::Threat { .. } => 5,
        Goal::Build(_) => 6,
        Goal::Hunt => 7,
    };
    (
        kind + if unsure { 10 } else { 0 },
        what.discount,
        what.aids.len(),
    )
}

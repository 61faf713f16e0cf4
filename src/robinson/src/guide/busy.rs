//! Hands that would rest while wood for the pile is missing: nobody who is well is advised to do nothing where every round counts.

use castaway_kernel::{Game, Seat};

use super::pile::{Urgency, urgency_of};
use crate::{
    catalog::Catalog,
    command::Command,
    engine::Rules,
    game::Island,
    ids::{Res, Who},
    offers,
    plan::{Assignment, Goal, Pawn},
    policy,
    state::State,
};

/// Whoever has no more life left than this may rest.
const WEARY: i32 = 6;
/// Pawns of one person that gather for sure.
const PAIR: u8 = 2;

type Order = (Seat, Command);

/// The orders of a plan, where two pawns of somebody who is well would rest or arrange the camp once more with those gathering wood for
/// sure, if every round counts for the pile and wood is missing for it.
pub fn busy(catalog: &Catalog, state: &State, orders: Vec<Order>) -> Vec<Order> {
    let rules = Rules::new(catalog, state);
    if !state.planning || state.ask.is_some() || !lacks_wood(&rules) {
        return orders;
    }
    let mut arranged = false;
    let (idle, mut all): (Vec<Order>, Vec<Order>) = orders.iter().cloned().partition(|order| {
        let idles = idles(&rules, order);
        // Arranging the camp once is worth its pawn.
        let first = matches!(&order.1, Command::Assign(what) if what.goal == Goal::Arrange);
        let kept = first && !std::mem::replace(&mut arranged, true);
        idles && !kept
    });
    let mut now = state.clone();
    for (seat, command) in &all {
        match Island::apply(catalog, &now, *seat, command) {
            Ok(applied) => now = applied.state,
            Err(_) => return orders,
        }
    }
    let before = all.len();
    for (seat, _) in &idle {
        let Some(what) = gathers(catalog, &now, *seat, &[Res::Wood]) else {
            continue;
        };
        let command = Command::Assign(what);
        if let Ok(applied) = Island::apply(catalog, &now, *seat, &command) {
            now = applied.state;
            all.push((*seat, command));
        }
    }
    if all.len() == before {
        return orders;
    }
    for (seat, command) in idle {
        if let Ok(applied) = Island::apply(catalog, &now, seat, &command) {
            now = applied.state;
            all.push((seat, command));
        }
    }
    all
}

/// Whether every round counts for the pile, and the stock does not fill it.
fn lacks_wood(rules: &Rules<'_>) -> bool {
    let pile = rules.scenario().and_then(|sheet| sheet.woodpile.as_ref());
    let stages = pile.map(|pile| pile.stages.as_slice()).unwrap_or_default();
    let missing = stages.iter().zip(&rules.s.pile);
    let missing: u16 = missing
        .map(|(of, wood)| u16::from(of.saturating_sub(*wood)))
        .sum();
    // What is gathered in the last round comes too late.
    !rules.last_round() && urgency_of(rules) == Some(Urgency::Late) && missing > rules.s.stock.wood
}

/// Whether an order rests or arranges the camp with a pawn of somebody who is well.
fn idles(rules: &Rules<'_>, (seat, command): &Order) -> bool {
    let Command::Assign(what) = command else {
        return false;
    };
    let own = what.pawns == [Pawn::Seat(seat.0)];
    let well = policy::life_left(rules, Who::Seat(seat.0)) > WEARY;
    own && well && matches!(what.goal, Goal::Rest | Goal::Arrange)
}

/// Gathering one of these for sure with two pawns of this seat, where there is any to gather and nothing on the way to it.
pub(super) fn gathers(
    catalog: &Catalog,
    state: &State,
    seat: Seat,
    wanted: &[Res],
) -> Option<Assignment> {
    let rules = Rules::new(catalog, state);
    let own = Pawn::Seat(seat.0);
    if !state.planning || state.ask.is_some() || rules.free(own, None) < PAIR {
        return None;
    }
    let offers = offers::offers_for(&rules, seat).into_iter();
    let mut sure = offers.filter(|offer| {
        let gathers = matches!(offer.what.goal, Goal::Gather { .. });
        let brings = gathers && offer.res.is_some_and(|res| wanted.contains(&res));
        let safe = offer.sure <= PAIR && offer.certain.is_none();
        brings && safe && offer.blocked.is_none() && offer.leaders.contains(&own)
    });
    sure.find_map(|offer| {
        let what = Assignment {
            pawns: vec![own; usize::from(offer.sure)],
            ..offer.what
        };
        rules.prepare(Some(seat), &what, None).ok().map(|_| what)
    })
}

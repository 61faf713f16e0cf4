//! The plan made, one action after the other.

use castaway_kernel::{Game, Seat};

use super::{outlook::Outlook, style::Style, uses::worth_using, weighed::weighed};
use crate::{
    command::Command,
    engine::Rules,
    game::Island,
    legal,
    plan::{Assignment, Goal, Pawn, Placement},
    state::State,
    view::ActionOffer,
};

/// More orders than a plan takes that comes to its end.
const TURNS: u32 = 60;

/// The next order while planning.
pub(super) fn plan(rules: &Rules<'_>, seat: Seat, style: &Style<'_>) -> Option<Command> {
    let own = Pawn::Seat(seat.0);
    let own_left = rules.free(own, None);
    let guests = (0..).zip(&rules.s.guests).map(|(n, _)| Pawn::Guest(n));
    let mut others = [Pawn::Friday].into_iter().chain(guests);
    if own_left == 0 && others.all(|pawn| rules.free(pawn, None) == 0) {
        return done(rules, seat);
    }
    let look = Outlook::new(rules);
    // Speech and the like first: cheap morale while there is determination to spare.
    for what in legal::usable_of(rules, seat) {
        if worth_using(rules, &look, style, seat, &what) {
            return Some(Command::Use(what));
        }
    }
    let offers = crate::offers::offers_for(rules, seat);
    let possible = |what: &Assignment| rules.prepare(Some(seat), what, None).is_ok();
    let mut ways = Vec::new();
    for offer in &offers {
        if offer.blocked.is_some() || offer.leaders.is_empty() || !fits(rules.s, offer) {
            continue;
        }
        ways.extend(weighed(rules, &look, style, seat, offer));
    }
    if let Some(needs) = style.needs {
        let furthers = |goal: &Goal| look.owed.furthered(rules, goal);
        ways = needs.sifted(rules, ways, possible, furthers);
    }
    let mut best: Option<(i32, Assignment)> = None;
    for (score, what) in ways {
        if best.as_ref().is_none_or(|(s, _)| score > *s) && possible(&what) {
            best = Some((score, what));
        }
    }
    match best {
        Some((_, what)) => Some(Command::Assign(what)),
        None if own_left == 0 => done(rules, seat),
        None => fallback(rules, seat, style, &offers),
    }
}

/// Nothing left to place: the plan is confirmed, or an action that nobody can man any more is given up, or
/// the others go on planning.
fn done(rules: &Rules<'_>, seat: Seat) -> Option<Command> {
    let state = rules.s;
    let seats = u8::try_from(state.people.len()).unwrap_or(4);
    let later = (seat.0.saturating_add(1)..seats).any(|s| rules.free(Pawn::Seat(s), None) > 0);
    if later {
        return None;
    }
    if rules.may_advance().is_ok() {
        return Some(Command::Advance);
    }
    let given_up = given_up(state)?;
    let pawns = &given_up.what.pawns;
    let of_a_player = pawns.iter().any(|pawn| matches!(pawn, Pawn::Seat(_)));
    let mine = !of_a_player || pawns.contains(&Pawn::Seat(seat.0));
    mine.then_some(Command::Unassign {
        placement: given_up.id,
    })
}

/// An action that lacks pawns which nobody has left. Which of them changes with every order: one who always gave up their own
/// would place and take back for ever while the pawn that is missing stands on another's.
fn given_up(state: &State) -> Option<&Placement> {
    let short: Vec<&Placement> = state.plan.iter().filter(|p| !p.manned()).collect();
    short.get(varied(state, short.len())?).copied()
}

/// Whatever is left: go on, man something, help somebody, or take something back.
fn fallback(
    rules: &Rules<'_>,
    seat: Seat,
    style: &Style<'_>,
    offers: &[ActionOffer],
) -> Option<Command> {
    if rules.may_advance().is_ok() {
        return Some(Command::Advance);
    }
    let own = Pawn::Seat(seat.0);
    // Whoever is to be spared hunts only as the player wants it: resting is always possible.
    let manned = offers
        .iter()
        .filter(|offer| !style.spares || offer.what.goal != Goal::Hunt)
        .filter(|offer| fits(rules.s, offer))
        .flat_map(|o| {
            legal::assignments(rules, seat, o)
                .into_iter()
                .filter(|a| a.pawns.contains(&own) && a.pawns.len() >= usize::from(o.risky))
        })
        .next();
    if let Some(what) = manned {
        return Some(Command::Assign(what));
    }
    let mut commands = Island::legal(rules.cat, rules.s, seat);
    commands.retain(|c| {
        matches!(
            c,
            Command::Assign(_) | Command::Join { .. } | Command::Unassign { .. }
        )
    });
    // Plans can block each other, so another way is tried each time.
    let at = varied(rules.s, commands.len())?;
    commands.into_iter().nth(at)
}

/// Whether an action may still be planned. People who give up in turn what lacks pawns can plan the same anew for ever; after so
/// many orders in one plan each of them rests or arranges the camp, which lacks nobody.
fn fits(state: &State, offer: &ActionOffer) -> bool {
    let ids = || state.plan.iter().map(|placement| placement.id);
    let first = ids().min().unwrap_or(0);
    let turns = ids().max().unwrap_or(0).saturating_sub(first);
    turns < TURNS || matches!(offer.what.goal, Goal::Rest | Goal::Arrange)
}

/// One of so many ways, another one after each order; none if there is none. The serial grows with every order, and is mixed so
/// that people who take turns never come back to the same ways together.
fn varied(state: &State, ways: usize) -> Option<usize> {
    let mixed = u64::from(state.next_serial).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    usize::try_from(mixed).ok()?.checked_rem(ways)
}

#[cfg(test)]
mod tests;

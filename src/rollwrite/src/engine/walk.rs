//! Walking: the cheapest ways over the map, and hunting at the end of one.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::Seat;

use super::{Res, Work, no};
use crate::{
    event::Event,
    hex::Hex,
    ids::{Feature, Item},
    reject::Rejection,
    state::State,
};

/// How far every field is: for each number of blocked fields crossed, the fewest steps.
pub type Reach = BTreeMap<Hex, Vec<(u8, u8)>>;

/// Whether a pawn may not simply walk here; nobody walks onto another pawn (W-MOVE-7).
fn blocked(state: &State, at: Hex) -> bool {
    state.map.blocked(at) || state.pawn_at(at).is_some()
}

/// Where a walk of at most `pips` steps (W-MOVE-1) with at most `points` crossings may stop: a crossing costs a point and its
/// step, and nobody stops on what blocks (W-MOVE-10, W-SP-5, W-R-13).
pub fn reach(state: &State, seat: Seat, pips: u8, points: u16) -> Reach {
    let mut ends = Reach::new();
    let Some(from) = state.player(seat).and_then(|p| p.at) else {
        return ends;
    };
    let most = u8::try_from(points.min(u16::from(pips))).unwrap_or(pips);
    let mut seen = BTreeSet::from([(from, 0u8)]);
    let mut edge = vec![(from, 0u8)];
    for steps in 1..=pips {
        let mut next = Vec::new();
        for (at, cross) in edge {
            // Crossing counts when the blocked field is left again.
            let cost = cross + u8::from(at != from && blocked(state, at));
            if cost > most {
                continue;
            }
            for to in at.around().filter(|h| *h != from && state.map.land(*h)) {
                if !seen.insert((to, cost)) {
                    continue;
                }
                next.push((to, cost));
                let hunted = matches!(state.map.get(to), Some(f) if !f.used
                    && matches!(f.feature, Feature::Lizard { .. }));
                if hunted || !blocked(state, to) {
                    ends.entry(to).or_default().push((cost, steps));
                }
            }
        }
        edge = next;
    }
    ends
}

/// Fewest crossings to a field with so many pips, and the steps that takes.
pub fn cheapest(reach: &Reach, to: Hex, pips: u8) -> Option<(u8, u8)> {
    reach
        .get(&to)?
        .iter()
        .filter(|(_, steps)| *steps <= pips)
        .min()
        .copied()
}

/// Pips of these dice, any number of them (W-MOVE-2, W-MOVE-11), with those of an interrupted walk; the dice must be free and
/// in rising order.
fn pips(w: &mut Work<'_>, seat: Seat, dice: &[u8]) -> Res<u8> {
    if !dice.is_sorted_by(|a, b| a < b) {
        return no(Rejection::Die);
    }
    let mut sum = w.turn(seat)?.stride;
    if sum == 0 && dice.is_empty() {
        return no(Rejection::Die);
    }
    for die in dice {
        sum = sum.saturating_add(w.die(seat, *die)?.value);
    }
    Ok(sum)
}

/// Moves a pawn and gives the pips that are left over; nothing is marked on the way (W-MOVE-3).
fn go(w: &mut Work<'_>, seat: Seat, dice: &[u8], to: Hex, cross: u8) -> Res<u8> {
    let pips = pips(w, seat, dice)?;
    let points = w.player(seat)?.survival;
    let reach = reach(&w.state, seat, pips, points);
    let Some((cost, steps)) = cheapest(&reach, to, pips) else {
        return no(Rejection::Way);
    };
    if cost != cross {
        return no(Rejection::Way);
    }
    w.pay_survival(seat, u16::from(cost))?;
    for die in dice {
        w.die(seat, *die)?.spent = true;
    }
    w.player_mut(seat)?.at = Some(to);
    w.tell(Event::Walked {
        seat,
        to,
        steps,
        crossed: cost,
    });
    Ok(pips - steps)
}

/// A walk, which may stop early; what is left of its dice is lost (W-MOVE-4, W-R-13).
pub(super) fn walk(w: &mut Work<'_>, seat: Seat, dice: &[u8], to: Hex, cross: u8) -> Res {
    if w.state.map.blocked(to) {
        return no(Rejection::Way);
    }
    go(w, seat, dice, to, cross)?;
    w.turn(seat)?.stride = 0;
    Ok(())
}

/// Walks onto a lizard and hunts it with one more die (W-LIZ-1, W-LIZ-2), also in passing (W-R-14): its points and its food are
/// the hunter's alone (W-LIZ-3, W-LIZ-4), and a pot does not double that food (W-R-8).
pub(super) fn hunt(w: &mut Work<'_>, seat: Seat, dice: &[u8], to: Hex, cross: u8, with: u8) -> Res {
    let shown = w.die(seat, with)?.value;
    if dice.contains(&with) {
        return no(Rejection::Die);
    }
    let value = match w.state.map.get(to) {
        Some(field) if !field.used => match field.feature {
            Feature::Lizard { value } => value,
            Feature::Empty
            | Feature::Sea
            | Feature::Palm
            | Feature::Gather { .. }
            | Feature::Crystal
            | Feature::Mask
            | Feature::Smoke
            | Feature::Chart => return no(Rejection::Nothing),
        },
        Some(_) | None => return no(Rejection::Nothing),
    };
    if !w.owns(seat, Item::Bow) {
        return no(Rejection::NoBow);
    }
    if shown < value {
        return no(Rejection::HuntDie(value));
    }
    let left = go(w, seat, dice, to, cross)?;
    w.spend(seat, with)?;
    w.turn(seat)?.stride = left;
    w.state.map.cross_out(to);
    let food = w.catalog.rules.lizard_food;
    let player = w.player_mut(seat)?;
    player.lizards = player.lizards.saturating_add(1);
    player.lizard_points = player.lizard_points.saturating_add(u16::from(value));
    player.stock.food = player.stock.food.saturating_add(food);
    w.tell(Event::Hunted {
        seat,
        at: to,
        value,
    });
    Ok(())
}

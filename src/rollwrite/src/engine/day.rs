//! The course of days: turns, hunger and thirst, the sinking land, the end.

use castaway_kernel::Seat;

use super::{Res, Work, dice, goals_met, no, score};
use crate::{
    catalog::Catalog,
    content::{Check, Hindrance, Stock},
    event::{Event, Harm},
    hex::Hex,
    ids::{Feature, Resource},
    reject::Rejection,
    state::{Charter, Phase, Standing, State, Turn},
    view::Tonight,
};

fn playing(w: &Work<'_>, seat: Seat) -> bool {
    w.state
        .player(seat)
        .is_some_and(|p| p.standing == Standing::Playing)
}

/// Begins the day: the tide comes in, the first player rolls.
pub(super) fn dawn(w: &mut Work<'_>) -> Res {
    w.tell(Event::Dawn { day: w.state.day });
    tide(w)?;
    let first = w.state.order.iter().copied().find(|s| playing(w, *s));
    match first {
        Some(seat) => begin(w, seat),
        None => {
            over(w);
            Ok(())
        }
    }
}

fn begin(w: &mut Work<'_>, seat: Seat) -> Res {
    let pool = dice::pool(w, seat);
    w.tell(Event::Rolled {
        seat,
        dice: pool.map(|d| d.value),
    });
    w.state.phase = Phase::Turn(Turn {
        seat,
        dice: pool,
        stride: 0,
    });
    Ok(())
}

/// Ends a turn; dice that are not spent are lost (W-TURN-3, W-R-2).
pub(super) fn end_turn(w: &mut Work<'_>, seat: Seat) -> Res {
    w.turn(seat)?;
    pass(w, seat)
}

/// Hands the dice on (W-TURN-4), or ends the day after the last turn (W-TURN-5), which alone is the only one (W-TURN-6).
pub(super) fn pass(w: &mut Work<'_>, seat: Seat) -> Res {
    let after = w
        .state
        .order
        .iter()
        .skip_while(|s| **s != seat)
        .skip(1)
        .copied();
    let next = after.into_iter().find(|s| playing(w, *s));
    match next {
        Some(next) => begin(w, next),
        None => night(w),
    }
}

/// Calls the scenario done in the own turn (W-R-18): alone that is the end, in company this player leaves and the others go on
/// (W-R-19).
pub(super) fn finish(w: &mut Work<'_>, seat: Seat) -> Res {
    w.turn(seat)?;
    if w.state.charter.check == Check::AtEnd || !goals_met(&w.state, seat) {
        return no(Rejection::GoalsOpen);
    }
    let day = w.state.day;
    let player = w.player_mut(seat)?;
    player.standing = Standing::Done { day };
    player.at = None;
    w.tell(Event::Finished { seat, day });
    if w.state.players.len() == 1 {
        over(w);
        return Ok(());
    }
    pass(w, seat)
}

/// What the night of a day asks (W-SURV-1).
pub(crate) fn tonight(catalog: &Catalog, charter: &Charter, day: u8) -> Tonight {
    let both = charter.hindrances.iter().any(|h| match h {
        Hindrance::BothFrom(from) => day >= *from,
        Hindrance::NoShift
        | Hindrance::MinDie { .. }
        | Hindrance::StructuresApart
        | Hindrance::ClosingSea(_) => false,
    });
    Tonight {
        thirst: both || catalog.rules.thirst.contains(&day),
        hunger: both || catalog.rules.hunger.contains(&day),
    }
}

/// The night after everybody's turn (W-SURV-4), and the end of the game with the last day, with nobody left, or in a race
/// with the day of the first who is done (W-END-1, W-R-19).
fn night(w: &mut Work<'_>) -> Res {
    let day = w.state.day;
    let Tonight { thirst, hunger } = tonight(w.catalog, &w.state.charter, day);
    for seat in w.state.order.clone() {
        if thirst && playing(w, seat) {
            consume(w, seat, Resource::Water, Harm::Thirst)?;
        }
        if hunger && playing(w, seat) {
            consume(w, seat, Resource::Food, Harm::Hunger)?;
        }
    }
    let done = |p: &crate::state::Player| match p.standing {
        Standing::Done { .. } => true,
        Standing::Playing | Standing::Dead { .. } => false,
    };
    let raced = w.state.charter.race && w.state.players.iter().any(done);
    let alive = w.state.order.iter().any(|s| playing(w, *s));
    if raced || !alive || day >= w.state.charter.days {
        over(w);
        return Ok(());
    }
    w.state.day += 1;
    dawn(w)
}

/// Takes a unit of food or water, which nobody may spare (W-SURV-2, W-R-15), or one health where there is none (W-SURV-3).
fn consume(w: &mut Work<'_>, seat: Seat, resource: Resource, harm: Harm) -> Res {
    let one = Stock::one(resource);
    let player = w.player_mut(seat)?;
    if player.stock.covers(&one) {
        player.stock.pay(&one);
        w.tell(Event::Consumed { seat, resource });
        return Ok(());
    }
    hurt(w, seat, harm)
}

/// Takes one health, which nothing gives back (W-SURV-7, W-R-17); the last one ends the player's game (W-SURV-5). The pawn goes,
/// structures and points stay (W-R-16, W-SURV-6).
pub(super) fn hurt(w: &mut Work<'_>, seat: Seat, harm: Harm) -> Res {
    let met = goals_met(&w.state, seat);
    let day = w.state.day;
    let player = w.player_mut(seat)?;
    player.health = player.health.saturating_sub(1);
    let health = player.health;
    if health == 0 {
        player.standing = Standing::Dead { day, met };
        player.at = None;
    }
    w.tell(Event::Hurt { seat, harm, health });
    if health == 0 {
        w.tell(Event::Died { seat });
    }
    Ok(())
}

/// The land that sinks on a day: the outermost column or row of one side, the four sides in turn.
pub(crate) fn sinking(state: &State, day: u8) -> Vec<Hex> {
    let from = state.charter.hindrances.iter().find_map(|h| match h {
        Hindrance::ClosingSea(from) => Some(*from),
        Hindrance::NoShift
        | Hindrance::MinDie { .. }
        | Hindrance::StructuresApart
        | Hindrance::BothFrom(_) => None,
    });
    let Some(count) = from.and_then(|from| day.checked_sub(from)) else {
        return Vec::new();
    };
    let (side, ring) = (count % 4, count / 4);
    let (cols, rows) = (state.map.cols, state.map.rows);
    let sinks = |h: &Hex| match side {
        0 => h.row == ring,
        1 => h.col + ring + 1 == cols,
        2 => h.row + ring + 1 == rows,
        _ => h.col == ring,
    };
    let hexes = state.map.hexes();
    hexes.filter(|h| sinks(h) && state.map.land(*h)).collect()
}

/// Whether the sea takes land on this day at all.
fn closing(state: &State) -> bool {
    state.charter.hindrances.iter().any(|h| match h {
        Hindrance::ClosingSea(from) => state.day >= *from,
        Hindrance::NoShift
        | Hindrance::MinDie { .. }
        | Hindrance::StructuresApart
        | Hindrance::BothFrom(_) => false,
    })
}

/// The land of the day sinks, and nobody goes there any more (W-MOVE-9).
fn tide(w: &mut Work<'_>) -> Res {
    if !closing(&w.state) {
        return Ok(());
    }
    let lost = sinking(&w.state, w.state.day);
    for at in &lost {
        w.state.map.set(*at, Feature::Sea);
    }
    w.state.structures.retain(|s| !lost.contains(&s.at));
    // Where all was sea already nothing is told.
    if !lost.is_empty() {
        w.tell(Event::Sank {
            fields: u8::try_from(lost.len()).unwrap_or(u8::MAX),
        });
    }
    for at in lost {
        if let Some(seat) = w.state.pawn_at(at) {
            wash(w, seat, at)?;
        }
    }
    Ok(())
}

/// Moves a pawn from sunken land to the nearest free field, at the price of one health.
fn wash(w: &mut Work<'_>, seat: Seat, at: Hex) -> Res {
    let map = &w.state.map;
    let free = |h: &Hex| map.land(*h) && !map.blocked(*h) && w.state.pawn_at(*h).is_none();
    let to = map
        .hexes()
        .filter(free)
        .min_by_key(|h| (h.distance(at), *h));
    w.player_mut(seat)?.at = to;
    if to.is_none() {
        w.player_mut(seat)?.health = 1;
    }
    hurt(w, seat, Harm::Tide)
}

fn over(w: &mut Work<'_>) {
    let outcome = score(w.catalog, &w.state);
    w.state.phase = Phase::Over(outcome.clone());
    w.tell(Event::Ended { outcome });
}

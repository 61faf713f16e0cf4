//! A deterministic player: thinks a whole turn through with a beam search, and plays it order by order.
//!
//! It knows what a person at the table knows: the map, the sheets and the dice on the table, never dice
//! to come. The same state and style give the same orders on every machine; it counts in whole numbers.

mod budget;
mod clock;
mod future;
mod goal;
mod here;
mod make;
mod morrow;
mod search;
mod sheet;
mod spend;
mod standing;
mod steps;
mod style;
mod take;
mod value;
mod ways;
mod world;

pub use style::Style;

use castaway_kernel::{Game, Seat};

use crate::{
    RollWrite,
    catalog::Catalog,
    command::{Command, Reply},
    hex::Hex,
    ids::{Item, Resource},
    state::{Phase, State},
};

/// The order the player gives now; `None` when it is not asked.
pub fn choose(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    choose_as(catalog, state, seat, &Style::number(0))
}

/// The order a player of some style gives now.
pub fn choose_as(catalog: &Catalog, state: &State, seat: Seat, style: &Style) -> Option<Command> {
    plan(catalog, state, seat, style).into_iter().next()
}

/// The orders that a player of some style gives until its turn ends; empty when it is not asked.
///
/// The first is always accepted. The others are, unless dice are shown meanwhile.
pub fn plan(catalog: &Catalog, state: &State, seat: Seat, style: &Style) -> Vec<Command> {
    if state.asked() != Some(seat) {
        return Vec::new();
    }
    match &state.phase {
        Phase::Start(_) => start(catalog, state, seat, style).into_iter().collect(),
        Phase::Turn(_) => search::turn(catalog, state, seat, style),
        Phase::Trade { .. } => vec![Command::Reply(Reply::Refuse)],
        Phase::Fight(_) => defend(catalog, state, seat).into_iter().collect(),
        Phase::Over(_) => Vec::new(),
    }
}

/// Points as they stand and the points the player still expects in its turn, for calibrating it.
pub fn outlook(catalog: &Catalog, state: &State, seat: Seat, style: &Style) -> Option<(i32, i32)> {
    search::outlook(catalog, state, seat, style)
}

/// Picks the grant, then the start with most around it.
fn start(catalog: &Catalog, state: &State, seat: Seat, style: &Style) -> Option<Command> {
    const GRANTS: [Item; 4] = [Item::Axe, Item::Knife, Item::Flask, Item::Pot];
    let grants = &state.player(seat)?.grant;
    if let Some(first) = grants.first() {
        let better = GRANTS.into_iter().find(|g| grants.contains(g));
        return Some(Command::Grant(better.unwrap_or(*first)));
    }
    let world = world::World::new(catalog, state, seat, *style);
    let free = |h: &Hex| state.map.is_empty(*h) && state.pawn_at(*h).is_none();
    let worth = |h: &Hex| {
        let pull = state.map.index(*h).and_then(|i| world.pull.get(i));
        pull.map_or(0, |p| standing::first(&world, p))
    };
    // Of equal places the first in reading order.
    let hexes: Vec<Hex> = state.map.hexes().filter(free).collect();
    hexes
        .into_iter()
        .rev()
        .max_by_key(worth)
        .map(Command::Start)
}

/// The rest of the phases: pick weapons, let dice stand, give up what is least needed.
fn defend(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    let weigh = |command: &Command| match command {
        Command::Arm(weapons) => 10 + weapons.len(),
        Command::Stand => 9,
        Command::Forfeit(resource) => match resource {
            Resource::Stone => 5,
            Resource::Rope => 4,
            Resource::Wood => 3,
            Resource::Food => 2,
            Resource::Water => 1,
        },
        Command::Grant(_)
        | Command::Start(_)
        | Command::Walk { .. }
        | Command::Hunt { .. }
        | Command::Take { .. }
        | Command::Shift { .. }
        | Command::Reroll { .. }
        | Command::Mask { .. }
        | Command::Plan { .. }
        | Command::Craft(_)
        | Command::Raze { .. }
        | Command::Offer { .. }
        | Command::Reply(_)
        | Command::Attack { .. }
        | Command::Shoot { .. }
        | Command::FightReroll { .. }
        | Command::FightMask { .. }
        | Command::Finish
        | Command::EndTurn => 0,
    };
    let list = RollWrite::legal(catalog, state, seat);
    list.into_iter().rev().max_by_key(weigh)
}

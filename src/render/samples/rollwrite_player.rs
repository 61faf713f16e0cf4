//! A plain player for pictures. The game's own may become better and slower without changing their use.

use castaway_kernel::{Game, Key, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    hex::Hex,
    ids::{Difficulty, Feature, Item, Resource},
    reach::{self, ReachAim},
    setup::{Island, Setup},
    state::{Phase, State},
};

/// A game played until `day` and then `more` orders.
pub fn game(
    catalog: &Catalog,
    (seats, scenario, seed): (u8, &[&str], u64),
    (day, more): (u8, u32),
) -> Option<State> {
    let setup = Setup {
        seats,
        scenarios: scenario.iter().map(|id| Key::from(*id)).collect(),
        difficulty: Difficulty::Fair,
        island: Island::Seed(seed),
    };
    let mut state = RollWrite::create(catalog, &setup, seed).ok()?.state;
    let mut left = more;
    for _ in 0..4000 {
        if state.day >= day {
            if left == 0 {
                break;
            }
            left -= 1;
        }
        let Some(seat) = state.asked() else { break };
        state = wishes(catalog, &state, seat)
            .into_iter()
            .find_map(|order| RollWrite::apply(catalog, &state, seat, &order).ok())?
            .state;
    }
    Some(state)
}

/// What the plain player would like to do, dearest first; the first that is allowed is done.
fn wishes(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Command> {
    let Phase::Turn(turn) = &state.phase else {
        return start(state, seat);
    };
    let free: Vec<u8> = (0u8..)
        .zip(&turn.dice)
        .filter(|(_, d)| !d.spent)
        .map(|(slot, _)| slot)
        .collect();
    let mut list: Vec<Command> = Item::ALL.map(Command::Craft).to_vec();
    let here = state.player(seat).and_then(|p| p.at);
    let walks = reach::reach(catalog, state, seat);
    for spot in &walks {
        if let (true, ReachAim::Take { with, .. }) = (Some(spot.hex) == here, spot.aim) {
            list.push(Command::Take { die: with });
        }
    }
    let wanted = Item::ALL.into_iter().cycle();
    let wanted: Vec<Item> = wanted.skip(3 * seat.index() + 6).take(9).collect();
    let plans = |n: usize| {
        let mut pairs = Vec::new();
        for item in wanted.iter().take(n) {
            pairs.extend(free.iter().map(|die| Command::Plan {
                die: *die,
                item: *item,
            }));
        }
        pairs
    };
    if state.day % 3 == 1 {
        list.extend(plans(4));
    }
    list.extend(free.iter().map(|die| Command::Take { die: *die }));
    if free.len() > 1 {
        let aimed = walks.iter().filter(|w| match w.aim {
            ReachAim::Take { .. } | ReachAim::Build => w.cross == 0,
            ReachAim::Hunt { .. }
            | ReachAim::Raze { .. }
            | ReachAim::Sea
            | ReachAim::Later
            | ReachAim::Stand => false,
        });
        let mut aimed: Vec<_> = aimed.collect();
        let stock = state.player(seat).map(|p| p.stock).unwrap_or_default();
        let idle = |at: Hex| match state.map.get(at).map(|f| f.feature) {
            Some(Feature::Gather { resource, .. }) => match resource {
                Resource::Food | Resource::Water => stock.get(resource) > 1,
                Resource::Wood | Resource::Rope | Resource::Stone => true,
            },
            _ => true,
        };
        aimed.sort_by_key(|w| (idle(w.hex), w.dice.len(), w.lost, w.hex));
        list.extend(aimed.into_iter().map(|w| Command::Walk {
            dice: w.dice.clone(),
            to: w.hex,
            cross: 0,
        }));
    }
    list.extend(plans(9));
    list.push(Command::EndTurn);
    list
}

fn start(state: &State, seat: Seat) -> Vec<Command> {
    let middle = Hex::new(state.map.cols / 2, state.map.rows / 2);
    let mut all: Vec<Hex> = state.map.hexes().collect();
    all.sort_by_key(|at| (at.distance(middle), *at));
    let grants = state.player(seat).map(|p| p.grant.clone());
    let grants = grants.into_iter().flatten().map(Command::Grant);
    grants.chain(all.into_iter().map(Command::Start)).collect()
}

//! The orders that can bring the task nearer.

use castaway_kernel::Seat;

use castaway_rollwrite::{
    catalog::Catalog,
    command::{Command, Shift},
    content::Goal,
    engine::{self, walk},
    foresight::need::{self, Need},
    hex::Hex,
    ids::{Feature, Item, Resource, Task},
    state::{Phase, Player, State, Turn},
};

/// A walk with what is done at its end, or something done on the spot.
#[derive(Clone, Debug)]
pub struct Move {
    /// Where it ends.
    pub at: Hex,
    /// The orders.
    pub orders: Vec<Command>,
    /// How many dice they take.
    pub dice: usize,
    /// How many of these only walk.
    pub walked: usize,
}

/// Whether the move is the one that a person is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// It is: what lies at its end is taken with it.
    First,
    /// It comes later.
    Later,
}

/// What tells two positions of a day apart, in bytes.
pub fn key(state: &State, seat: Seat) -> Vec<u8> {
    let mut out = Vec::with_capacity(64);
    let Some(player) = state.player(seat) else {
        return out;
    };
    let mut put = |n: u16| out.extend(n.to_le_bytes());
    put(player
        .at
        .map_or(u16::MAX, |at| u16::from_le_bytes([at.col, at.row])));
    if let Phase::Turn(turn) = &state.phase {
        let mut dice: Vec<u8> = free(turn).into_iter().map(|(_, value)| value).collect();
        dice.sort_unstable();
        dice.resize(4, 0);
        dice.iter().for_each(|d| put(u16::from(*d)));
        put(u16::from(turn.stride));
    }
    Resource::ALL.iter().for_each(|r| put(player.stock.get(*r)));
    for n in [
        player.survival,
        player.lizard_points,
        u16::from(player.crystals),
        u16::from(player.masks),
        u16::from(player.masks_used),
        u16::from(player.smokes),
    ] {
        put(n);
    }
    player.charted.iter().for_each(|v| put(u16::from(*v)));
    for (item, boxes) in &player.plans {
        put(100 + u16::from(*item as u8));
        boxes.iter().for_each(|v| put(u16::from(*v)));
    }
    player
        .made
        .iter()
        .for_each(|i| put(200 + u16::from(*i as u8)));
    for (at, field) in (0_u16..).zip(&state.map.fields) {
        if field.used {
            put(1000 + at);
        }
    }
    for built in &state.structures {
        put(u16::from_le_bytes([built.at.col, built.at.row]));
    }
    out
}

/// The free dice: place and value.
fn free(turn: &Turn) -> Vec<(u8, u8)> {
    let dice = (0u8..).zip(&turn.dice).filter(|(_, d)| !d.spent);
    dice.map(|(slot, d)| (slot, d.value)).collect()
}

/// The free dice, each value once.
fn values(turn: &Turn) -> Vec<(u8, u8)> {
    let mut dice = free(turn);
    dice.sort_by_key(|(_, value)| *value);
    dice.dedup_by_key(|(_, value)| *value);
    dice
}

/// Whether what lies on a field is of use for the need.
fn useful(need: &Need, player: &Player, feature: Feature, tools: &[Item]) -> bool {
    let marks = |task| need.marks.iter().any(|(t, n)| *t == task && *n > 0);
    match feature {
        Feature::Gather { resource, .. } => {
            need.lacks(&player.stock, resource) > 0 || need.survival > 0 || !tools.is_empty()
        }
        Feature::Crystal => marks(Task::Crystal),
        Feature::Mask => marks(Task::Mask),
        Feature::Smoke => marks(Task::Smoke),
        Feature::Chart => marks(Task::Chart),
        Feature::Lizard { .. } => need.lizards > 0 || need.lacks(&player.stock, Resource::Food) > 0,
        Feature::Empty | Feature::Sea | Feature::Palm => false,
    }
}

/// Items that are wanted for the task, and tools that double what is missing twice and more.
fn wanted(catalog: &Catalog, player: &Player, need: &Need) -> (Vec<Item>, Vec<Item>) {
    let doubles = catalog.items.iter().filter(|card| {
        let twice = card
            .doubles
            .is_some_and(|r| need.lacks(&player.stock, r) > 1);
        twice && !player.made.contains(&card.id) && !need.items.contains(&card.id)
    });
    let tools: Vec<Item> = doubles.map(|card| card.id).collect();
    let mut items = need.items.clone();
    items.sort();
    items.dedup();
    (items, tools)
}

/// What can be done without walking.
pub fn here(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Move> {
    let (Some(player), Phase::Turn(turn)) = (state.player(seat), &state.phase) else {
        return Vec::new();
    };
    let Some(at) = player.at else {
        return Vec::new();
    };
    let need = need::of(catalog, state, seat);
    let (items, tools) = wanted(catalog, player, &need);
    let mut orders: Vec<Command> = Vec::new();
    let both = || items.iter().chain(&tools);
    orders.extend(both().map(|item| Command::Craft(*item)));
    let dice = values(turn);
    let feature = state.map.get(at).filter(|f| !f.used).map(|f| f.feature);
    for (die, value) in &dice {
        if feature.is_some_and(|f| useful(&need, player, f, &tools)) {
            orders.push(Command::Take { die: *die });
        }
        let fits = |item: &&Item| {
            let card = catalog.item(**item);
            card.is_some_and(|card| card.plan.contains(value))
        };
        orders.extend(both().filter(fits).map(|item| Command::Plan {
            die: *die,
            item: *item,
        }));
    }
    spot(at, orders)
}

/// Dice turned by survival points and masks, which is tried last.
pub fn turns(state: &State, seat: Seat) -> Vec<Move> {
    let (Some(player), Phase::Turn(turn)) = (state.player(seat), &state.phase) else {
        return Vec::new();
    };
    let Some(at) = player.at else {
        return Vec::new();
    };
    let mut orders: Vec<Command> = Vec::new();
    for (die, _) in &values(turn) {
        if player.survival > 0 {
            let turned = [Shift::Up, Shift::Down];
            orders.extend(turned.map(|way| Command::Shift { die: *die, way }));
        }
        if player.masks > player.masks_used {
            orders.extend((1..=6).map(|value| Command::Mask { die: *die, value }));
        }
    }
    spot(at, orders)
}

/// Orders without a walk.
fn spot(at: Hex, orders: Vec<Command>) -> Vec<Move> {
    let moves = orders.into_iter().map(|order| Move {
        at,
        orders: vec![order],
        dice: 0,
        walked: 0,
    });
    moves.collect()
}

/// Walks to fields that are of use, each with every set of dice of which no part is enough.
pub fn walks(catalog: &Catalog, state: &State, seat: Seat, depth: Depth) -> Vec<Move> {
    let (Some(player), Phase::Turn(turn)) = (state.player(seat), &state.phase) else {
        return Vec::new();
    };
    let need = need::of(catalog, state, seat);
    let (items, tools) = wanted(catalog, player, &need);
    let builds = [Item::Tent, Item::Campfire]
        .iter()
        .any(|item| items.contains(item));
    let apart = state
        .charter
        .goals
        .iter()
        .any(|g| matches!(g, Goal::FiresApart { .. }));
    let dice = free(turn);
    let most = dice.iter().map(|(_, v)| *v).sum::<u8>() + turn.stride;
    let ends = walk::reach(state, seat, most, player.survival);
    let mut out = Vec::new();
    for to in ends.keys() {
        let Some(field) = state.map.get(*to) else {
            continue;
        };
        let takes = !field.used && useful(&need, player, field.feature, &tools);
        let site = builds && engine::room(state, seat, *to);
        let sea = need.sea && state.map.at_sea(*to);
        if !takes && !site && !sea {
            continue;
        }
        let mut enough: Vec<Vec<u8>> = Vec::new();
        let mut sets: Vec<u8> = (0..(1u8 << dice.len())).collect();
        sets.sort_by_key(|set| set.count_ones());
        for set in sets {
            let on = |i: usize| set & (1 << i) != 0;
            let chosen: Vec<(u8, u8)> = (0..dice.len())
                .filter(|i| on(*i))
                .filter_map(|i| dice.get(i).copied())
                .collect();
            if chosen.is_empty() && turn.stride == 0 {
                continue;
            }
            let pips = chosen.iter().map(|(_, v)| *v).sum::<u8>() + turn.stride;
            let Some((cross, _)) = walk::cheapest(&ends, *to, pips) else {
                continue;
            };
            let slots: Vec<u8> = chosen.iter().map(|(slot, _)| *slot).collect();
            // With more dice a way around a palm may save a point.
            let less = |known: &Vec<u8>| known.iter().all(|slot| slots.contains(slot));
            if enough.iter().any(less) && cross == 0 {
                continue;
            }
            if cross == 0 {
                enough.push(slots.clone());
            }
            let rest = dice.iter().filter(|(slot, _)| !slots.contains(slot));
            let rest: Vec<(u8, u8)> = rest.copied().collect();
            add(
                &mut out,
                *to,
                field.feature,
                &slots,
                cross,
                &rest,
                takes,
                depth,
            );
        }
    }
    // Of building sites far from each other all may matter, else the nearest are enough.
    if builds && !apart && out.len() > 120 {
        out.sort_by_key(|one| one.dice);
        out.truncate(120);
    }
    out
}

/// The orders of one way.
#[expect(clippy::too_many_arguments, reason = "one way in all its parts")]
fn add(
    out: &mut Vec<Move>,
    to: Hex,
    feature: Feature,
    slots: &[u8],
    cross: u8,
    rest: &[(u8, u8)],
    takes: bool,
    depth: Depth,
) {
    let walk = Command::Walk {
        dice: slots.to_vec(),
        to,
        cross,
    };
    if let (Feature::Lizard { value }, true) = (feature, takes) {
        for (with, _) in rest.iter().filter(|(_, shown)| *shown >= value) {
            out.push(Move {
                at: to,
                orders: vec![Command::Hunt {
                    dice: slots.to_vec(),
                    to,
                    cross,
                    with: *with,
                }],
                dice: slots.len() + 1,
                walked: slots.len(),
            });
        }
        return;
    }
    if takes && depth == Depth::First {
        for (die, _) in rest {
            out.push(Move {
                at: to,
                orders: vec![walk.clone(), Command::Take { die: *die }],
                dice: slots.len() + 1,
                walked: slots.len(),
            });
        }
    }
    out.push(Move {
        at: to,
        orders: vec![walk],
        dice: slots.len(),
        walked: slots.len(),
    });
}

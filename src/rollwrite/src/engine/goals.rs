//! Whether the conditions of a scenario are met.

use castaway_kernel::Seat;

use super::tonight;
use crate::{
    catalog::Catalog,
    content::{Check, Goal},
    hex::Hex,
    ids::{Item, Resource, Task},
    state::{Phase, Player, Standing, State},
};

/// Whether all conditions are met by a seat now.
pub fn goals_met(state: &State, seat: Seat) -> bool {
    state
        .charter
        .goals
        .iter()
        .all(|goal| goal_met(state, seat, goal))
}

/// Whether one condition is met by a seat now.
pub fn goal_met(state: &State, seat: Seat, goal: &Goal) -> bool {
    let Some(player) = state.player(seat) else {
        return false;
    };
    let many = |found: usize, asked: u8| found >= usize::from(asked);
    match goal {
        Goal::Own(item) => player.made.contains(item),
        Goal::Tools(count) => many(
            Item::TOOLS
                .iter()
                .filter(|t| player.made.contains(t))
                .count(),
            *count,
        ),
        Goal::Tents(count) => many(state.own(seat, Item::Tent).len(), *count),
        Goal::Campfires(count) => many(state.own(seat, Item::Campfire).len(), *count),
        Goal::Marks { task, count } => many(marks(player, *task), *count),
        Goal::LizardPoints(points) => player.lizard_points >= *points,
        Goal::Hold { resource, units } => player.stock.get(*resource) >= *units,
        Goal::Survival(points) => player.survival >= *points,
        Goal::Health(least) => player.health >= *least,
        Goal::AtSea => player.at.is_some_and(|at| state.map.at_sea(at)),
        Goal::FiresApart { count, distance } => apart(
            &state.own(seat, Item::Campfire),
            usize::from(*count),
            *distance,
        ),
    }
}

/// How far a counted condition is: what is there, and what it asks for; nothing where there is nothing to count.
pub fn goal_progress(state: &State, seat: Seat, goal: &Goal) -> Option<(u16, u16)> {
    let player = state.player(seat)?;
    let counted = |found: usize, asked: u8| {
        let found = u16::try_from(found).unwrap_or(u16::MAX);
        Some((found, u16::from(asked)))
    };
    match goal {
        Goal::Marks { task, count } => counted(marks(player, *task), *count),
        Goal::LizardPoints(points) => Some((player.lizard_points, *points)),
        Goal::Hold { resource, units } => Some((player.stock.get(*resource), *units)),
        Goal::Survival(points) => Some((player.survival, *points)),
        Goal::Tools(count) => {
            let tools = Item::TOOLS;
            let made = tools.iter().filter(|t| player.made.contains(t)).count();
            counted(made, *count)
        }
        Goal::Tents(count) => counted(state.own(seat, Item::Tent).len(), *count),
        Goal::Campfires(count) => counted(state.own(seat, Item::Campfire).len(), *count),
        Goal::FiresApart { count, distance } => {
            let fires = state.own(seat, Item::Campfire);
            counted(most_apart(&fires, *distance), *count)
        }
        Goal::Own(_) | Goal::Health(_) | Goal::AtSea => None,
    }
}

/// Units of what is to be held that the nights still take before it counts, where the condition is met now and would be no more
/// after them; the last night takes its own before it counts.
pub fn goal_eaten(catalog: &Catalog, state: &State, seat: Seat, goal: &Goal) -> Option<u16> {
    let Goal::Hold { resource, units } = goal else {
        return None;
    };
    let player = state.player(seat)?;
    let playing = player.standing == Standing::Playing && !matches!(state.phase, Phase::Over(_));
    if !playing || state.charter.check != Check::AtEnd || !goal_met(state, seat, goal) {
        return None;
    }
    let takes = |day: &u8| {
        let night = tonight(catalog, &state.charter, *day);
        match resource {
            Resource::Water => night.thirst,
            Resource::Food => night.hunger,
            Resource::Wood | Resource::Rope | Resource::Stone => false,
        }
    };
    let nights = (state.day..=state.charter.days).filter(takes).count();
    let nights = u16::try_from(nights).unwrap_or(u16::MAX);
    let lasts = player.stock.get(*resource) >= units.saturating_add(nights);
    (!lasts).then_some(nights)
}

/// Marks of a task; a used mask counts no more.
pub fn marks(player: &Player, task: Task) -> usize {
    match task {
        Task::Crystal => usize::from(player.crystals),
        Task::Mask => usize::from(player.masks.saturating_sub(player.masks_used)),
        Task::Smoke => usize::from(player.smokes),
        Task::Chart => player.charted.len(),
    }
}

/// How many of the places at most lie pairwise so far apart.
pub fn most_apart(places: &[Hex], distance: u8) -> usize {
    let mut counts = (0..=places.len()).rev();
    counts.find(|n| apart(places, *n, distance)).unwrap_or(0)
}

/// Whether `count` of the places lie pairwise far enough apart.
fn apart(places: &[Hex], count: usize, distance: u8) -> bool {
    if count == 0 {
        return true;
    }
    (0..places.len()).any(|first| {
        let far = |h: &Hex| h.distance(places[first]) >= distance;
        let rest: Vec<Hex> = places[first + 1..].iter().copied().filter(far).collect();
        apart(&rest, count - 1, distance)
    })
}

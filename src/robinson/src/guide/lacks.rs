//! What the goal still lacks comes before all else once hardly any rounds are left.

use castaway_kernel::{Game, Seat};

use super::{PLANS, advise, hunts::instead, surely::given, tools::rounds_left};
use crate::{
    catalog::Catalog,
    command::Command,
    content::Aim,
    engine::Rules,
    game::Island,
    ids::{Res, Track},
    plan::{Goal, Pawn, Project},
    policy,
    state::State,
};

/// No more rounds follow than this.
const HARDLY: u8 = 1;

type Order = (Seat, Command);

/// Whether hardly any rounds are left.
pub(super) fn is_late(rules: &Rules<'_>) -> bool {
    rounds_left(rules) <= HARDLY
}

/// What goes before all else then: what the goal lacks and nobody plans yet, and the wood for it.
pub(super) fn first(rules: &Rules<'_>) -> Vec<Goal> {
    if !is_late(rules) {
        return Vec::new();
    }
    let levels = Track::ALL.iter().map(|track| Project::Level(*track));
    let open = rules.s.inventions.iter().filter(|(_, item)| !item.built);
    let items = open.flat_map(|(key, _)| rules.ways_to_build(key));
    let projects = std::iter::once(Project::Shelter).chain(levels).chain(items);
    let mut goals: Vec<Goal> = projects.map(Goal::Build).collect();
    goals.extend(rules.special_goals());
    goals.extend(rules.spaces().map(Goal::Explore));
    for space in rules.s.island.keys().copied() {
        let sources = rules.gatherable(space).into_iter();
        goals.extend(sources.map(|(source, _)| Goal::Gather { space, source }));
    }
    goals.retain(|goal| brings(rules, goal) || fuels(rules, goal));
    goals
}

/// Whether an action brings what the goal lacks even once the plan has succeeded.
pub(super) fn brings(rules: &Rules<'_>, goal: &Goal) -> bool {
    let aims = rules.scenario().map(|sheet| sheet.win.all.as_slice());
    aims.unwrap_or_default().iter().any(|aim| {
        let planned = || {
            let plan = rules.s.plan.iter().filter(|p| !p.done);
            plan.filter(|p| serves(rules, &p.what.goal, aim)).count()
        };
        let open = !rules.met(aim, &rules.s.pile) && serves(rules, goal, aim);
        open && missing(rules, aim) > planned()
    })
}

/// Whether an action does something that the goal asks for with this.
fn serves(rules: &Rules<'_>, goal: &Goal, aim: &Aim) -> bool {
    match (goal, aim) {
        (Goal::Build(Project::Shelter), Aim::Shelter) | (Goal::Explore(_), Aim::Explored(_)) => {
            true
        }
        (Goal::Build(Project::Level(raised)), Aim::Level { track, .. }) => raised == track,
        (Goal::Build(Project::Invention(key)), Aim::Item(item) | Aim::Made(item)) => key == item,
        (Goal::Build(Project::Invention(key)), Aim::Drawn) => rules.s.drawn.contains(key),
        (
            Goal::Build(Project::Invention(key) | Project::On(key, _)),
            Aim::Markers { marker, .. },
        ) => {
            let card = rules.cat.inventions.get(key);
            card.is_some_and(|card| card.on_build.iter().any(|effect| effect.lays(marker)))
        }
        (Goal::Special { .. }, _) => {
            let action = rules.special(goal);
            action.is_some_and(|action| policy::brings_about(action, aim))
        }
        _ => false,
    }
}

/// How often something must still be done for this.
fn missing(rules: &Rules<'_>, aim: &Aim) -> usize {
    let (of, have) = match aim {
        Aim::Markers { marker, n } => (usize::from(*n), rules.tiles_with(marker)),
        Aim::Level { track, n } => (usize::from(*n), usize::from(rules.s.level(*track))),
        Aim::Explored(_) => (rules.needed(aim).into(), rules.explored()),
        Aim::Times { action, .. } => (rules.needed(aim).into(), rules.done_on(action).len()),
        Aim::Drawn => (rules.s.drawn.len(), rules.drawn_built()),
        _ => (1, 0),
    };
    of.saturating_sub(have)
}

/// Whether an action gathers wood that the builds of the goal still lack: of the last round it comes too late.
fn fuels(rules: &Rules<'_>, goal: &Goal) -> bool {
    wood_of(rules, goal) > 0 && !rules.last_round() && is_short_of_wood(rules)
}

/// Wood that an action gathers.
fn wood_of(rules: &Rules<'_>, goal: &Goal) -> u16 {
    match goal {
        Goal::Gather { space, source } if rules.source_res(*space, *source) == Some(Res::Wood) => {
            rules.yield_of(*space, *source, Res::Wood)
        }
        _ => 0,
    }
}

/// Whether the builds of the goal cost more wood than lies there, is gathered or is tied to them.
fn is_short_of_wood(rules: &Rules<'_>) -> bool {
    let aims = rules.scenario().map(|sheet| sheet.win.all.as_slice());
    let aims = aims.unwrap_or_default();
    let plan = rules.s.plan.iter().filter(|p| !p.done);
    let there = plan.map(|p| {
        let of_goal = aims.iter().any(|aim| serves(rules, &p.what.goal, aim));
        wood_of(rules, &p.what.goal) + if of_goal { p.tied.wood } else { 0 }
    });
    policy::owed_wood(rules) > rules.s.stock.wood.saturating_add(there.sum())
}

/// The orders of a plan, where hardly any rounds are left: as long as the goal lacks something with all of them that somebody could do,
/// whatever is no part of the goal makes room for it.
pub(crate) fn goal_first(catalog: &Catalog, state: &State, orders: Vec<Order>) -> Vec<Order> {
    // What is joined is called by its number, which another order changes.
    let joins = |(_, command): &Order| matches!(command, Command::Join { .. });
    let late = is_late(&Rules::new(catalog, state));
    if !late || !state.planning || state.ask.is_some() || orders.iter().any(joins) {
        return orders;
    }
    let Some(whole) = given(catalog, state, &orders) else {
        return orders;
    };
    if first(&Rules::new(catalog, &whole)).is_empty() {
        return orders;
    }
    let rules = Rules::new(catalog, state);
    let other = |(seat, command): &Order| match command {
        Command::Assign(what) => {
            let own = what.pawns.iter().all(|pawn| *pawn == Pawn::Seat(seat.0));
            own && !brings(&rules, &what.goal) && !fuels(&rules, &what.goal)
        }
        _ => false,
    };
    let (waiting, mut all): (Vec<Order>, Vec<Order>) = orders.iter().cloned().partition(other);
    let Some(mut now) = given(catalog, state, &all) else {
        return orders;
    };
    let before = all.len();
    for (seat, _) in &waiting {
        for _ in 0..PLANS {
            let Some(command) = lacking(catalog, &now, *seat) else {
                break;
            };
            let Ok(applied) = Island::apply(catalog, &now, *seat, &command) else {
                break;
            };
            now = applied.state;
            all.push((*seat, command));
        }
    }
    if all.len() == before {
        return orders;
    }
    let mut dropped = Vec::new();
    for (seat, command) in waiting {
        match Island::apply(catalog, &now, seat, &command) {
            Ok(applied) => {
                now = applied.state;
                all.push((seat, command));
            }
            Err(_) => dropped.push((seat, command)),
        }
    }
    all.extend(instead(catalog, now, dropped));
    all
}

/// What a seat is advised, where the goal lacks it.
fn lacking(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    let wanted = first(&Rules::new(catalog, state));
    let command = advise(catalog, state, seat)?.command;
    let lacks = matches!(&command, Command::Assign(what) if wanted.contains(&what.goal));
    lacks.then_some(command)
}

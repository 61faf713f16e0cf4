//! The fields that can be chosen: where one can go with which dice, or begin.

use std::collections::BTreeSet;

use castaway_kernel::Seat;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    foresight::{Progress, WinningField},
    hex::Hex,
    ids::{Feature, Resource},
    mark::Mark,
    reach::{self, ReachAim},
    state::{Phase, State},
};

use super::{press::Dice, scene::Scene, tonight};
use castaway_kernel::Game;

/// A field that can be chosen, with what going there means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its name in the picture.
    pub mark: Mark,
    /// The field it is on.
    pub at: Hex,
    /// The dice of the way, by place in the pool.
    pub dice: Vec<u8>,
    /// Survival points of the way.
    pub cross: u8,
    /// What is done there, if the game knows; nothing at the start.
    pub aim: Option<ReachAim>,
    /// Whether this brings an open goal of the scenario nearer.
    pub serves: bool,
    /// How far it brings the task, if that can be met today from there.
    pub win: Option<Progress>,
    /// Whether the night kills there: nothing is left to do against it.
    pub deadly: bool,
    /// Steps of the way.
    pub steps: u8,
    /// The orders, one after the other.
    pub commands: Vec<Command>,
}

/// The fields worth choosing, by name; with dice picked, only those dice are spent.
pub fn spots(scene: &Scene<'_>, picked: &Dice) -> Vec<Spot> {
    let mut list = within(scene, picked);
    // Where something can be done for the task, a mere way to it is none of those that are worth a choice.
    let nears = list.iter().any(|s| s.win.is_some() && s.serves);
    let stops = |s: &Spot| s.win.is_some() && (s.serves || !nears);
    list.retain(|s| s.aim != Some(ReachAim::Stand) || stops(s));
    list
}

/// Building sites that are put forward: many fields are as good as each other.
const SITES: usize = 6;
/// More would cover the map.
const MANY_SITES: usize = 20;

/// The building sites that serve a goal and take the fewest dice.
pub fn sites(all: &[Spot]) -> Vec<Mark> {
    let mut sites: Vec<&Spot> = all
        .iter()
        .filter(|s| s.serves && s.aim == Some(ReachAim::Build))
        .collect();
    sites.sort_by_key(|s| (s.win.is_none(), s.dice.len(), s.cross, s.mark));
    sites.into_iter().take(SITES).map(|s| s.mark).collect()
}

/// The fields that the picture names: of many building sites only those that are put forward.
pub fn named(scene: &Scene<'_>) -> Vec<Spot> {
    let mut list = spots(scene, &Dice::NONE);
    let builds = |s: &Spot| s.aim == Some(ReachAim::Build);
    if list.iter().filter(|s| builds(s)).count() > MANY_SITES {
        let sites = sites(&list);
        list.retain(|s| !builds(s) || sites.contains(&s.mark));
    }
    list
}

/// A field within reach by its name, also one that is only a place to stand.
pub fn spot(scene: &Scene<'_>, picked: &Dice, mark: Mark) -> Option<Spot> {
    within(scene, picked).into_iter().find(|s| s.mark == mark)
}

/// Every field within reach, by name.
pub fn within(scene: &Scene<'_>, picked: &Dice) -> Vec<Spot> {
    let mut list = match &scene.state.phase {
        Phase::Start(seat) => starts(scene, *seat),
        Phase::Turn(_) => ways(scene, picked),
        Phase::Trade { .. } | Phase::Fight(_) | Phase::Over(_) => Vec::new(),
    };
    for spot in list.iter_mut().filter(|s| s.aim.is_some()) {
        spot.deadly = tonight::deadly(scene, &spot.commands);
        spot.serves &= !spot.deadly;
    }
    list.sort_by_key(|s| s.mark);
    list
}

fn starts(scene: &Scene<'_>, seat: Seat) -> Vec<Spot> {
    let legal = RollWrite::legal(scene.catalog, scene.state, seat).into_iter();
    let spots = legal.filter_map(|command| {
        let Command::Start(at) = command else {
            return None;
        };
        Some(Spot {
            mark: Mark::of(at),
            at,
            dice: Vec::new(),
            cross: 0,
            aim: None,
            serves: false,
            win: None,
            deadly: false,
            steps: 0,
            commands: vec![command],
        })
    });
    spots.collect()
}

fn ways(scene: &Scene<'_>, picked: &Dice) -> Vec<Spot> {
    let narrowed;
    let list = if picked.is_empty() {
        &scene.view.reach
    } else {
        narrowed = reach::reach(scene.catalog, &with_only(scene.state, picked), scene.seat);
        &narrowed
    };
    let spots = list.iter().map(|way| Spot {
        mark: Mark::of(way.hex),
        at: way.hex,
        dice: way.dice.clone(),
        cross: way.cross,
        aim: Some(way.aim),
        serves: way.serves,
        win: None,
        deadly: false,
        steps: way.steps,
        commands: way.orders(),
    });
    let mut spots: Vec<Spot> = spots.collect();
    if picked.is_empty() {
        mark_wins(&mut spots, scene.wins());
    }
    spots
}

/// Where the task can be met today the way is the one that leads there, and no other field is said to serve it; of those
/// on which nothing is done for it only what would be said to serve it on any day.
fn mark_wins(spots: &mut [Spot], wins: &[WinningField]) {
    if wins.is_empty() {
        return;
    }
    let leads = wins.iter().all(|win| win.step == Progress::Leads);
    for spot in spots {
        let found = wins.iter().find(|win| win.at == spot.at);
        spot.win = found.map(|win| win.step);
        spot.serves = match spot.win {
            Some(Progress::Meets | Progress::Nears) => true,
            Some(Progress::Leads) => spot.serves && leads,
            None => false,
        };
        let Some(win) = found else { continue };
        spot.commands.clone_from(&win.orders);
        match win.orders.as_slice() {
            [Command::Walk { dice, cross, .. }, Command::Take { die }] => {
                (spot.dice, spot.cross) = (dice.clone(), *cross);
                let matching = matches!(spot.aim, Some(ReachAim::Take { with, matching }) if matching && with == *die);
                spot.aim = Some(ReachAim::Take {
                    with: *die,
                    matching,
                });
            }
            [Command::Walk { dice, cross, .. }] => {
                (spot.dice, spot.cross) = (dice.clone(), *cross);
                if matches!(spot.aim, Some(ReachAim::Take { .. })) {
                    spot.aim = Some(ReachAim::Later);
                }
            }
            [
                Command::Hunt {
                    dice, cross, with, ..
                },
            ] => {
                (spot.dice, spot.cross) = (dice.clone(), *cross);
                spot.aim = Some(ReachAim::Hunt { with: *with });
            }
            _ => {}
        }
    }
}

/// The goods that are taken at the end of this way.
pub fn gathers(scene: &Scene<'_>, spot: &Spot) -> Option<Resource> {
    let field = scene.state.map.get(spot.at)?;
    match (spot.aim, field.feature) {
        (Some(ReachAim::Take { .. }), Feature::Gather { resource, .. }) => Some(resource),
        (Some(ReachAim::Hunt { .. }), _) if scene.catalog.rules.lizard_food > 0 => {
            Some(Resource::Food)
        }
        _ => None,
    }
}

/// The game as if only these dice were left.
pub fn with_only(state: &State, picked: &Dice) -> State {
    let mut state = state.clone();
    if let Phase::Turn(turn) = &mut state.phase {
        for (slot, die) in (0_u8..).zip(&mut turn.dice) {
            die.spent |= !picked.has(slot);
        }
    }
    state
}

/// So far from a field lies what is told of it.
pub const NEAR: u8 = 3;

/// What lies near a field, nearest first, each kind once.
pub fn near(scene: &Scene<'_>, at: Hex, most: usize) -> Vec<Feature> {
    let map = &scene.state.map;
    let mut found: Vec<(u8, Hex, Feature)> = map
        .hexes()
        .filter_map(|h| {
            let field = map.get(h).filter(|f| !f.used)?;
            let worth = match field.feature {
                Feature::Gather { .. }
                | Feature::Crystal
                | Feature::Mask
                | Feature::Smoke
                | Feature::Chart => true,
                Feature::Empty | Feature::Sea | Feature::Palm | Feature::Lizard { .. } => false,
            };
            (worth && h.distance(at) <= NEAR).then_some((h.distance(at), h, field.feature))
        })
        .collect();
    found.sort_by_key(|(far, h, _)| (*far, *h));
    let mut kinds = BTreeSet::new();
    found
        .into_iter()
        .map(|(_, _, feature)| feature)
        .filter(|f| kinds.insert(*f))
        .take(most)
        .collect()
}

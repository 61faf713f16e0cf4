//! The numbered fields: where one can go with which dice, or begin.

use std::collections::BTreeSet;

use castaway_kernel::Seat;
use castaway_render::rollwrite::reading_order;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    hex::Hex,
    ids::Feature,
    reach::{self, Aim},
    state::{Phase, State},
};

use super::{press::Dice, scene::Scene};
use castaway_kernel::Game;

/// A numbered field with what going there means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The number in the picture.
    pub number: u16,
    /// Where.
    pub at: Hex,
    /// The dice of the way, by place in the pool.
    pub dice: Vec<u8>,
    /// Survival points of the way.
    pub cross: u8,
    /// What is done there, if the game knows; nothing at the start.
    pub aim: Option<Aim>,
    /// The orders, one after the other.
    pub commands: Vec<Command>,
}

/// The fields that can be chosen; with dice picked, only those dice are spent.
pub fn spots(scene: &Scene<'_>, picked: &Dice) -> Vec<Spot> {
    match &scene.state.phase {
        Phase::Start(seat) => starts(scene, *seat),
        Phase::Turn(_) => ways(scene, picked),
        Phase::Trade { .. } | Phase::Fight(_) | Phase::Over(_) => Vec::new(),
    }
}

/// A field by its number.
pub fn spot(scene: &Scene<'_>, picked: &Dice, number: u16) -> Option<Spot> {
    spots(scene, picked)
        .into_iter()
        .find(|s| s.number == number)
}

fn starts(scene: &Scene<'_>, seat: Seat) -> Vec<Spot> {
    let map = &scene.state.map;
    let legal = RollWrite::legal(scene.catalog, scene.state, seat);
    let mut at: Vec<Hex> = legal
        .iter()
        .filter_map(|c| {
            if let Command::Start(at) = c {
                Some(*at)
            } else {
                None
            }
        })
        .collect();
    at.sort_by_key(|h| reading_order(map, *h));
    (1_u16..)
        .zip(at)
        .map(|(number, at)| Spot {
            number,
            at,
            dice: Vec::new(),
            cross: 0,
            aim: None,
            commands: vec![Command::Start(at)],
        })
        .collect()
}

fn ways(scene: &Scene<'_>, picked: &Dice) -> Vec<Spot> {
    let full = &scene.view.reach;
    let mut numbered: Vec<Hex> = full
        .iter()
        .filter(|r| r.number.is_some())
        .map(|r| r.hex)
        .collect();
    numbered.sort_by_key(|h| reading_order(&scene.state.map, *h));
    let narrowed;
    let list = if picked.is_empty() {
        full
    } else {
        narrowed = reach::reach(scene.catalog, &with_only(scene.state, picked), scene.seat);
        &narrowed
    };
    (1_u16..)
        .zip(numbered)
        .filter_map(|(number, at)| {
            let way = list.iter().find(|r| r.hex == at)?;
            Some(Spot {
                number,
                at,
                dice: way.dice.clone(),
                cross: way.cross,
                aim: Some(way.aim),
                commands: orders(way),
            })
        })
        .collect()
}

/// The orders of a way: the walk, and what is done at its end.
fn orders(way: &reach::Reach) -> Vec<Command> {
    let walk = || Command::Walk {
        dice: way.dice.clone(),
        to: way.hex,
        cross: way.cross,
    };
    match way.aim {
        Aim::Take { with, .. } => vec![walk(), Command::Take { die: with }],
        Aim::Raze { with } => vec![walk(), Command::Raze { die: with }],
        Aim::Hunt { with } => vec![Command::Hunt {
            dice: way.dice.clone(),
            to: way.hex,
            cross: way.cross,
            with,
        }],
        Aim::Build | Aim::Sea | Aim::Later | Aim::Stand => vec![walk()],
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
            (worth && h.distance(at) <= 3).then_some((h.distance(at), h, field.feature))
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

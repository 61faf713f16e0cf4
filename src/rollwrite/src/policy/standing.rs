//! How well a pawn stands for what is still wanted.

use super::{
    goal,
    sheet::Sheet,
    value::{FOOD, WATER, charted},
    world::{CHART, CRYSTAL, KINDS, LIZARD, MASK, SMOKE, World},
};
use crate::ids::Item;

/// How well a pawn would stand on a field.
pub(super) fn standing(w: &World<'_>, s: &Sheet, at: u16) -> i32 {
    let Some(pull) = w.pull.get(usize::from(at)) else {
        return 0;
    };
    let mut weights = [0; KINDS];
    for (r, weight) in weights.iter_mut().enumerate().take(FOOD) {
        *weight = if s.stock[r] >= 4 {
            w.style.pull_material / 3
        } else {
            w.style.pull_material
        };
    }
    weights[FOOD] = if s.stock[FOOD] < w.hunger {
        w.style.pull_food - w.style.pull_food / 4 * s.stock[FOOD].min(4)
    } else {
        0
    };
    weights[WATER] = if s.stock[WATER] < w.thirst {
        w.style.pull_food - w.style.pull_food / 4 * s.stock[WATER].min(4)
    } else {
        0
    };
    weights[CRYSTAL] = if s.crystals < 4 {
        w.style.pull_task + 40 * s.crystals
    } else {
        0
    };
    weights[CHART] = if charted(s) < 4 { w.style.pull_task } else { 0 };
    weights[MASK] = if s.mask_boxes < 6 { 60 } else { 0 };
    weights[SMOKE] = if s.has(Item::Campfire) && s.smokes < 4 {
        60
    } else {
        0
    };
    weights[LIZARD] = if s.has(Item::Bow) { 70 } else { 0 };
    goal::pull(w, s, &mut weights);
    let mut sum = 0;
    for kind in 0..KINDS {
        // What was used up in this turn pulls no more: at most its full weight.
        let used = s
            .taken
            .iter()
            .filter(|t| w.kind_at(**t) == Some(kind))
            .map(|t| w.near(at, *t));
        sum += weights[kind] * (pull[kind] - used.sum::<i32>()) / 1000;
    }
    sum * w.style.place / 100 * w.days.min(w.style.horizon) / w.style.horizon
}

/// How good a place is to come ashore.
pub(super) fn first(w: &World<'_>, pull: &[i32; KINDS]) -> i32 {
    let mut weights = [90, 90, 70, 60, 90, 90, 50, 20, 60, 10];
    for goal in &w.charter.goals {
        if let crate::content::Goal::Marks { task, .. } = goal {
            weights[goal::mark_kind(*task)] += 80;
        }
    }
    pull.iter()
        .zip(weights)
        .map(|(p, weight)| p * weight / 100)
        .sum()
}

//! Greedy use of the dice to come: the dearest points for a die first.

use super::{
    budget::Budget,
    here::Here,
    value::charted,
    world::{CHART, CRYSTAL, LIZARD, MASK, SMOKE},
};
use crate::ids::Item;

/// A thing that could still be done with dice.
#[derive(Clone, Copy)]
enum Project {
    Make(Item),
    Crystal,
    Crystals(i32),
    Chart,
    Smoke(i32),
    Mask,
    Lizard,
}

pub(super) fn spend(b: &mut Budget<'_, '_>, here: &Here) {
    let w = b.w;
    let rules = &w.catalog.rules;
    let marks = i32::from(rules.marks);
    let full = i32::from(rules.marks_vp) * 100;
    let mut lizards = w.left[LIZARD];
    let mut masks = w.left[MASK].min(i32::from(rules.mask_boxes) - b.s.mask_boxes);
    let mut mask_here = here.mask;
    let mut lizard_here = here.lizard;
    let crystals_before = b.s.crystals;
    let mut prices = b.prices();
    for _ in 0..16 {
        let mut best: Option<(i32, i32, Project)> = None;
        let mut dear: Option<(i32, i32)> = None;
        let mut offer = |gain: i32, dice: Option<i32>, project: Project| {
            let Some(dice) = dice.map(|d| d.max(20)) else {
                return;
            };
            // Points for a die, compared without dividing.
            let better = |(g, d): (i32, i32)| {
                i64::from(gain) * i64::from(d) > i64::from(g) * i64::from(dice)
            };
            if dice <= b.dice {
                if best.is_none_or(|(g, d, _)| better((g, d))) {
                    best = Some((gain, dice, project));
                }
            } else if dear.is_none_or(better) {
                dear = Some((gain, dice));
            }
        };
        for (slot, item) in Item::ALL.into_iter().enumerate() {
            offer(w.worth[slot], prices[slot], Project::Make(item));
        }
        let crystals = (4 - b.s.crystals).min(w.left[CRYSTAL]);
        if crystals > 0 {
            let from = usize::try_from(b.s.crystals).unwrap_or(0);
            let step = |n: usize| rules.crystals.get(n).map_or(0, |v| i32::from(*v) * 100);
            let whole = (from..4)
                .map(step)
                .take(usize::try_from(crystals).unwrap_or(0))
                .sum();
            let dice = |n: i32| {
                let done = usize::try_from(b.s.crystals - crystals_before).unwrap_or(0);
                let upto = |n: usize| {
                    n.checked_sub(1)
                        .and_then(|n| here.crystals.get(n))
                        .copied()
                        .unwrap_or(0)
                };
                upto(done + usize::try_from(n).unwrap_or(0)) - upto(done)
            };
            offer(step(from), Some(dice(1)), Project::Crystal);
            offer(whole, Some(dice(crystals)), Project::Crystals(crystals));
        }
        let chart = marks - charted(&b.s);
        if chart > 0 && chart <= w.left[CHART] {
            offer(
                full,
                Some(here.chart + chart * w.style.chart),
                Project::Chart,
            );
        }
        let smoke = marks - b.s.smokes;
        if smoke > 0 && smoke <= w.left[SMOKE] && b.s.has(Item::Campfire) {
            offer(full, Some(here.smoke + smoke * 110), Project::Smoke(smoke));
        }
        if masks > 0 {
            offer(
                i32::from(rules.mask_vp) * 100,
                Some(mask_here),
                Project::Mask,
            );
        }
        if lizards > 0 && b.s.has(Item::Bow) {
            offer(400, Some(lizard_here), Project::Lizard);
        }
        let Some((gain, dice, project)) = best else {
            // Part of the best thing that is too dear is not lost: dice may fall well.
            if let Some((gain, dice)) = dear {
                let part = b.dice.max(0) * 1000 / dice;
                b.gain += gain * (part * part / 1000) / 1000 * w.style.part / 100;
            }
            return;
        };
        match project {
            Project::Make(item) => {
                b.make(item, dice);
                prices = b.prices();
                continue;
            }
            Project::Crystal => b.s.crystals += 1,
            Project::Crystals(n) => b.s.crystals += n,
            Project::Chart => b.s.charted = u8::MAX,
            Project::Smoke(n) => b.s.smokes += n,
            Project::Mask => {
                masks -= 1;
                mask_here = w.style.task + w.thin[MASK];
            }
            Project::Lizard => {
                lizards -= 1;
                lizard_here = w.style.task + w.thin[LIZARD];
            }
        }
        b.dice -= dice;
        b.gain += gain;
    }
}

//! Greedy use of the dice to come: the dearest points for a die first.

use super::{
    budget::Budget,
    value::charted,
    world::{CHART, CRYSTAL, LIZARD, MASK, SMOKE, World},
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

/// How much more a thing takes from here than usual; far from the end all ways even out.
pub(super) fn near(w: &World<'_>, really: i32, usually: i32) -> i32 {
    let soon = (w.style.soon - w.days).clamp(w.style.soon / 3, w.style.soon);
    (really - usually) * soon / w.style.soon.max(1)
}

pub(super) fn spend(b: &mut Budget<'_, '_>) {
    let w = b.w;
    let rules = &w.catalog.rules;
    let marks = i32::from(rules.marks);
    let full = i32::from(rules.marks_vp) * 100;
    let mut lizards = w.left[LIZARD];
    let mut masks = w.left[MASK].min(i32::from(rules.mask_boxes) - b.s.mask_boxes);
    let task = w.style.task;
    let dear_crystal = task * 3 * i32::from(w.least_crystal - 1) / 10;
    let from_here = |kind: usize, count: i32| {
        if count > 0 {
            count * task + near(w, w.chain(&b.s, kind, count), count * task)
        } else {
            0
        }
    };
    let crystals_here = [1, 2, 3, 4].map(|n| from_here(CRYSTAL, n) + n * dear_crystal);
    let chart_here = from_here(CHART, marks - charted(&b.s));
    let smoke_here = from_here(SMOKE, marks - b.s.smokes);
    let mut mask_here = from_here(MASK, 1);
    let mut lizard_here = from_here(LIZARD, 1);
    let crystals_before = b.s.crystals;
    for _ in 0..16 {
        let mut best: Option<(i64, i32, i32, Project)> = None;
        let mut dear: Option<(i64, i32, i32)> = None;
        let mut offer = |gain: i32, dice: Option<i32>, project: Project| {
            let Some(dice) = dice.map(|d| d.max(20)) else {
                return;
            };
            let ratio = i64::from(gain) * 1000 / i64::from(dice);
            if dice <= b.dice {
                if best.is_none_or(|(r, ..)| ratio > r) {
                    best = Some((ratio, gain, dice, project));
                }
            } else if dear.is_none_or(|(r, ..)| ratio > r) {
                dear = Some((ratio, gain, dice));
            }
        };
        for item in [Item::Tent, Item::Campfire] {
            // A copy needs a walk to open ground.
            offer(
                w.card(item).vp,
                b.item(item).map(|d| d + w.style.site),
                Project::Make(item),
            );
        }
        for item in Item::TOOLS.into_iter().chain([Item::Raft]) {
            if !b.s.has(item) {
                let more = if item == Item::Bow { 100 } else { 0 };
                offer(w.card(item).vp + more, b.item(item), Project::Make(item));
            }
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
                        .and_then(|n| crystals_here.get(n))
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
                Some(chart_here + chart * w.style.chart),
                Project::Chart,
            );
        }
        let smoke = marks - b.s.smokes;
        if smoke > 0 && smoke <= w.left[SMOKE] && b.s.has(Item::Campfire) {
            offer(full, Some(smoke_here + smoke * 110), Project::Smoke(smoke));
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
        let Some((_, gain, dice, project)) = best else {
            // Part of the best thing that is too dear is not lost: dice may fall well.
            if let Some((_, gain, dice)) = dear {
                let part = b.dice.max(0) * 1000 / dice;
                b.gain += gain * (part * part / 1000) / 1000 * w.style.part / 100;
            }
            return;
        };
        match project {
            Project::Make(item) => {
                b.make(item, dice);
                continue;
            }
            Project::Crystal => b.s.crystals += 1,
            Project::Crystals(n) => b.s.crystals += n,
            Project::Chart => b.s.charted = u8::MAX,
            Project::Smoke(n) => b.s.smokes += n,
            Project::Mask => {
                masks -= 1;
                mask_here = task;
            }
            Project::Lizard => {
                lizards -= 1;
                lizard_here = task;
            }
        }
        b.dice -= dice;
        b.gain += gain;
    }
}

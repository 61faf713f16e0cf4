//! What a turn in thought is worth: points now, the best use of the dice to come, the scenario, the place.

use super::{future::best, goal, sheet::Sheet, standing::standing, world::World};
use crate::{content::Check, ids::Item};

/// Points for having met the scenario, far above any score of a day.
const MET: i32 = 11_000;
/// Points for being likely to meet it.
const HOPE: i32 = 7_000;
/// What a missing unit of survival beyond the hearts costs.
pub(super) const DEATH: i32 = 900;

pub(super) const FOOD: usize = 3;
pub(super) const WATER: usize = 4;

/// Points as they stand, in hundredths.
pub(super) fn points(w: &World<'_>, s: &Sheet) -> i32 {
    let rules = &w.catalog.rules;
    let mut sum = 0;
    for item in Item::TOOLS.into_iter().chain([Item::Raft]) {
        if s.has(item) {
            sum += w.card(item).vp;
        }
    }
    sum += s.tents.count() * w.card(Item::Tent).vp + s.fires.count() * w.card(Item::Campfire).vp;
    let crystals = usize::try_from(s.crystals).unwrap_or(0);
    let ladder: u16 = rules.crystals.iter().take(crystals).sum();
    sum += i32::from(ladder) * 100;
    let marks = i32::from(rules.marks);
    for have in [s.smokes, charted(s)] {
        if have >= marks {
            sum += i32::from(rules.marks_vp) * 100;
        }
    }
    sum + s.masks * i32::from(rules.mask_vp) * 100 + s.lizard_points * 100
}

pub(super) fn charted(s: &Sheet) -> i32 {
    i32::try_from(s.charted.count_ones()).unwrap_or(0)
}

/// What ending the day like this is worth.
pub(super) fn value(w: &World<'_>, sheet: &Sheet) -> i32 {
    stop(w, sheet).map_or_else(|| go_on(w, sheet), |v| v.max(go_on(w, sheet)))
}

/// Whether calling the scenario done beats playing on.
pub(super) fn stops(w: &World<'_>, sheet: &Sheet) -> bool {
    stop(w, sheet).is_some_and(|v| v >= go_on(w, sheet))
}

/// Points as they stand, and those to come.
pub(super) fn outlook(w: &World<'_>, s: &Sheet) -> (i32, i32) {
    let budget = w.days * 4 * w.style.use_of_dice;
    let now = points(w, s) + s.survival * 100;
    (now / 100, best(w, s, budget) / 100)
}

fn stop(w: &World<'_>, s: &Sheet) -> Option<i32> {
    if w.charter.check == Check::AtEnd || !goal::met(w, s) {
        return None;
    }
    let bonus = i32::from(w.charter.day_bonus) * w.days * 100;
    Some(MET + points(w, s) + s.survival * 100 + bonus)
}

fn go_on(w: &World<'_>, sheet: &Sheet) -> i32 {
    let mut s = *sheet;
    let met_before = goal::met(w, &s);
    night(w, &mut s);
    let now = points(w, &s);
    let has_goals = !w.charter.goals.is_empty();
    if s.health <= 0 {
        let met = if has_goals && met_before { MET } else { 0 };
        return now + s.survival * 100 + met;
    }
    let met = goal::met(w, &s);
    if w.days <= 0 {
        return now + s.survival * 100 + if has_goals && met { MET } else { 0 };
    }
    let mut sum = now + s.survival * w.style.survival;
    // A heart is worth most while there is time to lose it; the last one is worth the game.
    let spare = (s.health - 1 - goal::hearts(w)).min(2);
    sum += spare * w.style.heart * w.days.min(4) / 4;
    sum -= hurry(w, &s);
    let budget = w.days * 4 * w.style.use_of_dice;
    sum += best(w, &s, budget) * w.style.trust / 100;
    if has_goals {
        sum += scenario(w, &s, met, budget);
    }
    sum + standing(w, &s, s.at)
}

/// What the night takes, and the sea at dawn.
pub(super) fn night(w: &World<'_>, s: &mut Sheet) {
    if w.thirst_tonight {
        eat(s, WATER);
    }
    if w.hunger_tonight {
        eat(s, FOOD);
    }
    if w.sinks.get(usize::from(s.at)).copied().unwrap_or(false) {
        s.health -= 1;
    }
}

/// What it costs to stand without supplies when tomorrow night asks for them.
fn hurry(w: &World<'_>, s: &Sheet) -> i32 {
    let mut cost = 0;
    for (what, next) in [(WATER, w.next_thirst), (FOOD, w.next_hunger)] {
        if s.stock[what] == 0
            && let Some(nights) = next
        {
            let near = w
                .pull
                .get(usize::from(s.at))
                .map_or(0, |p| p[what].min(1000));
            let urgent = (4 - nights).max(0);
            cost += urgent * w.style.hurry * (1400 - near) / 1000;
        }
    }
    if s.health <= 1 { cost * 4 } else { cost }
}

fn eat(s: &mut Sheet, what: usize) {
    if s.stock[what] > 0 {
        s.stock[what] -= 1;
    } else {
        s.health -= 1;
    }
}

fn scenario(w: &World<'_>, s: &Sheet, met: bool, budget: i32) -> i32 {
    if met {
        return MET - 50;
    }
    let Some(cost) = goal::cost(w, s) else {
        return -4000;
    };
    // Whoever may stop early need not pay every night.
    let share = if w.charter.check == Check::AtEnd {
        100
    } else {
        60
    };
    let budget = budget - goal::upkeep(w, s) * share / 100;
    let spread = 100 + budget.max(0) * 6 / 100;
    let x = (budget - cost) * 2000 / spread;
    let likely = 500 + 500 * x / (1000 + x.abs());
    HOPE * likely / 1000 - cost * w.style.goal / 100 + if cost == 0 { 2000 } else { 0 }
}

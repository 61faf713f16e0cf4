//! What a turn in thought is worth: points now, the best use of the dice to come, the scenario, the place.

use super::{
    goal,
    sheet::{Sheet, kind, slot},
    world::{CHART, CRYSTAL, KINDS, LIZARD, MASK, SMOKE, World},
};
use crate::{
    content::Check,
    ids::{Item, Resource},
};

/// Points for having met the scenario, far above any score of a day.
const MET: i32 = 11_000;
/// Points for being likely to meet it.
const HOPE: i32 = 7_000;
/// What a missing unit of survival beyond the hearts costs.
const DEATH: i32 = 900;

const FOOD: usize = 3;
const WATER: usize = 4;

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
    (now / 100, best_future(w, s, budget) / 100)
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
    if w.thirst_tonight {
        eat(&mut s, WATER);
    }
    if w.hunger_tonight {
        eat(&mut s, FOOD);
    }
    if w.sinks.get(usize::from(s.at)).copied().unwrap_or(false) {
        s.health -= 1;
    }
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
    sum += best_future(w, &s, budget) * w.style.trust / 100;
    if has_goals {
        sum += scenario(w, &s, met, budget);
    }
    sum + place(w, &s)
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

/// What a game can be built on: tools that double, plans of structures, the raft.
const FOUNDATIONS: [Item; 7] = [
    Item::Axe,
    Item::Knife,
    Item::Pot,
    Item::Flask,
    Item::Tent,
    Item::Campfire,
    Item::Raft,
];

/// The best use of the dice to come over the courses worth a thought.
fn best_future(w: &World<'_>, s: &Sheet, budget: i32) -> i32 {
    let worth = w.courses.iter().map(|course| future(w, s, budget, *course));
    worth.max().unwrap_or(0)
}

/// The courses worth a thought: what to make first of all, as bits by foundation.
pub(super) fn courses(w: &World<'_>, s: &Sheet) -> Vec<u8> {
    let budget = (w.days + 1) * 4 * w.style.use_of_dice;
    let done = |at: usize| {
        let item = FOUNDATIONS[at];
        s.has(item) || ((4..6).contains(&at) && s.plans[slot(item)] == w.card(item).plan)
    };
    let mut list: Vec<(i32, u8)> = (0..1u8 << FOUNDATIONS.len())
        .filter(|course| (0..FOUNDATIONS.len()).all(|at| course >> at & 1 == 0 || !done(at)))
        .map(|course| (-future(w, s, budget, course), course))
        .collect();
    list.sort_unstable();
    let mut kept: Vec<u8> = list
        .into_iter()
        .take(w.style.courses)
        .map(|(_, c)| c)
        .collect();
    if !kept.contains(&0) {
        kept.push(0);
    }
    kept
}

/// The dice to come, and what is spent of them.
struct Budget<'a, 'b> {
    w: &'a World<'b>,
    s: Sheet,
    dice: i32,
    /// Dice for a unit of each resource.
    unit: [i32; 5],
    /// What the next field of each resource takes beyond that, seen from where the pawn stands.
    first: [i32; 5],
    /// Units that the island still gives.
    supply: [i32; 5],
    gain: i32,
}

impl Budget<'_, '_> {
    /// Draws the plan of a structure, or makes anything else; `None` when it cannot be.
    fn found(&mut self, item: Item) -> Option<()> {
        match item {
            Item::Tent | Item::Campfire => {
                let card = self.w.card(item);
                let open = card.plan & !self.s.plans[slot(item)];
                self.dice -= i32::try_from(open.count_ones()).unwrap_or(0) * self.w.style.r#box;
                self.s.plans[slot(item)] = card.plan;
            }
            Item::Pickaxe
            | Item::Axe
            | Item::Knife
            | Item::Pot
            | Item::Flask
            | Item::Bow
            | Item::Raft => {
                if !self.s.has(item) {
                    // Its own doubling comes too late for the tool itself, and for the walk to its parts.
                    let cost = self.item(item)? + self.w.style.tool;
                    self.make(item, cost);
                }
            }
        }
        Some(())
    }

    /// Dice that an item takes; `None` when the island does not give enough.
    fn item(&self, item: Item) -> Option<i32> {
        let card = self.w.card(item);
        let open = card.plan & !self.s.plans[slot(item)];
        let boxes = i32::try_from(open.count_ones()).unwrap_or(0);
        let mut dice = boxes * self.w.style.r#box;
        for r in 0..5 {
            let missing = (card.cost[r] - self.s.stock[r]).max(0);
            if missing > self.supply[r] {
                return None;
            }
            dice += missing * self.unit[r];
            if missing > 0 {
                dice += self.first[r];
            }
        }
        Some(dice)
    }

    fn make(&mut self, item: Item, dice: i32) {
        let card = self.w.card(item);
        for r in 0..5 {
            let missing = (card.cost[r] - self.s.stock[r]).max(0);
            self.supply[r] -= missing;
            self.s.stock[r] -= card.cost[r] - missing;
            if missing > 0 {
                self.first[r] = 0;
            }
        }
        self.s.plans[slot(item)] = card.plan;
        self.s.made |= 1 << slot(item);
        self.dice -= dice;
        self.gain += card.vp;
    }

    /// Pays what nights ask; hearts above the needed ones may be spent.
    fn survive(&mut self, hearts: i32) {
        let short = |need: i32, have: i32| (need - have).max(0);
        let mut water = short(self.w.thirst, self.s.stock[WATER]);
        let mut food = short(self.w.hunger, self.s.stock[FOOD]);
        let mut hearts = hearts;
        while hearts > 0 && water + food > 0 {
            hearts -= 1;
            if food == 0 || (water > 0 && self.unit[WATER] >= self.unit[FOOD]) {
                water -= 1;
            } else {
                food -= 1;
            }
        }
        self.s.stock[WATER] = short(self.s.stock[WATER], self.w.thirst);
        self.s.stock[FOOD] = short(self.s.stock[FOOD], self.w.hunger);
        for (units, what) in [(water, WATER), (food, FOOD)] {
            let there = units.min(self.supply[what]);
            if there > 0 {
                self.dice -= self.first[what];
            }
            let paid = there.min(self.dice.max(0) / self.unit[what].max(1));
            self.dice -= paid * self.unit[what];
            self.gain -= (units - paid) * DEATH;
        }
    }
}

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

/// Greedy use of the dice after laying some foundations.
fn future(w: &World<'_>, s: &Sheet, dice: i32, course: u8) -> i32 {
    let chosen = |item: Item| (0..7).any(|at| course >> at & 1 == 1 && FOUNDATIONS[at] == item);
    let mut unit = [w.style.unit; 5];
    let mut supply: [i32; 5] = std::array::from_fn(|r| w.left[r] * w.style.supply / 100);
    for r in Resource::ALL {
        let doubler = match r {
            Resource::Wood => Item::Axe,
            Resource::Rope => Item::Knife,
            Resource::Stone => Item::Pickaxe,
            Resource::Food => Item::Pot,
            Resource::Water => Item::Flask,
        };
        if s.has(doubler) || chosen(doubler) {
            unit[kind(r)] = w.style.doubled;
            supply[kind(r)] *= 2;
        }
    }
    let mut b = Budget {
        w,
        s: *s,
        dice,
        first: std::array::from_fn(|r| near(w, w.chain(s, r, 1), w.style.unit)),
        unit,
        supply,
        gain: 0,
    };
    for (at, item) in FOUNDATIONS.into_iter().enumerate() {
        if course >> at & 1 == 1 && (b.found(item).is_none() || b.dice < 0) {
            return i32::MIN / 4;
        }
    }
    let last = i32::from(w.charter.goals.is_empty());
    b.survive((s.health - 1 - goal::hearts(w)).min(w.style.skips) + last);
    if b.dice <= 0 {
        return b.gain;
    }
    spend(&mut b);
    b.gain
}

/// How much more a thing takes from here than usual; far from the end all ways even out.
fn near(w: &World<'_>, really: i32, usually: i32) -> i32 {
    let soon = (w.style.soon - w.days).clamp(w.style.soon / 3, w.style.soon);
    (really - usually) * soon / w.style.soon.max(1)
}

fn spend(b: &mut Budget<'_, '_>) {
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

/// How well the pawn stands for what is still wanted.
fn place(w: &World<'_>, s: &Sheet) -> i32 {
    standing(w, s, s.at)
}

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

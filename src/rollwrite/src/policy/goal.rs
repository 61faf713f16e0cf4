//! The scenario in thought: whether it is met, and how many dice it still takes.

use super::{
    sheet::{Sheet, kind, slot},
    value::charted,
    world::{CHART, CRYSTAL, KINDS, LIZARD, MASK, SMOKE, World},
};
use crate::{
    content::{Check, Goal},
    ids::{Item, Resource, Task},
};

fn tools(s: &Sheet) -> i32 {
    i32::try_from(Item::TOOLS.iter().filter(|t| s.has(**t)).count()).unwrap_or(0)
}

fn marks(s: &Sheet, task: Task) -> i32 {
    match task {
        Task::Crystal => s.crystals,
        Task::Mask => s.masks,
        Task::Smoke => s.smokes,
        Task::Chart => charted(s),
    }
}

/// Own campfires that lie far enough from each other, counted greedily.
fn spread(w: &World<'_>, s: &Sheet, distance: u8) -> i32 {
    let mut kept: Vec<u16> = Vec::new();
    for fire in s.fires.iter() {
        if kept.iter().all(|k| w.apart(*k, fire) >= distance) {
            kept.push(fire);
        }
    }
    i32::try_from(kept.len()).unwrap_or(0)
}

/// Whether all conditions hold.
pub(super) fn met(w: &World<'_>, s: &Sheet) -> bool {
    w.charter.goals.iter().all(|g| one(w, s, g))
}

fn one(w: &World<'_>, s: &Sheet, goal: &Goal) -> bool {
    match goal {
        Goal::Own(item) => s.has(*item),
        Goal::Tools(n) => tools(s) >= i32::from(*n),
        Goal::Tents(n) => s.tents.count() >= i32::from(*n),
        Goal::Campfires(n) => s.fires.count() >= i32::from(*n),
        Goal::Marks { task, count } => marks(s, *task) >= i32::from(*count),
        Goal::LizardPoints(n) => s.lizard_points >= i32::from(*n),
        Goal::Hold { resource, units } => s.stock[kind(*resource)] >= i32::from(*units),
        Goal::Survival(n) => s.survival >= i32::from(*n),
        Goal::Health(n) => s.health >= i32::from(*n),
        Goal::AtSea => w.sea.get(usize::from(s.at)).copied().unwrap_or(false),
        Goal::FiresApart { count, distance } => spread(w, s, *distance) >= i32::from(*count),
    }
}

/// Hearts above the last that must be kept.
pub(super) fn hearts(w: &World<'_>) -> i32 {
    let least = w.charter.goals.iter().map(|g| match g {
        Goal::Health(n) => i32::from(*n) - 1,
        Goal::Own(_)
        | Goal::Tools(_)
        | Goal::Tents(_)
        | Goal::Campfires(_)
        | Goal::Marks { .. }
        | Goal::LizardPoints(_)
        | Goal::Hold { .. }
        | Goal::Survival(_)
        | Goal::AtSea
        | Goal::FiresApart { .. } => 0,
    });
    least.max().unwrap_or(0)
}

/// What is still needed, gathered over all conditions.
#[derive(Default)]
struct Needs {
    boxes: i32,
    stock: [i32; 5],
    dice: i32,
    planned: u16,
}

impl Needs {
    fn item(&mut self, w: &World<'_>, s: &Sheet, item: Item, copies: i32) {
        let card = w.card(item);
        if self.planned & 1 << slot(item) == 0 {
            self.planned |= 1 << slot(item);
            let open = card.plan & !s.plans[slot(item)];
            self.boxes += i32::try_from(open.count_ones()).unwrap_or(0);
        }
        for r in 0..5 {
            self.stock[r] += card.cost[r] * copies;
        }
    }

    fn own(&mut self, w: &World<'_>, s: &Sheet, item: Item) {
        if !s.has(item) {
            self.item(w, s, item, 1);
        }
    }
}

/// Dice, in hundredths, that the scenario still takes; `None` when it cannot be met any more.
pub(super) fn cost(w: &World<'_>, s: &Sheet) -> Option<i32> {
    let mut needs = Needs::default();
    for goal in &w.charter.goals {
        if !one(w, s, goal) || matches!(goal, Goal::Hold { .. } | Goal::Health(_)) {
            need(w, s, goal, &mut needs)?;
        }
    }
    let mut dice = needs.boxes * w.style.r#box + needs.dice;
    for r in Resource::ALL {
        let missing = (needs.stock[kind(r)] - s.stock[kind(r)]).max(0);
        let doubler = match r {
            Resource::Wood => Item::Axe,
            Resource::Rope => Item::Knife,
            Resource::Stone => Item::Pickaxe,
            Resource::Food => Item::Pot,
            Resource::Water => Item::Flask,
        };
        let has = s.has(doubler);
        // The last fields of a kind lie far: real ways count half.
        let fields = |count: i32, unit: i32| (w.chain(s, kind(r), count) + missing * unit) / 2;
        let half = (missing + 1) / 2;
        dice += match (missing, has) {
            (0, _) => 0,
            (_, true) => fields(half, w.style.doubled),
            (_, false) => {
                let tool = fields(half, w.style.doubled) + tool_cost(w, s, &needs.stock, doubler);
                fields(missing, w.style.unit).min(tool)
            }
        };
    }
    Some(dice)
}

/// Dice that a tool still takes beside what the goals need themselves.
fn tool_cost(w: &World<'_>, s: &Sheet, needed: &[i32; 5], item: Item) -> i32 {
    let card = w.card(item);
    let boxes = (card.plan & !s.plans[slot(item)]).count_ones();
    let units: i32 = (0..5)
        .map(|r| (card.cost[r] - (s.stock[r] - needed[r]).max(0)).max(0))
        .sum();
    i32::try_from(boxes).unwrap_or(0) * w.style.r#box + units * w.style.unit
}

/// Dice that the nights until the end take, some of them met with hearts.
pub(super) fn upkeep(w: &World<'_>, s: &Sheet) -> i32 {
    let water = (w.thirst - s.stock[kind(Resource::Water)]).max(0);
    let food = (w.hunger - s.stock[kind(Resource::Food)]).max(0);
    let unit = |tool| {
        if s.has(tool) {
            w.style.doubled
        } else {
            w.style.unit
        }
    };
    let spared = (s.health - 1 - hearts(w)).max(0) * w.style.unit;
    (water * unit(Item::Flask) + food * unit(Item::Pot) - spared).max(0)
}

fn need(w: &World<'_>, s: &Sheet, goal: &Goal, needs: &mut Needs) -> Option<()> {
    let task = w.style.task;
    match goal {
        Goal::Own(item) => needs.own(w, s, *item),
        Goal::Tools(n) => {
            let mut open: Vec<(i32, Item)> = Item::TOOLS
                .into_iter()
                .filter(|t| !s.has(*t))
                .map(|t| {
                    let boxes = (w.card(t).plan & !s.plans[slot(t)]).count_ones();
                    (i32::try_from(boxes).unwrap_or(0), t)
                })
                .collect();
            open.sort_unstable();
            let missing = usize::try_from(i32::from(*n) - tools(s)).unwrap_or(0);
            for (_, item) in open.into_iter().take(missing) {
                needs.item(w, s, item, 1);
            }
        }
        Goal::Tents(n) => {
            let copies = i32::from(*n) - s.tents.count();
            needs.item(w, s, Item::Tent, copies);
            needs.dice += copies * 50;
        }
        Goal::Campfires(n) => {
            let copies = i32::from(*n) - s.fires.count();
            needs.item(w, s, Item::Campfire, copies);
            needs.dice += copies * 50;
        }
        Goal::FiresApart { count, distance } => {
            let copies = i32::from(*count) - spread(w, s, *distance);
            needs.item(w, s, Item::Campfire, copies);
            needs.dice += copies * 120;
        }
        Goal::Marks { task: of, count } => {
            let missing = i32::from(*count) - marks(s, *of);
            let (left, each) = match of {
                Task::Crystal => (w.left[CRYSTAL], task * (7 + i32::from(w.least_crystal)) / 8),
                Task::Mask => (w.left[MASK], task),
                Task::Smoke => (w.left[SMOKE], task + 100),
                Task::Chart => (w.left[CHART], task + 30),
            };
            let taken = s
                .taken
                .iter()
                .filter(|t| w.kind_at(**t) == Some(mark_kind(*of)))
                .count();
            if missing > left - i32::try_from(taken).unwrap_or(0) {
                return None;
            }
            if *of == Task::Smoke {
                needs.own(w, s, Item::Campfire);
            }
            needs.dice += missing * each;
        }
        Goal::LizardPoints(n) => {
            needs.own(w, s, Item::Bow);
            needs.dice += (i32::from(*n) - s.lizard_points).max(0) * task / 4;
        }
        Goal::Hold { resource, units } => {
            // What nights take until the end comes on top where only the end counts.
            let nights = match (w.charter.check, resource) {
                (Check::AtEnd, Resource::Water) => w.thirst,
                (Check::AtEnd, Resource::Food) => w.hunger,
                (Check::AtEnd | Check::AnyTime, _) => 0,
            };
            needs.stock[kind(*resource)] += i32::from(*units) + nights;
        }
        Goal::Survival(n) => needs.dice += (i32::from(*n) - s.survival).max(0) * 140,
        Goal::Health(n) => {
            if s.health < i32::from(*n) {
                return None;
            }
            let spare = s.health - i32::from(*n);
            let mut short = (w.thirst - s.stock[kind(Resource::Water)]).max(0)
                + (w.hunger - s.stock[kind(Resource::Food)]).max(0);
            short = (short - spare).max(0);
            needs.dice += short * w.style.doubled;
        }
        Goal::AtSea => {
            let steps = (0u16..)
                .zip(&w.sea)
                .filter(|(_, sea)| **sea)
                .map(|(at, _)| w.steps(s.at, at))
                .min()
                .unwrap_or(12);
            needs.dice += i32::from(steps.min(12)) * 30;
        }
    }
    Some(())
}

pub(super) fn mark_kind(task: Task) -> usize {
    match task {
        Task::Crystal => CRYSTAL,
        Task::Mask => MASK,
        Task::Smoke => SMOKE,
        Task::Chart => CHART,
    }
}

/// Makes what the scenario asks for pull harder.
pub(super) fn pull(w: &World<'_>, s: &Sheet, weights: &mut [i32; KINDS]) {
    for goal in w.charter.goals.iter().filter(|g| !one(w, s, g)) {
        match goal {
            Goal::Marks { task, .. } => {
                if *task != Task::Smoke || s.has(Item::Campfire) {
                    weights[mark_kind(*task)] += 120;
                }
            }
            Goal::LizardPoints(_) if s.has(Item::Bow) => weights[LIZARD] += 120,
            Goal::Hold { resource, .. } => weights[kind(*resource)] += 60,
            Goal::LizardPoints(_)
            | Goal::Own(_)
            | Goal::Tools(_)
            | Goal::Tents(_)
            | Goal::Campfires(_)
            | Goal::Survival(_)
            | Goal::Health(_)
            | Goal::AtSea
            | Goal::FiresApart { .. } => {}
        }
    }
}

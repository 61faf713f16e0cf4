//! The steps a turn is made of: walk and take, walk and hunt, walk and build, fill a box, walk to a good place.

use super::{
    sheet::{Sheet, slot},
    value,
    world::{FAR, World},
};
use crate::{
    command::{Command, Shift},
    content::Goal,
    ids::{Feature, Item, Resource},
};

/// Fields tried for building and for standing at the end.
const PLACES: usize = 4;

/// What a step orders, in order.
pub(super) type Orders = Vec<Command>;

/// Receives the turns that a step leads to.
pub(super) trait Sink {
    fn take(&mut self, sheet: Sheet, orders: Orders);
}

/// All ways to spend some of these dice on walking, so that none of the dice is needless.
struct Ways {
    sets: Vec<(u8, u8)>,
}

impl Ways {
    fn new(sheet: &Sheet) -> Self {
        let free = (0..4).fold(0u8, |set, d| set | u8::from(sheet.dice[d] > 0) << d);
        let sum = |set: u8| {
            (0..4)
                .filter(|d| set >> d & 1 == 1)
                .map(|d| sheet.dice[d])
                .sum()
        };
        let sets = (0..16u8)
            .filter(|set| set & !free == 0)
            .map(|set| (set, sum(set)));
        Self {
            sets: sets.collect(),
        }
    }

    /// The sets that reach so far and would not without any one of their dice.
    fn to<'a>(&'a self, sheet: &'a Sheet, steps: u8) -> impl Iterator<Item = u8> + 'a {
        self.sets.iter().filter_map(move |(set, sum)| {
            let lean = (0..4).all(|d| set >> d & 1 == 0 || sum - sheet.dice[d] < steps);
            (*sum >= steps && lean).then_some(*set)
        })
    }
}

fn walked(w: &World<'_>, sheet: &Sheet, set: u8, to: u16) -> (Sheet, Orders) {
    let mut next = *sheet;
    next.at = to;
    let mut dice = Vec::new();
    for d in 0..4u8 {
        if set >> d & 1 == 1 {
            next.spend(usize::from(d));
            dice.push(d);
        }
    }
    let mut orders = Vec::new();
    if !dice.is_empty()
        && let Some(to) = w.hexes.get(usize::from(to))
    {
        orders.push(Command::Walk {
            dice,
            to: *to,
            cross: 0,
        });
    }
    (next, orders)
}

/// The free dice with different values.
fn distinct(sheet: &Sheet) -> impl Iterator<Item = (u8, u8)> + '_ {
    (0u8..).zip(sheet.dice).filter(move |(d, value)| {
        *value > 0 && !sheet.dice.iter().take(usize::from(*d)).any(|v| v == value)
    })
}

/// A die that shows a value, as it is, turned by a survival point, or set by a mask.
fn showing(w: &World<'_>, sheet: &Sheet, value: u8) -> Vec<(u8, Sheet, Orders)> {
    let mut list: Vec<(u8, Sheet, Orders)> = Vec::new();
    for (die, shown) in distinct(sheet) {
        let up = (value + 6 - shown) % 6;
        let mut next = *sheet;
        let mut orders = Vec::new();
        if up != 0 {
            if sheet.survival < 1 || w.no_shift || (up != 1 && up != 5) {
                continue;
            }
            let way = if up == 1 { Shift::Up } else { Shift::Down };
            next.survival -= 1;
            next.dice[usize::from(die)] = value;
            orders.push(Command::Shift { die, way });
        }
        list.push((die, next, orders));
    }
    if list.is_empty() && sheet.masks > 0 {
        for (die, _) in distinct(sheet) {
            let mut next = *sheet;
            next.masks -= 1;
            next.dice[usize::from(die)] = value;
            list.push((die, next, vec![Command::Mask { die, value }]));
        }
    }
    list
}

/// Every turn that one step leads to.
pub(super) fn expand(w: &World<'_>, sheet: &Sheet, sink: &mut impl Sink) {
    plans(w, sheet, sink);
    let ways = Ways::new(sheet);
    for at in 0..w.count {
        let Ok(at) = u16::try_from(at) else { break };
        let Some(feature) = w.offer(sheet, at) else {
            continue;
        };
        let steps = w.steps(sheet.at, at);
        if steps == FAR || !wanted(w, sheet, feature) {
            continue;
        }
        for set in ways.to(sheet, steps) {
            let (there, orders) = walked(w, sheet, set, at);
            act(w, &there, &orders, feature, sink);
        }
    }
    builds(w, sheet, &ways, sink);
    seas(w, sheet, &ways, sink);
}

/// Leaves out what no rule lets be taken now.
fn wanted(w: &World<'_>, s: &Sheet, feature: Feature) -> bool {
    match feature {
        Feature::Mask => s.mask_boxes < i32::from(w.catalog.rules.mask_boxes),
        Feature::Smoke => s.has(Item::Campfire),
        Feature::Chart => value::charted(s) < 4,
        Feature::Lizard { .. } => s.has(Item::Bow),
        Feature::Crystal | Feature::Gather { .. } => true,
        Feature::Empty | Feature::Sea | Feature::Palm => false,
    }
}

fn act(w: &World<'_>, s: &Sheet, orders: &Orders, feature: Feature, sink: &mut impl Sink) {
    let take =
        |mut next: Sheet, mut orders: Orders, die: u8, sink: &mut dyn FnMut(Sheet, Orders)| {
            next.spend(usize::from(die));
            next.use_up(next.at);
            orders.push(Command::Take { die });
            sink(next, orders);
        };
    let mut push = |sheet: Sheet, orders: Orders| sink.take(sheet, orders);
    match feature {
        Feature::Gather { resource, value } => {
            for (die, shown) in distinct(s) {
                let mut next = *s;
                let units = if doubled(s, resource) { 2 } else { 1 };
                next.stock[super::sheet::kind(resource)] += units;
                next.survival += i32::from(shown == value);
                take(next, orders.clone(), die, &mut push);
            }
        }
        Feature::Crystal => {
            for (die, _) in distinct(s).filter(|(_, v)| *v >= w.least_crystal) {
                let mut next = *s;
                next.crystals += 1;
                take(next, orders.clone(), die, &mut push);
            }
        }
        Feature::Mask => {
            for (die, _) in distinct(s) {
                let mut next = *s;
                next.masks += 1;
                next.mask_boxes += 1;
                take(next, orders.clone(), die, &mut push);
            }
        }
        Feature::Smoke => {
            let values = if s.smoke_value == 0 {
                1..=6
            } else {
                s.smoke_value..=s.smoke_value
            };
            for value in values {
                if s.smoke_value == 0 && !s.dice.contains(&value) {
                    continue;
                }
                for (die, mut next, more) in showing(w, s, value) {
                    next.smokes += 1;
                    next.smoke_value = value;
                    let orders = [orders.as_slice(), more.as_slice()].concat();
                    take(next, orders, die, &mut push);
                }
            }
        }
        Feature::Chart => {
            for value in &w.catalog.rules.chart {
                if s.charted & 1 << (value & 7) != 0 {
                    continue;
                }
                for (die, mut next, more) in showing(w, s, *value) {
                    next.charted |= 1 << (value & 7);
                    let orders = [orders.as_slice(), more.as_slice()].concat();
                    take(next, orders, die, &mut push);
                }
            }
        }
        Feature::Lizard { value } => {
            let fits = (0u8..).zip(s.dice).filter(|(_, v)| *v >= value);
            let Some((with, _)) = fits.min_by_key(|(_, v)| *v) else {
                return;
            };
            let Some(Command::Walk { dice, to, cross }) = orders.last().cloned() else {
                return;
            };
            let mut next = *s;
            next.spend(usize::from(with));
            next.use_up(next.at);
            next.lizard_points += i32::from(value);
            next.stock[3] += i32::from(w.catalog.rules.lizard_food);
            push(
                next,
                vec![Command::Hunt {
                    dice,
                    to,
                    cross,
                    with,
                }],
            );
        }
        Feature::Empty | Feature::Sea | Feature::Palm => {}
    }
}

fn doubled(s: &Sheet, resource: Resource) -> bool {
    s.has(match resource {
        Resource::Wood => Item::Axe,
        Resource::Rope => Item::Knife,
        Resource::Stone => Item::Pickaxe,
        Resource::Food => Item::Pot,
        Resource::Water => Item::Flask,
    })
}

/// Boxes of plans that the free dice can fill.
fn plans(w: &World<'_>, s: &Sheet, sink: &mut impl Sink) {
    for item in Item::ALL {
        if s.has(item) {
            continue;
        }
        let card = w.card(item);
        let open = card.plan & !s.plans[slot(item)];
        for value in (1..=6u8).filter(|v| open >> v & 1 == 1) {
            for (die, mut next, mut orders) in showing(w, s, value) {
                next.plans[slot(item)] |= 1 << value;
                next.spend(usize::from(die));
                orders.push(Command::Plan { die, item });
                sink.take(next, orders);
            }
        }
    }
}

fn affordable(w: &World<'_>, s: &Sheet, item: Item) -> bool {
    let card = w.card(item);
    s.plans[slot(item)] == card.plan && (0..5).all(|r| s.stock[r] >= card.cost[r])
}

fn paid(w: &World<'_>, s: &Sheet, item: Item) -> Sheet {
    let mut next = *s;
    for (have, cost) in next.stock.iter_mut().zip(w.card(item).cost) {
        *have -= cost;
    }
    next.made |= 1 << slot(item);
    match item {
        Item::Tent => next.tents.push(s.at),
        Item::Campfire => next.fires.push(s.at),
        Item::Pickaxe
        | Item::Axe
        | Item::Knife
        | Item::Pot
        | Item::Flask
        | Item::Bow
        | Item::Raft => {}
    }
    next
}

/// What can be made where the pawn stands.
pub(super) fn makes(w: &World<'_>, s: &Sheet) -> Vec<(Sheet, Item)> {
    Item::ALL
        .into_iter()
        .filter(|item| affordable(w, s, *item))
        .filter(|item| match item {
            Item::Tent | Item::Campfire => w.room(s, *item, s.at),
            Item::Pickaxe
            | Item::Axe
            | Item::Knife
            | Item::Pot
            | Item::Flask
            | Item::Bow
            | Item::Raft => !s.has(*item),
        })
        .map(|item| (paid(w, s, item), item))
        .collect()
}

/// Walks to open ground to put something up there.
fn builds(w: &World<'_>, s: &Sheet, ways: &Ways, sink: &mut impl Sink) {
    for item in [Item::Tent, Item::Campfire] {
        if !affordable(w, s, item) {
            continue;
        }
        let fits = |at: &u16| w.room(s, item, *at) && !w.sinks[usize::from(*at)];
        for at in nearest(w, s, fits, item == Item::Campfire && w.fires_wanted > 0) {
            for set in ways.to(s, w.steps(s.at, at)) {
                let (there, mut orders) = walked(w, s, set, at);
                orders.push(Command::Craft(item));
                sink.take(paid(w, &there, item), orders);
            }
        }
    }
}

/// The nearest fields that fit; among equals those with more around them, or the most remote first.
fn nearest(w: &World<'_>, s: &Sheet, fits: impl Fn(&u16) -> bool, many: bool) -> Vec<u16> {
    let reach: u8 = s.dice.iter().sum();
    let mut list: Vec<(u8, i32, u16)> = (0..w.count)
        .filter_map(|at| u16::try_from(at).ok())
        .filter(fits)
        .map(|at| {
            (
                w.steps(s.at, at),
                -w.pull[usize::from(at)].iter().sum::<i32>(),
                at,
            )
        })
        .filter(|(steps, ..)| *steps <= reach)
        .collect();
    list.sort_unstable();
    let count = if many { 3 * PLACES } else { PLACES };
    list.into_iter().take(count).map(|(_, _, at)| at).collect()
}

/// Walks to the sea where the scenario asks for it.
fn seas(w: &World<'_>, s: &Sheet, ways: &Ways, sink: &mut impl Sink) {
    if !w.charter.goals.contains(&Goal::AtSea) {
        return;
    }
    let sea = |at: &u16| w.sea[usize::from(*at)] && w.stands(*at);
    for at in nearest(w, s, sea, false) {
        for set in ways.to(s, w.steps(s.at, at)).filter(|set| *set != 0) {
            let (there, orders) = walked(w, s, set, at);
            sink.take(there, orders);
        }
    }
}

/// The end of the turn: stay, or spend what is left on a walk to a better place.
pub(super) fn rest(w: &World<'_>, s: &Sheet, sink: &mut impl Sink) {
    let mut still = *s;
    still.dice = [0; 4];
    sink.take(still, Vec::new());
    let ways = Ways::new(s);
    let Some((set, sum)) = ways.sets.last().copied().filter(|(_, sum)| *sum > 0) else {
        return;
    };
    let here = value::standing(w, s, s.at);
    let mut list: Vec<(i32, u16)> = (0..w.count)
        .filter_map(|at| u16::try_from(at).ok())
        .filter(|at| w.steps(s.at, *at) <= sum && w.stands(*at))
        .map(|at| (value::standing(w, s, at), at))
        .filter(|(worth, _)| *worth > here)
        .collect();
    list.sort_unstable_by_key(|(worth, at)| (std::cmp::Reverse(*worth), *at));
    for (_, at) in list.into_iter().take(2) {
        let (there, orders) = walked(w, s, set, at);
        sink.take(there, orders);
    }
}

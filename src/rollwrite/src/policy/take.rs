//! What can be taken or hunted on the field that a pawn walks to.

use super::{
    sheet::Sheet,
    steps::{Orders, Sink, distinct, showing},
    value::charted,
    world::World,
};
use crate::{
    command::Command,
    ids::{Feature, Item, Resource},
};

/// Leaves out what no rule lets be taken now.
pub(super) fn wanted(w: &World<'_>, s: &Sheet, feature: Feature) -> bool {
    match feature {
        Feature::Mask => s.mask_boxes < i32::from(w.catalog.rules.mask_boxes),
        Feature::Smoke => s.has(Item::Campfire),
        Feature::Chart => charted(s) < 4,
        Feature::Lizard { .. } => s.has(Item::Bow),
        Feature::Crystal | Feature::Gather { .. } => true,
        Feature::Empty | Feature::Sea | Feature::Palm => false,
    }
}

pub(super) fn act(
    w: &World<'_>,
    s: &Sheet,
    orders: &Orders,
    feature: Feature,
    sink: &mut impl Sink,
) {
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

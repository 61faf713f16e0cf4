//! Filling plans, and making and putting up what they are for.

use super::{
    sheet::{Sheet, slot},
    steps::{Sink, Ways, nearest, showing, walked},
    world::World,
};
use crate::{command::Command, ids::Item};

/// Boxes of plans that the free dice can fill.
pub(super) fn plans(w: &World<'_>, s: &Sheet, sink: &mut impl Sink) {
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
pub(super) fn builds(w: &World<'_>, s: &Sheet, ways: &Ways, sink: &mut impl Sink) {
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

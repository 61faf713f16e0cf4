//! The nine craft cards: which die values of the plan are still open, what is still to be paid, what is made.

use castaway_kernel::Seat;
use castaway_rollwrite::{
    content::ItemDef,
    ids::{Item, Resource, Task},
    view::Player,
};

use super::{
    Scene,
    art::{self, Sign},
};
use crate::{
    board::{Area, count},
    font::Typeface,
    icons::{Icon, Tint},
    palette,
    svg::{Ink, Type},
};

/// Height of the cards.
pub(super) const HEIGHT: f32 = 3.0 * 104.0 + 2.0 * 10.0;

pub(super) fn draw(s: &mut Scene<'_>, area: Area, seat: Seat, player: &Player) {
    let items = &s.input.catalog.items;
    for (i, item) in items.iter().enumerate().take(9) {
        let cell = area.row(i / 3, 3, 10.0).column(i % 3, 3, 12.0);
        one(s, cell, item, seat, player);
    }
}

/// Whether an item is made for each copy anew.
fn repeats(item: Item) -> bool {
    match item {
        Item::Tent | Item::Campfire => true,
        Item::Pickaxe
        | Item::Axe
        | Item::Knife
        | Item::Pot
        | Item::Flask
        | Item::Bow
        | Item::Raft => false,
    }
}

/// An exclamation mark: this can be made.
fn waits(s: &mut Scene<'_>, x: f32, y: f32) {
    s.c.circle(x, y, 17.0, Ink::fill("#a8690a"));
    s.c.line(x, y - 9.0, x, y + 2.0, Ink::line(palette::WHITE, 5.0));
    s.c.circle(x, y + 9.5, 2.8, Ink::fill(palette::WHITE));
}

/// Whether a player could make it now, as far as the sheet says.
fn ready(item: &ItemDef, player: &Player) -> bool {
    let planned = player.plans.get(&item.id);
    let filled = |value| planned.is_some_and(|p| p.contains(value));
    let may = if player.made.contains(&item.id) {
        repeats(item.id)
    } else {
        item.plan.iter().all(filled)
    };
    may && player.stock.covers(&item.cost)
}

fn one(s: &mut Scene<'_>, area: Area, item: &ItemDef, seat: Seat, player: &Player) {
    let made = player.made.contains(&item.id);
    let copies = s
        .input
        .view
        .structures
        .iter()
        .filter(|b| b.owner == seat && b.item == item.id)
        .count();
    let ready = ready(item, player);
    let ink = if ready {
        Ink::fill(palette::STRAW).edge(palette::GOLD, 4.0)
    } else if made {
        Ink::fill(palette::SAGE).edge(palette::GREEN, 3.0)
    } else {
        Ink::fill(palette::PAPER).edge(palette::LINE, 2.0)
    };
    s.c.rect(area.x, area.y, area.w, area.h, 14.0, ink);
    art::item(item.id).draw(
        &mut s.c,
        area.x + 46.0,
        area.y + area.h / 2.0,
        68.0,
        Tint::Own,
    );
    if ready {
        waits(s, area.x + 21.0, area.y + 22.0);
    } else if made {
        s.c.icon(Icon::Check, area.x + 21.0, area.y + 22.0, 34.0);
    }
    let left = area.x + 86.0;
    let right = area.right() - 12.0;
    let base = area.y + 41.0;
    let mut end = right;
    if !made || repeats(item.id) {
        end = price(s, right, base - 12.0, item, player) - 8.0;
    }
    let name = s.input.labels.item(item.id);
    let name = if repeats(item.id) && copies > 0 {
        format!("{name} ×{copies}")
    } else {
        name
    };
    s.c.fitted(
        left,
        base,
        end - left,
        Type::bold(34.0, palette::INK),
        &name,
    );

    let y = area.bottom() - 32.0;
    let vp = item.vp.to_string();
    s.c.text(right, y + 11.0, Type::bold(32.0, palette::SOFT).end(), &vp);
    let x = right - Typeface::Bold.width(&vp, 32.0) - 18.0;
    s.c.art(&art::CUP, x, y - 1.0, 30.0, Tint::Own);
    let mut after = left;
    if !made {
        after += 47.0 * count(item.plan.len()) + 6.0;
        let filled = player.plans.get(&item.id);
        for (i, value) in item.plan.iter().enumerate() {
            let done = filled.is_some_and(|f| f.contains(value));
            let x = left + 20.0 + 47.0 * count(i);
            if done {
                s.marks.done(x, y, 40.0, &value.to_string());
            } else {
                s.marks.die(x, y, 40.0, *value);
            }
        }
    }
    effect(s, after, y, item);
}

/// What an item is good for, in signs: what it doubles, hunts or allows.
fn effect(s: &mut Scene<'_>, x: f32, y: f32, item: &ItemDef) {
    if let Some(r) = item.doubles {
        s.c.text(x, y + 11.0, Type::bold(30.0, palette::SOFT), "×2");
        art::resource(r).draw(&mut s.c, x + 52.0, y, 36.0, Tint::Own);
        return;
    }
    let sign = match item.id {
        Item::Bow => Sign::Own(&art::LIZARD),
        Item::Campfire => art::task(Task::Smoke),
        Item::Pickaxe
        | Item::Axe
        | Item::Knife
        | Item::Pot
        | Item::Flask
        | Item::Tent
        | Item::Raft => return,
    };
    sign.draw(&mut s.c, x + 18.0, y, 36.0, Tint::Own);
}

/// The price up to a right end; what is not yet there is written in red and underlined. Returns where it begins.
fn price(s: &mut Scene<'_>, right: f32, y: f32, item: &ItemDef, player: &Player) -> f32 {
    let mut x = right;
    let parts = Resource::ALL.into_iter().rev();
    for r in parts.filter(|r| item.cost.get(*r) > 0) {
        let asked = item.cost.get(r);
        let lacking = player.stock.get(r) < asked;
        let text = asked.to_string();
        let colour = if lacking {
            palette::RED
        } else {
            palette::GREEN
        };
        art::resource(r).draw(&mut s.c, x - 17.0, y, 33.0, Tint::Own);
        let wide = Typeface::Bold.width(&text, 30.0);
        let left = x - 37.0 - wide;
        s.c.text(left, y + 11.0, Type::bold(30.0, colour), &text);
        if lacking {
            s.c.line(
                left,
                y + 17.0,
                left + wide,
                y + 17.0,
                Ink::line(palette::RED, 3.0),
            );
        }
        x = left - 7.0;
    }
    x
}

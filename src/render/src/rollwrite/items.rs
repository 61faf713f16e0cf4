//! The nine craft cards: which die values of the plan are still open, what is still to be paid, what is made.

use castaway_kernel::Seat;
use castaway_rollwrite::{
    content::ItemDef,
    ids::{Item, Resource},
    state::Player,
};

use super::{Scene, art, dice};
use crate::{
    board::{Area, count},
    font::Face,
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

fn one(s: &mut Scene<'_>, area: Area, item: &ItemDef, seat: Seat, player: &Player) {
    let made = player.made.contains(&item.id);
    let copies = s
        .input
        .view
        .structures
        .iter()
        .filter(|b| b.owner == seat && b.item == item.id)
        .count();
    let ink = if made {
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
    if made {
        s.c.icon(Icon::Check, area.x + 20.0, area.y + 22.0, 34.0);
    }
    let left = area.x + 90.0;
    let right = area.right() - 12.0;
    let vp = item.vp.to_string();
    let base = area.y + 41.0;
    s.c.text(right, base, Type::bold(32.0, palette::SOFT).end(), &vp);
    let x = right - Face::Bold.width(&vp, 32.0) - 18.0;
    s.c.art(&art::STAR, x, base - 12.0, 28.0, Tint::Own);
    let name = s.input.labels.item(item.id);
    let name = if repeats(item.id) && copies > 0 {
        format!("{name} ×{copies}")
    } else {
        name
    };
    s.c.fitted(
        left,
        base,
        x - 18.0 - left,
        Type::bold(34.0, palette::INK),
        &name,
    );

    let y = area.bottom() - 32.0;
    let mut x = left;
    if !made {
        let filled = player.plans.get(&item.id);
        for value in &item.plan {
            let done = filled.is_some_and(|f| f.contains(value));
            plan(s, x + 20.0, y, *value, done);
            x += 46.0;
        }
        x += 8.0;
    }
    if !made || repeats(item.id) {
        price(s, Area::new(x, y - 20.0, right - x, 40.0), item, player);
    }
}

/// A box of the plan: open as a die, filled with a check.
fn plan(s: &mut Scene<'_>, x: f32, y: f32, value: u8, done: bool) {
    let text = value.to_string();
    if done {
        dice::small(&mut s.c, x, y, 40.0, &text, palette::SAGE, palette::GREEN);
        s.c.icon(Icon::Check, x + 14.0, y - 16.0, 24.0);
    } else {
        dice::small(&mut s.c, x, y, 40.0, &text, palette::WHITE, palette::INK);
    }
}

/// The price; what is not yet there is written in red and underlined.
fn price(s: &mut Scene<'_>, area: Area, item: &ItemDef, player: &Player) {
    let parts: Vec<Resource> = Resource::ALL
        .into_iter()
        .filter(|r| item.cost.get(*r) > 0)
        .collect();
    let step = (area.w / count(parts.len().max(1))).min(66.0);
    let y = area.y + area.h / 2.0;
    for (i, r) in parts.into_iter().enumerate() {
        let asked = item.cost.get(r);
        let lacking = player.stock.get(r) < asked;
        let x = area.right() - step * count(i + 1);
        let x = x + (step - 54.0) / 2.0;
        let text = asked.to_string();
        let colour = if lacking {
            palette::RED
        } else {
            palette::GREEN
        };
        s.c.text(x, y + 11.0, Type::bold(31.0, colour), &text);
        if lacking {
            s.c.line(
                x,
                y + 17.0,
                x + 16.0,
                y + 17.0,
                Ink::line(palette::RED, 3.0),
            );
        }
        art::resource(r).draw(&mut s.c, x + 37.0, y, 34.0, Tint::Own);
    }
}

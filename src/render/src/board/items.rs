//! Inventions, items and finds as chips.

use castaway_robinson::{
    content::Price,
    plan::{Goal, Project},
    task::CardRef,
    view::InventionView,
};

use super::{Area, Scene, count};
use crate::{
    icons::{self, Icon, Tint},
    palette,
    svg::{Ink, Type},
};

/// So many pieces of a price stand one by one.
const MANY: u8 = 3;

/// One chip.
enum Chip<'a> {
    Invention(&'a InventionView),
    /// A find: its card, how it looks, its uses left (0: not counted).
    Find(CardRef, Icon, u8),
}

fn order(invention: &InventionView) -> u8 {
    match (invention.built, invention.pending, invention.ready) {
        (true, _, _) => 0,
        (_, true, _) => 1,
        (_, _, true) => 2,
        _ => 3,
    }
}

fn chips<'a>(s: &Scene<'a>) -> Vec<Chip<'a>> {
    // In the order of the view, so that what is built stays where it was.
    let mut out: Vec<Chip<'a>> = s.view.inventions.iter().map(Chip::Invention).collect();
    for id in &s.view.discoveries {
        out.push(Chip::Find(
            CardRef::Discovery(id.clone()),
            icons::thing(id.as_str()),
            0,
        ));
    }
    for (id, uses) in &s.view.equipment {
        out.push(Chip::Find(
            CardRef::Equipment(id.clone()),
            icons::thing(id.as_str()),
            *uses,
        ));
    }
    for (_, card, uses) in &s.view.kept {
        out.push(Chip::Find(card.clone(), kept(card), *uses));
    }
    out
}

fn kept(card: &CardRef) -> Icon {
    match card {
        CardRef::Mystery(_) => Icon::Chest,
        CardRef::Adventure(..) => Icon::Question,
        CardRef::Invention(id) | CardRef::Discovery(id) | CardRef::Equipment(id) => {
            icons::thing(id.as_str())
        }
        CardRef::Event(_) | CardRef::Wreckage(_) => Icon::Threat,
        CardRef::Beast(_) => Icon::Paw,
        CardRef::Ability(_) | CardRef::Scenario(_) => Icon::Star,
    }
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    let chips = chips(s);
    let tall = 46.0;
    let gap = 8.0;
    // Four columns while they fit, then five, then six.
    let fits = |columns: usize| count(chips.len().div_ceil(columns)) * (tall + gap) - gap <= area.h;
    let columns = [4, 5, 6].into_iter().find(|&c| fits(c)).unwrap_or(6);
    let rows = chips.len().div_ceil(columns).max(1);
    let each = ((area.h + gap) / count(rows) - gap).clamp(26.0, 58.0);
    for (i, chip) in chips.iter().enumerate() {
        let cell = Area {
            y: area.y + count(i / columns) * (each + gap),
            h: each,
            ..area
        }
        .column(i % columns, columns, 10.0);
        match chip {
            Chip::Invention(invention) => one(s, cell, invention),
            Chip::Find(card, icon, uses) => find(s, cell, card, *icon, *uses),
        }
    }
}

fn one(s: &mut Scene<'_>, area: Area, invention: &InventionView) {
    let y = area.y + area.h / 2.0;
    let (ink, text) = match order(invention) {
        0 => (
            Ink::fill(palette::SAGE).edge(palette::GREEN, 3.0),
            palette::INK,
        ),
        1 => (
            Ink::fill(palette::STRAW).edge(palette::GOLD, 3.0),
            palette::INK,
        ),
        2 => (
            Ink::fill(palette::WHITE).edge(palette::SOFT, 2.5),
            palette::INK,
        ),
        _ => (Ink::line(palette::LINE, 2.5).dash("8 7"), palette::SOFT),
    };
    s.c.rect(area.x, area.y, area.w, area.h, 11.0, ink);
    let size = (area.h * 0.74).min(36.0);
    let tint = if order(invention) == 3 {
        Tint::Faint
    } else {
        Tint::Own
    };
    s.c.tinted(
        icons::thing(invention.id.as_str()),
        area.x + 10.0 + size / 2.0,
        y,
        size,
        tint,
    );
    if invention.wanted {
        s.c.icon(Icon::Flag, area.x + 12.0 + size, area.y + 10.0, 20.0);
    }
    let left = area.x + size + 18.0;

    let goal = Goal::Build(Project::Invention(invention.id.clone()));
    let plan = s.view.plan.iter().find(|p| {
        let on = |project: &Project| matches!(project, Project::On(key, _) if *key == invention.id);
        p.what.goal == goal || matches!(&p.what.goal, Goal::Build(project) if on(project))
    });
    let mut right = area.right() - 8.0;
    if let Some(plan) = plan {
        let r = (area.h * 0.38).min(18.0);
        let wide = (r
            * (2.0
                + 1.45 * count(plan.what.pawns.len().max(1) - 1)
                + 1.5 * f32::from(plan.missing))
            + r * 1.4)
            .min(area.w * 0.5);
        s.pawns(right - wide / 2.0, y, r, wide, plan);
        right -= wide;
    } else if invention.built {
        s.c.icon(Icon::Check, right - 14.0, y, 26.0);
        right -= 32.0;
    } else if invention.pending {
        s.c.icon(Icon::Hourglass, right - 14.0, y, 26.0);
        right -= 32.0;
    } else {
        right = needs(s, (left, right), y, invention);
    }
    if let Some(person) = invention
        .owner
        .filter(|_| !invention.built)
        .and_then(|seat| s.view.people.get(usize::from(seat)))
    {
        let id = person.character.as_str();
        s.disc(
            right - 14.0,
            y,
            13.0,
            palette::person(id),
            icons::emblem(id),
        );
        right -= 32.0;
    }
    let name = s.labels.item(&invention.id);
    s.c.fitted(
        left,
        y + 9.0,
        right - left - 4.0,
        Type::bold(25.0, text),
        &name,
    );
}

/// What a Build of it takes, from the right: resources, items, terrain. Returns what is left.
/// What it rests on gives way where the chip is too small for all.
fn needs(s: &mut Scene<'_>, chip: (f32, f32), y: f32, invention: &InventionView) -> f32 {
    let (left, mut right) = chip;
    let size = 27.0;
    let step = 29.0;
    for (i, price) in invention.prices.iter().enumerate().rev() {
        let Price { wood, fur, food } = *price;
        for (n, icon) in [(food, Icon::Food), (fur, Icon::Fur), (wood, Icon::Wood)] {
            // More than three stand as a number.
            for _ in 0..if n > MANY { 1 } else { n } {
                s.c.icon(icon, right - size / 2.0, y, size);
                right -= step;
            }
            if n > MANY {
                let set = Type::bold(24.0, palette::SOFT).end();
                s.c.text(right + 2.0, y + 8.0, set, &n.to_string());
                right -= 16.0;
            }
        }
        if i > 0 {
            s.c.text(
                right + 1.0,
                y + 8.0,
                Type::bold(22.0, palette::SOFT).end(),
                "/",
            );
            right -= 11.0;
        }
    }
    let fits = |right: f32| right - 29.0 > left + 8.0;
    if let Some(person) = invention.with.as_ref().filter(|_| fits(right)) {
        let there = s
            .view
            .guests
            .iter()
            .any(|one| one.character == *person && !one.away);
        let tint = if there { Tint::Own } else { Tint::Faint };
        s.c.tinted(
            icons::emblem(person.as_str()),
            right - size / 2.0,
            y,
            size,
            tint,
        );
        right -= step;
    }
    for item in invention.items.iter().rev() {
        if !fits(right) {
            break;
        }
        let there = s.view.inventions.iter().any(|i| i.id == *item && i.built);
        s.c.tinted(
            icons::thing(item.as_str()),
            right - size / 2.0,
            y,
            size,
            if there { Tint::Own } else { Tint::Faint },
        );
        right -= step;
    }
    for &terrain in invention.terrains.iter().rev() {
        s.c.tinted(
            icons::terrain(terrain),
            right - size / 2.0,
            y,
            size,
            if invention.ready {
                Tint::Own
            } else {
                Tint::Faint
            },
        );
        right -= step;
    }
    right
}

fn find(s: &mut Scene<'_>, area: Area, card: &CardRef, icon: Icon, uses: u8) {
    let y = area.y + area.h / 2.0;
    s.c.rect(
        area.x,
        area.y,
        area.w,
        area.h,
        area.h / 2.0,
        Ink::fill(palette::STRAW).edge(palette::GOLD, 2.5),
    );
    let size = (area.h * 0.74).min(36.0);
    s.c.icon(icon, area.x + 14.0 + size / 2.0, y, size);
    let mut right = area.right() - 14.0;
    for _ in 0..uses.min(4) {
        s.c.circle(right - 7.0, y, 7.0, Ink::fill(palette::INK));
        right -= 19.0;
    }
    let left = area.x + size + 22.0;
    let name = s.labels.card(card);
    s.c.fitted(
        left,
        y + 9.0,
        right - left - 2.0,
        Type::bold(25.0, palette::INK),
        &name,
    );
}

//! The characters, Friday, and the helpers without a sheet.

use castaway_robinson::{
    ids::Who,
    view::{PersonView, View},
};

use super::{Area, Scene, count};
use crate::{
    icons::{self, Icon, Tint},
    labels::UiWord,
    palette,
    svg::{Ink, Type},
};

/// Whether there are helpers to show: the Dog, neutral pawns that wait.
fn helpers(view: &View) -> bool {
    view.dog || !view.neutral.is_empty()
}

fn cells(view: &View) -> usize {
    view.people.len() + usize::from(view.friday.is_some()) + usize::from(helpers(view))
}

fn columns(view: &View) -> usize {
    match cells(view) {
        0..=2 => 2,
        4 => 2,
        _ => 3,
    }
}

/// How many rows the people take.
pub(super) fn rows(view: &View) -> usize {
    cells(view).div_ceil(columns(view)).max(1)
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    let view = s.view;
    let (rows, columns) = (rows(view), columns(view));
    let everyone = view.people.iter().chain(view.friday.as_ref());
    let mut next = 0;
    for person in everyone {
        one(s, area.row(next / columns, rows, 10.0).column(next % columns, columns, 10.0), person);
        next += 1;
    }
    if helpers(view) {
        others(s, area.row(next / columns, rows, 10.0).column(next % columns, columns, 10.0));
    }
}

fn one(s: &mut Scene<'_>, area: Area, person: &PersonView) {
    s.panel(area);
    let view = s.view;
    let seat = match person.who {
        Who::Seat(seat) => Some(seat),
        Who::Friday => None,
    };
    let id = person.character.as_str();
    let waited = seat.is_some_and(|seat| view.waiting.contains(&seat));
    let narrow = area.w < 480.0;
    let r = if narrow { 31.0 } else { 38.0 };
    let (cx, cy) = (area.x + r + 14.0, area.y + area.h / 2.0);
    if waited {
        s.c.circle(cx, cy, r + 7.0, Ink::line(palette::GOLD, 6.0));
    }
    s.disc(cx, cy, r, if person.dead { palette::SOFT } else { palette::person(id) }, icons::emblem(id));
    if seat == Some(view.first) {
        s.c.circle(cx + r * 0.78, cy - r * 0.78, 17.0, Ink::fill(palette::STRAW).edge(palette::GOLD, 2.5));
        s.c.icon(Icon::Flag, cx + r * 0.78 + 1.0, cy - r * 0.78, 21.0);
    }

    // From the right: determination, pawns, marks; what is left is for the name.
    let left = cx + r + if narrow { 14.0 } else { 20.0 };
    let line = area.y + area.h * 0.34;
    let mut x = area.right() - 14.0;
    let det = person.det.to_string();
    s.c.text(x, line + 11.0, Type::bold(32.0, palette::INK).end(), &det);
    x -= 19.0 * count(det.len()) + 18.0;
    s.c.icon(Icon::Star, x, line - 1.0, 30.0);
    x -= 24.0;
    for i in (0..person.pawns.min(4)).rev() {
        let colour = palette::person(id);
        x -= 11.0;
        let there = i < person.pawns_left;
        if there {
            s.c.tinted(Icon::Pawn, x, line, 30.0, Tint::Flat(colour, palette::PAPER));
        } else {
            s.c.tinted(Icon::Pawn, x, line, 30.0, Tint::Flat(palette::LINE, palette::PAPER));
        }
        x -= 11.0;
    }
    x -= 8.0;
    if person.outside.is_some() {
        s.c.icon(Icon::Moon, x - 14.0, line, 26.0);
        x -= 34.0;
    }
    for &(part, deck) in person.specials.iter().take(4) {
        let colour = palette::deck(deck);
        s.c.rect(x - 32.0, line - 16.0, 32.0, 32.0, 8.0, Ink::fill(colour).edge(palette::RED, 2.5));
        s.c.tinted(icons::part(part), x - 16.0, line, 22.0, Tint::Flat(palette::WHITE, colour));
        x -= 38.0;
    }
    let name = s.labels.person(person);
    s.c.fitted(left, line + 10.0, x - left - 6.0, Type::bold(30.0, palette::INK), &name);

    if person.dead {
        let words = s.labels.ui(UiWord::Dead);
        s.c.icon(Icon::Skull, left + 16.0, area.y + area.h * 0.72, 34.0);
        s.c.text(left + 42.0, area.y + area.h * 0.72 + 10.0, Type::bold(28.0, palette::RED), &words);
        return;
    }
    life(s, Area::new(left, area.y + area.h * 0.54, area.right() - 14.0 - left, area.h * 0.42), person);
}

/// One cell for each wound until death; what is suffered is crossed, arrows show where morale sinks.
fn life(s: &mut Scene<'_>, area: Area, person: &PersonView) {
    let n = usize::from(person.dies_on.max(1));
    let step = (area.w / count(n)).min(44.0);
    let size = (step - 4.0).min(30.0);
    let y = area.y + size / 2.0;
    for i in 0..n {
        let wound = u8::try_from(i + 1).unwrap_or(u8::MAX);
        let x = area.x + step * count(i);
        let last = wound == person.dies_on;
        let hit = wound <= person.wounds;
        let ink = if hit {
            Ink::fill(palette::RED)
        } else if last {
            Ink::fill(palette::INK)
        } else {
            Ink::fill(palette::WHITE).edge(palette::LINE, 2.0)
        };
        s.c.rect(x, area.y, size, size, 6.0, ink);
        let mid = x + size / 2.0;
        if last {
            s.c.tinted(Icon::Skull, mid, y, size * 0.78, Tint::Flat(palette::WHITE, if hit { palette::RED } else { palette::INK }));
        } else if hit {
            let k = size * 0.24;
            let d = format!("M{:.1} {:.1}l{k2:.1} {k2:.1}m0 {m:.1}l{m:.1} {k2:.1}", mid - k, y - k, k2 = 2.0 * k, m = -2.0 * k);
            s.c.path(&d, Ink::line(palette::WHITE, 3.4));
        } else {
            s.c.tinted(Icon::Heart, mid, y, size * 0.62, Tint::Flat("#d98f80", palette::WHITE));
        }
        if person.arrows.contains(&wound) {
            let colour = if hit { palette::LINE } else { palette::RED };
            s.c.tinted(Icon::Down, mid, area.y + size + 10.0, 15.0, Tint::Flat(colour, palette::PAPER));
        }
    }
}

/// The Dog and the neutral pawns that are not assigned.
fn others(s: &mut Scene<'_>, area: Area) {
    s.panel(area);
    let view = s.view;
    let y = area.y + area.h / 2.0;
    let mut x = area.x + 16.0;
    if view.dog {
        let colour = if view.dog_free { palette::DOG } else { palette::LINE };
        s.disc(x + 34.0, y, 34.0, colour, Icon::Dog);
        let words = s.labels.ui(UiWord::Dog);
        x += 82.0;
        let set = Type::bold(30.0, if view.dog_free { palette::INK } else { palette::SOFT });
        x += s.c.fitted(x, y + 10.0, 110.0, set, &words) + 24.0;
    }
    for pawn in &view.neutral {
        if x + 52.0 > area.right() {
            break;
        }
        s.disc(x + 24.0, y, 24.0, palette::neutral(pawn.colour), icons::neutral(pawn.colour));
        x += 56.0;
    }
}

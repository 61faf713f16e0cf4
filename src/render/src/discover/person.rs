//! What belongs to a survivor: stamina, dials, goods.

use castaway_discover::{
    ids::Res,
    view::{Fate, PersonView},
};
use castaway_kernel::Seat;

use super::{MapWord, Scene, art, sign};
use crate::{
    board::{Area, count},
    font::{Typeface, fit},
    icons::{Icon, Tint},
    palette,
    rollwrite::people,
    svg::{Ink, Type},
};

/// So many dials everybody has (D-DMG-2).
const DIALS: usize = 3;
/// The pale ink of what is not there.
const NONE: &str = "#a3936f";

/// The name with the sign of the seat.
pub(super) fn name(s: &mut Scene<'_>, area: Area, seat: Seat, size: f32) {
    let y = area.y + area.h / 2.0;
    let r = size * 0.62;
    people::disc(&mut s.c, seat, area.x + r + 2.0, y, r);
    let left = area.x + 2.0 * r + 10.0;
    let name = s.name(seat);
    let (name, size) = fit(Typeface::Bold, &name, size, 22.0, area.right() - left);
    s.c.text(
        left,
        y + size * 0.34,
        Type::bold(size, people::colour(seat)),
        &name,
    );
}

/// Stamina, or what became of somebody.
pub(super) fn strength(s: &mut Scene<'_>, area: Area, person: &PersonView) {
    match person.fate {
        Fate::Here => stamina(s, area, person),
        Fate::Won => end(s, area, MapWord::Won, Icon::Flag),
        Fate::Lost => end(s, area, MapWord::Lost, Icon::Skull),
    }
}

/// What became of somebody.
fn end(s: &mut Scene<'_>, area: Area, word: MapWord, icon: Icon) {
    ground(s, area);
    let y = area.y + area.h / 2.0;
    s.c.icon(icon, area.x + 26.0, y, 32.0);
    let (word, size) = fit(Typeface::Bold, &s.ui(word), 24.0, 22.0, area.w - 60.0);
    s.c.text(
        area.x + 50.0,
        y + 8.0,
        Type::bold(size, palette::INK),
        &word,
    );
}

/// Stamina as a number, with a bead for each.
fn stamina(s: &mut Scene<'_>, area: Area, person: &PersonView) {
    ground(s, area);
    let y = area.y + area.h / 2.0;
    s.c.art(&art::STAMINA, area.x + 24.0, y, 32.0, Tint::Own);
    let text = person.stamina.to_string();
    let set = Type::bold(
        32.0,
        if person.stamina > 0 {
            palette::INK
        } else {
            palette::RED
        },
    );
    s.c.text(area.x + 46.0, y + 11.0, set, &text);
    let left = area.x + 46.0 + Typeface::Bold.width(&text, 32.0) + 14.0;
    let n = usize::from(person.stamina);
    let (rows, wide) = if n > 8 { (2, n.div_ceil(2)) } else { (1, n) };
    let step = ((area.right() - 10.0 - left) / count(wide.max(1))).min(16.0);
    for i in 0..n.min(40) {
        let (row, column) = (i / wide.max(1), i % wide.max(1));
        let x = left + step * (count(column) + 0.5);
        let shift = (count(row) - (count(rows) - 1.0) / 2.0) * 16.0;
        let r = (step * 0.4).min(5.5);
        s.c.circle(x, y + shift, r, Ink::fill("#e0a021").edge("#7a5208", 1.2));
    }
}

/// The dials: turned ones show what hurts.
pub(super) fn dials(s: &mut Scene<'_>, area: Area, person: &PersonView) {
    ground(s, area);
    let y = area.y + area.h / 2.0;
    let n = DIALS.max(person.damage.len());
    let r = (area.h * 0.4).min(area.w / count(n) * 0.42);
    for i in 0..n {
        let cell = area.column(i, n, 0.0);
        dial(
            s,
            cell.x + cell.w / 2.0,
            y,
            r,
            person.damage.get(i).copied(),
        );
    }
}

/// One dial.
pub(super) fn dial(
    s: &mut Scene<'_>,
    x: f32,
    y: f32,
    r: f32,
    damage: Option<castaway_discover::ids::Damage>,
) {
    match damage {
        None => {
            s.c.circle(x, y, r, Ink::fill(palette::SAGE).edge("#8fa474", r * 0.1));
            s.c.tinted(
                Icon::Heart,
                x,
                y + r * 0.04,
                r * 1.0,
                Tint::Flat("#8fa474", palette::SAGE),
            );
        }
        Some(damage) => {
            s.c.circle(
                x,
                y,
                r,
                Ink::fill(palette::BLUSH).edge(palette::RED, r * 0.14),
            );
            sign::damage(damage).draw(&mut s.c, x, y, r * 1.28, Tint::Own);
        }
    }
}

/// All resources in columns; those that are not there are pale.
pub(super) fn goods(s: &mut Scene<'_>, area: Area, person: &PersonView, columns: usize, size: f32) {
    ground(s, area);
    let inner = Area::new(area.x + 4.0, area.y + 4.0, area.w - 8.0, area.h - 8.0);
    let rows = Res::ALL.len().div_ceil(columns.max(1));
    for (i, res) in Res::ALL.iter().enumerate() {
        let (row, column) = (i / columns.max(1), i % columns.max(1));
        let cell = inner.row(row, rows, 0.0).column(column, columns, 0.0);
        let n = person.stock.units(*res);
        let y = cell.y + cell.h / 2.0;
        let mid = cell.x + cell.w / 2.0;
        let side = (cell.h - 4.0).min(size * 1.25);
        let (tint, ink) = if n > 0 {
            (Tint::Own, palette::INK)
        } else {
            (Tint::Flat("#d3c39d", palette::PAPER), NONE)
        };
        sign::resource(*res).draw(&mut s.c, mid - side * 0.58, y, side, tint);
        let set = Type::bold(size, ink);
        s.c.text(mid + side * 0.14, y + size * 0.35, set, &n.to_string());
    }
}

/// Somebody else in a line: who, stamina, dials.
pub(super) fn line(s: &mut Scene<'_>, area: Area, seat: Seat, person: &PersonView) {
    let y = area.y + area.h / 2.0;
    people::disc(&mut s.c, seat, area.x + 14.0, y, 12.5);
    let end = match person.fate {
        Fate::Won => Some(Icon::Flag),
        Fate::Lost => Some(Icon::Skull),
        Fate::Here => None,
    };
    let mut right = area.right();
    if let Some(icon) = end {
        s.c.icon(icon, right - 14.0, y, 26.0);
        right -= 34.0;
    } else {
        // What is whole needs no more room than a bead, so that more of the name is read.
        for i in (0..DIALS).rev() {
            let damage = person.damage.get(i).copied();
            let r = if damage.is_some() { 10.5 } else { 5.5 };
            dial(s, right - r - 0.5, y, r, damage);
            right -= 2.0 * r + 2.0;
        }
        right -= 4.0;
        let text = person.stamina.to_string();
        let set = Type::bold(22.0, palette::INK).end();
        s.c.text(right, y + 7.5, set, &text);
        right -= Typeface::Bold.width(&text, 22.0) + 10.0;
        s.c.art(&art::STAMINA, right, y, 20.0, Tint::Own);
        right -= 14.0;
    }
    let left = area.x + 32.0;
    let name = s.name(seat);
    let (name, size) = fit(Typeface::Bold, &name, 22.0, 22.0, right - left);
    s.c.text(left, y + 7.5, Type::bold(size, people::colour(seat)), &name);
}

/// The ground of a part.
pub(super) fn ground(s: &mut Scene<'_>, area: Area) {
    let ink = Ink::fill(palette::PAPER).edge(palette::LINE, 2.0);
    s.c.rect(area.x, area.y, area.w, area.h, 12.0, ink);
}

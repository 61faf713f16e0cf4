//! Inventions, items and finds as chips.

use castaway_robinson::{
    plan::{Goal, Project},
    task::CardRef,
    view::InventionView,
};

use super::{Area, Scene, count, needs};
use crate::{
    font::{Typeface, fit},
    icons::{self, Icon, Tint},
    palette,
    svg::{Ink, Type},
};

/// The size of a name that has room.
const NAME: f32 = 25.0;
/// The least size of a name.
const LEAST: f32 = 14.0;
/// What the edges of a chip and the picture of its invention take.
const ROOM: f32 = 66.0;

/// What the sign that it is built takes.
const DONE: f32 = 32.0;
/// What the sign of whom it belongs to takes.
const OWNER: f32 = 32.0;

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

/// A chip is at least so tall.
const TALL: f32 = 46.0;
/// Between two rows.
const GAP: f32 = 8.0;
/// Between two columns.
const BESIDE: f32 = 10.0;

/// Where a chip stands: its row, its first column, and how many columns it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    row: usize,
    column: usize,
    span: usize,
}

/// Chips one after the other, in rows; one that takes two columns and finds one begins the next row.
fn spots(spans: &[usize], columns: usize) -> Vec<Spot> {
    let (mut row, mut column) = (0, 0);
    let place = |&span: &usize| {
        let span = span.min(columns);
        if column + span > columns {
            (row, column) = (row + 1, 0);
        }
        let spot = Spot { row, column, span };
        column += span;
        spot
    };
    spans.iter().map(place).collect()
}

/// How many columns a chip takes: two where its name and what it takes do not fit into one, also when it is built, so that
/// others keep their places.
fn span(s: &Scene<'_>, chip: &Chip<'_>, width: f32) -> usize {
    let Chip::Invention(invention) = chip else {
        return 1;
    };
    let name = Typeface::Bold.width(&s.labels.item(&invention.id), LEAST);
    let needs = needs::width(&needs::of(s, invention), needs::LEAST);
    let owner = invention.owner.map_or(0.0, |_| OWNER);
    match ROOM + name + needs.max(DONE) + owner > width {
        true => 2,
        false => 1,
    }
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    let chips = chips(s);
    // Four columns while they fit, then five, then six.
    let laid = |columns: usize| {
        let width = (area.w + BESIDE) / count(columns) - BESIDE;
        let spans: Vec<usize> = chips.iter().map(|chip| span(s, chip, width)).collect();
        let spots = spots(&spans, columns);
        let rows = spots.last().map_or(1, |spot| spot.row + 1);
        (columns, rows, spots)
    };
    let all = [4, 5, 6].map(laid);
    let fits = |rows: usize| count(rows) * (TALL + GAP) - GAP <= area.h;
    let fitting = all.iter().find(|(_, rows, _)| fits(*rows));
    let Some((columns, rows, spots)) = fitting.or(all.last()) else {
        return;
    };
    let each = ((area.h + GAP) / count(*rows) - GAP).clamp(26.0, 58.0);
    for (chip, spot) in chips.iter().zip(spots) {
        let line = Area {
            y: area.y + count(spot.row) * (each + GAP),
            h: each,
            ..area
        };
        let first = line.column(spot.column, *columns, BESIDE);
        let last = line.column(spot.column + spot.span - 1, *columns, BESIDE);
        let cell = Area {
            w: last.right() - first.x,
            ..first
        };
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
        let needs = needs::of(s, invention);
        let name = Typeface::Bold.width(&s.labels.item(&invention.id), NAME * 0.8);
        let owner = invention.owner.map_or(0.0, |_| OWNER);
        let step = needs::step(&needs, right - left - 4.0 - name - owner);
        right = needs::draw(s, &needs, (right, y), step);
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
        right -= OWNER;
    }
    let name = s.labels.item(&invention.id);
    let (name, size) = fit(Typeface::Bold, &name, NAME, LEAST, right - left - 4.0);
    s.c.text(left, y + size * 0.36, Type::bold(size, text), &name);
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
        Type::bold(NAME, palette::INK),
        &name,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_chip_begins_a_row_where_it_finds_one_column() {
        let at = |row, column, span| Spot { row, column, span };
        assert_eq!(
            spots(&[1, 1, 2, 1, 2], 3),
            [
                at(0, 0, 1),
                at(0, 1, 1),
                at(1, 0, 2),
                at(1, 2, 1),
                at(2, 0, 2)
            ]
        );
    }
}

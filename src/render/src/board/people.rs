//! The characters, Friday, and the helpers without a sheet.

use castaway_robinson::{
    ids::Who,
    view::{PersonView, View},
};

use super::{Area, Scene, count};
use crate::{
    font::Typeface,
    icons::{self, Icon, Tint},
    labels::UiWord,
    palette,
    svg::{Ink, Type},
};

/// Whether there are helpers to show: the Dog, neutral pawns that wait.
fn helpers(view: &View) -> bool {
    view.dog || !view.neutral.is_empty()
}

/// Who stands in a cell.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cell<'a> {
    Person(&'a PersonView),
    Helpers,
}

impl Cell<'_> {
    /// How wide a cell wants to be: long life tracks take room.
    fn weight(self) -> f32 {
        match self {
            Cell::Person(person) if person.dies_on > 6 => 2.0,
            Cell::Person(_) => 1.35,
            Cell::Helpers => 1.0,
        }
    }
}

/// The cells by rows: one row if it is roomy enough, else two of about the same weight.
pub(super) fn rows(view: &View) -> Vec<Vec<Cell<'_>>> {
    let people = view
        .people
        .iter()
        .chain(view.friday.as_ref())
        .chain(&view.guests)
        .map(Cell::Person);
    let cells: Vec<Cell<'_>> = people
        .chain(helpers(view).then_some(Cell::Helpers))
        .collect();
    let total: f32 = cells.iter().map(|c| c.weight()).sum();
    if total <= 4.6 {
        return vec![cells];
    }
    let mut first = Vec::new();
    let mut second = Vec::new();
    let mut used = 0.0;
    for cell in cells {
        if second.is_empty() && used + cell.weight() / 2.0 <= total / 2.0 + 0.3 {
            used += cell.weight();
            first.push(cell);
        } else {
            second.push(cell);
        }
    }
    vec![first, second]
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    let rows = rows(s.view);
    let n = rows.len();
    for (i, row) in rows.into_iter().enumerate() {
        let weights: Vec<f32> = row.iter().map(|c| c.weight()).collect();
        for (cell, place) in row
            .into_iter()
            .zip(area.row(i, n, 10.0).split(&weights, 10.0))
        {
            match cell {
                Cell::Person(person) => one(s, place, person),
                Cell::Helpers => others(s, place),
            }
        }
    }
}

fn one(s: &mut Scene<'_>, area: Area, person: &PersonView) {
    s.panel(area);
    let view = s.view;
    let seat = match person.who {
        Who::Seat(seat) => Some(seat),
        Who::Friday | Who::Guest(_) => None,
    };
    let id = person.character.as_str();
    let waited = seat.is_some_and(|seat| view.waiting.contains(&seat));
    let narrow = area.w < 430.0 && person.dies_on > 6;
    // Beside a short life track there is room for what does not fit beside a name.
    let short = area.w < 300.0 && person.dies_on <= 6;
    let r = match area.w {
        _ if short => 25.0,
        w if w < 480.0 => 31.0,
        _ => 38.0,
    };
    let (cx, cy) = (area.x + r + 14.0, area.y + area.h / 2.0);
    if waited {
        s.c.circle(cx, cy, r + 7.0, Ink::line(palette::GOLD, 6.0));
    }
    s.disc(
        cx,
        cy,
        r,
        if person.dead || person.away {
            palette::SOFT
        } else {
            palette::person(id)
        },
        icons::emblem(id),
    );
    s.computed(cx, cy, r, person.who);
    if seat == Some(view.first) {
        s.c.circle(
            cx + r * 0.78,
            cy - r * 0.78,
            17.0,
            Ink::fill(palette::STRAW).edge(palette::GOLD, 2.5),
        );
        s.c.icon(Icon::Flag, cx + r * 0.78 + 1.0, cy - r * 0.78, 21.0);
    }

    let left = cx + r + if narrow { 19.0 } else { 20.0 };
    let right = area.right() - 14.0;
    // A wide cell has two lines, a narrow one three.
    let (line, life_y, marks) = if narrow {
        let unit = area.h / 118.0;
        (
            area.y + 28.0 * unit,
            area.y + 47.0 * unit,
            Some(area.y + 98.0 * unit),
        )
    } else {
        (area.y + area.h * 0.32, area.y + area.h * 0.54, None)
    };
    let mut x = right;
    // Whoever no player plays has no determination.
    if !matches!(person.who, Who::Guest(_)) {
        let det = person.det.to_string();
        s.c.text(x, line + 11.0, Type::bold(32.0, palette::INK).end(), &det);
        x -= Typeface::Bold.width(&det, 32.0) + 20.0;
        s.c.icon(Icon::Star, x, line - 1.0, 30.0);
        x -= 26.0;
    }
    let room = match marks {
        Some(y) => {
            tokens(s, person, right, y);
            x
        }
        None if short => x,
        None => tokens(s, person, x, line),
    };
    let name = s.labels.person(person);
    s.c.fitted(
        left,
        line + 10.0,
        room - left - 6.0,
        Type::bold(30.0, palette::INK),
        &name,
    );

    if person.dead {
        let words = s.labels.ui(UiWord::Dead);
        s.c.icon(Icon::Skull, left + 16.0, area.y + area.h * 0.7, 34.0);
        s.c.text(
            left + 42.0,
            area.y + area.h * 0.7 + 10.0,
            Type::bold(28.0, palette::RED),
            &words,
        );
        return;
    }
    let right = match short {
        true => tokens(s, person, right, life_y + 14.0),
        false => right,
    };
    life(
        s,
        Area::new(left, life_y, right - left, area.bottom() - life_y),
        person,
    );
}

/// From the right: pawns, the night outside, special wounds. Returns where they begin.
fn tokens(s: &mut Scene<'_>, person: &PersonView, right: f32, y: f32) -> f32 {
    let mut x = right;
    let own = palette::person(person.character.as_str());
    if person.away {
        let words = s.labels.ui(UiWord::Away);
        let set = Type::bold(24.0, palette::RED).end();
        x -= s.c.fitted(right, y + 9.0, 170.0, set, &words) + 10.0;
    }
    let pawns = if person.dead { 0 } else { person.pawns.min(4) };
    for i in (0..pawns).rev() {
        let colour = if i < person.pawns_left {
            own
        } else {
            palette::LINE
        };
        s.c.tinted(
            Icon::Pawn,
            x - 12.0,
            y,
            31.0,
            Tint::Flat(colour, palette::PAPER),
        );
        x -= 23.0;
    }
    x -= 8.0;
    if person.outside.is_some() {
        s.c.icon(Icon::Moon, x - 14.0, y, 26.0);
        x -= 34.0;
    }
    for &(part, deck) in person.specials.iter().take(4) {
        let colour = palette::deck(deck);
        s.c.rect(
            x - 32.0,
            y - 16.0,
            32.0,
            32.0,
            8.0,
            Ink::fill(colour).edge(palette::RED, 2.5),
        );
        s.c.tinted(
            icons::part(part),
            x - 16.0,
            y,
            22.0,
            Tint::Flat(palette::WHITE, colour),
        );
        x -= 38.0;
    }
    x
}

/// One cell for each wound until death; what is suffered is crossed, arrows show where morale sinks.
fn life(s: &mut Scene<'_>, area: Area, person: &PersonView) {
    let n = usize::from(person.dies_on.max(1));
    let step = (area.w / count(n)).min(if n < 7 { 40.0 } else { 36.0 });
    let size = (step - if step < 26.0 { 2.5 } else { 4.0 }).min(32.0);
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
            s.c.tinted(
                Icon::Skull,
                mid,
                y,
                size * 0.78,
                Tint::Flat(
                    palette::WHITE,
                    if hit { palette::RED } else { palette::INK },
                ),
            );
        } else if hit {
            let k = size * 0.24;
            let d = format!(
                "M{:.1} {:.1}l{k2:.1} {k2:.1}m0 {m:.1}l{m:.1} {k2:.1}",
                mid - k,
                y - k,
                k2 = 2.0 * k,
                m = -2.0 * k
            );
            s.c.path(&d, Ink::line(palette::WHITE, 3.4));
        } else {
            s.c.tinted(
                Icon::Heart,
                mid,
                y,
                size * 0.62,
                Tint::Flat("#d98f80", palette::WHITE),
            );
        }
        if person.arrows.contains(&wound) {
            let colour = if hit { palette::LINE } else { palette::RED };
            s.c.tinted(
                Icon::Down,
                mid,
                area.y + size + 9.0,
                if step < 26.0 { 12.0 } else { 15.0 },
                Tint::Flat(colour, palette::PAPER),
            );
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
        let colour = if view.dog_free {
            palette::DOG
        } else {
            palette::LINE
        };
        s.disc(x + 34.0, y, 34.0, colour, Icon::Dog);
        let words = s.labels.ui(UiWord::Dog);
        x += 82.0;
        let set = Type::bold(
            30.0,
            if view.dog_free {
                palette::INK
            } else {
                palette::SOFT
            },
        );
        x += s.c.fitted(x, y + 10.0, 110.0, set, &words) + 24.0;
    }
    for pawn in &view.neutral {
        if x + 52.0 > area.right() {
            break;
        }
        s.disc(
            x + 24.0,
            y,
            24.0,
            palette::neutral(pawn.colour),
            icons::neutral(pawn.colour),
        );
        x += 56.0;
    }
}

//! The people beside the island: their life, determination and pawns, then who helps them.

use castaway_robinson::{ids::Who, view::PersonView};

use super::super::{Area, Scene};
use crate::{
    font::Typeface,
    icons::{self, Icon, Tint},
    palette,
    svg::{Ink, Type},
};

/// The width from which a person's pawns find room.
const PAWNS: f32 = 200.0;
/// The width up to which determination finds no room.
const TIGHT: f32 = 104.0;
/// So many people have a row each.
const OWN_ROWS: usize = 2;
/// So many share a row below the island, with room for life and determination.
const BELOW: usize = 3;

/// The rows of people and of those beside them: up to two people have a row each, so that their pawns find room.
pub(super) fn lines(s: &Scene<'_>) -> usize {
    let people = s.view.people.len();
    let people = if people <= OWN_ROWS {
        people
    } else {
        people.div_ceil(2)
    };
    people + usize::from(!others(s).is_empty())
}

/// The rows of all of them below an island that a card stands beside: it needs the height more than they need the width.
pub(super) fn lines_below(s: &Scene<'_>) -> usize {
    (s.view.people.len() + others(s).len()).div_ceil(BELOW)
}

/// Somebody, or all who help without being a person.
enum Member {
    Person(Box<PersonView>),
    Helpers,
}

/// Friday, whoever else no player plays, and who helps without being a person.
fn others(s: &Scene<'_>) -> Vec<Member> {
    let people = s.view.friday.iter().chain(&s.view.guests);
    let people = people.cloned().map(|one| Member::Person(Box::new(one)));
    people.chain(helps(s).then_some(Member::Helpers)).collect()
}

/// Whether somebody helps who is no person.
fn helps(s: &Scene<'_>) -> bool {
    s.view.dog || !s.view.neutral.is_empty()
}

/// The people, then all others in a row.
pub(super) fn draw(s: &mut Scene<'_>, area: Area, rows: usize) {
    people(s, area, rows);
    let last = area.row(rows.saturating_sub(1), rows, 6.0);
    let others = others(s);
    let n = others.len();
    for (i, other) in others.iter().enumerate() {
        member(s, last.column(i, n, 6.0), other);
    }
}

/// All of them in so many rows below the island, the people first; the last row is shared by whoever is left.
pub(super) fn draw_below(s: &mut Scene<'_>, area: Area, rows: usize) {
    let people = s.view.people.iter().cloned();
    let people = people.map(|one| Member::Person(Box::new(one)));
    let all: Vec<Member> = people.chain(others(s)).collect();
    let n = all.len();
    let columns = n.div_ceil(rows.max(1)).max(1);
    for (i, one) in all.iter().enumerate() {
        let row = i / columns;
        let shared = columns.min(n - row * columns);
        let cell = area.row(row, rows, 6.0).column(i % columns, shared, 6.0);
        member(s, cell, one);
    }
}

fn member(s: &mut Scene<'_>, cell: Area, member: &Member) {
    match member {
        Member::Person(one) => person(s, cell, one),
        Member::Helpers => helpers(s, cell),
    }
}

/// The people: one in a row, or two where they are many.
fn people(s: &mut Scene<'_>, area: Area, rows: usize) {
    let people: Vec<PersonView> = s.view.people.clone();
    for (i, one) in people.iter().enumerate() {
        if people.len() <= OWN_ROWS {
            person(s, area.row(i, rows, 6.0), one);
            continue;
        }
        let row = area.row(i / 2, rows, 6.0);
        let alone = i % 2 == 0 && i + 1 == people.len();
        let cell = if alone {
            row
        } else {
            row.column(i % 2, 2, 6.0)
        };
        person(s, cell, one);
    }
}

/// A person: how many wounds are left until death, determination, pawns.
fn person(s: &mut Scene<'_>, cell: Area, person: &PersonView) {
    s.panel(cell);
    let id = person.character.as_str();
    let y = cell.y + cell.h / 2.0;
    let colour = if person.dead || person.away {
        palette::SOFT
    } else {
        palette::person(id)
    };
    let waited = matches!(person.who, Who::Seat(seat) if s.view.waiting.contains(&seat));
    if waited {
        s.c.circle(cell.x + 25.0, y, 22.5, Ink::line(palette::GOLD, 4.0));
    }
    // Where there is no room for pawns, whoever has none left is pale.
    let narrow = cell.w <= PAWNS;
    let disc = if narrow && person.pawns_left == 0 && !person.dead {
        palette::LINE
    } else {
        colour
    };
    s.disc(cell.x + 25.0, y, 19.0, disc, icons::emblem(id));
    s.computed(cell.x + 25.0, y, 19.0, person.who);
    let mut x = cell.x + 50.0;
    if person.dead {
        s.c.icon(Icon::Skull, x + 14.0, y, 30.0);
        return;
    }
    let left = person.dies_on.saturating_sub(person.wounds);
    let danger = if left <= 3 {
        palette::RED
    } else {
        palette::INK
    };
    x = number(s, x, y, Icon::Heart, u16::from(left), danger);
    // Whoever no player plays has no determination; that of Friday gives way where three share a row.
    if !matches!(person.who, Who::Guest(_)) && cell.w > TIGHT {
        number(s, x, y, Icon::Star, person.det, palette::INK);
    }
    // Pawns that are not planned yet are in the colour of their owner.
    if !narrow {
        let own = palette::person(id);
        let mut x = cell.right() - 10.0;
        for i in (0..person.pawns.min(4)).rev() {
            let colour = if i < person.pawns_left {
                own
            } else {
                palette::LINE
            };
            let tint = Tint::Flat(colour, palette::PAPER);
            s.c.tinted(Icon::Pawn, x - 12.0, y, 30.0, tint);
            x -= 24.0;
        }
    }
}

/// A sign with its number; gives where the next one stands.
fn number(s: &mut Scene<'_>, x: f32, y: f32, icon: Icon, n: u16, colour: &'static str) -> f32 {
    let text = n.to_string();
    s.c.icon(icon, x + 11.0, y, 22.0);
    s.c.text(x + 24.0, y + 9.0, Type::bold(26.0, colour), &text);
    x + 29.0 + Typeface::Bold.width(&text, 26.0)
}

/// The Dog and the neutral pawns that wait.
fn helpers(s: &mut Scene<'_>, cell: Area) {
    s.panel(cell);
    let y = cell.y + cell.h / 2.0;
    let mut x = cell.x + 25.0;
    if s.view.dog {
        let colour = if s.view.dog_free {
            palette::DOG
        } else {
            palette::LINE
        };
        s.disc(x, y, 20.0, colour, Icon::Dog);
        x += 48.0;
    }
    for pawn in s.view.neutral.clone() {
        if x + 20.0 > cell.right() {
            break;
        }
        let colour = palette::neutral(pawn.colour);
        s.disc(x, y, 18.0, colour, icons::neutral(pawn.colour));
        x += 42.0;
    }
}

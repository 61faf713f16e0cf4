//! The goals of the scenario with check marks.

use castaway_kernel::Seat;

use super::{BoardInput, Scene, SheetWord};
use crate::{
    board::{Area, count},
    font::{Typeface, wrap},
    icons::Icon,
    palette,
    svg::{Ink, Type},
};

const LINE: f32 = 54.0;
const GAP: f32 = 14.0;
/// From the left end of a cell to its text.
const INDENT: f32 = 50.0;
const SIZE: f32 = 31.0;
const LEAST: f32 = 25.0;

/// In how many columns the goals stand: as many as leave all of them whole.
fn columns(input: &BoardInput<'_>, width: f32) -> usize {
    let goals = &input.view.charter.goals;
    let texts: Vec<String> = goals.iter().map(|g| input.labels.goal(g)).collect();
    let fits = |n: &usize| {
        let cell = (width - 32.0 - GAP * (count(*n) - 1.0)) / count(*n) - INDENT;
        let whole = |text: &String| {
            let (lines, _) = wrap(Typeface::Text, text, SIZE, LEAST, cell, 2);
            lines.join(" ") == text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        texts.iter().all(whole)
    };
    [3, 2].into_iter().find(fits).unwrap_or(1)
}

/// Height of the part; nothing without goals.
pub(super) fn height(input: &BoardInput<'_>, width: f32) -> f32 {
    let goals = input.view.charter.goals.len();
    if goals == 0 {
        return 0.0;
    }
    let rows = (goals + 1).div_ceil(columns(input, width));
    count(rows) * LINE + 24.0
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area, seat: Seat) {
    let view = s.input.view;
    if view.charter.goals.is_empty() {
        return;
    }
    s.panel(area);
    let n = columns(&s.input, area.w);
    let rows = (view.charter.goals.len() + 1).div_ceil(n);
    let inner = Area::new(area.x + 16.0, area.y + 12.0, area.w - 32.0, area.h - 24.0);
    // The heading takes the first cell.
    let cell = |i: usize| inner.row(i / n, rows, 0.0).column(i % n, n, GAP);
    let head = cell(0);
    let word = s.ui(SheetWord::Goals);
    s.c.icon(Icon::Flag, head.x + 22.0, head.y + LINE / 2.0, 38.0);
    s.c.fitted(
        head.x + 52.0,
        head.y + LINE / 2.0 + 12.0,
        head.w - 56.0,
        Type::title(36.0, palette::NAVY),
        &word,
    );
    for (i, goal) in view.charter.goals.iter().enumerate() {
        let text = s.input.labels.goal(goal);
        one(s, cell(i + 1), &text, view.stands(seat, i));
    }
}

fn one(s: &mut Scene<'_>, cell: Area, text: &str, met: bool) {
    let y = cell.y + LINE / 2.0;
    if met {
        s.c.icon(Icon::Check, cell.x + 20.0, y, 38.0);
    } else {
        s.c.rect(
            cell.x + 3.0,
            y - 17.0,
            34.0,
            34.0,
            8.0,
            Ink::fill(palette::WHITE).edge(palette::SOFT, 3.0),
        );
    }
    let (lines, size) = wrap(Typeface::Text, text, SIZE, LEAST, cell.w - INDENT, 2);
    let n = count(lines.len());
    for (i, line) in lines.iter().enumerate() {
        let base = y + size * (0.35 + count(i) - (n - 1.0) / 2.0);
        s.c.text(cell.x + INDENT, base, Type::text(size, palette::INK), line);
    }
}

//! The goals of the scenario with check marks.

use castaway_kernel::Seat;

use super::{Scene, SheetWord};
use crate::{
    board::{Area, count},
    font::Face,
    icons::Icon,
    palette,
    svg::{Ink, Type},
};

const LINE: f32 = 54.0;
const COLUMNS: usize = 3;

/// Height of the part for so many goals; nothing for none.
pub(super) fn height(goals: usize) -> f32 {
    if goals == 0 {
        return 0.0;
    }
    let rows = (goals + 1).div_ceil(COLUMNS);
    count(rows) * LINE + 24.0
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area, seat: Seat) {
    let view = s.input.view;
    if view.charter.goals.is_empty() {
        return;
    }
    s.panel(area);
    let rows = (view.charter.goals.len() + 1).div_ceil(COLUMNS);
    let inner = Area::new(area.x + 16.0, area.y + 12.0, area.w - 32.0, area.h - 24.0);
    // The heading takes the first cell.
    let cell = |i: usize| {
        inner
            .row(i / COLUMNS, rows, 0.0)
            .column(i % COLUMNS, COLUMNS, 14.0)
    };
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
        let met = view
            .goals
            .get(seat.index())
            .and_then(|all| all.get(i))
            .copied()
            .unwrap_or(false);
        let text = s.input.labels.goal(goal);
        one(s, cell(i + 1), &text, met);
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
    let (lines, size) = crate::font::wrap(Face::Text, text, 31.0, 24.0, cell.w - 52.0, 2);
    let n = count(lines.len());
    for (i, line) in lines.iter().enumerate() {
        let base = y + size * (0.35 + count(i) - (n - 1.0) / 2.0);
        s.c.text(cell.x + 50.0, base, Type::text(size, palette::INK), line);
    }
}

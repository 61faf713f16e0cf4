//! The days of a scenario beside the island, each with its number and, below it, what its night brings.

use std::ops::RangeInclusive;

use crate::{
    board::{Area, count},
    font::{Typeface, fit},
    palette,
    rollwrite::{
        Scene,
        head::{Time, colours, needs, time, tint},
    },
    svg::{Ink, Type},
};

use super::SMALL;

/// So many days are shown at once: more than any scenario has.
const MOST: u8 = 20;
/// So many of them lie in one row.
const ROW: u8 = 10;
/// Between rows and between days.
const BETWEEN: f32 = 3.0;
/// The height of the number of a day.
const NUMBER: f32 = 27.0;
/// The height of a sign below it.
const SIGN: f32 = 21.0;

/// The days that are shown: all, and of more than any scenario has those around today.
pub(super) fn shown(today: u8, all: u8) -> RangeInclusive<u8> {
    around(MOST, today, all)
}

/// Those that fit into one row, beside a long task.
pub(super) fn few(today: u8, all: u8) -> RangeInclusive<u8> {
    around(ROW, today, all)
}

/// This day and the next, at the end those before it.
fn around(most: u8, today: u8, all: u8) -> RangeInclusive<u8> {
    let all = all.max(1);
    let last = today.saturating_add(most - 2).clamp(most.min(all), all);
    let first = last.saturating_sub(most - 1).max(1);
    first..=last
}

fn rows(days: &RangeInclusive<u8>) -> usize {
    days.clone().count().div_ceil(usize::from(ROW)).max(1)
}

/// The height of these days.
pub(super) fn height(s: &Scene<'_>, days: &RangeInclusive<u8>) -> f32 {
    let signs = days.clone().map(|day| needs(s, day).signs().count()).max();
    let one = NUMBER + BETWEEN + SIGN * count(signs.unwrap_or(0)).max(1.2);
    let rows = count(rows(days));
    rows * one + (rows - 1.0) * BETWEEN
}

/// These days in rows.
pub(super) fn draw(s: &mut Scene<'_>, area: Area, days: &RangeInclusive<u8>) {
    let rows = rows(days);
    let wide = days.clone().count().div_ceil(rows).max(1);
    for (i, day) in days.clone().enumerate() {
        let row = area.row(i / wide, rows, BETWEEN);
        one(s, row.column(i % wide, wide, BETWEEN), day);
    }
}

fn one(s: &mut Scene<'_>, cell: Area, day: u8) {
    let (time, needs) = (time(s, day), needs(s, day));
    let (ink, colour) = colours(time);
    s.c.rect(cell.x, cell.y, cell.w, cell.h, 8.0, ink);
    let mid = cell.x + cell.w / 2.0;
    let (text, size) = fit(Typeface::Bold, &day.to_string(), 28.0, SMALL, cell.w - 2.0);
    let set = Type::bold(size, colour).middle();
    s.c.text(mid, cell.y + NUMBER - 4.0, set, &text);
    let n = needs.signs().count();
    let free = cell.h - NUMBER - BETWEEN;
    let step = free / count(n.max(1));
    let size = step.min(cell.w - 4.0).min(26.0);
    if time == Time::Now && n > 0 {
        let (w, ink) = (size + 3.0, Ink::fill(palette::WHITE));
        s.c.rect(mid - w / 2.0, cell.y + NUMBER, w, free, w * 0.4, ink);
    }
    for (i, sign) in needs.signs().enumerate() {
        let y = cell.y + NUMBER + step * (count(i) + 0.5);
        s.c.art(sign, mid, y, size - 1.0, tint(time));
    }
}

#[cfg(test)]
mod tests {
    use super::{few, shown};

    #[test]
    fn every_day_of_a_scenario_is_shown() {
        for (today, all) in [(1, 9), (9, 9), (3, 5), (1, 10), (17, 17)] {
            assert_eq!(shown(today, all), 1..=all, "{today} of {all}");
        }
        assert_eq!(shown(0, 0), 1..=1);
        assert_eq!(shown(255, 255), 236..=255);
        assert_eq!(shown(1, 255), 1..=20);
        assert_eq!(shown(255, 9), 1..=9);
        assert_eq!(
            (few(1, 17), few(12, 17), few(4, 9)),
            (1..=10, 8..=17, 1..=9)
        );
    }
}

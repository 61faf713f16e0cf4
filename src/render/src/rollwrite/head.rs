//! The head of the picture: island, scenario, points, and the days with their hunger and thirst.

use std::{cmp::Ordering, ops::RangeInclusive};

use castaway_rollwrite::{content::Hindrance, view::Phase};

use super::{Scene, SheetWord, art, clean};
use crate::{
    board::{Area, count},
    font::Typeface,
    icons::{Art, Tint},
    palette,
    svg::{Ink, Type},
};

/// Height of the head.
pub(super) const HEIGHT: f32 = 160.0;

/// What a day brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Needs {
    thirst: bool,
    hunger: bool,
    tide: bool,
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    let right = if s.input.view.players.len() == 1 {
        points(s, area)
    } else {
        area.right()
    };
    title(s, area, right - 24.0);
    let track = Area {
        y: area.y + 68.0,
        h: 80.0,
        ..area
    };
    let all = 1..=s.input.view.charter.days.max(1);
    days(s, track, &all);
}

/// The points of the only player at the right end; returns where they begin.
fn points(s: &mut Scene<'_>, area: Area) -> f32 {
    let total = s.input.view.scores.scores.first().map_or(0, |p| p.total());
    let base = area.y + 46.0;
    let word = s.ui(SheetWord::Points);
    let (word, size) = crate::font::fit(Typeface::Text, &word, 30.0, 22.0, 170.0);
    s.c.text(
        area.right(),
        base,
        Type::text(size, palette::SOFT).end(),
        &word,
    );
    let x = area.right() - Typeface::Text.width(&word, size) - 12.0;
    let number = total.to_string();
    s.c.text(x, base, Type::bold(50.0, palette::INK).end(), &number);
    let x = x - Typeface::Bold.width(&number, 50.0) - 36.0;
    s.c.art(&art::CUP, x, base - 18.0, 48.0, Tint::Own);
    x - 28.0
}

fn title(s: &mut Scene<'_>, area: Area, right: f32) {
    let base = area.y + 46.0;
    let room = right - area.x;
    let island = clean(Typeface::Title, s.input.island);
    let used = s.c.fitted(
        area.x,
        base,
        room * 0.56,
        Type::title(46.0, palette::NAVY),
        &island,
    );
    let x = area.x + used + 22.0;
    let scenario = clean(Typeface::Text, s.input.scenario);
    s.c.fitted(
        x,
        base,
        right - x,
        Type::text(34.0, palette::SOFT),
        &scenario,
    );
}

/// These days in a row, each with its number and what its night brings.
fn days(s: &mut Scene<'_>, area: Area, days: &RangeInclusive<u8>) {
    let n = days.clone().count();
    let gap = if n > 20 { 2.0 } else { 6.0 };
    for (i, day) in days.clone().enumerate() {
        let cell = area.column(i, n, gap);
        let (time, needs) = (time(s, day), needs(s, day));
        one(s, cell, day, time, needs);
    }
}

/// Where a day lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Time {
    Past,
    Now,
    Ahead,
}

impl Needs {
    /// The signs of all that it brings.
    pub fn signs(self) -> impl Iterator<Item = &'static Art> {
        let all = [
            self.thirst.then_some(&art::WATER),
            self.hunger.then_some(&art::FOOD),
            self.tide.then_some(&art::TIDE),
        ];
        all.into_iter().flatten()
    }
}

/// Where a day lies as things stand.
pub(super) fn time(s: &Scene<'_>, day: u8) -> Time {
    let view = s.input.view;
    let over = matches!(view.phase, Phase::Over(_));
    match day.cmp(&view.day) {
        _ if over => Time::Past,
        Ordering::Less => Time::Past,
        Ordering::Equal => Time::Now,
        Ordering::Greater => Time::Ahead,
    }
}

/// The ground of a day, and the colour of its number.
pub(super) fn colours(time: Time) -> (Ink, &'static str) {
    match time {
        Time::Past => (Ink::fill("#e3d5b3"), "#a08c63"),
        Time::Now => (Ink::fill(palette::NAVY), palette::WHITE),
        Time::Ahead => (
            Ink::fill(palette::PAPER).edge(palette::LINE, 2.0),
            palette::INK,
        ),
    }
}

/// The colours of a sign of a day.
pub(super) fn tint(time: Time) -> Tint {
    match time {
        Time::Past => Tint::Flat("#bfae86", "#e3d5b3"),
        Time::Now | Time::Ahead => Tint::Own,
    }
}

pub(super) fn needs(s: &Scene<'_>, day: u8) -> Needs {
    let rules = &s.input.catalog.rules;
    let mut needs = Needs {
        thirst: rules.thirst.contains(&day),
        hunger: rules.hunger.contains(&day),
        tide: false,
    };
    for hindrance in &s.input.view.charter.hindrances {
        match hindrance {
            Hindrance::BothFrom(from) if day >= *from => {
                needs.thirst = true;
                needs.hunger = true;
            }
            Hindrance::ClosingSea(from) if day >= *from => needs.tide = true,
            Hindrance::BothFrom(_)
            | Hindrance::ClosingSea(_)
            | Hindrance::NoShift
            | Hindrance::MinDie { .. }
            | Hindrance::StructuresApart => {}
        }
    }
    needs
}

fn one(s: &mut Scene<'_>, cell: Area, day: u8, time: Time, needs: Needs) {
    let (ink, colour) = colours(time);
    s.c.rect(cell.x, cell.y, cell.w, cell.h, 11.0, ink);
    let mid = cell.x + cell.w / 2.0;
    let size = (cell.w * 0.6).min(if time == Time::Now { 40.0 } else { 34.0 });
    s.c.text(
        mid,
        cell.y + cell.h * 0.45,
        Type::bold(size, colour).middle(),
        &day.to_string(),
    );
    let signs: Vec<_> = needs.signs().collect();
    let n = signs.len();
    let step = (cell.w / count(n.max(1))).min(34.0);
    if time == Time::Now && n > 0 {
        let (w, h) = (step * count(n) + 3.0, step.min(30.0) * 1.16);
        let (x, y) = (mid - w / 2.0, cell.y + cell.h * 0.74 - h / 2.0);
        let ink = Ink::fill(palette::WHITE);
        s.c.rect(x.max(cell.x + 2.0), y, w.min(cell.w - 4.0), h, h / 2.0, ink);
    }
    for (i, sign) in signs.into_iter().enumerate() {
        let x = mid + step * (count(i) - (count(n) - 1.0) / 2.0);
        let tint = tint(time);
        let size: f32 = if time == Time::Now { 25.0 } else { 29.0 };
        s.c.art(sign, x, cell.y + cell.h * 0.74, size.min(step), tint);
    }
}

//! The picture of a panel, made for the window that the client shows it in: the island large, and beside it what the
//! next decision needs. The desktop client fits a picture of a message into about 550 by 350 pixels, so every
//! text here is at least 22 pixels high.

mod company;
mod days;
mod goals;
mod parts;

use castaway_kernel::Seat;
use castaway_rollwrite::view::Phase;

use super::{BoardInput, Scene, SheetWord, art, boxes, clean, grid::Grid, map, pool, strips};
use crate::{
    board::{Area, Layout},
    font::{Typeface, fit},
    icons::Tint,
    palette,
    svg::{Canvas, Sheet, Type},
};

const MARGIN: f32 = 12.0;
const GAP: f32 = 7.0;
/// The width of what stands beside the island.
const SIDE: f32 = 304.0;
/// The smallest text: 11 pixels where 1100 are shown as 550.
const SMALL: f32 = 22.0;

/// Draws the picture. Its ground is the island as nobody has set foot on it yet.
pub(super) fn sheet(input: &BoardInput<'_>) -> Sheet {
    let (width, height) = (
        pixels(Layout::Window.width()),
        pixels(Layout::Window.height()),
    );
    let view = input.view;
    let mut s = Scene {
        c: Canvas::new(width, height, palette::PAGE),
        input: *input,
        marks: boxes::Marks::default(),
    };
    let (sea, row, side) = frames(input);
    let grid = Grid::within(&view.map, sea);
    map::ground(&mut s, sea, 14.0, grid);
    s.c.settle();
    map::draw(&mut s, grid);
    if view.players.len() > 1 {
        company::draw(&mut s, row);
    }
    let seat = view.asked.or(view.viewer).unwrap_or(Seat(0));
    beside(&mut s, side, seat);
    s.marks.draw(&mut s.c);
    s.c.sheet()
}

fn pixels(n: u32) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

/// The least size of what is written on the island, in pixels.
pub fn letters(input: &BoardInput<'_>) -> f32 {
    let grid = Grid::within(&input.view.map, frames(input).0);
    grid.letter().min(grid.rim_letter())
}

/// Where the island, the people below it and the rest beside it lie.
fn frames(input: &BoardInput<'_>) -> (Area, Area, Area) {
    let (width, height) = (
        pixels(Layout::Window.width()),
        pixels(Layout::Window.height()),
    );
    let inner = Area::new(MARGIN, MARGIN, width - 2.0 * MARGIN, height - 2.0 * MARGIN);
    let left = Area {
        w: inner.w - SIDE - GAP,
        ..inner
    };
    let crew = match input.view.players.len() {
        0 | 1 => 0.0,
        _ => company::HEIGHT + GAP,
    };
    let sea = Area {
        h: left.h - crew,
        ..left
    };
    let row = Area {
        y: sea.bottom() + GAP,
        h: company::HEIGHT,
        ..left
    };
    let side = Area {
        x: inner.right() - SIDE,
        w: SIDE,
        ..inner
    };
    (sea, row, side)
}

/// A part beside the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Head,
    /// The head without the name of the island, which gives way to a long task.
    Day,
    Days,
    Tonight,
    Whose,
    Dice,
    Health,
    Stock,
    Tasks,
    Items,
}

impl Part {
    fn height(self, days: f32) -> f32 {
        match self {
            Part::Head => 70.0,
            Part::Days => days,
            Part::Day | Part::Tonight => 40.0,
            Part::Whose => 38.0,
            Part::Dice => 82.0,
            Part::Health | Part::Stock => 44.0,
            Part::Tasks | Part::Items => 46.0,
        }
    }
}

/// What stands beside the island, from the top down: first the parts that are always there, then the goals with the
/// scenario's own rules, then what there is room for.
fn beside(s: &mut Scene<'_>, area: Area, seat: Seat) {
    let view = s.input.view;
    let Some(player) = view.players.get(seat.index()) else {
        return;
    };
    let mut parts = vec![Part::Head, Part::Days, Part::Tonight];
    if view.players.len() > 1 {
        parts.push(Part::Whose);
    }
    parts.extend([Part::Dice, Part::Health, Part::Stock]);
    let task = goals::Box::of(s, seat, area.w);
    let mut days = days::shown(view.day, view.charter.days);
    let mut strip = days::height(s, &days);
    let mut used: f32 = parts.iter().map(|p| p.height(strip) + GAP).sum();
    if used + task.height() > area.h {
        used -= Part::Head.height(strip) - Part::Day.height(strip);
        if let Some(head) = parts.first_mut() {
            *head = Part::Day;
        }
    }
    if used + task.height() > area.h {
        used -= strip;
        days = days::few(view.day, view.charter.days);
        strip = days::height(s, &days);
        used += strip;
    }
    let mut left = area.h - used - task.height();
    for part in [Part::Tasks, Part::Items] {
        if left >= part.height(strip) + GAP {
            left -= part.height(strip) + GAP;
            parts.push(part);
        }
    }
    let mut y = area.y;
    for part in parts {
        let place = Area {
            y,
            h: part.height(strip),
            ..area
        };
        y = place.bottom() + GAP;
        match part {
            Part::Head => {
                island(s, place);
                heading(s, place);
            }
            Part::Day => heading(s, place),
            Part::Days => days::draw(s, place, &days),
            Part::Tonight => parts::tonight(s, place, player),
            Part::Whose => strips::whose(s, place, seat),
            Part::Dice => pool::table(s, place, seat),
            Part::Health => parts::health(s, place, player),
            Part::Stock => parts::goods(s, place, player),
            Part::Tasks => parts::tasks(s, place, player),
            Part::Items => parts::items(s, place, player),
        }
    }
    let rest = Area {
        y,
        h: area.bottom() - y,
        ..area
    };
    task.draw(s, rest);
}

/// The name of the island.
fn island(s: &mut Scene<'_>, area: Area) {
    let island = clean(Typeface::Title, s.input.island);
    let (island, size) = fit(Typeface::Title, &island, 31.0, SMALL, area.w);
    let set = Type::title(size, palette::NAVY);
    s.c.text(area.x + 2.0, area.y + 25.0, set, &island);
}

/// The day, and the points of somebody who plays alone.
fn heading(s: &mut Scene<'_>, area: Area) {
    let view = s.input.view;
    let base = area.bottom() - 7.0;
    let mut right = area.right() - 2.0;
    if view.players.len() == 1 {
        let total = view.scores.scores.first().map_or(0, |p| p.total());
        let total = total.to_string();
        let set = Type::bold(32.0, palette::INK).end();
        s.c.text(right, base, set, &total);
        right -= Typeface::Bold.width(&total, 32.0) + 24.0;
        s.c.art(&art::CUP, right, base - 11.0, 32.0, Tint::Own);
        right -= 28.0;
    }
    let word = format!(
        "{} {}/{}",
        s.ui(SheetWord::Day),
        view.day,
        view.charter.days
    );
    let (word, size) = fit(Typeface::Bold, &word, 28.0, SMALL, right - area.x - 2.0);
    s.c.text(area.x + 2.0, base, Type::bold(size, palette::INK), &word);
}

/// Whether the game is over.
fn over(s: &Scene<'_>) -> bool {
    matches!(s.input.view.phase, Phase::Over(_))
}

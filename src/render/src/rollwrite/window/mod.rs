//! The picture of a panel, made for the window that the client shows it in: the island large, and beside it what the
//! next decision needs. Discord's desktop client fits a picture of a message into about 550 by 350 pixels, so every
//! text here is at least 22 pixels high.

mod company;
mod goals;

use std::ops::RangeInclusive;

use castaway_kernel::Seat;
use castaway_rollwrite::{
    ids::{Item, Resource, Task},
    view::{Phase, Player},
};

use super::{
    BoardInput, Scene, SheetWord,
    art::{self, Sign},
    boxes, clean,
    grid::Grid,
    head, map, pool, stock, strips,
};
use crate::{
    board::{Area, Layout},
    font::{Face, fit},
    icons::{Icon, Tint},
    palette,
    svg::{Canvas, Ink, Sheet, Type},
};

const MARGIN: f32 = 12.0;
const GAP: f32 = 7.0;
/// The width of what stands beside the island.
const SIDE: f32 = 304.0;
/// The smallest text: 11 pixels where 1100 are shown as 550.
const SMALL: f32 = 22.0;
/// So many days are shown at once.
const DAYS: u8 = 7;
/// The pale ink of what is not there.
const NONE: &str = "#a3936f";

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
    fn height(self) -> f32 {
        match self {
            Part::Head => 70.0,
            Part::Days => 62.0,
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
    let mut used: f32 = parts.iter().map(|p| p.height() + GAP).sum();
    if used + task.height() > area.h {
        used -= Part::Head.height() - Part::Day.height();
        if let Some(head) = parts.first_mut() {
            *head = Part::Day;
        }
    }
    let mut left = area.h - used - task.height();
    for part in [Part::Tasks, Part::Items] {
        if left >= part.height() + GAP {
            left -= part.height() + GAP;
            parts.push(part);
        }
    }
    let mut y = area.y;
    for part in parts {
        let place = Area {
            y,
            h: part.height(),
            ..area
        };
        y = place.bottom() + GAP;
        match part {
            Part::Head => {
                island(s, place);
                heading(s, place);
            }
            Part::Day => heading(s, place),
            Part::Days => head::days(s, place, &days(view.day, view.charter.days)),
            Part::Tonight => tonight(s, place, player),
            Part::Whose => strips::whose(s, place, seat),
            Part::Dice => pool::table(s, place, seat),
            Part::Health => health(s, place, player),
            Part::Stock => goods(s, place, player),
            Part::Tasks => tasks(s, place, player),
            Part::Items => items(s, place, player),
        }
    }
    let rest = Area {
        y,
        h: area.bottom() - y,
        ..area
    };
    task.draw(s, rest);
}

/// The days that are shown: this one and the next, at the end those before it.
fn days(today: u8, all: u8) -> RangeInclusive<u8> {
    let all = all.max(1);
    let last = today.saturating_add(DAYS - 2).clamp(DAYS.min(all), all);
    let first = last.saturating_sub(DAYS - 1).max(1);
    first..=last
}

/// The name of the island.
fn island(s: &mut Scene<'_>, area: Area) {
    let island = clean(Face::Title, s.input.island);
    let (island, size) = fit(Face::Title, &island, 31.0, SMALL, area.w);
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
        right -= Face::Bold.width(&total, 32.0) + 24.0;
        s.c.art(&art::CUP, right, base - 11.0, 32.0, Tint::Own);
        right -= 28.0;
    }
    let word = format!(
        "{} {}/{}",
        s.ui(SheetWord::Day),
        view.day,
        view.charter.days
    );
    let (word, size) = fit(Face::Bold, &word, 28.0, SMALL, right - area.x - 2.0);
    s.c.text(area.x + 2.0, base, Type::bold(size, palette::INK), &word);
}

/// What the night asks for, and whether it is there.
fn tonight(s: &mut Scene<'_>, area: Area, player: &Player) {
    let asked = [Resource::Water, Resource::Food].map(|r| (r, stock::asked(s, r)));
    let asked: Vec<_> = asked.into_iter().filter(|(_, asked)| *asked).collect();
    let lacks = asked.iter().any(|(r, _)| player.stock.get(*r) == 0);
    if lacks {
        let ink = Ink::fill(palette::BLUSH).edge(palette::RED, 3.0);
        s.c.rect(area.x, area.y, area.w, area.h, 14.0, ink);
    } else {
        s.panel(area);
    }
    let y = area.y + area.h / 2.0;
    let mut x = area.right() - 12.0;
    for (r, _) in asked.iter().rev() {
        let mark = if player.stock.get(*r) > 0 {
            Icon::Check
        } else {
            Icon::Heart
        };
        s.c.icon(mark, x - 14.0, y, 26.0);
        if mark == Icon::Heart {
            s.c.strike(x - 14.0, y, 32.0, palette::INK);
        }
        art::resource(*r).draw(&mut s.c, x - 46.0, y, 32.0, Tint::Own);
        x -= 74.0;
    }
    if asked.is_empty() {
        let set = Type::bold(26.0, palette::SOFT).end();
        s.c.text(x, y + 8.0, set, "\u{2013}");
        x -= 26.0;
    }
    let word = s.ui(SheetWord::Tonight);
    let (word, size) = fit(Face::Text, &word, 26.0, SMALL, x - area.x - 18.0);
    s.c.text(
        area.x + 14.0,
        y + 9.0,
        Type::text(size, palette::INK),
        &word,
    );
}

/// Hearts and survival points.
fn health(s: &mut Scene<'_>, area: Area, player: &Player) {
    let cells = area.split(&[1.5, 1.0], GAP);
    let [left, right] = cells.as_slice() else {
        return;
    };
    s.panel(*left);
    pool::hearts(s, *left, 42.0, player);
    s.panel(*right);
    number(
        s,
        *right,
        Sign::Own(&art::STAR),
        &player.survival.to_string(),
        Has::Some,
    );
}

/// Whether there is anything of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Has {
    Some,
    None,
}

impl Has {
    fn of(n: u16) -> Self {
        if n > 0 { Has::Some } else { Has::None }
    }

    fn ink(self) -> &'static str {
        match self {
            Has::Some => palette::INK,
            Has::None => NONE,
        }
    }
}

/// A sign with its number around the middle of a cell.
fn number(s: &mut Scene<'_>, cell: Area, sign: Sign, text: &str, has: Has) {
    let (text, size) = fit(Face::Bold, text, 28.0, SMALL, cell.w - 32.0);
    let wide = 33.0 + Face::Bold.width(&text, size);
    let x = cell.x + (cell.w - wide) / 2.0;
    let y = cell.y + cell.h / 2.0;
    sign.draw(&mut s.c, x + 14.0, y, 30.0, Tint::Own);
    let set = Type::bold(size, has.ink());
    s.c.text(x + 32.0, y + 10.0, set, &text);
}

/// The resources; what the night lacks is marked.
fn goods(s: &mut Scene<'_>, area: Area, player: &Player) {
    s.panel(area);
    let n = Resource::ALL.len();
    for (i, r) in Resource::ALL.into_iter().enumerate() {
        let cell = area.column(i, n, 0.0);
        let there = player.stock.get(r);
        if stock::asked(s, r) && there == 0 {
            let ink = Ink::fill(palette::BLUSH).edge(palette::RED, 3.0);
            let (w, h) = (cell.w - 6.0, cell.h - 6.0);
            s.c.rect(cell.x + 3.0, cell.y + 3.0, w, h, 10.0, ink);
        }
        number(
            s,
            cell,
            art::resource(r),
            &there.to_string(),
            Has::of(there),
        );
    }
}

/// What was collected of each task; of smoke and map the values that still fit.
fn tasks(s: &mut Scene<'_>, area: Area, player: &Player) {
    s.panel(area);
    let left = player.masks.saturating_sub(player.masks_used);
    let charted = u16::try_from(player.charted.len()).unwrap_or(u16::MAX);
    let all = [
        (Task::Crystal, u16::from(player.crystals)),
        (Task::Mask, u16::from(left)),
        (Task::Smoke, u16::from(player.smokes)),
        (Task::Chart, charted),
    ];
    for (i, (task, n)) in all.into_iter().enumerate() {
        let cell = area.column(i, all.len() + 1, 0.0);
        number(s, cell, art::task(task), &n.to_string(), Has::of(n));
    }
    let cell = area.column(all.len(), all.len() + 1, 0.0);
    let n = player.lizard_points;
    number(s, cell, Sign::Own(&art::LIZARD), &n.to_string(), Has::of(n));
}

/// The nine items: made ones in their colours, begun ones framed, the others as ghosts.
fn items(s: &mut Scene<'_>, area: Area, player: &Player) {
    s.panel(area);
    let y = area.y + area.h / 2.0;
    let inner = Area::new(area.x + 4.0, area.y, area.w - 8.0, area.h);
    for (i, item) in Item::ALL.into_iter().enumerate() {
        let cell = inner.column(i, Item::ALL.len(), 0.0);
        let mid = cell.x + cell.w / 2.0;
        let made = player.made.contains(&item);
        let begun = player.plans.get(&item).is_some_and(|p| !p.is_empty());
        let frame = match (made, begun) {
            (true, _) => Some(Ink::fill(palette::SAGE).edge(palette::GREEN, 2.5)),
            (false, true) => Some(Ink::line(palette::GOLD, 2.5).dash("5 4")),
            (false, false) => None,
        };
        if let Some(ink) = frame {
            s.c.rect(mid - 15.5, y - 17.0, 31.0, 34.0, 8.0, ink);
        }
        let tint = match (made, begun) {
            (true, _) | (_, true) => Tint::Own,
            (false, false) => Tint::Flat("#c9ba92", palette::PAPER),
        };
        art::item(item).draw(&mut s.c, mid, y, 27.0, tint);
    }
}

/// Whether the game is over.
fn over(s: &Scene<'_>) -> bool {
    matches!(s.input.view.phase, Phase::Over(_))
}

#[cfg(test)]
mod tests {
    use super::days;

    #[test]
    fn today_and_the_next_days_are_shown() {
        assert_eq!(days(1, 9), 1..=7);
        assert_eq!(days(2, 9), 1..=7);
        assert_eq!(days(4, 9), 3..=9);
        assert_eq!(days(9, 9), 3..=9);
        assert_eq!(days(3, 5), 1..=5);
        assert_eq!(days(0, 0), 1..=1);
        assert_eq!(days(255, 255), 249..=255);
        assert_eq!(days(255, 9), 3..=9);
    }
}

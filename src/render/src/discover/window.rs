//! The picture of a panel, made for the window that the client shows it in: the map around whoever moves, and beside it
//! what the next decision needs. The desktop client fits a picture of a message into about 550 by 350 pixels, so
//! every text here is at least 22 pixels high and every space 88.

use castaway_discover::{view::Fate, world::Face as Turned};

use super::{
    MapInput, MapWord, Scene, WINDOW_WIDTH, compass, duel, fight, focus, fog,
    grid::{At, Grid},
    land, marks, names, overview, person, seats,
};
use crate::{
    board::Area,
    font::{Typeface, fit},
    icons::Icon,
    palette,
    rollwrite::people,
    svg::{Canvas, Ink, Sheet, Type, num},
};

const HEIGHT: f32 = 700.0;
const MARGIN: f32 = 12.0;
const GAP: f32 = 7.0;
/// The frame of the map.
const MAP: Area = Area {
    x: MARGIN,
    y: MARGIN,
    w: 872.0,
    h: 676.0,
};
/// The edge of a space: eleven columns fill the frame, and a space is 88.9 high.
pub(super) const EDGE: f32 = 51.3;
/// The height of the compass beside the map.
const ROSE: f32 = 146.0;
/// The smallest text: 11 pixels where 1100 are shown as 550.
pub(super) const SMALL: f32 = 22.0;
/// The names of spaces: as large as there is room for below the signs, since a phone shows the picture smaller yet.
pub(super) const NAME: f32 = 25.0;

/// Draws the picture. Its ground is the land without anybody.
pub(super) fn sheet(input: &MapInput<'_>) -> Sheet {
    let width = f32::from(u16::try_from(WINDOW_WIDTH).unwrap_or(u16::MAX));
    let mut s = Scene::new(input, Canvas::new(width, HEIGHT, palette::PAGE));
    let view = input.view;
    let seat = focus(view);
    let at = view.people.get(seat.index()).map_or(0, |p| p.at);
    let at = s.plan.at(at).unwrap_or(At { col: 0, half: 0 });
    let grid = Grid::around(&s.plan, at, MAP, EDGE);
    land::draw(&mut s, grid);
    frame(&mut s, width, HEIGHT, MAP);
    s.c.settle();
    things(&mut s, grid, NAME);
    fight::around(&mut s, grid);
    let side = MAP.right() + GAP;
    let side = Area::new(side, MARGIN, width - MARGIN - side, MAP.h);
    beside(&mut s, side, grid);
    s.c.sheet()
}

/// Covers what goes beyond the frame, and draws it.
pub(super) fn frame(s: &mut Scene<'_>, width: f32, height: f32, f: Area) {
    let page = Ink::fill(palette::PAGE);
    s.c.rect(0.0, 0.0, width, f.y, 0.0, page);
    s.c.rect(0.0, f.bottom(), width, height - f.bottom(), 0.0, page);
    s.c.rect(0.0, 0.0, f.x, height, 0.0, page);
    s.c.rect(f.right(), 0.0, width - f.right(), height, 0.0, page);
    // Old paper is darker at its rim.
    for (n, opacity) in (0u8..).zip([0.2, 0.15, 0.1, 0.06, 0.03]) {
        let inset = 2.5 + 5.0 * f32::from(n);
        let age = Ink::line("#7a5426", 5.0).opacity(opacity);
        s.c.rect(
            f.x + inset,
            f.y + inset,
            f.w - 2.0 * inset,
            f.h - 2.0 * inset,
            0.0,
            age,
        );
    }
    let ink = Ink::line(land::PEN, 4.0);
    s.c.rect(f.x, f.y, f.w, f.h, 3.0, ink);
    let ink = Ink::line(land::PEN, 1.4);
    s.c.rect(f.x + 6.0, f.y + 6.0, f.w - 12.0, f.h - 12.0, 2.0, ink);
}

/// All that stands on the land.
pub(super) fn things(s: &mut Scene<'_>, grid: Grid, size: f32) {
    let shown = s.shown(grid);
    for (space, at) in &shown {
        marks::glow(s, grid, *space, *at);
    }
    trail(s, grid);
    rings(s, grid);
    names::draw(s, grid, size);
    fog::numbers(s, grid, size);
    for (space, at) in &shown {
        marks::draw(s, grid, *space, *at);
    }
}

/// The way of what is led along.
fn trail(s: &mut Scene<'_>, grid: Grid) {
    let trail = &s.input.view.progress.trail;
    let places = trail.iter().filter_map(|space| s.plan.at(*space));
    let places: Vec<(f32, f32)> = (places.filter(|at| grid.shows(*at)))
        .map(|at| grid.middle(at))
        .collect();
    let mut d = String::new();
    for (i, (x, y)) in places.iter().enumerate() {
        d.push(if i == 0 { 'M' } else { 'L' });
        d.push_str(&format!("{} {}", num(*x), num(*y)));
    }
    if places.len() > 1 {
        let ink = Ink::line("#5a4a34", grid.edge * 0.09).dash("3 11");
        s.c.path(&d, ink);
    }
}

/// Rings around the spaces that the quest names, and around whoever moves.
fn rings(s: &mut Scene<'_>, grid: Grid) {
    let e = grid.edge;
    for space in s.input.aims {
        let at = s.plan.at(*space).filter(|at| grid.shows(*at));
        if let Some(at) = at {
            let corners = grid.ruled(at, 0.88);
            s.c.polygon(&corners, Ink::line(palette::WHITE, e * 0.13));
            s.c.polygon(&corners, Ink::line("#c8820f", e * 0.085).dash("12 7"));
        }
    }
    let view = s.input.view;
    let seat = focus(view);
    let person = view.people.get(seat.index());
    let person = person.filter(|p| p.fate == Fate::Here);
    let at = person.and_then(|p| s.plan.at(p.at));
    if let Some(at) = at.filter(|at| grid.shows(*at)) {
        let corners = grid.ruled(at, 0.94);
        s.c.polygon(&corners, Ink::line(palette::WHITE, e * 0.15));
        s.c.polygon(&corners, Ink::line(people::colour(seat), e * 0.09));
    }
}

/// What stands beside the map.
fn beside(s: &mut Scene<'_>, area: Area, grid: Grid) {
    let view = s.input.view;
    let seat = focus(view);
    let mut y = area.y;
    let mut part = |h: f32| {
        let place = Area { y, h, ..area };
        y += h + GAP;
        place
    };
    day(s, part(42.0));
    person::name(s, part(36.0), seat, 26.0);
    if let Some(who) = view.people.get(seat.index()) {
        person::strength(s, part(46.0), who);
        person::dials(s, part(58.0), who);
        person::goods(s, part(178.0), who, 2, 25.0);
    }
    let others: Vec<_> = seats(view).filter(|(other, _)| *other != seat).collect();
    for (other, who) in others.iter().take(3) {
        person::line(s, part(27.0), *other, who);
    }
    let mut rest = Area {
        y,
        h: area.bottom() - y,
        ..area
    };
    let fights = view.fight.is_some() || view.duel.is_some();
    if fights && rest.h >= fight::HEIGHT {
        let place = Area {
            y: rest.bottom() - fight::HEIGHT,
            h: fight::HEIGHT,
            ..rest
        };
        if let Some(fight) = &view.fight {
            fight::draw(s, place, fight);
        } else if let Some(duel) = &view.duel {
            duel::draw(s, place, duel);
        }
        rest.h -= fight::HEIGHT + GAP;
    } else if rest.h > 270.0 && is_hunted(s) {
        let place = Area { h: ROSE, ..rest };
        compass::rose(s, place);
        rest.y += ROSE + GAP;
        rest.h -= ROSE + GAP;
    }
    if rest.h > 80.0 {
        let h = rest.h.min(210.0);
        let place = Area {
            y: rest.bottom() - h,
            h,
            ..rest
        };
        overview::draw(s, place, grid);
    }
}

/// Whether there is something that may retreat.
fn is_hunted(s: &Scene<'_>) -> bool {
    let view = s.input.view;
    let beasts = view.spaces.iter().flat_map(|ground| &ground.tokens);
    let mut faces = beasts.filter_map(|(_, face, _)| face.as_ref());
    !view.monsters.is_empty() || faces.any(|face| matches!(face, Turned::Animal(_)))
}

/// The day with the sun, or the night with the moon.
pub(super) fn day(s: &mut Scene<'_>, area: Area) {
    let night = s.is_night();
    let (ground, ink, icon, word) = if night {
        ("#1d2b4f", "#f4ead0", Icon::Moon, MapWord::Night)
    } else {
        (palette::STRAW, palette::INK, Icon::Sun, MapWord::Day)
    };
    let edge = if night { "#0f1e3d" } else { palette::GOLD };
    s.c.rect(
        area.x,
        area.y,
        area.w,
        area.h,
        12.0,
        Ink::fill(ground).edge(edge, 2.0),
    );
    let y = area.y + area.h / 2.0;
    if night {
        for (dx, dy, r) in [
            (0.84, -9.0, 1.6),
            (0.95, 6.0, 1.3),
            (0.92, -12.0, 1.9),
            (0.79, 11.0, 1.2),
        ] {
            s.c.circle(area.x + area.w * dx, y + dy, r, Ink::fill("#f4ead0"));
        }
    }
    s.c.icon(icon, area.x + 24.0, y, 32.0);
    let text = format!("{} {}", s.ui(word), s.input.view.day);
    let (text, size) = fit(Typeface::Bold, &text, 30.0, SMALL, area.w - 58.0);
    s.c.text(area.x + 48.0, y + size * 0.34, Type::bold(size, ink), &text);
}

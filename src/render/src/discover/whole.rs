//! The whole map, with everybody below it and the key of the grounds.

use castaway_discover::view::PersonView;
use castaway_kernel::Seat;

use super::{
    MapInput, MapWord, Scene,
    grid::{At, Grid},
    ground, land,
    motif::Strokes,
    person, seats, window,
};
use crate::{
    board::{Area, count},
    font::{Typeface, fit, wrap},
    palette,
    rollwrite::{clean, people},
    svg::{Canvas, Ink, Sheet, Type},
};

/// Width of the picture in its own units.
const WIDTH: f32 = 1200.0;
const MARGIN: f32 = 20.0;
const GAP: f32 = 12.0;
const HEAD: f32 = 64.0;
/// The greatest height of the map.
const HIGHEST: f32 = 1500.0;
/// The greatest edge of a space.
const EDGE: f32 = 62.0;
/// The height of somebody's card.
const CARD: f32 = 254.0;
/// The height of a ground in the key.
const KEY: f32 = 76.0;

/// Draws the picture.
pub(super) fn sheet(input: &MapInput<'_>) -> Sheet {
    let view = input.view;
    let probe = Scene::new(input, Canvas::new(1.0, 1.0, palette::PAGE));
    let inner = WIDTH - 2.0 * MARGIN;
    let room = Area::new(MARGIN, HEAD + GAP, inner, HIGHEST);
    let tall = Grid::whole(&probe.plan, shrunk(room), EDGE).field().h + 44.0;
    let map = Area { h: tall, ..room };
    let rows = view.people.len().div_ceil(2);
    let people = count(rows) * (CARD + GAP);
    let grounds = count(probe.grounds().len().div_ceil(3)) * (KEY + 6.0) + 50.0;
    let height = map.bottom() + GAP + people + grounds + MARGIN;
    let mut s = Scene::new(input, Canvas::new(WIDTH, height, palette::PAGE));
    let laid = Grid::whole(&s.plan, shrunk(map), EDGE);
    let grid = laid.framed(map);
    land::draw(&mut s, grid);
    window::frame(&mut s, WIDTH, height, map);
    s.c.settle();
    window::things(&mut s, grid, letter(grid));
    super::fight::ring(&mut s, grid);
    head(&mut s, Area::new(MARGIN, 12.0, inner, HEAD - 12.0));
    let mut y = map.bottom() + GAP;
    let all: Vec<(Seat, &PersonView)> = seats(view).collect();
    for pair in all.chunks(2) {
        let row = Area::new(MARGIN, y, inner, CARD);
        for (i, (seat, who)) in pair.iter().enumerate() {
            let n = if all.len() == 1 { 1 } else { 2 };
            card(&mut s, row.column(i, n, GAP), *seat, who);
        }
        y += CARD + GAP;
    }
    key(&mut s, Area::new(MARGIN, y, inner, grounds));
    s.c.sheet()
}

/// What is left of a frame for the spaces.
fn shrunk(f: Area) -> Area {
    Area::new(f.x + 22.0, f.y + 22.0, f.w - 44.0, f.h - 44.0)
}

/// The size of the names of spaces.
fn letter(grid: Grid) -> f32 {
    (grid.edge * 0.42).clamp(18.0, 24.0)
}

/// The quest, the terrain and the day.
fn head(s: &mut Scene<'_>, area: Area) {
    let right = Area {
        x: area.right() - 220.0,
        w: 220.0,
        h: 46.0,
        ..area
    };
    window::day(s, right);
    let quest = clean(Typeface::Title, s.input.quest);
    let room = area.w - 220.0 - GAP;
    let terrain = s.input.view.terrain.as_ref();
    let terrain = terrain.map_or(String::new(), |t| s.input.labels.card(t));
    let terrain = clean(Typeface::Text, &terrain);
    let (quest, size) = fit(Typeface::Title, &quest, 36.0, 24.0, room * 0.66);
    s.c.text(
        area.x + 2.0,
        area.y + 35.0,
        Type::title(size, palette::NAVY),
        &quest,
    );
    let left = area.x + Typeface::Title.width(&quest, size) + 22.0;
    let (terrain, size) = fit(Typeface::Text, &terrain, 26.0, 20.0, area.x + room - left);
    s.c.italic(
        left,
        area.y + 35.0,
        Type::text(size, palette::SOFT),
        &terrain,
    );
}

/// Somebody with all that is theirs.
fn card(s: &mut Scene<'_>, area: Area, seat: Seat, who: &PersonView) {
    person::ground(s, area);
    if super::focus(s.input.view) == seat {
        let ink = Ink::line(people::colour(seat), 4.0);
        s.c.rect(area.x, area.y, area.w, area.h, 12.0, ink);
    }
    let inner = Area::new(area.x + 14.0, area.y + 8.0, area.w - 28.0, 40.0);
    let title = who.character.as_ref().map(|c| s.input.labels.card(c));
    let title = clean(Typeface::Text, &title.unwrap_or_default());
    let name = Area {
        w: inner.w * 0.55,
        ..inner
    };
    person::name(s, name, seat, 28.0);
    let (title, size) = fit(Typeface::Text, &title, 24.0, 18.0, inner.w * 0.42);
    let set = Type::text(size, palette::SOFT).end();
    s.c.text(inner.right(), inner.y + 29.0, set, &title);
    let row = Area {
        y: inner.bottom() + 4.0,
        h: 50.0,
        ..inner
    };
    let cells = row.split(&[1.5, 1.0], 8.0);
    if let [left, right] = cells.as_slice() {
        person::strength(s, *left, who);
        person::dials(s, *right, who);
    }
    let goods = Area {
        y: row.bottom() + 6.0,
        h: 84.0,
        ..inner
    };
    person::goods(s, goods, who, 5, 25.0);
    let items: Vec<String> = who
        .items
        .iter()
        .map(|i| s.input.labels.card(&i.card))
        .collect();
    let mut text = items.join(", ");
    if who.hand > 0 {
        let hand = format!("{}: {}", s.ui(MapWord::Projects), who.hand);
        text = if text.is_empty() {
            hand
        } else {
            format!("{text} \u{2013} {hand}")
        };
    }
    let text = clean(Typeface::Text, &text);
    let (lines, size) = wrap(Typeface::Text, &text, 22.0, 19.0, inner.w, 2);
    for (i, line) in lines.iter().enumerate() {
        let y = goods.bottom() + 24.0 + count(i) * (size + 3.0);
        s.c.text(inner.x, y, Type::text(size, palette::INK), line);
    }
}

/// What each ground looks like, what it is called, and what it costs to enter.
fn key(s: &mut Scene<'_>, area: Area) {
    let Some(terrain) = s.input.view.terrain.clone() else {
        return;
    };
    let word = s.ui(MapWord::Grounds);
    let (word, size) = fit(Typeface::Title, &word, 26.0, 18.0, area.w);
    let set = Type::title(size, palette::NAVY);
    s.c.text(area.x + 2.0, area.y + 28.0, set, &word);
    let top = area.y + 40.0;
    let grounds = s.grounds();
    for (i, (def, place)) in grounds.iter().zip(0u8..).enumerate() {
        let (row, column) = (i / 3, i % 3);
        let cell = area.column(column, 3, GAP);
        let y = top + count(row) * (KEY + 6.0) + KEY / 2.0;
        let style = ground::look(&def.id, place);
        let grid = Grid::single(cell.x + 44.0, y, 40.0);
        let at = At { col: 0, half: 0 };
        let mut d = String::new();
        grid.outline(at, &mut d);
        s.c.path(&d, Ink::fill(style.fill));
        let mut strokes = Strokes::default();
        strokes.add(style.motif, grid, at);
        land::motif(s, grid, style, &strokes);
        s.c.path(&d, Ink::line(land::PEN, 2.0));
        let name = clean(Typeface::Bold, &s.input.labels.ground(&terrain, place));
        let left = cell.x + 98.0;
        let (name, size) = fit(
            Typeface::Bold,
            &name,
            24.0,
            18.0,
            cell.right() - left - 60.0,
        );
        s.c.text(left, y + 8.0, Type::bold(size, palette::INK), &name);
        let after = left + Typeface::Bold.width(&name, size) + 22.0;
        s.c.art(
            &super::art::STAMINA,
            after,
            y,
            24.0,
            crate::icons::Tint::Own,
        );
        s.c.text(
            after + 16.0,
            y + 8.0,
            Type::bold(24.0, palette::SOFT),
            &def.cost.to_string(),
        );
    }
}

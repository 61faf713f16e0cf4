//! The island: water, coast, and the ground of the fields.

use std::{collections::BTreeSet, fmt::Write as _};

use castaway_rollwrite::{
    hex::Hex,
    ids::Feature,
    map::{Field, Map},
};

use super::{Scene, badges, field, grid::Grid, rim};
use crate::{
    board::Area,
    svg::{Ink, num},
};

/// The sea.
const SEA: &str = "#8fc3cc";
/// Water near the coast, from the outside in.
const SHALLOWS: [(&str, f32); 2] = [("#acd6d7", 1.16), ("#dcefe6", 0.58)];
/// The beach, which also shows between the fields.
const BEACH: &str = "#eedcaa";
/// Lines of waves.
const WAVE: &str = "#5f9fac";

/// The fields of land.
fn land(map: &Map) -> Vec<(Hex, Field)> {
    map.hexes()
        .filter_map(|at| Some((at, map.get(at)?)))
        .filter(|(_, f)| f.feature != Feature::Sea)
        .collect()
}

/// Water, coast and fields as they are before anybody comes.
pub(super) fn ground(s: &mut Scene<'_>, frame: Area, round: f32, grid: Grid) {
    let map = &s.input.view.map;
    s.c.rect(frame.x, frame.y, frame.w, frame.h, round, Ink::fill(SEA));
    let e = grid.edge();
    let coast = coast(map, grid);
    for (colour, width) in SHALLOWS {
        s.c.path(&coast, Ink::line(colour, width * e));
    }
    s.c.path(&coast, Ink::fill(BEACH).edge(BEACH, e * 0.2));
    let waves = waves(map, grid);
    if !waves.is_empty() {
        s.c.path(&waves, Ink::line(WAVE, e * 0.07));
    }
    rim::draw(s, grid);
    for (at, found) in land(map) {
        let found = Field {
            used: false,
            ..found
        };
        field::ground(s, grid, at, found);
        field::printed(s, grid, at, found);
    }
}

/// All that people have left on the island, and what leads the eye.
pub(super) fn draw(s: &mut Scene<'_>, grid: Grid) {
    let land = land(&s.input.view.map);
    let changed = field::changed(s.input.view, &land);
    for (at, found) in &changed {
        field::ground(s, grid, *at, *found);
    }
    field::lights(s, grid);
    for (at, found) in &changed {
        field::draw(s, grid, *at, *found);
    }
    badges::values(s, grid, &land);
    badges::tides(s, grid);
    badges::marks(s, grid);
}

/// A closed line, to be appended to a path.
fn close(d: &mut String, points: &[(f32, f32)]) {
    for (i, (x, y)) in points.iter().enumerate() {
        let _ = write!(
            d,
            "{}{} {}",
            if i == 0 { 'M' } else { 'L' },
            num(*x),
            num(*y)
        );
    }
    d.push('Z');
}

/// The borders between land and water as closed lines, each with the land at its right hand, so that a filled path of
/// all of them is the land without its lakes.
fn coast(map: &Map, grid: Grid) -> String {
    let mut d = String::new();
    let mut seen = BTreeSet::new();
    for at in map.hexes().filter(|h| map.land(*h)) {
        for direction in 0..6 {
            let line = shore(map, grid, at, direction, &mut seen);
            if !line.is_empty() {
                close(&mut d, &line);
            }
        }
    }
    d
}

/// Walks once along a shore, beginning at a side of a field; nothing if that is no shore or was walked along before.
fn shore(
    map: &Map,
    grid: Grid,
    at: Hex,
    direction: usize,
    seen: &mut BTreeSet<(Hex, usize)>,
) -> Vec<(f32, f32)> {
    let next = |at: Hex, d: usize| at.step(d).filter(|h| map.land(*h));
    let mut line = Vec::new();
    let (mut at, mut d) = (at, direction);
    while next(at, d).is_none() && seen.insert((at, d)) {
        line.push(grid.corners(at, 1.0)[d]);
        // At the corner ahead the shore goes on along this field, or along the one that lies there.
        match next(at, (d + 1) % 6) {
            None => d = (d + 1) % 6,
            Some(neighbour) => (at, d) = (neighbour, (d + 5) % 6),
        }
    }
    line
}

/// A wave on each field of water.
fn waves(map: &Map, grid: Grid) -> String {
    let mut d = String::new();
    let e = grid.edge();
    for at in map.hexes().filter(|h| !map.land(*h)) {
        let (x, y) = grid.middle(at);
        let (dx, dy) = jitter(at);
        let (x, y) = (x + dx * e * 0.3, y + dy * e * 0.3);
        let q = e * 0.18;
        let _ = write!(
            d,
            "M{} {}q{a} {b} {w} 0t{w} 0t{w} 0",
            num(x - 1.5 * q * 1.6),
            num(y),
            a = num(q * 0.8),
            b = num(-q),
            w = num(q * 1.6)
        );
    }
    d
}

/// A fixed but irregular shift of a field, each from -1 to 1.
pub(super) fn jitter(at: Hex) -> (f32, f32) {
    let mix = |a: u32| {
        let n =
            (u32::from(at.col) * 73 + u32::from(at.row) * 151 + a * 37).wrapping_mul(2_654_435_761);
        f32::from(u8::try_from(n >> 24).unwrap_or(0)) / 127.5 - 1.0
    };
    (mix(1), mix(2))
}

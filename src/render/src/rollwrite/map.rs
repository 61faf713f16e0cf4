//! The island: water, coast, and the ground of the fields.

use std::fmt::Write as _;

use castaway_rollwrite::{hex::Hex, ids::Feature, map::Map};

use super::{Scene, field, grid::Grid};
use crate::{
    board::Area,
    svg::{Ink, num},
};

/// The sea.
const SEA: &str = "#8fc3cc";
/// Water near the coast, from the outside in.
const SHALLOWS: [(&str, f32); 3] = [("#a5d1d4", 1.18), ("#bfe0dc", 0.84), ("#e9f4ea", 0.46)];
/// The beach, which also shows between the fields.
const BEACH: &str = "#eedcaa";
/// Lines of waves.
const WAVE: &str = "#5f9fac";

pub(super) fn draw(s: &mut Scene<'_>, frame: Area, grid: Grid) {
    let map = &s.input.view.map;
    s.c.rect(frame.x, frame.y, frame.w, frame.h, 0.0, Ink::fill(SEA));
    let e = grid.edge();
    let coast = coast(map, grid);
    for (colour, width) in SHALLOWS {
        s.c.path(&coast, Ink::line(colour, width * e));
    }
    let land = outline(map, grid);
    s.c.path(&land, Ink::fill(BEACH).edge(BEACH, e * 0.2));
    let waves = waves(map, grid);
    if !waves.is_empty() {
        s.c.path(&waves, Ink::line(WAVE, e * 0.07));
    }
    for at in map.hexes() {
        if let Some(found) = map.get(at).filter(|f| f.feature != Feature::Sea) {
            field::ground(s, grid, at, found);
        }
    }
    for at in map.hexes() {
        if let Some(found) = map.get(at).filter(|f| f.feature != Feature::Sea) {
            field::draw(s, grid, at, found);
        }
    }
}

/// All edges between land and water, as one path.
fn coast(map: &Map, grid: Grid) -> String {
    let mut d = String::new();
    for at in map.hexes().filter(|h| map.land(*h)) {
        let corners = grid.corners(at, 1.0);
        for direction in 0..6 {
            if at.step(direction).is_some_and(|h| map.land(h)) {
                continue;
            }
            let (a, b) = (corners[direction], corners[(direction + 1) % 6]);
            let _ = write!(d, "M{} {}L{} {}", num(a.0), num(a.1), num(b.0), num(b.1));
        }
    }
    d
}

/// All land fields as one path.
fn outline(map: &Map, grid: Grid) -> String {
    let mut d = String::new();
    for at in map.hexes().filter(|h| map.land(*h)) {
        for (i, (x, y)) in grid.corners(at, 1.0).into_iter().enumerate() {
            let _ = write!(d, "{}{} {}", if i == 0 { 'M' } else { 'L' }, num(x), num(y));
        }
        d.push('Z');
    }
    d
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

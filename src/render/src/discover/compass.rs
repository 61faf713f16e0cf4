//! The compass by which what is beaten back retreats: the red die names its way like a clock.

use super::{
    MapWord, Scene,
    grid::{At, Grid, HALF},
};
use crate::{
    board::Area,
    font::{Typeface, fit},
    palette,
    svg::{Ink, Type},
};

/// The numbers of the red die for each direction (D-R-1).
const NUMBERS: [&str; 6] = ["12·1", "2·3", "4·5", "6·7", "8·9", "10·11"];
/// The red of the die.
const RED: &str = "#9c2b22";

/// The directions as ways from a middle, in edges.
const WAYS: [(f32, f32); 6] = [
    (0.0, -2.0 * HALF),
    (1.5, -HALF),
    (1.5, HALF),
    (0.0, 2.0 * HALF),
    (-1.5, HALF),
    (-1.5, -HALF),
];

/// Writes the numbers on the sides of a space.
pub(super) fn around(s: &mut Scene<'_>, grid: Grid, at: At) {
    let (x, y) = grid.middle(at);
    let e = grid.edge;
    for (text, (dx, dy)) in NUMBERS.into_iter().zip(WAYS) {
        let (ax, ay) = (x + dx * e * 0.5, y + dy * e * 0.5);
        let w = Typeface::Bold.width(text, 22.0) + 12.0;
        let f = grid.frame;
        // A plate at the rim of the frame stays inside.
        let px = (ax + dx * e * 0.24).clamp(f.x + w / 2.0 + 3.0, f.right() - w / 2.0 - 3.0);
        let py = (ay + dy * e * 0.24).clamp(f.y + 17.0, f.bottom() - 17.0);
        let ink = Ink::fill(palette::WHITE).edge(RED, 2.5);
        s.c.rect(px - w / 2.0, py - 14.0, w, 28.0, 10.0, ink);
        let set = Type::bold(22.0, RED).middle();
        s.c.text(px, py + 7.5, set, text);
    }
}

/// A rose of the compass in the middle of a place.
pub(super) fn rose(s: &mut Scene<'_>, area: Area) {
    let (x, y) = (area.x + area.w / 2.0, area.y + area.h / 2.0 + 12.0);
    let e = (area.h / 2.0 - 38.0).min(area.w / 2.0 - 66.0);
    let word = s.ui(MapWord::Retreat);
    let (word, size) = fit(Typeface::Text, &word, 22.0, 22.0, area.w);
    let set = Type::text(size, palette::SOFT).middle();
    s.c.text(x, area.y + 18.0, set, &word);
    let c = &mut s.c;
    for (i, (dx, dy)) in WAYS.into_iter().enumerate() {
        let long = dx.hypot(dy);
        let (ux, uy) = (dx / long, dy / long);
        let (tip, side) = (e * 1.02, e * 0.22);
        let dark = [
            (x, y),
            (x - uy * side + ux * side, y + ux * side + uy * side),
            (x + ux * tip, y + uy * tip),
        ];
        let pale = [
            (x, y),
            (x + uy * side + ux * side, y - ux * side + uy * side),
            (x + ux * tip, y + uy * tip),
        ];
        let colour = if i == 0 { RED } else { "#6b4f2c" };
        c.polygon(&dark, Ink::fill(colour));
        c.polygon(&pale, Ink::fill("#f3e3bd").edge(colour, 1.4));
    }
    for (text, (dx, dy)) in NUMBERS.into_iter().zip(WAYS) {
        let long = dx.hypot(dy);
        let (px, py) = (x + dx / long * (e + 26.0), y + dy / long * (e + 14.0));
        let px = if dx == 0.0 { x } else { px };
        let set = Type::bold(22.0, RED).middle();
        c.text(px, py + 7.5, set, text);
    }
}

//! The island in its sea.

use super::{Area, Scene, hex};
use crate::{
    icons::Icon,
    palette,
    svg::{Ink, Type, num},
};

/// Half hexes from the left edge to the right one, as in `Space::half_columns`, plus one hex.
fn half_columns(s: &Scene<'_>) -> f32 {
    let columns = s.view.hexes.iter().map(|h| h.space.half_columns().1);
    f32::from(columns.max().unwrap_or(6)) + 2.0
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    s.c.rect(
        area.x,
        area.y,
        area.w,
        area.h,
        18.0,
        Ink::fill(palette::SEA),
    );
    waves(s, area);

    // The largest hexes that fit: four side by side, five edges from top to bottom.
    let columns = half_columns(s);
    let edge = ((area.w - 56.0) / (columns / 2.0) / 3.0_f32.sqrt()).min((area.h - 56.0) / 5.0);
    let half = edge * 3.0_f32.sqrt() / 2.0;
    let left = area.x + (area.w - half * columns) / 2.0;
    let top = area.y + (area.h - edge * 5.0) / 2.0;
    let middle = |space: castaway_robinson::ids::Space| {
        let (row, column) = space.half_columns();
        (
            left + half * (f32::from(column) + 1.0),
            top + edge * (1.0 + 1.5 * f32::from(row)),
        )
    };

    let view = s.view;
    for shore in [
        Ink::fill(palette::SHALLOW).edge(palette::SHALLOW, edge * 0.34),
        Ink::fill("#e9dcb4").edge("#e9dcb4", edge * 0.13),
    ] {
        for h in &view.hexes {
            let (x, y) = middle(h.space);
            s.c.polygon(&hex::corners(x, y, edge * 0.97), shore);
        }
    }
    for h in &view.hexes {
        let (x, y) = middle(h.space);
        hex::ground(s, h, x, y, edge);
    }
    for h in &view.hexes {
        let (x, y) = middle(h.space);
        hex::contents(s, h, x, y, edge);
    }
    shortcut(s, edge, middle);
    tiles_left(s, area);
    rose(s, area.right() - 60.0, area.bottom() - 62.0, 36.0);
}

/// A compass rose in the free corner.
fn rose(s: &mut Scene<'_>, x: f32, y: f32, r: f32) {
    s.c.circle(x, y, r, Ink::line(palette::SHALLOW, 3.0));
    for (long, wide, colour) in [(0.72, 0.72, palette::SHALLOW), (1.25, 0.0, palette::DEEP)] {
        let a = r * if wide > 0.0 { long * 0.7 } else { long };
        let b = r * 0.2;
        let points: [(f32, f32); 8] = if wide > 0.0 {
            [
                (-a, -a),
                (0.0, -b),
                (a, -a),
                (b, 0.0),
                (a, a),
                (0.0, b),
                (-a, a),
                (-b, 0.0),
            ]
        } else {
            [
                (0.0, -a),
                (b, -b),
                (a, 0.0),
                (b, b),
                (0.0, a),
                (-b, b),
                (-a, 0.0),
                (-b, -b),
            ]
        };
        s.c.polygon(&points.map(|(dx, dy)| (x + dx, y + dy)), Ink::fill(colour));
    }
    s.c.text(
        x,
        y - r * 1.34,
        Type::bold(24.0, palette::DEEP).middle(),
        "N",
    );
}

/// Short strokes in the corners where no hex lies.
fn waves(s: &mut Scene<'_>, area: Area) {
    let spots = [
        (0.03, 0.06),
        (0.10, 0.12),
        (0.02, 0.20),
        (0.94, 0.20),
        (0.02, 0.83),
        (0.09, 0.90),
        (0.03, 0.96),
        (0.83, 0.95),
    ];
    for (fx, fy) in spots {
        let (x, y) = (area.x + area.w * fx, area.y + area.h * fy);
        let d = format!("M{} {}q8 -9 16 0t16 0", num(x - 8.0), num(y));
        s.c.path(&d, Ink::line(palette::SHALLOW, 3.5));
    }
}

/// The Shortcut joins the camp with its tile: a signpost on the border between the two.
fn shortcut(
    s: &mut Scene<'_>,
    edge: f32,
    middle: impl Fn(castaway_robinson::ids::Space) -> (f32, f32),
) {
    let Some(there) = s.view.hexes.iter().find(|h| h.shortcut) else {
        return;
    };
    let (tx, ty) = middle(there.space);
    let camp = s.view.hexes.iter().find(|h| h.camp).map(|h| h.space);
    let (x, y) = match camp {
        Some(camp) if there.space.adjacent().contains(&camp) => {
            let (cx, cy) = middle(camp);
            // On an upright border the middle belongs to the sources on both sides.
            let lower = if (cy - ty).abs() < 1.0 {
                edge * 0.37
            } else {
                0.0
            };
            (f32::midpoint(cx, tx), f32::midpoint(cy, ty) + lower)
        }
        _ => (tx + edge * 0.62, ty + edge * 0.3),
    };
    let r = edge * 0.19;
    s.c.circle(x, y, r, Ink::fill(palette::WHITE).edge(palette::GOLD, 4.0));
    s.c.icon(Icon::Shortcut, x, y, r * 1.35);
}

/// The stack of tiles, in the corner of the sea.
fn tiles_left(s: &mut Scene<'_>, area: Area) {
    // A hex beside the island takes the corner of the stack.
    let beside = s.view.hexes.iter().any(|h| h.space.beside_island());
    let x = match beside {
        true => area.x + 52.0,
        false => area.right() - 62.0,
    };
    let y = area.y + 46.0;
    let small = 25.0;
    for k in [2.0, 1.0, 0.0] {
        s.c.polygon(
            &hex::corners(x - 22.0 + k * 5.0, y + k * 4.0, small),
            Ink::fill(palette::MIST).edge(palette::DEEP, 2.5),
        );
    }
    s.c.text(
        x + 18.0,
        y + 14.0,
        Type::bold(32.0, palette::NAVY),
        &s.view.tiles_left.to_string(),
    );
}

//! Tiles that nobody has scouted: one cloud each, with the number of its zone and its own.

use std::fmt::Write as _;

use castaway_discover::{
    wording::tile_name,
    world::{SPACES, tile_of},
};

use super::{
    MapWord, Scene, Seen,
    grid::{At, Grid},
};
use crate::{
    font::{Typeface, fit},
    palette,
    svg::{Ink, Type, num},
};

const CLOUD: &str = "#efe9da";
const BRIM: &str = "#b5a88c";
const SWIRL: &str = "#d3c8af";

/// The spaces of a tile that may be seen in the frame.
fn spaces(s: &Scene<'_>, grid: Grid, tile: u8) -> Vec<(u8, At)> {
    let first = u16::from(tile) * u16::from(SPACES);
    let all = (first..first + u16::from(SPACES)).filter_map(|n| u8::try_from(n).ok());
    let all = all.filter_map(|space| Some((space, s.plan.at(space)?)));
    all.filter(|(_, at)| grid.touches(*at)).collect()
}

/// The tiles that lie in fog, with whether somebody has looked at them.
fn tiles(s: &Scene<'_>) -> Vec<(u8, Seen)> {
    let all = (0u8..).zip(&s.input.view.tiles);
    let all = all.filter_map(|(tile, _)| Some((tile, s.seen(tile.checked_mul(7)?))));
    all.filter(|(_, seen)| matches!(seen, Seen::Fog | Seen::Peeked))
        .collect()
}

/// The clouds.
pub(super) fn draw(s: &mut Scene<'_>, grid: Grid) {
    let e = grid.edge;
    for (tile, seen) in tiles(s) {
        let all = spaces(s, grid, tile);
        if all.is_empty() {
            continue;
        }
        let (mut fill, mut brim, mut swirls) = (String::new(), String::new(), String::new());
        for (space, at) in &all {
            grid.outline(*at, &mut fill);
            for way in 0..6 {
                let beside = s.plan.space(at.step(way));
                if beside.is_none_or(|other| tile_of(other) != tile_of(*space)) {
                    puff(grid, *at, way, &mut fill, &mut brim);
                }
            }
            swirl(grid, *at, &mut swirls);
        }
        let thin = if seen == Seen::Peeked { 0.5 } else { 1.0 };
        // A seam of the same colour closes the hair between the spaces of a cloud.
        let ink = Ink::fill(CLOUD).opacity(thin);
        let ink = if seen == Seen::Fog {
            ink.edge(CLOUD, 1.5)
        } else {
            ink
        };
        s.c.path(&fill, ink);
        s.c.path(&swirls, Ink::line(SWIRL, e * 0.05).opacity(thin));
        s.c.path(&brim, Ink::line(BRIM, e * 0.05));
    }
}

/// A side of a cloud: two puffs.
fn puff(grid: Grid, at: At, way: usize, fill: &mut String, brim: &mut String) {
    let [from, bent, to] = grid.side(at, way);
    let _ = write!(brim, "M{} {}", num(from.0), num(from.1));
    let _ = write!(fill, "M{} {}", num(from.0), num(from.1));
    for (a, b) in [(from, bent), (bent, to)] {
        let r = (b.0 - a.0).hypot(b.1 - a.1) * 0.58;
        let arc = format!("A{r} {r} 0 0 1 {} {}", num(b.0), num(b.1), r = num(r));
        brim.push_str(&arc);
        fill.push_str(&arc);
    }
    fill.push('Z');
}

/// A curl of mist.
fn swirl(grid: Grid, at: At, d: &mut String) {
    let e = grid.edge;
    let (x, y) = grid.middle(at);
    let flip = if at.chance(5) > 0.5 { 1.0 } else { -1.0 };
    let x = x + (at.chance(6) - 0.5) * e * 0.5;
    let y = y + (at.chance(7) - 0.5) * e * 0.6;
    let u = |n: f32| num(n * e * flip);
    let v = |n: f32| num(n * e);
    let _ = write!(
        d,
        "M{} {}c{} {} {} {} {} {}c{} {} {} {} {} {}",
        num(x - 0.42 * e * flip),
        num(y + 0.1 * e),
        u(0.24),
        v(0.1),
        u(0.62),
        v(0.08),
        u(0.66),
        v(-0.12),
        u(0.02),
        v(-0.16),
        u(-0.24),
        v(-0.18),
        u(-0.22),
        v(0.0),
    );
}

/// The zones and numbers of the tiles, in the middle of what is seen of each.
pub(super) fn numbers(s: &mut Scene<'_>, grid: Grid, size: f32) {
    let word = s.ui(MapWord::Zone);
    let colour = if s.is_night() { "#f4ead0" } else { "#6d5c3c" };
    for (tile, seen) in tiles(s) {
        let mut all = spaces(s, grid, tile);
        all.retain(|(_, at)| grid.shows(*at));
        let Some(zone) = s.input.view.tiles.get(usize::from(tile)) else {
            continue;
        };
        let zone = zone.tile.zone;
        let Some((x, y)) = middle(grid, &all) else {
            continue;
        };
        // A tile that was looked at shows its spaces with their names.
        if seen != Seen::Fog {
            continue;
        }
        let text = format!("{word} {zone}");
        let (text, fitted) = fit(Typeface::Bold, &text, size * 1.2, size, grid.edge * 1.9);
        let w = Typeface::Bold.width(&text, fitted) / 2.0 + 14.0;
        let x = x.clamp(grid.frame.x + w, grid.frame.right() - w);
        s.c.text(
            x,
            y - size * 0.2,
            Type::bold(fitted, colour).middle(),
            &text,
        );
        plate(s, x, y + size * 0.95, size, &tile_name(tile));
    }
}

/// The middle of some spaces, on the space that is nearest to it.
fn middle(grid: Grid, all: &[(u8, At)]) -> Option<(f32, f32)> {
    let n = f32::from(u8::try_from(all.len()).unwrap_or(u8::MAX));
    let places = || all.iter().map(|(_, at)| grid.middle(*at));
    let (x, y) = places().fold((0.0, 0.0), |(a, b), (x, y)| (a + x, b + y));
    let (x, y) = (x / n, y / n);
    let far = |(a, b): (f32, f32)| (a - x).hypot(b - y);
    places().min_by(|a, b| far(*a).total_cmp(&far(*b)))
}

/// The number of a tile on a little plate.
fn plate(s: &mut Scene<'_>, x: f32, y: f32, size: f32, name: &str) {
    let w = Typeface::Bold.width(name, size) + size * 0.8;
    let ink = Ink::fill(palette::PAPER).edge(BRIM, 2.0);
    s.c.rect(x - w / 2.0, y - size * 0.6, w, size * 1.2, size * 0.4, ink);
    let set = Type::bold(size, palette::INK).middle();
    s.c.text(x, y + size * 0.35, set, name);
}

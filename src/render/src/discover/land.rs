//! The map as it is before anybody stands on it: what lies around the tiles, the grounds of known spaces, the fog.

use std::fmt::Write as _;

use castaway_discover::world::tile_of;

use super::{
    Scene, Seen, fog,
    grid::{At, Grid},
    ground::{self, Around, Style},
    motif::Strokes,
};
use crate::svg::{Ink, num};

/// The ink of the map's lines.
pub(super) const PEN: &str = "#6b4f2c";
/// What the night lays over the land.
const NIGHT: &str = "#10255a";

/// Draws the land in a frame.
pub(super) fn draw(s: &mut Scene<'_>, grid: Grid) {
    around(s, grid);
    grounds(s, grid);
    lines(s, grid);
    fog::draw(s, grid);
    if s.is_night() {
        let f = grid.frame;
        s.c.rect(f.x, f.y, f.w, f.h, 0.0, Ink::fill(NIGHT).opacity(0.5));
    }
}

/// What lies around the tiles.
fn around(s: &mut Scene<'_>, grid: Grid) {
    let (f, e) = (grid.frame, grid.edge);
    let beyond = ground::beyond(s.input.view.terrain.as_ref());
    s.c.rect(f.x, f.y, f.w, f.h, 0.0, Ink::fill(beyond.far));
    let coast = border(s, grid, |_, to| to.is_none());
    for (colour, width) in beyond.near.into_iter().zip([1.1, 0.5]) {
        s.c.path(&coast, Ink::line(colour, width * e));
    }
    let mut d = String::new();
    let free = grid.places().filter(|at| s.plan.space(*at).is_none());
    for at in free {
        let (x, y) = grid.middle(at);
        let (dx, dy) = (at.chance(1) - 0.5, at.chance(2) - 0.5);
        scribble(beyond.kind, x + dx * e * 0.5, y + dy * e * 0.5, e, &mut d);
    }
    if !d.is_empty() {
        s.c.path(&d, Ink::line(beyond.line, e * 0.045));
    }
}

/// What is scribbled where no tile lies.
fn scribble(kind: Around, x: f32, y: f32, e: f32, d: &mut String) {
    let u = |n: f32| num(n * e);
    let (left, upper) = (num(x - 0.4 * e), num(y));
    let _ = match kind {
        Around::Sea => write!(
            d,
            "M{left} {upper}q{} {} {} 0t{} 0t{} 0",
            u(0.13),
            u(-0.17),
            u(0.27),
            u(0.27),
            u(0.27)
        ),
        Around::Wild => write!(
            d,
            "M{left} {upper}l{} {}l{} {}M{} {upper}l{} {}l{} {}",
            u(0.2),
            u(-0.34),
            u(0.2),
            u(0.34),
            num(x + 0.06 * e),
            u(0.14),
            u(-0.24),
            u(0.18),
            u(0.24)
        ),
    };
}

/// The grounds of known spaces, all spaces of a ground in one shape.
fn grounds(s: &mut Scene<'_>, grid: Grid) {
    let mut kinds: Vec<(Style, String, Strokes)> = Vec::new();
    let known = s.plan.all().filter(|(_, at)| grid.touches(*at));
    for (space, at) in known {
        let Some(style) = style(s, space) else {
            continue;
        };
        let place = kinds.iter().position(|(known, ..)| *known == style);
        let place = place.unwrap_or_else(|| {
            kinds.push((style, String::new(), Strokes::default()));
            kinds.len() - 1
        });
        if let Some((_, fill, strokes)) = kinds.get_mut(place) {
            grid.outline(at, fill);
            strokes.add(style.motif, grid, at);
        }
    }
    for (style, fill, _) in &kinds {
        s.c.path(fill, Ink::fill(style.fill));
    }
    for (style, _, strokes) in &kinds {
        motif(s, grid, *style, strokes);
    }
}

/// The strokes of a ground.
pub(super) fn motif(s: &mut Scene<'_>, grid: Grid, style: Style, strokes: &Strokes) {
    let width = (grid.edge * 0.035).max(1.1);
    for (d, ink) in [
        (&strokes.mass, Ink::fill(style.mass)),
        (&strokes.light, Ink::fill(style.light)),
        (&strokes.line, Ink::line(style.line, width)),
    ] {
        if !d.is_empty() {
            s.c.path(d, ink);
        }
    }
}

/// How the ground of a space looks, if that is known.
pub(super) fn style(s: &Scene<'_>, space: u8) -> Option<Style> {
    match s.seen(space) {
        Seen::Flooded => Some(ground::FLOOD),
        Seen::Fog => None,
        Seen::Open | Seen::Peeked => {
            let site = s.input.view.spaces.get(usize::from(space))?.site?;
            let id = s.grounds().get(usize::from(site.ground)).map(|g| &g.id);
            let unknown = castaway_kernel::Key::from("");
            Some(ground::look(id.unwrap_or(&unknown), site.ground))
        }
    }
}

/// Lines between spaces, between tiles and around all.
fn lines(s: &mut Scene<'_>, grid: Grid) {
    let e = grid.edge;
    let mut d = String::new();
    for (space, at) in s.plan.all().filter(|(_, at)| grid.touches(*at)) {
        if s.seen(space) != Seen::Fog {
            grid.outline(at, &mut d);
        }
    }
    if !d.is_empty() {
        s.c.path(&d, Ink::line(PEN, e * 0.03).opacity(0.4));
    }
    let tiles = border(s, grid, |from, to| {
        to.is_some_and(|to| tile_of(from) < tile_of(to))
    });
    if !tiles.is_empty() {
        s.c.path(&tiles, Ink::line(PEN, e * 0.06).opacity(0.55));
    }
    let coast = border(s, grid, |_, to| to.is_none());
    if !coast.is_empty() {
        s.c.path(&coast, Ink::line(PEN, e * 0.075));
    }
}

/// The sides of spaces that are wanted by the space and the one behind the side.
fn border(s: &Scene<'_>, grid: Grid, wanted: impl Fn(u8, Option<u8>) -> bool) -> String {
    let mut d = String::new();
    for (space, at) in s.plan.all().filter(|(_, at)| near(grid, *at)) {
        for way in 0..6 {
            if wanted(space, s.plan.space(at.step(way))) {
                grid.edge_of(at, way, &mut d);
            }
        }
    }
    d
}

/// Whether a wide line around a space may be seen in the frame.
fn near(grid: Grid, at: At) -> bool {
    grid.touches(at) || (0..6).any(|way| grid.touches(at.step(way)))
}

//! The names of spaces, and how hard each is to enter.

use castaway_discover::wording::space_name;

use super::{Scene, Seen, grid::Grid};
use crate::{
    font::Typeface,
    svg::{Ink, num},
};

/// The names of all known spaces as one shape, since dozens of texts take much longer; bolts beside them where entering
/// costs more than one.
pub(super) fn draw(s: &mut Scene<'_>, grid: Grid, size: f32) {
    let (mut letters, mut signs) = (String::new(), String::new());
    let e = grid.edge;
    for (space, at) in s.shown(grid) {
        let site = s.input.view.spaces.get(usize::from(space));
        let Some(site) = site.and_then(|ground| ground.site) else {
            continue;
        };
        if s.seen(space) == Seen::Flooded {
            continue;
        }
        let (x, y) = grid.middle(at);
        let name = space_name(space);
        let w = Typeface::Bold.width(&name, size);
        // One is what every space costs at least.
        let bolts = if site.cost > 1 { site.cost.min(4) } else { 0 };
        let step = size * 0.38;
        let shift = step * f32::from(bolts) / 2.0;
        let base = y + e * 0.79;
        Typeface::Bold.trace(&name, x - shift, base, size, &mut letters);
        let mut left = x - shift + w / 2.0 + size * 0.06;
        for _ in 0..bolts {
            bolt(left, base, size, &mut signs);
            left += step;
        }
    }
    let (ink, rim) = if s.is_night() {
        ("#fdf3d6", "#0f1e3d")
    } else {
        ("#3a2c18", "#fff8e6")
    };
    for (d, ink, rim, wide) in [
        (&letters, ink, rim, size * 0.17),
        (&signs, "#eba81c", "#5f3f06", size * 0.14),
    ] {
        if !d.is_empty() {
            s.c.path(d, Ink::line(rim, wide).opacity(0.7));
            s.c.path(d, Ink::fill(ink));
        }
    }
}

/// A bolt, the sign of stamina, beside a name.
fn bolt(x: f32, base: f32, size: f32, d: &mut String) {
    const CORNERS: [(f32, f32); 6] = [
        (0.24, -0.68),
        (0.0, -0.28),
        (0.14, -0.28),
        (0.06, 0.04),
        (0.34, -0.4),
        (0.19, -0.4),
    ];
    for (i, (dx, dy)) in CORNERS.into_iter().enumerate() {
        d.push(if i == 0 { 'M' } else { 'L' });
        d.push_str(&format!("{} {}", num(x + dx * size), num(base + dy * size)));
    }
    d.push('Z');
}

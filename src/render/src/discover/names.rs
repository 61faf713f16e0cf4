//! The names of spaces, and how hard each is to enter.

use castaway_discover::wording::space_name;

use super::{Scene, Seen, grid::Grid};
use crate::{
    font::Face,
    svg::{Ink, num},
};

/// The names of all known spaces as one shape, since dozens of texts take much longer; dots beside them where entering
/// costs more than one.
pub(super) fn draw(s: &mut Scene<'_>, grid: Grid, size: f32) {
    let (mut letters, mut dots) = (String::new(), String::new());
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
        let w = Face::Bold.width(&name, size);
        let cost = site.cost.min(5);
        let shift = if cost > 1 { size * 0.15 } else { 0.0 };
        let base = y + e * 0.76;
        Face::Bold.trace(&name, x - shift, base, size, &mut letters);
        if cost > 1 {
            let r = size * 0.105;
            let side = x - shift + w / 2.0 + size * 0.2;
            for n in 0..cost {
                let up = size * (0.08 + 0.27 * f32::from(n));
                let _ = std::fmt::Write::write_fmt(
                    &mut dots,
                    format_args!(
                        "M{} {}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 -{} 0z",
                        num(side - r),
                        num(base - up),
                        num(2.0 * r),
                        num(2.0 * r),
                        r = num(r)
                    ),
                );
            }
        }
    }
    let (ink, rim) = if s.is_night() {
        ("#fdf3d6", "#0f1e3d")
    } else {
        ("#3a2c18", "#fff8e6")
    };
    for d in [&letters, &dots] {
        if !d.is_empty() {
            s.c.path(d, Ink::line(rim, size * 0.17).opacity(0.62));
            s.c.path(d, Ink::fill(ink));
        }
    }
}

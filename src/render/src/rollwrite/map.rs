//! The island: water, coast, fields.

use castaway_rollwrite::ids::Feature;

use super::{Scene, grid::Grid};
use crate::{palette, svg::Ink};

pub(super) fn draw(s: &mut Scene<'_>, grid: Grid) {
    let map = &s.input.view.map;
    for at in map.hexes() {
        let sea = map.get(at).is_none_or(|f| f.feature == Feature::Sea);
        let fill = if sea { palette::SEA } else { palette::PAPER };
        s.c.polygon(
            &grid.corners(at, 1.0),
            Ink::fill(fill).edge(palette::LINE, 2.0),
        );
    }
}

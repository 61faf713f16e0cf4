//! Letters of the columns and numbers of the rows, along the rim of the island: the names of the fields.

use super::{Scene, grid::Grid};
use crate::{font::Typeface, svg::Ink};

/// Quiet, and dark enough on water.
const NAME: &str = "#2a6472";

/// Writes them at all four sides, so that a finger finds them from anywhere.
pub(super) fn draw(s: &mut Scene<'_>, grid: Grid) {
    let size = grid.rim_letter();
    let mut d = String::new();
    let (columns, rows) = grid.lines();
    for column in 0..columns {
        let letter = char::from(b'A' + column.min(25)).to_string();
        for (x, y) in grid.column_ends(column) {
            Typeface::Bold.trace(&letter, x, y + size * 0.345, size, &mut d);
        }
    }
    for row in 0..rows {
        let number = (u16::from(row) + 1).to_string();
        for (x, y) in grid.row_ends(row) {
            Typeface::Bold.trace(&number, x, y + size * 0.345, size, &mut d);
        }
    }
    if !d.is_empty() {
        s.c.path(&d, Ink::fill(NAME));
    }
}

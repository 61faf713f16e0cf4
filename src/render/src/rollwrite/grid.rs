//! Where fields lie in the picture.
//!
//! The rules' grid has flat tops and is wider than high. A picture for a phone is higher than wide, so a wide island is
//! turned by a quarter clockwise: north lies at the right, and the fields stand on their points.

use castaway_rollwrite::{hex::Hex, map::Map};

use crate::board::Area;

/// Water between the island's rectangle and the frame, in edges.
const SHORE: f32 = 0.66;
/// How far from the frame the names of columns and rows stand, in edges.
const RIM: f32 = 0.3;
/// The greatest height of an island in pixels.
const HIGHEST: f32 = 1800.0;
const ROOT3: f32 = 1.732_050_8;

/// Which way the grid lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lie {
    /// As in the rules.
    Flat,
    /// Turned by a quarter.
    Turned,
}

/// A grid laid out for a width.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    lie: Lie,
    rows: u8,
    cols: u8,
    edge: f32,
    x: f32,
    y: f32,
}

impl Grid {
    /// The grid of an island in a frame of this width.
    pub fn new(map: &Map, width: f32) -> Self {
        let mut grid = Self {
            lie: Self::lie(map),
            rows: map.rows,
            cols: map.cols,
            edge: 1.0,
            x: 0.0,
            y: 0.0,
        };
        let (w, h) = grid.extent();
        grid.edge = (width / w).min(HIGHEST / h);
        grid
    }

    /// Moves the grid into the middle of a frame.
    pub fn at(self, frame: Area) -> Self {
        let (w, h) = self.extent();
        Self {
            x: frame.x + (frame.w - w * self.edge) / 2.0,
            y: frame.y + (frame.h - h * self.edge) / 2.0,
            ..self
        }
    }

    /// The height with the water around.
    pub fn height(self) -> f32 {
        self.extent().1 * self.edge
    }

    /// Length of an edge of a field.
    pub fn edge(self) -> f32 {
        self.edge
    }

    /// The middle of a field.
    pub fn middle(self, at: Hex) -> (f32, f32) {
        let (col, row) = (f32::from(at.col), f32::from(at.row));
        let sunk = if at.col.is_multiple_of(2) { 0.5 } else { 0.0 };
        // Middle in edges, in the rules' grid.
        let (x, y) = (1.0 + 1.5 * col, (0.5 + row + sunk) * ROOT3);
        let (x, y) = match self.lie {
            Lie::Flat => (x, y),
            Lie::Turned => ((f32::from(self.rows) + 0.5) * ROOT3 - y, x),
        };
        (
            self.x + (x + SHORE) * self.edge,
            self.y + (y + SHORE) * self.edge,
        )
    }

    /// The corners of a field around its middle, at a part of its size. Between corner `i` and corner `i + 1` lies the
    /// neighbour in direction `i` of the rules.
    pub fn corners(self, at: Hex, part: f32) -> [(f32, f32); 6] {
        let (x, y) = self.middle(at);
        let r = self.edge * part;
        let half = r * ROOT3 / 2.0;
        // Of a flat top, clockwise from the upper left corner.
        let flat = [
            (-r / 2.0, -half),
            (r / 2.0, -half),
            (r, 0.0),
            (r / 2.0, half),
            (-r / 2.0, half),
            (-r, 0.0),
        ];
        flat.map(|(dx, dy)| match self.lie {
            Lie::Flat => (x + dx, y + dy),
            Lie::Turned => (x - dy, y + dx),
        })
    }

    /// How many columns and rows a reader sees.
    pub fn lines(self) -> (u8, u8) {
        match self.lie {
            Lie::Flat => (self.cols, self.rows),
            Lie::Turned => (self.rows, self.cols),
        }
    }

    /// The field in a column and a row as a reader sees them.
    fn seen(self, column: u8, row: u8) -> Hex {
        match self.lie {
            Lie::Flat => Hex::new(column, row),
            Lie::Turned => Hex::new(row, self.rows.saturating_sub(column.saturating_add(1))),
        }
    }

    /// The places above and below a column, between its field there and the frame.
    pub fn column_ends(self, column: u8) -> [(f32, f32); 2] {
        let last = self.lines().1.saturating_sub(1);
        let (rim, height) = (self.edge * RIM, self.extent().1 * self.edge);
        [(0, rim), (last, height - rim)]
            .map(|(row, y)| (self.middle(self.seen(column, row)).0, self.y + y))
    }

    /// The places to the left and the right of a row.
    pub fn row_ends(self, row: u8) -> [(f32, f32); 2] {
        let last = self.lines().0.saturating_sub(1);
        let (rim, width) = (self.edge * RIM, self.extent().0 * self.edge);
        [(0, rim), (last, width - rim)]
            .map(|(column, x)| (self.x + x, self.middle(self.seen(column, row)).1))
    }

    fn lie(map: &Map) -> Lie {
        if map.stands() { Lie::Turned } else { Lie::Flat }
    }

    /// Width and height in edges.
    fn extent(self) -> (f32, f32) {
        let long = 1.5 * f32::from(self.cols.max(1)) + 0.5 + 2.0 * SHORE;
        let high = (f32::from(self.rows.max(1)) + 0.5) * ROOT3 + 2.0 * SHORE;
        match self.lie {
            Lie::Flat => (long, high),
            Lie::Turned => (high, long),
        }
    }
}

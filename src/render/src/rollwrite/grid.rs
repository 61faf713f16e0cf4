//! Where fields lie in the picture: as in the rules, with flat tops, wider than high.

use castaway_rollwrite::{hex::Hex, map::Map};

use crate::board::Area;

const ROOT3: f32 = 1.732_050_8;

/// What is left around the fields, and how large letters are at least.
#[derive(Clone, Copy, Debug)]
struct Style {
    /// Water between the island's rectangle and the frame, in edges.
    shore: f32,
    /// How far from the frame the names of columns and rows stand, in edges.
    rim: f32,
    /// The least size of a letter or a number, in pixels.
    least: f32,
}

/// Of the whole sheet: 11 pixels where 960 are shown as 380, the width of a phone.
const SHEET: Style = Style {
    shore: 0.66,
    rim: 0.3,
    least: 28.0,
};
/// Of the window of a panel: 12 pixels where 1100 are shown as 550, and 8 on a phone.
const WINDOW: Style = Style {
    shore: 0.8,
    rim: 0.4,
    least: 24.5,
};
/// The greatest height of an island on the sheet in pixels.
const HIGHEST: f32 = 1800.0;

/// A grid laid out for a width.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    style: Style,
    rows: u8,
    cols: u8,
    edge: f32,
    x: f32,
    y: f32,
}

impl Grid {
    /// The grid of an island in a sheet of this width.
    pub fn new(map: &Map, width: f32) -> Self {
        Self::fitted(map, SHEET, width, HIGHEST)
    }

    /// The grid of an island as large as a frame in the window of a panel allows.
    pub fn within(map: &Map, frame: Area) -> Self {
        Self::fitted(map, WINDOW, frame.w, frame.h).at(frame)
    }

    fn fitted(map: &Map, style: Style, width: f32, height: f32) -> Self {
        let mut grid = Self {
            style,
            rows: map.rows,
            cols: map.cols,
            edge: 1.0,
            x: 0.0,
            y: 0.0,
        };
        let (w, h) = grid.extent();
        grid.edge = (width / w).min(height / h);
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

    /// The size of a letter or number on a field: half an edge, if that can be read.
    pub fn letter(self) -> f32 {
        (self.edge * 0.5).max(self.style.least)
    }

    /// The size of the names of columns and rows.
    pub fn rim_letter(self) -> f32 {
        (self.edge * 0.5).clamp(self.style.least, 30.0)
    }

    /// How much of half a field its letters take beyond what they would like: what is printed there makes room.
    pub fn crowd(self) -> f32 {
        (self.letter() / self.edge - 0.5).clamp(0.0, 0.5)
    }

    /// The middle of a field.
    pub fn middle(self, at: Hex) -> (f32, f32) {
        let (col, row) = (f32::from(at.col), f32::from(at.row));
        let sunk = if at.col.is_multiple_of(2) { 0.5 } else { 0.0 };
        // Middle in edges, in the rules' grid.
        let (x, y) = (1.0 + 1.5 * col, (0.5 + row + sunk) * ROOT3);
        let shore = self.style.shore;
        (
            self.x + (x + shore) * self.edge,
            self.y + (y + shore) * self.edge,
        )
    }

    /// The corners of a field around its middle, at a part of its size. Between corner `i` and corner `i + 1` lies the
    /// neighbour in direction `i` of the rules.
    pub fn corners(self, at: Hex, part: f32) -> [(f32, f32); 6] {
        let (x, y) = self.middle(at);
        let r = self.edge * part;
        let half = r * ROOT3 / 2.0;
        // Clockwise from the upper left corner.
        let flat = [
            (-r / 2.0, -half),
            (r / 2.0, -half),
            (r, 0.0),
            (r / 2.0, half),
            (-r / 2.0, half),
            (-r, 0.0),
        ];
        flat.map(|(dx, dy)| (x + dx, y + dy))
    }

    /// How many columns and rows there are.
    pub fn lines(self) -> (u8, u8) {
        (self.cols, self.rows)
    }

    /// The places above and below a column, between its field there and the frame.
    pub fn column_ends(self, column: u8) -> [(f32, f32); 2] {
        let (rim, height) = (self.edge * self.style.rim, self.extent().1 * self.edge);
        let x = self.middle(Hex::new(column, 0)).0;
        [(x, self.y + rim), (x, self.y + height - rim)]
    }

    /// The places to the left and the right of a row.
    pub fn row_ends(self, row: u8) -> [(f32, f32); 2] {
        let last = self.cols.saturating_sub(1);
        let (rim, width) = (self.edge * self.style.rim, self.extent().0 * self.edge);
        [(0, rim), (last, width - rim)]
            .map(|(column, x)| (self.x + x, self.middle(Hex::new(column, row)).1))
    }

    /// Width and height in edges.
    fn extent(self) -> (f32, f32) {
        let shore = 2.0 * self.style.shore;
        let long = 1.5 * f32::from(self.cols.max(1)) + 0.5 + shore;
        let high = (f32::from(self.rows.max(1)) + 0.5) * ROOT3 + shore;
        (long, high)
    }
}

//! Hexes in offset coordinates: flat tops, even columns half a hex lower (W-SHEET-4).

use serde::{Deserialize, Serialize};

/// One place of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hex {
    /// Column from the left, from 0.
    pub col: u8,
    /// Row from the top, from 0.
    pub row: u8,
}

const EVEN: [(i16, i16); 6] = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
const ODD: [(i16, i16); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)];

impl Hex {
    /// The hex at a column and a row.
    pub const fn new(col: u8, row: u8) -> Self {
        Self { col, row }
    }

    /// The neighbour in one of six directions, clockwise from the top; `None` beyond the numbers.
    pub fn step(self, direction: usize) -> Option<Self> {
        let table = if self.col.is_multiple_of(2) {
            EVEN
        } else {
            ODD
        };
        let (dc, dr) = table[direction % 6];
        let col = u8::try_from(i16::from(self.col) + dc).ok()?;
        let row = u8::try_from(i16::from(self.row) + dr).ok()?;
        Some(Self { col, row })
    }

    /// All neighbours that have coordinates.
    pub fn around(self) -> impl Iterator<Item = Self> {
        (0..6).filter_map(move |direction| self.step(direction))
    }

    /// Steps between two hexes when nothing blocks.
    pub fn distance(self, other: Self) -> u8 {
        let (col, row) = (i16::from(self.col), i16::from(self.row));
        let (col2, row2) = (i16::from(other.col), i16::from(other.row));
        // Axial rows: even columns lie half a hex lower.
        let axial = row - (col + (col & 1)) / 2;
        let axial2 = row2 - (col2 + (col2 & 1)) / 2;
        let (dq, dr) = (col - col2, axial - axial2);
        let far = dq.abs().max(dr.abs()).max((dq + dr).abs());
        u8::try_from(far).unwrap_or(u8::MAX)
    }

    /// The hex between two hexes that lie two steps apart on one line.
    pub fn between(self, other: Self) -> Option<Self> {
        (0..6).find_map(|direction| {
            let middle = self.step(direction)?;
            (middle.step(direction)? == other).then_some(middle)
        })
    }
}

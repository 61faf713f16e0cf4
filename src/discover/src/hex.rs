//! Hexes with flat tops in axial coordinates, and the lattice of flowers of seven on which tiles lie.

use serde::{Deserialize, Serialize};

/// The way to each neighbour: N, NE, SE, S, SW, NW, as the compass names them (D-R-1).
pub const AROUND: [Hex; 6] = [
    Hex { q: 0, r: -1 },
    Hex { q: 1, r: -1 },
    Hex { q: 1, r: 0 },
    Hex { q: 0, r: 1 },
    Hex { q: -1, r: 1 },
    Hex { q: -1, r: 0 },
];

/// A place on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hex {
    /// Along the columns.
    pub q: i8,
    /// Down the columns.
    pub r: i8,
}

impl Hex {
    /// A place by its coordinates.
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The place that lies so far from this one.
    pub const fn plus(self, by: Self) -> Self {
        Self::new(self.q + by.q, self.r + by.r)
    }

    /// Steps from one place to another over the open grid (D-CLAR-10).
    pub fn distance(self, other: Self) -> u8 {
        let q = i16::from(self.q) - i16::from(other.q);
        let r = i16::from(self.r) - i16::from(other.r);
        let all = (q.abs() + r.abs() + (q + r).abs()) / 2;
        u8::try_from(all).unwrap_or(u8::MAX)
    }

    /// The centre of a tile that has this place on the lattice of tiles; neighbours there are neighbours as tiles.
    pub const fn centre(self) -> Self {
        Self::new(2 * self.q - self.r, self.q + 3 * self.r)
    }
}

/// The direction of a number of the compass, as a place in [`AROUND`] (D-R-1).
pub fn compass(number: u8) -> usize {
    usize::from(number % 12 / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_cover_the_grid_without_gaps() {
        let mut all = std::collections::BTreeSet::new();
        let mut spaces = 0;
        for q in -4..=4 {
            for r in -4..=4 {
                let centre = Hex::new(q, r).centre();
                for hex in AROUND.iter().map(|d| centre.plus(*d)).chain([centre]) {
                    all.insert(hex);
                    spaces += 1;
                }
            }
        }
        assert_eq!(all.len(), spaces, "no two tiles share a space");
        let near = all.iter().filter(|h| h.distance(Hex::new(0, 0)) <= 6);
        assert_eq!(near.count(), 127, "and no space is left out");
    }

    #[test]
    fn the_compass_goes_clockwise_from_twelve() {
        let named = |n| AROUND[compass(n)];
        assert_eq!((named(12), named(1)), (Hex::new(0, -1), Hex::new(0, -1)));
        assert_eq!((named(2), named(3)), (Hex::new(1, -1), Hex::new(1, -1)));
        assert_eq!((named(6), named(7)), (Hex::new(0, 1), Hex::new(0, 1)));
        assert_eq!((named(10), named(11)), (Hex::new(-1, 0), Hex::new(-1, 0)));
    }
}

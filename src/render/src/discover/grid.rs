//! Where spaces lie in the picture, with edges that look drawn by hand.

use std::{collections::BTreeMap, fmt::Write as _};

use castaway_discover::{
    hex::{AROUND, Hex},
    view::View,
    world::Space,
};

use crate::{board::Area, svg::num};

/// Half the height of a space whose edge is 1.
pub(super) const HALF: f32 = 0.866_025_4;

/// So many columns and rows the window shows at most.
pub(super) const COLUMNS: i16 = 11;
pub(super) const ROWS: i16 = 7;

/// The corners around a middle, clockwise from the upper left one, in halves of an edge and of a height. Between corner
/// `i` and the next lies the neighbour in direction `i`.
const CORNERS: [(i16, i16); 6] = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)];
/// The way to each neighbour in columns and half rows.
const WAYS: [(i16, i16); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// A place on the map in columns and half rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct At {
    /// The column that it is in.
    pub col: i16,
    /// Half rows.
    pub half: i16,
}

impl At {
    fn of(hex: Hex) -> Self {
        let (q, r) = (i16::from(hex.q), i16::from(hex.r));
        Self {
            col: q,
            half: 2 * r + q,
        }
    }

    /// The neighbour in a direction.
    pub fn step(self, way: usize) -> Self {
        let (col, half) = WAYS[way % 6];
        Self {
            col: self.col + col,
            half: self.half + half,
        }
    }

    /// A fixed but irregular number of a place, from 0 to 1.
    pub fn chance(self, salt: u32) -> f32 {
        hash(i32::from(self.col), i32::from(self.half), salt)
    }
}

/// A fixed but irregular number, from 0 to 1.
fn hash(x: i32, y: i32, salt: u32) -> f32 {
    let mut n = x.cast_unsigned().wrapping_mul(0x9e37_79b1)
        ^ y.cast_unsigned().wrapping_mul(0x85eb_ca77)
        ^ salt.wrapping_mul(0xc2b2_ae3d);
    n ^= n >> 15;
    n = n.wrapping_mul(0x2c1b_3c6d);
    n ^= n >> 12;
    n = n.wrapping_mul(0x297a_2d39);
    n ^= n >> 15;
    f32::from(u16::try_from(n >> 16).unwrap_or(0)) / 65_535.0
}

/// All spaces of a map with their places: how tiles lie is no secret.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    places: Vec<At>,
    spaces: BTreeMap<At, Space>,
}

impl Plan {
    /// The plan of a view.
    pub fn of(view: &View) -> Self {
        let centres = view.tiles.iter().map(|t| t.tile.at.centre());
        let tile = |centre: Hex| {
            let ring = AROUND.map(|way| At::of(centre.plus(way)));
            std::iter::once(At::of(centre)).chain(ring)
        };
        let places: Vec<At> = centres.flat_map(tile).collect();
        let spaces = places.iter().copied().zip(0..).collect();
        Self { places, spaces }
    }

    /// Every space with its place.
    pub fn all(&self) -> impl Iterator<Item = (Space, At)> + '_ {
        (0..).zip(self.places.iter().copied())
    }

    /// The place of a space.
    pub fn at(&self, space: Space) -> Option<At> {
        self.places.get(usize::from(space)).copied()
    }

    /// The space of a place.
    pub fn space(&self, at: At) -> Option<Space> {
        self.spaces.get(&at).copied()
    }

    /// The least and the greatest column and half row that the map touches.
    fn bounds(&self) -> [i16; 4] {
        let cols = || self.places.iter().map(|at| at.col);
        let halves = || self.places.iter().map(|at| at.half);
        [
            cols().min().unwrap_or(0),
            cols().max().unwrap_or(0),
            halves().min().unwrap_or(0) - 1,
            halves().max().unwrap_or(0) + 1,
        ]
    }
}

/// A part of a map laid out in a frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    /// The length of an edge.
    pub edge: f32,
    /// The frame.
    pub frame: Area,
    /// The first column and half row, and how many of them.
    cols: (i16, i16),
    halves: (i16, i16),
    /// Where column 0 and half row 0 are.
    x: f32,
    y: f32,
}

/// Where a stretch of so many begins that has a place in its middle and does not leave what there is; what is shorter
/// lies in the middle of it.
fn begin(middle: i16, many: i16, (least, most): (i16, i16)) -> i16 {
    let there = most - least;
    if there <= many {
        return least - (many - there) / 2;
    }
    (middle - many / 2).clamp(least, most - many)
}

impl Grid {
    /// The part around a place, in a frame.
    pub fn around(plan: &Plan, at: At, frame: Area, edge: f32) -> Self {
        let [left, right, upper, lower] = plan.bounds();
        let cols = begin(at.col, COLUMNS, (left, right + 1));
        let halves = begin(at.half, 2 * ROWS + 1, (upper, lower));
        Self::new((cols, COLUMNS), (halves, 2 * ROWS + 1), frame, edge)
    }

    /// The whole map, as large as a frame allows.
    pub fn whole(plan: &Plan, frame: Area, most: f32) -> Self {
        let [left, right, upper, lower] = plan.bounds();
        let (cols, halves) = (right - left + 1, lower - upper);
        let (w, h) = extent(cols, halves);
        let edge = (frame.w / w).min(frame.h / h).min(most);
        Self::new((left, cols), (upper, halves), frame, edge)
    }

    /// The same in a larger frame.
    pub fn framed(self, frame: Area) -> Self {
        Self { frame, ..self }
    }

    /// One space alone around a middle.
    pub fn single(x: f32, y: f32, edge: f32) -> Self {
        let frame = Area::new(x - edge, y - edge, 2.0 * edge, 2.0 * edge);
        Self::new((0, 1), (-1, 2), frame, edge)
    }

    fn new(cols: (i16, i16), halves: (i16, i16), frame: Area, edge: f32) -> Self {
        let (w, h) = extent(cols.1, halves.1);
        let left = frame.x + (frame.w - w * edge) / 2.0;
        let upper = frame.y + (frame.h - h * edge) / 2.0;
        Self {
            edge,
            frame,
            cols,
            halves,
            x: left + edge - 1.5 * edge * f32::from(cols.0),
            y: upper - HALF * edge * f32::from(halves.0),
        }
    }

    /// What the spaces take in the frame.
    pub fn field(self) -> Area {
        let (w, h) = extent(self.cols.1, self.halves.1);
        Area::new(
            self.x + (1.5 * f32::from(self.cols.0) - 1.0) * self.edge,
            self.y + HALF * f32::from(self.halves.0) * self.edge,
            w * self.edge,
            h * self.edge,
        )
    }

    /// Whether the whole space is in the part.
    pub fn shows(self, at: At) -> bool {
        let (col, half) = (at.col - self.cols.0, at.half - self.halves.0);
        (0..self.cols.1).contains(&col) && (1..self.halves.1).contains(&half)
    }

    /// Whether any of the space may be seen in the frame.
    pub fn touches(self, at: At) -> bool {
        let (x, y) = self.middle(at);
        let (w, h) = (self.edge * 1.1, self.edge);
        let f = self.frame;
        x > f.x - w && x < f.right() + w && y > f.y - h && y < f.bottom() + h
    }

    /// Every place that may be seen in the frame, on the map or beside it.
    pub fn places(self) -> impl Iterator<Item = At> {
        let cols = self.cols.0 - 2..self.cols.0 + self.cols.1 + 2;
        let halves = self.halves.0 - 2..self.halves.0 + self.halves.1 + 3;
        cols.flat_map(move |col| halves.clone().map(move |half| At { col, half }))
            .filter(|at| (at.col - at.half).rem_euclid(2) == 0)
            .filter(move |at| self.touches(*at))
    }

    /// The middle of a space.
    pub fn middle(self, at: At) -> (f32, f32) {
        (
            self.x + 1.5 * self.edge * f32::from(at.col),
            self.y + HALF * self.edge * f32::from(at.half),
        )
    }

    /// The corner before the side in a direction, a little beside where a ruler would put it.
    pub fn corner(self, at: At, way: usize) -> (f32, f32) {
        let (key_x, key_y) = key(at, way);
        let sway = 0.11 * self.edge;
        (
            self.x + (f32::from(key_x) / 2.0) * self.edge + sway * (mix(key_x, key_y, 1) - 0.5),
            self.y + HALF * f32::from(key_y) * self.edge + sway * (mix(key_x, key_y, 2) - 0.5),
        )
    }

    /// The side in a direction: its ends and what bends it. Both spaces at a side say the same.
    pub fn side(self, at: At, way: usize) -> [(f32, f32); 3] {
        let (from, to) = (self.corner(at, way), self.corner(at, way + 1));
        let ((ax, ay), (bx, by)) = (key(at, way), key(at, way + 1));
        let sway = 0.16 * self.edge;
        let bent = (
            f32::midpoint(from.0, to.0) + sway * (mix(ax + bx, ay + by, 3) - 0.5),
            f32::midpoint(from.1, to.1) + sway * (mix(ax + bx, ay + by, 4) - 0.5),
        );
        [from, bent, to]
    }

    /// Appends the outline of a space to a path.
    pub fn outline(self, at: At, d: &mut String) {
        let (x, y) = self.corner(at, 0);
        let _ = write!(d, "M{} {}", num(x), num(y));
        for way in 0..6 {
            let [_, bent, to] = self.side(at, way);
            curve(d, bent, to);
        }
        d.push('Z');
    }

    /// Appends one side of a space to a path.
    pub fn edge_of(self, at: At, way: usize, d: &mut String) {
        let [from, bent, to] = self.side(at, way);
        let _ = write!(d, "M{} {}", num(from.0), num(from.1));
        curve(d, bent, to);
    }

    /// The corners around a middle as a ruler would draw them, at a part of the size.
    pub fn ruled(self, at: At, part: f32) -> [(f32, f32); 6] {
        let (x, y) = self.middle(at);
        CORNERS.map(|(dx, dy)| {
            (
                x + f32::from(dx) / 2.0 * self.edge * part,
                y + HALF * f32::from(dy) * self.edge * part,
            )
        })
    }
}

fn curve(d: &mut String, bent: (f32, f32), to: (f32, f32)) {
    let _ = write!(
        d,
        "Q{} {} {} {}",
        num(bent.0),
        num(bent.1),
        num(to.0),
        num(to.1)
    );
}

fn key(at: At, way: usize) -> (i16, i16) {
    let (dx, dy) = CORNERS[way % 6];
    (3 * at.col + dx, at.half + dy)
}

fn mix(x: i16, y: i16, salt: u32) -> f32 {
    hash(i32::from(x), i32::from(y), salt)
}

/// Width and height of so many columns and half rows, in edges.
fn extent(cols: i16, halves: i16) -> (f32, f32) {
    (
        1.5 * f32::from(cols.max(1)) + 0.5,
        HALF * f32::from(halves.max(1)),
    )
}

/// The corners of a hexagon with a flat top around a middle.
pub(super) fn hexagon(x: f32, y: f32, r: f32) -> Vec<(f32, f32)> {
    let corner =
        |(dx, dy): &(i16, i16)| (x + f32::from(*dx) / 2.0 * r, y + HALF * f32::from(*dy) * r);
    CORNERS.iter().map(corner).collect()
}

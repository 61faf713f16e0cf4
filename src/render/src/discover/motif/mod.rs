//! The motifs of grounds as pen strokes. Each is written into three paths that all spaces of a ground share: many small
//! shapes take much longer to draw than one large one.

mod wild;

use std::fmt::Write as _;

use super::{
    grid::{At, Grid},
    ground::Motif,
};
use crate::svg::num;

/// The paths of a ground.
#[derive(Clone, Debug, Default)]
pub(super) struct Strokes {
    /// The mass of it, as areas.
    pub mass: String,
    /// Its strokes, as lines.
    pub line: String,
    /// What glints, as areas.
    pub light: String,
}

/// Where strokes of a space stand, beside its middle in edges, with their size: around the signs in the middle and the
/// name below them.
const SPOTS: [(f32, f32, f32); 7] = [
    (-0.32, -0.55, 0.9),
    (0.34, -0.58, 1.0),
    (-0.66, -0.12, 1.0),
    (0.68, -0.06, 0.9),
    (0.02, -0.12, 1.05),
    (-0.5, 0.42, 0.85),
    (0.54, 0.42, 0.85),
];

/// A pen at a spot: paths in units of a twelfth of an edge.
struct Pen<'a> {
    x: f32,
    y: f32,
    unit: f32,
    d: &'a mut String,
}

impl Pen<'_> {
    /// Appends a path whose commands are relative but for the first move.
    fn draw(&mut self, parts: &[(&str, &[f32])]) -> &mut Self {
        for (i, (command, numbers)) in parts.iter().enumerate() {
            self.d.push_str(command);
            let start = if i == 0 { [self.x, self.y] } else { [0.0, 0.0] };
            for (n, number) in numbers.iter().enumerate() {
                let gap = if n == 0 { "" } else { " " };
                let value = number * self.unit + start[n % 2];
                let _ = write!(self.d, "{gap}{}", num(value));
            }
        }
        self
    }

    /// Appends an ellipse.
    fn blob(&mut self, x: f32, y: f32, w: f32, h: f32) -> &mut Self {
        let (rx, ry) = (w / 2.0, h / 2.0);
        let k = 0.55;
        self.draw(&[
            ("M", &[x - rx, y]),
            ("c", &[0.0, -ry * k, rx * (1.0 - k), -ry, rx, -ry]),
            ("c", &[rx * k, 0.0, rx, ry * (1.0 - k), rx, ry]),
            ("c", &[0.0, ry * k, -rx * (1.0 - k), ry, -rx, ry]),
            ("c", &[-rx * k, 0.0, -rx, -ry * (1.0 - k), -rx, -ry]),
            ("z", &[]),
        ])
    }

    /// Appends a straight stroke.
    fn stroke(&mut self, x: f32, y: f32, dx: f32, dy: f32) -> &mut Self {
        self.draw(&[("M", &[x, y]), ("l", &[dx, dy])])
    }
}

impl Strokes {
    /// Adds the motif of one space.
    pub fn add(&mut self, motif: Motif, grid: Grid, at: At) {
        let (x, y) = grid.middle(at);
        for (n, (dx, dy, size)) in (0..).zip(SPOTS) {
            let sway = |salt: u32| (at.chance(10 * n + salt) - 0.5) * 0.16;
            let sized = size * (0.86 + 0.28 * at.chance(10 * n + 3));
            let spot = Spot {
                x: x + (dx + sway(1)) * grid.edge,
                y: y + (dy + sway(2)) * grid.edge,
                unit: grid.edge / 12.0 * sized,
                turn: at.chance(10 * n + 4),
            };
            if n % 7 == 4 && matches!(motif, Motif::Sand | Motif::Dust) {
                continue;
            }
            self.one(motif, spot);
        }
    }

    fn one(&mut self, motif: Motif, spot: Spot) {
        match motif {
            Motif::Sand | Motif::Tufts | Motif::Waves | Motif::Dust | Motif::Flowers => {
                self.open_ground(motif, spot);
            }
            Motif::Ferns | Motif::Bushes | Motif::Reeds | Motif::Mounds | Motif::Puddles => {
                self.green(motif, spot);
            }
            Motif::Plates | Motif::Dunes | Motif::Drifts | Motif::Scrap => self.waste(motif, spot),
            Motif::Cracks
            | Motif::Mesas
            | Motif::Stones
            | Motif::Peaks
            | Motif::Gorge
            | Motif::Slag => self.rock(motif, spot),
        }
    }

    fn open_ground(&mut self, motif: Motif, spot: Spot) {
        let flip = if spot.turn > 0.5 { 1.0 } else { -1.0 };
        match motif {
            Motif::Sand => {
                spot.pen(&mut self.line)
                    .draw(&[("M", &[-3.0, 0.4]), ("q", &[3.0, -1.8 * flip, 6.0, 0.0])]);
                spot.pen(&mut self.mass)
                    .blob(2.6 * flip, 2.4, 1.5, 1.1)
                    .blob(-1.6, -2.2, 1.1, 0.9);
            }
            Motif::Dust => {
                spot.pen(&mut self.mass)
                    .blob(-1.8, 0.4, 1.7, 1.0)
                    .blob(1.7, -1.3, 1.2, 0.8)
                    .blob(1.2 * flip, 1.9, 0.9, 0.7);
                if spot.turn > 0.6 {
                    spot.pen(&mut self.line)
                        .draw(&[("M", &[-3.2, 2.6]), ("l", &[2.4, 0.0])])
                        .stroke(0.4, 2.6, 1.2, 0.0);
                }
            }
            Motif::Waves => {
                spot.pen(&mut self.line).draw(&[
                    ("M", &[-3.6, 0.6]),
                    ("q", &[1.8, -2.4, 3.6, 0.0]),
                    ("t", &[3.6, 0.0]),
                ]);
                spot.pen(&mut self.mass).blob(0.6 * flip, 2.4, 4.6, 0.6);
            }
            Motif::Flowers => {
                spot.pen(&mut self.line)
                    .stroke(-1.6, 2.0, -0.6, -2.2)
                    .stroke(-1.2, 2.0, 0.5, -2.6)
                    .stroke(1.8, 2.2, 0.2, -3.6);
                let pen = &mut spot.pen(&mut self.mass);
                pen.blob(2.0, -1.9, 1.9, 1.7);
                spot.pen(&mut self.light).blob(2.0, -1.9, 0.8, 0.7);
            }
            _ => {
                spot.pen(&mut self.line)
                    .stroke(-1.4, 1.6, -1.1, -2.4)
                    .stroke(-0.4, 1.6, 0.1, -3.4)
                    .stroke(0.6, 1.6, 1.3, -2.6);
                spot.pen(&mut self.mass).blob(2.9 * flip, 1.9, 1.2, 0.7);
            }
        }
    }

    fn green(&mut self, motif: Motif, spot: Spot) {
        match motif {
            Motif::Ferns => {
                spot.pen(&mut self.line).draw(&[
                    ("M", &[-0.3, 3.2]),
                    ("c", &[-0.2, -1.6, 0.1, -2.8, 0.7, -4.0]),
                ]);
                spot.pen(&mut self.mass).draw(&[
                    ("M", &[0.4, -0.9]),
                    ("c", &[-1.2, -2.2, -3.4, -1.8, -4.2, 0.6]),
                    ("c", &[1.4, -0.8, 2.8, -0.7, 4.2, -0.6]),
                    ("c", &[-0.9, -3.0, 1.4, -3.9, 3.2, -3.0]),
                    ("c", &[-1.5, 0.5, -2.5, 1.4, -3.2, 3.0]),
                    ("c", &[1.9, -1.4, 4.0, -0.6, 4.1, 1.8]),
                    ("c", &[-1.2, -1.0, -2.6, -1.6, -4.1, -1.8]),
                    ("z", &[]),
                ]);
            }
            Motif::Bushes => {
                spot.pen(&mut self.mass).draw(&[
                    ("M", &[-3.4, 2.0]),
                    ("c", &[-1.2, -1.6, -0.2, -3.2, 1.3, -2.9]),
                    ("c", &[0.4, -2.2, 3.6, -2.4, 4.2, -0.2]),
                    ("c", &[1.8, -0.2, 2.6, 1.8, 1.5, 3.1]),
                    ("z", &[]),
                ]);
                spot.pen(&mut self.line)
                    .draw(&[("M", &[-3.6, 2.0]), ("l", &[7.4, 0.0])])
                    .draw(&[("M", &[-1.1, 0.6]), ("q", &[0.7, -1.1, 1.6, -0.5])])
                    .draw(&[("M", &[1.2, 0.2]), ("q", &[0.7, -0.8, 1.4, -0.1])]);
                spot.pen(&mut self.light).blob(-0.8, -1.4, 1.5, 0.7);
            }
            Motif::Reeds => {
                spot.pen(&mut self.line)
                    .draw(&[("M", &[-1.7, 3.0]), ("q", &[-0.2, -3.0, -0.9, -5.4])])
                    .draw(&[("M", &[0.0, 3.0]), ("q", &[0.0, -3.4, 0.2, -6.6])])
                    .draw(&[("M", &[1.5, 3.0]), ("q", &[0.4, -2.6, 1.3, -4.6])])
                    .draw(&[("M", &[-3.4, 3.2]), ("q", &[3.4, -0.9, 6.8, 0.0])]);
                spot.pen(&mut self.mass)
                    .blob(-2.5, -2.3, 1.2, 2.6)
                    .blob(0.2, -3.2, 1.2, 2.8);
            }
            Motif::Mounds => {
                spot.pen(&mut self.mass).draw(&[
                    ("M", &[-3.6, 1.8]),
                    ("c", &[1.0, -3.6, 6.0, -3.8, 7.2, 0.0]),
                    ("z", &[]),
                ]);
                spot.pen(&mut self.line)
                    .draw(&[
                        ("M", &[-3.8, 1.8]),
                        ("c", &[1.2, -3.8, 6.2, -4.0, 7.6, 0.0]),
                    ])
                    .stroke(-0.6, -1.0, -0.5, -1.8)
                    .stroke(0.2, -1.1, 0.3, -2.0);
            }
            _ => {
                spot.pen(&mut self.mass).blob(0.0, 0.6, 6.2, 2.6);
                spot.pen(&mut self.light).blob(-0.7, 0.2, 2.4, 0.6);
                spot.pen(&mut self.line)
                    .draw(&[("M", &[-3.3, 0.8]), ("q", &[3.3, 2.6, 6.6, 0.0])])
                    .stroke(2.2, -0.6, 0.4, -2.0)
                    .stroke(3.0, -0.3, 0.7, -1.5);
            }
        }
    }
}

/// Where a stroke stands.
#[derive(Clone, Copy, Debug)]
struct Spot {
    x: f32,
    y: f32,
    unit: f32,
    turn: f32,
}

impl Spot {
    fn pen(self, d: &mut String) -> Pen<'_> {
        Pen {
            x: self.x,
            y: self.y,
            unit: self.unit,
            d,
        }
    }
}

//! A trail over an island of hexes as a silhouette: one shape, one line, and nothing that lies there.

use crate::{
    board::Area,
    palette,
    spread::Spread,
    svg::{Canvas, Ink, num},
};

const ROOT3: f32 = 1.732_050_8;

/// Where somebody went on an island. A field is its column and its row: hexes have flat tops, and those of even columns lie half a hex
/// lower.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    /// The land.
    pub land: Vec<(u8, u8)>,
    /// Where each walk ended, in order.
    pub steps: Vec<(u8, u8)>,
}

/// The middle of a field in edges, before anything is fitted into a frame.
fn middle((col, row): (u8, u8)) -> (f32, f32) {
    let sunk = if col.is_multiple_of(2) { 0.5 } else { 0.0 };
    (1.5 * f32::from(col), (f32::from(row) + sunk) * ROOT3)
}

/// An island as a silhouette in a frame, as large as that allows.
pub(crate) struct Silhouette(Spread);

impl Silhouette {
    /// Fits land into a frame; none without land.
    pub(crate) fn fitted(frame: Area, land: &[(u8, u8)]) -> Option<Self> {
        let all: Vec<(f32, f32)> = land.iter().map(|at| middle(*at)).collect();
        Spread::over(frame, &all, 1.0).map(Self)
    }

    fn place(&self, at: (u8, u8)) -> (f32, f32) {
        self.0.place(middle(at))
    }

    /// The land as one shape.
    pub(crate) fn land(&self, c: &mut Canvas, land: &[(u8, u8)]) {
        let shape = Ink::fill(palette::LINE).edge(palette::LINE, self.0.edge * 0.3);
        for at in land {
            let (x, y) = self.place(*at);
            let corner = |i: u8| {
                let turn = f32::from(i) * std::f32::consts::FRAC_PI_3;
                (x + turn.cos() * self.0.edge, y + turn.sin() * self.0.edge)
            };
            let corners: [(f32, f32); 6] = [0, 1, 2, 3, 4, 5].map(corner);
            c.polygon(&corners, shape);
        }
    }

    /// Where somebody went, in a colour; several lie a little beside each other.
    pub(crate) fn way(
        &self,
        c: &mut Canvas,
        steps: &[(u8, u8)],
        colour: &'static str,
        beside: f32,
    ) {
        let aside = beside * self.0.edge * 0.22;
        let steps = steps.iter().map(|at| self.place(*at));
        let steps: Vec<(f32, f32)> = steps.map(|(x, y)| (x + aside, y + aside)).collect();
        let mut way = String::new();
        for (i, (x, y)) in steps.iter().enumerate() {
            way.push(if i == 0 { 'M' } else { 'L' });
            way.push_str(&format!("{} {}", num(*x), num(*y)));
        }
        if steps.len() > 1 {
            c.path(&way, Ink::line(colour, (self.0.edge * 0.34).max(3.0)));
        }
        for (x, y) in steps {
            c.circle(x, y, (self.0.edge * 0.36).max(4.0), Ink::fill(colour));
        }
    }
}

/// Draws it as large as the frame allows.
pub(super) fn draw(c: &mut Canvas, frame: Area, trail: &Trail) {
    if let Some(island) = Silhouette::fitted(frame, &trail.land) {
        island.land(c, &trail.land);
        island.way(c, &trail.steps, palette::NAVY, 0.0);
    }
}

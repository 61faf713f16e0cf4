//! Points of a plane spread over a frame, as large as that allows and in its middle.

use crate::board::Area;

/// How points of a plane come into a frame.
pub(crate) struct Spread {
    /// The length of one unit of the plane, in pixels.
    pub edge: f32,
    x0: f32,
    y0: f32,
}

impl Spread {
    /// Spreads points over a frame with so much room around each, in units of the plane; none without points.
    pub(crate) fn over(frame: Area, points: &[(f32, f32)], room: f32) -> Option<Self> {
        let ends = |of: fn(&(f32, f32)) -> f32| {
            let values = || points.iter().map(of);
            let least = values().fold(f32::INFINITY, f32::min) - room;
            (least, values().fold(f32::NEG_INFINITY, f32::max) + room)
        };
        if points.is_empty() {
            return None;
        }
        let ((left, right), (top, bottom)) = (ends(|p| p.0), ends(|p| p.1));
        let edge = (frame.w / (right - left)).min(frame.h / (bottom - top));
        Some(Self {
            edge,
            x0: frame.x + (frame.w - edge * (right + left)) / 2.0,
            y0: frame.y + (frame.h - edge * (bottom + top)) / 2.0,
        })
    }

    /// Where a point of the plane lies in the frame.
    pub(crate) fn place(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (self.x0 + x * self.edge, self.y0 + y * self.edge)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_fill_their_frame_and_stand_in_its_middle() {
        let frame = Area::new(10.0, 20.0, 100.0, 40.0);
        let spread = Spread::over(frame, &[(0.0, 0.0), (2.0, 0.0)], 1.0).unwrap();
        assert!((spread.edge - 20.0).abs() < 0.001);
        let [(x, y), (right, _)] = [(0.0, 0.0), (2.0, 0.0)].map(|at| spread.place(at));
        assert!((x - 40.0).abs() < 0.001 && (y - 40.0).abs() < 0.001);
        assert!((right - 80.0).abs() < 0.001);
        assert!(Spread::over(frame, &[], 1.0).is_none());
    }
}

//! Curves to straight sides.

use resvg::tiny_skia::{Path, PathSegment, Point, Transform};

/// How far a side may lie beside its curve, in pixels.
const SLACK: f32 = 0.08;
/// Most sides of a curve.
const MOST: f32 = 48.0;

/// Gives the sides of a path as they lie in the picture, each contour closed.
pub(super) fn sides(
    path: &Path,
    transform: Transform,
    mut side: impl FnMut((f32, f32), (f32, f32)),
) {
    let place = |mut point: Point| {
        transform.map_point(&mut point);
        (point.x, point.y)
    };
    let (mut begin, mut at) = ((0.0, 0.0), (0.0, 0.0));
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => {
                side(at, begin);
                begin = place(to);
                at = begin;
            }
            PathSegment::LineTo(to) => {
                let to = place(to);
                side(at, to);
                at = to;
            }
            PathSegment::QuadTo(a, to) => {
                let (a, to) = (place(a), place(to));
                let bend = far(at, a, to) / 4.0;
                let from = at;
                curve(bend, |t| {
                    let u = 1.0 - t;
                    let next = mix(&[(u * u, from), (2.0 * u * t, a), (t * t, to)]);
                    side(at, next);
                    at = next;
                });
            }
            PathSegment::CubicTo(a, b, to) => {
                let (a, b, to) = (place(a), place(b), place(to));
                let bend = far(at, a, b).max(far(a, b, to)) * 0.75;
                let from = at;
                curve(bend, |t| {
                    let u = 1.0 - t;
                    let parts = [
                        (u * u * u, from),
                        (3.0 * u * u * t, a),
                        (3.0 * u * t * t, b),
                        (t * t * t, to),
                    ];
                    let next = mix(&parts);
                    side(at, next);
                    at = next;
                });
            }
            PathSegment::Close => {
                side(at, begin);
                at = begin;
            }
        }
    }
    side(at, begin);
}

/// Walks along a curve that bends this much, in as many steps as keep the sides near it.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 1 and 48"
)]
fn curve(bend: f32, mut step: impl FnMut(f32)) {
    let steps = (bend / SLACK).sqrt().ceil().clamp(1.0, MOST);
    for i in 1..=steps as u8 {
        step(f32::from(i) / steps);
    }
}

/// How far the middle one of three points lies from where it would be on a straight line.
fn far(a: (f32, f32), b: (f32, f32), c: (f32, f32)) -> f32 {
    (a.0 - 2.0 * b.0 + c.0).hypot(a.1 - 2.0 * b.1 + c.1)
}

fn mix(parts: &[(f32, (f32, f32))]) -> (f32, f32) {
    parts.iter().fold((0.0, 0.0), |(x, y), (weight, point)| {
        (x + weight * point.0, y + weight * point.1)
    })
}

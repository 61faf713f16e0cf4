//! Players on the map and on the sheets, told apart by colour and by shape.

use castaway_kernel::Seat;

use crate::svg::{Canvas, Ink, num};

/// The edge around whatever stands on the map.
pub(crate) const EDGE: &str = "#fffdf6";

/// The colour of a seat; dark enough for white signs.
pub(crate) fn colour(seat: Seat) -> &'static str {
    match seat.index() % 4 {
        0 => "#b8431c",
        1 => "#1d5c9e",
        2 => "#136b4f",
        _ => "#6d3a86",
    }
}

/// The shape of a seat around a middle: a disc, a square, a triangle, a diamond.
pub(crate) fn emblem(c: &mut Canvas, seat: Seat, x: f32, y: f32, size: f32, ink: Ink) {
    let r = size / 2.0;
    match seat.index() % 4 {
        0 => c.circle(x, y, r * 0.92, ink),
        1 => c.rect(x - r * 0.82, y - r * 0.82, r * 1.64, r * 1.64, 0.0, ink),
        2 => c.polygon(
            &[
                (x, y - r),
                (x + r * 1.05, y + r * 0.8),
                (x - r * 1.05, y + r * 0.8),
            ],
            ink,
        ),
        _ => c.polygon(
            &[(x, y - r * 1.1), (x + r, y), (x, y + r * 1.1), (x - r, y)],
            ink,
        ),
    }
}

/// A disc in the colour of a seat with its shape.
pub(crate) fn disc(c: &mut Canvas, seat: Seat, x: f32, y: f32, r: f32) {
    c.circle(x, y, r, Ink::fill(colour(seat)).edge(EDGE, r * 0.16));
    emblem(c, seat, x, y, r * 1.0, Ink::fill(EDGE));
}

/// A pawn whose foot stands a little below a middle.
pub(crate) fn pawn(c: &mut Canvas, seat: Seat, x: f32, y: f32, size: f32) {
    let u = size / 32.0;
    let at = |dx: f32, dy: f32| format!("{} {}", num(x + dx * u), num(y + dy * u));
    let d = format!(
        "M{}C{} {} {}C{} {} {}L{}Q{} {}L{}Q{} {}Z",
        at(-5.5, 0.0),
        at(-13.0, -4.0),
        at(-9.0, -18.0),
        at(0.0, -18.0),
        at(9.0, -18.0),
        at(13.0, -4.0),
        at(5.5, 0.0),
        at(11.0, 11.5),
        at(12.0, 15.0),
        at(8.5, 15.0),
        at(-8.5, 15.0),
        at(-12.0, 15.0),
        at(-11.0, 11.5),
    );
    c.path(&d, Ink::line(EDGE, size * 0.2));
    c.path(&d, Ink::fill(colour(seat)));
    emblem(c, seat, x, y - 7.6 * u, 10.5 * u, Ink::fill(EDGE));
}

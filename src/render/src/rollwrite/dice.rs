//! The dice of the pool.

use super::Scene;
use crate::{palette, svg::Ink};

/// Ink of pips and numbers on a die.
const PIP: &str = "#2c2620";

/// Whether a die can still be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// It can.
    Free,
    /// It is spent.
    Spent,
}

/// Where the pips of a value lie, in thirds of the die from its middle.
fn pips(value: u8) -> &'static [(f32, f32)] {
    const A: f32 = 1.0;
    match value {
        1 => &[(0.0, 0.0)],
        2 => &[(-A, -A), (A, A)],
        3 => &[(-A, -A), (0.0, 0.0), (A, A)],
        4 => &[(-A, -A), (A, -A), (-A, A), (A, A)],
        5 => &[(-A, -A), (A, -A), (0.0, 0.0), (-A, A), (A, A)],
        6 => &[(-A, -A), (A, -A), (-A, 0.0), (A, 0.0), (-A, A), (A, A)],
        _ => &[],
    }
}

/// A die of the pool with pips.
pub(super) fn die(s: &mut Scene<'_>, x: f32, y: f32, size: f32, value: u8, state: Use) {
    let free = state == Use::Free;
    let r = size * 0.2;
    if free {
        s.c.rect(x, y + size * 0.05, size, size, r, Ink::fill("#cdb98f"));
    }
    let ink = if free {
        Ink::fill(palette::WHITE).edge(palette::INK, size * 0.035)
    } else {
        Ink::fill("#e9ddc2")
            .edge("#c9b78f", size * 0.03)
            .dash("9 7")
    };
    s.c.rect(x, y, size, size, r, ink);
    let pip = if free { PIP } else { "#bba981" };
    let (mx, my) = (x + size / 2.0, y + size / 2.0);
    for &(dx, dy) in pips(value) {
        s.c.circle(
            mx + dx * size * 0.26,
            my + dy * size * 0.26,
            size * if value == 1 { 0.12 } else { 0.1 },
            Ink::fill(pip),
        );
    }
    if !free {
        s.c.strike(mx, my, size * 0.9, "#a08a5e");
    }
}

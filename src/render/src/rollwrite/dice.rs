//! Dice and the small dies printed on fields and plans.

use super::Scene;
use crate::{
    palette,
    svg::{Canvas, Ink, Type},
};

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

/// A small die with a number, around a middle.
pub(super) fn small(
    c: &mut Canvas,
    x: f32,
    y: f32,
    size: f32,
    text: &str,
    ground: &'static str,
    ink: &'static str,
) {
    let wide = size * if text.chars().count() > 1 { 1.35 } else { 1.0 };
    c.rect(
        x - wide / 2.0,
        y - size / 2.0,
        wide,
        size,
        size * 0.24,
        Ink::fill(ground).edge(ink, size * 0.06),
    );
    let set = Type::bold(size * 0.84, ink).middle();
    c.text(x, y + size * 0.29, set, text);
}

//! Small boxes with a number. Many of them together are three shapes, which is much faster than one by one.

use std::fmt::Write as _;

use crate::{
    font::Typeface,
    palette,
    svg::{Canvas, Ink, num},
};

/// Boxes with text of the same colours.
#[derive(Debug, Default)]
pub(super) struct Boxes {
    rims: String,
    grounds: String,
    text: String,
}

impl Boxes {
    /// A box around a middle.
    pub fn add(&mut self, x: f32, y: f32, size: (f32, f32), rim: f32, round: f32) {
        pane(&mut self.rims, x, y, size.0, size.1, round);
        let (w, h) = (size.0 - 2.0 * rim, size.1 - 2.0 * rim);
        pane(&mut self.grounds, x, y, w, h, round - rim);
    }

    /// A text around a middle.
    pub fn write(&mut self, x: f32, y: f32, size: f32, text: &str) {
        Typeface::Bold.trace(text, x, y + size * 0.345, size, &mut self.text);
    }

    /// Draws the rims, the grounds and the texts, each as one shape.
    pub fn draw(self, c: &mut Canvas, rim: &'static str, ground: &'static str, ink: &'static str) {
        for (d, colour) in [(self.rims, rim), (self.grounds, ground), (self.text, ink)] {
            if !d.is_empty() {
                c.path(&d, Ink::fill(colour));
            }
        }
    }
}

/// A box with round corners around a middle, as path data.
fn pane(d: &mut String, x: f32, y: f32, w: f32, h: f32, r: f32) {
    let r = r.clamp(0.0, h.min(w) / 2.0);
    let (a, b) = (num(w - 2.0 * r), num(h - 2.0 * r));
    let q = num(r);
    let _ = write!(
        d,
        "M{} {}h{a}q{q} 0 {q} {q}v{b}q0 {q} -{q} {q}h-{a}q-{q} 0 -{q} -{q}v-{b}q0 -{q} {q} -{q}z",
        num(x - w / 2.0 + r),
        num(y - h / 2.0),
    );
}

/// The boxes of a sheet, gathered while it is drawn.
#[derive(Debug, Default)]
pub(super) struct Marks {
    open: Boxes,
    dice: Boxes,
    done: Boxes,
    discs: String,
    ticks: String,
}

impl Marks {
    /// A box that waits, with what it is worth or asks for.
    pub fn open(&mut self, x: f32, y: f32, size: f32, text: &str) {
        self.open.add(x, y, (size, size), 2.5, size * 0.22);
        self.open.write(x, y, size * 0.6, text);
    }

    /// A box that waits for this value of a die.
    pub fn die(&mut self, x: f32, y: f32, size: f32, value: u8) {
        self.dice.add(x, y, (size, size), 2.8, size * 0.24);
        self.dice.write(x, y, size * 0.8, &value.to_string());
    }

    /// A filled box; a tick says so beside the colour.
    pub fn done(&mut self, x: f32, y: f32, size: f32, text: &str) {
        self.done.add(x, y, (size, size), 2.8, size * 0.24);
        self.done
            .write(x - size * 0.06, y + size * 0.05, size * 0.7, text);
        self.tick(x + size * 0.33, y - size * 0.36, size * 0.24);
    }

    fn tick(&mut self, x: f32, y: f32, r: f32) {
        pane(&mut self.discs, x, y, 2.0 * r, 2.0 * r, r);
        let _ = write!(
            self.ticks,
            "M{} {}l{q} {q}l{a} -{b}",
            num(x - r * 0.48),
            num(y + r * 0.05),
            q = num(r * 0.36),
            a = num(r * 0.6),
            b = num(r * 0.74),
        );
    }

    /// Draws them all.
    pub fn draw(self, c: &mut Canvas) {
        self.open.draw(c, "#d8c8a2", palette::WHITE, palette::SOFT);
        self.dice
            .draw(c, palette::INK, palette::WHITE, palette::INK);
        self.done
            .draw(c, palette::GREEN, palette::SAGE, palette::GREEN);
        if !self.discs.is_empty() {
            c.path(&self.discs, Ink::fill(palette::GREEN));
            c.path(&self.ticks, Ink::line(palette::WHITE, 2.6));
        }
    }
}

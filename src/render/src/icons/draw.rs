//! How an icon comes onto a canvas.

use super::{Art, Icon, Stroke, Tone};
use crate::svg::{Canvas, Ink, num};

/// In which colours an icon is drawn.
#[derive(Clone, Copy, Debug)]
pub enum Tint {
    /// Its own.
    Own,
    /// One colour on a ground that shows through its lighter parts.
    Flat(&'static str, &'static str),
    /// A pale ghost of itself.
    Faint,
}

impl Canvas {
    /// Draws an icon around a middle, at a size, in its own colours.
    pub fn icon(&mut self, icon: Icon, x: f32, y: f32, size: f32) {
        self.tinted(icon, x, y, size, Tint::Own);
    }

    /// Draws an icon around a middle, at a size.
    pub fn tinted(&mut self, icon: Icon, x: f32, y: f32, size: f32, tint: Tint) {
        self.art(icon.art(), x, y, size, tint);
    }

    /// Draws the strokes of an icon around a middle, at a size.
    pub(crate) fn art(&mut self, art: &Art, x: f32, y: f32, size: f32, tint: Tint) {
        self.open(x - size / 2.0, y - size / 2.0, size / 32.0);
        for part in art.parts {
            let (tone, ink): (Tone, fn(&'static str, f32) -> Ink) = match part {
                Stroke::Fill(tone, _) => (*tone, |c, _| Ink::fill(c)),
                Stroke::Line(tone, _, _) => (*tone, Ink::line),
            };
            let colour = match (tint, tone) {
                (Tint::Flat(main, _), Tone::Main | Tone::Dark) => main,
                (Tint::Flat(_, ground), Tone::Light) => ground,
                (_, Tone::Main) => art.main,
                (_, Tone::Dark) => art.dark,
                (_, Tone::Light) => art.light,
            };
            let (width, d) = match part {
                Stroke::Fill(_, d) => (0.0, d),
                Stroke::Line(_, width, d) => (*width, d),
            };
            let ink = ink(colour, width);
            let ink = if matches!(tint, Tint::Faint) {
                ink.opacity(0.45)
            } else {
                ink
            };
            self.path(d, ink);
        }
        self.close();
    }

    /// Crosses out what was drawn around a middle.
    pub fn strike(&mut self, x: f32, y: f32, size: f32, colour: &'static str) {
        let r = size * 0.36;
        let (left, right, upper, lower) = (num(x - r), num(x + r), num(y - r), num(y + r));
        let d = format!("M{left} {upper}L{right} {lower}M{right} {upper}L{left} {lower}");
        self.path(&d, Ink::line(colour, size * 0.1));
    }
}

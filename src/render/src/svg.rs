//! A small writer of SVG text. Every number goes through [`num`], so no picture can hold a NaN.

use std::fmt::Write as _;

use crate::font::{Typeface, fit};

/// How a shape is filled and outlined.
#[derive(Clone, Copy, Debug)]
pub struct Ink {
    fill: Option<&'static str>,
    stroke: Option<(&'static str, f32)>,
    dash: Option<&'static str>,
    opacity: f32,
}

impl Ink {
    /// An area filled with a colour.
    pub fn fill(colour: &'static str) -> Self {
        Self {
            fill: Some(colour),
            stroke: None,
            dash: None,
            opacity: 1.0,
        }
    }

    /// Outlined only.
    pub fn line(colour: &'static str, width: f32) -> Self {
        Self {
            fill: None,
            stroke: Some((colour, width)),
            dash: None,
            opacity: 1.0,
        }
    }

    /// With an outline.
    pub fn edge(self, colour: &'static str, width: f32) -> Self {
        Self {
            stroke: Some((colour, width)),
            ..self
        }
    }

    /// With a dashed outline.
    pub fn dash(self, dash: &'static str) -> Self {
        Self {
            dash: Some(dash),
            ..self
        }
    }

    /// Seen through.
    pub fn opacity(self, opacity: f32) -> Self {
        Self { opacity, ..self }
    }

    fn write(self, out: &mut String) {
        let _ = write!(out, " fill=\"{}\"", self.fill.unwrap_or("none"));
        if let Some((colour, width)) = self.stroke {
            let _ = write!(out, " stroke=\"{colour}\" stroke-width=\"{}\"", num(width));
            out.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
        }
        if let Some(dash) = self.dash {
            let _ = write!(out, " stroke-dasharray=\"{dash}\"");
        }
        if self.opacity < 1.0 {
            // Opacity on the paints, not on the element: an element's own needs a layer of its own.
            if self.fill.is_some() {
                let _ = write!(out, " fill-opacity=\"{:.2}\"", self.opacity);
            }
            if self.stroke.is_some() {
                let _ = write!(out, " stroke-opacity=\"{:.2}\"", self.opacity);
            }
        }
    }
}

/// Where a text is anchored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// At its left end.
    Start,
    /// At its middle.
    Middle,
    /// At its right end.
    End,
}

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// The face.
    pub face: Typeface,
    /// The size in pixels.
    pub size: f32,
    /// The colour.
    pub colour: &'static str,
    /// The anchor.
    pub anchor: Anchor,
}

impl Type {
    /// Running text.
    pub fn text(size: f32, colour: &'static str) -> Self {
        Self {
            face: Typeface::Text,
            size,
            colour,
            anchor: Anchor::Start,
        }
    }

    /// Numbers and names.
    pub fn bold(size: f32, colour: &'static str) -> Self {
        Self {
            face: Typeface::Bold,
            size,
            colour,
            anchor: Anchor::Start,
        }
    }

    /// The letters of headings.
    pub fn title(size: f32, colour: &'static str) -> Self {
        Self {
            face: Typeface::Title,
            size,
            colour,
            anchor: Anchor::Start,
        }
    }

    /// Anchored at the middle.
    pub fn middle(self) -> Self {
        Self {
            anchor: Anchor::Middle,
            ..self
        }
    }

    /// Anchored at the right end.
    pub fn end(self) -> Self {
        Self {
            anchor: Anchor::End,
            ..self
        }
    }
}

/// A number with at most one decimal.
pub fn num(value: f32) -> String {
    if !value.is_finite() {
        return "0".to_owned();
    }
    let text = format!("{value:.1}");
    match text.strip_suffix(".0") {
        Some("-0") => "0".to_owned(),
        Some(whole) => whole.to_owned(),
        None => text,
    }
}

/// A picture being written.
#[derive(Debug)]
pub struct Canvas {
    out: String,
    ground: usize,
}

/// A finished picture as text, and how much of it is the ground that stays the same over many pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    text: String,
    /// Where the first element begins.
    head: usize,
    /// Where the ground ends; the same place if there is none.
    ground: usize,
}

/// The end of every picture.
const END: &str = "</svg>\n";

impl Sheet {
    /// The whole picture.
    pub fn whole(self) -> String {
        self.text
    }

    /// The ground alone, as a picture.
    pub fn ground(&self) -> String {
        let text = self.text.get(..self.ground).unwrap_or_default();
        [text, END].concat()
    }

    /// The picture without the ground.
    pub fn rest(&self) -> String {
        let part = |range| self.text.get(range).unwrap_or_default();
        [part(0..self.head), part(self.ground..self.text.len())].concat()
    }
}

impl Canvas {
    /// An empty picture of this size and ground.
    pub fn new(width: f32, height: f32, ground: &'static str) -> Self {
        let mut canvas = Self {
            out: String::with_capacity(96 * 1024),
            ground: 0,
        };
        let (w, h) = (num(width), num(height));
        let _ = writeln!(
            canvas.out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">"
        );
        canvas.rect(0.0, 0.0, width, height, 0.0, Ink::fill(ground));
        canvas
    }

    /// The finished text.
    pub fn finish(mut self) -> String {
        self.out.push_str(END);
        self.out
    }

    /// Draws another picture at a place, smaller or larger.
    pub fn place(&mut self, x: f32, y: f32, scale: f32, other: &Self) {
        let body = other.out.split_once('\n').map_or("", |(_, body)| body);
        let (x, y) = (num(x), num(y));
        let _ = write!(
            self.out,
            "<g transform=\"translate({x} {y}) scale({scale:.4})\">{body}</g>"
        );
    }

    /// All that was drawn up to now is the ground, which other pictures share.
    pub fn settle(&mut self) {
        self.ground = self.out.len();
    }

    /// The finished picture with its ground told apart.
    pub fn sheet(self) -> Sheet {
        let ground = self.ground;
        let text = self.finish();
        let head = text.find('\n').map_or(0, |end| end + 1);
        Sheet {
            ground: ground.max(head),
            text,
            head,
        }
    }

    /// A rectangle with round corners.
    pub fn rect(&mut self, x: f32, y: f32, w: f32, h: f32, r: f32, ink: Ink) {
        let _ = write!(
            self.out,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
            num(x),
            num(y),
            num(w.max(0.0)),
            num(h.max(0.0))
        );
        if r > 0.0 {
            let _ = write!(self.out, " rx=\"{}\"", num(r));
        }
        ink.write(&mut self.out);
        self.out.push_str("/>\n");
    }

    /// A circle.
    pub fn circle(&mut self, x: f32, y: f32, r: f32, ink: Ink) {
        let _ = write!(
            self.out,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"",
            num(x),
            num(y),
            num(r)
        );
        ink.write(&mut self.out);
        self.out.push_str("/>\n");
    }

    /// A straight line.
    pub fn line(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, ink: Ink) {
        self.path(
            &format!("M{} {}L{} {}", num(x1), num(y1), num(x2), num(y2)),
            ink,
        );
    }

    /// A polygon.
    pub fn polygon(&mut self, points: &[(f32, f32)], ink: Ink) {
        let mut d = String::new();
        for (i, &(x, y)) in points.iter().enumerate() {
            let _ = write!(d, "{}{} {}", if i == 0 { 'M' } else { 'L' }, num(x), num(y));
        }
        d.push('Z');
        self.path(&d, ink);
    }

    /// A path.
    pub fn path(&mut self, d: &str, ink: Ink) {
        let _ = write!(self.out, "<path d=\"{d}\"");
        ink.write(&mut self.out);
        self.out.push_str("/>\n");
    }

    /// Opens a group moved to a place and scaled.
    pub fn open(&mut self, x: f32, y: f32, scale: f32) {
        let scale = if scale.is_finite() { scale } else { 1.0 };
        let _ = writeln!(
            self.out,
            "<g transform=\"translate({} {}) scale({scale:.3})\">",
            num(x),
            num(y)
        );
    }

    /// Closes a group.
    pub fn close(&mut self) {
        self.out.push_str("</g>\n");
    }

    /// A text on a baseline, slanted: the bundled faces have no italic of their own.
    pub fn italic(&mut self, x: f32, y: f32, set: Type, text: &str) {
        let _ = writeln!(
            self.out,
            "<g transform=\"translate({} {}) skewX(-11)\">",
            num(x),
            num(y)
        );
        self.text(0.0, 0.0, set, text);
        self.close();
    }

    /// A text on a baseline.
    pub fn text(&mut self, x: f32, y: f32, set: Type, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        let _ = write!(
            self.out,
            "<text x=\"{}\" y=\"{}\" font-family=\"{}\" font-weight=\"{}\" font-size=\"{}\" fill=\"{}\"",
            num(x),
            num(y),
            set.face.family(),
            set.face.weight(),
            num(set.size),
            set.colour
        );
        match set.anchor {
            Anchor::Start => {}
            Anchor::Middle => self.out.push_str(" text-anchor=\"middle\""),
            Anchor::End => self.out.push_str(" text-anchor=\"end\""),
        }
        self.out.push('>');
        for c in text.chars() {
            match c {
                '&' => self.out.push_str("&amp;"),
                '<' => self.out.push_str("&lt;"),
                '>' => self.out.push_str("&gt;"),
                // Control characters are no XML at all.
                c if c.is_control() => self.out.push(' '),
                c => self.out.push(c),
            }
        }
        self.out.push_str("</text>\n");
    }

    /// A text that is shrunk, then cut, to fit a width; returns the width it takes.
    pub fn fitted(&mut self, x: f32, y: f32, width: f32, set: Type, text: &str) -> f32 {
        let (text, size) = fit(set.face, text, set.size, set.size * 0.66, width);
        self.text(x, y, Type { size, ..set }, &text);
        set.face.width(&text, size)
    }
}

//! The bundled type and its measures, so that text is fitted before it is drawn.

use std::{fmt::Write as _, sync::LazyLock};

use skrifa::{
    FontRef, MetadataProvider,
    instance::LocationRef,
    outline::{DrawSettings, OutlinePen},
    prelude::Size,
};

/// A face of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typeface {
    /// Running text.
    Text,
    /// Numbers and names.
    Bold,
    /// The letters of headings.
    Title,
}

impl Typeface {
    /// Every face.
    pub const ALL: [Typeface; 3] = [Typeface::Text, Typeface::Bold, Typeface::Title];

    /// The font file.
    pub fn data(self) -> &'static [u8] {
        match self {
            Typeface::Text => include_bytes!("../fonts/Cabin-Medium.otf"),
            Typeface::Bold => include_bytes!("../fonts/Cabin-Bold.otf"),
            Typeface::Title => include_bytes!("../fonts/Vollkorn-Bold.ttf"),
        }
    }

    /// The family as SVG names it. A family that no file has draws nothing at all and reports nothing.
    pub fn family(self) -> &'static str {
        match self {
            Typeface::Text | Typeface::Bold => "Cabin",
            Typeface::Title => "Vollkorn",
        }
    }

    /// The weight as SVG names it.
    pub fn weight(self) -> u16 {
        match self {
            Typeface::Text => 500,
            Typeface::Bold | Typeface::Title => 700,
        }
    }

    fn widths(self) -> &'static Widths {
        static ALL: LazyLock<[Widths; 3]> = LazyLock::new(|| Typeface::ALL.map(Widths::read));
        match self {
            Typeface::Text => &ALL[0],
            Typeface::Bold => &ALL[1],
            Typeface::Title => &ALL[2],
        }
    }

    /// Whether the font can draw this letter.
    pub fn covers(self, c: char) -> bool {
        FontRef::new(self.data()).is_ok_and(|font| font.charmap().map(c).is_some())
    }

    /// Appends the outline of a short text around a middle to a path, so that many of them become one shape: dozens of
    /// texts take much longer to draw.
    pub(crate) fn trace(self, text: &str, x: f32, y: f32, size: f32, d: &mut String) {
        let Ok(font) = FontRef::new(self.data()) else {
            return;
        };
        let (map, glyphs) = (font.charmap(), font.outline_glyphs());
        let settings = || DrawSettings::unhinted(Size::new(size), LocationRef::default());
        let mut pen = Tracer {
            d,
            x: x - self.width(text, size) / 2.0,
            y,
        };
        for c in text.chars() {
            if let Some(glyph) = map.map(c).and_then(|id| glyphs.get(id)) {
                // A glyph that cannot be drawn leaves its place empty.
                let _ = glyph.draw(settings(), &mut pen);
            }
            pen.x += self.widths().em(c) * size;
        }
    }

    /// The width of a text at a size, kerning left out.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let widths = self.widths();
        text.chars().map(|c| widths.em(c)).sum::<f32>() * size
    }
}

/// Writes outlines as path data around a place.
struct Tracer<'a> {
    d: &'a mut String,
    x: f32,
    y: f32,
}

impl Tracer<'_> {
    fn at(&mut self, command: char, points: &[(f32, f32)]) {
        self.d.push(command);
        for (i, (x, y)) in points.iter().enumerate() {
            let gap = if i == 0 { "" } else { " " };
            // Fonts count upwards, pictures downwards.
            let _ = write!(self.d, "{gap}{:.1} {:.1}", self.x + x, self.y - y);
        }
    }
}

impl OutlinePen for Tracer<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.at('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.at('L', &[(x, y)]);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.at('Q', &[(cx, cy), (x, y)]);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.at('C', &[(ax, ay), (bx, by), (x, y)]);
    }

    fn close(&mut self) {
        self.d.push('Z');
    }
}

/// Advance widths in em, for the letters up to `Widths::LAST` and the general punctuation.
struct Widths {
    latin: Vec<f32>,
    punctuation: Vec<f32>,
}

impl Widths {
    /// Latin with its extensions, which German and its neighbours need.
    const LAST: u32 = 0x17f;
    /// Dashes, quotes and the ellipsis.
    const PUNCTUATION: std::ops::RangeInclusive<u32> = 0x2010..=0x2026;
    /// A wide guess for whatever lies outside.
    const OTHER: f32 = 0.9;

    fn read(face: Typeface) -> Self {
        let Ok(font) = FontRef::new(face.data()) else {
            return Self {
                latin: Vec::new(),
                punctuation: Vec::new(),
            };
        };
        let metrics = font.glyph_metrics(Size::new(1.0), LocationRef::default());
        let map = font.charmap();
        let width = |c: u32| {
            map.map(c)
                .and_then(|glyph| metrics.advance_width(glyph))
                .unwrap_or(Self::OTHER)
        };
        Self {
            latin: (0..=Self::LAST).map(width).collect(),
            punctuation: Self::PUNCTUATION.map(width).collect(),
        }
    }

    fn em(&self, c: char) -> f32 {
        let code = u32::from(c);
        let found = if code >= *Self::PUNCTUATION.start() {
            usize::try_from(code - Self::PUNCTUATION.start())
                .ok()
                .and_then(|i| self.punctuation.get(i))
        } else {
            usize::try_from(code).ok().and_then(|i| self.latin.get(i))
        };
        found.copied().unwrap_or(Self::OTHER)
    }
}

/// Shrinks a text to a width, down to `least`; what is still too long is cut with an ellipsis.
pub fn fit(face: Typeface, text: &str, size: f32, least: f32, width: f32) -> (String, f32) {
    let natural = face.width(text, size);
    if natural <= width {
        return (text.to_owned(), size);
    }
    let shrunk = size * width / natural;
    if shrunk >= least {
        return (text.to_owned(), shrunk);
    }
    (cut(face, text, least, width), least)
}

/// Cuts a text to a width with an ellipsis.
fn cut(face: Typeface, text: &str, size: f32, width: f32) -> String {
    if face.width(text, size) <= width {
        return text.to_owned();
    }
    let room = width - face.width("\u{2026}", size);
    let mut used = 0.0;
    let mut out = String::new();
    for c in text.chars() {
        used += face.widths().em(c) * size;
        if used > room {
            break;
        }
        out.push(c);
    }
    let mut out = out.trim_end_matches([' ', ',', ';']).to_owned();
    out.push('\u{2026}');
    out
}

/// Breaks a text into lines of a width, never at a no-break space; a word that is too long for a line is broken at a hyphen, or cut.
pub fn lines(face: Typeface, text: &str, size: f32, width: f32) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let words = text
        .split(|c: char| c.is_whitespace() && c != '\u{a0}')
        .filter(|word| !word.is_empty())
        .map(|word| word.replace('\u{a0}', " "))
        .flat_map(|word| pieces(face, word, size, width));
    for (between, word) in words {
        if let Some(line) = out.last_mut() {
            let longer = format!("{line}{between}{word}");
            if face.width(&longer, size) <= width {
                *line = longer;
                continue;
            }
        }
        out.push(cut(face, &word, size, width));
    }
    out
}

/// A word, or its pieces between hyphens where it is too long for a line, each with what stands before it in a line.
fn pieces(face: Typeface, word: String, size: f32, width: f32) -> Vec<(&'static str, String)> {
    if face.width(&word, size) <= width {
        return vec![(" ", word)];
    }
    let pieces = word.split_inclusive('-').enumerate();
    let before = |i: usize| if i == 0 { " " } else { "" };
    pieces
        .map(|(i, piece)| (before(i), piece.to_owned()))
        .collect()
}

/// Breaks a text into lines of about one length, as few as a width allows, so that no word stands alone at the end.
pub fn balanced(face: Typeface, text: &str, size: f32, width: f32) -> Vec<String> {
    let widest = lines(face, text, size, width);
    let mut best = widest;
    let mut narrower = width - 12.0;
    while best.len() > 1 && narrower > width * 0.4 {
        let found = lines(face, text, size, narrower);
        if found.len() > best.len() {
            break;
        }
        best = found;
        narrower -= 12.0;
    }
    best
}

/// Breaks a text into at most `most` lines of whole words, shrinking it down to `least` and cutting it after that.
pub fn wrap(
    face: Typeface,
    text: &str,
    size: f32,
    least: f32,
    width: f32,
    most: usize,
) -> (Vec<String>, f32) {
    let mut at = size;
    loop {
        let mut found = lines(face, text, at, width);
        let is_cut = |line: &String| line.ends_with('\u{2026}');
        let whole = text.ends_with('\u{2026}') || !found.iter().any(is_cut);
        if found.len() <= most && (whole || at <= least) {
            return (found, at);
        }
        if at <= least {
            let rest = found.split_off(most.saturating_sub(1)).join(" ");
            found.push(cut(face, &rest, at, width));
            return (found, at);
        }
        at = (at - 1.0).max(least);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_too_long_for_a_line_is_shrunk_before_it_is_cut() {
        let room = Typeface::Bold.width("aufräumen", 20.0) + 1.0;
        let (lines, size) = wrap(Typeface::Bold, "Lager aufräumen", 24.0, 14.0, room, 2);
        assert_eq!(lines, ["Lager", "aufräumen"]);
        assert!((14.0..=20.0).contains(&size), "{size}");
        let (lines, size) = wrap(Typeface::Bold, "Lager aufräumen", 24.0, 22.0, room, 2);
        assert!(lines[1].ends_with('\u{2026}') && size == 22.0, "{lines:?}");
    }

    #[test]
    fn a_word_is_broken_at_a_hyphen_only_where_it_is_too_long() {
        let room = Typeface::Bold.width("Szenario-", 20.0) + 1.0;
        let broken = lines(Typeface::Bold, "Szenario-Aktion", 20.0, room);
        assert_eq!(broken, ["Szenario-", "Aktion"]);
        let whole = lines(Typeface::Bold, "Vor- und Nachteil-Liste", 20.0, 9_999.0);
        assert_eq!(whole, ["Vor- und Nachteil-Liste"]);
    }
}

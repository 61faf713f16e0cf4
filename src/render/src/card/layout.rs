//! Where everything on a card goes, measured before anything is drawn.

use castaway_robinson::text::{Mark, Part, PartLine, Sign, SignAmount, Style};

use super::{glued, plain};
use crate::{
    board::count,
    font::{Typeface, lines},
    icons::{self, Icon},
};

/// Size of the running text and the height of its lines.
pub(super) const SIZE: f32 = 31.0;
pub(super) const LEAD: f32 = 39.0;
const CLOSE: f32 = 36.0;
/// The same for remarks.
pub(super) const NOTE: f32 = 26.0;
const NOTE_LEAD: f32 = 33.0;
/// Size of an icon and of the number beside it.
pub(super) const ICON: f32 = 46.0;
pub(super) const NUMBER: f32 = 33.0;
/// Room between a number and its icon.
pub(super) const NUMBER_GAP: f32 = 6.0;
const GAP: f32 = 8.0;
/// The widest column of icons beside the text; wider ones stand above it.
const COLUMN: f32 = 168.0;
/// Room in a box around its lines.
pub(super) const INNER: f32 = 14.0;

/// Room in a part above and below its lines; less where letters must stay large.
pub(super) fn inner(least: f32) -> f32 {
    if least > 0.0 { 8.0 } else { INNER }
}

/// One icon, or what ties two of them together.
#[derive(Clone, Debug)]
pub(super) enum Chip {
    /// An icon behind its number.
    Icon {
        icon: Icon,
        number: String,
        barred: bool,
        /// The icon is white and needs a dark ground.
        plate: bool,
    },
    /// Either of both.
    Or,
    /// One leads to the other.
    To,
}

impl Chip {
    fn of(mark: &Mark) -> Self {
        match (&mark.sign, icons::sign(&mark.sign)) {
            (Sign::To, _) => Chip::To,
            (_, None) => Chip::Or,
            (sign, Some(icon)) => Chip::Icon {
                icon,
                number: plain(&mark.amount.text()),
                barred: mark.amount == SignAmount::None,
                plate: matches!(sign, Sign::Special(_)),
            },
        }
    }

    pub(super) fn width(&self) -> f32 {
        match self {
            Chip::Icon { number, .. } if number.is_empty() => ICON,
            Chip::Icon { number, .. } => ICON + NUMBER_GAP + Typeface::Bold.width(number, NUMBER),
            Chip::Or => 14.0,
            Chip::To => 26.0,
        }
    }
}

fn row_width(chips: &[Chip]) -> f32 {
    let gaps = count(chips.len().saturating_sub(1)) * GAP;
    chips.iter().map(Chip::width).sum::<f32>() + gaps
}

/// Icons that stand in rows, each with its width.
fn rows(chips: Vec<Chip>, width: f32) -> Vec<Vec<Chip>> {
    let mut out: Vec<Vec<Chip>> = Vec::new();
    for chip in chips {
        if let Some(row) = out.last_mut()
            && row_width(row) + GAP + chip.width() <= width
        {
            row.push(chip);
        } else {
            out.push(vec![chip]);
        }
    }
    out
}

/// The places of the icons of a row, from its left end.
pub(super) fn places(row: &[Chip]) -> Vec<f32> {
    let mut x = 0.0;
    row.iter()
        .map(|chip| {
            let at = x;
            x += chip.width() + GAP;
            at
        })
        .collect()
}

/// A line of a part, broken and measured.
#[derive(Debug)]
pub(super) struct LaidLine {
    pub style: Style,
    /// Room left and right.
    pub inset: f32,
    /// Icons above the text, or beside it in one row.
    pub icons: Vec<Vec<Chip>>,
    /// Where the text begins; more than 0 if icons stand beside it.
    pub indent: f32,
    pub words: Vec<String>,
    pub size: f32,
    pub lead: f32,
    /// Height without the space to the next line.
    pub height: f32,
}

/// A part of a card, broken and measured.
#[derive(Debug)]
pub(super) struct LaidPart<'a> {
    pub part: &'a Part,
    /// Its heading; several lines only where letters must not become smaller.
    pub heading: Vec<String>,
    pub lines: Vec<LaidLine>,
    pub height: f32,
}

/// Size of a heading.
pub(super) const HEAD_SIZE: f32 = 28.0;
/// Room for a heading, and for the icon before it.
const HEADING: f32 = 46.0;
pub(super) const HEAD_ICON: f32 = 42.0;

/// Room for so many lines of a heading.
pub(super) fn heading_room(lines: usize) -> f32 {
    match lines {
        0 => 0.0,
        lines => HEADING + count(lines.saturating_sub(1)) * LEAD,
    }
}

/// The lines of a heading, in letters that are no smaller than `least`.
fn heading(part: &Part, width: f32, least: f32) -> Vec<String> {
    let text = plain(&part.heading);
    if text.is_empty() {
        return Vec::new();
    }
    // On a card by itself it is shrunk.
    if least <= HEAD_SIZE {
        return vec![text];
    }
    lines(Typeface::Bold, &text, least, width - HEAD_ICON)
}

/// Room between lines, and between alternatives for the word that joins them.
pub(super) const BETWEEN: f32 = 10.0;
pub(super) const OR_ROOM: f32 = 34.0;

/// The room below a line, which depends on what follows.
pub(super) fn below(line: Style, next: Option<Style>) -> f32 {
    match (line, next) {
        (_, None) => 0.0,
        (Style::Option, Some(Style::Option)) => OR_ROOM,
        (Style::Cost, Some(Style::Plain | Style::Option | Style::Note)) => 2.0 * BETWEEN,
        (Style::Plain | Style::Option | Style::Cost | Style::Note, Some(_)) => BETWEEN,
    }
}

/// Whether a line stands in a box of its own.
pub(super) fn boxed(style: Style) -> bool {
    match style {
        Style::Option | Style::Cost => true,
        Style::Plain | Style::Note => false,
    }
}

/// The column for icons that all lines of a part share.
fn column(part: &Part) -> f32 {
    part.lines
        .iter()
        .map(|line| {
            let chips: Vec<Chip> = line.signs.iter().map(Chip::of).collect();
            row_width(&chips)
        })
        .filter(|&w| w > 0.0 && w <= COLUMN)
        .fold(0.0, f32::max)
}

fn lay_line(line: &PartLine, column: f32, inset: bool, width: f32, least: f32) -> LaidLine {
    let chips: Vec<Chip> = line.signs.iter().map(Chip::of).collect();
    let (size, lead) = match line.style {
        Style::Note if least <= NOTE => (NOTE, NOTE_LEAD),
        // Where letters must stay large, lines stand closer.
        Style::Note | Style::Plain | Style::Option | Style::Cost if least > 0.0 => (SIZE, CLOSE),
        Style::Note | Style::Plain | Style::Option | Style::Cost => (SIZE, LEAD),
    };
    let inset = if inset { INNER } else { 0.0 };
    let width = width - 2.0 * inset;
    let above = row_width(&chips) > column;
    let bare = chips.is_empty() && line.style != Style::Plain;
    let indent = if above || column == 0.0 || bare {
        0.0
    } else {
        column + 16.0
    };
    let words = lines(
        Typeface::Text,
        &glued(&plain(&line.text)),
        size,
        width - indent,
    );
    let text = count(words.len()) * lead;
    let icons = if above {
        rows(chips, width)
    } else {
        vec![chips]
    };
    let inner = if above {
        count(icons.len()) * (ICON + 6.0) + text
    } else {
        let first = if icons.iter().all(Vec::is_empty) {
            0.0
        } else {
            ICON
        };
        text.max(first)
    };
    let pad = if boxed(line.style) { 2.0 * INNER } else { 0.0 };
    LaidLine {
        style: line.style,
        inset,
        icons,
        indent,
        words,
        size,
        lead,
        height: inner + pad,
    }
}

/// A part in its measures; `width` is what its lines may take, and no letter is smaller than `least`, which is at most [`SIZE`].
pub(super) fn lay(part: &Part, width: f32, least: f32) -> LaidPart<'_> {
    let column = column(part);
    // Lines without a box line up with those inside one.
    let inset = part.lines.iter().any(|line| boxed(line.style));
    let lines: Vec<LaidLine> = part
        .lines
        .iter()
        .map(|line| lay_line(line, column, inset, width, least))
        .collect();
    let heading = heading(part, width, least);
    let mut height = heading_room(heading.len());
    for (i, line) in lines.iter().enumerate() {
        height += line.height + below(line.style, lines.get(i + 1).map(|l| l.style));
    }
    LaidPart {
        part,
        heading,
        lines,
        height,
    }
}

//! Draws a card that has been measured.

use castaway_robinson::text::{Part, Role, Style};

use super::{
    CardPicture,
    layout::{
        Chip, HEAD_ICON, HEAD_SIZE, ICON, INNER, LEAD, LaidLine, LaidPart, NUMBER, NUMBER_GAP,
        OR_ROOM, below, boxed, heading_room, inner, lay, places,
    },
    plain,
};
use crate::{
    board::count,
    font::{Typeface, balanced, fit},
    icons::{Icon, Tint},
    palette,
    svg::{Canvas, Ink, Type},
};

const WIDTH: f32 = 720.0;
/// The outer edge of the card and the edge of its parts.
const EDGE: f32 = 14.0;
const PAD: f32 = 34.0;
/// Room in a part left and right of its lines.
const SIDE: f32 = 20.0;
const HEAD: f32 = 124.0;
const MOOD: f32 = 27.0;
const MOOD_LEAD: f32 = 35.0;
/// Room between parts; between the halves more, for the mark of the return.
const GAP: f32 = 14.0;
const HALVES: f32 = 58.0;

/// The colours of a part: heading, ground.
fn colours(role: Role, kind: &'static str) -> (&'static str, &'static str) {
    match role {
        Role::Facts | Role::Now => (kind, palette::INSET),
        Role::Action => (palette::NAVY, "#e3e9df"),
        Role::Threat => (palette::RED, palette::BLUSH),
        Role::Later => ("#5b3f68", "#e6dbe6"),
    }
}

/// Whether nothing comes of a part: nothing that it says has a sign.
pub(super) fn harmless(part: &Part) -> bool {
    part.lines.iter().all(|line| line.signs.is_empty())
}

/// The icon before a heading.
fn role_icon(role: Role) -> Option<Icon> {
    match role {
        Role::Facts | Role::Now => None,
        Role::Action => Some(Icon::Pawn),
        Role::Threat => Some(Icon::Threat),
        Role::Later => Some(Icon::Cards),
    }
}

/// Draws a card as high as its text needs.
pub fn card_svg(card: &CardPicture) -> String {
    paint(card).0.finish()
}

/// Draws several cards, two in a row; one alone as by itself.
pub fn cards_svg(cards: &[CardPicture]) -> String {
    if let [card] = cards {
        return card_svg(card);
    }
    let painted: Vec<(Canvas, f32)> = cards.iter().map(paint).collect();
    let tallest = |row: &[(Canvas, f32)]| row.iter().map(|card| card.1).fold(0.0, f32::max);
    let height: f32 = painted.chunks(2).map(tallest).sum();
    let mut c = Canvas::new(2.0 * WIDTH, height.max(1.0), palette::PAGE);
    let mut y = 0.0;
    for row in painted.chunks(2) {
        for (i, (card, _)) in row.iter().enumerate() {
            c.place(WIDTH * count(i), y, 1.0, card);
        }
        y += tallest(row);
    }
    c.finish()
}

/// A card as high as its text needs, with that height.
fn paint(card: &CardPicture) -> (Canvas, f32) {
    paint_parts(card, &card.parts, &card.mood, 0.0)
}

/// The room that a card has for its parts, if it may be so high.
pub(super) fn room_of_parts(height: f32) -> f32 {
    height - HEAD - PAD
}

/// How high these parts are on a card.
pub(super) fn height_of_parts(parts: &[Part], least: f32) -> f32 {
    let width = WIDTH - 2.0 * (PAD + SIDE);
    let laid = parts.iter().map(|part| lay(part, width, least));
    laid.map(|part| part.height + 2.0 * inner(least) + room_above(&part))
        .sum()
}

/// A card with these parts and this mood, and without a letter that is smaller than `least`.
pub(super) fn paint_parts(
    card: &CardPicture,
    parts: &[Part],
    mood: &str,
    least: f32,
) -> (Canvas, f32) {
    let width = WIDTH - 2.0 * PAD;
    let parts: Vec<LaidPart<'_>> = parts
        .iter()
        .map(|part| lay(part, width - 2.0 * SIDE, least))
        .collect();
    let mood = balanced(Typeface::Text, &plain(mood), MOOD, width - 48.0);
    let mood_room = if mood.is_empty() {
        0.0
    } else {
        count(mood.len()) * MOOD_LEAD + 20.0
    };
    let parts_room: f32 = parts
        .iter()
        .map(|p| p.height + 2.0 * inner(least) + room_above(p))
        .sum();
    let height = (HEAD + mood_room + parts_room + PAD).max(320.0);

    let mut c = Canvas::new(WIDTH, height, palette::PAGE);
    frame(&mut c, card, height, least);
    let mut y = HEAD + 10.0;
    for line in &mood {
        y += MOOD_LEAD;
        c.italic(
            WIDTH / 2.0,
            y - 6.0,
            Type::text(MOOD, palette::SOFT).middle(),
            line,
        );
    }
    if !mood.is_empty() {
        y += 10.0;
    }
    for part in &parts {
        if part.part.role == Role::Later {
            halves(&mut c, y + room_above(part) / 2.0);
        }
        y += room_above(part);
        draw_part(&mut c, part, card, y, least);
        y += part.height + 2.0 * inner(least);
    }
    (c, height)
}

/// The room above a part.
fn room_above(part: &LaidPart<'_>) -> f32 {
    match part.part.role {
        Role::Later => HALVES,
        Role::Facts | Role::Now | Role::Action | Role::Threat => GAP,
    }
}

/// The edge, the head with its emblem and the names.
fn frame(c: &mut Canvas, card: &CardPicture, height: f32, least: f32) {
    let colour = card.kind.colour();
    let (right, bottom) = (WIDTH - EDGE, height - EDGE);
    c.rect(
        EDGE,
        EDGE,
        right - EDGE,
        bottom - EDGE,
        28.0,
        Ink::fill(palette::PAPER).edge(colour, 8.0),
    );
    let corner = EDGE + 28.0;
    let d = format!(
        "M{EDGE} {HEAD}V{corner}a28 28 0 0 1 28 -28H{}a28 28 0 0 1 28 28V{HEAD}z",
        right - 28.0
    );
    c.path(&d, Ink::fill(colour));
    // It ends where the frame begins, whose edge reaches 4 pixels inwards; its own ends are round.
    c.line(
        EDGE + 5.5,
        HEAD + 4.0,
        right - 5.5,
        HEAD + 4.0,
        Ink::line(palette::GOLD, 3.0),
    );
    c.circle(82.0, 69.0, 44.0, Ink::fill(palette::WHITE));
    c.circle(82.0, 69.0, 38.0, Ink::line(colour, 2.5));
    match card.emblem {
        Some(icon) => c.icon(icon, 82.0, 69.0, 52.0),
        None => c.tinted(
            card.kind.icon(),
            82.0,
            68.0,
            50.0,
            Tint::Flat(colour, palette::WHITE),
        ),
    }
    let room = WIDTH - 148.0 - PAD - 14.0;
    let title = if card.over.is_empty() { 84.0 } else { 100.0 };
    let over = Type::bold(least.max(26.0), palette::STRAW);
    fitted(c, 148.0, 56.0, room, over, &card.over, least);
    let name = Type::title(45.0, palette::WHITE);
    fitted(c, 148.0, title, room, name, &plain(&card.title), least);
}

/// A text that is shrunk to fit a width, but no smaller than `least`.
fn fitted(c: &mut Canvas, x: f32, y: f32, width: f32, set: Type, text: &str, least: f32) {
    let (text, size) = fit(set.face, text, set.size, least.max(set.size * 0.66), width);
    c.text(x, y, Type { size, ..set }, &text);
}

/// The mark between what a card does now and what it does when it comes back.
fn halves(c: &mut Canvas, y: f32) {
    let ink = Ink::line(palette::SOFT, 2.5).dash("3 9");
    c.line(PAD, y, WIDTH / 2.0 - 40.0, y, ink);
    c.line(WIDTH / 2.0 + 40.0, y, WIDTH - PAD, y, ink);
    c.icon(Icon::Reroll, WIDTH / 2.0, y, 42.0);
}

fn draw_part(c: &mut Canvas, laid: &LaidPart<'_>, card: &CardPicture, top: f32, least: f32) {
    let role = match laid.part.role {
        // A threat of nothing is no warning.
        Role::Threat if harmless(laid.part) => Role::Action,
        role => role,
    };
    let (heading, ground) = colours(role, card.kind.colour());
    let width = WIDTH - 2.0 * PAD;
    c.rect(
        PAD,
        top,
        width,
        laid.height + 2.0 * inner(least),
        14.0,
        Ink::fill(ground),
    );
    let left = PAD + SIDE;
    let mut y = top + inner(least);
    if !laid.heading.is_empty() {
        let mut x = left;
        if let Some(icon) = role_icon(role).filter(|_| role == laid.part.role) {
            c.tinted(icon, x + 16.0, y + 17.0, 32.0, Tint::Flat(heading, ground));
            x += HEAD_ICON;
        }
        let set = Type::bold(least.max(HEAD_SIZE), heading);
        for (i, words) in laid.heading.iter().enumerate() {
            let base = y + 27.0 + count(i) * LEAD;
            fitted(c, x, base, WIDTH - PAD - SIDE - x, set, words, least);
        }
        y += heading_room(laid.heading.len());
    }
    for (i, line) in laid.lines.iter().enumerate() {
        draw_line(c, line, left, y, width - 2.0 * SIDE);
        y += line.height;
        let next = laid.lines.get(i + 1).map(|l| l.style);
        if line.style == Style::Option && next == Some(Style::Option) {
            c.text(
                WIDTH / 2.0,
                y + OR_ROOM / 2.0 + 8.0,
                Type::bold(least.max(25.0), heading).middle(),
                &card.or,
            );
        }
        y += below(line.style, next);
    }
}

fn draw_line(c: &mut Canvas, line: &LaidLine, left: f32, top: f32, width: f32) {
    let (mut x, mut y) = (left, top);
    if boxed(line.style) {
        let ink = match line.style {
            Style::Cost => Ink::fill(palette::STRAW),
            Style::Option | Style::Plain | Style::Note => {
                Ink::fill(palette::PAPER).edge(palette::LINE, 2.0)
            }
        };
        c.rect(x, y, width, line.height, 12.0, ink);
        y += INNER;
    }
    x += line.inset;
    let beside = line.indent > 0.0;
    for row in &line.icons {
        for (chip, at) in row.iter().zip(places(row)) {
            draw_chip(c, chip, x + at, y + ICON / 2.0);
        }
        if !beside && !row.is_empty() {
            y += ICON + 6.0;
        }
    }
    // A single line of text stands at the height of the icons beside it.
    let lone = beside && line.words.len() == 1 && line.icons.iter().any(|row| !row.is_empty());
    if lone {
        y += (ICON - line.lead) / 2.0;
    }
    let colour = match line.style {
        Style::Note => palette::SOFT,
        Style::Plain | Style::Option | Style::Cost => palette::INK,
    };
    for words in &line.words {
        y += line.lead;
        c.text(
            x + line.indent,
            y - line.lead * 0.27,
            Type::text(line.size, colour),
            words,
        );
    }
}

fn draw_chip(c: &mut Canvas, chip: &Chip, left: f32, middle: f32) {
    match chip {
        Chip::Or => c.text(
            left + 7.0,
            middle + 12.0,
            Type::bold(36.0, palette::SOFT).middle(),
            "/",
        ),
        Chip::To => {
            let d = format!("M{:.1} {middle:.1}h18m-8 -9l9 9l-9 9", left + 3.0);
            c.path(&d, Ink::line(palette::SOFT, 4.5));
        }
        Chip::Icon {
            icon,
            number,
            barred,
            plate,
        } => {
            let mut x = left;
            if !number.is_empty() {
                c.text(x, middle + 12.0, Type::bold(NUMBER, palette::INK), number);
                x += Typeface::Bold.width(number, NUMBER) + NUMBER_GAP;
            }
            let x = x + ICON / 2.0;
            if *plate {
                c.circle(x, middle, ICON / 2.0, Ink::fill("#7d2419"));
                c.icon(*icon, x, middle, ICON * 0.66);
            } else {
                c.icon(*icon, x, middle, ICON * 0.94);
            }
            if *barred {
                c.strike(x, middle, ICON * 1.15, palette::RED);
            }
        }
    }
}

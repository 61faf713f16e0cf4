//! The card of a world that was explored, to be shown to others: how it ended, who got out, and where each was at the end of a day.
//!
//! It spoils nothing for those who will play the same world. How tiles lie is no secret; what they show is not drawn, a trail goes
//! from tile to tile, and the last day is left out, which would lead to the way out. It brings its own ground, so that it looks the
//! same on a light and a dark page.

use castaway_discover::hex::{AROUND, Hex};
use castaway_kernel::Seat;

use crate::{
    board::{Area, count},
    font::{Typeface, fit},
    icons::Icon,
    palette,
    rollwrite::{clean, people},
    spread::Spread,
    svg::{Canvas, Ink, Type, num},
};

use super::grid::HALF;

/// What is on the card. All texts come in the language of the reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExploredCard {
    /// A line above the title, such as terrain and difficulty.
    pub over: String,
    /// The name of the quest.
    pub quest: String,
    /// How it ended.
    pub outcome: String,
    /// Whether anybody got out.
    pub won: bool,
    /// The survivors in the order of seats.
    pub rows: Vec<ExploredRow>,
    /// One thing to be proud of; may be empty.
    pub proud: String,
    /// Where the tiles lie, as places among tiles.
    pub land: Vec<Hex>,
}

/// A survivor on the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExploredRow {
    /// The seat, which gives colour and shape.
    pub seat: Seat,
    /// How the player is called.
    pub name: String,
    /// The character.
    pub character: String,
    /// Whether they got out.
    pub out: bool,
    /// That in a word or two.
    pub word: String,
    /// The tiles on which they were when a day ended, in order, as places among tiles.
    pub trail: Vec<Hex>,
}

impl ExploredCard {
    /// Width in pixels.
    pub const WIDTH: u32 = 1200;
    /// Height in pixels.
    pub const HEIGHT: u32 = 640;
}

const W: f32 = 1200.0;
const H: f32 = 640.0;
/// The smallest text: 11 pixels where 1200 are shown as 400.
const SMALL: f32 = 33.0;
/// The height of a survivor's row.
const ROW: f32 = 78.0;
/// The width of the silhouette.
const LAND: f32 = 440.0;

/// Draws the card.
pub fn explored(card: &ExploredCard) -> String {
    let mut c = Canvas::new(W, H, "#24424d");
    hills(&mut c);
    let panel = Area::new(22.0, 22.0, W - 44.0, H - 44.0);
    let ink = Ink::fill(palette::PAPER).edge("#12252c", 5.0);
    c.rect(panel.x, panel.y, panel.w, panel.h, 26.0, ink);
    let inner = Area::new(
        panel.x + 30.0,
        panel.y + 20.0,
        panel.w - 60.0,
        panel.h - 40.0,
    );
    head(&mut c, inner, card);
    let foot = if card.proud.trim().is_empty() {
        0.0
    } else {
        56.0
    };
    let body = Area::new(inner.x, inner.y + 196.0, inner.w, inner.h - 196.0 - foot);
    land(
        &mut c,
        Area {
            x: body.right() - LAND,
            w: LAND,
            ..body
        },
        card,
    );
    rows(
        &mut c,
        Area {
            w: body.w - LAND - 24.0,
            ..body
        },
        card,
    );
    if foot > 0.0 {
        let y = inner.bottom() - 8.0;
        c.icon(Icon::Star, inner.x + 18.0, y - 12.0, 38.0);
        let set = Type::bold(36.0, palette::NAVY);
        let proud = clean(Typeface::Bold, &card.proud);
        line(&mut c, inner.x + 48.0, y, inner.w - 50.0, set, &proud);
    }
    c.finish()
}

/// Hills at night that are on no map, behind the panel.
fn hills(c: &mut Canvas) {
    c.path(
        "M0 560q150-60 300-20t300-16t300 14t300-26V640H0z",
        Ink::fill("#1a333c"),
    );
    c.circle(1130.0, 30.0, 90.0, Ink::fill("#d99a2b").opacity(0.35));
}

/// A text in one line, cut where it does not fit, and never so small that a phone cannot show it.
fn line(c: &mut Canvas, x: f32, y: f32, width: f32, set: Type, text: &str) {
    let (text, size) = fit(set.face, text, set.size, SMALL, width);
    c.text(x, y, Type { size, ..set }, &text);
}

fn head(c: &mut Canvas, area: Area, card: &ExploredCard) {
    let over = clean(Typeface::Text, &card.over);
    line(
        c,
        area.x,
        area.y + 36.0,
        area.w,
        Type::text(36.0, palette::SOFT),
        &over,
    );
    let quest = clean(Typeface::Title, &card.quest);
    line(
        c,
        area.x,
        area.y + 102.0,
        area.w,
        Type::title(62.0, palette::NAVY),
        &quest,
    );
    let (icon, colour) = match card.won {
        true => (Icon::Check, palette::GREEN),
        false => (Icon::Cross, palette::RED),
    };
    c.icon(icon, area.x + 20.0, area.y + 146.0, 42.0);
    let outcome = clean(Typeface::Bold, &card.outcome);
    line(
        c,
        area.x + 54.0,
        area.y + 160.0,
        area.w - 54.0,
        Type::bold(42.0, colour),
        &outcome,
    );
    let y = area.y + 184.0;
    c.line(area.x, y, area.right(), y, Ink::line(palette::LINE, 3.0));
}

fn rows(c: &mut Canvas, area: Area, card: &ExploredCard) {
    for (i, row) in card.rows.iter().take(4).enumerate() {
        let y = area.y + 8.0 + ROW * count(i);
        people::disc(c, row.seat, area.x + 30.0, y + 36.0, 27.0);
        let name = clean(Typeface::Bold, &row.name);
        let name = match name.trim().is_empty() {
            true => (u16::from(row.seat.0) + 1).to_string(),
            false => name,
        };
        let x = area.x + 74.0;
        let width = area.w - 74.0;
        line(c, x, y + 32.0, width, Type::bold(40.0, palette::INK), &name);
        let (icon, colour) = match row.out {
            true => (Icon::Check, palette::GREEN),
            false => (Icon::Cross, palette::RED),
        };
        c.icon(icon, x + 16.0, y + 56.0, 30.0);
        let word = clean(Typeface::Text, &format!("{} · {}", row.word, row.character));
        line(
            c,
            x + 40.0,
            y + 68.0,
            width - 40.0,
            Type::text(36.0, colour),
            &word,
        );
    }
}

/// The tiles as one shape, and over it where each was.
fn land(c: &mut Canvas, frame: Area, card: &ExploredCard) {
    let spaces = |at: &Hex| {
        let centre = at.centre();
        std::iter::once(centre).chain(AROUND.map(|by| centre.plus(by)))
    };
    let all: Vec<(f32, f32)> = card.land.iter().flat_map(spaces).map(middle).collect();
    let Some(spread) = Spread::over(frame, &all, 1.2) else {
        return;
    };
    let shape = Ink::fill(palette::LINE).edge(palette::LINE, spread.edge * 0.3);
    for at in &all {
        let (x, y) = spread.place(*at);
        let corner = |i: u8| {
            let turn = f32::from(i) * std::f32::consts::FRAC_PI_3;
            (x + turn.cos() * spread.edge, y + turn.sin() * spread.edge)
        };
        c.polygon(&[0, 1, 2, 3, 4, 5].map(corner), shape);
    }
    let many = count(card.rows.len());
    for (i, row) in card.rows.iter().enumerate() {
        // Trails of several lie beside each other.
        let aside = (count(i) - (many - 1.0) / 2.0) * spread.edge * 0.7;
        let steps: Vec<(f32, f32)> = (row.trail.iter())
            .map(|at| spread.place(middle(at.centre())))
            .map(|(x, y)| (x + aside, y + aside * 0.6))
            .collect();
        let mut way = String::new();
        for (n, (x, y)) in steps.iter().enumerate() {
            way.push(if n == 0 { 'M' } else { 'L' });
            way.push_str(&format!("{} {}", num(*x), num(*y)));
        }
        let colour = people::colour(row.seat);
        if steps.len() > 1 {
            c.path(&way, Ink::line(colour, 6.0));
        }
        for (x, y) in steps {
            people::emblem(c, row.seat, x, y, 20.0, Ink::fill(colour));
        }
    }
}

/// The middle of a space in edges.
fn middle(at: Hex) -> (f32, f32) {
    let (q, r) = (f32::from(at.q), f32::from(at.r));
    (1.5 * q, (2.0 * r + q) * HALF)
}

//! The card of a finished game of any kind, to be shown to others: nothing of the island can be read from it.
//!
//! It brings its own ground, so that it looks the same on a light and a dark page.

mod trail;

pub use trail::Trail;

pub(crate) use trail::Silhouette;

use crate::{
    board::{Area, count},
    clean::clean,
    font::Typeface,
    icons::{Icon, Tint},
    painter::{Painter, RenderError},
    palette,
    rollwrite::art,
    svg::{Canvas, Ink, Type},
};

/// The medals of contests, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MedalKind {
    /// The least.
    Bronze,
    /// The second.
    Silver,
    /// The third.
    Gold,
    /// The highest.
    Sun,
}

/// What is on the card. All texts come in the language of the reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultCard {
    /// A line above the title, such as "Daily island, 21 November 2026".
    pub over: String,
    /// The name of the island.
    pub island: String,
    /// The name of the scenario.
    pub scenario: String,
    /// The points.
    pub points: u16,
    /// The word below the points, such as "points".
    pub points_word: String,
    /// The medal, if there was one.
    pub medal: Option<MedalKind>,
    /// Its name, or what to say without one.
    pub medal_word: String,
    /// Whether the scenario was met.
    pub met: bool,
    /// That in a word, such as "Met" or "Failed".
    pub met_word: String,
    /// Days used.
    pub days: u8,
    /// The limit of days.
    pub days_limit: u8,
    /// The word for days.
    pub days_word: String,
    /// The streak or another line at the foot; may be empty.
    pub foot: String,
    /// The trail over the island, as a silhouette.
    pub trail: Option<Trail>,
}

impl ResultCard {
    /// Width in pixels.
    pub const WIDTH: u32 = 900;
    /// Height in pixels.
    pub const HEIGHT: u32 = 480;
}

impl Painter {
    /// Draws the card of a finished game, which gives nothing of the island away.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn result_png(&self, card: &ResultCard) -> Result<Vec<u8>, RenderError> {
        self.png(&result_svg(card), ResultCard::WIDTH)
    }
}

/// The width of the trail.
const TRAIL: f32 = 220.0;
const W: f32 = 900.0;
const H: f32 = 480.0;

/// Draws the card.
pub fn result_svg(card: &ResultCard) -> String {
    let mut c = Canvas::new(W, H, "#8fc3cc");
    scenery(&mut c);
    let panel = Area::new(24.0, 24.0, W - 48.0, 372.0);
    c.rect(
        panel.x,
        panel.y,
        panel.w,
        panel.h,
        28.0,
        Ink::fill(palette::PAPER).edge("#2c5f6b", 5.0),
    );
    medal(&mut c, card, panel.x + 160.0, panel.y + 182.0);
    words(
        &mut c,
        card,
        Area::new(panel.x + 316.0, panel.y, panel.w - 346.0, panel.h),
    );
    let foot = clean(Typeface::Bold, &card.foot);
    c.fitted(
        W / 2.0,
        H - 28.0,
        W - 100.0,
        Type::bold(32.0, "#12343d").middle(),
        &foot,
    );
    c.finish()
}

/// Water and an islet that is on no map.
pub(crate) fn scenery(c: &mut Canvas) {
    c.path(
        "M0 420q37-16 75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0V480H0z",
        Ink::fill("#a9d4d6"),
    );
    c.path(
        "M0 452q37-14 75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0V480H0z",
        Ink::fill("#bfe0dc"),
    );
}

/// Ring, ground and ribbon of a medal.
fn tones(medal: Option<MedalKind>) -> (&'static str, &'static str, &'static str) {
    match medal {
        None => ("#b8ab8c", "#efe6d0", "#b8ab8c"),
        Some(MedalKind::Bronze) => ("#a8642f", "#f0c9a0", "#7d3f2f"),
        Some(MedalKind::Silver) => ("#8a949c", "#eef1f2", "#3d5a78"),
        Some(MedalKind::Gold) => ("#c58d1c", "#fbe3a0", "#7d2f3f"),
        Some(MedalKind::Sun) => ("#d9761a", "#fff0b8", "#2f6d5a"),
    }
}

/// The points in a medal; the number of stars says which, beside the colour, and the highest is a sun.
fn medal(c: &mut Canvas, card: &ResultCard, x: f32, y: f32) {
    let (ring, ground, ribbon) = tones(card.medal);
    if card.medal.is_some() {
        c.polygon(
            &[
                (x - 70.0, y + 60.0),
                (x - 96.0, y + 176.0),
                (x - 62.0, y + 156.0),
                (x - 36.0, y + 182.0),
                (x - 10.0, y + 80.0),
            ],
            Ink::fill(ribbon),
        );
        c.polygon(
            &[
                (x + 70.0, y + 60.0),
                (x + 96.0, y + 176.0),
                (x + 62.0, y + 156.0),
                (x + 36.0, y + 182.0),
                (x + 10.0, y + 80.0),
            ],
            Ink::fill(ribbon),
        );
    }
    if card.medal == Some(MedalKind::Sun) {
        rays(c, x, y, ring);
    }
    c.circle(x, y, 122.0, Ink::fill(ring));
    c.circle(x, y, 104.0, Ink::fill(ground));
    let stars = match card.medal {
        None => 0,
        Some(MedalKind::Bronze) => 1,
        Some(MedalKind::Silver) => 2,
        Some(MedalKind::Gold | MedalKind::Sun) => 3,
    };
    for i in 0..stars {
        let dx = 34.0 * (count(i) - (count(stars) - 1.0) / 2.0);
        c.art(&art::STAR, x + dx, y - 68.0, 32.0, Tint::Own);
    }
    let number = card.points.to_string();
    c.fitted(
        x,
        y + 34.0,
        186.0,
        Type::bold(98.0, palette::INK).middle(),
        &number,
    );
    let word = clean(Typeface::Text, &card.points_word);
    c.fitted(
        x,
        y + 72.0,
        140.0,
        Type::text(30.0, palette::SOFT).middle(),
        &word,
    );
}

fn rays(c: &mut Canvas, x: f32, y: f32, colour: &'static str) {
    for i in 0..16u8 {
        let turn = f32::from(i) * std::f32::consts::TAU / 16.0;
        let at = |angle: f32, r: f32| (x + angle.cos() * r, y + angle.sin() * r);
        c.polygon(
            &[
                at(turn - 0.12, 116.0),
                at(turn, 146.0),
                at(turn + 0.12, 116.0),
            ],
            Ink::fill(colour),
        );
    }
}

fn words(c: &mut Canvas, card: &ResultCard, area: Area) {
    let over = clean(Typeface::Text, &card.over);
    c.fitted(
        area.x,
        area.y + 58.0,
        area.w,
        Type::text(29.0, palette::SOFT),
        &over,
    );
    let island = clean(Typeface::Title, &card.island);
    c.fitted(
        area.x,
        area.y + 124.0,
        area.w,
        Type::title(62.0, palette::NAVY),
        &island,
    );
    let scenario = clean(Typeface::Bold, &card.scenario);
    c.fitted(
        area.x,
        area.y + 176.0,
        area.w,
        Type::bold(38.0, palette::INK),
        &scenario,
    );
    c.line(
        area.x,
        area.y + 204.0,
        area.right(),
        area.y + 204.0,
        Ink::line(palette::LINE, 3.0),
    );
    let mut rows = area;
    if let Some(found) = &card.trail {
        let frame = Area::new(area.right() - TRAIL, area.y + 216.0, TRAIL, 146.0);
        trail::draw(c, frame, found);
        rows.w -= TRAIL + 16.0;
    }
    let area = rows;
    let (icon, colour) = if card.met {
        (Icon::Check, palette::GREEN)
    } else {
        (Icon::Cross, palette::RED)
    };
    row(
        c,
        area,
        0,
        Row {
            icon,
            colour,
            text: clean(Typeface::Bold, &card.met_word),
        },
    );
    let days = format!("{} {}/{}", card.days_word, card.days, card.days_limit);
    row(
        c,
        area,
        1,
        Row {
            icon: Icon::Sun,
            colour: palette::INK,
            text: clean(Typeface::Bold, &days),
        },
    );
    let icon = if card.medal.is_some() {
        Icon::Star
    } else {
        Icon::Marker
    };
    row(
        c,
        area,
        2,
        Row {
            icon,
            colour: palette::INK,
            text: clean(Typeface::Bold, &card.medal_word),
        },
    );
}

struct Row {
    icon: Icon,
    colour: &'static str,
    text: String,
}

fn row(c: &mut Canvas, area: Area, i: usize, row: Row) {
    if row.text.trim().is_empty() {
        return;
    }
    let y = area.y + 236.0 + 50.0 * count(i);
    c.icon(row.icon, area.x + 20.0, y, 38.0);
    c.fitted(
        area.x + 54.0,
        y + 12.0,
        area.w - 54.0,
        Type::bold(34.0, row.colour),
        &row.text,
    );
}

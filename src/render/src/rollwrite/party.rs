//! The card of a shared island that is over: who came in where, and where each went over the silhouette of the island.

use castaway_kernel::Seat;
use castaway_rollwrite::hex::Hex;

use super::{clean, people};
use crate::{
    board::{Area, count},
    font::{Typeface, fit},
    icons::Icon,
    palette,
    result::{Silhouette, scenery},
    svg::{Canvas, Ink, Type},
};

/// What is on the card. All texts come in the language of the reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PartyCard {
    /// A line above the title, such as "A shared island".
    pub over: String,
    /// The name of the island.
    pub island: String,
    /// The name of the scenario.
    pub scenario: String,
    /// Who played, the best first.
    pub rows: Vec<PartyRow>,
    /// The land as it was in the beginning.
    pub land: Vec<Hex>,
}

/// How one of them did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartyRow {
    /// The place, from 1.
    pub place: usize,
    /// The seat, which has the colour.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The points.
    pub points: u16,
    /// How it ended.
    pub end: PartyEnd,
    /// Where each walk ended.
    pub steps: Vec<Hex>,
}

/// How a shared island ended for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartyEnd {
    /// The scenario was met.
    Met,
    /// It was not.
    Failed,
    /// The player died.
    Dead,
}

const W: f32 = 900.0;
const H: f32 = 480.0;
/// The width of the silhouette.
const ISLAND: f32 = 300.0;

/// Draws the card.
pub fn party_svg(card: &PartyCard) -> String {
    let mut c = Canvas::new(W, H, "#8fc3cc");
    scenery(&mut c);
    let panel = Area::new(24.0, 24.0, W - 48.0, H - 60.0);
    let ink = Ink::fill(palette::PAPER).edge("#2c5f6b", 5.0);
    c.rect(panel.x, panel.y, panel.w, panel.h, 28.0, ink);
    let text = Area::new(panel.x + 34.0, panel.y, panel.w - 68.0, panel.h);
    heading(&mut c, card, text);
    let rows = Area::new(text.x, panel.y + 188.0, text.w - ISLAND - 24.0, 216.0);
    let step = rows.h / count(card.rows.len().max(3));
    for (i, row) in card.rows.iter().enumerate() {
        one(
            &mut c,
            row,
            rows.x,
            rows.y + step * (count(i) + 0.5),
            rows.w,
        );
    }
    let frame = Area::new(text.right() - ISLAND, panel.y + 190.0, ISLAND, 212.0);
    let land = fields(&card.land);
    if let Some(island) = Silhouette::fitted(frame, &land) {
        island.land(&mut c, &land);
        for (i, row) in card.rows.iter().enumerate().rev() {
            let middle = count(card.rows.len().saturating_sub(1)) / 2.0;
            let beside = count(i) - middle;
            island.way(
                &mut c,
                &fields(&row.steps),
                people::colour(row.seat),
                beside,
            );
        }
    }
    c.finish()
}

/// Fields as a silhouette takes them.
fn fields(hexes: &[Hex]) -> Vec<(u8, u8)> {
    hexes.iter().map(|at| (at.col, at.row)).collect()
}

fn heading(c: &mut Canvas, card: &PartyCard, area: Area) {
    let over = clean(Typeface::Text, &card.over);
    let set = Type::text(28.0, palette::SOFT);
    c.fitted(area.x, area.y + 50.0, area.w, set, &over);
    let island = clean(Typeface::Title, &card.island);
    let set = Type::title(56.0, palette::NAVY);
    c.fitted(area.x, area.y + 108.0, area.w, set, &island);
    let scenario = clean(Typeface::Bold, &card.scenario);
    let set = Type::bold(34.0, palette::INK);
    c.fitted(area.x, area.y + 152.0, area.w, set, &scenario);
    let y = area.y + 172.0;
    c.line(area.x, y, area.right(), y, Ink::line(palette::LINE, 3.0));
}

fn one(c: &mut Canvas, row: &PartyRow, x: f32, y: f32, width: f32) {
    let colour = people::colour(row.seat);
    let place = format!("{}.", row.place);
    c.text(x, y + 12.0, Type::bold(36.0, palette::INK), &place);
    people::disc(c, row.seat, x + 62.0, y, 19.0);
    let points = row.points.to_string();
    let right = x + width;
    c.text(
        right,
        y + 13.0,
        Type::bold(38.0, palette::INK).end(),
        &points,
    );
    let icon = match row.end {
        PartyEnd::Met => Icon::Check,
        PartyEnd::Failed => Icon::Cross,
        PartyEnd::Dead => Icon::Skull,
    };
    let mark = right - Typeface::Bold.width("000", 38.0) - 28.0;
    c.icon(icon, mark, y, 34.0);
    let name = match clean(Typeface::Bold, &row.name) {
        name if name.is_empty() => (row.seat.index() + 1).to_string(),
        name => name,
    };
    let (name, size) = fit(Typeface::Bold, &name, 33.0, 22.0, mark - 30.0 - (x + 92.0));
    c.text(x + 92.0, y + 11.0, Type::bold(size, colour), &name);
}

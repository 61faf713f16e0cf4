//! Pictures of the roll-and-write game: the island with the sheets, and the card of a shared island.
//!
//! Everything is a pure function of what is given; the same input gives the same bytes.

mod alt;
pub(crate) mod art;
mod badges;
mod boxes;
mod dice;
mod field;
mod files;
mod goals;
mod grid;
mod head;
mod items;
mod labels;
mod map;
mod party;
pub(crate) mod people;
mod pool;
mod rim;
mod stock;
mod strips;
mod window;

use castaway_kernel::Seat;
use castaway_rollwrite::{catalog::Catalog, hex::Hex, view::Player, view::View};

pub use alt::rollwrite_alt;
pub use castaway_rollwrite::reach::reading_order;
pub use labels::{PlainSheet, RollWriteLabels, SheetWord};
pub use party::{PartyCard, PartyEnd, PartyRow, party_svg};
pub use window::letters as window_letters;

pub(crate) use crate::clean::clean;
use crate::{
    board::{Area, Layout},
    font::Typeface,
    palette,
    svg::{Canvas, Ink, Sheet},
};

/// Width of the whole sheet in pixels, about that of a phone's screen; its height follows from the island and the number of
/// players.
pub const SHEET_WIDTH: u32 = 960;

/// Width of the sheet in the picture's own units.
const UNITS: f32 = 1200.0;

/// A field that can be chosen; its name is written on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The field it is on.
    pub at: Hex,
    /// Whether this serves an open goal.
    pub serves: bool,
    /// How many dice the way spends; two and more are shown as little dice beside the name.
    pub dice: u8,
}

/// What is drawn.
#[derive(Clone, Copy)]
pub struct BoardInput<'a> {
    /// The numbers of the sheet: days of hunger and thirst, plans and prices of the items.
    pub catalog: &'a Catalog,
    /// The game.
    pub view: &'a View,
    /// The name of the island, the heading.
    pub island: &'a str,
    /// The name of the scenario, with its difficulty if that matters.
    pub scenario: &'a str,
    /// The fields that can be chosen, of the player who is asked.
    pub reach: &'a [Reach],
    /// The words.
    pub labels: &'a dyn RollWriteLabels,
    /// Which picture.
    pub layout: Layout,
}

/// The sheets with their seats.
fn seats(view: &View) -> impl Iterator<Item = (Seat, &Player)> {
    (0u8..).map(Seat).zip(&view.players)
}

/// What every part needs: the sheet and the input.
struct Scene<'a> {
    c: Canvas,
    input: BoardInput<'a>,
    marks: boxes::Marks,
}

impl Scene<'_> {
    fn ui(&self, word: SheetWord) -> String {
        self.input.labels.ui(word)
    }

    /// The name of a player, as far as the fonts have its letters.
    fn name(&self, seat: Seat) -> String {
        let name = clean(Typeface::Bold, &self.input.labels.player(seat));
        if name.is_empty() {
            // Whoever is called in letters that the fonts lack is told by the number.
            return (u16::from(seat.0) + 1).to_string();
        }
        name
    }

    /// The ground of a part.
    fn panel(&mut self, area: Area) {
        let ink = Ink::fill(palette::PAPER).edge(palette::LINE, 2.0);
        self.c.rect(area.x, area.y, area.w, area.h, 14.0, ink);
    }
}

/// Space around the sheet and between its parts.
const MARGIN: f32 = 20.0;
const GAP: f32 = 12.0;

/// A part of the sheet below the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Strips,
    Whose,
    Pool,
    Stock,
    Tasks,
    Items,
    Goals,
}

/// The parts below the island with their heights. Alone, one sheet shows all; in company each has a small one, and the
/// whole one belongs to whoever is asked.
fn parts(input: &BoardInput<'_>) -> Vec<(Part, f32)> {
    let view = input.view;
    let mut all = Vec::new();
    if view.players.len() > 1 {
        all.push((Part::Strips, strips::height(view.players.len())));
        all.push((Part::Whose, strips::WHOSE));
    }
    all.push((Part::Pool, pool::HEIGHT));
    all.push((Part::Stock, stock::STOCK));
    all.push((Part::Tasks, stock::TASKS));
    all.push((Part::Items, items::HEIGHT));
    all.push((Part::Goals, goals::height(input, UNITS - 2.0 * MARGIN)));
    all.retain(|(_, height)| *height > 0.0);
    all
}

/// Draws the island and the sheets, or what the window of a panel has room for.
pub fn board_svg(input: &BoardInput<'_>) -> String {
    sheet(input).whole()
}

/// Draws the picture. Its ground is the island as nobody has set foot on it yet.
pub(crate) fn sheet(input: &BoardInput<'_>) -> Sheet {
    match input.layout {
        Layout::Full => full(input),
        Layout::Window => window::sheet(input),
    }
}

/// The width of a picture in pixels.
pub(crate) fn width(layout: Layout) -> u32 {
    match layout {
        Layout::Full => SHEET_WIDTH,
        Layout::Window => layout.width(),
    }
}

fn full(input: &BoardInput<'_>) -> Sheet {
    let view = input.view;
    let width = UNITS;
    let grid = grid::Grid::new(&view.map, width);
    let parts = parts(input);
    let below: f32 = parts.iter().map(|(_, height)| height + GAP).sum();
    let sea = Area::new(0.0, head::HEIGHT + 8.0, width, grid.height());
    let height = sea.bottom() + below + MARGIN;
    let mut s = Scene {
        c: Canvas::new(width, height, palette::PAGE),
        input: *input,
        marks: boxes::Marks::default(),
    };
    map::ground(&mut s, sea, 0.0, grid.at(sea));
    s.c.settle();
    head::draw(
        &mut s,
        Area::new(MARGIN, 10.0, width - 2.0 * MARGIN, head::HEIGHT - 10.0),
    );
    map::draw(&mut s, grid.at(sea));
    let mut area = Area::new(MARGIN, sea.bottom() + GAP, width - 2.0 * MARGIN, 0.0);
    let seat = view.asked.or(view.viewer).unwrap_or(Seat(0));
    for (part, height) in parts {
        area.h = height;
        if let Some(player) = view.players.get(seat.index()) {
            match part {
                Part::Strips => strips::draw(&mut s, area),
                Part::Whose => strips::whose(&mut s, area, seat),
                Part::Pool => pool::draw(&mut s, area, seat, player),
                Part::Stock => stock::draw(&mut s, area, player),
                Part::Tasks => stock::tasks(&mut s, area, player),
                Part::Items => items::draw(&mut s, area, seat, player),
                Part::Goals => goals::draw(&mut s, area, seat),
            }
        }
        area.y = area.bottom() + GAP;
    }
    s.marks.draw(&mut s.c);
    s.c.sheet()
}

//! Pictures of the roll-and-write game: the island with the sheets, and the card of a finished game.
//!
//! Everything is a pure function of what is given; the same input gives the same bytes.

mod alt;
mod grid;
mod labels;
mod map;
mod result;

use castaway_kernel::Seat;
use castaway_rollwrite::{catalog::Catalog, hex::Hex, map::Map, state::Player, view::View};

pub use alt::rollwrite_alt;
pub use labels::{PlainSheet, RollWriteLabels, SheetWord};
pub use result::{Medal, ResultCard, result_svg};

use crate::{board::Area, palette, svg::Canvas};

/// Width of the picture in pixels; its height follows from the island and the number of players.
pub const SHEET_WIDTH: u32 = 1200;

/// A field with a number that can be walked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where.
    pub at: Hex,
    /// The number written on the field.
    pub number: u16,
    /// How many dice the way spends; shown as that many dots below the number.
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
    /// The fields with numbers, of the player who is asked.
    pub reach: &'a [Reach],
    /// The words.
    pub labels: &'a dyn RollWriteLabels,
}

/// Where a field stands in reading order of the picture, which turns wide islands upright. Numbers given in this order
/// are found quickly.
pub fn reading_order(map: &Map, at: Hex) -> (u16, u16) {
    grid::Grid::reading_order(map, at)
}

/// The sheets with their seats.
fn seats(view: &View) -> impl Iterator<Item = (Seat, &Player)> {
    (0u8..).map(Seat).zip(&view.players)
}

/// What every part needs: the sheet and the input.
struct Scene<'a> {
    c: Canvas,
    input: BoardInput<'a>,
}

/// Space around the sheet.
const MARGIN: f32 = 20.0;

/// Draws the island and the sheets.
pub fn board_svg(input: &BoardInput<'_>) -> String {
    let width = f32::from(u16::try_from(SHEET_WIDTH).unwrap_or(u16::MAX));
    let grid = grid::Grid::new(&input.view.map, width - 2.0 * MARGIN);
    let height = grid.height() + 2.0 * MARGIN;
    let mut scene = Scene {
        c: Canvas::new(width, height, palette::PAGE),
        input: *input,
    };
    map::draw(
        &mut scene,
        grid.at(Area::new(
            MARGIN,
            MARGIN,
            width - 2.0 * MARGIN,
            grid.height(),
        )),
    );
    scene.c.finish()
}

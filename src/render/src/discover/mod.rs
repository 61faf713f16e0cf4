//! Pictures of the explore-and-craft game: the map around whoever moves, and the whole of it with everybody.
//!
//! Everything is a pure function of what is given; the same input gives the same bytes. Nothing is drawn that the view
//! does not hold, and how tiles lie is no secret.

mod alt;
mod art;
mod compass;
mod duel;
mod fight;
mod files;
mod fog;
mod grid;
mod ground;
mod labels;
mod land;
mod marks;
mod motif;
mod names;
mod overview;
mod person;
mod result;
mod sign;
mod whole;
mod window;

use castaway_discover::{
    catalog::Catalog,
    content::GroundDef,
    view::{Fate, PersonView, View},
    world::{Space, tile_of},
};
use castaway_kernel::Seat;

pub use alt::alt;
pub use labels::{DiscoverLabels, MapWord, PlainMap};
pub use result::{ExploredCard, ExploredRow, explored};

use crate::{
    font::Typeface,
    rollwrite::clean,
    svg::{Canvas, Sheet},
};
use grid::{At, Grid, Plan};

/// The width of the whole map in pixels, about that of a phone's screen; its height follows from the map.
pub const WHOLE_WIDTH: u32 = 960;
/// The width of the window in pixels.
pub const WINDOW_WIDTH: u32 = 1100;

/// What is drawn.
#[derive(Clone, Copy)]
pub struct MapInput<'a> {
    /// The content: grounds of terrains, and which enemies are bosses.
    pub catalog: &'a Catalog,
    /// The game as somebody sees it.
    pub view: &'a View,
    /// The name of the quest, the heading of the whole map.
    pub quest: &'a str,
    /// Where the quest leads now, as far as that is seen.
    pub aims: &'a [Space],
    /// The words.
    pub labels: &'a dyn DiscoverLabels,
}

/// The map around whoever moves, and beside it what the next decision needs: 1100 by 700.
pub fn window(input: &MapInput<'_>) -> String {
    window::sheet(input).whole()
}

/// The whole map with everybody and the key of the grounds: 1200 units wide.
pub fn whole(input: &MapInput<'_>) -> String {
    whole::sheet(input).whole()
}

/// The size of the names of spaces in the window, and the height of a space there, in its units.
pub fn letters() -> (f32, f32) {
    (window::NAME, 2.0 * grid::HALF * window::EDGE)
}

pub(crate) fn window_sheet(input: &MapInput<'_>) -> Sheet {
    window::sheet(input)
}

pub(crate) fn whole_sheet(input: &MapInput<'_>) -> Sheet {
    whole::sheet(input)
}

/// Whose surroundings are shown: who moves, else who is asked, else the viewer or the leader, as long as they are on the map.
pub fn focus(view: &View) -> Seat {
    let here = |seat: &Seat| {
        let person = view.people.get(seat.index());
        person.is_some_and(|p| p.fate == Fate::Here)
    };
    let turn = view.turn.as_ref().map(|t| t.seat);
    let asked = view.asks.as_ref().and_then(|a| a.open.first().copied());
    let all = [turn, asked, view.viewer, Some(view.leader)];
    let mut all = all.into_iter().flatten();
    all.find(here)
        .or_else(|| seats(view).map(|(seat, _)| seat).find(here))
        .unwrap_or(view.leader)
}

/// The people with their seats.
fn seats(view: &View) -> impl Iterator<Item = (Seat, &PersonView)> {
    (0u8..).map(Seat).zip(&view.people)
}

/// How much is known of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// It lies face up.
    Open,
    /// Somebody has looked at it, but it lies face down.
    Peeked,
    /// Nothing but its zone.
    Fog,
    /// It went under.
    Flooded,
}

/// What every part needs: the sheet, the input and the plan of the map.
struct Scene<'a> {
    c: Canvas,
    input: MapInput<'a>,
    plan: Plan,
}

impl<'a> Scene<'a> {
    fn new(input: &MapInput<'a>, c: Canvas) -> Self {
        Self {
            c,
            input: *input,
            plan: Plan::of(input.view),
        }
    }

    fn ui(&self, word: MapWord) -> String {
        clean(Typeface::Bold, &self.input.labels.ui(word))
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

    /// The spaces that lie whole in a part of the map.
    fn shown(&self, grid: Grid) -> Vec<(Space, At)> {
        let shown = |(_, at): &(Space, At)| grid.shows(*at);
        self.plan.all().filter(shown).collect()
    }

    /// How much is known of the tile of a space.
    fn seen(&self, space: Space) -> Seen {
        let view = self.input.view;
        let site = view.spaces.get(usize::from(space)).map(|s| s.site);
        match view.tiles.get(usize::from(tile_of(space))) {
            Some(tile) if tile.flooded => Seen::Flooded,
            Some(tile) if tile.open => Seen::Open,
            _ if matches!(site, Some(Some(_))) => Seen::Peeked,
            _ => Seen::Fog,
        }
    }

    /// The grounds of the terrain.
    fn grounds(&self) -> &'a [GroundDef] {
        let terrain = self.input.view.terrain.as_ref();
        let terrain = terrain.and_then(|t| self.input.catalog.terrains.get(t));
        terrain.map_or(&[], |t| &t.grounds)
    }

    /// Whether it is night.
    fn is_night(&self) -> bool {
        self.input.view.night.is_some()
    }
}

//! Unknown land that what the quest names can lie in, or that borders on it.

use castaway_kernel::Game;

use crate::{
    Discover,
    catalog::Catalog,
    known::Known,
    state::State,
    view::View,
    wording::{Lang, Wording},
    world::tile_of,
};

/// How well an unknown tile serves somebody who looks for what the quest names; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It can lie there.
    Inside,
    /// It can lie on an unknown tile beside it.
    Beside,
    /// So many zones lead on from there to where it can lie.
    Before(u8),
}

/// The zones that the quest names as somebody sees them; empty where it names none, or any will do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoughtLand(Vec<(u8, u8)>);

impl SoughtLand {
    /// The zones in what these eyes see.
    pub fn of(catalog: &Catalog, view: &View) -> Self {
        // Zones are the same in every language.
        Self(Wording::new(catalog, Lang::En).sought(view))
    }

    /// The zones as a seat sees them, or a bystander.
    pub fn seen(catalog: &Catalog, state: &State, seat: Option<castaway_kernel::Seat>) -> Self {
        Self::of(catalog, &Discover::view(catalog, state, seat))
    }

    /// Whether the quest names no zones.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How well an unknown tile serves; none where nothing is sought.
    pub fn fit(&self, known: &Known<'_>, tile: u8) -> Option<Fit> {
        let tiles = known.tiles();
        let zone = |tile: u8| tiles.get(usize::from(tile)).map_or(0, |t| t.zone);
        let away = |zone: u8| {
            let each = self.0.iter();
            let each = each.map(|(from, to)| from.saturating_sub(zone) + zone.saturating_sub(*to));
            each.min()
        };
        let own = away(zone(tile))?;
        if own == 0 {
            return Some(Fit::Inside);
        }
        let closed = |tile: &u8| !known.is_tile_open(*tile) && !known.is_flooded(*tile);
        let spaces = (0..known.spaces()).filter(|at| tile_of(*at) == tile);
        let mut beside = spaces.flat_map(|at| known.around(at).map(tile_of).collect::<Vec<_>>());
        match beside.any(|other| closed(&other) && away(zone(other)) == Some(0)) {
            true => Some(Fit::Beside),
            false => Some(Fit::Before(own)),
        }
    }
}

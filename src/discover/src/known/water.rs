//! What is known of the water of a source before it is tasted.

use castaway_kernel::Seat;

use super::Known;
use crate::{
    engine::sick_up_to,
    ids::{Difficulty, Res},
    world::{Icon, Space},
};

impl Known<'_> {
    /// Whether the water of a source there is dirty, or may be, as far as that is known (D-WATER-1, D-DIRTY-2): the terrain says how
    /// many of its sources are, one fewer in a gentle world; while all sources are clean, none is.
    pub fn may_be_dirty(&self, space: Space) -> bool {
        if self.day() <= self.clean_until() {
            return false;
        }
        match self.water(space) {
            Some((Some(res), _)) => res == Res::Dirty,
            Some((None, _)) => self.hidden_dirty() > 0,
            None => false,
        }
    }

    /// Up to which number of the die dirty water makes somebody sick (D-DIRTY-2).
    pub fn sick_up_to(&self, seat: Seat) -> u8 {
        sick_up_to(self.catalog, self.s, seat)
    }

    /// How many dirty sources nobody has tasted.
    fn hidden_dirty(&self) -> usize {
        let terrain = self.terrain().and_then(|t| self.catalog.terrains.get(t));
        let all = terrain.map_or(&[][..], |t| &t.water);
        let gentle = usize::from(self.s.world.order.difficulty == Difficulty::Gentle);
        let dirty = all.iter().filter(|res| **res == Res::Dirty).count();
        // What springs up by a card lies open, and is none of the terrain's.
        let printed = |at: &Space| {
            let icon = self.site(*at).and_then(|site| site.icon);
            matches!(icon, Some(Icon::Water(_)))
        };
        let open = (0..self.spaces()).filter(printed);
        let tasted = open.filter(|at| matches!(self.water(*at), Some((Some(Res::Dirty), _))));
        dirty.saturating_sub(gentle).saturating_sub(tasted.count())
    }
}

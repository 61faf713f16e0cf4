//! What is known of water: of a source before it is tasted, and of what rises.

use castaway_kernel::Seat;

use super::Known;
use crate::{
    engine::{may_be_dirty, next_under, sick_up_to},
    world::Space,
};

impl Known<'_> {
    /// Whether the water of a source there is dirty, or may be, as far as everybody knows (D-WATER-1, D-DIRTY-2).
    pub fn may_be_dirty(&self, space: Space) -> bool {
        may_be_dirty(self.catalog, self.s, space)
    }

    /// The tile that goes under next if this space lies on what stays dry.
    pub(crate) fn under_next(&self, safe: Space) -> Option<u8> {
        next_under(self.s, safe).and_then(|tile| u8::try_from(tile).ok())
    }

    /// Up to which number of the die dirty water makes somebody sick (D-DIRTY-2).
    pub fn sick_up_to(&self, seat: Seat) -> u8 {
        sick_up_to(self.catalog, self.s, seat)
    }
}

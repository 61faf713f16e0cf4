//! What is known of the water of a source before it is tasted.

use castaway_kernel::Seat;

use super::Known;
use crate::{
    engine::{may_be_dirty, sick_up_to},
    world::Space,
};

impl Known<'_> {
    /// Whether the water of a source there is dirty, or may be, as far as everybody knows (D-WATER-1, D-DIRTY-2).
    pub fn may_be_dirty(&self, space: Space) -> bool {
        may_be_dirty(self.catalog, self.s, space)
    }

    /// Up to which number of the die dirty water makes somebody sick (D-DIRTY-2).
    pub fn sick_up_to(&self, seat: Seat) -> u8 {
        sick_up_to(self.catalog, self.s, seat)
    }
}

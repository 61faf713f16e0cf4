//! What something costs oneself now, and what there is room for.

use super::Known;
use crate::{
    effect::Passive,
    engine::{abilities, burdened, crossing, is_ready},
    quest::StageDef,
    stock::Stock,
    world::Space,
};

impl Known<'_> {
    /// Stamina that turning a tile up costs oneself: none where an ability is ready for it (D-SCOUT-1).
    pub fn scouting(&self) -> u8 {
        let seat = self.mover();
        let free = |p: &Passive| matches!(p, Passive::FreeScout { .. });
        let mut all = abilities(self.catalog, self.s, seat).into_iter();
        let free = all.any(|(source, _, p)| free(p) && is_ready(self.s, seat, source, p.per()));
        u8::from(!free)
    }

    /// Stamina that walking to a space costs oneself with what is escorted (D-MOVE-1).
    pub fn driving(&self, to: Space) -> u8 {
        let more = match self.stage() {
            Some(StageDef::Escort { move_cost, .. }) => *move_cost,
            _ => 0,
        };
        self.entering(to).saturating_add(more)
    }

    /// Where a crossing leads from a space.
    pub fn crossing(&self, at: Space) -> Option<Space> {
        crossing(self.s, at)
    }

    /// Whether oneself would have to leave something behind with so much more (D-CARRY-1, D-CARRY-2).
    pub fn is_too_much(&self, more: &Stock) -> bool {
        let seat = self.mover();
        let (held, limit) = burdened(self.catalog, self.s, seat, more);
        held > limit
    }
}

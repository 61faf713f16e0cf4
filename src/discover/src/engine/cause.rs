use castaway_kernel::{Key, Seat};

use super::Engine;
use crate::{
    effect::Passive,
    event::RollOf,
    state::{Ctx, Source},
};

impl Engine<'_> {
    /// What a die is rolled for: the card that says so, or whatever somebody has that does.
    pub(super) fn cause(&self, ctx: &Ctx) -> RollOf {
        let has = |fits: fn(&Passive) -> bool| {
            let all = self.abilities(ctx.seat).into_iter();
            let mut sources =
                all.filter_map(|(source, _, passive)| fits(passive).then_some(source));
            sources.next()
        };
        // These are no cards, but say when an ability comes into play.
        let source = match ctx.card.as_str() {
            "water" => has(|passive| matches!(passive, Passive::AtWaterGatherAlt { .. })),
            "dawn" => has(|passive| matches!(passive, Passive::AsLeader { .. })),
            "terrain" => Some(Source::Terrain),
            _ => None,
        };
        let card = source.and_then(|source| self.card_of(ctx.seat, source));
        RollOf::Card(card.unwrap_or_else(|| ctx.card.clone()))
    }

    /// The card that an ability of somebody stands on.
    pub(super) fn card_of(&self, seat: Seat, source: Source) -> Option<Key> {
        match source {
            Source::Terrain => self.s.world.order.terrain.clone(),
            Source::Character | Source::Item(_) => {
                let held = self.s.survivor(seat)?.source(source)?;
                Some(held.card.clone())
            }
        }
    }
}

//! What a tile gives: open and gatherable sources, their yield, what exhausts them.

use super::{Engine, Rules};
use crate::{
    event::Event,
    ids::{Place, Res, Source, Space, TokenKind},
    rulings::Reading,
    source_at::SourceAt,
    state::Link,
    task::Ctx,
};

impl Rules<'_> {
    /// Printed sources of a tile that are open, by index.
    pub(crate) fn open_sources(&self, space: Space) -> Vec<(u8, Source)> {
        let Some(card) = self.tile_card(space) else {
            return Vec::new();
        };
        let covered = self.s.island.get(&space).map(|t| &t.exhausted);
        (0u8..)
            .zip(card.sources.iter().copied())
            .filter(|(at, _)| !covered.is_some_and(|c| c.contains(at)))
            .collect()
    }

    /// Everything on a tile that can be gathered from: open sources and tokens that are one themselves.
    pub(crate) fn gatherable(&self, space: Space) -> Vec<(SourceAt, Res)> {
        let mut found: Vec<(SourceAt, Res)> = self
            .open_sources(space)
            .into_iter()
            .map(|(at, source)| (SourceAt::Printed(at), source.res()))
            .collect();
        for at in [SourceAt::FoodToken, SourceAt::WoodToken] {
            let Some((token, res)) = at.token() else {
                continue;
            };
            let place = Place::Space(space);
            let fresh = self.working(token, place).next().is_none();
            let own = self.working(token, place).any(|info| {
                let of = info.owner.as_ref();
                let treasure = of.is_some_and(|o| self.cat.mysteries.contains_key(o));
                info.own_source && !(treasure && self.reads(Reading::TreasureNeedsSource))
            });
            // R-TERM-6, R-CARD-29: where a source is printed the token only adds to it, open or not.
            let works = own && self.lacks(space, res);
            // Ruling token-without-source: it may be a source whenever none of its kind is open.
            let flock = self.working(token, place);
            let reading = self.reads(Reading::TokenIsSource)
                || flock.into_iter().any(|info| self.flock_yields(at, info));
            let alone = reading
                && self.tile_card(space).is_some()
                && found.iter().all(|(_, open)| *open != res);
            if !fresh && (works || alone) {
                found.push((at, res));
            }
        }
        found
    }

    /// Whether no source of this resource is printed on an explored tile.
    pub(crate) fn lacks(&self, space: Space, res: Res) -> bool {
        self.tile_card(space)
            .is_some_and(|card| card.sources.iter().all(|s| s.res() != res))
    }

    /// R-TOKEN-18, R-TOKEN-19, R-GATHER-5, R-GATHER-6: what one source of a tile yields, its token included; a token yields
    /// nothing without one.
    pub(crate) fn yield_of(&self, space: Space, source: SourceAt, res: Res) -> u16 {
        let token = match res {
            Res::Wood => TokenKind::AdditionalWood,
            Res::Food | Res::Npfood | Res::Fur => TokenKind::AdditionalFood,
        };
        let tokens = self.working(token, Place::Space(space)).count();
        // A token that is the source itself adds nothing to itself.
        let more = tokens.saturating_sub(source.token().iter().len());
        u16::try_from(more).map_or(u16::MAX, |more| 1 + more)
    }

    /// The resource of a source by its index.
    pub(crate) fn source_res(&self, space: Space, source: SourceAt) -> Option<Res> {
        let SourceAt::Printed(index) = source else {
            return source.token().map(|(_, res)| res);
        };
        let number = self.s.island.get(&space)?.number;
        let card = self.cat.tiles.get(&number)?;
        card.sources.get(usize::from(index)).map(|s| s.res())
    }
}

impl Engine<'_> {
    /// Covers a source.
    pub(crate) fn exhaust(&mut self, space: Space, source: SourceAt, ctx: &Ctx) {
        let SourceAt::Printed(index) = source else {
            if let Some((token, _)) = source.token() {
                self.remove_token_if(token, Place::Space(space), |t| t.own_source);
            }
            return;
        };
        let Some(res) = self.rules().source_res(space, source) else {
            return;
        };
        if let Some(tile) = self.s.island.get_mut(&space)
            && tile.exhausted.insert(index)
        {
            self.tell(Event::Exhausted(space, res));
            self.link(ctx.serial, Link::Source(space, index));
        }
    }
}

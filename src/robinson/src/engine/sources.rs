//! What a tile gives: open and gatherable sources, their yield, what exhausts them.

use super::{Engine, Rules};
use crate::{
    event::Event,
    ids::{Place, Res, Source, Space, TokenKind},
    rulings::Reading,
    state::Link,
    task::Ctx,
};

/// Index of a food token that is a source itself.
pub const FOOD_TOKEN_SOURCE: u8 = 200;
/// Index of a wood token that is a source itself.
pub const WOOD_TOKEN_SOURCE: u8 = 201;

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
    pub(crate) fn gatherable(&self, space: Space) -> Vec<(u8, Res)> {
        let mut found: Vec<(u8, Res)> = self
            .open_sources(space)
            .into_iter()
            .map(|(at, source)| (at, source.res()))
            .collect();
        for (token, at, res) in [
            (TokenKind::AdditionalFood, FOOD_TOKEN_SOURCE, Res::Food),
            (TokenKind::AdditionalWood, WOOD_TOKEN_SOURCE, Res::Wood),
        ] {
            let Some(info) = self.s.tokens.get(&(token, Place::Space(space))) else {
                continue;
            };
            let treasure = info
                .owner
                .as_ref()
                .is_some_and(|o| self.cat.mysteries.contains_key(o));
            let own = info.own_source && !(treasure && self.reads(Reading::TreasureNeedsSource));
            // R-TERM-6, R-CARD-29: where a source is printed the token only adds to it, open or not.
            let works = own && self.lacks(space, res);
            // Ruling token-without-source: it may be a source whenever none of its kind is open.
            let alone = self.reads(Reading::TokenIsSource)
                && self.tile_card(space).is_some()
                && found.iter().all(|(_, open)| *open != res);
            if !info.fresh && (works || alone) {
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

    /// R-TOKEN-18, R-GATHER-5: what one source of a tile yields, its token included.
    pub(crate) fn yield_of(&self, space: Space, source: u8, res: Res) -> u16 {
        let token = match res {
            Res::Wood => TokenKind::AdditionalWood,
            Res::Food | Res::Npfood | Res::Fur => TokenKind::AdditionalFood,
        };
        let bonus = self
            .s
            .tokens
            .get(&(token, Place::Space(space)))
            .is_some_and(|t| !t.fresh)
            && source < FOOD_TOKEN_SOURCE;
        1 + u16::from(bonus)
    }

    /// The resource of a source by its index.
    pub(crate) fn source_res(&self, space: Space, source: u8) -> Option<Res> {
        match source {
            FOOD_TOKEN_SOURCE => Some(Res::Food),
            WOOD_TOKEN_SOURCE => Some(Res::Wood),
            _ => {
                let number = self.s.island.get(&space)?.number;
                let card = self.cat.tiles.get(&number)?;
                card.sources.get(usize::from(source)).map(|s| s.res())
            }
        }
    }
}

impl Engine<'_> {
    /// Covers a source.
    pub(crate) fn exhaust(&mut self, space: Space, source: u8, ctx: &Ctx) {
        if source >= FOOD_TOKEN_SOURCE {
            let token = if source == FOOD_TOKEN_SOURCE {
                TokenKind::AdditionalFood
            } else {
                TokenKind::AdditionalWood
            };
            self.remove_token(token, Place::Space(space));
            return;
        }
        let Some(res) = self.rules().source_res(space, source) else {
            return;
        };
        if let Some(tile) = self.s.island.get_mut(&space)
            && tile.exhausted.insert(source)
        {
            self.tell(Event::Exhausted(space, res));
            self.link(ctx.serial, Link::Source(space, source));
        }
    }
}

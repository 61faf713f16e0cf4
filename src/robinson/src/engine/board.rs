//! The island: distances, sources, tokens, exploring, terrain and tiles turned down.

use std::collections::{BTreeMap, VecDeque};

use castaway_kernel::Key;

use super::{Done, Engine, Reach};
use crate::{
    content::TileCard,
    effect::{At, Effect, SourceMatch},
    event::Event,
    ids::{Kind, Place, Res, Source, Space, TokenKind, Who},
    rulings::Reading,
    state::{End, Link, TokenInfo},
    task::{CardRef, Ctx, Op},
};

/// Index of a food token that is a source itself.
pub const FOOD_TOKEN_SOURCE: u8 = 200;
/// Index of a wood token that is a source itself.
pub const WOOD_TOKEN_SOURCE: u8 = 201;

impl Engine<'_> {
    /// The printed tile on a hex, if it is explored and not face down.
    pub(crate) fn tile_card(&self, space: Space) -> Option<&TileCard> {
        let tile = self.s.island.get(&space)?;
        if tile.number == 0 || tile.face_down {
            return None;
        }
        self.cat.tiles.get(&tile.number)
    }

    /// Whether the tile shelters a camp by itself.
    pub(crate) fn natural_shelter(&self, space: Space) -> bool {
        self.tile_card(space).is_some_and(|t| t.natural_shelter)
    }

    /// R-DIST-1, R-DIST-3: steps from the camp to every tile and to every hex beside one.
    pub(crate) fn distances(&self) -> std::borrow::Cow<'_, Reach> {
        match &self.reach {
            Some(known) => std::borrow::Cow::Borrowed(known.get_or_init(|| self.walk())),
            None => std::borrow::Cow::Owned(self.walk()),
        }
    }

    fn walk(&self) -> Reach {
        let mut distances = BTreeMap::from([(self.s.camp, 0u8)]);
        let mut queue = VecDeque::from([self.s.camp]);
        while let Some(here) = queue.pop_front() {
            if here != self.s.camp && self.tile_card(here).is_none() {
                continue;
            }
            let next = distances.get(&here).copied().unwrap_or(0).saturating_add(1);
            for &neighbour in here.adjacent() {
                let down = self.s.island.get(&neighbour).is_some_and(|t| t.face_down);
                if !down && !distances.contains_key(&neighbour) {
                    distances.insert(neighbour, next);
                    queue.push_back(neighbour);
                }
            }
        }
        distances
    }

    /// Explored tiles next to the camp.
    pub(crate) fn tiles_beside_camp(&self) -> Vec<Space> {
        self.s
            .camp
            .adjacent()
            .iter()
            .copied()
            .filter(|&s| self.tile_card(s).is_some())
            .collect()
    }

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

    /// Where an effect points to, if that is one fixed place.
    pub(crate) fn place_of(&self, at: At, ctx: &Ctx) -> Option<Place> {
        match at {
            At::Action(kind) => Some(Place::Action(kind)),
            At::Deck(deck) => Some(Place::Deck(deck)),
            At::ActionTile => ctx
                .space
                .filter(|s| {
                    !self.reads(Reading::NothingOnUnexplored) || self.tile_card(*s).is_some()
                })
                .map(Place::Space),
            At::Camp => Some(Place::Space(self.s.camp)),
            At::Shelter => Some(Place::Shelter),
            At::Track(track) => Some(Place::Track(track)),
            At::Night => Some(Place::Night),
            At::Linked => self.s.links.get(&ctx.serial)?.iter().find_map(|l| match l {
                Link::Token(_, place) => Some(*place),
                _ => None,
            }),
            At::AdjacentToCamp => None,
        }
    }

    /// R-EXCL-1, R-EXCL-2: places a token where none of its kind lies.
    pub(crate) fn place_token(
        &mut self,
        token: TokenKind,
        place: Place,
        own_source: bool,
        ctx: &Ctx,
    ) {
        // A card may refer to the token of its kind that lay there before (after_the_hurricane).
        self.link(ctx.serial, Link::Token(token, place));
        if self.s.has_token(token, place) {
            return;
        }
        let owner = match &ctx.source {
            Some(CardRef::Invention(key)) => Some(key.clone()),
            Some(CardRef::Mystery(key)) if own_source => Some(key.clone()),
            _ => None,
        };
        self.s.tokens.insert(
            (token, place),
            TokenInfo {
                own_source,
                owner,
                fresh: self.s.resolving,
            },
        );
        self.tell(Event::TokenPlaced(token, place));
    }

    /// Removes a token if it lies there.
    pub(crate) fn remove_token(&mut self, token: TokenKind, place: Place) {
        if self.s.tokens.remove(&(token, place)).is_some() {
            self.tell(Event::TokenGone(token, place));
        }
    }

    /// Whether a token lies there and works already (R-TOKEN-3).
    pub(crate) fn token_works(&self, token: TokenKind, place: Place) -> bool {
        self.s.tokens.get(&(token, place)).is_some_and(|t| !t.fresh)
    }

    /// Remembers what a card did, for its later parts.
    pub(crate) fn link(&mut self, serial: u32, link: Link) {
        if serial != 0 {
            self.s.links.entry(serial).or_default().push(link);
        }
    }

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
        let Some(res) = self.source_res(space, source) else {
            return;
        };
        if let Some(tile) = self.s.island.get_mut(&space)
            && tile.exhausted.insert(source)
        {
            self.tell(Event::Exhausted(space, res));
            self.link(ctx.serial, Link::Source(space, source));
        }
    }

    /// Covers the terrain of a tile.
    pub(crate) fn cover_terrain(&mut self, space: Space, ctx: &Ctx) {
        if let Some(tile) = self.s.island.get_mut(&space)
            && !tile.terrain_covered
        {
            tile.terrain_covered = true;
            self.tell(Event::TerrainCovered(space));
            self.link(ctx.serial, Link::Terrain(space));
        }
    }

    /// Undoes what a card covered.
    pub(crate) fn uncover(&mut self, serial: u32) {
        for link in self.s.links.get(&serial).cloned().unwrap_or_default() {
            match link {
                Link::Source(space, source) => {
                    let res = self.source_res(space, source);
                    if let Some(tile) = self.s.island.get_mut(&space)
                        && tile.exhausted.remove(&source)
                        && let Some(res) = res
                    {
                        self.tell(Event::Reopened(space, res));
                    }
                }
                Link::Terrain(space) => {
                    if let Some(tile) = self.s.island.get_mut(&space)
                        && tile.terrain_covered
                    {
                        tile.terrain_covered = false;
                        self.tell(Event::TerrainUncovered(space));
                    }
                }
                Link::FaceDown(_)
                | Link::Token(..)
                | Link::Item(_)
                | Link::LostLevel(_)
                | Link::Beast(_) => {}
            }
        }
    }

    /// R-FLIP-1, R-END-4: turns a tile face down with everything on it.
    pub(crate) fn face_down(&mut self, space: Space, ctx: &Ctx) {
        let Some(tile) = self.s.island.get_mut(&space) else {
            return;
        };
        if tile.number == 0 || tile.face_down {
            return;
        }
        tile.face_down = true;
        tile.exhausted.clear();
        tile.terrain_covered = false;
        self.tell(Event::TileDown(space));
        self.link(ctx.serial, Link::FaceDown(space));
        for token in TokenKind::ALL {
            self.remove_token(*token, Place::Space(space));
        }
        if self.s.shortcut == Some(space) {
            self.lose_shortcut();
        }
        if self.s.camp == space {
            self.finish(End::CampLost);
        }
    }

    /// Turns a tile up again.
    pub(crate) fn face_up(&mut self, space: Space) {
        if let Some(tile) = self.s.island.get_mut(&space)
            && tile.face_down
        {
            tile.face_down = false;
            self.tell(Event::TileUp(space));
        }
    }

    /// R-EXPLORE-5 to R-EXPLORE-8: places the top tile and does what it shows.
    pub(crate) fn explore(&mut self, space: Space, ctx: &Ctx) -> Done {
        let Some(number) = self.s.piles.tiles.pop() else {
            return Ok(());
        };
        self.s.piles.tiles_face_up = self.s.piles.tiles_face_up.saturating_sub(1);
        let card = self
            .cat
            .tiles
            .get(&number)
            .cloned()
            .ok_or_else(|| castaway_kernel::Fault(format!("no tile {number}")))?;
        let round = self.s.round;
        let tile = self.s.island.entry(space).or_default();
        tile.number = number;
        tile.explored_in = round;
        let waiting = std::mem::take(&mut tile.waiting_markers);
        self.tell(Event::Explored { space, number });
        let count = u8::try_from(card.sources.len()).unwrap_or(0);
        if card.beast
            && let Some(beast) = self.s.piles.beasts.pop()
        {
            self.s.piles.hunting.push(beast);
            self.s.chance.shuffle(&mut self.s.piles.hunting);
            self.tell(Event::BeastFound);
        }
        for _ in 0..card.discovery {
            self.find_token(ctx);
        }
        if card.totem {
            let found = self
                .s
                .island
                .values()
                .filter(|t| self.cat.tiles.get(&t.number).is_some_and(|c| c.totem))
                .count();
            let effects = self
                .cat
                .scenarios
                .get(&self.s.setup.scenario)
                .and_then(|s| s.totems.get(found.saturating_sub(1)))
                .cloned()
                .unwrap_or_default();
            let ops = effects.into_iter().map(Op::Effect).collect();
            self.push_ops(ops, ctx);
        }
        // R-GOLD-2: the group picks which sources the waiting markers cover.
        let n = waiting.min(count);
        if n > 0 {
            let effect = Effect::Exhaust {
                source: SourceMatch::Any,
                n,
                at: At::ActionTile,
                otherwise: Vec::new(),
            };
            self.push(Op::Effect(effect), ctx.clone());
        }
        Ok(())
    }

    /// Draws one discovery token.
    pub(crate) fn find_token(&mut self, ctx: &Ctx) {
        if let Some(token) = self.s.piles.discovery.pop() {
            self.tell(Event::TokenFound(token.clone()));
            self.receive_token(token, ctx);
        }
    }

    /// R-DISCTOK-1: a token waits, or is at hand outside the Action Phase.
    pub(crate) fn receive_token(&mut self, token: Key, ctx: &Ctx) {
        if ctx.placement.is_some() {
            self.s.gains.tokens.push(token);
        } else if self.waits(ctx) {
            self.s.future.tokens.push(token);
        } else {
            self.take_token(token);
        }
    }

    /// R-ENDACT-2: a token becomes available; some are traded in by themselves.
    pub(crate) fn take_token(&mut self, token: Key) {
        if let Some(card) = self.cat.discovery.get(&token)
            && card.automatic
        {
            let ctx = Ctx {
                source: Some(CardRef::Discovery(token)),
                direct: true,
                ..Ctx::default()
            };
            let ops = card.usage.effects.iter().cloned().map(Op::Effect).collect();
            self.push_ops(ops, &ctx);
        } else {
            self.s.discoveries.push(token);
        }
    }

    /// Everybody whose action happens on a tile with danger is wounded when unarmed (R-TOKEN-7, R-TOKEN-8).
    pub(crate) fn danger_wounds(&mut self) {
        if self.s.weapon > 0 {
            return;
        }
        let mut hit: Vec<Who> = Vec::new();
        let mut in_camp: Vec<Who> = Vec::new();
        let camp = self.camp_in_danger() && !self.reads(Reading::CampDangerProduction);
        for placement in &self.s.plan {
            let Some(leader) = placement.leader() else {
                continue;
            };
            let kind = placement.what.goal.kind();
            match placement.what.goal {
                crate::plan::Goal::Gather { space, .. } | crate::plan::Goal::Explore(space) => {
                    if self.token_works(TokenKind::GreaterDanger, Place::Space(space)) {
                        hit.push(leader);
                    }
                }
                crate::plan::Goal::Threat { .. }
                | crate::plan::Goal::Hunt
                | crate::plan::Goal::Build(_)
                | crate::plan::Goal::Card { .. }
                | crate::plan::Goal::Arrange
                | crate::plan::Goal::Rest => {
                    let here = matches!(kind, Kind::Build | Kind::Arrange | Kind::Rest);
                    let again =
                        in_camp.contains(&leader) && !self.reads(Reading::CampDangerEachAction);
                    if camp && here && !again {
                        in_camp.push(leader);
                    }
                }
            }
        }
        let ops = hit.into_iter().chain(in_camp);
        let ops = ops.map(|who| Op::Hurt(who, 1)).collect();
        self.push_ops(ops, &Ctx::default());
    }

    /// Whether a danger token works on the camp tile.
    fn camp_in_danger(&self) -> bool {
        self.token_works(TokenKind::GreaterDanger, Place::Space(self.s.camp))
    }

    /// Ruling danger-in-camp: everybody is wounded while the camp stands in danger.
    pub(crate) fn camp_danger_in_production(&mut self) {
        if self.reads(Reading::CampDangerProduction) && self.camp_in_danger() {
            for who in self.s.seats() {
                self.push(Op::Hurt(who, 1), Ctx::default());
            }
        }
    }
}

//! The island: distances, places, tokens, terrain and tiles turned down.

use std::collections::{BTreeMap, VecDeque};

use super::{Engine, Reach, Rules};
use crate::{
    content::TileCard,
    effect::At,
    event::Event,
    ids::{Place, Space, TokenKind},
    rulings::Reading,
    state::{End, Link, TokenInfo},
    task::{CardRef, Ctx},
};

impl<'a> Rules<'a> {
    /// The printed tile on a hex, if it is explored and not face down, which is as good as unexplored (R-FLIP-2).
    pub(crate) fn tile_card(&self, space: Space) -> Option<&'a TileCard> {
        let tile = self.s.island.get(&space)?;
        if tile.number == 0 || tile.face_down {
            return None;
        }
        self.cat.tiles.get(&tile.number)
    }

    /// The hexes of this island: the printed ten, none of them a half (R-EXPLORE-4), and one beside them where the sheet lays a
    /// tile.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = Space> {
        let all = Space::ALL.iter().copied();
        all.filter(|&space| self.is_hex(space))
    }

    fn is_hex(&self, space: Space) -> bool {
        !space.beside_island() || self.s.island.contains_key(&space)
    }

    /// Whether the tile shelters a camp by itself.
    pub(crate) fn natural_shelter(&self, space: Space) -> bool {
        self.tile_card(space).is_some_and(|t| t.natural_shelter)
    }

    /// R-DIST-1, R-DIST-3: steps from the camp to every tile and to every hex beside one.
    pub(crate) fn distances(&self) -> &Reach {
        self.reach.get_or_init(|| self.walk())
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
                if self.is_hex(neighbour) && !down && !distances.contains_key(&neighbour) {
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

    /// Where the camp may move to: tiles next to it on which nothing forbids a camp (R-S5-3).
    pub(crate) fn camp_sites(&self) -> Vec<Space> {
        let mut sites = self.tiles_beside_camp();
        sites.retain(|&site| !self.markers_on(site).any(|kind| kind.no_camp));
        sites
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
            At::Space(space) => Some(Place::Space(space)),
            At::Linked => self.s.links.get(&ctx.serial)?.iter().find_map(|l| match l {
                Link::Token(_, place) => Some(*place),
                _ => None,
            }),
            At::AdjacentToCamp => None,
        }
    }

    /// Whether a token lies there and works already (R-TOKEN-3).
    pub(crate) fn token_works(&self, token: TokenKind, place: Place) -> bool {
        self.working(token, place).next().is_some()
    }
}

impl Engine<'_> {
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
        let lies = |kind| token == TokenKind::TimeConsuming && self.rules().is_slow(kind);
        let full = self.s.has_token(token, place) && !self.rules().stacks(token, place);
        if full || matches!(place, Place::Action(kind) if lies(kind)) {
            return;
        }
        let owner = match &ctx.source {
            Some(CardRef::Invention(key)) => Some(key.clone()),
            Some(CardRef::Mystery(key)) if own_source => Some(key.clone()),
            _ => None,
        };
        let info = TokenInfo {
            own_source,
            owner,
            fresh: self.s.resolving,
            more: Vec::new(),
        };
        self.lay_token(token, place, info);
        self.tell(Event::TokenPlaced(token, place));
    }

    /// Remembers what a card did, for its later parts.
    pub(crate) fn link(&mut self, serial: u32, link: Link) {
        if serial != 0 {
            self.s.links.entry(serial).or_default().push(link);
        }
    }

    /// Covers the terrain of a tile; what was built with it stays (R-TERRAIN-3).
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
                Link::Source(space, source) => self.uncover_source(space, source),
                Link::Terrain(space) => self.uncover_terrain(space),
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
        self.tell(Event::TileDown(space));
        self.link(ctx.serial, Link::FaceDown(space));
        self.sweep(space);
    }

    /// Everything that lies on a hex goes, whatever brought it there; a camp there is lost.
    pub(super) fn sweep(&mut self, space: Space) {
        if let Some(tile) = self.s.island.get_mut(&space) {
            tile.exhausted.clear();
            tile.terrain_covered = false;
        }
        for &token in TokenKind::ALL {
            while self.s.has_token(token, Place::Space(space)) {
                self.remove_token(token, Place::Space(space));
            }
        }
        self.clear_markers(space);
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
            && tile.closed.is_none()
        {
            tile.face_down = false;
            self.tell(Event::TileUp(space));
        }
    }
}

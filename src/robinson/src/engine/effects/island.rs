//! Effects on tiles and tokens.

use super::super::{Engine, Opt, option};
use crate::{
    ask::{Label, Question},
    effect::At,
    event::Event,
    ids::{Place, Space, Terrain, TokenKind},
    task::{Ctx, Op, Task},
};

impl Engine<'_> {
    /// A token is placed.
    pub(super) fn token_effect(&mut self, ctx: &Ctx, token: TokenKind, at: At, own_source: bool) {
        if let Some(place) = self.rules().place_of(at, ctx) {
            self.place_token(token, place, own_source, ctx);
        }
    }

    /// A terrain is covered (R-TERRAIN-1).
    pub(super) fn cover_terrain_effect(&mut self, task: Task, terrain: Option<Terrain>) {
        let ctx = task.ctx.clone();
        match terrain {
            None => {
                if let Some(space) = ctx.space {
                    if self.s.island.get(&space).is_some_and(|t| t.terrain_covered) {
                        self.marker_wounds(1, &ctx);
                    }
                    self.cover_terrain(space, &ctx);
                }
            }
            Some(terrain) => {
                let spaces: Vec<Space> = self
                    .s
                    .island
                    .iter()
                    .filter(|(_, t)| !t.terrain_covered)
                    .map(|(s, _)| *s)
                    .filter(|&s| {
                        self.rules()
                            .tile_card(s)
                            .is_some_and(|c| c.terrain == terrain)
                    })
                    .collect();
                self.pick_space(task, Question::PickTile, spaces, Op::CoverTerrainOn);
            }
        }
    }

    /// A tile is turned face down (R-FLIP-1).
    pub(super) fn flip_tile_down_effect(&mut self, task: Task, at: At) {
        let ctx = task.ctx.clone();
        match self.rules().place_of(at, &ctx) {
            Some(Place::Space(space)) => self.face_down(space, &ctx),
            _ => {
                let spaces = self.rules().tiles_beside_camp();
                self.pick_space(task, Question::PickTile, spaces, Op::FaceDown);
            }
        }
    }

    /// The camp must move (R-FLIP-3).
    pub(super) fn move_camp_effect(&mut self, task: Task) {
        let ctx = task.ctx.clone();
        let spaces = self.rules().camp_sites();
        if spaces.is_empty() {
            // R-FLIP-3: a camp that must move and cannot stays, and everybody pays for it.
            for who in self.s.characters().collect::<Vec<_>>() {
                self.push(Op::Hurt(who, 1), ctx.clone());
            }
        }
        self.pick_space(task, Question::MoveCamp, spaces, Op::MoveCampTo);
    }

    /// The top tiles are put in order.
    pub(super) fn arrange_tiles(&mut self, ctx: Ctx, n: u8) {
        let mut tiles = Vec::new();
        for _ in 0..n {
            tiles.extend(self.s.piles.tiles.pop());
        }
        self.s.piles.tiles_face_up = 0;
        if !tiles.is_empty() {
            self.tell(Event::TilesSeen(u8::try_from(tiles.len()).unwrap_or(n)));
        }
        self.push(Op::OrderTiles(tiles), ctx);
    }

    /// The top tiles are looked at.
    pub(super) fn scout_tiles(&mut self, ctx: Ctx, n: u8) {
        let mut tiles = Vec::new();
        for _ in 0..n {
            tiles.extend(self.s.piles.tiles.pop());
        }
        if !tiles.is_empty() {
            self.tell(Event::TilesSeen(u8::try_from(tiles.len()).unwrap_or(n)));
            self.push(Op::ScoutedTiles(tiles), ctx);
        }
    }

    /// The group takes a token off the board.
    pub(super) fn remove_any_token_effect(&mut self, task: Task) {
        let ctx = task.ctx.clone();
        let options: Vec<Opt> = self
            .s
            .tokens
            .keys()
            .enumerate()
            .map(|(at, (token, place))| {
                option(
                    format!("t{at}"),
                    Label::Token(*token, *place),
                    vec![Op::RemoveToken(*token, *place)],
                    &ctx,
                )
            })
            .collect();
        if !options.is_empty() {
            self.choose(task, Question::RemoveToken, None, options);
        }
    }
}

//! Black markers of the island: what they cover, and taking them off (R-S6-6).

use super::{Engine, Opt, Rules, option};
use crate::{
    ask::{Label, Question},
    event::Event,
    ids::Space,
    source_at::SourceAt,
    task::{Ctx, Op, Task},
};

impl Rules<'_> {
    /// Every black marker that lies on a tile or a space, as what could be taken off.
    pub(crate) fn black_markers(&self, ctx: &Ctx) -> Vec<Opt> {
        let mut found = Vec::new();
        for (&space, tile) in self.s.island.iter() {
            let name = space.name();
            for &at in &tile.exhausted {
                let source = SourceAt::Printed(at);
                if let Some(res) = self.source_res(space, source) {
                    let label = Label::Source(space, source, res);
                    let then = vec![Op::UncoverSource(space, at)];
                    found.push(option(format!("{name}-{at}"), label, then, ctx));
                }
            }
            if tile.terrain_covered {
                let then = vec![Op::UncoverTerrain(space)];
                let label = Label::CoveredTerrain(space);
                found.push(option(format!("{name}-terrain"), label, then, ctx));
            }
            if tile.waiting_markers > 0 {
                let then = vec![Op::UncoverSpace(space)];
                found.push(option(name, Label::Space(space), then, ctx));
            }
        }
        found
    }

    /// Whether no other tile that lies face up shows the terrain of this one (R-S6-8).
    fn only_of_terrain(&self, space: Space) -> bool {
        let Some(own) = self.tile_card(space) else {
            return false;
        };
        let ever = self.reads(crate::rulings::Reading::TotemTerrainEver);
        let mut others = self.s.island.iter().filter(|(at, _)| **at != space);
        !others.any(|(_, tile)| {
            let card = self.cat.tiles.get(&tile.number);
            card.is_some_and(|card| card.terrain == own.terrain) && (ever || !tile.face_down)
        })
    }
}

impl Engine<'_> {
    /// The group takes a black marker off.
    pub(super) fn lift_black_marker(&mut self, task: Task) {
        let options = self.rules().black_markers(&task.ctx);
        if !options.is_empty() {
            self.choose(task, Question::BlackMarker, None, options);
        }
    }

    /// The terrain of the action's tile is covered if it is the only one of its kind.
    pub(super) fn cover_only_terrain(&mut self, ctx: &Ctx) {
        if let Some(space) = ctx.space
            && self.rules().only_of_terrain(space)
        {
            self.cover_terrain(space, ctx);
        }
    }

    /// A source is open again.
    pub(crate) fn uncover_source(&mut self, space: Space, at: u8) {
        let res = self.rules().source_res(space, SourceAt::Printed(at));
        if let Some(tile) = self.s.island.get_mut(&space)
            && tile.exhausted.remove(&at)
            && let Some(res) = res
        {
            self.tell(Event::Reopened(space, res));
        }
    }

    /// A terrain is visible again.
    pub(crate) fn uncover_terrain(&mut self, space: Space) {
        if let Some(tile) = self.s.island.get_mut(&space)
            && std::mem::take(&mut tile.terrain_covered)
        {
            self.tell(Event::TerrainUncovered(space));
        }
    }

    /// One marker less waits for the tile of a space.
    pub(crate) fn uncover_space(&mut self, space: Space) {
        if let Some(tile) = self.s.island.get_mut(&space)
            && tile.waiting_markers > 0
        {
            tile.waiting_markers -= 1;
            self.tell(Event::WaitingMarkerGone(space));
        }
    }
}

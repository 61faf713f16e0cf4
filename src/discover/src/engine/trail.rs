use super::{Done, Engine, no};
use crate::{
    event::Event,
    quest::StageDef,
    reject::Rejection,
    state::{State, Task},
    world::{Space, tile_of},
};

impl Engine<'_> {
    /// Water rises: the dry tile farthest from what stays dry goes under.
    pub(crate) fn flood(&mut self) -> Done {
        let Some(flood) = self.quest().and_then(|q| q.flood) else {
            return Ok(());
        };
        if self.s.quest.stage < flood.from_stage {
            return Ok(());
        }
        let Some(safe) = self.s.world.target(flood.safe) else {
            return Ok(());
        };
        match next_under(&self.s, safe) {
            Some(tile) => self.goes_under(tile),
            None => Ok(()),
        }
    }

    fn goes_under(&mut self, tile: usize) -> Done {
        let number = u8::try_from(tile).unwrap_or(u8::MAX);
        let spaces = self.s.world.spaces_of(tile);
        self.s.flooded.insert(number);
        self.tell(Event::Flooded(number));
        for space in spaces.clone() {
            self.s.spaces[usize::from(space)] = Default::default();
        }
        self.s
            .monsters
            .retain(|m| !spaces.contains(&m.at) || m.special);
        for survivor in &mut self.s.seats {
            survivor.peeked.retain(|s| !spaces.contains(s));
            survivor.peeked_tiles.remove(&number);
        }
        for seat in self.s.in_order() {
            let at = self.s.place(seat);
            if spaces.contains(&at) {
                let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
                let open = all.filter(|s| self.s.is_open(*s));
                let dry = open.min_by_key(|s| self.s.world.distance(at, *s));
                if let Some(dry) = dry {
                    self.who_mut(seat)?.at = dry;
                    self.tell(Event::Moved(seat, dry));
                }
                self.push([Task::HurtAny(seat)]);
            }
        }
        Ok(())
    }

    /// What is escorted stands at its beginning as soon as that is revealed.
    pub(crate) fn place_herd(&mut self) {
        let Some(StageDef::Escort { from, .. }) = self.stage() else {
            return;
        };
        if self.s.quest.trail.is_empty()
            && let Some(at) = self.s.world.target(*from)
            // Where it waits is nobody's to know before.
            && self.s.is_open(at)
        {
            self.s.quest.trail.push(at);
        }
    }

    /// What it costs to take it along from a space.
    pub(crate) fn driving(&self, from: Space) -> Done<u8> {
        match self.stage() {
            Some(StageDef::Escort { move_cost, .. })
                if self.s.quest.trail.last() == Some(&from) =>
            {
                Ok(*move_cost)
            }
            _ => no(Rejection::Quest),
        }
    }

    /// It has come to its goal.
    pub(crate) fn arrived(&mut self) -> Done {
        let Some(StageDef::Escort { to, .. }) = self.stage() else {
            return Ok(());
        };
        let goal = self.s.world.target(*to);
        if goal.is_some() && self.s.quest.trail.last().copied() == goal {
            self.s.quest.trail.clear();
            return self.advance();
        }
        Ok(())
    }

    /// A monster that comes to it drives it back along its own trail.
    pub(crate) fn scatter_herd(&mut self, at: Space) {
        let Some(StageDef::Escort {
            back_on_monster, ..
        }) = self.stage()
        else {
            return;
        };
        if self.s.quest.trail.last() == Some(&at) {
            for _ in 0..*back_on_monster {
                if self.s.quest.trail.len() > 1 {
                    self.s.quest.trail.pop();
                }
            }
        }
    }
}

/// The dry tile that goes under next: the farthest from what stays dry.
pub(crate) fn next_under(s: &State, safe: Space) -> Option<usize> {
    let dry = |tile: usize| u8::try_from(tile).is_ok_and(|tile| !s.flooded.contains(&tile));
    let world = &s.world;
    let steps = world.steps(safe, |at| dry(usize::from(tile_of(at))));
    let far = |tile: &usize| {
        let spaces = world.spaces_of(*tile);
        let near = spaces.map(|at| steps[usize::from(at)]).min();
        (near, world.tiles[*tile].zone)
    };
    let all = (0..world.tiles.len()).filter(|tile| dry(*tile));
    all.filter(|tile| *tile != usize::from(tile_of(safe)))
        .max_by_key(far)
}

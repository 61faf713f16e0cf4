use castaway_kernel::Seat;

use super::{Done, Engine};
use crate::{
    effect::{FerryTo, Fires, Op, Pool, Upgrading},
    event::Event,
    ids::Res,
    state::{Ctx, Foe, Label, Prompt, Spring, Task, Upgrade},
    world::{Face, Space},
};

impl Engine<'_> {
    pub(super) fn one_on_map(&mut self, op: Op, ctx: &Ctx) -> Done {
        let (me, at) = (ctx.seat, self.s.place(ctx.seat));
        match op {
            Op::Spawn { at } => self.spawn(at, ctx),
            Op::SpawnIfNone { at } => match self.s.monsters.iter().any(|m| !m.special) {
                true => Ok(()),
                false => self.spawn(at, ctx),
            },
            Op::MoveMonster { which, n, dir } => self.move_monsters(which, n, dir, ctx),
            Op::PlaceFire { lit } => {
                // A fire that is there already burns on (D-FIRE-6).
                if self.s.ground(at).fire.is_none() || lit {
                    self.light(at, lit || self.s.burns(at));
                }
                Ok(())
            }
            Op::NearestFireOut { range } => {
                let far = |space: &Space| self.s.world.distance(at, *space);
                let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
                let near = all.filter(|space| self.s.burns(*space) && far(space) <= range);
                if let Some(space) = near.min_by_key(far) {
                    self.light(space, false);
                }
                Ok(())
            }
            Op::FiresOut {
                which: Fires::WithoutSurvivor,
            } => {
                let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
                let alone = |space: &Space| self.s.burns(*space) && self.s.on(*space).is_empty();
                for space in all.filter(alone).collect::<Vec<_>>() {
                    self.light(space, false);
                }
                Ok(())
            }
            Op::SourcesClean { days } => {
                let until = self.s.day.saturating_add(days.into());
                self.s.clean_until = self.s.clean_until.max(until);
                Ok(())
            }
            Op::PlaceWater { kind, uses } => {
                if let Some(ground) = self.s.spaces.get_mut(usize::from(at))
                    && ground.water.is_none()
                {
                    ground.water = Some(Spring {
                        res: kind,
                        up: true,
                        left: Some(uses),
                    });
                }
                Ok(())
            }
            Op::RevealTile { range } => {
                let tiles = self.hidden_tiles(at, range);
                let option = |tile| (Label::Tile(tile), vec![Task::Reveal(tile)]);
                self.look(me, ctx, tiles.into_iter().map(option).collect());
                Ok(())
            }
            Op::PeekTile { range, who } => {
                for seat in self.meant(who, me, false) {
                    let known = |tile: &u8| self.s.seats[seat.index()].peeked_tiles.contains(tile);
                    let mut tiles = self.hidden_tiles(self.s.place(seat), range);
                    tiles.retain(|tile| !known(tile));
                    let option = |tile| (Label::Tile(tile), vec![Task::PeekTile(seat, tile)]);
                    self.look(seat, ctx, tiles.into_iter().map(option).collect());
                }
                Ok(())
            }
            Op::PeekToken { range } => {
                let option = |space| (Label::Space(space), vec![Task::PeekToken(me, space)]);
                let near = self.hidden_tokens(me, range).into_iter();
                self.look(me, ctx, near.map(option).collect());
                Ok(())
            }
            Op::Fight { pool } => self.fight_card(me, pool),
            Op::Threat { who } => {
                let seats = self.meant(who, me, true);
                self.push(seats.into_iter().map(Task::Threat).collect::<Vec<_>>());
                Ok(())
            }
            Op::GiveNearest { n } => self.ask_give(ctx, n),
            Op::Upgrade { kind, res, n, to } => self.upgrade(ctx, kind, (res, n, to)),
            _ => Ok(()),
        }
    }

    fn look(&mut self, seat: Seat, ctx: &Ctx, options: Vec<(Label, Vec<Task>)>) {
        if !options.is_empty() {
            self.ask(seat, Prompt::Look(ctx.card.clone()), options);
        }
    }

    /// Face-down dry tiles with a space so near.
    pub(crate) fn hidden_tiles(&self, at: Space, range: u8) -> Vec<u8> {
        let near = |tile: &u8| {
            let mut spaces = self.s.world.spaces_of(usize::from(*tile));
            spaces.any(|space| self.s.world.distance(at, space) <= range)
        };
        let all = 0..u8::try_from(self.s.up.len()).unwrap_or(0);
        let hidden = |tile: &u8| !self.s.up[usize::from(*tile)] && !self.s.flooded.contains(tile);
        all.filter(hidden).filter(near).collect()
    }

    /// Spaces so near with a face-down token that somebody has not looked at.
    pub(crate) fn hidden_tokens(&self, seat: Seat, range: u8) -> Vec<Space> {
        let at = self.s.place(seat);
        let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
        let hidden = |space: &Space| {
            let down = self.s.ground(*space).tokens.iter().any(|t| !t.up);
            let known = |s: &crate::state::Survivor| s.peeked.contains(space);
            down && self.s.world.distance(at, *space) <= range
                && !self.s.survivor(seat).is_some_and(known)
        };
        all.filter(hidden).collect()
    }

    /// A tile is looked at; its one eye knows it from now on.
    pub(crate) fn peek_tile(&mut self, seat: Seat, tile: u8) -> Done {
        self.who_mut(seat)?.peeked_tiles.insert(tile);
        self.tell(Event::PeekedTile(seat, tile));
        Ok(())
    }

    /// A token is looked at.
    pub(crate) fn peek_token(&mut self, seat: Seat, at: Space) -> Done {
        let token = self.s.ground(at).tokens.iter().find(|t| !t.up);
        if let Some(face) = token.map(|t: &crate::state::Token| t.face.clone()) {
            self.who_mut(seat)?.peeked.insert(at);
            let seen: Option<Face> = Some(face);
            self.tell(Event::PeekedToken(seat, at, seen));
        }
        Ok(())
    }

    /// A landmark gets better for good (D-NUM-3).
    fn upgrade(
        &mut self,
        ctx: &Ctx,
        kind: Upgrading,
        (res, n, to): (Option<Res>, u8, Option<FerryTo>),
    ) -> Done {
        let at = self.s.place(ctx.seat);
        let leads = match to {
            None => None,
            Some(FerryTo::NearestWaterSource) => {
                let steps = self.s.world.steps(at, |_| true);
                let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
                let found = all.filter(|s| *s != at && self.s.ground(*s).water.is_some());
                found.min_by_key(|s| steps[usize::from(*s)])
            }
        };
        if let (Upgrading::WaterHere, Some(res)) = (kind, res) {
            self.s.spaces[usize::from(at)].water = Some(Spring {
                res,
                up: true,
                left: None,
            });
        }
        self.s.upgrades.push(Upgrade {
            at,
            kind,
            n,
            to: leads,
        });
        self.tell(Event::Upgraded(at));
        Ok(())
    }

    /// A fight that a card brings: an animal comes with the card alone, a monster as a token (D-NUM-4).
    fn fight_card(&mut self, me: Seat, pool: Pool) -> Done {
        match pool {
            Pool::Animal => {
                let n = self.s.decks.animals.len();
                let at = self.chance().die(n);
                if n > 0 {
                    let at = u8::try_from(at).unwrap_or(0);
                    self.push([Task::Fight(me, Foe::Card(at))]);
                }
                Ok(())
            }
            Pool::Monster => match self.next_monster() {
                Some(card) => {
                    let id = self.put_monster(card, self.s.place(me), false);
                    self.push([Task::Fight(me, Foe::Monster(id))]);
                    Ok(())
                }
                None => Ok(()),
            },
        }
    }
}

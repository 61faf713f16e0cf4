use castaway_kernel::{Key, Seat};

use super::{Done, Engine, tasks::monster};
use crate::{
    effect::{Way, Where, Which},
    event::Event,
    state::{Ctx, Label, Monster, Prompt, Task},
    world::{Icon, Space, World},
};

impl Engine<'_> {
    /// A monster comes to a place (D-MON-1 to D-MON-3).
    pub(crate) fn spawn(&mut self, at: Where, ctx: &Ctx) -> Done {
        let Some(space) = self.where_from(at, ctx) else {
            return Ok(());
        };
        if !self.s.is_open(space) || self.is_barred(space) {
            return Ok(());
        }
        if let Some(card) = self.next_monster() {
            self.put_monster(card, space, false);
            self.push([Task::Arrive]);
        }
        Ok(())
    }

    /// Of equally near landmarks the lowest number counts (otherwise than D-R-7).
    fn where_from(&mut self, at: Where, ctx: &Ctx) -> Option<Space> {
        let here = self.s.place(ctx.seat);
        let many = self.s.world.landmarks();
        let landmark = |n: u8| self.s.world.space_of(Icon::Landmark(n));
        match at {
            Where::Here => Some(here),
            Where::Camp => Some(World::CAMP),
            Where::Adjacent => {
                let free = |s: &Space| {
                    self.s.is_open(*s) && self.s.on(*s).is_empty() && !self.is_barred(*s)
                };
                let mut near: Vec<Space> = self.s.world.around(here).filter(free).collect();
                self.chance().pick(&mut near)
            }
            Where::LowestLandmark => (1..=many).filter_map(landmark).find(|s| self.s.is_open(*s)),
            Where::RandomLandmark => {
                let n = self.chance().die(usize::from(many));
                self.s
                    .world
                    .space_of(Icon::Landmark(u8::try_from(n).unwrap_or(0) + 1))
            }
            Where::NearestLandmark => {
                let steps = self.steps_from(here);
                let open = (1..=many)
                    .filter_map(landmark)
                    .filter(|s| self.s.is_open(*s));
                open.min_by_key(|s| steps[usize::from(*s)])
            }
        }
    }

    /// The next monster token; without one all that are off the map are shuffled again (D-MON-6).
    pub(crate) fn next_monster(&mut self) -> Option<Key> {
        if self.s.decks.monsters.is_empty() {
            let mut pile = std::mem::take(&mut self.s.decks.beaten);
            self.chance().shuffle(&mut pile);
            self.s.decks.monsters = pile;
        }
        self.s.decks.monsters.pop()
    }

    /// Lays a monster token face down, or a special one, which has only one side (D-SMON-1).
    pub(crate) fn put_monster(&mut self, card: Key, at: Space, special: bool) -> u32 {
        self.s.monster_no += 1;
        let id = self.s.monster_no;
        self.s.monsters.push(Monster {
            id,
            card,
            at,
            up: special,
            hurt: 0,
            special,
            came: true,
        });
        self.tell(Event::Came(id, at));
        id
    }

    /// Steps between explored spaces, which is how monsters and their distances go (D-MMOVE-5, D-R-18).
    pub(crate) fn steps_from(&self, at: Space) -> Vec<u8> {
        self.s.world.steps(at, |space| self.s.is_open(space))
    }

    /// Monster tokens move (D-MMOVE-1); no special ones and no feature tokens (D-SMON-2, D-ENEMY-2).
    pub(crate) fn move_monsters(&mut self, which: Which, n: u8, way: Way, ctx: &Ctx) -> Done {
        let here = self.s.place(ctx.seat);
        let steps = self.steps_from(here);
        let far = |m: &Monster| steps[usize::from(m.at)];
        let normal = self.s.monsters.iter().filter(|m| !m.special);
        let all: Vec<(u32, u8)> = normal.map(|m| (m.id, far(m))).collect();
        let go = |id: u32| match way {
            Way::ToMe => Task::Go(id, n, Some(here)),
            Way::Random => Task::Go(id, n, None),
            Way::NearestSurvivor => Task::Hunt(id, n),
            Way::Away => Task::Shun(id, n, here),
        };
        self.push([Task::Arrive]);
        match which {
            Which::All => self.push(all.iter().map(|(id, _)| go(*id)).collect::<Vec<_>>()),
            Which::Nearest => {
                let near = all.iter().map(|(_, far)| *far).min();
                let near = near.filter(|far| *far < u8::MAX);
                let tied = all.iter().filter(|(_, far)| Some(*far) == near);
                let option = |(id, _): &(u32, u8)| (Label::Monster(*id), vec![go(*id)]);
                let options: Vec<_> = tied.map(option).collect();
                if !options.is_empty() {
                    // The leader settles equal distances (D-MMOVE-4).
                    self.ask(self.s.leader, Prompt::Prey, options);
                }
            }
        }
        Ok(())
    }

    /// A monster looks for the nearest survivor; of several places the leader names one (D-MMOVE-4).
    pub(crate) fn hunt(&mut self, id: u32, n: u8) -> Done {
        let Some(at) = self.s.monster(id).map(|m| m.at) else {
            return Ok(());
        };
        let steps = self.steps_from(at);
        let far = |seat: &Seat| steps[usize::from(self.s.place(*seat))];
        let all = self.s.in_order();
        let Some(near) = all.iter().map(far).min().filter(|far| *far < u8::MAX) else {
            return Ok(());
        };
        let mut places: Vec<Space> = all
            .iter()
            .filter(|s| far(s) == near)
            .map(|s| self.s.place(*s))
            .collect();
        places.sort_unstable();
        places.dedup();
        let option = |to: Space| (Label::Space(to), vec![Task::Go(id, n, Some(to))]);
        let options = places.into_iter().map(option).collect();
        self.ask(self.s.leader, Prompt::Prey, options);
        Ok(())
    }

    /// A monster goes step by step and stops where a survivor is (D-MMOVE-1, D-R-17).
    pub(crate) fn go(&mut self, id: u32, n: u8, to: Option<Space>) -> Done {
        let steps = to.map(|to| self.steps_from(to));
        self.steps_of(id, n, |engine, at, open| match &steps {
            Some(steps) => {
                let near = |s: &Space| steps[usize::from(*s)];
                let next = open.iter().copied().min_by_key(near);
                next.filter(|s| near(s) < near(&at))
            }
            None => engine.chance().pick(&mut open.to_vec()),
        });
        Ok(())
    }

    /// A monster goes away from a space.
    pub(crate) fn shun(&mut self, id: u32, n: u8, from: Space) -> Done {
        let steps = self.steps_from(from);
        let far = |s: &Space| match steps[usize::from(*s)] {
            u8::MAX => 0,
            far => far,
        };
        self.steps_of(id, n, |_, at, open| {
            let next = open.iter().copied().max_by_key(far);
            next.filter(|s| far(s) > far(&at))
        });
        Ok(())
    }

    fn steps_of(
        &mut self,
        id: u32,
        n: u8,
        mut next: impl FnMut(&mut Self, Space, &[Space]) -> Option<Space>,
    ) {
        for _ in 0..n {
            let Some(at) = self.s.monster(id).map(|m| m.at) else {
                return;
            };
            // Somebody is here already.
            if !self.s.on(at).is_empty() {
                return;
            }
            let open = |s: &Space| self.s.is_open(*s) && !self.is_barred(*s);
            let open: Vec<Space> = self.s.world.around(at).filter(open).collect();
            let Some(to) = next(self, at, &open) else {
                return;
            };
            self.set_monster(id, to);
        }
    }

    /// A monster goes to a space and meets whoever is there.
    pub(crate) fn set_monster(&mut self, id: u32, to: Space) {
        let met = !self.s.on(to).is_empty();
        if let Some(monster) = self.s.monsters.iter_mut().find(|m| m.id == id) {
            monster.at = to;
            monster.came = met;
            self.tell(Event::Went(id, to));
        }
        self.scatter_herd(to);
    }

    /// Monsters that have come to survivors are fought after all have moved (D-MMOVE-2, D-MMOVE-3, D-MMOVE-6, D-R-24).
    pub(crate) fn arrive(&mut self) -> Done {
        let mut come = self.s.monsters.iter().filter(|m| m.came);
        let found = come.find_map(|m| {
            let seats = self.s.on(m.at);
            (!seats.is_empty()).then_some((m.id, seats))
        });
        let Some((id, seats)) = found else {
            return Ok(());
        };
        self.push([Task::Arrive]);
        let option = |seat: Seat| (Label::Seat(seat), vec![Task::Fight(seat, monster(id))]);
        let options = seats.into_iter().map(option).collect();
        self.ask(self.s.leader, Prompt::Fighter, options);
        Ok(())
    }

    /// All monsters of a space are to be fought by whoever has entered it (D-MON-4).
    pub(crate) fn rouse_here(&mut self, at: Space) {
        for monster in self.s.monsters.iter_mut().filter(|m| m.at == at) {
            monster.came = true;
        }
    }

    /// Whoever has entered a space fights what is there, in an order of their own (D-MON-5).
    pub(crate) fn meet(&mut self, seat: Seat) -> Done {
        let at = self.s.place(seat);
        let here = self.s.monsters.iter().filter(|m| m.came && m.at == at);
        let option = |m: &Monster| {
            let tasks = vec![Task::Fight(seat, monster(m.id)), Task::Meet(seat)];
            (Label::Monster(m.id), tasks)
        };
        let options: Vec<_> = here.map(option).collect();
        if !options.is_empty() {
            self.ask(seat, Prompt::First, options);
        }
        Ok(())
    }
}

use castaway_kernel::Seat;

use super::{Done, Engine, no, queries};
use crate::{
    effect::{Passive, Upgrading},
    event::Event,
    ids::Res,
    reject::Rejection,
    state::Task,
    stock::Stock,
    world::{Space, tile_of},
};

impl Engine<'_> {
    /// Walks to a neighbouring space, and what is escorted with it (D-MOVE-1 to D-MOVE-6).
    pub(crate) fn walk(&mut self, seat: Seat, to: Space, drive: bool) -> Done {
        let from = self.s.place(seat);
        if !self.s.world.around(from).any(|n| n == to) || !self.s.is_open(to) {
            return no(Rejection::Space);
        }
        let (mut cost, by) = self.entering(seat, to);
        if drive {
            cost = cost.saturating_add(self.driving(from)?);
        }
        self.tire(seat, cost)?;
        if let Some(source) = by {
            self.used(seat, source)?;
        }
        self.who_mut(seat)?.at = to;
        self.tell(Event::Moved(seat, to));
        if drive {
            self.s.quest.trail.push(to);
        }
        self.push([Task::Meet(seat), Task::Limit(seat)]);
        self.find_by_the_way(seat, to)?;
        self.rouse_here(to);
        self.arrived()
    }

    /// What a rule of the terrain lays by the way.
    fn find_by_the_way(&mut self, seat: Seat, to: Space) -> Done {
        for rule in self.terrain_rules() {
            let Passive::EnterGain {
                ground,
                res,
                every,
                max_per_day,
            } = rule
            else {
                continue;
            };
            let bare = self.s.ground(to).tokens.is_empty();
            if !bare || !queries::is_ground(self.catalog, &self.s, to, ground) {
                continue;
            }
            let [given, entered] = &mut self.s.wayside;
            *entered = (*entered + 1) % (*every).max(1);
            if *entered == 0 && *given < *max_per_day {
                *given += 1;
                self.gain(seat, &Stock::of(*res, 1))?;
            }
        }
        Ok(())
    }

    /// Turns neighbouring tiles up (D-SCOUT-1, D-R-6).
    pub(crate) fn scout(&mut self, seat: Seat, tile: u8, second: Option<u8>) -> Done {
        let from = self.s.place(seat);
        let near = |tile: u8| {
            let tile = usize::from(tile);
            let hidden = self.s.up.get(tile) == Some(&false)
                && !self
                    .s
                    .flooded
                    .contains(&u8::try_from(tile).unwrap_or(u8::MAX));
            hidden
                && self
                    .s
                    .world
                    .around(from)
                    .any(|n| usize::from(tile_of(n)) == tile)
        };
        if !near(tile) || second.is_some_and(|s| s == tile || !near(s)) {
            return no(Rejection::Tile);
        }
        let all = self.abilities(seat);
        let able = |is: fn(&Passive) -> bool| {
            let mut fit = all.iter().filter(|(_, _, p)| is(p));
            fit.find(|(source, _, p)| self.ready(seat, *source, p.per()))
                .map(|(source, ..)| *source)
        };
        let free = able(|p| matches!(p, Passive::FreeScout { .. }));
        let two = able(|p| matches!(p, Passive::ScoutTwo { .. }));
        if second.is_some() && two.is_none() {
            return no(Rejection::Ability);
        }
        match free {
            Some(source) => self.used(seat, source)?,
            None => self.tire(seat, 1)?,
        }
        if let Some(source) = two.filter(|_| second.is_some()) {
            self.used(seat, source)?;
        }
        self.push([Task::Limit(seat)]);
        self.push(second.map(Task::Reveal));
        self.push([Task::Reveal(tile)]);
        Ok(())
    }

    /// A tile is turned up.
    pub(crate) fn reveal(&mut self, tile: u8) -> Done {
        if self.s.up.get(usize::from(tile)) == Some(&false) && !self.s.flooded.contains(&tile) {
            self.lay_tile(usize::from(tile));
            self.tell(Event::Revealed(tile));
            self.place_boss()?;
            self.place_herd();
        }
        Ok(())
    }

    /// Crosses by the ferry of a landmark, either way.
    pub(crate) fn ferry(&mut self, seat: Seat) -> Done {
        let at = self.s.place(seat);
        let Some(to) = crossing(&self.s, at) else {
            return no(Rejection::NothingHere);
        };
        self.tire(seat, 1)?;
        self.who_mut(seat)?.at = to;
        self.tell(Event::Moved(seat, to));
        self.push([Task::Meet(seat), Task::Limit(seat)]);
        self.rouse_here(to);
        Ok(())
    }

    /// Resources for somebody.
    pub(crate) fn gain(&mut self, seat: Seat, stock: &Stock) -> Done {
        if !stock.is_empty() {
            self.who_mut(seat)?.stock.add(stock);
            self.tell(Event::Gained(seat, *stock));
        }
        Ok(())
    }

    /// Tokens over the limit are dropped, items over it discarded (D-CARRY-2); nobody drops anything else (D-CARRY-6).
    pub(crate) fn limit(&mut self, seat: Seat) -> Done {
        if self.over_limit(seat) == 0 {
            return Ok(());
        }
        let survivor = self.who(seat)?;
        let mut options = Vec::new();
        let mut most = (0, 0);
        for res in Res::ALL {
            let n = survivor.stock.tokens(*res);
            if n > most.0 {
                most = (n, u8::try_from(options.len()).unwrap_or(0));
            }
            if n > 0 {
                let tasks = vec![Task::Drop(seat, *res), Task::Limit(seat)];
                options.push((crate::state::Label::Res(*res), tasks));
            }
        }
        for item in &survivor.items {
            // Quest items are never discarded (D-CARRY-3, D-R-4).
            if !self.catalog.quest_items.contains_key(&item.card) {
                let tasks = vec![Task::Discard(seat, item.card.clone()), Task::Limit(seat)];
                options.push((crate::state::Label::Item(item.card.clone()), tasks));
            }
        }
        if !options.is_empty() {
            let parts = vec![(seat, options, most.1)];
            self.ask_with(crate::state::Prompt::Drop, parts);
        }
        Ok(())
    }

    /// A token is laid face up into the space, also dirty water, which asks for no die then (D-DIRTY-3).
    pub(crate) fn drop_token(&mut self, seat: Seat, res: Res) -> Done {
        let dropped = self.who_mut(seat)?.stock.take_token(res);
        let at = usize::from(self.s.place(seat));
        if let Some(ground) = self.s.spaces.get_mut(at) {
            ground.dropped.add(&dropped);
        }
        self.tell(Event::Dropped(seat, dropped, Vec::new()));
        Ok(())
    }
}

/// Where a ferry leads from a space.
pub(crate) fn crossing(s: &crate::state::State, at: Space) -> Option<Space> {
    let ferries = s.upgrades.iter().filter(|u| u.kind == Upgrading::Ferry);
    let mut ends = ferries.filter_map(|u| match u.to {
        Some(to) if u.at == at => Some(to),
        Some(to) if to == at => Some(u.at),
        _ => None,
    });
    ends.find(|to| s.is_open(*to))
}

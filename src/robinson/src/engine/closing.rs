//! Hexes that close for good, and a goal that is out of reach by then (R-S4-7, R-S4-8).

use std::collections::BTreeSet;

use castaway_kernel::Key;

use super::{Engine, Rules};
use crate::{
    content::{ActionAt, Aim},
    effect::Effect,
    event::Event,
    ids::Space,
    state::End,
};

impl<'a> Rules<'a> {
    /// What has closed a hex for good, if anything.
    pub(crate) fn closed(&self, space: Space) -> Option<&'a Key> {
        self.s.island.get(&space)?.closed.as_ref()
    }

    /// In which round the sheet closes a hex that is not closed yet.
    pub(crate) fn closes_in(&self, space: Space) -> Option<u8> {
        self.closing(space).map(|(_, round)| round)
    }

    /// What the sheet closes a hex with, and in which round, if it is not closed yet.
    pub(crate) fn closing(&self, space: Space) -> Option<(&'a Key, u8)> {
        let due = self.scenario()?.schedule.iter();
        let due = due.filter(|due| due.round > self.s.round);
        let mut all = due.flat_map(|due| due.effects.iter().map(|effect| (due.round, effect)));
        let found = all.find_map(|(round, effect)| match effect {
            Effect::CloseSpaces { by, spaces } if spaces.contains(&space) => Some((by, round)),
            _ => None,
        });
        found.filter(|_| self.closed(space).is_none())
    }

    /// Hexes to which a way could still be found from the camp, over whatever is not closed.
    fn within_reach(&self) -> BTreeSet<Space> {
        let mut found = BTreeSet::from([self.s.camp]);
        let mut queue = vec![self.s.camp];
        while let Some(here) = queue.pop() {
            for &next in here.adjacent() {
                let there = self.spaces().any(|space| space == next);
                if there && self.closed(next).is_none() && found.insert(next) {
                    queue.push(next);
                }
            }
        }
        found
    }

    /// Whether something that wins the scenario cannot come true any more, whatever lies in the stack.
    pub(super) fn out_of_reach(&self) -> bool {
        let Some(sheet) = self.scenario() else {
            return false;
        };
        let within = self.within_reach();
        let number = |space: &Space| self.s.island.get(space).map_or(0, |t| t.number);
        let unknown = within.iter().filter(|space| number(space) == 0).count();
        let unknown = unknown.min(self.s.piles.tiles.len());
        let totem = |number: &u8| self.cat.tiles.get(number).is_some_and(|card| card.totem);
        let hidden = self.s.piles.tiles.iter().filter(|n| totem(n)).count();
        let most = |aim: &Aim| match aim {
            Aim::Explored(_) => self.explored() + unknown,
            Aim::Times { action, .. } => {
                let at = sheet.action(action).map(|action| &action.at);
                if at != Some(&ActionAt::Totem) {
                    return usize::MAX;
                }
                let done = self.done_on(action);
                let start = sheet.setup.start.space;
                let open = within.iter().filter(|space| {
                    totem(&number(space)) && !done.contains(space) && **space != start
                });
                done.len() + open.count() + hidden.min(unknown)
            }
            Aim::Pile
            | Aim::Item(_)
            | Aim::Rounds { .. }
            | Aim::Made(_)
            | Aim::With(_)
            | Aim::Markers { .. }
            | Aim::Drawn
            | Aim::Shelter
            | Aim::Level { .. }
            | Aim::Free(_)
            | Aim::Done(_) => usize::MAX,
        };
        let mut aims = sheet
            .win
            .all
            .iter()
            .filter(|aim| !self.met(aim, &self.s.pile));
        aims.any(|aim| most(aim) < self.needed(aim).into())
    }
}

impl Engine<'_> {
    /// R-S4-7: tiles are turned down for good and spaces closed, then it is looked at whether the goal can be reached.
    pub(super) fn close_spaces(&mut self, by: &Key, spaces: &[Space]) {
        for &space in spaces {
            let tile = self.s.island.entry(space).or_default();
            if tile.closed.is_some() {
                continue;
            }
            tile.closed = Some(by.clone());
            tile.face_down = true;
            tile.waiting_markers = 0;
            self.tell(Event::SpaceClosed(by.clone(), space));
            self.sweep(space);
        }
        // Ruling goal-out-of-reach.
        if self.s.end.is_none() && self.rules().out_of_reach() {
            self.finish(End::OutOfReach);
        }
    }
}

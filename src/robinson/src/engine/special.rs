//! Actions that only the scenario offers, and what is built on a tile or again and again.

use castaway_kernel::Key;

use super::{Engine, Rules};
use crate::{
    content::{Repeat, SpecialAction, Taken},
    event::Event,
    ids::Space,
    plan::{Goal, Project},
    reject::Rejection,
    task::{CardRef, Ctx, Op},
};

impl<'a> Rules<'a> {
    /// The special actions that lie open: those in no place, and those whose number token came in a round before if
    /// they have not succeeded.
    pub(crate) fn special_goals(&self) -> Vec<Goal> {
        let actions = self.scenario().map(|s| s.actions.as_slice());
        let open = actions.unwrap_or_default().iter();
        let open = open.filter(|a| !self.s.succeeded.contains(&a.id));
        open.filter_map(|action| {
            let space = match action.at {
                Taken::Number(n) => {
                    let (space, since) = *self.s.numbers.get(&n)?;
                    Some(space).filter(|_| since < self.s.round)?.into()
                }
                Taken::Pawns(_) => None,
            };
            Some(Goal::Special {
                kind: action.kind,
                action: action.id.clone(),
                space,
            })
        })
        .collect()
    }

    /// The actions that are taken in no place.
    pub(crate) fn offered(&self) -> Vec<Key> {
        let goals = self.special_goals().into_iter();
        let nowhere = goals.filter_map(|goal| match goal {
            Goal::Special {
                action,
                space: None,
                ..
            } => Some(action),
            _ => None,
        });
        nowhere.collect()
    }

    /// A special action that lies open.
    pub(crate) fn special(&self, goal: &Goal) -> Option<&'a SpecialAction> {
        let Goal::Special { action, .. } = goal else {
            return None;
        };
        let open = self.special_goals().contains(goal);
        open.then(|| self.scenario()?.action(action)).flatten()
    }

    /// How an invention can be built now: as an item, again and again, or on each of some tiles.
    pub(crate) fn ways_to_build(&self, key: &Key) -> Vec<Project> {
        match self.repeat(key) {
            None | Some(Repeat::Camp) => vec![Project::Invention(key.clone())],
            Some(Repeat::TileWithout(marker)) => {
                let free = self.free_for(marker);
                let on = |space| Project::On(key.clone(), space);
                free.into_iter().map(on).collect()
            }
        }
    }

    /// Where something that never becomes an item is built.
    pub(crate) fn repeat(&self, key: &Key) -> Option<&'a Repeat> {
        self.cat.inventions.get(key)?.repeat.as_ref()
    }

    /// R-DIST-2: steps from the camp to where an action takes place; its own tile counts as if it lay beside it.
    pub(crate) fn reach_from_camp(&self, space: Space) -> Result<u8, Rejection> {
        match space == self.s.camp {
            true => Ok(1),
            false => self.reach(space),
        }
    }

    /// The tile or space on which an action takes place.
    pub(crate) fn takes_place(&self, goal: &Goal) -> Option<Space> {
        match goal {
            Goal::Threat { .. } | Goal::Hunt => None,
            Goal::Special { space, .. } => *space,
            Goal::Build(_)
            | Goal::Gather { .. }
            | Goal::Explore(_)
            | Goal::Card { .. }
            | Goal::Arrange
            | Goal::Rest => Some(goal.space().unwrap_or(self.s.camp)),
        }
    }

    /// R-S2-2, R-S2-3: whether an invention is built on tiles, and on this one now.
    pub(super) fn site_free(&self, key: &Key, space: Space) -> Result<(), Rejection> {
        if self.tile_card(space).is_none() {
            return Err(Rejection::Unreachable);
        }
        match self.repeat(key) {
            Some(Repeat::TileWithout(marker)) if self.free_for(marker).contains(&space) => Ok(()),
            Some(Repeat::TileWithout(_)) => Err(Rejection::AlreadyBuilt(key.clone())),
            Some(Repeat::Camp) | None => Err(Rejection::NotOnBoard(key.clone())),
        }
    }
}

impl Engine<'_> {
    /// What a special action brings; it succeeds once (R-S2-10).
    pub(super) fn special_succeeds(&mut self, goal: &Goal, ctx: &Ctx) {
        let Some(action) = self.rules().special(goal).cloned() else {
            return;
        };
        let ctx = Ctx {
            source: Some(CardRef::Scenario(self.s.setup.scenario.clone())),
            ..ctx.clone()
        };
        if let Taken::Number(_) = action.at {
            self.s.succeeded.insert(action.id);
        }
        self.push_ops(action.effects.into_iter().map(Op::Effect).collect(), &ctx);
    }

    /// Something is built that is no item: what it does comes when the phase ends (R-RESOLVE-10).
    pub(super) fn build_work(&mut self, key: &Key, space: Space) {
        self.tell(Event::Built(key.clone()));
        self.s.future.works.push((key.clone(), space));
    }

    /// What was built does what it is for.
    pub(super) fn work_ready(&mut self, key: &Key, space: Space) {
        let Some(card) = self.cat.inventions.get(key) else {
            return;
        };
        let ctx = Ctx {
            source: Some(CardRef::Invention(key.clone())),
            space: Some(space),
            ..Ctx::default()
        };
        self.push_ops(
            card.on_build.iter().cloned().map(Op::Effect).collect(),
            &ctx,
        );
    }
}

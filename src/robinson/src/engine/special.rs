//! Actions that only the scenario offers, and what is built on a tile or again and again.

use castaway_kernel::Key;

use super::{Engine, Rules};
use crate::{
    content::{ActionAt, Mishap, Repeat, SpecialAction},
    event::Event,
    ids::{Kind, Space},
    plan::{Goal, Placement, Project},
    reject::Rejection,
    rulings::Reading,
    task::{CardRef, Ctx, Op},
};

impl<'a> Rules<'a> {
    /// The special actions that lie open and have not succeeded.
    pub(crate) fn special_goals(&self) -> Vec<Goal> {
        let actions = self.scenario().map(|s| s.actions.as_slice());
        let open = actions.unwrap_or_default().iter();
        let open = open.filter(|a| !self.s.succeeded.contains(&a.id));
        // R-S7-8
        let held = |a: &SpecialAction| {
            a.while_captive
                .as_ref()
                .is_none_or(|who| self.is_captive(who))
        };
        let open = open.filter(|a| held(a));
        open.flat_map(|action| {
            let spaces = self.sites_of(&action.at).into_iter();
            spaces.map(|space| Goal::Special {
                kind: action.kind,
                action: action.id.clone(),
                space,
            })
        })
        .collect()
    }

    /// Where an action of the scenario can be taken in this round; `None` stands for no place.
    fn sites_of(&self, at: &ActionAt) -> Vec<Option<Space>> {
        match at {
            ActionAt::Number(number) => {
                let here = self.s.numbers.get(number);
                let open = here.filter(|(_, since)| *since < self.s.round);
                open.map(|(space, _)| Some(*space)).into_iter().collect()
            }
            ActionAt::Item(item) => {
                let built = self.s.inventions.get(item).filter(|i| i.built);
                let open = built.filter(|built| built.since < self.s.round);
                open.map(|_| None).into_iter().collect()
            }
            ActionAt::Marker(marker) => {
                let here = self.s.markers.iter().filter(|(kind, _)| kind == marker);
                let open = here.filter(|(_, space)| self.tile_card(*space).is_some());
                open.map(|(_, space)| Some(*space)).collect()
            }
            ActionAt::Nowhere => vec![None],
            // R-S7-11: what is built stands when the Action Phase ends, so this is a later round.
            ActionAt::Standing { marker, n } => {
                let stands = self.tiles_with(marker) >= usize::from(*n);
                stands.then_some(None).into_iter().collect()
            }
        }
    }

    /// What a special action needs: its own pawns, or those of the way (R-S5-5, R-S5-9).
    pub(super) fn special_pawns(
        &self,
        action: &SpecialAction,
        space: Option<Space>,
    ) -> Result<(u8, u8), Rejection> {
        let anywhere = match action.anywhere {
            true => !self.reads(Reading::VillageWay),
            false => action.pawns.is_some() && self.reads(Reading::NoCityWay),
        };
        let way = match space {
            Some(_) if anywhere => 1,
            Some(space) => self.reach_from_camp(space)?,
            None => 1,
        };
        Ok(match action.pawns {
            Some(pawns) => (pawns, pawns),
            None => (way, way + 1),
        })
    }

    /// Whether an action of the scenario takes pawns of its own and no dice.
    pub(crate) fn sure_special(&self, goal: &Goal) -> bool {
        self.special(goal)
            .is_some_and(|action| action.pawns.is_some())
    }

    /// Whether Friday can resolve an action (R-S5-11).
    pub(crate) fn friday_resolves(&self, goal: &Goal) -> bool {
        !self.special(goal).is_some_and(|action| action.not_friday)
    }

    /// What a "?" brings to an action: a card, or what the scenario has instead.
    pub(crate) fn mishap(&self, goal: &Goal) -> Mishap {
        match goal {
            Goal::Special { action, .. } => self
                .scenario()
                .and_then(|sheet| sheet.action(action))
                .map_or(Mishap::Card, |action| action.mishap),
            Goal::Threat { .. }
            | Goal::Hunt
            | Goal::Build(_)
            | Goal::Gather { .. }
            | Goal::Explore(_)
            | Goal::Card { .. }
            | Goal::Arrange
            | Goal::Rest => Mishap::Card,
        }
    }

    /// The actions that are taken in no place.
    pub(crate) fn offered(&self) -> Vec<Key> {
        let goals = self.special_goals().into_iter();
        let nowhere = goals.filter_map(|goal| match goal {
            Goal::Special {
                action,
                kind: Kind::Sheet,
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
            // Those that are too far are named with the reason.
            Some(Repeat::TotemWithout { marker, .. }) => {
                let mut free = self.free_for(marker);
                free.retain(|space| self.tile_card(*space).is_some_and(|card| card.totem));
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

    /// R-S7-10: whether something built near the camp, once a round and so often in all, may be planned beside the others.
    pub(super) fn room_for(&self, key: &Key, others: &[&Placement]) -> Result<(), Rejection> {
        let Some(Repeat::TotemWithout { marker, most, .. }) = self.repeat(key) else {
            return Ok(());
        };
        let same =
            |p: &&&Placement| matches!(&p.what.goal, Goal::Build(Project::On(k, _)) if k == key);
        let planned = others.iter().filter(same).count();
        if planned > 0 && !self.reads(Reading::TrapsEachAction) {
            return Err(Rejection::PlannedAlready);
        }
        match self.tiles_with(marker) + planned >= usize::from(*most) {
            true => Err(Rejection::AllStanding(*most)),
            false => Ok(()),
        }
    }

    /// R-S2-2, R-S2-3, R-S7-10: whether an invention is built on tiles, and on this one now.
    pub(super) fn site_free(&self, key: &Key, space: Space) -> Result<(), Rejection> {
        if self.tile_card(space).is_none() {
            return Err(Rejection::Unreachable);
        }
        match self.repeat(key) {
            Some(Repeat::TileWithout(marker)) if self.free_for(marker).contains(&space) => Ok(()),
            Some(Repeat::TileWithout(_)) => Err(Rejection::AlreadyBuilt(key.clone())),
            Some(Repeat::TotemWithout { marker, steps, .. }) => {
                if self.tile_card(space).is_some_and(|card| !card.totem) {
                    return Err(Rejection::NeedsTotem);
                }
                if !self.free_for(marker).contains(&space) {
                    return Err(Rejection::AlreadyBuilt(key.clone()));
                }
                match self.reach_from_camp(space)? <= *steps {
                    true => Ok(()),
                    false => Err(Rejection::TooFar(*steps)),
                }
            }
            Some(Repeat::Camp) | None => Err(Rejection::NotOnBoard(key.clone())),
        }
    }
}

impl Engine<'_> {
    /// What a special action brings; it succeeds once, unless it is taken where markers lie (R-S2-10, R-S5-7).
    pub(super) fn special_succeeds(&mut self, goal: &Goal, ctx: &Ctx) {
        let Some(action) = self.rules().special(goal).cloned() else {
            return;
        };
        let ctx = Ctx {
            source: Some(CardRef::Scenario(self.s.setup.scenario.clone())),
            ..ctx.clone()
        };
        let mut ops: Vec<Op> = action.effects.into_iter().map(Op::Effect).collect();
        match action.at {
            _ if action.while_captive.is_some() => {}
            ActionAt::Number(_) | ActionAt::Item(_) => _ = self.s.succeeded.insert(action.id),
            // Whoever does not survive it has not succeeded.
            ActionAt::Standing { .. } => ops.push(Op::SpecialDone(action.id)),
            ActionAt::Marker(_) | ActionAt::Nowhere => {}
        }
        self.push_ops(ops, &ctx);
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

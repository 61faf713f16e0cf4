//! What kept cards and the scenario offer besides the usual actions.

use super::{super::Rules, Needs, needs::plain};
use crate::{
    content::{ActionAt, CardAction},
    effect::Effect,
    ids::{Kind, Space},
    plan::Goal,
    reject::Rejection,
    rulings::Reading,
    task::CardRef,
};

impl Rules<'_> {
    /// What an action of the scenario asks for.
    pub(super) fn special_needs(
        &self,
        goal: &Goal,
        space: Option<Space>,
        same: bool,
        planned: usize,
    ) -> Result<Needs, Rejection> {
        let action = self.special(goal).ok_or(Rejection::NotNow)?;
        // R-S6-6
        let nowhere = action.at == ActionAt::Nowhere;
        if same && (!nowhere || self.reads(Reading::SheetActionOnce)) {
            return Err(Rejection::PlannedAlready);
        }
        let does = |e: &Effect| self.does_something(self.first(), e, false);
        if nowhere && !action.effects.iter().any(does) {
            return Err(Rejection::NoEffect);
        }
        let (risky, sure) = self.special_pawns(action, space)?;
        let step = self.next_step(action, planned);
        if step.is_none() && !action.steps.is_empty() {
            return Err(Rejection::PlannedAlready);
        }
        let more = step.map_or(0, |step| step.pawns);
        Ok(plain(risky + more, sure + more))
    }

    /// Whether a token of the sheet makes this kind of action slower for the whole game (R-S4-4).
    pub(crate) fn is_slow(&self, kind: Kind) -> bool {
        self.scenario()
            .is_some_and(|s| s.setup.slow.contains(&kind))
    }

    /// The action that a kept card offers now, with the card.
    pub(crate) fn card_action(&self, serial: u32) -> Option<(CardRef, CardAction)> {
        let kept = self
            .s
            .kept
            .iter()
            .find(|k| k.serial == serial && k.deck.is_none() && k.from <= self.s.round)?;
        let card = self.cat.mysteries.get(&kept.card)?;
        let action = card.action.clone().filter(|_| !card.used_up(kept.uses))?;
        Some((CardRef::Mystery(kept.card.clone()), action))
    }

    /// What may stand on the own action space of each kept card.
    pub(crate) fn card_goals(&self) -> Vec<Goal> {
        let serials = self.s.kept.iter().map(|k| k.serial);
        serials
            .filter_map(|serial| {
                let (_, action) = self.card_action(serial)?;
                Some(Goal::Card {
                    kind: action.kind,
                    serial,
                })
            })
            .collect()
    }
}

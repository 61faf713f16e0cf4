//! The wood pile of the castaways.

use castaway_kernel::Pick;

use super::{Engine, Rules, option};
use crate::{
    ask::{Label, Question},
    event::Event,
    ids::{Res, Who},
    rulings::Reading,
    task::{Op, Task, Usable},
};

impl Rules<'_> {
    /// The open stage of the pile and how much wood it still takes (R-S1-2).
    pub(crate) fn open_stage(&self) -> Option<(usize, u8)> {
        let scenario = self.cat.scenarios.get(&self.s.setup.scenario)?;
        let pile = scenario.woodpile.as_ref()?;
        let (stage, left) = pile
            .stages
            .iter()
            .zip(&self.s.pile)
            .enumerate()
            .find(|(_, (of, wood))| wood < of)
            .map(|(stage, (of, wood))| (stage, of - wood))?;
        match self.s.flags.pile_stage {
            Some(this_round) if usize::from(this_round) != stage => None,
            _ => Some((stage, left)),
        }
    }

    /// How much wood of the store the open stage would take.
    fn wood_for_pile(&self) -> u8 {
        let left = self.open_stage().map_or(0, |(_, left)| left);
        left.min(self.wood_at_hand())
    }

    /// What an ordered use is: of more than one wood for the pile somebody says how much, and where several play the group
    /// says whether even one is laid, as it never comes back (R-S1-3).
    pub(super) fn ordered(&self, who: Who, what: &Usable) -> Op {
        let at_once = match self.s.people.len() {
            1 => 1,
            _ => 0,
        };
        match what {
            Usable::Pile if self.wood_for_pile() > at_once => Op::MayPile,
            _ => Op::Use(who, what.clone()),
        }
    }

    /// The wood at hand would win the game at once: nobody should have to turn a card first.
    fn wood_wins(&self) -> bool {
        self.open_stage().is_some() && self.wins_with(self.wood_at_hand())
    }

    /// Whether one of the moments of a round asks about the pile, all of them before the Action Phase (R-S1-1, ruling pile-moments).
    pub(super) fn asks_pile(&self, moment: &Op) -> bool {
        match moment {
            Op::PileBeforeEvent if self.reads(Reading::PileDirectlyBefore) => false,
            Op::PileBeforeEvent => self.reads(Reading::PileBeforeEvent) || self.wood_wins(),
            Op::PileBeforePlanning => self.pile_closes_first() || self.wood_wins(),
            // Not in the first round, before anybody has eaten and knows what wood is needed for.
            Op::PileAfterPlanning => !self.pile_closes_first() && self.s.round > 1,
            _ => true,
        }
    }

    /// The stage that takes wood brought by cards (R-S1-6, R-S1-9; ruling pile-gift-after-stage).
    pub(crate) fn gift_stage(&self) -> Option<(usize, u8)> {
        if !self.reads(Reading::PileGoesOn) {
            return self.open_stage();
        }
        let scenario = self.cat.scenarios.get(&self.s.setup.scenario)?;
        let stages = &scenario.woodpile.as_ref()?.stages;
        let stage = stages
            .iter()
            .zip(&self.s.pile)
            .position(|(of, wood)| wood < of)?;
        Some((stage, stages[stage] - self.s.pile[stage]))
    }
}

impl Engine<'_> {
    /// Lays wood on the pile; what the open stage does not take is lost (R-S1-6, R-S1-9).
    pub(crate) fn pile_wood(&mut self, n: u8) {
        let Some((stage, left)) = self.rules().gift_stage() else {
            return;
        };
        let laid = left.min(n);
        let of = self.s.pile[stage] + left;
        self.s.pile[stage] += laid;
        self.s.flags.pile_stage = u8::try_from(stage).ok();
        let wood = self.s.pile[stage];
        self.tell(Event::Pile {
            stage: u8::try_from(stage + 1).unwrap_or(u8::MAX),
            wood,
            of,
        });
    }

    pub(super) fn pile_from_stock(&mut self, n: u8) {
        let Some((_, left)) = self.rules().open_stage() else {
            return;
        };
        let taken = self.take(Res::Wood, left.min(n).into());
        self.pile_wood(u8::try_from(taken).unwrap_or(0));
    }

    /// Asks how much wood goes to the pile, if it takes any.
    pub(super) fn may_pile(&mut self, task: Task) {
        let most = self.rules().wood_for_pile();
        if most == 0 {
            return;
        }
        let mut options = vec![option("0", Label::No, vec![], &task.ctx)];
        for n in 1..=most {
            options.push(option(
                format!("{n}"),
                Label::Number(n),
                vec![Op::PileWood(n)],
                &task.ctx,
            ));
        }
        self.ask(task, Question::PileWood, None, Pick::One, options);
    }
}

//! Arrange Camp and Rest.

use castaway_kernel::Key;

use super::{Engine, Opt, Rules, option};
use crate::{
    ask::{Label, Question},
    effect::{Effect, Passive, Window},
    event::Event,
    ids::Who,
    reject::Rejection,
    rulings::Reading,
    task::{Ctx, Op, Task},
};

impl Engine<'_> {
    /// R-ARRANGE-1, R-ARRANGE-2.
    pub(super) fn arrange(&mut self, leader: Who, ctx: &Ctx) {
        // R: the bear's marker only goes away.
        if self.s.arrange_marker {
            self.s.arrange_marker = false;
            self.tell(Event::ArrangeMarkerGone);
            return;
        }
        self.push(Op::ArrangeBonus, ctx.clone());
        if self.s.people.len() < 4 {
            self.gain_det(leader, 2);
            self.move_morale(1);
            return;
        }
        self.push(Op::ArrangeChoice(leader), ctx.clone());
    }

    /// The 4-player choice of Arrange Camp, asked again after a use.
    pub(crate) fn arrange_choice(&mut self, task: Task, leader: Who) {
        let mut options = vec![
            option("det", Label::Det(2), vec![Op::DetOne(leader, 2)], &task.ctx),
            option(
                "morale",
                Label::Morale(1),
                vec![Op::Effect(Effect::Morale { n: 1 })],
                &task.ctx,
            ),
        ];
        if self.s.morale == 3 && self.rules().reads(Reading::BestMoraleBarred) {
            options[1].blocked = Some(Rejection::NoEffect);
        }
        self.choose(task, Question::ArrangeCamp, Some(leader), options);
    }

    /// R-CARD-6: the Bible with an own Arrange Camp.
    pub(crate) fn arrange_bonus(&mut self, task: Task) {
        let Some(leader) = task.ctx.actor else { return };
        let usable: Vec<Opt> = self
            .rules()
            .usable_in(Window::ArrangeCamp, leader)
            .into_iter()
            .map(|(who, what)| {
                let mut option = self.rules().use_option(who, &what, &task.ctx);
                option.then.push(task.clone());
                option
            })
            .collect();
        if usable.is_empty() {
            return;
        }
        let mut options = vec![option("go", Label::Continue, vec![], &task.ctx)];
        options.extend(usable);
        self.choose(task, Question::ArrangeBonus, Some(leader), options);
    }

    /// R-REST-1, R-REST-2.
    pub(super) fn rest(&mut self, leader: Who) {
        let (det, heal) = self.rules().rested(leader, &[]);
        self.heal(leader, heal);
        self.gain_det(leader, det.into());
    }
}

impl Rules<'_> {
    /// The determination and the healing of a rest, with these items built by then besides (R-ITEM-10: Bed or Hammock, the better
    /// one; a Bed lost in this phase still serves); for Friday none of them (R-FRIDAY-10).
    pub(crate) fn rested(&self, leader: Who, built: &[&Key]) -> (u8, u8) {
        let mut best = (0u8, 1u8);
        let mut sum = best;
        if leader != Who::Friday || self.reads(Reading::FridayHammock) {
            let more = self.s.flags.lasting.iter().chain(built.iter().copied());
            let more = more
                .filter_map(|key| self.cat.inventions.get(key))
                .flat_map(|card| card.passive.iter().map(|p| (card.id.clone(), p.clone())));
            // R-CARD-25, ruling friday-hammock: the Bed is never his.
            let item = |key: &Key| self.cat.inventions.contains_key(key);
            let serves = |key: &Key| leader != Who::Friday || !item(key);
            for (key, passive) in self.passives().into_iter().chain(more) {
                if !serves(&key) || !self.rests_with(leader, &key) {
                    continue;
                }
                if let Passive::Rest { det, heal } = passive
                    && (heal, det) > (best.1, best.0)
                {
                    best = (det, heal);
                }
                if let Passive::Rest { det, heal } = passive {
                    sum = (sum.0 + det, sum.1 + heal - 1);
                }
            }
        }
        match self.reads(Reading::BedAndHammock) {
            true => sum,
            false => best,
        }
    }
}

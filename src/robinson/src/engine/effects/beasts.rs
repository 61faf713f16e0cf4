//! Effects with beasts and the Hunting deck.

use castaway_kernel::Key;

use super::super::{Engine, Opt, option, stake::Stake};
use crate::{
    ask::{Label, Loss, Question},
    effect::{BeastWay, Target},
    event::Event,
    rulings::Reading,
    task::{CardRef, Ctx, Enemy, Op, Task},
};

impl Engine<'_> {
    /// A fight for each person hit.
    pub(super) fn combat_effect(&mut self, ctx: &Ctx, who: Target, enemy: &Enemy) {
        for who in self.rules().targets(who, ctx) {
            self.push(Op::Fight(who, enemy.clone()), ctx.clone());
        }
    }

    /// The top Hunting card is fought, or won as if it were (R-CARD-32).
    pub(super) fn fight_hunting_effect(&mut self, task: &Task, who: Target, won: bool) {
        let ctx = task.ctx.clone();
        if self.beast_stop(task) {
            return;
        }
        if let Some(key) = self.s.piles.hunting.pop()
            && let Some(mut enemy) = self.rules().beast(&key)
            && let Some(who) = self.rules().targets(who, &ctx).first().copied()
        {
            self.tell(Event::Drawn(CardRef::Beast(key)));
            if won {
                // R-CARD-32: no fight, but everything else.
                enemy.strength = 0;
                self.push(Op::Compare(who, enemy), ctx);
            } else {
                self.push(Op::Fight(who, enemy), ctx);
            }
        }
    }

    /// Before the top beast is turned up: uses that bring another one.
    fn beast_stop(&mut self, task: &Task) -> bool {
        let stake = Stake::Beast(self.s.piles.hunting.len());
        self.before(task, &stake, Loss::Beast)
    }

    /// A beast goes to another pile unfought.
    pub(super) fn move_beast_effect(&mut self, ctx: Ctx, way: BeastWay) {
        match way {
            BeastWay::ToHunting => self.beast_to_hunting(),
            BeastWay::Waits => self.beast_waits(&ctx),
            BeastWay::ToBottom => self.push(Op::TopToBottom, ctx),
            BeastWay::Discard(n) => self.discard_hunting(n),
        }
    }

    /// A beast joins the Hunting deck unseen.
    fn beast_to_hunting(&mut self) {
        if let Some(beast) = self.s.piles.beasts.pop() {
            self.s.piles.hunting.push(beast);
            if self.rules().reads(Reading::HuntShuffles) {
                self.s.chance.shuffle(&mut self.s.piles.hunting);
            }
            self.tell(Event::BeastFound);
        }
    }

    /// A beast waits beside the event deck (R-CARD-18).
    fn beast_waits(&mut self, ctx: &Ctx) {
        if let Some(beast) = self.s.piles.beasts.pop() {
            self.tell(Event::BeastWaits);
            self.s.waiting_beast = Some((ctx.serial, beast));
        }
    }

    /// Cards leave the Hunting deck without a fight.
    fn discard_hunting(&mut self, n: u8) {
        let gone = (0..n).filter_map(|_| self.s.piles.hunting.pop()).count();
        if gone > 0 {
            self.tell(Event::HuntingGone(u8::try_from(gone).unwrap_or(n)));
        }
    }

    /// R-CARD-28, R-GOLD-2: the strongest of the top cards goes to the hunt; of equals the group picks.
    pub(super) fn strongest_beast(&mut self, task: Task, n: u8) {
        let strength = |key: &Key| self.cat.beasts.get(key).map_or(0, |b| b.strength);
        let top = self.s.piles.beasts.iter().rev().take(n.into());
        let most = top.clone().map(strength).max();
        let mut best: Vec<&Key> = top.filter(|k| Some(strength(k)) == most).collect();
        best.sort();
        best.dedup();
        let options: Vec<Opt> = best
            .into_iter()
            .map(|key| {
                let ops = vec![Op::BeastOnTop {
                    n,
                    beast: key.clone(),
                }];
                let label = Label::Card(CardRef::Beast(key.clone()));
                option(key.as_str(), label, ops, &task.ctx)
            })
            .collect();
        if !options.is_empty() {
            self.choose(task, Question::StrongestBeast, None, options);
        }
    }

    /// R-CARD-28: this beast goes on top of the Hunting deck, the others that were looked at go back.
    pub(crate) fn beast_on_top(&mut self, n: u8, beast: &Key) {
        let pile = &mut self.s.piles.beasts;
        let Some(at) = pile.iter().rposition(|k| k == beast) else {
            return;
        };
        let beast = pile.remove(at);
        let mut rest = Vec::new();
        for _ in 1..n {
            rest.extend(pile.pop());
        }
        for key in rest.iter().chain([&beast]) {
            self.events.push(Event::Looked(CardRef::Beast(key.clone())));
        }
        self.s.piles.hunting.push(beast);
        self.tell(Event::BeastFound);
        if !self.rules().reads(Reading::HowlingRemoves) {
            self.s.piles.beasts.extend(rest);
        }
        self.s.chance.shuffle(&mut self.s.piles.beasts);
    }
}

//! The one mechanism of stops: before something is lost or compared, whoever could change it is asked.

use castaway_kernel::{Pick, Seat};

use super::{Engine, Opt, Rules, option, stake::Stake};
use crate::{
    ask::{Label, Loss, Question},
    effect::Effect,
    ids::{Kind, Place, TokenKind, Track, Who},
    plan::Placement,
    rulings::Reading,
    task::{Op, Owed, Task},
};

impl Rules<'_> {
    /// Whose own things could still be used at the open question, of those who have not gone on (R-USE-8).
    pub(crate) fn holders(&self) -> Vec<Seat> {
        let Some(ask) = &self.s.ask else {
            return Vec::new();
        };
        let mut seats = ask.seats.clone();
        let open = ask.options.iter().filter(|o| o.blocked.is_none());
        let owners: Vec<Seat> = open.filter_map(|o| self.owner_of(&o.label)).collect();
        seats.retain(|seat| owners.contains(seat));
        seats
    }

    /// Whether somebody else could still use something of their own at the open question.
    pub(crate) fn others_hold(&self, seat: Seat) -> bool {
        self.holders().iter().any(|holder| *holder != seat)
    }

    /// What wounds lead to from a number of wounds on: death, and morale that is lost.
    fn harm(&self, who: Who, before: u8, n: u8) -> (bool, u8) {
        let total = before.saturating_add(n);
        let dies = total >= self.dies_on(who);
        let Some(person) = self.s.person(who) else {
            return (dies, 0);
        };
        let arrows = self.cat.characters.get(&person.character);
        let passed = arrows.map_or(0, |card| {
            card.arrows
                .iter()
                .filter(|&&a| a > before && a <= total && !person.covered_arrows.contains(&a))
                .count()
        });
        let room = usize::from((self.s.morale + 3).unsigned_abs());
        (dies, u8::try_from(passed.min(room)).unwrap_or(u8::MAX))
    }

    fn wins_by(&self, who: Who, what: &crate::task::Usable) -> bool {
        if *what == crate::task::Usable::Pile {
            return self.wins_with(self.wood_at_hand());
        }
        self.use_of(who, what).is_some_and(|usage| {
            usage.averts().into_iter().any(
                |relief| matches!(relief, crate::effect::Relief::PileWood(n) if self.wins_with(n)),
            )
        })
    }

    /// Whether wood of a card would complete the goal at once.
    pub(crate) fn wins_with(&self, n: u8) -> bool {
        let Some((stage, left)) = self.gift_stage() else {
            return false;
        };
        let mut pile = self.s.pile.clone();
        if let Some(wood) = pile.get_mut(stage) {
            *wood += left.min(n);
        }
        self.goal_met_with(&pile)
    }
}

impl Engine<'_> {
    /// Opens a stop before a task, if somebody holds something that would change what is at stake.
    ///
    /// Each use runs the task anew, so that it stops again for what else would help. False: nothing
    /// is asked, and the task goes on.
    pub(crate) fn pause(
        &mut self,
        task: &Task,
        stake: &Stake,
        question: Question,
        answers: Option<Who>,
        go: Vec<Op>,
    ) -> bool {
        if self.passed {
            return false;
        }
        let helps = self.rules().helps(stake, &task.ctx);
        if helps.is_empty() {
            return false;
        }
        let mut options: Vec<Opt> = vec![option("go", Label::Continue, go, &task.ctx)];
        for (who, what) in helps {
            let mut option = self.rules().use_option(who, &what, &task.ctx);
            option.then.push(task.clone());
            options.push(option);
        }
        self.ask(task.clone(), question, answers, Pick::One, options);
        true
    }

    /// Somebody goes on while others may still use what they hold: they alone are waited for.
    pub(crate) fn pass(&mut self, seat: Seat) {
        if let Some(ask) = &mut self.s.ask {
            ask.seats.retain(|asked| *asked != seat);
            ask.prompt.passed.push(seat);
        }
    }

    /// Closes the open question with these options: what follows from them comes next.
    pub(crate) fn settle(&mut self, picks: &[usize]) {
        let Some(ask) = self.s.ask.take() else {
            return;
        };
        let mut tasks = Vec::new();
        for option in picks.iter().filter_map(|at| ask.options.get(*at)) {
            tasks.extend(option.then.iter().cloned());
        }
        self.push_tasks(tasks);
    }

    /// A stop after which the task itself runs.
    pub(crate) fn before(&mut self, task: &Task, stake: &Stake, loss: Loss) -> bool {
        let go = vec![Op::Passed(Box::new(task.op.clone()))];
        self.pause(task, stake, Question::Before(loss), None, go)
    }

    /// Before wounds: healing that keeps somebody alive, or a morale arrow from being passed.
    pub(crate) fn wound_stop(&mut self, task: &Task, who: Who, n: u8) -> bool {
        let Some(before) = self.s.person(who).map(|p| p.wounds) else {
            return false;
        };
        let harm = self.rules().harm(who, before, n);
        if harm == (false, 0) {
            return false;
        }
        let stake = Stake::Wounds {
            who,
            lethal: harm.0,
        };
        let helps = self.rules().helps(&stake, &task.ctx);
        let most = self.rules().healing_of(&helps);
        let wins = harm.0
            && helps
                .iter()
                .any(|(user, what)| self.rules().wins_by(*user, what));
        // Not every wound healed helps: further left may lie another arrow.
        let lessened = |healed: u8| self.rules().harm(who, before.saturating_sub(healed), n) < harm;
        if !wins && !(1..=most.min(before)).any(lessened) {
            return false;
        }
        let question = if harm.0 {
            Question::Lethal { n }
        } else {
            Question::Before(Loss::Arrows { n })
        };
        let go = vec![Op::HurtNow(who, n)];
        let stopped = self.pause(task, &stake, question, None, go);
        if stopped && let Some(ask) = &mut self.s.ask {
            ask.prompt.who = Some(who);
        }
        stopped
    }

    /// Before what goes without a demand: uses that it could still pay for.
    pub(crate) fn spending_stop(&mut self, task: &Task, owed: Owed, n: u8) -> bool {
        let there = self.rules().at_hand(owed);
        let left = there.saturating_sub(n.into());
        if there == left {
            return false;
        }
        match owed {
            Owed::Res(res) => {
                let mut stock = self.s.stock;
                let mut still = n.into();
                for kind in [res, crate::ids::Res::Npfood] {
                    if kind == res || res == crate::ids::Res::Food {
                        let slot = stock.of(kind);
                        let part = (*slot).min(still);
                        *slot -= part;
                        still -= part;
                    }
                }
                self.before(task, &Stake::Goods(stock), Loss::Goods)
            }
            Owed::Det(who) => {
                let stake = Stake::Determination { who, left };
                self.before(task, &stake, Loss::Determination)
            }
            Owed::Track(_) => false,
        }
    }

    /// Before an action begins: tokens of the board that work on it, and the beast it draws.
    pub(crate) fn action_stop(&mut self, task: &Task, placement: &Placement, leader: Who) -> bool {
        let kind = placement.what.goal.kind();
        let danger = self
            .rules()
            .token_works(TokenKind::GreaterDanger, Place::Action(kind));
        let deck = crate::ids::Deck::of(kind).filter(|_| kind != Kind::Hunt);
        let on_deck = deck.is_some_and(|d| {
            self.rules()
                .token_works(TokenKind::Adventure, Place::Deck(d))
        });
        let again = deck.is_some()
            && self
                .rules()
                .token_works(TokenKind::Reroll, Place::Action(kind))
            && (!placement.is_sure()
                || self
                    .rules()
                    .success_reroll(leader)
                    .is_some_and(|r| r.sure_rolls));
        let stake = Stake::Action {
            unarmed: danger && kind != Kind::Hunt && self.s.weapon == 0,
            token: danger || on_deck || again,
            beasts: match kind {
                Kind::Hunt => self.s.piles.hunting.len(),
                _ => 0,
            },
        };
        let nothing = Stake::Action {
            unarmed: false,
            token: false,
            beasts: 0,
        };
        stake != nothing && self.before(task, &stake, Loss::Action(kind))
    }

    /// Before an item is lost that takes its resources with it (R-ITEM-12).
    pub(crate) fn item_stop(&mut self, task: &Task, key: &castaway_kernel::Key) -> bool {
        let built = self.s.inventions.get(key).is_some_and(|i| i.built);
        let card = self.cat.inventions.get(key).filter(|_| built);
        let mut left = self.s.stock;
        for effect in card.iter().flat_map(|c| &c.on_build) {
            if let Effect::Gain { res, n, .. } = effect {
                let slot = left.of(*res);
                *slot = slot.saturating_sub((*n).into());
            }
        }
        left != self.s.stock && self.before(task, &Stake::Goods(left), Loss::Goods)
    }

    /// Before a level is halved that is not there.
    pub(crate) fn half_stop(&mut self, task: &Task, track: Track) -> bool {
        self.s.level(track) == 0
            && !self.rules().reads(Reading::HalvingNothing)
            && self.before(task, &Stake::Demand(Owed::Track(track)), Loss::Half(track))
    }
}

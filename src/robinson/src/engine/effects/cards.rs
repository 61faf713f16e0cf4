//! Effects on the run of cards: draws, looks, choices, things that come later.

use castaway_kernel::Pick;

use super::super::{Engine, Opt, option, stake::Stake};
use crate::{
    ask::{Label, Loss, Question},
    effect::{
        Alternative, DrawEnd, Effect, Hidden, Moment, MysteryLimits, Outside, Printed, Scouted,
        Target,
    },
    event::Event,
    rulings::Reading,
    state::{Delayed, Threat},
    task::{CardRef, Ctx, Drawing, Op, Task},
};

impl Engine<'_> {
    /// Starts a draw of mystery cards.
    pub(super) fn draw_mystery_effect(&mut self, ctx: Ctx, who: Target, limits: MysteryLimits) {
        let actor = self.rules().targets(who, &ctx).first().copied();
        self.whip_serves_again();
        self.push(
            Op::Mystery(Drawing {
                limits,
                aside: vec![],
                won: vec![],
                resolved: 0,
                stopped: false,
            }),
            Ctx { actor, ..ctx },
        );
    }

    /// The running draw stops, or what it won is lost.
    pub(super) fn end_draw_effect(&mut self, how: DrawEnd) {
        let Some(drawing) = self.running_draw() else {
            return;
        };
        match how {
            DrawEnd::Stops => drawing.stopped = true,
            DrawEnd::TreasuresLost => {
                let lost = std::mem::take(&mut drawing.won);
                self.s.piles.mystery_discard.extend(lost);
            }
        }
    }

    /// What is printed elsewhere is carried out.
    pub(super) fn trigger_effect(&mut self, ctx: &Ctx, what: Printed, n: u8) {
        for _ in 0..n {
            match what {
                Printed::Threats => self.resolve_threats(ctx),
                Printed::Event => self.repeat_event(ctx),
                Printed::Book => self.book_effect(),
            }
        }
    }

    /// Every threat fires from left to right (R-CARD-45).
    fn resolve_threats(&mut self, ctx: &Ctx) {
        let threats: Vec<Threat> = self.s.threats.iter_mut().filter_map(Option::take).collect();
        let ops = threats.into_iter().map(Op::ThreatEffect).collect();
        self.push_ops(ops, ctx);
    }

    /// The event effect is applied once more (R-TERM-7).
    fn repeat_event(&mut self, ctx: &Ctx) {
        if let Some(CardRef::Event(key)) = &ctx.source
            && let Some(card) = self.cat.events.get(key)
        {
            let ops = card.event.iter().cloned().map(Op::Effect).collect();
            self.push_ops(ops, ctx);
        }
    }

    /// The group, or who resolves, picks an alternative that can be met (R-TERM-5).
    pub(super) fn choose_effect(&mut self, task: Task, options: Vec<Alternative>) {
        let ctx = task.ctx.clone();
        let mut opts: Vec<Opt> = options
            .iter()
            .map(|alternative| {
                let mut ops: Vec<Op> = alternative
                    .effects
                    .iter()
                    .cloned()
                    .map(Op::Effect)
                    .collect();
                if let Some(fate) = alternative.fate {
                    ops.push(Op::CardFate(fate));
                }
                let label = Label::Alternative {
                    id: alternative.id.clone(),
                    effects: alternative.effects.clone(),
                    fate: alternative.fate,
                };
                let mut opt = option(alternative.id.as_str(), label, ops, &ctx);
                if !alternative
                    .effects
                    .iter()
                    .all(|e| self.rules().payable(e, &ctx))
                {
                    opt.blocked = Some(crate::reject::Rejection::NoEffect);
                }
                opt
            })
            .collect();
        // R-TERM-5: if nothing can be met, the demand rule applies to the group's pick.
        if opts.iter().all(|o| o.blocked.is_some()) {
            for opt in &mut opts {
                opt.blocked = None;
            }
        }
        let open: Vec<usize> = (0..opts.len())
            .filter(|&i| opts[i].blocked.is_none())
            .collect();
        if let [only] = open[..] {
            // What would make another alternative possible is asked for first.
            let owed = self.rules().lacking(&options, &ctx);
            if !owed.is_empty() && self.before(&task, &Stake::Demands(owed), Loss::Alternatives) {
                return;
            }
            let only = opts.swap_remove(only);
            self.push_tasks(only.then);
        } else {
            let group = self.rules().reads(Reading::GroupChooses);
            let actor = ctx.actor.filter(|_| ctx.action && !group);
            self.ask(task, Question::Alternative, actor, Pick::One, opts);
        }
    }

    /// Notes what comes later.
    pub(super) fn later_effect(
        &mut self,
        ctx: Ctx,
        at: Moment,
        effects: Vec<Effect>,
        outside: Outside,
    ) {
        let from = match at {
            Moment::NextRoundStart => self.s.round.saturating_add(1),
            Moment::Night | Moment::EveryNight => self.s.round,
        };
        self.s.delayed.push(Delayed {
            at,
            from,
            effects,
            ctx: Ctx {
                placement: None,
                ..ctx
            },
            outside,
        });
    }

    /// Shows a hidden card.
    pub(super) fn look_effect(&mut self, ctx: Ctx, at: Hidden) {
        let card = match at {
            Hidden::Hunting { .. } => self.s.piles.hunting.last().cloned().map(CardRef::Beast),
            Hidden::Event => self.top_event(),
            Hidden::WaitingBeast => {
                let waiting = self.s.waiting_beast.as_ref();
                waiting.map(|(_, beast)| CardRef::Beast(beast.clone()))
            }
        };
        let Some(card) = card else {
            return;
        };
        self.tell(Event::Looked(card.clone()));
        if let (Hidden::Hunting { may_bottom: true }, CardRef::Beast(beast)) = (at, card) {
            self.push(Op::PeekedBeast(beast), ctx);
        }
    }

    /// The top card of the event deck.
    fn top_event(&self) -> Option<CardRef> {
        self.s.piles.events.last().map(|card| match card {
            crate::state::EventDeckCard::Event(key) => CardRef::Event(key.clone()),
            crate::state::EventDeckCard::Adventure { deck, card, .. } => {
                CardRef::Adventure(*deck, card.clone())
            }
            crate::state::EventDeckCard::Mystery { card, .. } => CardRef::Mystery(card.clone()),
        })
    }

    /// The top of a pile is looked through.
    pub(super) fn scout_effect(&mut self, task: Task, pile: Scouted, n: u8) {
        match pile {
            Scouted::Tiles => self.scout_tiles(task.ctx, n),
            Scouted::TilesInOrder => self.arrange_tiles(task.ctx, n),
            Scouted::Inventions => self.draw_inventions(n, &task.ctx),
            Scouted::Discovery => self.scout_discovery(task.ctx, n),
            Scouted::Beasts => self.strongest_beast(task, n),
        }
    }
}

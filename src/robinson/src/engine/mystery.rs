//! Mystery draws (R-MYST-1 to R-MYST-8).

use castaway_kernel::Key;

use super::{Done, Engine, Rules, option, stake::Stake};
use crate::{
    ask::{Label, Loss, Question},
    content::Works,
    effect::{Effect, Fate, Limit, Passive},
    event::Event,
    ids::{MysteryKind, Who},
    state::{EventDeckCard, Kept},
    task::{CardRef, Ctx, Drawing, Op, Task},
};

impl Drawing {
    /// R-MYST-1, R-MYST-5: whether the effect lets another one of a kind come.
    fn may(&self, kind: MysteryKind) -> bool {
        let l = &self.limits;
        let dangers = l.dangers.is_none_or(|n| n > 0);
        match kind {
            MysteryKind::Treasure => l.treasures > 0,
            MysteryKind::Creature => l.creatures > 0 && dangers,
            MysteryKind::Trap => l.traps > 0 && dangers,
        }
    }

    fn count(&mut self, kind: MysteryKind) {
        let l = &mut self.limits;
        l.total = l.total.saturating_sub(1);
        match kind {
            MysteryKind::Treasure => l.treasures = l.treasures.saturating_sub(1),
            MysteryKind::Creature => l.creatures = l.creatures.saturating_sub(1),
            MysteryKind::Trap => l.traps = l.traps.saturating_sub(1),
        }
        if kind != MysteryKind::Treasure {
            l.dangers = l.dangers.map(|n| n.saturating_sub(1));
        }
    }
}

impl Rules<'_> {
    fn drawable(&self, drawing: &Drawing) -> bool {
        let piles = &self.s.piles;
        let cards = piles.mysteries.iter().chain(&piles.mystery_discard);
        cards
            .filter_map(|key| self.cat.mysteries.get(key))
            .any(|card| drawing.may(card.kind))
    }

    /// Whether another card may come that is no trap: the first must come, a trap after it nobody would draw.
    fn worth_drawing(&self, drawing: &Drawing) -> bool {
        if drawing.limits.all {
            return self.drawable(drawing);
        }
        let may = |kind| drawing.may(kind);
        let wanted = may(MysteryKind::Treasure) || may(MysteryKind::Creature);
        self.drawable(drawing) && (drawing.resolved == 0 || wanted)
    }
}

impl Engine<'_> {
    /// R-MYST-4: goes on, stops, or ends by itself; nobody is asked where only a trap is left.
    pub(crate) fn mystery(&mut self, task: Task, drawing: Drawing) {
        let worth = self.rules().worth_drawing(&drawing);
        let over = drawing.stopped || drawing.limits.total == 0 || !worth;
        if over {
            self.end_drawing(drawing, &task.ctx);
            return;
        }
        // R-S4-15: a draw that cannot be stopped may be made shorter before it begins.
        if drawing.resolved == 0
            && drawing.limits.all
            && self.before(&task, &Stake::Draw, Loss::Mysteries(drawing.limits.total))
        {
            return;
        }
        // R-S4-13
        if drawing.resolved == 0 || drawing.limits.all {
            self.push(Op::MysteryDraw(drawing), task.ctx);
            return;
        }
        let stop = Drawing {
            stopped: true,
            ..drawing.clone()
        };
        let options = vec![
            option(
                "on",
                Label::DrawAnother,
                vec![Op::MysteryDraw(drawing)],
                &task.ctx,
            ),
            option("stop", Label::Stop, vec![Op::Mystery(stop)], &task.ctx),
        ];
        let actor = task.ctx.actor;
        self.choose(task, Question::MysteryGoOn, actor, options);
    }

    /// R-MYST-2, R-MYST-8: reveals until a card of an allowed kind shows.
    pub(crate) fn mystery_draw(&mut self, ctx: &Ctx, mut drawing: Drawing) -> Done {
        loop {
            let Some(key) = self.s.piles.mysteries.pop() else {
                // R-DISCARD-2
                if self.s.piles.mystery_discard.is_empty() {
                    break;
                }
                let mut pile = std::mem::take(&mut self.s.piles.mystery_discard);
                self.s.chance.shuffle(&mut pile);
                self.s.piles.mysteries = pile;
                continue;
            };
            let Some(card) = self.cat.mysteries.get(&key) else {
                continue;
            };
            // R-MYST-7: what is set aside is not counted.
            if !drawing.may(card.kind) {
                drawing.aside.push(key);
                continue;
            }
            self.tell(Event::Drawn(CardRef::Mystery(key.clone())));
            drawing.count(card.kind);
            drawing.resolved += 1;
            let treasure = card.kind == MysteryKind::Treasure;
            if treasure {
                drawing.won.push(key.clone());
            }
            self.push(Op::Mystery(drawing), ctx.clone());
            if !treasure {
                let serial = self.s.serial();
                let ctx = Ctx {
                    source: Some(CardRef::Mystery(key.clone())),
                    serial,
                    ..ctx.clone()
                };
                self.push(Op::MysteryCard(key), ctx);
            }
            return Ok(());
        }
        self.push(Op::Mystery(drawing), ctx.clone());
        Ok(())
    }

    /// R-MYST-6: cards set aside go back, treasures are taken.
    fn end_drawing(&mut self, drawing: Drawing, ctx: &Ctx) {
        self.s.piles.mysteries.extend(drawing.aside);
        self.s.chance.shuffle(&mut self.s.piles.mysteries);
        let finder = ctx.actor.unwrap_or_else(|| self.rules().first());
        for key in drawing.won {
            if ctx.placement.is_some() {
                self.s.gains.treasures.push((key, finder));
            } else if self.rules().waits(ctx) {
                self.s.future.treasures.push((key, finder));
            } else {
                self.push(
                    Op::Available(CardRef::Mystery(key), Some(finder)),
                    Ctx::default(),
                );
            }
        }
    }

    /// R-MYST-3: a trap or creature acts, unless a trap is ignored.
    pub(crate) fn mystery_card(&mut self, task: Task, key: &Key) -> Done {
        let card = self
            .cat
            .mysteries
            .get(key)
            .ok_or_else(|| castaway_kernel::Fault(format!("no mystery {key}")))?;
        let actor = task.ctx.actor.unwrap_or_else(|| self.rules().first());
        let mut act: Vec<Op> = card.effects.iter().cloned().map(Op::Effect).collect();
        // R-CARD-7: the Blowgun does not harm Friday.
        let immune = actor == Who::Friday
            && card.effects.iter().any(|e| {
                matches!(
                    e,
                    Effect::Restrict {
                        limit: Limit::Pawns { .. },
                        ..
                    }
                )
            });
        if immune {
            act.clear();
        }
        act.push(Op::CardFate(card.fate));
        let ignoring = self.s.kept.iter().find(|k| {
            k.deck.is_none()
                && k.from <= self.s.round
                && k.holder.is_none_or(|h| h == actor)
                && self
                    .cat
                    .mysteries
                    .get(&k.card)
                    .is_some_and(|c| c.passive.contains(&Passive::IgnoreTrap))
        });
        let mut options = vec![option("go", Label::Suffer, act, &task.ctx)];
        if card.kind == MysteryKind::Trap
            && !self.s.flags.trap_ignored
            && let Some(kept) = ignoring
        {
            options.push(option(
                "ignore",
                Label::IgnoreTrap,
                vec![Op::TrapIgnored(kept.serial, key.clone())],
                &task.ctx,
            ));
        }
        let helps = self.rules().helps(&Stake::Mystery(card.kind), &task.ctx);
        for (who, what) in helps {
            let mut option = self.rules().use_option(who, &what, &task.ctx);
            option.then.push(Task {
                op: Op::MysteryGone(key.clone()),
                ctx: task.ctx.clone(),
            });
            options.push(option);
        }
        self.choose(task, Question::Trap, Some(actor), options);
        Ok(())
    }

    /// R-CARD-51
    pub(crate) fn trap_ignored(&mut self, ctx: &Ctx, serial: u32, key: Key) {
        self.s.flags.trap_ignored = true;
        let actor = ctx.actor;
        if let Some(kept) = self.s.kept.iter_mut().find(|k| k.serial == serial) {
            kept.holder = actor;
        }
        self.s.piles.mystery_discard.push(key);
    }

    /// The running draw, if any, to stop it or take its treasures away.
    pub(crate) fn running_draw(&mut self) -> Option<&mut Drawing> {
        self.s.stack.iter_mut().rev().find_map(|t| match &mut t.op {
            Op::Mystery(drawing) => Some(drawing),
            _ => None,
        })
    }

    /// R-ENDACT-4, R-TERM-2: a treasure becomes available.
    pub(crate) fn treasure_ready(&mut self, key: &Key, finder: Option<Who>, direct: bool) {
        let Some(card) = self.cat.mysteries.get(key) else {
            return;
        };
        let serial = self.s.serial();
        let ctx = Ctx {
            actor: finder,
            source: Some(CardRef::Mystery(key.clone())),
            serial,
            direct,
            ..Ctx::default()
        };
        self.push(Op::CardFate(card.fate), ctx.clone());
        let ops = card.effects.iter().cloned().map(Op::Effect).collect();
        self.push_ops(ops, &ctx);
    }

    /// Where a resolved card goes.
    pub(crate) fn card_fate(&mut self, ctx: &Ctx, fate: Fate) {
        let Some(source) = ctx.source.clone() else {
            return;
        };
        match (fate, source) {
            (Fate::ByChoice, _) => {}
            (Fate::Discard, CardRef::Mystery(key)) => self.s.piles.mystery_discard.push(key),
            (Fate::Discard, _) => {}
            (Fate::ShuffleIntoEvents, CardRef::Adventure(deck, card)) => {
                self.shuffle_into_events(EventDeckCard::Adventure {
                    deck,
                    card,
                    serial: ctx.serial,
                });
            }
            (Fate::ShuffleIntoEvents, CardRef::Mystery(card)) => {
                self.shuffle_into_events(EventDeckCard::Mystery {
                    card,
                    serial: ctx.serial,
                });
            }
            (Fate::ShuffleIntoEvents, _) => {}
            (Fate::Keep, source) => {
                let (deck, key, uses) = match &source {
                    CardRef::Adventure(deck, key) => (
                        Some(*deck),
                        key.clone(),
                        self.cat
                            .adventures
                            .get(&(*deck, key.clone()))
                            .map_or(0, |c| c.uses),
                    ),
                    CardRef::Mystery(key) => (
                        None,
                        key.clone(),
                        self.cat.mysteries.get(key).map_or(0, |c| c.uses),
                    ),
                    _ => return,
                };
                let late = match (&source, deck) {
                    (CardRef::Mystery(key), None) => self
                        .cat
                        .mysteries
                        .get(key)
                        .is_some_and(|c| c.works == Works::NextRound),
                    _ => false,
                };
                let from = if self.s.resolving || (late && !ctx.direct) {
                    self.s.round.saturating_add(1)
                } else {
                    self.s.round
                };
                self.s.kept.push(Kept {
                    serial: ctx.serial,
                    card: key,
                    deck,
                    uses,
                    holder: None,
                    from,
                });
                self.tell(Event::Kept(source));
            }
        }
    }

    fn shuffle_into_events(&mut self, card: EventDeckCard) {
        let shuffled = match &card {
            EventDeckCard::Event(key) => CardRef::Event(key.clone()),
            EventDeckCard::Adventure { deck, card, .. } => CardRef::Adventure(*deck, card.clone()),
            EventDeckCard::Mystery { card, .. } => CardRef::Mystery(card.clone()),
        };
        self.tell(Event::IntoEvents(shuffled));
        self.s.piles.events.push(card);
        self.s.chance.shuffle(&mut self.s.piles.events);
    }
}

//! Effects on people: wounds, determination, pawns, nights outside.

use super::super::{Engine, option, stake::Stake};
use super::seat_text;
use crate::{
    ask::{Label, Loss, Question},
    effect::{Effect, Limit, Mode, Target, Until},
    event::Event,
    ids::{Deck, Part, Who},
    rulings::Reading,
    state::SuccessReroll,
    task::{CardRef, Ctx, Op, Owed, Task},
};

impl Engine<'_> {
    /// A special wound for who resolves (R-WOUND-6), which is no wound on the track (R-WOUND-7).
    pub(super) fn special_wound_effect(&mut self, ctx: &Ctx, part: Part, deck: Deck) {
        let who = ctx.actor.unwrap_or_else(|| self.rules().first());
        if let Some(person) = self.s.person_mut(who) {
            person.specials.push((part, deck));
            self.tell(Event::SpecialWound { who, part });
        }
    }

    /// Determination gained or owed.
    pub(super) fn det_effect(&mut self, ctx: &Ctx, who: Target, n: i8, mode: Mode) {
        if who == Target::Split {
            self.push(Op::DetPoints(n.unsigned_abs()), ctx.clone());
            return;
        }
        let hit = self.rules().targets(who, ctx);
        if n >= 0 {
            for who in hit {
                self.gain_det(who, n.unsigned_abs().into());
            }
        } else {
            // Ruling guest-determination.
            let spared = self.rules().reads(Reading::GuestsOweNothing);
            let ops = hit
                .into_iter()
                .filter(|who| !spared || !matches!(who, Who::Guest(_)))
                .map(|who| Op::Pay {
                    owed: Owed::Det(who),
                    n: n.unsigned_abs(),
                    wounds: mode == Mode::Demand,
                })
                .collect();
            self.push_ops(ops, ctx);
        }
    }

    /// Wounds heal at once.
    pub(super) fn heal_effect(&mut self, ctx: &Ctx, who: Target, n: u8) {
        if who == Target::Split {
            self.push(Op::HealPoints(n), ctx.clone());
            return;
        }
        for who in self.rules().targets(who, ctx) {
            self.heal(who, n);
        }
    }

    /// All determination is lost.
    pub(super) fn lose_all_det(&mut self, task: &Task, who: Target) {
        let hit = self.rules().targets(who, &task.ctx);
        for &who in &hit {
            let stake = Stake::Determination { who, left: 0 };
            if self.before(task, &stake, Loss::Determination) {
                return;
            }
        }
        for who in hit {
            self.pay_det(who, u16::MAX);
        }
    }

    /// Something is not allowed for a round.
    pub(super) fn restrict_effect(&mut self, ctx: &Ctx, who: Target, limit: &Limit) {
        if *limit == Limit::NoMixedPawns {
            self.s.flags.no_mixed = Some(ctx.serial);
            return;
        }
        for who in self.rules().targets(who, ctx) {
            let Some(person) = self.s.person_mut(who) else {
                continue;
            };
            match limit {
                Limit::Pawns { n, until } => match until {
                    Until::ThisRound => person.pawn_limit = Some(*n),
                    Until::NextRound => person.pawn_limit_next = Some(*n),
                },
                Limit::Actions(allowed) => person.allowed = Some(allowed.clone()),
                Limit::NoAbilities => person.no_abilities = true,
                Limit::NoMixedPawns => {}
            }
        }
    }

    /// Somebody sleeps outside (R-OUTSIDE-3).
    pub(super) fn night_outside_effect(&mut self, task: Task) {
        let ctx = task.ctx.clone();
        let who = ctx.actor.unwrap_or_else(|| self.rules().first());
        let slept = self.s.person(who).and_then(|p| p.outside);
        match (ctx.space, slept) {
            (Some(space), None) => self.push(Op::SleepOutside(who, space), ctx),
            // R-OUTSIDE-3: sent outside twice, one picks the tile.
            (Some(space), Some(before)) if before != space => {
                let options = [before, space]
                    .map(|s| {
                        let then = vec![Op::SleepOutside(who, s)];
                        option(s.name(), Label::Space(s), then, &task.ctx)
                    })
                    .to_vec();
                self.choose(task, Question::SleepWhere, Some(who), options);
            }
            (Some(_) | None, _) => {}
        }
    }

    /// Successes are rolled again (R-CARD-13, R-CARD-15).
    pub(super) fn reroll_success_effect(&mut self, ctx: Ctx, sure_rolls: bool, until_event: bool) {
        let who = ctx.actor.unwrap_or_else(|| self.rules().first());
        let from = self.s.round.saturating_add(1);
        if let (Some(CardRef::Mystery(card)), Some(person)) = (ctx.source, self.s.person_mut(who)) {
            person.reroll = Some(SuccessReroll {
                card,
                from,
                to: (!until_event).then_some(from),
                sure_rolls,
            });
        }
    }

    pub(super) fn cover_arrows(&mut self, task: Task, n: u8) {
        let mut options = Vec::new();
        for who in self.s.seats().collect::<Vec<_>>() {
            let Some(person) = self.s.person(who) else {
                continue;
            };
            let arrows = self
                .cat
                .characters
                .get(&person.character)
                .map(|c| c.arrows.clone())
                .unwrap_or_default();
            for arrow in arrows {
                if !person.covered_arrows.contains(&arrow) {
                    options.push(option(
                        format!("{}-{arrow}", seat_text(who)),
                        Label::Arrow(who, arrow),
                        vec![Op::CoverArrow(who, arrow)],
                        &task.ctx,
                    ));
                }
            }
        }
        if options.is_empty() {
            return;
        }
        if n > 1 {
            self.push(
                Op::Effect(Effect::CoverArrows { n: n - 1 }),
                task.ctx.clone(),
            );
        }
        let once = Task {
            op: Op::Effect(Effect::CoverArrows { n: 1 }),
            ctx: task.ctx,
        };
        self.choose(once, Question::CoverArrow, None, options);
    }

    /// R-CARD-44: wounds to hand out, Friday not counted for their number; a finder outside has them alone.
    pub(super) fn distribute_effect(&mut self, ctx: &Ctx, per_player: u8) {
        let finder = ctx.actor.unwrap_or_else(|| self.rules().first());
        if self.s.person(finder).is_some_and(|p| p.outside.is_some()) {
            if let Some(person) = self.s.person_mut(finder) {
                person.night_wounds = person.night_wounds.saturating_add(per_player);
                self.tell(Event::NightWounds(finder, per_player));
            }
            return;
        }
        self.s.flags.night_finder = Some((finder, per_player));
        let n = per_player.saturating_mul(u8::try_from(self.s.people.len()).unwrap_or(4));
        self.push(Op::NightWounds(n), ctx.clone());
    }
}

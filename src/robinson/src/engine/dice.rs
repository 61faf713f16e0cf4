//! Action dice: rolling, forced rerolls, rerolls by abilities, results (R-DICE-1 to R-DICE-8).

use super::{Done, Engine, Opt, option};
use crate::{
    ask::{Label, Question},
    content::Face,
    event::Event,
    ids::{Deck, Place, TokenKind, Who},
    odds::Sway,
    task::{Ctx, Die, Op, Roll, Task, Usable},
};

impl Engine<'_> {
    fn face(&mut self, deck: Deck, die: Die) -> Option<Face> {
        let dice = self.cat.dice.get(&deck)?;
        let faces = match die {
            Die::Success => &dice.success,
            Die::Wound => &dice.wound,
            Die::Adventure => &dice.adventure,
        };
        faces.get(self.s.chance.die(faces.len())).copied()
    }

    /// R-DICE-1, R-DICE-8: rolls; with a token on the deck the card is certain and its die stays where it is.
    pub(crate) fn roll(&mut self, ctx: &Ctx, full: bool, deck: Deck) {
        let Some(who) = ctx.actor else { return };
        self.s.flags.success_stands = false;
        self.s.flags.success_forced = false;
        self.s.flags.fresh_det = false;
        self.s.flags.friday_rerolled = false;
        let success = self.face(deck, Die::Success);
        let wound = if full {
            self.face(deck, Die::Wound)
        } else {
            None
        };
        let adventure = if full && !self.rules().token_draws(deck) {
            self.face(deck, Die::Adventure)
        } else {
            None
        };
        let mut roll = Roll {
            deck,
            success,
            wound,
            adventure,
        };
        self.tell(Event::Rolled { who, roll });
        if roll.success == Some(Face::Det) {
            self.reroll_token_waits_no_more(deck);
        }
        if roll.success == Some(Face::Success) {
            let space = Place::Action(deck.kind());
            // R-TOKEN-4, R-TOKEN-5: the token, else a lasting effect, rerolls the first success once.
            let forced = self.rules().forced_reroll(who, deck);
            if forced == Some(Sway::RerollToken) {
                self.remove_token(TokenKind::Reroll, space);
                self.s.flags.success_stands = true;
            }
            if forced.is_some() {
                self.force(who, &mut roll);
            }
        }
        self.push(Op::AfterRoll(roll), ctx.clone());
    }

    /// A success that must be rolled again, once in a roll.
    fn force(&mut self, who: Who, roll: &mut Roll) {
        self.s.flags.success_forced = true;
        roll.success = self.face(roll.deck, Die::Success);
        self.tell(Event::Rerolled {
            who,
            die: Die::Success,
            roll: *roll,
        });
    }

    /// R-DICE-2: abilities may reroll before any die counts. Only dice that hurt are offered.
    pub(crate) fn after_roll(&mut self, task: Task, roll: Roll) {
        let Some(actor) = task.ctx.actor else { return };
        // R-TOKEN-4: what a reroll token brought stands.
        let again = !self.s.flags.success_stands && !self.s.flags.fresh_det;
        let bad: Vec<Die> = [
            (Die::Success, again && roll.success == Some(Face::Det)),
            (Die::Wound, roll.wound == Some(Face::Wound)),
            (Die::Adventure, roll.adventure == Some(Face::Adventure)),
        ]
        .into_iter()
        .filter_map(|(die, bad)| bad.then_some(die))
        .collect();
        let means = self.rules().rerolls(actor, roll.deck);
        let fresh = self.rules().fresh_rerolls(actor, roll);
        let mut options: Vec<Opt> = vec![option(
            "go",
            Label::Continue,
            vec![Op::RollTaken(roll)],
            &task.ctx,
        )];
        for die in bad {
            let by_fresh = fresh.iter().filter(|_| die != Die::Success);
            for (what, _) in means.iter().chain(by_fresh) {
                let name = format!("{die:?}").to_lowercase();
                // Beside an ability something found may roll the same die again.
                let name = match what {
                    Usable::Discovery(token) => format!("{name}-{token}"),
                    _ => name,
                };
                options.push(option(
                    name,
                    Label::Reroll(die, actor, what.clone()),
                    vec![Op::Reroll {
                        roll,
                        die,
                        who: actor,
                        by: what.clone(),
                    }],
                    &task.ctx,
                ));
            }
        }
        self.choose(task, Question::AfterRoll { roll }, Some(actor), options);
    }

    /// One die is rolled again and paid for.
    pub(crate) fn reroll(&mut self, ctx: &Ctx, mut roll: Roll, die: Die, who: Who, by: &Usable) {
        self.take_fresh_det(who, &roll, die, by);
        match by {
            Usable::FridayReroll => {
                self.pay_det(Who::Friday, 2);
                self.s.flags.friday_rerolled = true;
            }
            Usable::Ability(_)
            | Usable::Equipment(_)
            | Usable::Discovery(_)
            | Usable::Kept(_)
            | Usable::Meal(_)
            | Usable::Pile => self.pay_use(who, by),
        }
        self.tell(Event::Used(who, by.clone()));
        let face = self.face(roll.deck, die);
        match die {
            Die::Success => roll.success = face,
            Die::Wound => roll.wound = face,
            Die::Adventure => roll.adventure = face,
        }
        self.tell(Event::Rerolled {
            who: ctx.actor.unwrap_or(who),
            die,
            roll,
        });
        // R-CARD-13, R-CARD-15: a success that an ability brings must be rolled again as well.
        let actor = ctx.actor.unwrap_or(who);
        if die == Die::Success
            && roll.success == Some(Face::Success)
            && !self.s.flags.success_forced
            && self.rules().success_reroll(actor).is_some()
        {
            self.force(actor, &mut roll);
        }
        self.push(Op::AfterRoll(roll), ctx.clone());
    }

    /// R-DICE-4 to R-DICE-7: wound, success, adventure.
    pub(crate) fn roll_taken(&mut self, ctx: &Ctx, roll: Roll) {
        let (Some(actor), Some(id)) = (ctx.actor, ctx.placement) else {
            return;
        };
        let mut ops = Vec::new();
        if roll.wound == Some(Face::Wound) {
            ops.push(Op::Hurt(actor, 1));
        }
        ops.push(if roll.success == Some(Face::Success) {
            Op::Succeed(id)
        } else {
            Op::FailAction(id)
        });
        // R-TOKEN-21, R-DICE-8: token and die together are one card.
        if self.rules().token_draws(roll.deck) || roll.adventure == Some(Face::Adventure) {
            ops.push(Op::DrawAdventure(roll.deck));
        }
        self.push_ops(ops, ctx);
    }

    /// R-DICE-6, R-FRIDAY-5: draws an adventure; Friday is wounded instead, and who does what the scenario says so of (R-S3-10).
    pub(crate) fn draw_adventure(&mut self, ctx: &Ctx, deck: Deck) -> Done {
        // R-TOKEN-3: a token of this phase waits for the next one.
        if self
            .rules()
            .token_works(TokenKind::Adventure, Place::Deck(deck))
        {
            self.remove_token(TokenKind::Adventure, Place::Deck(deck));
        }
        if let Some(actor) = ctx.actor
            && self.rules().cardless_now(actor, ctx)
        {
            self.push(Op::Hurt(actor, 1), ctx.clone());
            return Ok(());
        }
        let Some(card) = self.s.piles.adventures.get_mut(&deck).and_then(Vec::pop) else {
            return Ok(());
        };
        let source = crate::task::CardRef::Adventure(deck, card.clone());
        self.tell(Event::Drawn(source.clone()));
        let (effects, fate) = self
            .cat
            .adventures
            .get(&(deck, card.clone()))
            .map(|c| (c.effects.clone(), c.fate))
            .ok_or_else(|| castaway_kernel::Fault(format!("no adventure {card}")))?;
        let serial = self.s.serial();
        let ctx = Ctx {
            source: Some(source),
            serial,
            ..ctx.clone()
        };
        self.push(Op::CardFate(fate), ctx.clone());
        self.push_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
        Ok(())
    }
}

//! What becomes of a thing that is used.

use super::{Done, Engine, Opt, Rules, option};
use crate::{
    ask::Label,
    effect::{Cond, Window},
    event::Event,
    ids::Who,
    task::{CardRef, Ctx, Op, Task, Usable},
};

impl Rules<'_> {
    /// An option that uses a thing; the caller adds what comes after.
    pub(crate) fn use_option(&self, who: Who, what: &Usable, ctx: &Ctx) -> Opt {
        let own = match who {
            Who::Seat(seat) if self.on_sheet(who, what) || self.marks_user(what) => {
                format!("s{seat}-")
            }
            Who::Seat(_) | Who::Friday | Who::Guest(_) => String::new(),
        };
        let name = match what {
            Usable::Ability(k) => format!("use-a-{}-{k}", super::effects::seat_text(who)),
            Usable::Equipment(k) => format!("use-e-{own}{k}"),
            Usable::Discovery(k) => format!("use-d-{own}{k}"),
            Usable::Kept(serial) => format!("use-k-{own}{serial}"),
            Usable::Meal(k) => format!("use-m-{k}"),
            Usable::FridayReroll => "use-friday".into(),
            Usable::Pile => "use-pile".into(),
        };
        option(
            name,
            Label::Use(who, what.clone()),
            vec![Op::Use(who, what.clone())],
            ctx,
        )
    }

    /// The printed thing that is used.
    pub(crate) fn card_of(&self, what: &Usable) -> Option<CardRef> {
        match what {
            Usable::Ability(k) => Some(CardRef::Ability(k.clone())),
            Usable::Equipment(k) => Some(CardRef::Equipment(k.clone())),
            Usable::Discovery(k) => Some(CardRef::Discovery(k.clone())),
            Usable::Meal(k) => Some(CardRef::Invention(k.clone())),
            Usable::Kept(serial) => {
                let kept = self.s.kept.iter().find(|k| k.serial == *serial)?;
                Some(match kept.deck {
                    Some(deck) => CardRef::Adventure(deck, kept.card.clone()),
                    None => CardRef::Mystery(kept.card.clone()),
                })
            }
            Usable::FridayReroll | Usable::Pile => None,
        }
    }

    /// The context in which a used thing acts: its own, not that of the card it answers.
    pub(crate) fn use_ctx(&self, who: Who, what: &Usable, ctx: &Ctx) -> Ctx {
        let usage = self.use_of(who, what);
        let at_once = usage.is_some_and(|u| u.at_once || u.window == Window::NotResolving);
        Ctx {
            actor: Some(who),
            source: None,
            serial: 0,
            space: ctx.space,
            gathered: None,
            placement: None,
            action: true,
            direct: at_once,
            alone: self.apart(who, what),
        }
    }
}

impl Engine<'_> {
    /// Pays for a use and marks it.
    pub(crate) fn pay_use(&mut self, who: Who, what: &Usable) {
        let Some(usage) = self.rules().usage(who, what) else {
            return;
        };
        let sheet = self.rules().on_sheet(who, what);
        let apart = self.rules().apart(who, what);
        self.pay_det(who, usage.det.into());
        if apart {
            self.take_own_food(who, usage.food.into());
        } else {
            self.take(crate::ids::Res::Food, usage.food.into());
        }
        match what {
            Usable::Discovery(id) if self.rules().stays(id) => {
                self.s.flags.claimed.insert(id.clone(), who);
            }
            Usable::Discovery(_) | Usable::Equipment(_) if sheet => {
                self.take_from_sheet(who, what);
            }
            Usable::Ability(id) => {
                if let Some(person) = self.s.person_mut(who) {
                    person.used.insert(id.clone());
                }
            }
            Usable::Equipment(id) => {
                if let Some(card) = self.s.equipment.iter_mut().find(|(k, n)| k == id && *n > 0) {
                    card.1 -= 1;
                }
                // R-USE-7
                self.s.equipment.retain(|(_, n)| *n > 0);
                self.equipment_returns(id);
            }
            Usable::Discovery(id) => {
                if let Some(at) = self.s.discoveries.iter().position(|k| k == id) {
                    self.s.discoveries.remove(at);
                }
            }
            Usable::Kept(serial) => self.mark_kept(who, *serial),
            Usable::Meal(item) => {
                self.s.flags.meals.insert(item.clone());
            }
            Usable::FridayReroll | Usable::Pile => {}
        }
    }

    /// R-USE-4, R-TERM-4: a kept card is claimed, counted down and leaves when it is used up.
    pub(crate) fn mark_kept(&mut self, who: Who, serial: u32) {
        let Some(at) = self.s.kept.iter().position(|k| k.serial == serial) else {
            return;
        };
        let kept = &mut self.s.kept[at];
        let card = match kept.deck {
            Some(_) => None,
            None => self.cat.mysteries.get(&kept.card),
        };
        if card.is_some_and(|c| c.one_user) {
            kept.holder = Some(who);
        }
        match kept.uses {
            0 => {}
            1 if card.is_some_and(|c| !c.emptied.is_empty()) => kept.uses = 0,
            1 => {
                let gone = self.s.kept.remove(at);
                if gone.deck.is_none() {
                    self.s.piles.mystery_discard.push(gone.card);
                }
            }
            _ => kept.uses -= 1,
        }
    }

    /// Uses a thing.
    pub(crate) fn use_thing(&mut self, who: Who, what: &Usable, ctx: &Ctx) -> Done {
        let Some(usage) = self.rules().usage(who, what) else {
            return Ok(());
        };
        // R-TEMP-2: temporary weapons may meet what the thing asks for.
        if let Some(Cond::WeaponAtLeast(need)) = usage.requires {
            let task = Task {
                op: Op::Use(who, what.clone()),
                ctx: ctx.clone(),
            };
            if self.ask_arms(&task, who, need, vec![]) {
                return Ok(());
            }
            self.s.flags.temp_weapon = 0;
        }
        let new = self.rules().use_ctx(who, what, ctx);
        let source = self.rules().card_of(what);
        self.tell(Event::Used(who, what.clone()));
        self.pay_use(who, what);
        if *what == Usable::Pile {
            self.push(Op::PileWood(1), new);
            return Ok(());
        }
        let ctx = Ctx { source, ..new };
        self.push_ops(usage.effects.into_iter().map(Op::Effect).collect(), &ctx);
        if usage.wounds > 0 {
            self.push(Op::Hurt(who, usage.wounds), ctx);
        }
        Ok(())
    }
}

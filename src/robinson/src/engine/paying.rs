//! What an action costs in the end: wood saved, the wood token, determination tied to it.

use castaway_kernel::{Key, Pick};

use super::{Done, Engine, Rules, option};
use crate::{
    ask::{Label, Question},
    ids::{Kind, Place, Res, TokenKind, Who},
    plan::{Goal, Placement},
    rulings::Reading,
    state::Stock,
    task::{Op, Task, Usable},
};

impl Rules<'_> {
    /// The leader of an action with the ability that saves wood, if it could be paid for now.
    fn saver(&self, id: u32) -> Option<(Who, Usable)> {
        let placement = self.placement(id).ok()?;
        let costs = matches!(
            placement.what.goal,
            Goal::Build(_) | Goal::Threat { .. } | Goal::Card { .. }
        );
        if !costs || placement.tied.wood == 0 || placement.what.discount {
            return None;
        }
        let mut savers = self.savers(placement).into_iter();
        let (saver, ability) = savers.find_map(|who| Some((who, self.saving(who)?.0)))?;
        Some((saver, Usable::Ability(ability)))
    }

    /// The ability of this person that saves wood, if it could be paid for now, with its price.
    pub(crate) fn saving(&self, who: Who) -> Option<(Key, u8)> {
        let (ability, det) = self.discount_ability(who)?;
        let person = self.s.person(who)?;
        // An action still to come has the ability tied to it.
        let promised = self
            .s
            .plan
            .iter()
            .any(|p| !p.done && p.what.discount && p.leader() == Some(who));
        let able = !promised
            && !person.no_abilities
            && !person.used.contains(&ability)
            && person.det >= u16::from(det);
        able.then_some((ability, det))
    }

    /// What a Build without pawns takes from this person now: its resources, with the determination that saves the
    /// one wood that is missing.
    pub(crate) fn extra_price(&self, who: Who, mut cost: Stock) -> Option<(Stock, u8)> {
        cost = self.s.stock.paying(cost);
        if self.s.stock.covers(cost) {
            return Some((cost, 0));
        }
        cost.wood = cost.wood.checked_sub(1)?;
        let (_, det) = self.saving(who)?;
        self.s.stock.covers(cost).then_some((cost, det))
    }
}

impl Engine<'_> {
    /// R-ABIL-2: before the wood of an action is gone its leader may save a piece of it.
    pub(crate) fn succeed(&mut self, task: Task, id: u32) -> Done {
        let Some((leader, ability)) = self.rules().saver(id) else {
            return self.succeed_now(&task.ctx, id);
        };
        let go = option("go", Label::Continue, vec![Op::SucceedNow(id)], &task.ctx);
        let saving = option(
            "save",
            Label::Use(leader, ability),
            vec![Op::SaveWood(id), Op::SucceedNow(id)],
            &task.ctx,
        );
        self.ask(
            task,
            Question::SaveWood,
            Some(leader),
            Pick::One,
            vec![go, saving],
        );
        Ok(())
    }

    /// R-ABIL-2: a wood that was tied comes back for the ability's price.
    pub(crate) fn save_wood(&mut self, id: u32) -> Done {
        let Some((leader, ability)) = self.rules().saver(id) else {
            return Ok(());
        };
        self.tell(crate::event::Event::Used(leader, ability.clone()));
        self.pay_use(leader, &ability);
        if let Some(placement) = self.s.plan.iter_mut().find(|p| p.id == id) {
            placement.tied.wood = placement.tied.wood.saturating_sub(1);
            placement.what.discount = true;
            self.s.stock.wood = self.s.stock.wood.saturating_add(1);
        }
        Ok(())
    }

    /// The determination of a discount is spent with the action; that for weapons is paid as they are used.
    pub(crate) fn spend_det(&mut self, placement: &Placement) {
        let Some(leader) = placement.leader() else {
            return;
        };
        let discount = match self.rules().discount_ability(leader) {
            Some((ability, det)) if placement.what.discount && placement.tied_det >= det => {
                if let Some(person) = self.s.person_mut(leader) {
                    person.used.insert(ability);
                }
                det
            }
            _ => 0,
        };
        if let Some(person) = self.s.person_mut(leader) {
            let rest = placement.tied_det.saturating_sub(discount);
            person.det = person.det.saturating_add(rest.into());
        }
    }

    /// R-TOKEN-13, R-TOKEN-14: the build is paid, the wood token with it.
    pub(crate) fn build_paid(&mut self, placement: &Placement) {
        if placement.wood_token {
            self.remove_token(TokenKind::AdditionalWood, Place::Action(Kind::Build));
        } else if placement.paid_in_wood() {
            self.s.flags.wood_built = true;
            if self.s.flags.floating_wood {
                self.pay_floating_wood();
            }
        }
        self.spend_det(placement);
    }

    /// R-TOKEN-14: the build that carried the token failed; another that succeeded pays for it, or it stays.
    pub(crate) fn float_wood(&mut self) {
        self.s.flags.floating_wood = true;
        if self.s.flags.wood_built && !self.rules().reads(Reading::WoodTokenLooksAhead) {
            self.pay_floating_wood();
        }
    }

    fn pay_floating_wood(&mut self) {
        if self.take(Res::Wood, 1) == 1 {
            self.s.flags.floating_wood = false;
            self.remove_token(TokenKind::AdditionalWood, Place::Action(Kind::Build));
        }
    }
}

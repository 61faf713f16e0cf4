//! Planning: checking, tying and taking back planned actions (R-PLAN-1 to R-PLAN-18).

mod besides;
mod needs;
mod prepare;

pub(crate) use needs::Needs;

use castaway_kernel::{Key, Seat};

use super::{Engine, Rules};
use crate::{
    effect::{Passive, PawnColour},
    event::Event,
    ids::{Phase, Res},
    plan::{Assignment, Pawn, Placement},
    reject::Rejection,
    state::NeutralPawn,
    task::{Ctx, Op},
};

impl Rules<'_> {
    /// R-PLAN-3, R-PLAN-5: whether every action is manned and every own pawn stands; Friday's may be left out (R-FRIDAY-12).
    pub(crate) fn may_advance(&self) -> Result<(), Rejection> {
        if self.s.ask.is_some() {
            return Err(Rejection::QuestionOpen);
        }
        if !self.s.planning {
            return Err(Rejection::NotPlanning);
        }
        for placement in &self.s.plan {
            if !placement.manned() {
                return Err(Rejection::Undermanned {
                    placement: placement.id,
                    missing: placement.risky
                        - u8::try_from(placement.what.pawns.len()).unwrap_or(placement.risky),
                });
            }
        }
        for seat in 0..u8::try_from(self.s.people.len()).unwrap_or(4) {
            let left = self.free(Pawn::Seat(seat), None);
            if left > 0 && self.has_work(seat) {
                return Err(Rejection::PawnsLeft { seat, left });
            }
        }
        Ok(())
    }

    /// Whether a free pawn of this seat could stand anywhere so that the action is manned.
    pub(crate) fn has_work(&self, seat: u8) -> bool {
        crate::offers::offers_for(self, Seat(seat))
            .iter()
            .any(|offer| offer.blocked.is_none() && crate::legal::can_man(self, Seat(seat), offer))
    }

    /// Every built item and kept card with what it does by itself.
    pub(crate) fn passives(&self) -> Vec<(Key, Passive)> {
        let items = self
            .s
            .inventions
            .iter()
            .filter(|(_, i)| i.built && !i.suspended)
            .filter_map(|(key, _)| self.cat.inventions.get(key))
            .flat_map(|card| card.passive.iter().map(|p| (card.id.clone(), p.clone())));
        let kept = self
            .s
            .kept
            .iter()
            .filter(|k| k.deck.is_none() && k.from <= self.s.round && !self.lies_outside(k))
            .filter_map(|k| self.cat.mysteries.get(&k.card).map(|card| (k, card)))
            .flat_map(|(kept, card)| {
                let works = if card.used_up(kept.uses) {
                    &card.emptied
                } else {
                    &card.passive
                };
                works.iter().map(|p| (card.id.clone(), p.clone()))
            });
        items.chain(kept).collect()
    }
}

impl Engine<'_> {
    /// Opens planning; items bring their pawns (R-NEUT-3).
    pub(crate) fn planning_start(&mut self) {
        self.s.phase = Phase::Action;
        self.s.planning = true;
        self.tell(Event::Phase(Phase::Action));
        let pawns: Vec<(Key, PawnColour, Option<Key>)> = self
            .rules()
            .passives()
            .into_iter()
            .filter_map(|(from, p)| match p {
                Passive::PawnEachRound(colour) => Some((from, colour, None)),
                Passive::PawnFor { colour, action } => Some((from, colour, Some(action))),
                _ => None,
            })
            .collect();
        for (from, colour, action) in pawns {
            self.add_pawn(from, colour, None);
            if let Some(pawn) = self.s.flags.neutral.last_mut() {
                pawn.action = action;
            }
        }
        self.push(Op::Planning, Ctx::default());
    }

    /// A neutral pawn joins this round.
    pub(crate) fn add_pawn(&mut self, from: Key, colour: PawnColour, only: Option<u8>) {
        let id = u8::try_from(self.s.flags.neutral.len()).unwrap_or(u8::MAX);
        self.s.flags.neutral.push(NeutralPawn {
            id,
            colour,
            from,
            only,
            action: None,
        });
    }

    /// R-PLAN-12, R-PLAN-13, R-BUILD-2: plans an action and ties what it costs.
    pub(crate) fn assign(&mut self, seat: Seat, what: &Assignment) -> Result<(), Rejection> {
        if self.s.ask.is_some() {
            return Err(Rejection::QuestionOpen);
        }
        let mut placement = self.rules().prepare(Some(seat), what, None)?;
        placement.id = self.s.serial();
        self.tie(&placement);
        self.tell(Event::Planned {
            placement: placement.id,
            what: what.clone(),
        });
        self.s.plan.push(placement);
        Ok(())
    }

    /// Plans actions one after the other; whoever refuses one refuses all, for the order then changes nothing.
    pub(crate) fn assign_all(&mut self, seat: Seat, all: &[Assignment]) -> Result<(), Rejection> {
        if all.is_empty() {
            return Err(Rejection::PawnNotFree);
        }
        all.iter().try_for_each(|what| self.assign(seat, what))
    }

    fn tie(&mut self, placement: &Placement) {
        for &res in Res::ALL {
            let slot = self.s.stock.of(res);
            *slot = slot.saturating_sub(placement.tied.get(res));
        }
        if let Some(person) = placement.leader().and_then(|w| self.s.person_mut(w)) {
            person.det = person.det.saturating_sub(placement.tied_det.into());
        }
    }

    /// Gives back what an action had tied (R-BUILD-4).
    pub(crate) fn untie(&mut self, placement: &Placement) {
        self.s.stock.add(placement.tied);
        self.give_back_det(placement);
    }

    /// Determination tied to an action is its leader's again.
    pub(crate) fn give_back_det(&mut self, placement: &Placement) {
        if let Some(person) = placement.leader().and_then(|w| self.s.person_mut(w)) {
            person.det = person.det.saturating_add(placement.tied_det.into());
        }
    }

    /// Adds pawns to a planned action.
    pub(crate) fn join(
        &mut self,
        seat: Seat,
        id: u32,
        pawns: &[Pawn],
        lead: bool,
    ) -> Result<(), Rejection> {
        if self.s.ask.is_some() {
            return Err(Rejection::QuestionOpen);
        }
        let at = self
            .s
            .plan
            .iter()
            .position(|p| p.id == id)
            .ok_or(Rejection::NoSuchPlacement)?;
        if pawns.is_empty() {
            return Err(Rejection::PawnNotFree);
        }
        if pawns
            .iter()
            .any(|p| matches!(p, Pawn::Seat(s) if *s != seat.0))
        {
            return Err(Rejection::ForeignPawn);
        }
        let old = self.s.plan[at].clone();
        let mut what = old.what.clone();
        what.pawns = old.joined(pawns, lead);
        let new = self.rules().prepare(None, &what, Some(id))?;
        self.untie(&old);
        self.tie(&new);
        self.s.plan[at] = new;
        self.tell(Event::Joined { placement: id });
        Ok(())
    }

    /// Takes a planned action back; actions that rested on it are planned anew or dropped.
    pub(crate) fn unassign(&mut self, seat: Seat, id: u32) -> Result<(), Rejection> {
        if !self.s.planning {
            return Err(Rejection::NotPlanning);
        }
        if self.s.ask.is_some() {
            return Err(Rejection::QuestionOpen);
        }
        let at = self
            .s
            .plan
            .iter()
            .position(|p| p.id == id)
            .ok_or(Rejection::NoSuchPlacement)?;
        let own = |pawn: &Pawn| !matches!(pawn, Pawn::Seat(s) if *s != seat.0);
        if !self.s.plan[at].what.pawns.iter().any(own) {
            return Err(Rejection::ForeignPawn);
        }
        let gone = self.s.plan.remove(at);
        self.untie(&gone);
        self.tell(Event::TakenBack { placement: id });
        // A token's surcharge may fall on another action now, so the rest is planned again in order.
        let rest = std::mem::take(&mut self.s.plan);
        for old in &rest {
            self.untie(old);
        }
        for old in rest {
            match self.rules().prepare(None, &old.what, None) {
                Ok(mut new) => {
                    new.id = old.id;
                    self.tie(&new);
                    self.s.plan.push(new);
                }
                Err(_) => self.tell(Event::TakenBack { placement: old.id }),
            }
        }
        Ok(())
    }

    /// Takes the pawns of a seat out of an action in which others stand, too; one of another seat leads then, where the next in line
    /// may not. What cannot be planned without them is taken back.
    pub(crate) fn leave(&mut self, seat: Seat, id: u32) -> Result<(), Rejection> {
        if !self.s.planning {
            return Err(Rejection::NotPlanning);
        }
        if self.s.ask.is_some() {
            return Err(Rejection::QuestionOpen);
        }
        let at = self.s.plan.iter().position(|p| p.id == id);
        let at = at.ok_or(Rejection::NoSuchPlacement)?;
        let old = self.s.plan[at].clone();
        if !old.shared_by(seat.0) {
            return Err(Rejection::NoSuchPlacement);
        }
        let mut what = old.what.clone();
        what.pawns.retain(|pawn| *pawn != Pawn::Seat(seat.0));
        let mut left = self.rules().prepare(None, &what, Some(id));
        if left.is_err()
            && let Some(first) = what.pawns.iter().position(|p| matches!(p, Pawn::Seat(_)))
        {
            let leader = what.pawns.remove(first);
            what.pawns.insert(0, leader);
            left = self.rules().prepare(None, &what, Some(id));
        }
        match left {
            Ok(new) => {
                self.untie(&old);
                self.tie(&new);
                self.s.plan[at] = new;
                self.tell(Event::Joined { placement: id });
                Ok(())
            }
            Err(_) => self.unassign(seat, id),
        }
    }

    /// R-PLAN-5: confirms the plan; resolution begins.
    pub(crate) fn advance(&mut self) -> Result<(), Rejection> {
        self.rules().may_advance()?;
        self.s.planning = false;
        self.s.resolving = true;
        // The planning step itself is done.
        self.s.stack.pop();
        self.push(Op::NextAction, Ctx::default());
        self.push(Op::DangerWounds, Ctx::default());
        self.push(Op::PileAfterPlanning, Ctx::default());
        Ok(())
    }
}

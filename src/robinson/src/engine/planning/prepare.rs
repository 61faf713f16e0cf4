//! Checking an assignment (R-PLAN-1 to R-PLAN-15).

use castaway_kernel::{Key, Seat};

use super::super::Rules;
use crate::{
    effect::{Passive, PawnColour, Window},
    ids::{Kind, Who},
    plan::{Assignment, Goal, Pawn, Placement, Project},
    reject::Rejection,
    state::Stock,
};

impl Rules<'_> {
    /// Own pawns of a seat this round (R-PLAN-2).
    pub(crate) fn pawns_of(&self, seat: u8) -> u8 {
        self.s
            .people
            .get(usize::from(seat))
            .map_or(0, |p| p.pawn_limit.unwrap_or(2).clamp(1, 2))
    }

    /// How many of a pawn there are this round.
    pub(crate) fn there_are(&self, pawn: Pawn) -> u8 {
        match pawn {
            Pawn::Seat(seat) => self.pawns_of(seat),
            Pawn::Friday => u8::from(self.s.friday.as_ref().is_some_and(|f| !f.dead)),
            Pawn::Dog => u8::from(self.s.dog),
            Pawn::Guest(n) => {
                let guest = self.s.guests.get(usize::from(n));
                u8::from(guest.is_some_and(|guest| guest.with_camp))
            }
            Pawn::Neutral(id) => u8::from(self.s.flags.neutral.iter().any(|n| n.id == id)),
        }
    }

    /// How many of a pawn are not assigned; `skip` is left out of the plan.
    pub(crate) fn free(&self, pawn: Pawn, skip: Option<u32>) -> u8 {
        let there = self.there_are(pawn);
        let used = self
            .s
            .plan
            .iter()
            .filter(|p| Some(p.id) != skip)
            .flat_map(|p| &p.what.pawns)
            .filter(|p| **p == pawn)
            .count();
        there.saturating_sub(u8::try_from(used).unwrap_or(u8::MAX))
    }

    /// Whether a pawn may stand at an action at all: Friday anywhere (R-FRIDAY-3), the dog where somebody hunts or explores
    /// (R-DOG-1).
    pub(crate) fn pawn_fits(
        &self,
        pawn: Pawn,
        goal: &Goal,
        leader: Option<Pawn>,
    ) -> Result<(), Rejection> {
        let kind = goal.kind();
        match pawn {
            Pawn::Seat(seat) => {
                let allowed = self
                    .s
                    .people
                    .get(usize::from(seat))
                    .and_then(|p| p.allowed.as_ref());
                if allowed.is_some_and(|a| !a.contains(&kind)) {
                    return Err(Rejection::ActionForbidden(kind));
                }
                Ok(())
            }
            Pawn::Friday => Ok(()),
            Pawn::Guest(n) => {
                let person = self.s.person(Who::Guest(n));
                let allowed = person.and_then(|p| p.allowed.as_ref());
                match self.guest_acts(goal) && allowed.is_none_or(|a| a.contains(&kind)) {
                    true => Ok(()),
                    false => Err(Rejection::PawnUnfit(kind)),
                }
            }
            Pawn::Dog if PawnColour::HuntOrExplore.supports(kind) => Ok(()),
            Pawn::Dog => Err(Rejection::PawnUnfit(kind)),
            Pawn::Neutral(id) => {
                let Some(neutral) = self.s.flags.neutral.iter().find(|n| n.id == id) else {
                    return Err(Rejection::PawnNotFree);
                };
                let owner_leads = neutral
                    .only
                    .is_none_or(|seat| leader == Some(Pawn::Seat(seat)));
                let serves =
                    |only: &Key| matches!(goal, Goal::Special { action, .. } if action == only);
                match &neutral.action {
                    Some(only) if !serves(only) => Err(Rejection::PawnServes(only.clone())),
                    _ if neutral.colour.supports(kind) && owner_leads => Ok(()),
                    _ => Err(Rejection::PawnUnfit(kind)),
                }
            }
        }
    }

    /// Checks everything about an assignment and says what it would look like.
    pub(crate) fn prepare(
        &self,
        seat: Option<Seat>,
        what: &Assignment,
        replace: Option<u32>,
    ) -> Result<Placement, Rejection> {
        if !self.s.planning {
            return Err(Rejection::NotPlanning);
        }
        let needs = self.needs(&what.goal, what.price, replace)?;
        let leader = what.pawns.first().copied().ok_or(Rejection::NeedsLeader)?;
        let leading = leader.who().ok_or(Rejection::NeedsLeader)?;
        if leading == Who::Friday && what.pawns.iter().any(|p| matches!(p, Pawn::Seat(_))) {
            return Err(Rejection::FridaySupports);
        }
        if leading == Who::Friday && !self.friday_resolves(&what.goal) {
            return Err(Rejection::NeedsCharacter);
        }
        if what.pawns.len() > usize::from(needs.sure) {
            return Err(Rejection::TooManyPawns { max: needs.sure });
        }
        for (at, &pawn) in what.pawns.iter().enumerate() {
            if let (Some(Seat(own)), Pawn::Seat(other)) = (seat, pawn)
                && own != other
            {
                return Err(Rejection::ForeignPawn);
            }
            let before = what.pawns[..at].iter().filter(|p| **p == pawn).count();
            if usize::from(self.free(pawn, replace)) <= before {
                return Err(Rejection::PawnNotFree);
            }
            self.pawn_fits(pawn, &what.goal, Some(leader))?;
        }
        // R-PLAN-4: pawns of several share an action, unless a card forbids or demands it.
        let persons = persons(&what.pawns);
        let exempt = match (&what.goal, self.s.flags.no_mixed) {
            (Goal::Threat { slot, .. }, Some(serial)) => self.s.threats[usize::from(*slot).min(1)]
                .as_ref()
                .is_some_and(|t| t.serial == serial),
            _ => false,
        };
        if self.s.flags.no_mixed.is_some() && persons.len() > 1 && !exempt {
            return Err(Rejection::NoMixing);
        }
        if let Goal::Threat { slot, option } = what.goal
            && let Some((_, action)) = self.threat_action(slot, option)
            && action.mixed
            && what.pawns.len() >= usize::from(needs.risky)
            && persons.len() < 2
        {
            return Err(Rejection::NeedsMixing);
        }
        if let Goal::Build(Project::Invention(key)) = &what.goal
            && let Some(owner) = self.s.inventions.get(key).and_then(|i| i.owner)
            && leader != Pawn::Seat(owner)
        {
            return Err(Rejection::NotOwner(key.clone()));
        }
        // R-PLAN-10: again by anybody, though by one person twice at most.
        if matches!(what.goal, Goal::Arrange | Goal::Rest) {
            let times = self
                .s
                .plan
                .iter()
                .filter(|p| Some(p.id) != replace)
                .filter(|p| p.what.goal == what.goal && p.leader() == Some(leading))
                .count();
            if times >= 2 {
                return Err(Rejection::TwiceAtMost);
            }
        }
        let mut cost = needs.cost;
        let mut tied_det = match what.goal {
            Goal::Threat { .. } => self.check_arms(what, leading, needs.weapon, replace)?,
            Goal::Hunt
            | Goal::Build(_)
            | Goal::Gather { .. }
            | Goal::Explore(_)
            | Goal::Card { .. }
            | Goal::Special { .. }
            | Goal::Arrange
            | Goal::Rest => {
                self.check_aids(what, replace)?;
                0
            }
        };
        if what.discount {
            tied_det = tied_det.saturating_add(self.discount_price(leading, cost, replace)?);
            cost.wood = cost.wood.saturating_sub(1);
        }
        let mut free = self.s.stock;
        if let Some(old) = replace.and_then(|id| self.s.plan.iter().find(|p| p.id == id)) {
            free.add(old.tied);
        }
        // R-PLAN-14: what is tied serves no other action.
        let tied = free.paying(cost);
        if !free.covers(tied) {
            return Err(Rejection::Needs { need: cost, free });
        }
        Ok(Placement {
            id: replace.unwrap_or(0),
            what: what.clone(),
            tied,
            tied_det,
            risky: needs.risky,
            sure: needs.sure,
            time_token: needs.time_token,
            wood_token: needs.wood_token,
            done: false,
        })
    }

    pub(super) fn check_aids(
        &self,
        what: &Assignment,
        replace: Option<u32>,
    ) -> Result<(), Rejection> {
        for (at, aid) in what.aids.iter().enumerate() {
            let fits = what.goal.kind() == Kind::Gather
                && self.s.built(aid.as_str())
                && self.gather_bonus(aid) > 0
                && !what.aids[..at].contains(aid)
                && !self
                    .s
                    .plan
                    .iter()
                    .any(|p| Some(p.id) != replace && p.what.aids.contains(aid));
            if !fits {
                return Err(Rejection::AidUnfit(aid.clone()));
            }
        }
        Ok(())
    }

    /// R-CARD-4: what an item adds to a Gather.
    pub(crate) fn gather_bonus(&self, item: &Key) -> u8 {
        self.cat
            .inventions
            .get(item)
            .and_then(|i| {
                i.passive.iter().find_map(|p| match p {
                    Passive::GatherBonus(n) => Some(*n),
                    _ => None,
                })
            })
            .unwrap_or(0)
    }

    /// R-ABIL-2, R-ABIL-3: the price of a wood discount, if the leader can pay it.
    pub(super) fn discount_price(
        &self,
        leader: Who,
        cost: Stock,
        replace: Option<u32>,
    ) -> Result<u8, Rejection> {
        let (ability, det) = self.discount_ability(leader).ok_or(Rejection::NotHeld)?;
        let person = self.s.person(leader).ok_or(Rejection::NotHeld)?;
        if person.no_abilities {
            return Err(Rejection::AbilitiesBlocked);
        }
        let tied_elsewhere = self
            .s
            .plan
            .iter()
            .any(|p| Some(p.id) != replace && p.what.discount && p.leader() == Some(leader));
        if person.used.contains(&ability) || tied_elsewhere {
            return Err(Rejection::UsedThisRound);
        }
        if cost.wood == 0 {
            return Err(Rejection::NoEffect);
        }
        let back = replace
            .and_then(|id| self.s.plan.iter().find(|p| p.id == id))
            .map_or(0, |p| u16::from(p.tied_det));
        if person.det + back < u16::from(det) {
            return Err(Rejection::NeedsDet {
                need: det,
                have: person.det,
            });
        }
        Ok(det)
    }

    /// The ability of a person that saves wood, with its price.
    pub(crate) fn discount_ability(&self, who: Who) -> Option<(Key, u8)> {
        let person = self.s.person(who)?;
        self.cat
            .characters
            .get(&person.character)?
            .abilities
            .iter()
            .find(|a| a.usage.window == Window::OwnAction)
            .map(|a| (a.id.clone(), a.usage.det))
    }
}

/// The different persons among pawns.
pub(crate) fn persons(pawns: &[Pawn]) -> Vec<Who> {
    let mut found = Vec::new();
    for who in pawns.iter().filter_map(|p| p.who()) {
        if !found.contains(&who) {
            found.push(who);
        }
    }
    found
}

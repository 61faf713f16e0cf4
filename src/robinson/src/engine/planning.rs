//! Planning: checking, tying and taking back planned actions (R-PLAN-1 to R-PLAN-18).

use castaway_kernel::{Key, Seat};

use super::Engine;
use crate::{
    content::{CardAction, InventionKind, Price, Requirement, ThreatAction},
    effect::{Effect, Passive, PawnColour},
    event::Event,
    ids::{Kind, Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::{Assignment, Goal, Pawn, Placement, Project},
    reject::Rejection,
    rulings::Reading,
    state::{NeutralPawn, Stock},
    task::{CardRef, Ctx, Op},
};

/// What an action asks for before anybody is named.
#[derive(Clone, Debug)]
pub(crate) struct Needs {
    pub cost: Stock,
    pub risky: u8,
    pub sure: u8,
    pub time_token: bool,
    pub wood_token: bool,
    pub card: Option<CardRef>,
    /// Weapon level, which temporary levels may meet (R-TEMP-2).
    pub weapon: u8,
}

impl Engine<'_> {
    /// Opens planning; items bring their pawns (R-NEUT-3).
    pub(crate) fn planning_start(&mut self) {
        self.s.phase = Phase::Action;
        self.s.planning = true;
        self.tell(Event::Phase(Phase::Action));
        let pawns: Vec<(Key, PawnColour)> = self
            .passives()
            .into_iter()
            .filter_map(|(from, p)| match p {
                Passive::PawnEachRound(colour) => Some((from, colour)),
                _ => None,
            })
            .collect();
        for (from, colour) in pawns {
            self.add_pawn(from, colour, None);
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
        });
    }

    /// The card and option of a Threat Action.
    pub(crate) fn threat_action(&self, slot: u8, option: u8) -> Option<(CardRef, ThreatAction)> {
        let threat = self.s.threats.get(usize::from(slot))?.as_ref()?;
        let (source, card) = if threat.wreckage {
            (
                CardRef::Wreckage(threat.card.clone()),
                self.cat.wreckage.get(&threat.card)?,
            )
        } else {
            (
                CardRef::Event(threat.card.clone()),
                self.cat.events.get(&threat.card)?,
            )
        };
        let action = card.actions.get(usize::from(option))?;
        Some((source, action.clone()))
    }

    /// R-BUILD-7: the price of shelter, roof and palisade.
    pub(crate) fn camp_price(&self) -> Price {
        match self.s.people.len() {
            0..=2 => Price { wood: 2, fur: 1 },
            3 => Price { wood: 3, fur: 2 },
            _ => Price { wood: 4, fur: 3 },
        }
    }

    /// The alternative prices of a project, tokens on its own space included (R-TOKEN-16).
    pub(crate) fn prices(&self, project: &Project) -> Vec<Price> {
        let (own, place) = match project {
            Project::Shelter => (None, Some(Place::Shelter)),
            Project::Level(track) => (
                (*track == Track::Weapon).then_some(Price { wood: 1, fur: 0 }),
                Some(Place::Track(*track)),
            ),
            Project::Invention(key) => {
                let mut prices = self
                    .cat
                    .inventions
                    .get(key)
                    .map(|i| i.price.clone())
                    .unwrap_or_default();
                if prices.is_empty() {
                    prices.push(Price::default());
                }
                return prices;
            }
        };
        let mut prices = match own {
            Some(price) => vec![price],
            None => {
                let both = self.camp_price();
                vec![
                    Price {
                        wood: both.wood,
                        fur: 0,
                    },
                    Price {
                        wood: 0,
                        fur: both.fur,
                    },
                ]
            }
        };
        if place.is_some_and(|p| self.token_works(TokenKind::AdditionalWood, p)) {
            for price in &mut prices {
                if price.wood > 0 {
                    price.wood += 1;
                }
            }
        }
        prices
    }

    /// The needs of an action at one price, or why it cannot be planned at all; `skip` is left out of the plan.
    pub(crate) fn needs(
        &self,
        goal: &Goal,
        price: u8,
        skip: Option<u32>,
    ) -> Result<Needs, Rejection> {
        let others: Vec<&Placement> = self.s.plan.iter().filter(|p| Some(p.id) != skip).collect();
        let same = others.iter().any(|p| p.what.goal == *goal);
        let mut needs = match goal {
            Goal::Threat { slot, option } => {
                let (card, action) = self
                    .threat_action(*slot, *option)
                    .ok_or(Rejection::NoThreat)?;
                let taken = others
                    .iter()
                    .any(|p| matches!(p.what.goal, Goal::Threat { slot: s, .. } if s == *slot));
                if taken {
                    return Err(Rejection::PlannedAlready);
                }
                let mut weapon = 0;
                let cost = match action.requires.get(usize::from(price)) {
                    Some(requirement) => {
                        weapon = requirement.weapon;
                        self.requirement(requirement)?
                    }
                    None if price == 0 && action.requires.is_empty() => Stock::default(),
                    None => return Err(Rejection::NoSuchPrice),
                };
                Needs {
                    cost,
                    risky: action.pawns,
                    sure: action.pawns,
                    time_token: false,
                    wood_token: false,
                    card: Some(card),
                    weapon,
                }
            }
            Goal::Card { kind, serial } => {
                if same {
                    return Err(Rejection::PlannedAlready);
                }
                let (card, action) = self.card_action(*serial).ok_or(Rejection::NotHeld)?;
                if action.kind != *kind {
                    return Err(Rejection::NotHeld);
                }
                // R-CARD-49: there is no way without the pawns that make it sure.
                Needs {
                    card: Some(card),
                    ..plain(action.pawns, action.pawns)
                }
            }
            Goal::Hunt => {
                let hunts = others.iter().filter(|p| p.what.goal == Goal::Hunt).count();
                if hunts >= self.s.piles.hunting.len() {
                    return Err(Rejection::NothingToHunt);
                }
                plain(2, 2)
            }
            Goal::Build(project) => self.project_needs(project, price, same)?,
            Goal::Gather { space, source } => {
                if *space == self.s.camp {
                    return Err(Rejection::CampTile);
                }
                let distance = self.reach(*space)?;
                if self.tile_card(*space).is_none() {
                    return Err(Rejection::Unreachable);
                }
                if self.s.flags.shortcut_used == Some((*space, *source)) || same {
                    return Err(Rejection::PlannedAlready);
                }
                if !self.gatherable(*space).iter().any(|(s, _)| s == source) {
                    return Err(Rejection::Exhausted);
                }
                plain(distance, distance + 1)
            }
            Goal::Explore(space) => {
                if self.s.island.get(space).is_some_and(|t| t.number > 0) {
                    return Err(Rejection::AlreadyExplored);
                }
                if same {
                    return Err(Rejection::PlannedAlready);
                }
                let planned = others
                    .iter()
                    .filter(|p| matches!(p.what.goal, Goal::Explore(_)))
                    .count();
                if planned >= self.s.piles.tiles.len() {
                    return Err(Rejection::NoTiles);
                }
                let distance = self.reach(*space)?;
                plain(distance, distance + 1)
            }
            Goal::Arrange | Goal::Rest => plain(1, 1),
        };
        if !matches!(goal, Goal::Build(_) | Goal::Threat { .. }) && price != 0 {
            return Err(Rejection::NoSuchPrice);
        }
        self.surcharges(goal, &others, &mut needs);
        Ok(needs)
    }

    fn reach(&self, space: Space) -> Result<u8, Rejection> {
        self.distances()
            .get(&space)
            .copied()
            .filter(|&d| d > 0 && (d <= 2 || !self.reads(Reading::TwoStepsAtMost)))
            .ok_or(Rejection::Unreachable)
    }

    fn requirement(&self, requirement: &Requirement) -> Result<Stock, Rejection> {
        if let Some(item) = &requirement.item
            && !self.s.built(item.as_str())
        {
            return Err(Rejection::NeedsItem(item.clone()));
        }
        Ok(Stock {
            wood: requirement.wood.into(),
            fur: requirement.fur.into(),
            food: requirement.food.into(),
            npfood: 0,
        })
    }

    fn project_needs(&self, project: &Project, price: u8, same: bool) -> Result<Needs, Rejection> {
        match project {
            Project::Shelter if self.s.shelter => return Err(Rejection::HasShelter),
            Project::Shelter if same => return Err(Rejection::PlannedAlready),
            Project::Level(Track::Roof | Track::Palisade) if !self.sheltered() => {
                return Err(Rejection::NeedsShelter);
            }
            Project::Shelter | Project::Level(_) => {}
            Project::Invention(key) => {
                if same {
                    return Err(Rejection::PlannedAlready);
                }
                self.buildable(key)?;
            }
        }
        let price = *self
            .prices(project)
            .get(usize::from(price))
            .ok_or(Rejection::NoSuchPrice)?;
        Ok(Needs {
            cost: Stock::from_price(price),
            ..plain(1, 2)
        })
    }

    /// R-ITEM-2, R-PLAN-15: terrain and items an invention needs.
    pub(crate) fn buildable(&self, key: &Key) -> Result<(), Rejection> {
        let (Some(state), Some(card)) = (self.s.inventions.get(key), self.cat.inventions.get(key))
        else {
            return Err(Rejection::NotOnBoard(key.clone()));
        };
        if state.built {
            return Err(Rejection::AlreadyBuilt(key.clone()));
        }
        if let Some(terrain) = card.terrain
            && !self.s.explored_terrain(self.cat).contains(&terrain)
        {
            return Err(Rejection::NeedsTerrain(terrain));
        }
        match card.items.iter().find(|i| !self.s.built(i.as_str())) {
            Some(item) => Err(Rejection::NeedsItem(item.clone())),
            None => Ok(()),
        }
    }

    /// R-TOKEN-9 to R-TOKEN-12: pawns and wood that tokens add.
    fn surcharges(&self, goal: &Goal, others: &[&Placement], needs: &mut Needs) {
        let kind = goal.kind();
        let mut extra = 0;
        let first = !others
            .iter()
            .any(|p| p.time_token && p.what.goal.kind() == kind);
        if first && self.token_works(TokenKind::TimeConsuming, Place::Action(kind)) {
            extra += 1;
            needs.time_token = true;
        }
        let on = match goal {
            Goal::Gather { space, .. } | Goal::Explore(space) => Some(*space),
            Goal::Build(_) | Goal::Arrange | Goal::Rest | Goal::Card { .. } => Some(self.s.camp),
            Goal::Threat { .. } | Goal::Hunt => None,
        };
        if on.is_some_and(|s| self.token_works(TokenKind::TimeConsuming, Place::Space(s))) {
            extra += 1;
        }
        if self.reads(Reading::SurchargesOnce) {
            extra = extra.min(1);
        }
        needs.risky += extra;
        needs.sure += extra;
        if kind == Kind::Build
            && needs.cost.wood > 0
            && !others.iter().any(|p| p.wood_token)
            && self.token_works(TokenKind::AdditionalWood, Place::Action(Kind::Build))
        {
            needs.cost.wood += 1;
            needs.wood_token = true;
        }
    }

    /// Own pawns of a seat this round (R-PLAN-2).
    pub(crate) fn pawns_of(&self, seat: u8) -> u8 {
        self.s
            .people
            .get(usize::from(seat))
            .map_or(0, |p| p.pawn_limit.unwrap_or(2).clamp(1, 2))
    }

    /// How many of a pawn are not assigned; `skip` is left out of the plan.
    pub(crate) fn free(&self, pawn: Pawn, skip: Option<u32>) -> u8 {
        let there = match pawn {
            Pawn::Seat(seat) => self.pawns_of(seat),
            Pawn::Friday => u8::from(self.s.friday.as_ref().is_some_and(|f| !f.dead)),
            Pawn::Dog => u8::from(self.s.dog),
            Pawn::Neutral(id) => u8::from(self.s.flags.neutral.iter().any(|n| n.id == id)),
        };
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

    /// Whether a pawn may stand at an action at all.
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
            Pawn::Dog if PawnColour::HuntOrExplore.supports(kind) => Ok(()),
            Pawn::Dog => Err(Rejection::PawnUnfit(kind)),
            Pawn::Neutral(id) => {
                let Some(neutral) = self.s.flags.neutral.iter().find(|n| n.id == id) else {
                    return Err(Rejection::PawnNotFree);
                };
                let owner_leads = neutral
                    .only
                    .is_none_or(|seat| leader == Some(Pawn::Seat(seat)));
                if neutral.colour.supports(kind) && owner_leads {
                    Ok(())
                } else {
                    Err(Rejection::PawnUnfit(kind))
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
        let kind = what.goal.kind();
        let leader = what.pawns.first().copied().ok_or(Rejection::NeedsLeader)?;
        let leading = leader.who().ok_or(Rejection::NeedsLeader)?;
        if leading == Who::Friday && what.pawns.iter().any(|p| matches!(p, Pawn::Seat(_))) {
            return Err(Rejection::FridaySupports);
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
            | Goal::Arrange
            | Goal::Rest => {
                self.check_aids(what, replace)?;
                0
            }
        };
        if what.discount {
            tied_det = self.discount_price(leading, cost, replace)?;
            cost.wood = cost.wood.saturating_sub(1);
        }
        let mut free = self.s.stock;
        if let Some(old) = replace.and_then(|id| self.s.plan.iter().find(|p| p.id == id)) {
            free.add(old.tied);
        }
        // Food may be paid from either kind, the perishable first.
        let tied = match cost.food > free.food {
            true if kind == Kind::Threat && cost.food <= free.food + free.npfood => Stock {
                food: free.food,
                npfood: cost.food - free.food,
                ..cost
            },
            _ => cost,
        };
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

    fn check_aids(&self, what: &Assignment, replace: Option<u32>) -> Result<(), Rejection> {
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
    fn discount_price(
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
            .find(|a| a.usage.effects.contains(&Effect::WoodDiscount))
            .map(|a| (a.id.clone(), a.usage.det))
    }

    /// R-PLAN-12, R-PLAN-13: plans an action and ties what it costs.
    pub(crate) fn assign(&mut self, seat: Seat, what: &Assignment) -> Result<(), Rejection> {
        if self.s.ask.is_some() {
            return Err(Rejection::QuestionOpen);
        }
        let mut placement = self.prepare(Some(seat), what, None)?;
        placement.id = self.s.serial();
        self.tie(&placement);
        self.tell(Event::Planned {
            placement: placement.id,
            what: what.clone(),
        });
        self.s.plan.push(placement);
        Ok(())
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
        // R-FRIDAY-4: a character's pawn goes on top of Friday's.
        let over_friday = old.leader() == Some(Who::Friday)
            && pawns.first().is_some_and(|p| matches!(p, Pawn::Seat(_)));
        if lead || over_friday {
            what.pawns.splice(0..0, pawns.iter().copied());
        } else {
            what.pawns.extend_from_slice(pawns);
        }
        let new = self.prepare(None, &what, Some(id))?;
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
            match self.prepare(None, &old.what, None) {
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

    /// R-PLAN-3, R-PLAN-5: whether every action is manned and every own pawn stands.
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

    /// R-PLAN-5: confirms the plan; resolution begins.
    pub(crate) fn advance(&mut self) -> Result<(), Rejection> {
        self.may_advance()?;
        self.s.planning = false;
        self.s.resolving = true;
        // The planning step itself is done.
        self.s.stack.pop();
        self.push(Op::NextAction, Ctx::default());
        self.danger_wounds();
        Ok(())
    }

    /// Whether a free pawn of this seat could stand anywhere so that the action is manned.
    pub(crate) fn has_work(&self, seat: u8) -> bool {
        crate::legal::offers_for(self, Seat(seat))
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
            .filter(|k| k.deck.is_none() && k.from <= self.s.round)
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

    /// Whether an invention is printed on the scenario sheet.
    pub(crate) fn is_scenario_item(&self, key: &Key) -> bool {
        self.cat
            .inventions
            .get(key)
            .is_some_and(|i| i.kind == InventionKind::Scenario)
    }

    /// The resource a planned Gather brings.
    pub(crate) fn goal_res(&self, goal: &Goal) -> Option<Res> {
        match goal {
            Goal::Gather { space, source } => self.source_res(*space, *source),
            Goal::Threat { .. }
            | Goal::Hunt
            | Goal::Build(_)
            | Goal::Explore(_)
            | Goal::Card { .. }
            | Goal::Arrange
            | Goal::Rest => None,
        }
    }

    /// The action that a kept card offers now, with the card.
    pub(crate) fn card_action(&self, serial: u32) -> Option<(CardRef, CardAction)> {
        let kept = self
            .s
            .kept
            .iter()
            .find(|k| k.serial == serial && k.deck.is_none() && k.from <= self.s.round)?;
        let card = self.cat.mysteries.get(&kept.card)?;
        let action = card.action.clone().filter(|_| !card.used_up(kept.uses))?;
        Some((CardRef::Mystery(kept.card.clone()), action))
    }

    /// What may stand on the own action space of each kept card.
    pub(crate) fn card_goals(&self) -> Vec<Goal> {
        let serials = self.s.kept.iter().map(|k| k.serial);
        serials
            .filter_map(|serial| {
                let (_, action) = self.card_action(serial)?;
                Some(Goal::Card {
                    kind: action.kind,
                    serial,
                })
            })
            .collect()
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

fn plain(risky: u8, sure: u8) -> Needs {
    Needs {
        cost: Stock::default(),
        risky,
        sure,
        time_token: false,
        wood_token: false,
        card: None,
        weapon: 0,
    }
}

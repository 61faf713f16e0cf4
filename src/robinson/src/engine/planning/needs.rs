//! What an action asks for: prices, requirements, surcharges (R-PLAN-12, R-TOKEN-9 to R-TOKEN-16).
//!
//! Longer than others: all that a placement needs, asked one after the other.

use castaway_kernel::Key;

use super::super::Rules;
use crate::{
    content::{Price, Requirement, ThreatAction},
    ids::{Kind, Place, Res, Space, TokenKind, Track},
    plan::{Goal, Placement, Project},
    reject::Rejection,
    rulings::Reading,
    state::Stock,
    task::CardRef,
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

impl Rules<'_> {
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

    /// R-BUILD-7: the price of shelter, roof and palisade, by the number of players without Friday (R-FRIDAY-13), in wood or
    /// in fur (R-SHELTER-2).
    pub(crate) fn camp_price(&self) -> Price {
        match self.s.people.len() {
            0..=2 => Price {
                wood: 2,
                fur: 1,
                food: 0,
            },
            3 => Price {
                wood: 3,
                fur: 2,
                food: 0,
            },
            _ => Price {
                wood: 4,
                fur: 3,
                food: 0,
            },
        }
    }

    /// The alternative prices of a project, tokens on its own space included (R-TOKEN-16).
    pub(crate) fn prices(&self, project: &Project) -> Vec<Price> {
        let (own, place) = match project {
            Project::Shelter => (None, Some(Place::Shelter)),
            Project::Level(track) => (
                (*track == Track::Weapon).then_some(Price {
                    wood: 1,
                    fur: 0,
                    food: 0,
                }),
                Some(Place::Track(*track)),
            ),
            Project::Invention(key) | Project::On(key, _) => {
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
                let of = |wood, fur| Price { wood, fur, food: 0 };
                let mut prices = vec![of(both.wood, 0), of(0, both.fur)];
                // R-S4-5: what is dearer than fur alone nobody pays.
                if self.scenario().is_some_and(|s| s.mixed_prices) {
                    let mixed = (1..both.fur).map(|fur| of(both.wood.saturating_sub(fur), fur));
                    prices.extend(mixed);
                }
                prices
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

    /// The needs of an action at one price, or why it cannot be planned at all; `skip` is left out of the plan. Hunts need two
    /// pawns, and as many are planned as there are beasts (R-HUNT-1, R-HUNT-2); a source is gathered once, on an explored tile
    /// beside the camp (R-GATHER-1, R-GATHER-3); Arrange Camp and Rest are planned as often as one likes (R-ASSIGN-3).
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
                    ..plain(self.fewest_pawns(&action), action.pawns)
                }
            }
            Goal::Hunt => {
                let hunts = others.iter().filter(|p| p.what.goal == Goal::Hunt).count();
                if hunts >= self.s.piles.hunting.len() {
                    return Err(Rejection::NothingToHunt);
                }
                plain(2, 2)
            }
            Goal::Build(project) => {
                if let Project::On(key, _) = project {
                    self.room_for(key, &others)?;
                }
                self.project_needs(project, price, same)?
            }
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
            Goal::Special { space, action, .. } => {
                // What is planned later comes later, too.
                let before = |p: &&&Placement| skip.is_none_or(|id| p.id < id);
                let alike = |p: &&&Placement| matches!(&p.what.goal, Goal::Special { action: a, .. } if a == action);
                let planned = others.iter().filter(before).filter(alike).count();
                self.special_needs(goal, *space, same, planned)?
            }
            Goal::Arrange | Goal::Rest => plain(1, 1),
        };
        if !matches!(goal, Goal::Build(_) | Goal::Threat { .. }) && price != 0 {
            return Err(Rejection::NoSuchPrice);
        }
        self.surcharges(goal, &others, &mut needs);
        Ok(needs)
    }

    pub(in crate::engine) fn reach(&self, space: Space) -> Result<u8, Rejection> {
        if let Some(by) = self.closed(space) {
            return Err(Rejection::Closed(by.clone()));
        }
        self.distances()
            .get(&space)
            .copied()
            .filter(|&d| d > 0 && (d <= 2 || !self.reads(Reading::TwoStepsAtMost)))
            .ok_or(Rejection::Unreachable)
    }

    pub(super) fn requirement(&self, requirement: &Requirement) -> Result<Stock, Rejection> {
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

    /// A Build takes a pawn, or two that make it sure (R-BUILD-3), and more away from the camp (R-BUILD-5); levels are planned as
    /// often as one likes (R-SHELTER-7, R-WEAPON-1).
    pub(super) fn project_needs(
        &self,
        project: &Project,
        price: u8,
        same: bool,
    ) -> Result<Needs, Rejection> {
        match project {
            Project::Shelter if self.s.shelter => return Err(Rejection::HasShelter),
            Project::Shelter if same => return Err(Rejection::PlannedAlready),
            Project::Level(Track::Roof | Track::Palisade) if !self.sheltered() => {
                return Err(Rejection::NeedsShelter);
            }
            Project::Shelter | Project::Level(_) => {}
            Project::Invention(key) => {
                // R-S2-15: what never becomes an item is built as often as one likes.
                let repeat = self.repeat(key);
                if repeat.is_some_and(|repeat| repeat.without().is_some()) {
                    return Err(Rejection::NotOnBoard(key.clone()));
                }
                if same && repeat.is_none() {
                    return Err(Rejection::PlannedAlready);
                }
                self.buildable(key)?;
            }
            Project::On(key, space) => {
                if same {
                    return Err(Rejection::PlannedAlready);
                }
                self.buildable(key)?;
                self.site_free(key, *space)?;
            }
        }
        // R-S2-2: away from the camp it takes the pawns of the way.
        let distance = match project {
            Project::On(_, space) => self.reach_from_camp(*space)?,
            Project::Shelter | Project::Level(_) | Project::Invention(_) => 1,
        };
        let price = *self
            .prices(project)
            .get(usize::from(price))
            .ok_or(Rejection::NoSuchPrice)?;
        Ok(Needs {
            cost: Stock::from_price(price),
            ..plain(distance, distance + 1)
        })
    }

    /// R-ITEM-2, R-PLAN-15: terrain and items an invention needs.
    pub(crate) fn buildable(&self, key: &Key) -> Result<(), Rejection> {
        let (Some(state), Some(card)) = (self.s.inventions.get(key), self.cat.inventions.get(key))
        else {
            return Err(Rejection::NotOnBoard(key.clone()));
        };
        if state.built || !self.unbuilt(key) {
            return Err(Rejection::AlreadyBuilt(key.clone()));
        }
        let mut terrains = card.terrains();
        if let Some(terrain) =
            terrains.find(|terrain| !self.s.explored_terrain(self.cat).contains(terrain))
        {
            return Err(Rejection::NeedsTerrain(terrain));
        }
        if let Some(person) = &card.with
            && !self.with_camp(person)
        {
            return Err(Rejection::NeedsPerson(person.clone()));
        }
        if card.after_aims && !self.all_but_built() {
            return Err(Rejection::NeedsGoal);
        }
        match card.items.iter().find(|i| !self.s.built(i.as_str())) {
            Some(item) => Err(Rejection::NeedsItem(item.clone())),
            None => Ok(()),
        }
    }

    /// R-TOKEN-9 to R-TOKEN-12: pawns and wood that tokens add.
    pub(super) fn surcharges(&self, goal: &Goal, others: &[&Placement], needs: &mut Needs) {
        let kind = goal.kind();
        let mut extra = 0;
        let first = !others
            .iter()
            .any(|p| p.time_token && p.what.goal.kind() == kind);
        if first && self.token_works(TokenKind::TimeConsuming, Place::Action(kind)) {
            extra += 1;
            needs.time_token = true;
        }
        extra += u8::from(self.is_slow(kind));
        let on = self.takes_place(goal);
        if self.token_slows(goal, on) {
            extra += 1;
        }
        let all = self.reads(Reading::VillagePawns) && kind != Kind::Hunt;
        let gather = all || kind == Kind::Gather;
        extra += on.map_or(0, |space| self.marker_pawns(space, gather));
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

    /// How many pawns more each exploration of a hex needs, whatever is planned besides (R-S4-4, R-S4-11).
    pub(crate) fn explore_slow(&self, space: Space) -> u8 {
        let more = u8::from(self.is_slow(Kind::Explore)) + self.marker_pawns(space, false);
        match self.reads(Reading::SurchargesOnce) {
            true => more.min(1),
            false => more,
        }
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
            | Goal::Special { .. }
            | Goal::Arrange
            | Goal::Rest => None,
        }
    }
}

pub(super) fn plain(risky: u8, sure: u8) -> Needs {
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

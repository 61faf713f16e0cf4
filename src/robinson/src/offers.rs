//! What could be planned: one offer for each goal and price, with what speaks against it.

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    engine::Rules,
    ids::{Track, Who},
    plan::{Assignment, Goal, Pawn, Project},
    reject::Rejection,
    state::State,
    task::CardRef,
    view::ActionOffer,
};

/// Every action this seat could plan, one offer per goal and price; what cannot be planned says why.
pub fn offers(catalog: &Catalog, state: &State, seat: Seat) -> Vec<ActionOffer> {
    let rules = Rules::new(catalog, state);
    let mut offers = offers_for(&rules, seat);
    for offer in &mut offers {
        let odds = |sure| rules.odds_and_rerolls(&offer.what.goal, Who::Seat(seat.0), sure, None);
        let (risky, certain) = (odds(offer.risky >= offer.sure), odds(true));
        (offer.odds, offer.certain) = (risky, certain);
    }
    offers
}

/// Every goal that exists on the table, whether it can be planned or not.
fn goals(rules: &Rules<'_>) -> Vec<(Goal, u8)> {
    let s = rules.s;
    let mut goals: Vec<(Goal, u8)> = Vec::new();
    for slot in 0..2u8 {
        for option in 0..2u8 {
            if let Some((_, action)) = rules.threat_action(slot, option) {
                let prices = u8::try_from(action.requires.len()).unwrap_or(1).max(1);
                for price in 0..prices {
                    goals.push((Goal::Threat { slot, option }, price));
                }
            }
        }
    }
    goals.push((Goal::Hunt, 0));
    let mut projects = Vec::new();
    if !s.shelter {
        projects.push(Project::Shelter);
    }
    projects.extend(Track::ALL.iter().map(|&t| Project::Level(t)));
    projects.extend(
        s.inventions
            .iter()
            .filter(|(_, i)| !i.built)
            .flat_map(|(key, _)| rules.ways_to_build(key)),
    );
    for project in projects {
        let prices = u8::try_from(rules.prices(&project).len()).unwrap_or(1);
        for price in 0..prices {
            goals.push((Goal::Build(project.clone()), price));
        }
    }
    for space in rules.spaces() {
        for (source, _) in rules.gatherable(space) {
            if space != s.camp {
                goals.push((Goal::Gather { space, source }, 0));
            }
        }
    }
    for space in rules.spaces() {
        let free = s.island.get(&space).is_none_or(|t| t.number == 0);
        if free && rules.distances().contains_key(&space) {
            goals.push((Goal::Explore(space), 0));
        }
    }
    goals.extend(rules.card_goals().into_iter().map(|goal| (goal, 0)));
    goals.extend(rules.special_goals().into_iter().map(|goal| (goal, 0)));
    goals.push((Goal::Arrange, 0));
    goals.push((Goal::Rest, 0));
    goals
}

/// Offers over a reader that is at hand already.
pub(crate) fn offers_for(rules: &Rules<'_>, seat: Seat) -> Vec<ActionOffer> {
    let free = free_pawns(rules, seat);
    goals(rules)
        .into_iter()
        .map(|(goal, price)| {
            let what = Assignment {
                goal: goal.clone(),
                pawns: vec![],
                price,
                aids: vec![],
                discount: false,
            };
            let needs = rules.needs(&goal, price, None);
            let mut weapon = 0;
            let (cost, risky, sure, card, mut blocked) = match needs {
                Ok(needs) => {
                    weapon = needs.weapon;
                    (needs.cost, needs.risky, needs.sure, needs.card, None)
                }
                Err(reason) => {
                    let card = match &goal {
                        Goal::Threat { slot, option } => {
                            rules.threat_action(*slot, *option).map(|(card, _)| card)
                        }
                        _ => None,
                    };
                    (crate::state::Stock::default(), 0, 0, card, Some(reason))
                }
            };
            let available = rules.s.stock;
            let food_ok = cost.food <= available.food + available.npfood;
            let saved = rules
                .discount_ability(Who::Seat(seat.0))
                .is_some_and(|_| cost.wood > 0 && matches!(goal, Goal::Build(_)));
            let wood_ok = cost.wood <= available.wood + u16::from(saved);
            if blocked.is_none() && !(food_ok && wood_ok && cost.fur <= available.fur) {
                blocked = Some(Rejection::Needs {
                    need: cost,
                    free: available,
                });
            }
            let aids = aids_of(rules, seat, &goal, weapon);
            if blocked.is_none() && aids.is_none() {
                blocked = Some(Rejection::NeedsWeapon(weapon));
            }
            if blocked.is_none() && !rules.s.planning {
                blocked = Some(Rejection::NotPlanning);
            }
            let mut leaders = Vec::new();
            let mut supporters = Vec::new();
            // Pawns of one kind stand side by side, and what holds for one holds for all.
            for same in free.chunk_by(|a, b| a == b) {
                let pawn = same[0];
                let fits = rules.pawn_fits(pawn, &goal, Some(Pawn::Seat(seat.0)));
                if fits.is_ok() {
                    if pawn.who().is_some() && leads(rules, pawn, &goal) {
                        leaders.extend_from_slice(same);
                    }
                    supporters.extend_from_slice(same);
                }
            }
            // Nobody weighs what cannot be planned.
            let odds = |sure| match blocked {
                None => rules.odds(&goal, Who::Seat(seat.0), sure, None),
                Some(_) => None,
            };
            let (odds, certain) = (odds(risky >= sure), odds(true));
            ActionOffer {
                what,
                cost,
                risky,
                sure,
                odds,
                certain,
                card,
                aids: aids.unwrap_or_default(),
                res: rules.goal_res(&goal),
                blocked,
                leaders,
                supporters,
            }
        })
        .collect()
}

/// Whether this pawn may be on top (R-PERS-1, R-ARRANGE-3).
fn leads(rules: &Rules<'_>, pawn: Pawn, goal: &Goal) -> bool {
    if let Goal::Build(Project::Invention(key)) = goal
        && let Some(owner) = rules.s.inventions.get(key).and_then(|i| i.owner)
    {
        return pawn == Pawn::Seat(owner);
    }
    if pawn == Pawn::Friday && !rules.friday_resolves(goal) {
        return false;
    }
    if matches!(goal, Goal::Arrange | Goal::Rest) {
        let times = rules
            .s
            .plan
            .iter()
            .filter(|p| p.what.goal == *goal && p.leader() == pawn.who())
            .count();
        return times < 2;
    }
    true
}

/// Free pawns that this seat may place, each as often as it is there.
pub(crate) fn free_pawns(rules: &Rules<'_>, seat: Seat) -> Vec<Pawn> {
    let mut pawns = Vec::new();
    let mut kinds = vec![Pawn::Seat(seat.0), Pawn::Friday, Pawn::Dog];
    let guests = (0..).zip(&rules.s.guests);
    kinds.extend(guests.map(|(n, _)| Pawn::Guest(n)));
    kinds.extend(rules.s.flags.neutral.iter().map(|n| Pawn::Neutral(n.id)));
    for pawn in kinds {
        for _ in 0..rules.free(pawn, None) {
            pawns.push(pawn);
        }
    }
    pawns
}

/// What could be added to an action; `None` if not even that would meet the weapon level it asks for.
fn aids_of(rules: &Rules<'_>, seat: Seat, goal: &Goal, weapon: u8) -> Option<Vec<CardRef>> {
    match goal {
        Goal::Gather { .. } => Some(
            rules
                .s
                .inventions
                .keys()
                .filter(|k| rules.s.built(k.as_str()) && rules.gather_bonus(k) > 0)
                .map(|k| CardRef::Invention(k.clone()))
                .collect(),
        ),
        Goal::Threat { .. } if rules.s.weapon < u16::from(weapon) => {
            let arms = rules.plan_arms(Who::Seat(seat.0), None);
            let help: u16 = arms.iter().map(|a| u16::from(a.levels)).sum();
            let enough = rules.s.weapon.saturating_add(help) >= u16::from(weapon);
            enough.then(|| arms.into_iter().map(|a| a.card).collect())
        }
        Goal::Threat { .. }
        | Goal::Hunt
        | Goal::Build(_)
        | Goal::Explore(_)
        | Goal::Card { .. }
        | Goal::Special { .. }
        | Goal::Arrange
        | Goal::Rest => Some(vec![]),
    }
}

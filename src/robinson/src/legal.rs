//! What a seat may order now: offers for people, commands for programs.

use castaway_kernel::{Answer, Key, Pick, Seat};

use crate::{
    absent::{self, Death, Fare, Peril},
    ask::Label,
    catalog::Catalog,
    command::Command,
    engine::Rules,
    ids::Who,
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    state::State,
    task::{CardRef, Usable},
    tonight,
    view::{ActionOffer, PlacementView},
    ways,
};

pub use crate::offers::offers;
use crate::offers::{free_pawns, offers_for};

/// What an assignment would look like, without planning it.
///
/// # Errors
/// The rejection that planning it would give.
pub fn preview(
    catalog: &Catalog,
    state: &State,
    seat: Seat,
    what: &Assignment,
) -> Result<PlacementView, Rejection> {
    let rules = Rules::new(catalog, state);
    let placement = rules.prepare(Some(seat), what, None)?;
    Ok(crate::look::placement_view(&rules, &placement))
}

/// The answers of the open question that are known to cost somebody's life, as everybody at the table could see.
pub fn perils(catalog: &Catalog, state: &State) -> Vec<(Key, Peril)> {
    let rules = Rules::new(catalog, state);
    let perils = |ask| absent::perils(&rules, ask);
    state.ask.as_ref().map(perils).unwrap_or_default()
}

/// Who dies of this answer to the open question, one that is known to lose the game, and of which wounds.
pub fn death(catalog: &Catalog, state: &State, key: &Key) -> Option<Death> {
    let rules = Rules::new(catalog, state);
    absent::death(&rules, state.ask.as_ref()?, key)
}

/// How each person fares whom the open question may let go hungry, by all that is known up to the next morning; nobody at any other
/// question.
pub fn fares(catalog: &Catalog, state: &State) -> Vec<Fare> {
    let rules = Rules::new(catalog, state);
    let fares = |ask| absent::fares(&rules, ask);
    state.ask.as_ref().map(fares).unwrap_or_default()
}

/// Whether the weather of tonight may kill somebody for so much wood of the stock that is laid on the pile.
pub fn wood_costs_a_life(catalog: &Catalog, state: &State, wood: u8) -> bool {
    tonight::costs_a_life(&Rules::new(catalog, state), wood.into())
}

/// Who still has to go on at the open question after this answer to it, as they hold something of their own that would
/// help; nobody if the answer has closed it.
pub fn still_to_pass(catalog: &Catalog, state: &State, answer: &Answer) -> Vec<Seat> {
    let open = state.ask.as_ref().filter(|ask| ask.id == answer.decision);
    open.map_or_else(Vec::new, |_| Rules::new(catalog, state).holders())
}

/// The pawns of one kind each that this seat could add to a planned action.
pub fn joiners(catalog: &Catalog, state: &State, seat: Seat, placement: u32) -> Vec<Pawn> {
    let rules = Rules::new(catalog, state);
    let Some(planned) = state.plan.iter().find(|p| p.id == placement) else {
        return Vec::new();
    };
    let mut pawns = ways::distinct(&free_pawns(&rules, seat));
    pawns.retain(|pawn| {
        let mut what = planned.what.clone();
        what.pawns = planned.joined(&[*pawn], false);
        rules.prepare(None, &what, Some(planned.id)).is_ok()
    });
    pawns
}

/// Every command this seat may give now; see [`castaway_kernel::Game::legal`].
pub fn legal(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Command> {
    let mut commands = Vec::new();
    if state.end.is_some() || seat.index() >= state.people.len() {
        return commands;
    }
    let rules = Rules::new(catalog, state);
    if let Some(ask) = &state.ask {
        let passed = ask.prompt.passed.contains(&seat);
        if passed || ask.seats.contains(&seat) {
            let keys: Vec<Key> = ask
                .options
                .iter()
                .filter(|o| o.blocked.is_none() && rules.may_pick(seat, &o.label))
                .filter(|o| !passed || o.label != Label::Continue)
                .map(|o| o.key.clone())
                .collect();
            for picks in picks(&keys, ask.pick) {
                commands.push(Command::Choose(Answer {
                    decision: ask.id,
                    picks,
                }));
            }
        }
    } else if state.planning {
        for offer in offers_for(&rules, seat) {
            commands.extend(
                assignments(&rules, seat, &offer)
                    .into_iter()
                    .map(Command::Assign),
            );
        }
        for placement in &state.plan {
            let top = placement.what.pawns.first().copied();
            for (lead, leader) in [(false, top), (true, Some(Pawn::Seat(seat.0)))] {
                for pawns in joining(&rules, seat, &placement.what.goal, leader) {
                    let mut what = placement.what.clone();
                    what.pawns = placement.joined(&pawns, lead);
                    if rules.prepare(None, &what, Some(placement.id)).is_ok() {
                        commands.push(Command::Join {
                            placement: placement.id,
                            pawns: pawns.clone(),
                            lead,
                        });
                    }
                }
            }
            let own = |p: &Pawn| !matches!(p, Pawn::Seat(s) if *s != seat.0);
            if placement.what.pawns.iter().any(own) {
                commands.push(Command::Unassign {
                    placement: placement.id,
                });
            }
            if placement.shared_by(seat.0) {
                commands.push(Command::Leave {
                    placement: placement.id,
                });
            }
        }
        if rules.may_advance().is_ok() {
            commands.push(Command::Advance);
        }
    }
    let mut things = rules.things_of(Who::Seat(seat.0));
    things.dedup();
    for what in things {
        if rules.may_use(rules.user_for(seat, &what), &what).is_ok() {
            commands.push(Command::Use(what));
        }
    }
    commands
}

/// What the seat could use right now.
pub fn usable(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Usable> {
    usable_of(&Rules::new(catalog, state), seat)
}

/// What the seat could use, over a reader that is at hand already.
pub(crate) fn usable_of(rules: &Rules<'_>, seat: Seat) -> Vec<Usable> {
    rules
        .things_of(Who::Seat(seat.0))
        .into_iter()
        .filter(|what| rules.may_use(rules.user_for(seat, what), what).is_ok())
        .collect()
}

/// All selections of the right size.
fn picks(keys: &[Key], pick: Pick) -> Vec<Vec<Key>> {
    match pick {
        Pick::One => keys.iter().map(|k| vec![k.clone()]).collect(),
        Pick::Some { min, max } => {
            let mut found = Vec::new();
            for bits in 0u32..(1 << keys.len().min(16)) {
                let n = bits.count_ones();
                if (u32::from(min)..=u32::from(max)).contains(&n) {
                    found.push(
                        keys.iter()
                            .enumerate()
                            .filter(|(i, _)| bits & (1 << i) != 0)
                            .map(|(_, k)| k.clone())
                            .collect(),
                    );
                }
            }
            found
        }
    }
}

/// Every different group of free pawns that fits a goal under a leader.
fn joining(rules: &Rules<'_>, seat: Seat, goal: &Goal, leader: Option<Pawn>) -> Vec<Vec<Pawn>> {
    let pawns: Vec<Pawn> = free_pawns(rules, seat)
        .into_iter()
        .filter(|pawn| rules.pawn_fits(*pawn, goal, leader).is_ok())
        .collect();
    let sizes = 1..=pawns.len();
    sizes.flat_map(|size| ways::groups(&pawns, size)).collect()
}

/// Every assignment of an offer that would be accepted.
pub(crate) fn assignments(rules: &Rules<'_>, seat: Seat, offer: &ActionOffer) -> Vec<Assignment> {
    let mut found: Vec<Assignment> = Vec::new();
    if offer.blocked.is_some() {
        return found;
    }
    let aids: Vec<Vec<Key>> = aid_sets(&offer.aids);
    for size in 1..=usize::from(offer.sure) {
        for pawns in ways::manned(offer, size) {
            for aids in &aids {
                for discount in [false, true] {
                    let what = Assignment {
                        pawns: pawns.clone(),
                        aids: aids.clone(),
                        discount,
                        ..offer.what.clone()
                    };
                    if (!discount || offer.cost.wood > 0)
                        && rules.prepare(Some(seat), &what, None).is_ok()
                    {
                        found.push(what);
                    }
                }
            }
        }
    }
    found
}

/// Every set of aids, none first.
fn aid_sets(aids: &[CardRef]) -> Vec<Vec<Key>> {
    let mut sets = vec![vec![]];
    for aid in aids {
        for mut set in sets.clone() {
            set.push(aid.key().clone());
            sets.push(set);
        }
    }
    sets
}

/// Whether this seat could man an offered action with a pawn of its own.
pub(crate) fn can_man(rules: &Rules<'_>, seat: Seat, offer: &ActionOffer) -> bool {
    let own = Pawn::Seat(seat.0);
    offer.supporters.contains(&own)
        && assignments(rules, seat, offer)
            .iter()
            .any(|a| a.pawns.contains(&own) && a.pawns.len() >= usize::from(offer.risky))
}

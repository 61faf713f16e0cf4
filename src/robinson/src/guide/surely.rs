//! What the goal asks for is not left to dice where somebody who would only rest or arrange the camp makes it sure.

use castaway_kernel::{Game, Seat};

use super::{Why, reason};
use crate::{
    catalog::Catalog,
    command::Command,
    engine::Rules,
    game::Island,
    plan::{Assignment, Goal, Pawn},
    policy,
    state::State,
};

/// Whoever has no more life left than this may rest.
const WEARY: i32 = 6;

type Order = (Seat, Command);

/// The orders of a plan, where each roll for the goal that one more pawn makes sure has the pawn that would arrange the camp, or that
/// would rest though its owner is well.
pub(crate) fn made_sure(catalog: &Catalog, state: &State, orders: Vec<Order>) -> Vec<Order> {
    // What is joined is called by its number, which another order changes.
    let joins = |(_, command): &Order| matches!(command, Command::Join { .. });
    if !state.planning || state.ask.is_some() || orders.iter().any(joins) {
        return orders;
    }
    let mut all = orders;
    for at in 0..all.len() {
        if let Some(surer) = surer(catalog, state, &all, at) {
            all = surer;
        }
    }
    all
}

/// The orders with one more pawn for one of them; none where it needs none, or nobody can be spared.
fn surer(catalog: &Catalog, state: &State, orders: &[Order], at: usize) -> Option<Vec<Order>> {
    let (seat, Command::Assign(what)) = orders.get(at)? else {
        return None;
    };
    let before = given(catalog, state, orders.get(..at)?)?;
    let rules = Rules::new(catalog, &before);
    let after = given(catalog, &before, orders.get(at..=at)?)?;
    if !serves_goal(&rules, &what.goal) || is_sure(&after, &what.goal) {
        return None;
    }
    (0..orders.len()).find_map(|other| {
        let pawn = spared(&rules, *seat, orders.get(other)?)?;
        // Whoever only supports leads nobody.
        let leads = [what.pawns.clone(), vec![pawn]].concat();
        let supports = [vec![pawn], what.pawns.clone()].concat();
        [leads, supports].into_iter().find_map(|pawns| {
            let helped = Assignment {
                pawns,
                ..what.clone()
            };
            let rest = (0..).zip(orders).filter(|(n, _)| *n != other);
            let all = rest.map(|(n, order)| match n == at {
                true => (*seat, Command::Assign(helped.clone())),
                false => order.clone(),
            });
            let all: Vec<Order> = all.collect();
            let then = given(catalog, state, &all)?;
            is_sure(&then, &what.goal).then_some(all)
        })
    })
}

/// The table once all of these orders are given.
pub(super) fn given(catalog: &Catalog, state: &State, orders: &[Order]) -> Option<State> {
    let mut now = state.clone();
    for (seat, command) in orders {
        now = Island::apply(catalog, &now, *seat, command).ok()?.state;
    }
    Some(now)
}

/// Whether an action is one that the goal asks for.
fn serves_goal(rules: &Rules<'_>, goal: &Goal) -> bool {
    let why = reason(rules, goal);
    matches!(
        why,
        Why::Goal | Why::Part | Why::First | Why::Fetch | Why::Rescue
    )
}

/// Whether something is planned that succeeds without dice.
fn is_sure(state: &State, goal: &Goal) -> bool {
    let mut plan = state.plan.iter();
    plan.any(|placement| placement.what.goal == *goal && placement.is_sure())
}

/// The pawn of an order of this seat that can be spared.
fn spared(rules: &Rules<'_>, seat: Seat, (by, command): &Order) -> Option<Pawn> {
    let Command::Assign(what) = command else {
        return None;
    };
    let [pawn] = what.pawns.as_slice() else {
        return None;
    };
    let well = pawn
        .who()
        .is_some_and(|who| policy::life_left(rules, who) > WEARY);
    let idle = match what.goal {
        Goal::Arrange => true,
        Goal::Rest => well,
        _ => false,
    };
    (idle && *by == seat).then_some(*pawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ids::Who, offers::offers, plan::Project, policy::suggest, setup::Setup};

    const ME: Seat = Seat(0);

    #[test]
    fn whoever_would_only_arrange_the_camp_helps_with_what_wins() {
        let catalog = Catalog::load().expect("the content is good");
        let mut setup = Setup::standard(1);
        let mut sheets = catalog.scenarios.values();
        let short = sheets.find(|sheet| sheet.rounds == 4);
        setup.scenario = short.expect("a short game").id.clone();
        let made = Island::create(&catalog, &setup, 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(&catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(&catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
        state.shelter = true;
        state.stock.wood = 6;
        let rolled = offers(&catalog, &state, ME).into_iter().find(|offer| {
            let beacon = matches!(offer.what.goal, Goal::Build(Project::On(..)));
            let free = offer.blocked.is_none() && offer.leaders.contains(&Pawn::Friday);
            beacon && free && (offer.risky, offer.sure) == (1, 2)
        });
        let rolled = rolled.expect("a beacon can be built").what;
        let of = |what: &Assignment, pawns: &[Pawn]| {
            let pawns = pawns.to_vec();
            let what = Assignment {
                pawns,
                ..what.clone()
            };
            (ME, Command::Assign(what))
        };
        let idle = |goal| Assignment {
            goal,
            price: 0,
            aids: Vec::new(),
            discount: false,
            pawns: Vec::new(),
        };
        let own = Pawn::Seat(0);
        let risky = of(&rolled, &[Pawn::Friday]);
        let told = |state: &State, goal| {
            let orders = vec![risky.clone(), of(&idle(goal), &[own])];
            (orders.clone(), made_sure(&catalog, state, orders))
        };
        // Friday supports, so he does not lead.
        let sure = [of(&rolled, &[own, Pawn::Friday])];
        assert_eq!(told(&state, Goal::Arrange).1, sure);
        assert_eq!(told(&state, Goal::Rest).1, sure, "nobody is hurt");
        // Whoever is weak rests.
        let dies_on = Rules::new(&catalog, &state).dies_on(Who::Seat(0));
        state.people[0].wounds = dies_on - 2;
        let (orders, kept) = told(&state, Goal::Rest);
        assert_eq!(kept, orders);
    }
}

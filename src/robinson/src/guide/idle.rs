//! Rests that heal nobody: the camp is arranged instead, which brings morale and determination.

use castaway_kernel::{Game, Seat};

use super::heeds::is_calm;
use crate::{
    catalog::Catalog,
    command::Command,
    engine::Rules,
    game::Island,
    plan::{Assignment, Goal, Pawn, Placement},
    state::State,
};

type Order = (Seat, Command);

/// The orders of a plan, where everybody who would rest without a wound arranges the camp, unless the game is as good as won.
pub(crate) fn without_idle_rests(
    catalog: &Catalog,
    state: &State,
    orders: Vec<Order>,
) -> Vec<Order> {
    let rests = orders.iter().any(|(_, order)| rests(order).is_some());
    let plans = state.planning && state.ask.is_none();
    if !rests || !plans || is_calm(&Rules::new(catalog, state)) {
        return orders;
    }
    arranged(catalog, state, &orders).unwrap_or(orders)
}

/// Whether one more rest of these pawns heals anybody, once the rests that are planned have healed what they can.
pub(super) fn heals(rules: &Rules<'_>, pawns: &[Pawn]) -> bool {
    let mut resting = pawns.iter().filter_map(|pawn| pawn.who());
    resting.any(|who| {
        let rests = |p: &&Placement| {
            let own = p.what.goal == Goal::Rest && p.leader() == Some(who);
            own && !p.done
        };
        let planned = rules.s.plan.iter().filter(rests).count();
        let (_, each) = rules.rested(who, &[]);
        let wounds = rules.s.person(who).map_or(0, |person| person.wounds);
        planned.saturating_mul(each.into()) < usize::from(wounds)
    })
}

/// The rest that is planned by an order.
fn rests(command: &Command) -> Option<&Assignment> {
    match command {
        Command::Assign(what) if what.goal == Goal::Rest => Some(what),
        _ => None,
    }
}

/// The orders with the camp arranged wherever that is possible; none where they cannot be given.
fn arranged(catalog: &Catalog, state: &State, orders: &[Order]) -> Option<Vec<Order>> {
    let (mut now, mut all) = (state.clone(), Vec::new());
    for (seat, command) in orders {
        let better = instead(&Rules::new(catalog, &now), command);
        let better = better.filter(|better| Island::apply(catalog, &now, *seat, better).is_ok());
        let command = better.unwrap_or_else(|| command.clone());
        now = Island::apply(catalog, &now, *seat, &command).ok()?.state;
        all.push((*seat, command));
    }
    Some(all)
}

/// Arranging the camp with the pawn that would rest for nothing.
fn instead(rules: &Rules<'_>, command: &Command) -> Option<Command> {
    let what = rests(command)?;
    let able = matches!(what.pawns.as_slice(), [Pawn::Seat(_) | Pawn::Friday]);
    (able && !heals(rules, &what.pawns)).then(|| {
        Command::Assign(Assignment {
            goal: Goal::Arrange,
            ..what.clone()
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        guide::{Why, why_of},
        policy::suggest,
        setup::Setup,
    };

    const ME: Seat = Seat(0);

    #[test]
    fn nobody_rests_without_a_wound_and_no_reason_says_that_such_a_rest_heals() {
        let catalog = Catalog::load().expect("the content is good");
        let made = Island::create(&catalog, &Setup::standard(1), 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(&catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(&catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
        state.people[0].wounds = 2;
        let friday = state.friday.as_mut().expect("Friday helps one alone");
        friday.wounds = 0;
        let of = |goal, pawn| Assignment {
            goal,
            pawns: vec![pawn],
            price: 0,
            aids: Vec::new(),
            discount: false,
        };
        let told = |state: &State| {
            let rests = [Pawn::Seat(0), Pawn::Friday].map(|pawn| of(Goal::Rest, pawn));
            let orders = rests.map(|what| (ME, Command::Assign(what)));
            let told = without_idle_rests(&catalog, state, orders.to_vec());
            let goal = |(_, command): (Seat, Command)| match command {
                Command::Assign(what) => what.goal,
                other => panic!("{other:?}"),
            };
            told.into_iter().map(goal).collect::<Vec<_>>()
        };
        let why = |state: &State, pawn| why_of(&catalog, state, &of(Goal::Rest, pawn));
        assert_eq!(told(&state), [Goal::Rest, Goal::Arrange]);
        assert_eq!(why(&state, Pawn::Seat(0)), Why::Wounds);
        assert_eq!(
            why(&state, Pawn::Friday),
            Why::Spare,
            "somebody else is hurt"
        );
        let friday = state.friday.as_mut().expect("Friday helps one alone");
        friday.wounds = 1;
        assert_eq!(told(&state), [Goal::Rest, Goal::Rest]);
        assert_eq!(why(&state, Pawn::Friday), Why::Wounds);
        // One rest heals one wound: another of the same person heals it no more.
        let twice = |state: &State| {
            let rest = || (ME, Command::Assign(of(Goal::Rest, Pawn::Seat(0))));
            let told = without_idle_rests(&catalog, state, vec![rest(), rest()]);
            let applied = Island::apply(&catalog, state, ME, &rest().1);
            let planned = applied.expect("it is allowed").state;
            (told, why(&planned, Pawn::Seat(0)))
        };
        let rest = (ME, Command::Assign(of(Goal::Rest, Pawn::Seat(0))));
        let arrange = (ME, Command::Assign(of(Goal::Arrange, Pawn::Seat(0))));
        state.people[0].wounds = 1;
        assert_eq!(
            twice(&state),
            (vec![rest.clone(), arrange], Why::Spare),
            "it is healed already"
        );
        state.people[0].wounds = 2;
        assert_eq!(twice(&state), (vec![rest.clone(), rest], Why::Wounds));
    }
}

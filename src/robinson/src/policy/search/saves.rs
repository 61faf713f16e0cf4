//! How a style plans, and how whoever dies of a plan tonight for certain is saved by rest.

use castaway_kernel::Seat;

use super::runner::Runner;
use crate::{
    catalog::Catalog,
    command::Command,
    event::Event,
    guide::rest,
    ids::Who,
    plan::{Assignment, Pawn},
    policy::{Style, pressing::is_missed},
    state::State,
    tonight,
};

/// More commands than a plan needs.
const PLAN: usize = 60;

/// How a style plans.
pub(super) struct Planned {
    /// The commands, as far as they show nothing new.
    pub commands: Vec<(Seat, Command)>,
    /// The plan they make.
    pub what: Vec<Assignment>,
    /// The meals that it leaves short tonight for certain.
    pub meals: u16,
    /// Somebody dies of it tonight for certain.
    pub dies: bool,
}

/// What a style plans.
pub(super) fn commands(catalog: &Catalog, state: &State, style: &Style<'_>) -> Planned {
    finished(Runner::new(catalog, state.clone()), Vec::new(), style)
}

/// The same orders without those of whoever dies tonight for certain; they rest until they live, and the style plans what is left.
pub(super) fn saved(
    catalog: &Catalog,
    state: &State,
    style: &Style<'_>,
    orders: &[(Seat, Command)],
) -> Planned {
    let plans = orders
        .iter()
        .filter(|(_, command)| *command != Command::Advance);
    let mut runner = Runner::new(catalog, state.clone());
    for (seat, command) in plans.clone() {
        if runner.give(*seat, command).is_err() {
            break;
        }
    }
    let seats = dying(&runner);
    let mut runner = Runner::new(catalog, state.clone());
    let mut commands = Vec::new();
    for (seat, command) in plans {
        let theirs = seats.iter().any(|seat| moves(command, *seat));
        if !theirs && runner.give(*seat, command).is_ok() {
            commands.push((*seat, command.clone()));
        }
    }
    for seat in seats {
        while dying(&runner).contains(&seat) && runner.give(seat, &rest(seat)).is_ok() {
            commands.push((seat, rest(seat)));
        }
    }
    finished(runner, commands, style)
}

/// The seats of those who die tonight for certain.
fn dying(runner: &Runner<'_>) -> Vec<Seat> {
    let doomed = tonight::doomed(&runner.engine.rules()).into_iter();
    let seats = doomed.filter_map(|doom| match doom.who {
        Who::Seat(seat) => Some(Seat(seat)),
        Who::Friday | Who::Guest(_) => None,
    });
    seats.collect()
}

/// Whether an order places a pawn of this seat.
fn moves(command: &Command, seat: Seat) -> bool {
    let own = Pawn::Seat(seat.0);
    match command {
        Command::Assign(what) => what.pawns.contains(&own),
        Command::Join { pawns, .. } => pawns.contains(&own),
        Command::Plan(all) => all.iter().any(|what| what.pawns.contains(&own)),
        Command::Unassign { .. }
        | Command::Leave { .. }
        | Command::Advance
        | Command::Choose(_)
        | Command::Use(_) => false,
    }
}

/// Planned on to the end, as a style does.
fn finished(
    mut runner: Runner<'_>,
    mut commands: Vec<(Seat, Command)>,
    style: &Style<'_>,
) -> Planned {
    let mut what = Vec::new();
    let mut meals = 0;
    let mut dies = false;
    for _ in 0..PLAN {
        let Ok((seat, command)) = runner.next(style) else {
            break;
        };
        what = runner
            .engine
            .s
            .plan
            .iter()
            .map(|p| p.what.clone())
            .collect();
        if command == Command::Advance {
            let rules = runner.engine.rules();
            meals = tonight::meals_short(&rules);
            // Nobody lives on without whom the goal needs.
            dies = !tonight::doomed(&rules).is_empty() || is_missed(&rules);
            commands.push((seat, command));
            break;
        }
        if runner.give(seat, &command).is_err() {
            break;
        }
        commands.push((seat, command));
        let shown = runner.engine.events.iter().any(Event::reveals);
        if shown || runner.engine.s.ask.is_some() || !runner.engine.s.planning {
            break;
        }
    }
    what.sort();
    Planned {
        commands,
        what,
        meals,
        dies,
    }
}

#[cfg(test)]
mod tests {
    use castaway_kernel::Game;

    use super::super::{Effort, best_plan};
    use super::*;
    use crate::{game::Island, plan::Goal, policy::suggest, setup::Setup};

    const ME: Seat = Seat(0);
    /// Little thinking, so that a life hangs on more than what was tried.
    const LITTLE: Effort = Effort {
        plans: 1,
        answers: 1,
        ahead: 1,
    };

    /// Somebody alone with a roof and nothing to eat, whom two more wounds kill.
    fn starving(catalog: &Catalog) -> State {
        let made = Island::create(catalog, &Setup::standard(1), 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
        state.friday = None;
        state.stock = Default::default();
        state.shelter = true;
        state.equipment.clear();
        state.discoveries.clear();
        let dies_on = crate::engine::Rules::new(catalog, &state).dies_on(Who::Seat(0));
        state.people[0].wounds = dies_on - 2;
        state.people[0].det = 0;
        state
    }

    #[test]
    fn whoever_dies_of_a_plan_for_certain_rests_in_another() {
        let catalog = Catalog::load().expect("the content is good");
        let state = starving(&catalog);
        let arrange = Command::Assign(Assignment {
            goal: Goal::Arrange,
            pawns: vec![Pawn::Seat(0)],
            price: 0,
            aids: Vec::new(),
            discount: false,
        });
        let orders = [(ME, arrange.clone()), (ME, arrange)];
        let mut runner = Runner::new(&catalog, state.clone());
        for (seat, command) in &orders {
            assert!(runner.give(*seat, command).is_ok());
        }
        let style = Style::default();
        assert!(finished(runner, orders.to_vec(), &style).dies);
        let planned = saved(&catalog, &state, &style, &orders);
        assert!(!planned.dies, "{:?}", planned.what);
        assert!(planned.commands.contains(&(ME, rest(ME))));
    }

    #[test]
    fn no_plan_is_called_the_best_that_kills_where_another_does_not() {
        let catalog = Catalog::load().expect("the content is good");
        let state = starving(&catalog);
        let mut runner = Runner::new(&catalog, state.clone());
        let best = best_plan(&catalog, &state, LITTLE);
        let plans = best.iter().filter(|(_, c)| *c != Command::Advance);
        for (seat, command) in plans {
            assert!(runner.give(*seat, command).is_ok(), "{command:?}");
        }
        assert!(!runner.engine.s.plan.is_empty());
        assert_eq!(dying(&runner), [], "{:?}", runner.engine.s.plan);
    }
}

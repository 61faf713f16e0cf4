//! Nobody is advised to work away the rest that their life hangs on tonight.

use castaway_kernel::{Game, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    content::{Scenario, WonWhen},
    engine::Rules,
    game::Island,
    ids::Who,
    plan::{Assignment, Goal, Pawn},
    policy,
    state::State,
    tonight,
};

/// So much work of the goal, in tenths of a pawn's, may be done by each castaway in a round.
const WORK: i64 = 20;

/// More wounds than hunger, a second meal and the open air bring in a night, besides those that a card handed out.
const NIGHT: i32 = 5;

/// One pawn of a seat rests.
pub(crate) fn rest(seat: Seat) -> Command {
    Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(seat.0)],
        price: 0,
        aids: Vec::new(),
        discount: false,
    })
}

/// The order, or a rest where whoever gives it dies tonight for certain with it, and rest can still save them without it.
pub(super) fn settled(catalog: &Catalog, state: &State, seat: Seat, order: Command) -> Command {
    let rules = Rules::new(catalog, state);
    let plans = matches!(order, Command::Assign(_) | Command::Join { .. });
    if !plans || !is_frail(&rules, seat) || may_win(&rules) || is_lost(&rules, seat) {
        return order;
    }
    let lost = |command: &Command| {
        let applied = Island::apply(catalog, state, seat, command);
        applied.map(|applied| is_lost(&Rules::new(catalog, &applied.state), seat))
    };
    let rests = rest(seat);
    match (lost(&order), lost(&rests)) {
        (Ok(true), Ok(false)) => rests,
        _ => order,
    }
}

/// Whether a night could kill somebody.
fn is_frail(rules: &Rules<'_>, seat: Seat) -> bool {
    let who = Who::Seat(seat.0);
    let given = rules.s.person(who).map_or(0, |person| person.night_wounds);
    policy::life_left(rules, who) < NIGHT + i32::from(given)
}

/// Whether somebody dies tonight for certain, even if all the pawns that they have left rest.
fn is_lost(rules: &Rules<'_>, seat: Seat) -> bool {
    let who = Who::Seat(seat.0);
    let (_, heals) = rules.rested(who, &[]);
    let rest = heals.saturating_mul(rules.free(Pawn::Seat(seat.0), None));
    let doomed = tonight::doomed(rules);
    doomed
        .iter()
        .any(|doom| doom.who == who && doom.short > rest)
}

/// Whether the game may be won before the night comes, or ends with it: what wins goes before all.
fn may_win(rules: &Rules<'_>) -> bool {
    let ship = rules.scenario().and_then(Scenario::ship);
    let begun = ship.is_none_or(|(from, _)| rules.s.round >= from);
    let people = i64::try_from(rules.s.people.len()).unwrap_or(1);
    let near = || policy::still_owed(rules.cat, rules.s) <= WORK * people;
    rules.last_round() || (rules.won_when() == WonWhen::AtOnce && begun && near())
}

#[cfg(test)]
mod tests {
    use super::super::advise;
    use super::*;
    use crate::{policy::suggest, setup::Setup};

    const ME: Seat = Seat(0);

    /// Somebody alone with a roof and nothing to eat, whom so many more wounds kill.
    fn hungry(catalog: &Catalog, life: u8) -> State {
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
        let dies_on = Rules::new(catalog, &state).dies_on(Who::Seat(0));
        state.people[0].wounds = dies_on - life;
        state
    }

    fn arrange() -> Command {
        Command::Assign(Assignment {
            goal: Goal::Arrange,
            pawns: vec![Pawn::Seat(0)],
            price: 0,
            aids: Vec::new(),
            discount: false,
        })
    }

    fn given(catalog: &Catalog, state: &State, command: &Command) -> State {
        let applied = Island::apply(catalog, state, ME, command);
        applied.expect("it is allowed").state
    }

    #[test]
    fn the_last_pawn_that_can_save_somebody_rests() {
        let catalog = Catalog::load().expect("the content is good");
        let state = hungry(&catalog, 2);
        assert_eq!(settled(&catalog, &state, ME, arrange()), arrange());
        let state = given(&catalog, &state, &arrange());
        assert_eq!(settled(&catalog, &state, ME, arrange()), rest(ME));
        // Nobody healthy dies of hunger, and whom no rest saves is told nothing else.
        let state = given(&catalog, &hungry(&catalog, 3), &arrange());
        assert_eq!(settled(&catalog, &state, ME, arrange()), arrange());
        let mut state = given(&catalog, &hungry(&catalog, 2), &arrange());
        state.shelter = false;
        assert_eq!(settled(&catalog, &state, ME, arrange()), arrange());
    }

    #[test]
    fn who_follows_the_rules_of_thumb_does_not_plan_their_own_death() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = hungry(&catalog, 2);
        while let Some(advice) = advise(&catalog, &state, ME) {
            state = given(&catalog, &state, &advice.command);
        }
        assert!(!state.plan.is_empty());
        let doomed = tonight::doomed(&Rules::new(&catalog, &state));
        assert_eq!(doomed, [], "{:?}", state.plan);
    }
}

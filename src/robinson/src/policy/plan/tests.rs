//! Plans whose actions lack pawns come apart again.

use super::*;
use crate::{catalog::Catalog, policy::suggest, setup::Setup};

/// Plays sensibly until round `until`, with at most so many orders a round.
fn played(scenario: &str, seats: u8, seed: u64) -> Result<(), String> {
    let catalog = Catalog::load().expect("the content is good");
    let mut setup = Setup::standard(seats);
    setup.scenario = scenario.into();
    let created = Island::create(&catalog, &setup, seed).expect("a setup");
    let mut state = created.state;
    for _ in 0..4_000 {
        if state.end.is_some() {
            return Ok(());
        }
        let mut all = (0..seats).map(Seat);
        let next = all.find_map(|s| suggest(&catalog, &state, s).map(|c| (s, c)));
        let (seat, command) = next.ok_or("nobody knows what to do")?;
        let applied = Island::apply(&catalog, &state, seat, &command);
        state = applied.map_err(|e| format!("{e:?}"))?.state;
    }
    Err(format!(
        "round {} does not end: {:?}",
        state.round, state.plan
    ))
}

#[test]
fn the_game_ends_in_which_a_pawn_that_is_missing_stands_on_what_lacks_two() {
    assert_eq!(played("cursed_island", 3, 259), Ok(()));
}

#[test]
fn the_game_ends_in_which_three_give_up_and_plan_the_same_in_turn() {
    for seed in [25, 1469] {
        assert_eq!(played("cursed_island", 4, seed), Ok(()), "seed {seed}");
    }
}

#[test]
fn what_friday_began_alone_is_taken_back_when_nobody_can_help() {
    let catalog = Catalog::load().expect("the content is good");
    let mut setup = Setup::standard(2);
    setup.friday = true;
    let mut state = Island::create(&catalog, &setup, 1).expect("a setup").state;
    while !state.planning {
        let mut all = (0..2).map(Seat);
        let next = all.find_map(|s| suggest(&catalog, &state, s).map(|c| (s, c)));
        let (seat, command) = next.expect("somebody answers");
        state = Island::apply(&catalog, &state, seat, &command)
            .expect("it is legal")
            .state;
    }
    let rest = |pawns: Vec<Pawn>| {
        Command::Assign(Assignment {
            goal: Goal::Arrange,
            pawns,
            price: 0,
            aids: Vec::new(),
            discount: false,
        })
    };
    for seat in [0, 0, 1, 1] {
        let order = rest(vec![Pawn::Seat(seat)]);
        state = Island::apply(&catalog, &state, Seat(seat), &order)
            .expect("it is legal")
            .state;
    }
    let order = rest(vec![Pawn::Friday]);
    state = Island::apply(&catalog, &state, Seat(0), &order)
        .expect("it is legal")
        .state;
    let friday = state.plan.last_mut().expect("a plan");
    friday.risky = 2;
    let placement = friday.id;
    let found = (0..2).find_map(|s| suggest(&catalog, &state, Seat(s)));
    assert_eq!(found, Some(Command::Unassign { placement }));
}

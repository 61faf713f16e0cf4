//! Whoever only does what is suggested gets through the game that teaches (R-O1-8).

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island, command::Command, guide, policy, preset::Preset, setup::Setup, state::State,
};

use super::*;

/// Games that are played by suggestions alone.
const GAMES: u64 = 100;
/// More orders than any of them needs.
const ORDERS: u32 = 600;

/// The first game of somebody alone, as its preset sets it up.
fn first(seed: u64) -> State {
    let mut setup = Setup::standard(1);
    let difficulty = Preset::FirstGame.difficulty().expect("it is a gentle one");
    (setup.equipment, setup.events) = (difficulty.equipment, difficulty.events);
    setup.friday = difficulty.friday.expect("he helps");
    setup.dog = difficulty.dog.expect("so does it");
    setup.scenario = Preset::FirstGame.scenario(catalog()).expect("a sheet");
    Island::create(catalog(), &setup, seed)
        .expect("a setup")
        .state
}

/// How a game ends in which only what is suggested is done.
fn followed(seed: u64) -> State {
    let mut state = first(seed);
    for _ in 0..ORDERS {
        if state.end.is_some() {
            break;
        }
        let command = match guide::advise(catalog(), &state, Seat(0)) {
            Some(advice) => advice.command,
            None => policy::suggest(catalog(), &state, Seat(0)).unwrap_or(Command::Advance),
        };
        state = match Island::apply(catalog(), &state, Seat(0), &command) {
            Ok(applied) => applied.state,
            Err(refusal) => panic!("seed {seed}, round {}: {refusal:?}", state.round),
        };
    }
    state
}

#[test]
#[clause(id = "R-O1-8", says = "whoever only follows suggestions wins most of a hundred games and hardly ever dies", lies = Table)]
fn suggestions_win() {
    let (mut won, mut died) = (0, 0);
    for seed in 0..GAMES {
        match followed(seed).end {
            Some(End::Won) => won += 1,
            Some(End::TimeOver) => {}
            _ => died += 1,
        }
    }
    println!("{won} won, {died} died of {GAMES}");
    assert!(won >= 85 && died <= 3, "{won} won, {died} died of {GAMES}");
}

//! Random games of scenario 1: no panic, no stuck state, invariants, exact saves, faithful replays.

use castaway_kernel::{Chance, Game, Refusal, Seat};
use castaway_robinson::{
    Island, catalog::Catalog, command::Command, policy, setup::Setup, state::State,
};

/// Games of random legal moves, over 1 to 4 seats.
const GAMES: u64 = 2_000;

struct Played {
    state: State,
    commands: Vec<(Seat, Command)>,
}

/// How the moves of a game are found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mover {
    /// By chance, with the simple player now and then to untangle them.
    Random,
    /// By chance and by the simple player, about half and half.
    Mixed,
}

impl Mover {
    fn of(seed: u64) -> Self {
        if seed.is_multiple_of(10) {
            Self::Random
        } else {
            Self::Mixed
        }
    }
}

fn play(catalog: &Catalog, players: u8, seed: u64, mover: Mover) -> Result<Played, String> {
    let mut setup = Setup::standard(players);
    if seed.is_multiple_of(3) {
        setup.friday = true;
        setup.dog = true;
        setup.equipment = 8;
        setup.wreckage = castaway_robinson::setup::Wreckage::Random;
    }
    if seed % 5 == 1 {
        // House rulings by chance: every reading meets every card sooner or later.
        let mut by = Chance::from_seed(seed ^ 0x1a35);
        for ruling in catalog.rulings.iter().filter(|r| !r.fixed) {
            let option = &ruling.options[by.die(ruling.options.len())];
            setup.rulings.set(ruling.id.clone(), option.clone());
        }
    }
    let mut state = Island::create(catalog, &setup, seed)
        .map_err(|e| format!("setup: {e:?}"))?
        .state;
    let mut chance = Chance::from_seed(seed ^ 0x5eed);
    let mut commands = Vec::new();
    for step in 0..4_000 {
        let broken = Island::check(catalog, &state);
        if !broken.is_empty() {
            return Err(format!("step {step}: {broken:?}"));
        }
        if Island::outcome(&state).is_some() {
            return Ok(Played { state, commands });
        }
        let text = serde_json::to_vec(&state).map_err(|e| e.to_string())?;
        let back: State = serde_json::from_slice(&text).map_err(|e| format!("step {step}: {e}"))?;
        if back != state {
            return Err(format!("step {step}: the save does not come back alike"));
        }
        let _ = Island::view(catalog, &state, Some(Seat(0)));
        let seat = Seat(u8::try_from(chance.die(players.into())).unwrap_or(0));
        let seat = match &state.ask {
            Some(ask) => ask.seats[chance.die(ask.seats.len())],
            None => seat,
        };
        // Random planners may block each other for ever; the policy untangles them now and then.
        let command = if (chance.die(3) == 0 && mover == Mover::Mixed) || step % 300 > 200 {
            policy::suggest(catalog, &state, seat)
        } else {
            let mut legal = Island::legal(catalog, &state, seat);
            // Taking back is legal for ever; a game should end.
            if legal.len() > 1 && chance.die(10) > 0 {
                legal.retain(|c| !matches!(c, Command::Unassign { .. }));
            }
            let advance = legal.iter().position(|c| *c == Command::Advance);
            match advance {
                Some(at) if chance.die(2) == 0 => Some(legal.remove(at)),
                _ => chance.pick(&mut legal),
            }
        };
        let Some(command) = command else { continue };
        match Island::apply(catalog, &state, seat, &command) {
            Ok(applied) => state = applied.state,
            Err(Refusal::Rejected(reason)) => {
                return Err(format!(
                    "step {step}: listed but refused: {command:?}: {reason:?}"
                ));
            }
            Err(Refusal::Fault(fault)) => return Err(format!("step {step}: {command:?}: {fault}")),
        }
        commands.push((seat, command));
    }
    let seats: Vec<_> = (0..players)
        .map(|s| Island::legal(catalog, &state, Seat(s)))
        .collect();
    Err(format!(
        "the game did not end in 4000 steps; round {}, question {:?}, plan {:?}, legal {:?}",
        state.round, state.ask, state.plan, seats
    ))
}

fn reproduce(players: u8, seed: u64) -> String {
    format!(
        "reproduce: CASTAWAY_SEED={seed} CASTAWAY_PLAYERS={players} cargo test -p castaway-robinson --test playouts one_seed -- --nocapture"
    )
}

/// One whole game and its replay from the commands.
fn whole(catalog: &Catalog, players: u8, seed: u64) -> Result<(), String> {
    let played = play(catalog, players, seed, Mover::of(seed))?;
    let mut again = Island::create(catalog, &played.state.setup, seed)
        .map_err(|e| format!("setup: {e:?}"))?
        .state;
    for (seat, command) in &played.commands {
        again = Island::apply(catalog, &again, *seat, command)
            .map_err(|e| format!("{command:?} was accepted before: {e:?}"))?
            .state;
    }
    if again == played.state {
        Ok(())
    } else {
        Err("the replay differs".to_owned())
    }
}

#[test]
fn random_games_end_and_keep_every_invariant() {
    let catalog = Catalog::load().expect("the content is good");
    let threads = std::thread::available_parallelism().map_or(2, usize::from) as u64;
    std::thread::scope(|scope| {
        for first in 0..threads {
            let catalog = &catalog;
            scope.spawn(move || {
                for seed in (first..GAMES).step_by(usize::try_from(threads).unwrap_or(1)) {
                    let players = u8::try_from(seed / 2 % 4 + 1).expect("small");
                    whole(catalog, players, seed)
                        .unwrap_or_else(|e| panic!("{e}\n{}", reproduce(players, seed)));
                }
            });
        }
    });
}

/// Replays one seed named by the environment; does nothing without.
#[test]
fn one_seed() {
    let (Ok(seed), Ok(players)) = (
        std::env::var("CASTAWAY_SEED"),
        std::env::var("CASTAWAY_PLAYERS"),
    ) else {
        return;
    };
    let catalog = Catalog::load().expect("the content is good");
    let seed = seed.parse().expect("a number");
    let players = players.parse().expect("a number");
    if let Err(e) = whole(&catalog, players, seed) {
        panic!("{e}");
    }
}

/// Well under what the policy wins of these games, so that only a real loss of sense fails.
const FLOOR: u32 = 2;

#[test]
fn the_policy_wins_some_games_of_castaways() {
    let catalog = Catalog::load().expect("the content is good");
    let mut won = 0;
    for seed in 0..500u64 {
        let players = u8::try_from(seed % 2 + 1).expect("small");
        let mut state = Island::create(&catalog, &Setup::standard(players), seed)
            .expect("a standard setup")
            .state;
        'game: for _ in 0..2_000 {
            if state.end.is_some() {
                break;
            }
            for seat in 0..players {
                if let Some(command) = policy::suggest(&catalog, &state, Seat(seat)) {
                    match Island::apply(&catalog, &state, Seat(seat), &command) {
                        Ok(applied) => state = applied.state,
                        Err(e) => panic!("{command:?}: {e:?}\n{}", reproduce(players, seed)),
                    }
                    continue 'game;
                }
            }
            panic!("nobody knows what to do\n{}", reproduce(players, seed));
        }
        won += u32::from(state.end == Some(castaway_robinson::state::End::Won));
    }
    println!("won {won} of 500");
    assert!(won >= FLOOR, "only {won} of 500 games were won");
}

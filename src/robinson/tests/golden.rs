//! Golden games: recorded commands lead to the same states, step by step, on any machine and release.
//!
//! A change of rules or content may change them on purpose; then look at what changed and renew them with
//! `CASTAWAY_BLESS=1 cargo test -p castaway-robinson --test golden`.

use std::{collections::BTreeMap, fs, path::PathBuf};

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    policy,
    setup::Setup,
    state::{End, State},
};
use serde::{Deserialize, Serialize};

mod meaning;

use meaning::{MEANING, print};

/// Every so many steps the state is compared.
const STRIDE: usize = 25;
/// So many games are tried in search of one that ends in a certain way.
const SEARCH: u64 = 400;

/// A recorded game.
#[derive(Serialize, Deserialize)]
struct Golden {
    setup: Setup,
    seed: u64,
    commands: Vec<(Seat, Command)>,
    /// Fingerprints after the setup, after every 25th command, and at the end.
    prints: Vec<String>,
    end: End,
}

fn seats(setup: &Setup) -> u8 {
    u8::try_from(setup.characters.len()).expect("four at most")
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Plays the commands and gives the fingerprints on the way.
fn prints(
    catalog: &Catalog,
    setup: &Setup,
    seed: u64,
    commands: &[(Seat, Command)],
) -> (Vec<String>, State) {
    let mut state = Island::create(catalog, setup, seed)
        .expect("the setup was good")
        .state;
    let mut prints = vec![print(&state)];
    for (step, (seat, command)) in commands.iter().enumerate() {
        state = Island::apply(catalog, &state, *seat, command)
            .unwrap_or_else(|e| panic!("step {step}: {command:?} was accepted before: {e:?}"))
            .state;
        if (step + 1) % STRIDE == 0 {
            prints.push(print(&state));
        }
    }
    prints.push(print(&state));
    (prints, state)
}

fn name(end: End) -> &'static str {
    match end {
        End::Won => "won",
        End::Died(_) => "died",
        End::TimeOver => "time-over",
        End::CampLost => "camp-lost",
    }
}

/// A game of the simple player.
fn play(catalog: &Catalog, setup: &Setup, seed: u64) -> Option<(Vec<(Seat, Command)>, End)> {
    let mut state = Island::create(catalog, setup, seed).ok()?.state;
    let mut commands = Vec::new();
    while state.end.is_none() && commands.len() < 3_000 {
        let (seat, command) = (0..seats(setup))
            .map(Seat)
            .find_map(|s| policy::suggest(catalog, &state, s).map(|c| (s, c)))?;
        state = Island::apply(catalog, &state, seat, &command).ok()?.state;
        commands.push((seat, command));
    }
    Some((commands, state.end?))
}

fn record(catalog: &Catalog) {
    // Games of other rules or content do not come out the same any more.
    let _ = fs::remove_dir_all(folder());
    fs::create_dir_all(folder()).expect("a folder");
    for players in 1..=4u8 {
        let mut found: BTreeMap<&str, Golden> = BTreeMap::new();
        for seed in 0..SEARCH {
            let setup = Setup::standard(players);
            let Some((commands, end)) = play(catalog, &setup, seed) else {
                continue;
            };
            found.entry(name(end)).or_insert_with(|| {
                let (prints, _) = prints(catalog, &setup, seed, &commands);
                Golden {
                    setup,
                    seed,
                    commands,
                    prints,
                    end,
                }
            });
        }
        for (end, golden) in found {
            let text = serde_json::to_string(&golden).expect("text");
            fs::write(folder().join(format!("{players}-{end}.json")), text + "\n").expect("a file");
        }
    }
}

#[test]
fn recorded_games_come_out_the_same() {
    let catalog = Catalog::load().expect("the content is good");
    if std::env::var_os("CASTAWAY_BLESS").is_some() {
        record(&catalog);
    }
    let mut by_seats = [0; 4];
    for file in fs::read_dir(folder()).expect("golden games") {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a golden game");
        let golden: Golden = serde_json::from_str(&text).expect("a golden game");
        let (prints, state) = prints(&catalog, &golden.setup, golden.seed, &golden.commands);
        let differs = prints.iter().zip(&golden.prints).position(|(a, b)| a != b);
        assert!(
            differs.is_none() && prints.len() == golden.prints.len(),
            "{}: another game from step {:?} on; if that is meant: CASTAWAY_BLESS=1 cargo test -p castaway-robinson --test golden",
            path.display(),
            differs.map(|n| n.saturating_sub(1) * STRIDE)
        );
        assert_eq!(state.end, Some(golden.end), "{}", path.display());
        by_seats[usize::from(seats(&golden.setup)) - 1] += 1;
    }
    assert!(
        by_seats.iter().all(|n| *n > 0),
        "every number of seats has a game: {by_seats:?}"
    );
}

/// A name that no save has would be compared as nothing.
#[test]
fn every_name_of_the_fingerprint_is_saved() {
    let catalog = Catalog::load().expect("the content is good");
    let state = Island::create(&catalog, &Setup::standard(2), 1).expect("a setup");
    let saved = serde_json::to_value(&state.state).expect("a state can be saved");
    for name in MEANING {
        assert!(saved.get(name).is_some(), "{name}");
    }
}

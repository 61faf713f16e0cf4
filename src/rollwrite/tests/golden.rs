//! Golden games: recorded commands lead to the same states, step by step, on any machine and release.
//!
//! A change of rules or content may change them on purpose; then `RULES` grows, and they are renewed with
//! `CASTAWAY_BLESS=1 cargo test -p castaway-rollwrite --test golden`.

use std::{fs, path::PathBuf};

use castaway_kernel::{Chance, Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    ids::Difficulty,
    policy::{self, Style},
    setup::{Island, Setup},
    state::State,
};
use serde::{Deserialize, Serialize};

/// Every so many steps the state is compared.
const STRIDE: usize = 10;

/// A recorded game.
#[derive(Serialize, Deserialize)]
struct Golden {
    setup: Setup,
    seed: u64,
    commands: Vec<(Seat, Command)>,
    /// Fingerprints after the setup, after every tenth command, and at the end.
    prints: Vec<String>,
    /// Points by seat.
    points: Vec<u16>,
}

/// FNV-1a over the saved form, which is the same everywhere.
fn print(state: &State) -> String {
    let bytes = serde_json::to_vec(state).unwrap();
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Plays the commands; every state on the way is saved and read again.
fn prints(catalog: &Catalog, golden: &Golden) -> (Vec<String>, Vec<u16>) {
    let mut state = RollWrite::create(catalog, &golden.setup, golden.seed)
        .unwrap()
        .state;
    let mut prints = vec![print(&state)];
    for (step, (seat, command)) in golden.commands.iter().enumerate() {
        let saved = serde_json::to_string(&state).unwrap();
        let read: State = serde_json::from_str(&saved).unwrap();
        assert_eq!(read, state);
        state = RollWrite::apply(catalog, &read, *seat, command)
            .unwrap_or_else(|e| panic!("step {step}: {command:?} was accepted before: {e:?}"))
            .state;
        if (step + 1) % STRIDE == 0 {
            prints.push(print(&state));
        }
    }
    prints.push(print(&state));
    let outcome = RollWrite::outcome(&state).unwrap();
    (prints, outcome.scores.iter().map(|s| s.total()).collect())
}

/// What the player orders, or in company now and then something wild.
fn order(catalog: &Catalog, state: &State, seat: Seat, chance: &mut Chance) -> Command {
    if state.players.len() > 1 && chance.die(3) == 0 {
        let list = RollWrite::legal(catalog, state, seat);
        let rare = |c: &&Command| {
            matches!(
                c,
                Command::Attack { .. }
                    | Command::Shoot { .. }
                    | Command::Offer { .. }
                    | Command::Raze { .. }
                    | Command::Reply(_)
                    | Command::Reroll { .. }
            )
        };
        let rare: Vec<&Command> = list.iter().filter(rare).collect();
        if !rare.is_empty() {
            return rare[chance.die(rare.len())].clone();
        }
    }
    policy::choose_as(catalog, state, seat, &Style::number(0).wide(3)).unwrap()
}

fn record(catalog: &Catalog, name: &str, setup: Setup, seed: u64) {
    let mut chance = Chance::from_seed(seed);
    let mut state = RollWrite::create(catalog, &setup, seed).unwrap().state;
    let mut commands = Vec::new();
    while let Some(seat) = state.asked() {
        let command = order(catalog, &state, seat, &mut chance);
        state = RollWrite::apply(catalog, &state, seat, &command)
            .unwrap()
            .state;
        commands.push((seat, command));
    }
    let mut golden = Golden {
        setup,
        seed,
        commands,
        prints: Vec::new(),
        points: Vec::new(),
    };
    (golden.prints, golden.points) = prints(catalog, &golden);
    let text = serde_json::to_string(&golden).unwrap();
    fs::write(folder().join(format!("{name}.json")), text + "\n").unwrap();
}

fn bless(catalog: &Catalog) {
    fs::create_dir_all(folder()).unwrap();
    let setup = |seats, id: &str, difficulty| Setup {
        seats,
        scenarios: id.split('+').map(Into::into).collect(),
        difficulty,
        island: Island::Seed(7),
    };
    let ids: Vec<String> = catalog.scenarios.iter().map(|s| s.id.to_string()).collect();
    for (seed, id) in (0u64..).zip(ids.iter().map(String::as_str).chain(["s02+s05", "s03+s06"])) {
        let difficulty = Difficulty::ALL[usize::try_from(seed).unwrap() % 3];
        record(
            catalog,
            &format!("1-{}", id.replace('+', "-")),
            setup(1, id, difficulty),
            seed,
        );
    }
    for seats in 2..=4 {
        let difficulty = Difficulty::ALL[usize::from(seats) - 2];
        record(
            catalog,
            &format!("{seats}-s00"),
            setup(seats, "s00", difficulty),
            40,
        );
    }
}

#[test]
fn recorded_games_come_out_the_same() {
    let catalog = Catalog::load().unwrap();
    if std::env::var_os("CASTAWAY_BLESS").is_some() {
        bless(&catalog);
    }
    let mut by_seats = [0; 4];
    for file in fs::read_dir(folder()).unwrap() {
        let path = file.unwrap().path();
        let golden: Golden = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let (prints, points) = prints(&catalog, &golden);
        let differs = prints.iter().zip(&golden.prints).position(|(a, b)| a != b);
        assert!(
            differs.is_none() && prints.len() == golden.prints.len(),
            "{}: another game from step {:?} on; if that is meant: CASTAWAY_BLESS=1 cargo test -p castaway-rollwrite --test golden",
            path.display(),
            differs.map(|n| n.saturating_sub(1) * STRIDE)
        );
        assert_eq!(points, golden.points, "{}", path.display());
        by_seats[usize::from(golden.setup.seats) - 1] += 1;
    }
    assert_eq!(by_seats, [18, 1, 1, 1]);
}

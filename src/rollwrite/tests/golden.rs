//! Golden games: recorded commands lead to the same states.

use castaway_harness::{
    golden::{self, Record, Recorded},
    here,
    meaning::Fields,
};
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

/// Games of the computer player: one for each scenario, and some in company.
struct Played;

/// What a save says: the dice follow from `seed` and `fights`, and show.
const FIELDS: Fields = Fields {
    always: &[
        "charter",
        "map",
        "structures",
        "players",
        "order",
        "day",
        "phase",
    ],
    sometimes: &[],
    left_out: &["fights", "seed"],
};

/// How a recorded game came out: points by seat.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Points {
    points: Vec<u16>,
}

impl Recorded for Played {
    type Game = RollWrite;
    type End = Points;
    const STRIDE: usize = 10;

    fn catalog() -> Catalog {
        Catalog::load().unwrap()
    }

    fn end(state: &State) -> Option<Points> {
        let outcome = RollWrite::outcome(state)?;
        let points = outcome.scores.iter().map(|s| s.total()).collect();
        Some(Points { points })
    }

    fn meaning(state: &State) -> Vec<u8> {
        FIELDS.words(state).into_bytes()
    }

    fn record(
        catalog: &Catalog,
        _: &dyn Fn(&str) -> bool,
    ) -> impl Iterator<Item = (String, Record<Self>)> {
        let ids: Vec<String> = catalog.scenarios.iter().map(|s| s.id.to_string()).collect();
        let ids = ids.iter().map(String::as_str).chain(["s02+s05", "s03+s06"]);
        let alone = (0u64..).zip(ids).map(|(seed, id)| {
            let difficulty = Difficulty::ALL[usize::try_from(seed).unwrap() % 3];
            let name = format!("1-{}", id.replace('+', "-"));
            (name, setup(1, id, difficulty), seed)
        });
        let company = (2..=4).map(|seats| {
            let difficulty = Difficulty::ALL[usize::from(seats) - 2];
            (format!("{seats}-s00"), setup(seats, "s00", difficulty), 40)
        });
        let played = alone.chain(company).map(|(name, setup, seed)| {
            let mut chance = Chance::from_seed(seed);
            let game = Record::<Self>::play(catalog, (setup, seed), usize::MAX, |state| {
                let seat = state.asked()?;
                Some((seat, order(catalog, state, seat, &mut chance)))
            });
            (name, game.expect("the game ends"))
        });
        played.collect::<Vec<_>>().into_iter()
    }
}

fn setup(seats: u8, id: &str, difficulty: Difficulty) -> Setup {
    Setup {
        seats,
        scenarios: id.split('+').map(Into::into).collect(),
        difficulty,
        island: Island::Seed(7),
    }
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

#[test]
fn every_field_of_a_save_is_told_or_left_out_on_purpose() {
    assert_eq!(FIELDS.mistakes::<State>(), Vec::<String>::new());
}

#[test]
fn recorded_games_come_out_the_same() {
    let mut by_seats = [0; 4];
    for game in golden::check::<Played>(here!()) {
        by_seats[usize::from(game.setup.seats) - 1] += 1;
    }
    assert_eq!(by_seats, [18, 1, 1, 1]);
}

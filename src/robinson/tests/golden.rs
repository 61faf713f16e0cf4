//! Golden games: recorded commands lead to the same states.

mod meaning;

use std::collections::BTreeMap;

use castaway_harness::{
    golden::{self, Record, Recorded},
    here,
};
use castaway_kernel::Seat;
use castaway_robinson::{
    Island,
    catalog::Catalog,
    policy,
    setup::Setup,
    state::{End, State},
};
use serde::{Deserialize, Serialize};

/// So many games are tried in search of one that ends in a certain way.
const SEARCH: u64 = 1_200;

/// Games of the simple player: for each number of seats one for each way to end.
struct Sensible;

/// How a recorded game came out.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Ended {
    end: End,
}

impl Recorded for Sensible {
    type Game = Island;
    type End = Ended;
    const STRIDE: usize = 25;

    fn catalog() -> Catalog {
        Catalog::load().expect("the content is good")
    }

    fn end(state: &State) -> Option<Ended> {
        state.end.map(|end| Ended { end })
    }

    fn meaning(state: &State) -> Vec<u8> {
        meaning::words(state)
    }

    fn record(catalog: &Catalog) -> Vec<(String, Record<Self>)> {
        let mut found = BTreeMap::new();
        for players in 1..=4u8 {
            for seed in 0..SEARCH {
                let table = (Setup::standard(players), seed);
                let game = Record::<Self>::play(catalog, table, 3_000, |state| {
                    (0..players)
                        .map(Seat)
                        .find_map(|s| policy::suggest(catalog, state, s).map(|c| (s, c)))
                });
                let Some(game) = game else { continue };
                let name = format!("{players}-{}", name(game.end.end));
                found.entry(name).or_insert(game);
            }
        }
        found.into_iter().collect()
    }
}

fn name(end: End) -> &'static str {
    match end {
        End::Won => "won",
        End::Died(_) => "died",
        End::TimeOver => "time-over",
        End::CampLost => "camp-lost",
        End::Unfed => "unfed",
        End::CrewLost => "crew lost",
        End::InventionGone => "invention-gone",
        End::OutOfReach => "out-of-reach",
    }
}

#[test]
fn recorded_games_come_out_the_same() {
    let mut by_seats = [0; 4];
    for game in golden::check::<Sensible>(here!()) {
        by_seats[game.setup.characters.len() - 1] += 1;
    }
    assert!(
        by_seats.iter().all(|n| *n > 0),
        "every number of seats has a game: {by_seats:?}"
    );
}

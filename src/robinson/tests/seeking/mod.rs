//! Looks for a game that ends in a certain way: first among plain games of the simple player, then by playing many
//! tables side by side, of which the most promising go on after every round.

mod beam;
mod promise;
mod round;

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    setup::{EventMix, Setup},
    state::State,
};
use round::Player;

/// So many plain games are tried, and the shortest of those that end so is taken.
const PLAIN: u64 = 120;
/// So many more where nothing is known that leads to an end, and the first is taken.
const LUCK: u64 = 3_000;
/// So many times tables are played side by side, each time from another seed.
const TRIES: u64 = 12;
/// A game that was found: its table and what was ordered.
pub struct Found {
    /// The table.
    pub setup: Setup,
    /// What chance began with.
    pub seed: u64,
    /// What was ordered.
    pub orders: Vec<(Seat, Command)>,
}

/// A table on its way.
#[derive(Clone)]
struct Way {
    state: State,
    orders: Vec<(Seat, Command)>,
}

/// A game of a scenario with so many seats whose end is called so.
pub fn seek(
    catalog: &Catalog,
    (scenario, seats): (&str, u8),
    end: &str,
    name: impl Fn(&Catalog, &State) -> Option<String>,
) -> Option<Found> {
    let mut setup = Setup::standard(seats);
    setup.scenario = scenario.into();
    let ends_so = |way: &Way| name(catalog, &way.state).is_some_and(|it| it == end);
    let plain = |seed| {
        let mut way = begin(catalog, &setup, seed)?;
        while way.state.end.is_none() {
            round::play(
                catalog,
                &mut way,
                &mut Chance::from_seed(seed),
                &Player::Plain,
            )?;
        }
        ends_so(&way).then_some((seed, way.orders))
    };
    let few = (0..PLAIN).filter_map(plain);
    let shortest = few.min_by_key(|(_, orders)| orders.len());
    let lucky = || match promise::leads_to(end) {
        true => None,
        false => (PLAIN..LUCK).find_map(plain),
    };
    if let Some((seed, orders)) = shortest.or_else(lucky) {
        return Some(Found {
            setup,
            seed,
            orders,
        });
    }
    // What is hardly ever met is looked for where it comes more easily.
    setup.friday = true;
    setup.dog = true;
    setup.equipment = 8;
    setup.events = EventMix::Easier;
    (0..TRIES).find_map(|seed| {
        let found = beam::side_by_side(catalog, (&setup, seed), end, &ends_so)?;
        Some(Found {
            setup: setup.clone(),
            seed,
            orders: found.orders,
        })
    })
}

fn begin(catalog: &Catalog, setup: &Setup, seed: u64) -> Option<Way> {
    let state = Island::create(catalog, setup, seed).ok()?.state;
    let orders = Vec::new();
    Some(Way { state, orders })
}

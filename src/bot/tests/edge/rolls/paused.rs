//! A quick game that was paused under each save schema ever released goes on today.
//!
//! A new schema gets its own fixture: `CASTAWAY_BLESS=1 cargo test --workspace --locked --test edge rolls::paused`.

use castaway_kernel::{Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    ids::Difficulty,
    policy,
    setup::{Island, Setup},
    state::{Phase, State},
};

use crate::paused_game::{Paused, each_schema_goes_on};

/// Games of the playing bot.
struct Played;

/// Whether both have boxes filled and things made.
fn is_rich(state: &State) -> bool {
    let mut players = state.players.iter();
    players.all(|p| !p.made.is_empty() && !p.plans.is_empty())
}

impl Paused for Played {
    type Game = RollWrite;
    const FIXTURE: &'static str = "paused-rollwrite";
    const LEAST: u64 = 10;

    fn setup(seed: u64) -> Setup {
        Setup {
            seats: 2,
            scenarios: vec!["s00".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(seed),
        }
    }

    fn orders(catalog: &Catalog, state: &State) -> Vec<(Seat, Command)> {
        let Some(seat) = state.asked() else {
            return Vec::new();
        };
        let chosen = policy::choose(catalog, state, seat);
        let any = || RollWrite::legal(catalog, state, seat).into_iter().next();
        let command = chosen.or_else(any);
        command.into_iter().map(|c| (seat, c)).collect()
    }

    /// An offer where one can be made, once both have something.
    fn orders_before(catalog: &Catalog, state: &State) -> Vec<(Seat, Command)> {
        let offer = state.asked().filter(|_| is_rich(state)).and_then(|seat| {
            let legal = RollWrite::legal(catalog, state, seat).into_iter();
            let mut offers = legal.filter(|c| matches!(c, Command::Offer { .. }));
            Some((seat, offers.next()?))
        });
        offer.map_or_else(|| Self::orders(catalog, state), |offer| vec![offer])
    }

    /// In the middle of a turn, with boxes filled, goods in hand and an offer open.
    fn is_busy(state: &State) -> bool {
        is_rich(state) && Self::is_paused(state)
    }

    fn is_paused(state: &State) -> bool {
        matches!(state.phase, Phase::Trade { .. })
    }
}

#[tokio::test]
async fn a_quick_game_paused_under_each_schema_goes_on() {
    each_schema_goes_on::<Played>().await;
}

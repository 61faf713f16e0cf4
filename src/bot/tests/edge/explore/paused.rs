//! A world that was paused under each save schema ever released goes on today.
//!
//! A new schema gets its own fixture: `CASTAWAY_BLESS=1 cargo test -p castaway --test edge explore::paused`.

use castaway_discover::{
    Discover, absent, bot, catalog::Catalog, command::Command, setup::Setup, state::State,
};
use castaway_kernel::Seat;

use crate::paused_game::{Paused, each_schema_goes_on};

/// Games of the playing bot.
struct Played;

impl Paused for Played {
    type Game = Discover;
    const FIXTURE: &'static str = "paused-discover";
    const LEAST: u64 = 50;

    fn setup(seed: u64) -> Setup {
        Setup::new("q_march", 2, seed)
    }

    fn orders(catalog: &Catalog, state: &State) -> Vec<(Seat, Command)> {
        let awaited = absent::awaited(state).first().copied();
        let order = awaited.and_then(|seat| Some((seat, bot::choose(catalog, state, seat)?)));
        order.into_iter().collect()
    }

    /// In the middle of a fight with a question open, goods and projects in hand and monsters about.
    fn is_busy(state: &State) -> bool {
        let fights = state.ask.is_some() && state.fight.is_some() && state.day > 2;
        fights && !state.monsters.is_empty() && !state.seats[0].hand.is_empty()
    }

    fn is_paused(state: &State) -> bool {
        state.fight.is_some()
    }
}

#[tokio::test]
async fn a_world_paused_under_each_schema_goes_on() {
    each_schema_goes_on::<Played>().await;
}

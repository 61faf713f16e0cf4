//! A game of the island that was paused under each save schema ever released goes on today.
//!
//! A new schema gets its own fixture: `CASTAWAY_BLESS=1 cargo test -p castaway --test edge paused::`.

use std::fs;

use crate::paused_game::{Paused, each_schema_goes_on, fixture, goes_on};
use castaway_kernel::Seat;
use castaway_robinson::{
    catalog::Catalog, command::Command, game::Island, policy, setup::Setup, state::State,
};

/// Games of the simple player.
struct Simple;

impl Paused for Simple {
    type Game = Island;
    const FIXTURE: &'static str = "paused";
    const LEAST: u64 = 50;

    fn setup(_: u64) -> Setup {
        Setup::standard(2)
    }

    fn orders(catalog: &Catalog, state: &State) -> Vec<(Seat, Command)> {
        let seats = (0..2).map(Seat);
        let order = |seat| Some((seat, policy::suggest(catalog, state, seat)?));
        seats.filter_map(order).collect()
    }

    /// In the middle of an Action Phase with a question open and things lying about.
    fn is_busy(state: &State) -> bool {
        let asked = state.round >= 3 && state.ask.is_some() && state.plan.len() > 1;
        asked && !state.tokens.is_empty() && !state.discoveries.is_empty()
    }

    fn is_paused(state: &State) -> bool {
        state.ask.is_some()
    }
}

#[tokio::test]
async fn a_game_paused_under_each_schema_goes_on() {
    each_schema_goes_on::<Simple>().await;
}

/// Schema 2 before the verbs of effects were folded: the question that waits holds effects in their old words.
#[tokio::test]
async fn a_game_paused_with_old_words_goes_on() {
    let path = fixture::<Simple>(2).with_file_name("paused-2-words.save");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("level_half"), "an old word by value");
    goes_on::<Simple>(&path, 2).await;
}

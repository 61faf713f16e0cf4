//! A game of the island that was paused under each save schema ever released goes on today.
//!
//! A new schema gets its own fixture: `CASTAWAY_BLESS=1 cargo test -p castaway --test edge paused::`.

use std::{collections::BTreeSet, fs};

use crate::paused_game::{Paused, each_schema_goes_on, fixture, goes_on};
use castaway::registry::GAMES;
use castaway_kernel::Seat;
use castaway_robinson::{
    catalog::Catalog, command::Command, game::Island, policy, setup::Setup, state::State,
};
use castaway_store::import_from_reader;

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

#[test]
fn every_game_of_the_list_has_a_paused_one() {
    let any = fixture::<Simple>(1);
    let saves = fs::read_dir(any.parent().unwrap()).unwrap();
    let saves = saves.map(|entry| entry.unwrap().path());
    let saves = saves.filter(|path| path.extension().is_some_and(|end| end == "save"));
    let paused = saves.map(|path| {
        let file = fs::File::open(&path).unwrap();
        let imported = import_from_reader(file);
        let imported = imported.unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        imported.envelope.game
    });
    let paused: BTreeSet<String> = paused.collect();
    for game in GAMES {
        assert!(
            paused.contains(game.name),
            "the game {} needs an `impl Paused` beside its tests, which writes its save to src/bot/tests/fixtures: {paused:?}",
            game.name
        );
    }
}

//! Recorded games of a game come out the same, and otherwise when the game or the record is another.

mod nim;

use std::fs;

use castaway_harness::{
    Here,
    golden::{self, Record, Recorded},
};
use castaway_kernel::{Game, Seat};
use nim::{Command, Nim, State};
use serde::{Deserialize, Serialize};

/// Games of somebody who takes what the rest of the heap is by four.
struct Taker<const FAULT: u8>;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Won {
    winner: Seat,
}

impl<const FAULT: u8> Recorded for Taker<FAULT> {
    type Game = Nim<FAULT>;
    type End = Won;
    const STRIDE: usize = 3;

    fn catalog() {}

    fn end(state: &State) -> Option<Won> {
        let winner = Nim::<FAULT>::outcome(state)?;
        Some(Won { winner })
    }

    fn record((): &(), _: &dyn Fn(&str) -> bool) -> impl Iterator<Item = (String, Record<Self>)> {
        let record = |seed: u64| {
            let game = Record::<Self>::play(&(), (30, seed), 100, |state| {
                let n = u8::try_from(state.heap % 4).unwrap().max(1);
                Some((state.turn, Command::Take(n)))
            });
            (format!("game-{seed}"), game.expect("the game ends"))
        };
        (0..3).map(record)
    }
}

/// A package of its own with recorded games of the sound game.
fn package(name: &str) -> Here {
    let folder = format!("{}/golden-{name}", env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(format!("{folder}/tests")).unwrap();
    let here = Here::new("game", "golden", folder.leak(), "golden::games::place");
    golden::renew::<Taker<{ nim::SOUND }>>(here);
    here
}

/// Changes a record by hand.
fn edit(here: Here, edit: impl Fn(&mut serde_json::Value)) {
    let path = here.tests("golden/game-1.json");
    let mut record = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    edit(&mut record);
    fs::write(path, record.to_string()).unwrap();
}

#[test]
fn the_same_games_come_out_the_same() {
    let games = golden::compare::<Taker<{ nim::SOUND }>>(package("same"));
    assert_eq!(games.len(), 3);
    assert!(
        games
            .iter()
            .all(|g| g.prints.len() > 3 && g.commands.len() > 8)
    );
}

#[test]
fn only_what_is_missing_is_recorded() {
    let here = package("missing");
    edit(here, |record| record["winner"] = 7.into());
    let kept = fs::read_to_string(here.tests("golden/game-1.json")).unwrap();
    fs::remove_file(here.tests("golden/game-2.json")).unwrap();
    golden::add::<Taker<{ nim::SOUND }>>(here);
    let now = fs::read_to_string(here.tests("golden/game-1.json")).unwrap();
    assert_eq!(now, kept, "a game that is there stays as it is");
    assert!(here.tests("golden/game-2.json").exists());
}

#[test]
fn fingerprints_are_renewed_and_nothing_else() {
    let here = package("reprint");
    let read = || fs::read_to_string(here.tests("golden/game-1.json")).unwrap();
    let kept = read();
    edit(here, |record| record["prints"][4] = "0".into());
    golden::reprint::<Taker<{ nim::SOUND }>>(here);
    assert_eq!(read(), kept);
}

#[test]
#[should_panic(expected = "game-1.json")]
fn fingerprints_of_a_game_that_comes_out_otherwise_are_not_renewed() {
    let here = package("reprint-end");
    edit(here, |record| record["winner"] = 7.into());
    golden::reprint::<Taker<{ nim::SOUND }>>(here);
}

#[test]
#[should_panic(expected = "game-0.json: another game from command 0 on")]
fn a_game_that_draws_otherwise_is_noticed() {
    golden::compare::<Taker<{ nim::DRAWS_BESIDE }>>(package("draws"));
}

#[test]
#[should_panic(expected = "the save does not come back alike")]
fn a_save_that_forgets_is_noticed() {
    golden::compare::<Taker<{ nim::FORGETS }>>(package("forgets"));
}

#[test]
#[should_panic(expected = "Take(3) was accepted before")]
fn a_command_that_is_refused_now_is_noticed() {
    let here = package("refused");
    edit(here, |record| {
        record["commands"][0] = serde_json::json!([1, { "take": 3 }])
    });
    golden::compare::<Taker<{ nim::SOUND }>>(here);
}

#[test]
#[should_panic(expected = "it came out as Won { winner: Seat(7) }")]
fn another_end_is_noticed() {
    let here = package("end");
    edit(here, |record| record["winner"] = 7.into());
    golden::compare::<Taker<{ nim::SOUND }>>(here);
}

#[test]
#[should_panic(expected = "another game from command 9 on")]
fn another_fingerprint_is_noticed_where_it_stands() {
    let here = package("print");
    edit(here, |record| record["prints"][4] = "0".into());
    golden::compare::<Taker<{ nim::SOUND }>>(here);
}

#[test]
#[should_panic(expected = "if that is meant: CASTAWAY_BLESS=1 cargo test -p game --test golden")]
fn a_failure_says_how_games_are_recorded_anew() {
    golden::compare::<Taker<{ nim::PANICS }>>(package("panics"));
}

#[test]
#[should_panic(expected = "no game")]
fn no_game_is_no_proof() {
    let here = package("none");
    for seed in 0..3 {
        fs::remove_file(here.tests(&format!("golden/game-{seed}.json"))).unwrap();
    }
    golden::compare::<Taker<{ nim::SOUND }>>(here);
}

//! One exact, table-driven test for every half of every card: what changes, and that nothing else does.
//!
//! The cases lie in `cases/*.toml`, written from the facts about the cards, never from what the engine
//! does. `given.rs` explains the words that prepare the table, `run.rs` how a half is played, and
//! `diff.rs` the lines that `expect` is compared with.

mod case;
mod complete;
mod diff;
mod flags;
mod given;
mod halves;
mod later;
mod people;
mod piles;
mod printed;
mod rolls;
mod run;
mod things;
mod threat;
mod words;

use case::File;

/// Plays every case of one file and reports all that differ at once.
fn play(name: &str) {
    let file = File::read(name);
    let wrong: Vec<String> = file
        .cases()
        .filter_map(|(card, half, case)| {
            let played = std::panic::catch_unwind(|| run::play(&file.deck, card, half, case));
            let text = match played {
                Ok(Ok(())) => return None,
                Ok(Err(text)) => text,
                Err(panic) => panic
                    .downcast_ref::<String>()
                    .cloned()
                    .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
                    .unwrap_or_default(),
            };
            Some(format!("{card} {half} {:?}\n{text}", case.given))
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {} cases of {name} differ:\n\n{}",
        wrong.len(),
        file.cases().count(),
        wrong.join("\n\n")
    );
}

#[test]
fn adventures_build() {
    play("adventures_build");
}

#[test]
fn adventures_gather() {
    play("adventures_gather");
}

#[test]
fn adventures_explore() {
    play("adventures_explore");
}

#[test]
fn events_book() {
    play("events_book");
}

#[test]
fn events_icons() {
    play("events_icons");
}

#[test]
fn mysteries() {
    play("mysteries");
}

#[test]
fn beasts() {
    play("beasts");
}

#[test]
fn wreckage() {
    play("wreckage");
}

#[test]
fn discovery() {
    play("discovery");
}

#[test]
fn equipment() {
    play("equipment");
}

#[test]
fn inventions() {
    play("inventions");
}

#[test]
fn abilities() {
    play("abilities");
}

#[test]
fn mysteries_kept() {
    play("mysteries_kept");
}

#[test]
fn every_file_of_cases_is_played() {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/book/exact");
    let main = std::fs::read_to_string(here.join("mod.rs")).expect("this file");
    for name in File::names() {
        assert!(main.contains(&format!("play(\"{name}\")")), "{name}");
    }
}

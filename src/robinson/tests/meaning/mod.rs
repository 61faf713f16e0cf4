//! What a state means, so that the same game gives the same fingerprint however the engine keeps its work.

use castaway_harness::meaning::{fields, fingerprint};
use castaway_robinson::state::State;

/// What lies on the table and what comes next, by the names it has in saves. How the engine keeps its work (`stack`,
/// `delayed`, `links`, `flags`) is its own affair: a change there that means the same gives the same fingerprint.
const MEANING: [&str; 33] = [
    "round",
    "phase",
    "planning",
    "resolving",
    "chance",
    "first",
    "people",
    "friday",
    "dog",
    "stock",
    "future",
    "gains",
    "morale",
    "roof",
    "palisade",
    "weapon",
    "shelter",
    "camp",
    "shortcut",
    "island",
    "tokens",
    "weather",
    "threats",
    "piles",
    "inventions",
    "discoveries",
    "equipment",
    "kept",
    "arrange_marker",
    "waiting_beast",
    "pile",
    "plan",
    "end",
];

/// What only some scenarios have; a save says it where there is something.
const OF_SHEETS: [&str; 5] = ["guests", "drawn", "markers", "numbers", "succeeded"];

/// The state as words that say what it means, one line for each thing.
pub fn words(state: &State) -> Vec<u8> {
    let mut text = fields(state, &MEANING);
    let saved = serde_json::to_value(state).expect("a state can be saved");
    let there = OF_SHEETS.iter().filter(|name| saved.get(name).is_some());
    text += &fields(state, &there.copied().collect::<Vec<_>>());
    if let Some(ask) = &state.ask {
        let seats: Vec<u8> = ask.seats.iter().map(|s| s.0).collect();
        text += &format!("asked {seats:?} {:?}\n", ask.pick);
        for option in &ask.options {
            text += &format!("{} {}\n", option.key, option.blocked.is_none());
        }
    }
    text.into_bytes()
}

/// The fingerprint of what a state means.
#[allow(dead_code, reason = "every test file uses a part of it")]
pub fn print(state: &State) -> String {
    fingerprint(&words(state))
}

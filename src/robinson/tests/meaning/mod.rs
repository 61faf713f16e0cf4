//! What a state means, so that the same game gives the same fingerprint however the engine keeps its work.

use castaway_harness::meaning::{Fields, fingerprint};
use castaway_robinson::state::State;

/// What lies on the table and what comes next, by the names it has in saves. How the engine keeps its work (`stack`,
/// `delayed`, `links`, `flags`) is its own affair: a change there that means the same gives the same fingerprint.
const MEANING: &[&str] = &[
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
const OF_SHEETS: &[&str] = &["guests", "drawn", "markers", "numbers", "succeeded"];

/// What came later than the first fingerprints: recorded games tell it too, games of old words do not.
#[allow(dead_code, reason = "every test file uses a part of it")]
pub const LATER: Fields = Fields {
    always: &["times_built"],
    sometimes: &["levels_missed", "done_on", "absent"],
    left_out: &[],
};

/// All fields of a save. `setup` and `rulings` are what a record says of its table, `ask` is told below without the engine's
/// work in its options.
#[allow(dead_code, reason = "every test file uses a part of it")]
pub const FIELDS: Fields = Fields {
    always: MEANING,
    sometimes: OF_SHEETS,
    left_out: &[
        "setup",
        "rulings",
        "ask",
        "stack",
        "delayed",
        "links",
        "flags",
        "next_serial",
        // Those of `LATER`.
        "times_built",
        "levels_missed",
        "done_on",
        "absent",
    ],
};

/// The state as words that say what it means, one line for each thing.
pub fn words(state: &State) -> Vec<u8> {
    let mut text = FIELDS.words(state);
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

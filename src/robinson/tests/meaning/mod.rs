//! What a state means, so that the same game gives the same fingerprint however the engine keeps its work.

use std::collections::BTreeMap;

use castaway_robinson::state::State;

/// What lies on the table and what comes next, by the names it has in saves. How the engine keeps its work (`stack`,
/// `delayed`, `links`, `flags`) is its own affair: a change there that means the same gives the same fingerprint.
pub const MEANING: [&str; 33] = [
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

/// The state as words that say what it means, one line for each thing.
fn meaning(state: &State) -> String {
    let saved = serde_json::to_value(state).expect("a state can be saved");
    let mut text = String::new();
    for name in MEANING {
        text += &format!("{name} {}\n", sorted(&saved[name]));
    }
    if let Some(ask) = &state.ask {
        let seats: Vec<u8> = ask.seats.iter().map(|s| s.0).collect();
        text += &format!("asked {seats:?} {:?}\n", ask.pick);
        for option in &ask.options {
            text += &format!("{} {}\n", option.key, option.blocked.is_none());
        }
    }
    text
}

/// The same value in the same words, whatever the order of its fields.
fn sorted(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::Object(fields) => {
            let fields: BTreeMap<_, _> = fields.iter().map(|(k, v)| (k, sorted(v))).collect();
            format!("{fields:?}")
        }
        serde_json::Value::Array(all) => {
            format!("{:?}", all.iter().map(sorted).collect::<Vec<_>>())
        }
        plain => plain.to_string(),
    }
}

/// FNV-1a over what the state means, which is the same everywhere.
pub fn print(state: &State) -> String {
    let hash = (meaning(state).bytes()).fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

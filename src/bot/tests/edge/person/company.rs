//! A table of several people, as tests of whole programs look at it.

use castaway_table::Meta;
use serde_json::{Value, json};

use super::Person;

/// A subcommand with its options.
pub fn sub(name: &str, options: Value) -> Value {
    json!([{ "name": name, "type": 1, "options": options }])
}

/// Robin, Mary and Will.
pub fn users(me: &Person) -> [u64; 3] {
    let all: Vec<u64> = me.handle().users().iter().map(|u| u.id).collect();
    [all[0], all[1], all[2]]
}

/// What lies beside the game of the channel.
pub fn meta(me: &Person) -> Meta {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.meta.read().unwrap()
}

/// The newest message for all that says this.
pub async fn public(me: &Person, words: &str) -> u64 {
    let says = |m: &Value| m["content"].as_str().is_some_and(|c| c.contains(words));
    me.find(|m| m["ephemeral"] != true && says(m)).await
}

/// The panel of the channel's game, once it stands there with its picture: on a busy machine it may be posted anew below its answer.
pub async fn stands(me: &Person) -> u64 {
    let drawn = |id: u64| {
        let shown = me.find_out(id).unwrap_or_default().to_string();
        shown.contains("board.png")
    };
    assert!(me.so(|| panel(me).is_some_and(drawn)).await, "no panel");
    panel(me).expect("a panel")
}

/// The panel of the channel's game, if one is noted.
pub fn panel(me: &Person) -> Option<u64> {
    let saved = me.store.load(me.channel).unwrap()?;
    let meta: Meta = saved.meta.read().unwrap();
    meta.panel.map(|panel| panel.message)
}

/// Waits until it is so.
pub async fn until(me: &Person, fits: impl Fn(&Person) -> bool) {
    assert!(me.so(|| fits(me)).await, "{:?}", meta(me));
}

/// Waits until a message is gone.
pub async fn gone(me: &Person, message: u64) {
    let gone = || me.handle().message(me.channel, message).is_none();
    assert!(me.so(gone).await, "{}", me.words(message));
}

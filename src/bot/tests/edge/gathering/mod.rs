//! Tables that fill up and what is agreed at them: one that stands already, a start at a time, what a server settles,
//! and games in a thread of their own.

mod copies;
mod gone;
mod overtaken;
mod owed;
mod settings;
mod stands;
mod start;
mod threads;

pub(crate) use owed::killed;

use crate::person::{Person, action, company::users, components};
use serde_json::{Value, json};

fn new(options: Value) -> Value {
    json!([{ "name": "new", "type": 1, "options": options }])
}

fn second(user: u64) -> Value {
    json!({ "name": "second", "type": 6, "value": user.to_string() })
}

/// Everybody who may sit down, and who manages channels.
fn everybody(me: &Person) -> [u64; 5] {
    let all: Vec<u64> = me.handle().users().iter().map(|u| u.id).collect();
    all.try_into().expect("five members")
}

/// The first three members.
/// What can be pressed on a message, by the words of the components.
fn words_of(me: &Person, message: u64) -> Vec<String> {
    components(&me.see(message)).iter().map(action).collect()
}

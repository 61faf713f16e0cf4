//! What a state means, as text that is the same on every machine, and its fingerprint.

use std::collections::BTreeMap;

use castaway_kernel::stream;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// The fields of a save, each in one list by its name: what lies on the table and comes next, and what only the engine needs.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    /// What every save has and means something.
    pub always: &'static [&'static str],
    /// What means something and is saved where there is something.
    pub sometimes: &'static [&'static str],
    /// What says nothing of its own, or is told by the test in words of its own.
    pub left_out: &'static [&'static str],
}

impl Fields {
    /// What a state means, a line for each field that does.
    ///
    /// # Panics
    /// When the save lacks a field that every save has.
    #[must_use]
    pub fn words(&self, state: &impl Serialize) -> String {
        let saved = serde_json::to_value(state).expect("a state can be saved");
        let there = (self.sometimes.iter()).filter(|name| saved.get(name).is_some());
        let names: Vec<&str> = self.always.iter().chain(there).copied().collect();
        lines(&saved, &names)
    }

    /// Fields that stand in no list or in several, and names of lists that are no field.
    #[must_use]
    pub fn mistakes<S: DeserializeOwned>(&self) -> Vec<String> {
        let lists = [self.always, self.sometimes, self.left_out];
        let listed: Vec<&str> = lists.into_iter().flatten().copied().collect();
        let fields = names::<S>();
        let unsaid = fields.iter().filter(|name| {
            let times = listed.iter().filter(|other| *other == name).count();
            times != 1
        });
        let gone = listed
            .iter()
            .filter(|name| !fields.iter().any(|f| f == *name));
        unsaid
            .cloned()
            .chain(gone.map(|name| format!("no field {name}")))
            .collect()
    }
}

/// The names that a save may have, as its reader says them of a name that it does not know.
///
/// # Panics
/// When the type reads names that it does not know.
#[must_use]
pub fn names<S: DeserializeOwned>() -> Vec<String> {
    let read = serde_json::from_value::<S>(serde_json::json!({ "no such field": 0 }));
    let refused = read.err().map(|e| e.to_string()).unwrap_or_default();
    let mut quoted = refused.split('`').skip(1).step_by(2).map(str::to_owned);
    assert_eq!(quoted.next().as_deref(), Some("no such field"), "{refused}");
    quoted.collect()
}

/// FNV-1a in sixteen digits.
#[must_use]
pub fn fingerprint(meaning: &[u8]) -> String {
    format!("{:016x}", stream::fingerprint(meaning.iter().copied()))
}

/// The fields of these names as they are saved, a line for each: what only the engine needs is left out, so a change
/// there that means the same gives the same text.
///
/// # Panics
/// When the save has no field of a name, which would be compared as nothing.
#[must_use]
pub fn fields(state: &impl Serialize, names: &[&str]) -> String {
    let saved = serde_json::to_value(state).expect("a state can be saved");
    lines(&saved, names)
}

fn lines(saved: &Value, names: &[&str]) -> String {
    let line = |name: &&str| {
        let field = saved.get(name);
        let field = field.unwrap_or_else(|| panic!("no save has {name}"));
        format!("{name} {}\n", sorted(field))
    };
    names.iter().map(line).collect()
}

/// The same value in the same words, whatever the order of its fields.
fn sorted(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields: BTreeMap<_, _> = fields.iter().map(|(k, v)| (k, sorted(v))).collect();
            format!("{fields:?}")
        }
        Value::Array(all) => {
            format!("{:?}", all.iter().map(sorted).collect::<Vec<_>>())
        }
        plain => plain.to_string(),
    }
}

//! What a state means, as text that is the same on every machine, and its fingerprint.

use std::collections::BTreeMap;

use castaway_kernel::stream;
use serde::Serialize;
use serde_json::Value;

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

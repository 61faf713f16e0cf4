use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value;

use super::lines::came_and_went;

/// Every place in which two states differ, as they are saved: `players.0.health -1`, `+ players.0.made "axe"`,
/// `day 4`.
///
/// # Panics
/// When a state cannot be saved.
#[must_use]
pub fn changes(before: &impl Serialize, after: &impl Serialize) -> Vec<String> {
    let before = serde_json::to_value(before).expect("a state can be saved");
    let after = serde_json::to_value(after).expect("a state can be saved");
    let mut out = Vec::new();
    value(&mut out, "", &before, &after);
    out.sort();
    out
}

fn value(out: &mut Vec<String>, at: &str, before: &Value, after: &Value) {
    if before == after {
        return;
    }
    match (before, after) {
        (Value::Number(old), Value::Number(new)) => match (old.as_i64(), new.as_i64()) {
            (Some(old), Some(new)) => {
                out.push(format!("{at} {:+}", i128::from(new) - i128::from(old)))
            }
            _ => out.push(format!("{at} {new}")),
        },
        (Value::Object(old), Value::Object(new)) => {
            for key in old.keys().chain(new.keys()).collect::<BTreeSet<_>>() {
                let inner = inside(at, key);
                match (old.get(key), new.get(key)) {
                    (Some(old), Some(new)) => value(out, &inner, old, new),
                    (None, Some(new)) => out.push(format!("+ {inner} {}", text(new))),
                    (Some(old), None) => out.push(format!("- {inner} {}", text(old))),
                    (None, None) => {}
                }
            }
        }
        // Numbers and things with parts go by their places, names by what came and went.
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() && placed(old) => {
            for (n, (old, new)) in old.iter().zip(new).enumerate() {
                value(out, &inside(at, &n.to_string()), old, new);
            }
        }
        (Value::Array(old), Value::Array(new)) => list(out, at, old, new),
        (_, new) => out.push(format!("{at} {}", text(new))),
    }
}

/// Whether what a list holds is known by its place in it.
fn placed(list: &[Value]) -> bool {
    list.iter().all(|v| !v.is_string())
}

fn list(out: &mut Vec<String>, at: &str, old: &[Value], new: &[Value]) {
    let lines = |list: &[Value]| {
        list.iter()
            .map(|v| format!("{at} {}", text(v)))
            .collect::<Vec<_>>()
    };
    let before = out.len();
    came_and_went(out, &lines(old), &lines(new));
    if out.len() == before {
        let order = Value::Array(new.to_vec());
        out.push(format!("{at} in the order {}", text(&order)));
    }
}

/// A value with its fields in the order of their names, however a build keeps them.
fn text(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let map: BTreeMap<_, _> = map.iter().map(|(k, v)| (k, text(v))).collect();
            let fields: Vec<String> = map.iter().map(|(k, v)| format!("\"{k}\":{v}")).collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Array(list) => {
            format!("[{}]", list.iter().map(text).collect::<Vec<_>>().join(","))
        }
        plain => plain.to_string(),
    }
}

fn inside(at: &str, key: &str) -> String {
    match at {
        "" => key.to_owned(),
        _ => format!("{at}.{key}"),
    }
}

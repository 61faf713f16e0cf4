//! Whether the value of a command's option is one that the registered option takes.

use serde_json::Value;

/// Why a member cannot send a value; none if they can.
pub(crate) fn refuse(spec: &Value, value: &Value) -> Option<String> {
    let name = spec["name"].as_str().unwrap_or_default();
    let choices = spec["choices"].as_array().map_or(&[][..], Vec::as_slice);
    if !choices.is_empty() && !choices.iter().any(|c| c["value"] == *value) {
        let names: Vec<&str> = choices.iter().filter_map(|c| c["name"].as_str()).collect();
        return Some(format!("{name}: choose one of {}", names.join(", ")));
    }
    match spec["type"].as_u64().unwrap_or(3) {
        3 => text(spec, name, value),
        4 if !value.is_i64() => Some(format!("{name}: a whole number is wanted")),
        10 if !value.is_number() => Some(format!("{name}: a number is wanted")),
        4 | 10 => number(spec, name, value),
        5 if !value.is_boolean() => Some(format!("{name}: true or false is wanted")),
        _ => None,
    }
}

fn text(spec: &Value, name: &str, value: &Value) -> Option<String> {
    let Some(text) = value.as_str() else {
        return Some(format!("{name}: a text is wanted"));
    };
    let length = text.chars().count() as u64;
    let least = spec["min_length"].as_u64().unwrap_or(0);
    let most = spec["max_length"].as_u64().unwrap_or(6000);
    (length < least || length > most)
        .then(|| format!("{name}: between {least} and {most} characters are wanted"))
}

fn number(spec: &Value, name: &str, value: &Value) -> Option<String> {
    let value = value.as_f64()?;
    let least = spec["min_value"].as_f64();
    let most = spec["max_value"].as_f64();
    if least.is_some_and(|least| value < least) {
        return Some(format!("{name}: at least {} is wanted", spec["min_value"]));
    }
    if most.is_some_and(|most| value > most) {
        return Some(format!("{name}: at most {} is wanted", spec["max_value"]));
    }
    None
}

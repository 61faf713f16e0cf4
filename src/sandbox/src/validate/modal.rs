//! Limits of modals and of autocomplete answers.

use std::collections::HashSet;

use serde_json::Value;

use super::{components, items, text};
use crate::errors::{ApiError, Problems};
use crate::limits;

const ROW: u64 = 1;
const INPUT: u64 = 4;
const LABEL: u64 = 18;

/// Checks the `data` of a callback that opens a modal.
pub(crate) fn modal(data: &Value) -> Result<(), ApiError> {
    let mut problems = Problems::default();
    problems.length("title", text(&data["title"]), 1, limits::MODAL_TITLE);
    problems.length("custom_id", text(&data["custom_id"]), 1, limits::CUSTOM_ID);
    let rows = items(&data["components"]);
    problems.count("components", rows.len(), 1, limits::MODAL_INPUTS);
    let mut ids = HashSet::new();
    for (n, row) in rows.iter().enumerate() {
        let at = format!("components.{n}");
        match row["type"].as_u64() {
            Some(ROW) => {
                let inner = items(&row["components"]);
                problems.count(&format!("{at}.components"), inner.len(), 1, 1);
                for (m, input) in inner.iter().enumerate() {
                    let path = format!("{at}.components.{m}");
                    text_input(&mut problems, &path, input, true, &mut ids);
                }
            }
            Some(LABEL) => {
                problems.length(
                    &format!("{at}.label"),
                    text(&row["label"]),
                    1,
                    limits::INPUT_LABEL,
                );
                let inner = &row["component"];
                let path = format!("{at}.component");
                if inner["type"].as_u64() == Some(INPUT) {
                    text_input(&mut problems, &path, inner, false, &mut ids);
                } else {
                    components::custom_id(&mut problems, &path, inner, &mut ids);
                }
            }
            _ => problems.add(
                &format!("{at}.type"),
                "BASE_TYPE_CHOICES",
                "Value must be one of (1, 18).",
            ),
        }
    }
    problems.finish("data")
}

fn text_input<'a>(
    problems: &mut Problems,
    path: &str,
    input: &'a Value,
    own_label: bool,
    ids: &mut HashSet<&'a str>,
) {
    if input["type"].as_u64() != Some(INPUT) {
        problems.add(
            &format!("{path}.type"),
            "BASE_TYPE_CHOICES",
            "Value must be one of (4,).",
        );
        return;
    }
    components::custom_id(problems, path, input, ids);
    if own_label {
        problems.length(
            &format!("{path}.label"),
            text(&input["label"]),
            1,
            limits::INPUT_LABEL,
        );
    }
    problems.length(
        &format!("{path}.placeholder"),
        text(&input["placeholder"]),
        0,
        limits::INPUT_PLACEHOLDER,
    );
    problems.length(
        &format!("{path}.value"),
        text(&input["value"]),
        0,
        limits::INPUT_VALUE,
    );
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        problems.add(
            &format!("{path}.style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of (1, 2).",
        );
    }
    let most = limits::INPUT_VALUE as u64;
    let min = input["min_length"].as_u64().unwrap_or(0);
    let max = input["max_length"].as_u64().unwrap_or(most);
    if max == 0 || max > most || min > max {
        problems.add(
            &format!("{path}.max_length"),
            "NUMBER_TYPE_MAX",
            "Must be from 1 to 4000 and not below min_length.",
        );
    }
}

/// Checks the `data` of an autocomplete answer.
pub(crate) fn choices(data: &Value) -> Result<(), ApiError> {
    let mut problems = Problems::default();
    let list = items(&data["choices"]);
    if !data["choices"].is_array() {
        problems.add("choices", "BASE_TYPE_REQUIRED", "This field is required");
    }
    problems.count("choices", list.len(), 0, limits::CHOICES);
    check_choices(&mut problems, "choices", list);
    problems.finish("data")
}

/// Checks names and values of choices.
pub(super) fn check_choices(problems: &mut Problems, path: &str, list: &[Value]) {
    for (n, choice) in list.iter().enumerate() {
        let at = format!("{path}.{n}");
        problems.length(
            &format!("{at}.name"),
            text(&choice["name"]),
            1,
            limits::CHOICE_TEXT,
        );
        match &choice["value"] {
            Value::String(words) => {
                problems.length(&format!("{at}.value"), words, 1, limits::CHOICE_TEXT);
            }
            Value::Number(_) => {}
            _ => problems.add(
                &format!("{at}.value"),
                "BASE_TYPE_REQUIRED",
                "This field is required",
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn form(title: &str, inputs: usize) -> Value {
        let rows: Vec<Value> = (0..inputs)
            .map(|n| {
                json!({"type": 1, "components": [
                    {"type": 4, "custom_id": n.to_string(), "style": 1, "label": "l"}
                ]})
            })
            .collect();
        json!({"title": title, "custom_id": "m", "components": rows})
    }

    #[test]
    fn modals() {
        assert!(modal(&form("t", 5)).is_ok());
        assert!(modal(&form("t", 6)).is_err());
        assert!(modal(&form("t", 0)).is_err());
        assert!(modal(&form(&"t".repeat(46), 1)).is_err());
        let mut twice = form("t", 2);
        twice["components"][1]["components"][0]["custom_id"] = json!("0");
        assert!(modal(&twice).is_err());
        assert!(modal(&json!(null)).is_err());
    }

    #[test]
    fn autocomplete() {
        let list = |n: usize, name: &str| {
            let all: Vec<Value> = (0..n)
                .map(|_| json!({"name": name, "value": "v"}))
                .collect();
            choices(&json!({"choices": all}))
        };
        assert!(list(25, "n").is_ok());
        assert!(list(0, "n").is_ok());
        assert!(list(26, "n").is_err());
        assert!(list(1, &"n".repeat(101)).is_err());
        assert!(list(1, "").is_err());
    }
}

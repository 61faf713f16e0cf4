//! Limits of application commands.

use std::collections::HashSet;

use serde_json::Value;

use super::modal::check_choices;
use super::{items, text};
use crate::errors::{ApiError, Problems};
use crate::limits;

const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;

/// Checks a whole set of commands.
pub(crate) fn commands(list: &[Value]) -> Result<(), ApiError> {
    let mut problems = Problems::default();
    if list.len() > limits::COMMANDS {
        return Err(ApiError::new(
            400,
            30032,
            "Maximum number of application commands reached (100)",
        ));
    }
    let mut names = HashSet::new();
    for (n, entry) in list.iter().enumerate() {
        check(&mut problems, &n.to_string(), entry);
        let key = (entry["type"].as_u64().unwrap_or(1), text(&entry["name"]));
        if !names.insert(key) {
            problems.duplicate(
                &n.to_string(),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
    problems.finish("")
}

/// Checks one command.
pub(crate) fn command(entry: &Value) -> Result<(), ApiError> {
    let mut problems = Problems::default();
    check(&mut problems, "", entry);
    problems.finish("")
}

fn check(problems: &mut Problems, at: &str, entry: &Value) {
    let kind = entry["type"].as_u64().unwrap_or(1);
    if kind == 1 {
        name(problems, at, entry);
        describe(problems, at, entry, 1);
        options(problems, at, &entry["options"], 0);
    } else {
        problems.length(
            &format!("{at}.name"),
            text(&entry["name"]),
            1,
            limits::COMMAND_NAME,
        );
    }
    if weight(entry) > limits::COMMAND_TOTAL {
        problems.add(
            at,
            "APPLICATION_COMMAND_TOO_LARGE",
            "Command exceeds maximum size (8000)",
        );
    }
}

fn name(problems: &mut Problems, at: &str, entry: &Value) {
    let mut one = |path: String, words: &str| {
        problems.length(&path, words, 1, limits::COMMAND_NAME);
        let fits = words.chars().all(|c| {
            (c.is_alphanumeric() || matches!(c, '-' | '_' | '\''))
                && c.to_lowercase().eq(std::iter::once(c))
        });
        if !fits {
            problems.add(
                &path,
                "APPLICATION_COMMAND_INVALID_NAME",
                "Command name is invalid",
            );
        }
    };
    one(format!("{at}.name"), text(&entry["name"]));
    for (locale, words) in entry["name_localizations"]
        .as_object()
        .into_iter()
        .flatten()
    {
        one(format!("{at}.name_localizations.{locale}"), text(words));
    }
}

fn describe(problems: &mut Problems, at: &str, entry: &Value, min: usize) {
    let max = limits::COMMAND_DESCRIPTION;
    problems.length(
        &format!("{at}.description"),
        text(&entry["description"]),
        min,
        max,
    );
    let others = entry["description_localizations"].as_object();
    for (locale, words) in others.into_iter().flatten() {
        problems.length(
            &format!("{at}.description_localizations.{locale}"),
            text(words),
            1,
            max,
        );
    }
}

fn options(problems: &mut Problems, at: &str, value: &Value, depth: u8) {
    let list = items(value);
    if list.len() > limits::COMMAND_OPTIONS {
        problems.count(
            &format!("{at}.options"),
            list.len(),
            0,
            limits::COMMAND_OPTIONS,
        );
    }
    let mut names = HashSet::new();
    let mut optional = false;
    for (n, option) in list.iter().enumerate() {
        let path = format!("{at}.options.{n}");
        name(problems, &path, option);
        describe(problems, &path, option, 1);
        if !names.insert(text(&option["name"])) {
            problems.duplicate(
                &path,
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            );
        }
        let kind = option["type"].as_u64().unwrap_or_default();
        match kind {
            SUBCOMMAND if depth < 2 => options(problems, &path, &option["options"], 2),
            GROUP if depth == 0 => options(problems, &path, &option["options"], 1),
            3..=11 if depth != 1 => {
                let required = option["required"].as_bool() == Some(true);
                if required && optional {
                    problems.add(
                        &path,
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options",
                    );
                }
                optional |= !required;
                let choices = items(&option["choices"]);
                let at = format!("{path}.choices");
                if choices.len() > limits::CHOICES {
                    problems.count(&at, choices.len(), 0, limits::CHOICES);
                }
                check_choices(problems, &at, choices);
                if !choices.is_empty() && option["autocomplete"].as_bool() == Some(true) {
                    problems.add(
                        &path,
                        "APPLICATION_COMMAND_AUTOCOMPLETE_NO_CHOICES",
                        "Autocomplete options cannot have choices",
                    );
                }
            }
            _ => problems.add(
                &format!("{path}.type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command and sub-command group option types are mutually exclusive to other option types",
            ),
        }
    }
    let subs = |o: &Value| matches!(o["type"].as_u64(), Some(SUBCOMMAND | GROUP));
    if list.iter().any(subs) && !list.iter().all(subs) {
        problems.add(
            &format!("{at}.options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to other option types",
        );
    }
}

/// Characters over names, descriptions and text values; of localised words the longest count.
fn weight(entry: &Value) -> usize {
    let longest = |key: &str| {
        let others = entry[format!("{key}_localizations")].as_object();
        others
            .into_iter()
            .flatten()
            .map(|(_, words)| text(words))
            .chain([text(&entry[key])])
            .map(|words| words.chars().count())
            .max()
            .unwrap_or_default()
    };
    let choices: usize = items(&entry["choices"])
        .iter()
        .map(|c| text(&c["name"]).chars().count() + text(&c["value"]).chars().count())
        .sum();
    let below: usize = items(&entry["options"]).iter().map(weight).sum();
    longest("name") + longest("description") + choices + below
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn with(name: &str, description: &str, options: &Value) -> Value {
        json!({"name": name, "description": description, "options": options})
    }

    #[test]
    fn names_and_descriptions() {
        let none = json!([]);
        assert!(command(&with("start-größe", "d", &none)).is_ok());
        assert!(command(&with("Start", "d", &none)).is_err());
        assert!(command(&with("a b", "d", &none)).is_err());
        assert!(command(&with("", "d", &none)).is_err());
        assert!(command(&with(&"x".repeat(33), "d", &none)).is_err());
        assert!(command(&with("x", "", &none)).is_err());
        assert!(command(&with("x", &"d".repeat(101), &none)).is_err());
    }

    #[test]
    fn option_rules() {
        let option = |n: usize| json!({"type": 3, "name": format!("o{n}"), "description": "d"});
        let many = |n: usize| Value::Array((0..n).map(option).collect());
        assert!(command(&with("x", "d", &many(25))).is_ok());
        assert!(command(&with("x", "d", &many(26))).is_err());
        let mut order = many(2);
        order[1]["required"] = json!(true);
        assert!(command(&with("x", "d", &order)).is_err());
        let sub = json!([{"type": 1, "name": "s", "description": "d", "options": many(3)}]);
        assert!(command(&with("x", "d", &sub)).is_ok());
        let mixed = json!([{"type": 1, "name": "s", "description": "d"}, option(1)]);
        assert!(command(&with("x", "d", &mixed)).is_err());
        let all: Vec<Value> = (0..101)
            .map(|n| with(&format!("c{n}"), "d", &json!([])))
            .collect();
        assert!(commands(&all[..100]).is_ok());
        assert!(commands(&all).is_err());
        assert!(commands(&[all[0].clone(), all[0].clone()]).is_err());
    }

    #[test]
    fn total_size() {
        let choice = json!({"name": "n".repeat(100), "value": "v".repeat(100)});
        let option = |n: usize| {
            json!({"type": 3, "name": format!("o{n}"), "description": "d",
                   "choices": vec![choice.clone(); 25]})
        };
        assert!(command(&with("x", "d", &json!([option(1)]))).is_ok());
        assert!(command(&with("x", "d", &json!([option(1), option(2)]))).is_err());
    }
}

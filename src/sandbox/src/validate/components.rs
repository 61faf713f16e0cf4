//! Limits of rows, buttons and select menus.

use std::collections::HashSet;

use serde_json::Value;

use super::{items, text};
use crate::errors::Problems;
use crate::limits;

const ROW: u64 = 1;
const BUTTON: u64 = 2;
const TEXT_SELECT: u64 = 3;
const LINK: u64 = 5;
const PREMIUM: u64 = 6;

fn is_select(kind: u64) -> bool {
    matches!(kind, 3 | 5..=8)
}

/// Checks a message's components; `layout` allows the newer kinds at the top.
pub(super) fn check(problems: &mut Problems, components: &Value, layout: bool) {
    let rows = items(components);
    let mut ids = HashSet::new();
    if layout {
        let mut all = 0;
        each(components, "components", &mut |path, component| {
            all += 1;
            leaf(problems, path, component, &mut ids);
        });
        if all > limits::LAYOUT_COMPONENTS {
            problems.count("components", all, 1, limits::LAYOUT_COMPONENTS);
        }
        return;
    }
    if rows.len() > limits::ROWS {
        problems.count("components", rows.len(), 1, limits::ROWS);
    }
    for (n, row) in rows.iter().enumerate() {
        let at = format!("components.{n}");
        if row["type"].as_u64() != Some(ROW) {
            problems.add(
                &format!("{at}.type"),
                "BASE_TYPE_CHOICES",
                "Value must be one of (1,).",
            );
            continue;
        }
        let inner = items(&row["components"]);
        let selects = inner
            .iter()
            .filter(|c| c["type"].as_u64().is_some_and(is_select))
            .count();
        let most = if selects > 0 {
            1
        } else {
            limits::BUTTONS_PER_ROW
        };
        problems.count(&format!("{at}.components"), inner.len(), 1, most);
        for (m, component) in inner.iter().enumerate() {
            let path = format!("{at}.components.{m}");
            let kind = component["type"].as_u64().unwrap_or_default();
            if kind != BUTTON && !is_select(kind) {
                problems.add(
                    &format!("{path}.type"),
                    "BASE_TYPE_CHOICES",
                    "Value must be one of (2, 3, 5, 6, 7, 8).",
                );
                continue;
            }
            leaf(problems, &path, component, &mut ids);
        }
    }
}

fn leaf<'a>(problems: &mut Problems, path: &str, component: &'a Value, ids: &mut HashSet<&'a str>) {
    let kind = component["type"].as_u64().unwrap_or_default();
    if kind == BUTTON {
        button(problems, path, component, ids);
    } else if is_select(kind) {
        custom_id(problems, path, component, ids);
        select(problems, path, component, kind);
    }
}

/// Checks a custom id: present, short enough, the only one of its kind.
pub(super) fn custom_id<'a>(
    problems: &mut Problems,
    path: &str,
    component: &'a Value,
    ids: &mut HashSet<&'a str>,
) {
    let id = text(&component["custom_id"]);
    let at = format!("{path}.custom_id");
    problems.length(&at, id, 1, limits::CUSTOM_ID);
    if !id.is_empty() && !ids.insert(id) {
        problems.duplicate(
            &at,
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
}

fn button<'a>(
    problems: &mut Problems,
    path: &str,
    component: &'a Value,
    ids: &mut HashSet<&'a str>,
) {
    let label = text(&component["label"]);
    problems.length(&format!("{path}.label"), label, 0, limits::BUTTON_LABEL);
    match component["style"].as_u64() {
        Some(LINK) => {
            let url = text(&component["url"]);
            if !url.starts_with("http://")
                && !url.starts_with("https://")
                && !url.starts_with("discord://")
            {
                problems.add(
                    &format!("{path}.url"),
                    "URL_TYPE_INVALID_URL",
                    "Not a well formed URL.",
                );
            }
        }
        Some(PREMIUM) => return,
        Some(1..=4) => custom_id(problems, path, component, ids),
        _ => problems.add(
            &format!("{path}.style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of (1, 2, 3, 4, 5, 6).",
        ),
    }
    if label.is_empty() && !component["emoji"].is_object() {
        problems.add(
            path,
            "BUTTON_COMPONENT_INVALID_CONTENT",
            "A button must have a label or an emoji",
        );
    }
}

fn select(problems: &mut Problems, path: &str, component: &Value, kind: u64) {
    problems.length(
        &format!("{path}.placeholder"),
        text(&component["placeholder"]),
        0,
        limits::PLACEHOLDER,
    );
    let min = component["min_values"].as_u64().unwrap_or(1);
    let max = component["max_values"].as_u64().unwrap_or(1);
    if min > limits::SELECT_OPTIONS as u64 || max == 0 || max > limits::SELECT_OPTIONS as u64 {
        problems.add(
            &format!("{path}.max_values"),
            "NUMBER_TYPE_MAX",
            "int value should be less than or equal to 25.",
        );
    }
    if min > max {
        problems.add(
            &format!("{path}.min_values"),
            "COMPONENT_SELECT_MIN_VALUES",
            "Minimum must not be above the maximum.",
        );
    }
    if kind != TEXT_SELECT {
        return;
    }
    let options = items(&component["options"]);
    problems.count(
        &format!("{path}.options"),
        options.len(),
        1,
        limits::SELECT_OPTIONS,
    );
    if max > options.len().max(1) as u64 {
        problems.add(
            &format!("{path}.options"),
            "COMPONENT_SELECT_OPTIONS_TOO_FEW",
            "There are fewer options than max_values.",
        );
    }
    let mut values = HashSet::new();
    let mut preset = 0;
    for (n, option) in options.iter().enumerate() {
        let at = format!("{path}.options.{n}");
        let value = text(&option["value"]);
        let words = [
            ("label", text(&option["label"]), 1),
            ("value", value, 1),
            ("description", text(&option["description"]), 0),
        ];
        for (key, words, min) in words {
            problems.length(&format!("{at}.{key}"), words, min, limits::OPTION_TEXT);
        }
        if !values.insert(value) {
            problems.duplicate(
                &format!("{at}.value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
        preset += u64::from(option["default"].as_bool() == Some(true));
    }
    if preset > max {
        problems.add(
            &format!("{path}.options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "More options are preset than max_values allows.",
        );
    }
}

/// Visits every component below `value`, at any depth, with its dotted path.
pub(crate) fn each<'a>(value: &'a Value, path: &str, visit: &mut dyn FnMut(&str, &'a Value)) {
    for (n, component) in items(value).iter().enumerate() {
        let at = format!("{path}.{n}");
        visit(&at, component);
        each(&component["components"], &format!("{at}.components"), visit);
        for key in ["accessory", "component"] {
            let inner = &component[key];
            if inner.is_object() {
                visit(&format!("{at}.{key}"), inner);
            }
        }
    }
}

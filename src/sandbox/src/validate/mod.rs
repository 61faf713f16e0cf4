//! What Discord would refuse in messages, components, modals, choices and commands.

mod commands;
mod components;
mod embeds;
mod message;
mod modal;
pub(crate) mod value;

pub(crate) use commands::{command, commands};
pub(crate) use components::each as each_component;
pub(crate) use message::{Subject, message};
pub(crate) use modal::{choices, modal};

use serde_json::Value;

/// The items of a list; nothing for anything else.
fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A text, or the empty one.
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

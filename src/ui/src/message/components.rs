//! Buttons and menus, and their rows.

use serde_json::{Value, json};

use crate::limits::{CUSTOM_ID, LABEL, OPTION, OPTIONS, PLACEHOLDER, Text};

/// The colour of a button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// The one most people want.
    Primary,
    /// Any other.
    #[default]
    Secondary,
    /// Goes on, confirms.
    Success,
    /// What it does destroys something.
    Danger,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What the router reads.
    pub id: Text<CUSTOM_ID>,
    /// What is written on it.
    pub label: Text<LABEL>,
    /// How the button is coloured.
    pub style: Style,
    /// A unicode emoji before the label.
    pub emoji: Option<&'static str>,
    /// Cannot be pressed.
    pub disabled: bool,
}

impl Button {
    /// A plain button.
    pub fn new(id: impl Into<Text<CUSTOM_ID>>, label: impl Into<Text<LABEL>>) -> Self {
        Self {
            id: id.into(),
            label: label.into(),
            style: Style::Secondary,
            emoji: None,
            disabled: false,
        }
    }

    /// With a colour.
    #[must_use]
    pub fn style(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// With an emoji.
    #[must_use]
    pub fn emoji(mut self, emoji: &'static str) -> Self {
        self.emoji = Some(emoji);
        self
    }

    /// Not to be pressed when `yes`.
    #[must_use]
    pub fn disabled(mut self, yes: bool) -> Self {
        self.disabled = yes;
        self
    }
}

/// One option of a select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What the router reads.
    pub value: Text<OPTION>,
    /// What is written.
    pub label: Text<OPTION>,
    /// A second, smaller line.
    pub note: Text<OPTION>,
    /// Whether the client shows it as picked.
    is_picked: bool,
}

impl Entry {
    /// An option with a second line, which may be empty.
    pub fn new(
        value: impl Into<Text<OPTION>>,
        label: impl Into<Text<OPTION>>,
        note: impl Into<Text<OPTION>>,
    ) -> Self {
        Self {
            value: value.into(),
            label: label.into(),
            note: note.into(),
            is_picked: false,
        }
    }

    /// The same, shown as picked where it is.
    #[must_use]
    pub fn picked(mut self, is_picked: bool) -> Self {
        self.is_picked = is_picked;
        self
    }
}

/// A select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    pub(super) id: Text<CUSTOM_ID>,
    placeholder: Text<PLACEHOLDER>,
    pub(super) entries: Vec<Entry>,
    pub(super) min: usize,
    pub(super) max: usize,
}

impl Select {
    /// A menu of which one entry is picked; entries beyond the limit are left out. Two entries with one value are a
    /// fault of the program: the first is kept where people play, and tests fail.
    pub fn new(
        id: impl Into<Text<CUSTOM_ID>>,
        placeholder: impl Into<Text<PLACEHOLDER>>,
        entries: Vec<Entry>,
    ) -> Self {
        let id = id.into();
        let mut kept: Vec<Entry> = Vec::new();
        for entry in entries {
            let (twice, full) = (
                kept.iter().any(|k| k.value == entry.value),
                kept.len() >= OPTIONS,
            );
            if is_fault(twice, "two entries of a menu have one value", &entry.value) {
                continue;
            }
            if !full && !entry.label.is_empty() {
                kept.push(entry);
            }
        }
        Self {
            id,
            placeholder: placeholder.into(),
            entries: kept,
            min: 1,
            max: 1,
        }
    }

    /// Between `min` and `max` entries are picked.
    #[must_use]
    pub fn pick(mut self, min: usize, max: usize) -> Self {
        self.max = max.clamp(1, self.entries.len().max(1));
        self.min = min.min(self.max);
        self
    }
}

/// What is picked from a menu that the client fills itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PickerKind {
    /// Roles of the server.
    Roles,
    /// Text channels of the server.
    Channels,
}

/// A menu of roles or channels, which the client fills.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picker {
    pub(super) id: Text<CUSTOM_ID>,
    placeholder: Text<PLACEHOLDER>,
    pick: PickerKind,
    chosen: Vec<u64>,
    max: usize,
}

impl Picker {
    /// A menu of which between one and `max` are picked; those that are chosen now are shown.
    pub fn new(
        id: impl Into<Text<CUSTOM_ID>>,
        placeholder: impl Into<Text<PLACEHOLDER>>,
        pick: PickerKind,
        chosen: &[u64],
        max: usize,
    ) -> Self {
        let max = max.clamp(1, OPTIONS);
        Self {
            id: id.into(),
            placeholder: placeholder.into(),
            pick,
            chosen: chosen.iter().take(max).copied().collect(),
            max,
        }
    }

    fn json(&self) -> Value {
        let (kind, word) = match self.pick {
            PickerKind::Roles => (6, "role"),
            PickerKind::Channels => (8, "channel"),
        };
        let chosen: Vec<Value> = (self.chosen.iter())
            .map(|id| json!({ "id": id.to_string(), "type": word }))
            .collect();
        let mut value = json!({
            "type": kind, "custom_id": self.id, "placeholder": self.placeholder,
            "min_values": 1, "max_values": self.max, "default_values": chosen,
        });
        if self.pick == PickerKind::Channels {
            // Text and announcement channels.
            value["channel_types"] = json!([0, 5]);
        }
        value
    }
}

/// One row of components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Up to five buttons.
    Buttons(Vec<Button>),
    /// One menu.
    Select(Select),
    /// One menu that the client fills.
    Picker(Picker),
}

/// The form of a row on the wire.
pub(super) fn row_json(row: &Row) -> Value {
    let components = match row {
        Row::Buttons(buttons) => buttons
            .iter()
            .map(|b| {
                let style = match b.style {
                    Style::Primary => 1,
                    Style::Secondary => 2,
                    Style::Success => 3,
                    Style::Danger => 4,
                };
                let mut value =
                    json!({ "type": 2, "style": style, "custom_id": b.id, "disabled": b.disabled });
                if !b.label.is_empty() {
                    value["label"] = json!(b.label);
                }
                if let Some(emoji) = b.emoji {
                    value["emoji"] = json!({ "name": emoji });
                }
                value
            })
            .collect(),
        Row::Picker(picker) => vec![picker.json()],
        Row::Select(s) => {
            let options: Vec<Value> = s
                .entries
                .iter()
                .map(|e| {
                    let mut value = json!({ "label": e.label, "value": e.value });
                    if !e.note.is_empty() {
                        value["description"] = json!(e.note);
                    }
                    if e.is_picked {
                        value["default"] = json!(true);
                    }
                    value
                })
                .collect();
            vec![json!({
                "type": 3, "custom_id": s.id, "placeholder": s.placeholder, "options": options,
                "min_values": s.min, "max_values": s.max,
            })]
        }
    };
    json!({ "type": 1, "components": components })
}

/// Whether an id stands twice, which is a fault of the program.
pub(super) fn is_twice(twice: bool, id: &Text<CUSTOM_ID>) -> bool {
    is_fault(twice, "two components of a message have one id", id)
}

/// Notes a fault of the program in a message; where the program is tested, it ends there.
fn is_fault<const N: usize>(fault: bool, what: &str, which: &Text<N>) -> bool {
    debug_assert!(!fault, "{what}: {}", which.as_str());
    if fault {
        tracing::error!(which = which.as_str(), "{what}");
    }
    fault
}

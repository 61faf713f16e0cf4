//! A form as a value: what Discord opens in a window of its own, within its limits by construction.

use serde_json::{Value, json};

use super::limits::{CUSTOM_ID, FORM_TITLE, INPUT, INPUT_HINT, INPUT_LABEL, Text};

/// A form with one field for a longer text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What comes back when it is sent.
    pub id: Text<CUSTOM_ID>,
    /// Its heading.
    pub title: Text<FORM_TITLE>,
    /// What its field asks for.
    pub label: Text<INPUT_LABEL>,
    /// What stands in the empty field.
    pub hint: Text<INPUT_HINT>,
}

impl Form {
    /// The name of its field.
    pub const FIELD: &str = "said";

    /// Its form on the wire, as the data of a callback.
    pub fn json(&self) -> Value {
        let field = json!({
            "type": 4,
            "custom_id": Self::FIELD,
            "style": 2,
            "label": self.label,
            "placeholder": self.hint,
            "min_length": 1,
            "max_length": INPUT,
            "required": true,
        });
        json!({
            "custom_id": self.id,
            "title": self.title,
            "components": [{ "type": 1, "components": [field] }],
        })
    }
}

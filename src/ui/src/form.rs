//! A form as a value: what Discord opens in a window of its own, within its limits by construction.

use serde_json::{Value, json};

use super::limits::{CUSTOM_ID, FORM_TITLE, INPUT, INPUT_HINT, INPUT_LABEL, INPUT_LINE, Text};

/// How much is written into the field of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A line, which may be left empty.
    Line,
    /// A longer text.
    Text,
}

/// A form with one field.
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
    /// How much is written there.
    pub size: Size,
}

impl Form {
    /// The name of its field.
    pub const FIELD: &str = "said";

    /// Its form on the wire, as the data of a callback.
    pub fn json(&self) -> Value {
        let (style, least, most) = match self.size {
            Size::Line => (1, 0, INPUT_LINE),
            Size::Text => (2, 1, INPUT),
        };
        let field = json!({
            "type": 4,
            "custom_id": Self::FIELD,
            "style": style,
            "label": self.label,
            "placeholder": self.hint,
            "min_length": least,
            "max_length": most,
            "required": least > 0,
        });
        json!({
            "custom_id": self.id,
            "title": self.title,
            "components": [{ "type": 1, "components": [field] }],
        })
    }
}

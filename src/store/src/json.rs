//! JSON that the store keeps and does not look into.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, value::RawValue};

use crate::error::StoreError;
use crate::model::MAX_DEPTH;

/// The text of one JSON value: written once by who knows its shape, and read once by who does.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// A value as JSON.
    ///
    /// # Errors
    /// When the value cannot be written as JSON.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Self)
    }

    /// Reads a value of a known shape.
    ///
    /// # Errors
    /// When the text is not of that shape, or nests deeper than the parser goes.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.0.get())
    }

    /// The value as a tree; `Null` if it nests deeper than the parser goes.
    #[must_use]
    pub fn tree(&self) -> Value {
        self.read().unwrap_or_default()
    }

    /// Changes the value as a tree.
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        let mut tree = self.tree();
        change(&mut tree);
        *self = tree.into();
    }

    /// Whether nothing was put here.
    #[must_use]
    pub fn is_null(&self) -> bool {
        self.0.get() == "null"
    }

    /// Whether it is letter for letter the same text, which is asked in no time; equal values may differ in their text.
    #[must_use]
    pub fn is_text_of(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }

    /// How many bytes the text has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.get().len()
    }

    /// Fails with `Invalid` if it nests so deep that it could be written but never read.
    pub(crate) fn check_depth(&self, what: &str) -> Result<(), StoreError> {
        let (mut depth, mut in_text, mut escaped) = (0_usize, false, false);
        for byte in self.0.get().bytes() {
            match byte {
                _ if escaped => escaped = false,
                b'\\' if in_text => escaped = true,
                b'"' => in_text = !in_text,
                _ if in_text => {}
                b'[' | b'{' => depth += 1,
                b']' | b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth >= MAX_DEPTH {
                return Err(StoreError::Invalid(format!(
                    "{what} nests deeper than {MAX_DEPTH} levels"
                )));
            }
        }
        Ok(())
    }
}

impl Default for Json {
    fn default() -> Self {
        Self(RawValue::NULL.to_owned())
    }
}

impl From<Value> for Json {
    fn from(value: Value) -> Self {
        // A tree of values has no part that JSON cannot say.
        Self::of(&value).unwrap_or_default()
    }
}

/// Two texts are equal if they say the same, in whatever order of fields.
impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
            || matches!((self.read::<Value>(), other.read::<Value>()), (Ok(a), Ok(b)) if a == b)
    }
}

impl PartialEq<Value> for Json {
    fn eq(&self, other: &Value) -> bool {
        self.read::<Value>().is_ok_and(|value| value == *other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_order_of_fields_says_nothing() {
        let texts = [r#"{"a":1,"b":[2]}"#, r#"{ "b": [2], "a": 1 }"#];
        let [one, two] = texts.map(|text| serde_json::from_str::<Json>(text).unwrap());
        assert_eq!(one, two);
        assert_eq!(two, json!({"a": 1, "b": [2]}));
        assert_ne!(one, Json::default());
        assert!(Json::default().is_null() && !one.is_null());
        assert!(!one.is_text_of(&two) && one.is_text_of(&one.clone()));
    }

    #[test]
    fn it_passes_through_trees_of_values_unharmed() {
        let body = Json::from(json!({"n": [1, {"t": "}\"[[["}]}));
        let tree = serde_json::to_value(&body).unwrap();
        assert_eq!(serde_json::from_value::<Json>(tree).unwrap(), body);
    }

    #[test]
    fn brackets_in_texts_are_not_depth() {
        let deep = |depth: usize| (0..depth).fold(json!(1), |value, _| json!([value]));
        assert!(
            Json::from(json!("[\\\"{".repeat(500)))
                .check_depth("t")
                .is_ok()
        );
        assert!(Json::from(deep(MAX_DEPTH - 1)).check_depth("t").is_ok());
        assert!(Json::from(deep(MAX_DEPTH)).check_depth("t").is_err());
    }
}

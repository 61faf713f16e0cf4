//! Limits of a message, new or edited.

use serde_json::Value;

use super::{components, embeds, items, text};
use crate::body::Payload;
use crate::errors::{ApiError, Problems};
use crate::limits;

/// The flag of messages made of the newer layout components.
const LAYOUT: u64 = 1 << 15;

/// What a payload is applied to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subject<'a> {
    /// Where the message's fields lie in the body, for error paths.
    pub(crate) prefix: &'a str,
    /// The message as it stands, for edits.
    pub(crate) before: Option<&'a Value>,
    /// How many attachments it would keep.
    pub(crate) kept: usize,
}

/// Checks a message's payload (`data` of a callback, or a whole body).
pub(crate) fn message(
    data: &Value,
    payload: &Payload,
    subject: Subject<'_>,
) -> Result<(), ApiError> {
    let mut problems = Problems::default();
    if !data.is_object() {
        problems.add(
            "",
            "DICT_TYPE_CONVERT",
            "Only dictionaries may be used in a DictType",
        );
        return problems.finish(subject.prefix);
    }
    for (key, list) in [("content", false), ("embeds", true), ("components", true)] {
        let value = &data[key];
        let fits = value.is_null()
            || if list {
                value.is_array()
            } else {
                value.is_string()
            };
        if !fits {
            let kind = if list { "lists" } else { "strings" };
            problems.add(
                key,
                "BASE_TYPE_CONVERT",
                &format!("Only {kind} may be used here."),
            );
        }
    }
    problems.length("content", text(&data["content"]), 0, limits::CONTENT);
    embeds::check(&mut problems, &data["embeds"]);
    let before = subject.before.unwrap_or(&Value::Null);
    let flags = data["flags"].as_u64().unwrap_or_default() | before["flags"].as_u64().unwrap_or(0);
    let layout = flags & LAYOUT != 0;
    components::check(&mut problems, &data["components"], layout);
    let attachments = subject.kept + payload.uploads.len();
    if attachments > limits::ATTACHMENTS {
        problems.count("attachments", attachments, 0, limits::ATTACHMENTS);
    }
    if layout && (!text(&data["content"]).is_empty() || !items(&data["embeds"]).is_empty()) {
        problems.add(
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        );
    }
    problems.finish(subject.prefix)?;
    let after = |key: &str| {
        if data.get(key).is_some() {
            &data[key]
        } else {
            &before[key]
        }
    };
    let shows = !text(after("content")).trim().is_empty()
        || items(after("embeds")).iter().any(embeds::shows)
        || !items(after("components")).is_empty()
        || !items(&data["sticker_ids"]).is_empty()
        || data["poll"].is_object()
        || attachments > 0;
    if shows {
        Ok(())
    } else {
        Err(ApiError::empty_message())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(data: &Value) -> Result<(), ApiError> {
        let payload = Payload {
            json: Value::Null,
            uploads: Vec::new(),
        };
        let subject = Subject {
            prefix: "data",
            before: None,
            kept: 0,
        };
        message(data, &payload, subject)
    }

    fn refused(data: &Value, words: &str) {
        let error = check(data).expect_err("must be refused");
        assert_eq!(error.code, limits::INVALID_FORM, "{error:?}");
        assert!(error.line().contains(words), "{}", error.line());
    }

    fn button(id: &str) -> Value {
        json!({"type": 2, "style": 1, "label": "x", "custom_id": id})
    }

    fn rows(rows: &[Vec<Value>]) -> Value {
        let rows: Vec<Value> = rows
            .iter()
            .map(|r| json!({"type": 1, "components": r}))
            .collect();
        json!({"content": "x", "components": rows})
    }

    fn select(options: usize, id: &str) -> Value {
        let options: Vec<Value> = (0..options)
            .map(|n| json!({"label": "l", "value": n.to_string()}))
            .collect();
        json!({"type": 3, "custom_id": id, "options": options})
    }

    #[test]
    fn texts() {
        assert!(check(&json!({"content": "x".repeat(2000)})).is_ok());
        refused(&json!({"content": "x".repeat(2001)}), "data.content");
        let empty = check(&json!({"content": " "})).expect_err("empty");
        assert_eq!(empty.code, limits::EMPTY_MESSAGE);
        refused(&json!({"content": 5}), "data.content");
        refused(&json!(5), "data");
    }

    #[test]
    fn embed_limits() {
        let one = |e: Value| json!({"embeds": [e]});
        assert!(check(&one(json!({"title": "ü".repeat(256)}))).is_ok());
        refused(&one(json!({"title": "x".repeat(257)})), "embeds.0.title");
        refused(
            &one(json!({"description": "x".repeat(4097)})),
            "description",
        );
        refused(
            &one(json!({"footer": {"text": "x".repeat(2049)}})),
            "footer.text",
        );
        refused(
            &one(json!({"author": {"name": "x".repeat(257)}})),
            "author.name",
        );
        let field = |n: &str, v: &str| one(json!({"fields": [{"name": n, "value": v}]}));
        assert!(check(&field("a", "b")).is_ok());
        refused(&field("", "b"), "fields.0.name");
        refused(&field("a", " "), "fields.0.value");
        refused(&field("a", &"x".repeat(1025)), "fields.0.value");
        let many: Vec<Value> = (0..26)
            .map(|_| json!({"name": "a", "value": "b"}))
            .collect();
        refused(&one(json!({"fields": many})), "embeds.0.fields");
        let six: Vec<Value> = (0..2)
            .map(|_| json!({"description": "x".repeat(3001)}))
            .collect();
        refused(&json!({"embeds": six}), "6000");
        let eleven: Vec<Value> = (0..11).map(|_| json!({"title": "x"})).collect();
        refused(&json!({"embeds": eleven}), "between 0 and 10");
        refused(&one(json!({"image": {"url": "file:///x"}})), "Scheme");
    }

    #[test]
    fn component_limits() {
        let five = |from: usize| (from..from + 5).map(|n| button(&n.to_string())).collect();
        assert!(check(&rows(&[five(0), five(5), five(10), five(15), five(20)])).is_ok());
        let six: Vec<Vec<Value>> = (0..6).map(|n| vec![button(&n.to_string())]).collect();
        refused(&rows(&six), "between 1 and 5");
        let wide: Vec<Value> = (0..6).map(|n| button(&n.to_string())).collect();
        refused(&rows(&[wide]), "components.0.components");
        refused(&rows(&[vec![button("a"), button("a")]]), "duplicated");
        refused(&rows(&[vec![button(&"x".repeat(101))]]), "custom_id");
        refused(
            &rows(&[vec![select(2, "a"), select(2, "b")]]),
            "between 1 and 1",
        );
        refused(&rows(&[vec![select(26, "a")]]), "options");
        refused(&rows(&[vec![select(0, "a")]]), "options");
        let mut twice = select(2, "a");
        twice["options"][1]["value"] = json!("0");
        refused(&rows(&[vec![twice]]), "already used");
        let mut long = select(2, "a");
        long["placeholder"] = json!("x".repeat(151));
        refused(&rows(&[vec![long]]), "placeholder");
        let mut label = button("a");
        label["label"] = json!("x".repeat(81));
        refused(&rows(&[vec![label]]), "label");
        refused(&rows(&[Vec::new()]), "components.0.components");
    }
}

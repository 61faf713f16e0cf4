//! Refusals in the shape Discord gives them.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

use crate::limits;

/// A refusal: HTTP status, Discord's code, words and nested form errors.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: String,
    pub(crate) errors: Option<Value>,
}

/// Left in the response's extensions so that refusals are counted.
#[derive(Clone, Debug)]
pub(crate) struct Refusal(pub(crate) u32, pub(crate) String);

impl ApiError {
    pub(crate) fn new(status: u16, code: u32, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
        }
    }

    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, limits::UNKNOWN_CHANNEL, "Unknown Channel")
    }

    pub(crate) fn unknown_message() -> Self {
        Self::new(404, limits::UNKNOWN_MESSAGE, "Unknown Message")
    }

    pub(crate) fn unknown_interaction() -> Self {
        Self::new(404, limits::UNKNOWN_INTERACTION, "Unknown interaction")
    }

    pub(crate) fn unknown_webhook() -> Self {
        Self::new(404, limits::UNKNOWN_WEBHOOK, "Unknown Webhook")
    }

    pub(crate) fn empty_message() -> Self {
        Self::new(400, limits::EMPTY_MESSAGE, "Cannot send an empty message")
    }

    /// One form error at a dotted path.
    pub(crate) fn form(path: &str, code: &str, message: &str) -> Self {
        let mut problems = Problems::default();
        problems.add(path, code, message);
        problems.into_error("")
    }

    /// The refusal in one line.
    pub(crate) fn line(&self) -> String {
        let mut line = self.message.clone();
        if let Some(errors) = &self.errors {
            let mut found = Vec::new();
            flatten(errors, &mut String::new(), &mut found);
            line.push_str(": ");
            line.push_str(&found.join("; "));
        }
        line
    }
}

fn flatten(value: &Value, path: &mut String, out: &mut Vec<String>) {
    let Some(map) = value.as_object() else {
        return;
    };
    for (key, inner) in map {
        if key == "_errors" {
            for error in inner.as_array().into_iter().flatten() {
                let text = error["message"].as_str().unwrap_or_default();
                out.push(format!("{path}: {text}"));
            }
        } else {
            let length = path.len();
            if !path.is_empty() {
                path.push('.');
            }
            path.push_str(key);
            flatten(inner, path, out);
            path.truncate(length);
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let line = self.line();
        let mut body = json!({"code": self.code, "message": self.message});
        if let Some(errors) = self.errors {
            body["errors"] = errors;
        }
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = (status, Json(body)).into_response();
        response.extensions_mut().insert(Refusal(self.code, line));
        response
    }
}

/// Collects form errors by their path.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    found: Vec<(String, String, String)>,
}

impl Problems {
    /// Notes an error at a dotted path.
    pub(crate) fn add(&mut self, path: &str, code: &str, message: &str) {
        self.found
            .push((path.to_owned(), code.to_owned(), message.to_owned()));
    }

    /// Notes a text that is too short or too long.
    pub(crate) fn length(&mut self, path: &str, text: &str, min: usize, max: usize) {
        let n = text.chars().count();
        if n > max {
            self.add(
                path,
                "BASE_TYPE_MAX_LENGTH",
                &format!("Must be {max} or fewer in length."),
            );
        } else if n < min && n == 0 {
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
        } else if n < min {
            self.add(
                path,
                "BASE_TYPE_MIN_LENGTH",
                &format!("Must be {min} or more in length."),
            );
        }
    }

    /// Notes a list that is too short or too long.
    pub(crate) fn count(&mut self, path: &str, n: usize, min: usize, max: usize) {
        if n < min || n > max {
            self.add(
                path,
                "BASE_TYPE_BAD_LENGTH",
                &format!("Must be between {min} and {max} in length."),
            );
        }
    }

    /// Notes a value that must not come twice.
    pub(crate) fn duplicate(&mut self, path: &str, code: &str, message: &str) {
        self.add(path, code, message);
    }

    /// Whether nothing was found.
    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// The refusal, with every path below `prefix` (dotted, may be empty).
    pub(crate) fn into_error(self, prefix: &str) -> ApiError {
        let mut tree = Map::new();
        for (path, code, message) in self.found {
            let mut at = &mut tree;
            for part in prefix.split('.').chain(path.split('.')) {
                if part.is_empty() {
                    continue;
                }
                let next = at.entry(part).or_insert_with(|| json!({}));
                match next {
                    Value::Object(map) => at = map,
                    _ => return ApiError::new(400, limits::INVALID_FORM, "Invalid Form Body"),
                }
            }
            let list = at.entry("_errors").or_insert_with(|| json!([]));
            if let Some(list) = list.as_array_mut() {
                list.push(json!({"code": code, "message": message}));
            }
        }
        ApiError {
            status: 400,
            code: limits::INVALID_FORM,
            message: "Invalid Form Body".into(),
            errors: Some(Value::Object(tree)),
        }
    }

    /// The refusal if anything was found.
    pub(crate) fn finish(self, prefix: &str) -> Result<(), ApiError> {
        if self.is_empty() {
            Ok(())
        } else {
            Err(self.into_error(prefix))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_nest() {
        let mut problems = Problems::default();
        problems.length("embeds.0.title", &"x".repeat(300), 0, 256);
        let error = problems.into_error("data");
        let errors = error.errors.clone().unwrap_or_default();
        assert_eq!(
            errors["data"]["embeds"]["0"]["title"]["_errors"][0]["code"],
            "BASE_TYPE_MAX_LENGTH"
        );
        assert_eq!(
            error.line(),
            "Invalid Form Body: data.embeds.0.title: Must be 256 or fewer in length."
        );
    }
}

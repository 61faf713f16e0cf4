//! Request bodies: JSON, or multipart with `payload_json` and files.

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::{Value, json};

use crate::errors::ApiError;
use crate::guard;
use crate::limits;

/// A file sent with a request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number in `files[n]`.
    pub(crate) index: Option<u64>,
    pub(crate) filename: String,
    pub(crate) bytes: Bytes,
}

/// The JSON of a request and its files.
#[derive(Clone, Debug)]
pub(crate) struct Payload {
    pub(crate) json: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl<S: Send + Sync> FromRequest<S> for Payload {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let multipart = request
            .headers()
            .get(CONTENT_TYPE)
            .and_then(|v| v.to_str().ok())
            .is_some_and(|v| v.starts_with("multipart/form-data"));
        let payload = if multipart {
            let form = Multipart::from_request(request, state)
                .await
                .map_err(|_| not_json())?;
            read_form(form).await?
        } else {
            let json = guard::is_json(request.headers());
            let bytes = Bytes::from_request(request, state)
                .await
                .map_err(|_| too_large())?;
            let json = if bytes.is_empty() {
                json!({})
            } else if !json {
                return Err(not_json());
            } else {
                serde_json::from_slice(&bytes).map_err(|_| not_json())?
            };
            Self {
                json,
                uploads: Vec::new(),
            }
        };
        if payload
            .uploads
            .iter()
            .any(|u| u.bytes.len() > limits::ATTACHMENT_BYTES)
        {
            return Err(too_large());
        }
        Ok(payload)
    }
}

async fn read_form(mut form: Multipart) -> Result<Payload, ApiError> {
    let mut json = json!({});
    let mut uploads = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|_| not_json())? {
        let name = field.name().unwrap_or_default().to_owned();
        if name == "payload_json" {
            let text = field.text().await.map_err(|_| not_json())?;
            json = serde_json::from_str(&text).map_err(|_| not_json())?;
        } else if name.starts_with("file") {
            let index = name
                .strip_prefix("files[")
                .and_then(|n| n.strip_suffix(']'))
                .and_then(|n| n.parse().ok());
            let filename = clean(field.file_name().unwrap_or("file"));
            let bytes = field.bytes().await.map_err(|_| too_large())?;
            uploads.push(Upload {
                index,
                filename,
                bytes,
            });
        } else {
            let text = field.text().await.map_err(|_| not_json())?;
            if let Some(map) = json.as_object_mut() {
                map.insert(name, Value::String(text));
            }
        }
    }
    Ok(Payload { json, uploads })
}

/// A file name as Discord keeps it: letters, digits, dot, dash, underscore.
fn clean(name: &str) -> String {
    let kept: String = name
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_') {
                c
            } else {
                '_'
            }
        })
        .collect();
    // A name of dots alone is a folder to some.
    if kept.chars().all(|c| c == '.') {
        "file".into()
    } else {
        kept
    }
}

fn not_json() -> ApiError {
    ApiError::new(
        400,
        limits::INVALID_JSON,
        "The request body contains invalid JSON.",
    )
}

fn too_large() -> ApiError {
    ApiError::new(413, limits::TOO_LARGE, "Request entity too large")
}

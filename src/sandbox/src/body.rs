//! Request bodies: JSON, or multipart with `payload_json` and files.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::{Value, json};

use crate::errors::ApiError;
use crate::guard;
use crate::limits;
use crate::picture;
use crate::spool::{Spool, Stored};
use crate::state::Shared;

/// A file sent with a request; its bytes lie in the spool.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number in `files[n]`.
    pub(crate) index: Option<u64>,
    pub(crate) filename: String,
    pub(crate) content_type: &'static str,
    /// Width and height of a picture that says them.
    pub(crate) dimensions: Option<(u32, u32)>,
    pub(crate) file: Arc<Stored>,
}

/// A file as it came.
#[derive(Debug)]
struct Sent {
    index: Option<u64>,
    filename: String,
    bytes: Bytes,
}

/// The JSON of a request and its files.
#[derive(Clone, Debug)]
pub(crate) struct Payload {
    pub(crate) json: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl FromRequest<Shared> for Payload {
    type Rejection = ApiError;

    async fn from_request(request: Request, shared: &Shared) -> Result<Self, ApiError> {
        let multipart = request
            .headers()
            .get(CONTENT_TYPE)
            .and_then(|v| v.to_str().ok())
            .is_some_and(|v| v.starts_with("multipart/form-data"));
        if multipart {
            let form = Multipart::from_request(request, shared)
                .await
                .map_err(|_| not_json())?;
            let (json, files) = read_form(form).await?;
            let spool = shared.lock().blobs.spool();
            let uploads = keep(files, &spool).await?;
            return Ok(Self { json, uploads });
        }
        let json = guard::is_json(request.headers());
        let bytes = Bytes::from_request(request, shared)
            .await
            .map_err(|_| too_large())?;
        let json = if bytes.is_empty() {
            json!({})
        } else if !json {
            return Err(not_json());
        } else {
            serde_json::from_slice(&bytes).map_err(|_| not_json())?
        };
        Ok(Self {
            json,
            uploads: Vec::new(),
        })
    }
}

/// Brings the files of a request to the disk, if none is too large. Those of a request that is refused go with it.
async fn keep(files: Vec<Sent>, spool: &Arc<Spool>) -> Result<Vec<Upload>, ApiError> {
    if (files.iter()).any(|file| file.bytes.len() > limits::ATTACHMENT_BYTES) {
        return Err(too_large());
    }
    let mut uploads = Vec::new();
    for sent in files {
        let (content_type, dimensions) = (
            picture::content_type(&sent.bytes),
            picture::dimensions(&sent.bytes),
        );
        let kept = spool.keep(sent.bytes).await;
        let file = kept.map_err(|error| {
            tracing::warn!(%error, "a file of a message could not be kept");
            ApiError::new(500, 0, "500: Internal Server Error")
        })?;
        uploads.push(Upload {
            index: sent.index,
            filename: sent.filename,
            content_type,
            dimensions,
            file,
        });
    }
    Ok(uploads)
}

async fn read_form(mut form: Multipart) -> Result<(Value, Vec<Sent>), ApiError> {
    let mut json = json!({});
    let mut files = Vec::new();
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
            files.push(Sent {
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
    Ok((json, files))
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

//! Serving attachments: pictures are shown, everything else is saved.

use axum::extract::{Path, State as Extract};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::picture;
use crate::state::Shared;

/// The route of attachments. A file answers to its own name only, so that no link gives it another ending.
pub(crate) async fn attachment(
    Extract(shared): Extract<Shared>,
    Path((_, id, name)): Path<(u64, u64, String)>,
) -> Response {
    let blob = shared.lock().blobs.get(id).cloned();
    let Some(blob) = blob.filter(|blob| blob.filename == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let bytes = match blob.file.fetch().await {
        Ok(bytes) => bytes,
        Err(error) => {
            tracing::warn!(%error, id, "a file could not be read");
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        }
    };
    let picture = picture::Picture::of(&bytes);
    let headers = [
        (CONTENT_TYPE, picture::content_type(&bytes)),
        (CACHE_CONTROL, "max-age=31536000, immutable"),
    ];
    let mut response = (headers, bytes).into_response();
    if picture.is_none() {
        let saved = saved_as(&blob.filename);
        response.headers_mut().insert(CONTENT_DISPOSITION, saved);
    }
    response
}

/// Tells the browser to save a file. A name that could end the quotes or the header is left out.
fn saved_as(name: &str) -> HeaderValue {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    Some(name)
        .filter(|name| name.chars().all(plain))
        .and_then(|name| HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")).ok())
        .unwrap_or(HeaderValue::from_static("attachment"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_names_stand_in_the_header() {
        assert_eq!(saved_as("a-1_b.txt"), "attachment; filename=\"a-1_b.txt\"");
        for name in ["a\r\nx: 1", "a\"; b=\"c", "a b", "ä", "a\\", "a;b", "a\0"] {
            assert_eq!(saved_as(name), "attachment", "{name:?}");
        }
    }
}

//! Threads and their members.

use axum::Json;
use axum::extract::{Path, State as Extract};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::channels::{archive_time, check_name};
use super::nothing;
use crate::body::Payload;
use crate::errors::ApiError;
use crate::state::{Channel, Shared, TEXT};

const PUBLIC_THREAD: u8 = 11;
const PRIVATE_THREAD: u8 = 12;

fn make_thread(
    shared: &Shared,
    parent: u64,
    message: Option<u64>,
    data: &Value,
) -> Result<Response, ApiError> {
    let name = data["name"].as_str().unwrap_or_default();
    check_name(name)?;
    let minutes = archive_time(data["auto_archive_duration"].as_u64().unwrap_or(1_440))?;
    let mut state = shared.lock();
    if state.known(parent)?.kind != TEXT {
        return Err(ApiError::new(
            400,
            50024,
            "Cannot execute action on this channel type",
        ));
    }
    if let Some(message) = message {
        state.open_message(parent, message)?;
        if state.channels.contains_key(&message) {
            return Err(ApiError::new(
                400,
                160_004,
                "A thread has already been created for this message",
            ));
        }
    }
    let private = message.is_none() && data["type"].as_u64().unwrap_or(12) == 12;
    // A thread of a message has the message's id.
    let id = message.unwrap_or_else(|| state.snowflakes.next());
    let mut channel = Channel::text(id, name);
    channel.kind = if private {
        PRIVATE_THREAD
    } else {
        PUBLIC_THREAD
    };
    channel.parent = Some(parent);
    channel.archive_minutes = minutes;
    state.add_channel(channel);
    let value = state.channel_json(id);
    Ok((StatusCode::CREATED, Json(value)).into_response())
}

pub(super) async fn thread(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
    payload: Payload,
) -> Result<Response, ApiError> {
    make_thread(&shared, channel, None, &payload.json)
}

pub(super) async fn thread_of_message(
    Extract(shared): Extract<Shared>,
    Path((channel, message)): Path<(u64, u64)>,
    payload: Payload,
) -> Result<Response, ApiError> {
    make_thread(&shared, channel, Some(message), &payload.json)
}

/// Members of threads are accepted and not kept.
pub(super) async fn thread_member(
    Extract(shared): Extract<Shared>,
    Path((channel, _)): Path<(u64, String)>,
) -> Result<Response, ApiError> {
    shared.lock().known(channel)?;
    Ok(nothing())
}

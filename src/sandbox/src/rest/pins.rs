//! Pinned messages.

use axum::Json;
use axum::extract::{Path, State as Extract};
use axum::response::Response;
use serde_json::{Value, json};

use super::channels::Answer;
use super::nothing;
use crate::errors::ApiError;
use crate::state::Shared;

pub(super) async fn pins(Extract(shared): Extract<Shared>, Path(channel): Path<u64>) -> Answer {
    let state = shared.lock();
    let pinned = &state.known(channel)?.pins;
    let list: Vec<Value> = pinned
        .iter()
        .rev()
        .filter_map(|id| state.open_message(channel, *id).ok())
        .collect();
    Ok(Json(Value::Array(list)))
}

fn set_pin(shared: &Shared, channel: u64, id: u64, on: bool) -> Result<Response, ApiError> {
    let mut state = shared.lock();
    state.open_message(channel, id)?;
    state.check_open(channel)?;
    if let Some(entry) = state.channels.get_mut(&channel) {
        if on {
            entry.pins.insert(id);
        } else {
            entry.pins.remove(&id);
        }
        if entry.pins.len() > 50 {
            entry.pins.remove(&id);
            return Err(ApiError::new(
                400,
                30003,
                "Maximum number of pins reached (50)",
            ));
        }
    }
    if let Some(message) = state.message_mut(channel, id) {
        message.body["pinned"] = json!(on);
    }
    state.changes.note();
    Ok(nothing())
}

pub(super) async fn pin(
    Extract(shared): Extract<Shared>,
    Path((channel, id)): Path<(u64, u64)>,
) -> Result<Response, ApiError> {
    set_pin(&shared, channel, id, true)
}

pub(super) async fn unpin(
    Extract(shared): Extract<Shared>,
    Path((channel, id)): Path<(u64, u64)>,
) -> Result<Response, ApiError> {
    set_pin(&shared, channel, id, false)
}

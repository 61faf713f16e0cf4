//! Messages of channels, with their reactions.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, Query, State as Extract};
use axum::response::Response;
use serde_json::Value;

use super::channels::Answer;
use super::{nonce, nothing};
use crate::body::Payload;
use crate::errors::{ApiError, Problems};
use crate::ids::APPLICATION;
use crate::limits;
use crate::messages::Frame;
use crate::state::Shared;

pub(super) async fn list(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
    Query(query): Query<HashMap<String, String>>,
) -> Answer {
    let number = |key: &str| query.get(key).and_then(|v| v.parse::<u64>().ok());
    let limit = number("limit").unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(ApiError::form(
            "limit",
            "NUMBER_TYPE_MAX",
            "int value should be from 1 to 100.",
        ));
    }
    let limit = usize::try_from(limit).unwrap_or(50);
    let state = shared.lock();
    state.known(channel)?;
    let all: Vec<Value> = state
        .messages
        .get(&channel)
        .into_iter()
        .flatten()
        .filter(|(id, m)| {
            m.visible_to.is_none()
                && number("before").is_none_or(|b| **id < b)
                && number("after").is_none_or(|a| **id > a)
        })
        .map(|(_, m)| m.json())
        .collect();
    let oldest_first = number("after").is_some();
    let skip = if oldest_first {
        0
    } else {
        all.len().saturating_sub(limit)
    };
    let mut page: Vec<Value> = all.into_iter().skip(skip).take(limit).collect();
    page.reverse();
    Ok(Json(Value::Array(page)))
}

pub(super) async fn create(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
    payload: Payload,
) -> Answer {
    let reference = &payload.json["message_reference"]["message_id"];
    let reply_to = reference
        .as_u64()
        .or_else(|| reference.as_str()?.parse().ok());
    let nonce = nonce::read(&payload.json)?;
    let mut state = shared.lock();
    if let Some(known) = nonce.as_ref().filter(|n| n.enforced)
        && let Some(message) = state.with_nonce(channel, &known.sign)
    {
        return Ok(Json(message.json()));
    }
    if state.is_closed(channel) {
        let why = "Cannot send messages to this user";
        return Err(ApiError::new(403, limits::DIRECT_CLOSED, why));
    }
    if reply_to.is_some_and(|m| state.message(channel, m).is_none()) {
        return Err(ApiError::form(
            "message_reference",
            "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
            "Unknown message",
        ));
    }
    if let Some(entry) = state.channels.get_mut(&channel) {
        entry.archived = false;
    }
    let frame = Frame {
        channel,
        author: APPLICATION,
        reply_to,
        ..Frame::default()
    };
    let id = state.create_message(frame, &payload.json, &payload, "")?;
    if let Some(nonce) = nonce {
        state.sign(channel, id, nonce.sign);
    }
    Ok(Json(state.message_json(channel, id)))
}

pub(super) async fn get_message(
    Extract(shared): Extract<Shared>,
    Path((channel, id)): Path<(u64, u64)>,
) -> Answer {
    shared.lock().open_message(channel, id).map(Json)
}

pub(super) async fn edit(
    Extract(shared): Extract<Shared>,
    Path((channel, id)): Path<(u64, u64)>,
    payload: Payload,
) -> Answer {
    let mut state = shared.lock();
    state.open_message(channel, id)?;
    state.check_open(channel)?;
    if state.message(channel, id).map(|m| m.author) != Some(APPLICATION) {
        return Err(ApiError::new(
            403,
            limits::NOT_THE_AUTHOR,
            "Cannot edit a message authored by another user",
        ));
    }
    state.edit_message(channel, id, &payload.json, &payload, "")?;
    Ok(Json(state.message_json(channel, id)))
}

pub(super) async fn delete(
    Extract(shared): Extract<Shared>,
    Path((channel, id)): Path<(u64, u64)>,
) -> Result<Response, ApiError> {
    let mut state = shared.lock();
    state.open_message(channel, id)?;
    state.check_open(channel)?;
    state.delete_message(channel, id)?;
    Ok(nothing())
}

pub(super) async fn bulk_delete(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
    payload: Payload,
) -> Result<Response, ApiError> {
    let asked: Vec<u64> = payload.json["messages"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|m| m.as_u64().or_else(|| m.as_str()?.parse().ok()))
        .collect();
    let mut problems = Problems::default();
    problems.count("messages", asked.len(), 2, 100);
    problems.finish("")?;
    let mut state = shared.lock();
    state.known(channel)?;
    for id in asked {
        if state.open_message(channel, id).is_ok() {
            state.delete_message(channel, id)?;
        }
    }
    Ok(nothing())
}

/// Reactions are accepted and not kept.
pub(super) async fn reaction(
    Extract(shared): Extract<Shared>,
    Path((channel, id, _)): Path<(u64, u64, String)>,
) -> Result<Response, ApiError> {
    shared.lock().open_message(channel, id)?;
    Ok(nothing())
}

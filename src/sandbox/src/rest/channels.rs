//! Channels, their messages, pins and threads.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, Query, State as Extract};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::{nonce, nothing};
use crate::body::Payload;
use crate::errors::{ApiError, Problems};
use crate::ids::APPLICATION;
use crate::limits;
use crate::messages::Frame;
use crate::state::{Channel, DIRECT, Shared, State, TEXT};

type Answer = Result<Json<Value>, ApiError>;

const PUBLIC_THREAD: u8 = 11;
const PRIVATE_THREAD: u8 = 12;

impl State {
    fn known(&self, channel: u64) -> Result<&Channel, ApiError> {
        self.channels
            .get(&channel)
            .ok_or_else(ApiError::unknown_channel)
    }

    /// A message the bot may see in a channel: not another's hidden one.
    fn open_message(&self, channel: u64, id: u64) -> Result<Value, ApiError> {
        self.known(channel)?;
        self.message(channel, id)
            .filter(|m| m.visible_to.is_none())
            .map(crate::messages::Message::json)
            .ok_or_else(ApiError::unknown_message)
    }
}

pub(super) async fn direct(Extract(shared): Extract<Shared>, payload: Payload) -> Answer {
    let asked = &payload.json["recipient_id"];
    let user = asked
        .as_u64()
        .or_else(|| asked.as_str().and_then(|s| s.parse().ok()));
    let mut state = shared.lock();
    let user = user
        .filter(|u| state.user(*u).is_some())
        .ok_or_else(|| ApiError::new(404, limits::UNKNOWN_USER, "Unknown User"))?;
    let channel = state.direct_channel(user);
    Ok(Json(state.channel_json(channel)))
}

pub(super) async fn get_channel(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
) -> Answer {
    let state = shared.lock();
    state.known(channel)?;
    Ok(Json(state.channel_json(channel)))
}

pub(super) async fn edit_channel(
    Extract(shared): Extract<Shared>,
    Path(id): Path<u64>,
    payload: Payload,
) -> Answer {
    let data = &payload.json;
    let mut state = shared.lock();
    let channel = state
        .channels
        .get_mut(&id)
        .ok_or_else(ApiError::unknown_channel)?;
    if let Some(name) = data["name"].as_str() {
        check_name(name)?;
        channel.name = name.to_owned();
    }
    if let Some(archived) = data["archived"].as_bool() {
        channel.archived = archived;
    }
    if let Some(locked) = data["locked"].as_bool() {
        channel.locked = locked;
    }
    if let Some(minutes) = data["auto_archive_duration"].as_u64() {
        channel.archive_minutes = archive_time(minutes)?;
    }
    let event = if channel.is_thread() {
        "THREAD_UPDATE"
    } else {
        "CHANNEL_UPDATE"
    };
    let value = state.channel_json(id);
    state.dispatch(event, &value, 1, None);
    state.dirty.notify_one();
    state.tell_pages(None, |_| json!({"type": "commands"}));
    Ok(Json(value))
}

pub(super) async fn delete_channel(
    Extract(shared): Extract<Shared>,
    Path(id): Path<u64>,
) -> Answer {
    let mut state = shared.lock();
    let value = state.channel_json(id);
    let channel = state.known(id)?;
    let event = match channel.kind {
        DIRECT => return Ok(Json(value)),
        TEXT => "CHANNEL_DELETE",
        _ => "THREAD_DELETE",
    };
    state.channels.remove(&id);
    for message in state.messages.remove(&id).unwrap_or_default().into_values() {
        for file in &message.attachments {
            state.blobs.overtake(file.id);
        }
    }
    state.dispatch(event, &value, 1, None);
    state.dirty.notify_one();
    state.tell_pages(None, |_| json!({"type": "commands"}));
    Ok(Json(value))
}

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

pub(super) async fn typing(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
) -> Result<Response, ApiError> {
    shared.lock().known(channel)?;
    Ok(nothing())
}

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
    state.dirty.notify_one();
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

fn check_name(name: &str) -> Result<(), ApiError> {
    let mut problems = Problems::default();
    problems.length("name", name, 1, limits::CHANNEL_NAME);
    problems.finish("")
}

fn archive_time(minutes: u64) -> Result<u64, ApiError> {
    if [60, 1_440, 4_320, 10_080].contains(&minutes) {
        Ok(minutes)
    } else {
        Err(ApiError::form(
            "auto_archive_duration",
            "BASE_TYPE_CHOICES",
            "Value must be one of (60, 1440, 4320, 10080).",
        ))
    }
}

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

/// Reactions are accepted and not kept.
pub(super) async fn reaction(
    Extract(shared): Extract<Shared>,
    Path((channel, id, _)): Path<(u64, u64, String)>,
) -> Result<Response, ApiError> {
    shared.lock().open_message(channel, id)?;
    Ok(nothing())
}

/// Members of threads are accepted and not kept.
pub(super) async fn thread_member(
    Extract(shared): Extract<Shared>,
    Path((channel, _)): Path<(u64, String)>,
) -> Result<Response, ApiError> {
    shared.lock().known(channel)?;
    Ok(nothing())
}

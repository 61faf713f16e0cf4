//! Channels: asked for, changed, deleted, typed in.

use axum::Json;
use axum::extract::{Path, State as Extract};
use axum::response::Response;
use serde_json::{Value, json};

use super::nothing;
use crate::body::Payload;
use crate::errors::{ApiError, Problems};
use crate::limits;
use crate::state::{Channel, DIRECT, Shared, State, TEXT};

pub(super) type Answer = Result<Json<Value>, ApiError>;

impl State {
    pub(super) fn known(&self, channel: u64) -> Result<&Channel, ApiError> {
        self.channels
            .get(&channel)
            .ok_or_else(ApiError::unknown_channel)
    }

    /// Deletes a channel with all that stands in it; direct channels stay.
    pub(crate) fn delete_channel(&mut self, id: u64) -> Result<Value, ApiError> {
        let value = self.channel_json(id);
        let event = match self.known(id)?.kind {
            DIRECT => return Ok(value),
            TEXT => "CHANNEL_DELETE",
            _ => "THREAD_DELETE",
        };
        self.channels.remove(&id);
        for message in self.messages.remove(&id).unwrap_or_default().into_values() {
            for file in &message.attachments {
                self.blobs.overtake(file.id);
            }
        }
        self.dispatch(event, &value.to_string().into(), 1, None);
        self.changes.note();
        self.tell_pages(None, |_| json!({"type": "commands"}));
        Ok(value)
    }

    /// A message the bot may see in a channel: not another's hidden one.
    pub(super) fn open_message(&self, channel: u64, id: u64) -> Result<Value, ApiError> {
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
    state.dispatch(event, &value.to_string().into(), 1, None);
    state.changes.note();
    state.tell_pages(None, |_| json!({"type": "commands"}));
    Ok(Json(value))
}

pub(super) async fn delete_channel(
    Extract(shared): Extract<Shared>,
    Path(id): Path<u64>,
) -> Answer {
    shared.lock().delete_channel(id).map(Json)
}

pub(super) async fn typing(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
) -> Result<Response, ApiError> {
    shared.lock().known(channel)?;
    Ok(nothing())
}

pub(super) fn check_name(name: &str) -> Result<(), ApiError> {
    let mut problems = Problems::default();
    problems.length("name", name, 1, limits::CHANNEL_NAME);
    problems.finish("")
}

pub(super) fn archive_time(minutes: u64) -> Result<u64, ApiError> {
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

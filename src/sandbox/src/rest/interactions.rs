//! Interaction callbacks and the webhook that belongs to an interaction.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, Query, State as Extract};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::nothing;
use crate::body::Payload;
use crate::errors::ApiError;
use crate::limits;
use crate::messages::EPHEMERAL;
use crate::state::{Shared, State};

impl State {
    /// A message as an answer; null if it has gone.
    pub(super) fn message_json(&self, channel: u64, id: u64) -> Value {
        self.message(channel, id)
            .map(crate::messages::Message::json)
            .unwrap_or_default()
    }
}

pub(super) async fn callback(
    Extract(shared): Extract<Shared>,
    Path((id, token)): Path<(u64, String)>,
    Query(query): Query<HashMap<String, String>>,
    payload: Payload,
) -> Result<Response, ApiError> {
    let mut state = shared.lock();
    let (kind, message) = state.callback(id, &token, &payload)?;
    // Discord takes these spellings of yes; discord.py sends the short one.
    let asked = query.get("with_response").map(String::as_str);
    if !matches!(asked, Some("true" | "True" | "1")) {
        return Ok(nothing());
    }
    let interaction = state
        .interactions
        .get(&id)
        .ok_or_else(ApiError::unknown_interaction)?;
    let mut body = json!({
        "interaction": {"id": id.to_string(), "type": interaction.kind},
        "resource": {"type": kind},
    });
    if let Some(message) = message {
        let found = state.message_json(interaction.channel, message);
        let flags = found["flags"].as_u64().unwrap_or_default();
        body["interaction"]["response_message_id"] = json!(message.to_string());
        body["interaction"]["response_message_loading"] = json!(kind == 5);
        body["interaction"]["response_message_ephemeral"] = json!(flags & EPHEMERAL != 0);
        if kind != 6 {
            body["resource"]["message"] = found;
        }
    }
    Ok((StatusCode::OK, Json(body)).into_response())
}

pub(super) async fn follow_up(
    Extract(shared): Extract<Shared>,
    Path((app, token)): Path<(u64, String)>,
    payload: Payload,
) -> Result<Json<Value>, ApiError> {
    let mut state = shared.lock();
    let id = state.webhook(app, &token)?;
    let message = state.follow_up(id, &payload)?;
    let channel = state.interactions.get(&id).map_or(0, |i| i.channel);
    Ok(Json(state.message_json(channel, message)))
}

pub(super) async fn get_message(
    Extract(shared): Extract<Shared>,
    Path((app, token, name)): Path<(u64, String, String)>,
) -> Result<Json<Value>, ApiError> {
    let state = shared.lock();
    let id = state.webhook(app, &token)?;
    let (channel, message) = state.webhook_message(id, &name)?;
    Ok(Json(state.message_json(channel, message)))
}

pub(super) async fn edit_message(
    Extract(shared): Extract<Shared>,
    Path((app, token, name)): Path<(u64, String, String)>,
    payload: Payload,
) -> Result<Json<Value>, ApiError> {
    let mut state = shared.lock();
    let id = state.webhook(app, &token)?;
    let (channel, message) = state.webhook_message(id, &name)?;
    state.edit_message(channel, message, &payload.json, &payload, "")?;
    Ok(Json(state.message_json(channel, message)))
}

pub(super) async fn delete_message(
    Extract(shared): Extract<Shared>,
    Path((app, token, name)): Path<(u64, String, String)>,
) -> Result<Response, ApiError> {
    let mut state = shared.lock();
    let id = state.webhook(app, &token)?;
    let (channel, message) = state.webhook_message(id, &name)?;
    state
        .delete_message(channel, message)
        .map_err(|_| ApiError::new(404, limits::UNKNOWN_MESSAGE, "Unknown Message"))?;
    Ok(nothing())
}

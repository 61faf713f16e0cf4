//! Messages: making, editing and showing them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::attachments::{self, Attachment, Blob};
use crate::body::Payload;
use crate::errors::ApiError;
use crate::ids;
use crate::mentions;
use crate::state::State;
use crate::validate::{self, Subject};

/// The flag of messages only one member sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The flag of messages whose content is still to come.
pub(crate) const LOADING: u64 = 1 << 7;
/// The flags a bot may set itself.
const SETTABLE: u64 = (1 << 2) | EPHEMERAL | (1 << 12) | (1 << 15);

/// Who caused a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Cause {
    pub(crate) user: u64,
    pub(crate) name: String,
    pub(crate) interaction: u64,
    pub(crate) kind: u8,
}

/// A message as kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: u64,
    pub(crate) channel: u64,
    pub(crate) author: u64,
    /// Everything but the attachments, as Discord sends it.
    pub(crate) body: Value,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) visible_to: Option<u64>,
    pub(crate) thinking: bool,
    pub(crate) cause: Option<Cause>,
}

/// What a new message is, apart from its payload.
#[derive(Clone, Debug, Default)]
pub(crate) struct Frame {
    pub(crate) channel: u64,
    pub(crate) author: u64,
    pub(crate) visible_to: Option<u64>,
    pub(crate) thinking: bool,
    pub(crate) cause: Option<Cause>,
    pub(crate) reply_to: Option<u64>,
    pub(crate) webhook: bool,
}

impl Message {
    /// As Discord sends it.
    pub(crate) fn json(&self) -> Value {
        let mut value = self.body.clone();
        let ephemeral = self.visible_to.is_some();
        let list: Vec<Value> = self
            .attachments
            .iter()
            .filter(|file| !attachments::shown_in(&self.body["embeds"], file))
            .map(|file| file.json(ephemeral))
            .collect();
        value["attachments"] = Value::Array(list);
        value
    }

    /// As the page gets it.
    pub(crate) fn page_json(&self, state: &State) -> Value {
        let mut value = self.json();
        value["ephemeral"] = json!(self.visible_to.is_some());
        value["thinking"] = json!(self.thinking);
        value["interaction"] = match &self.cause {
            Some(cause) if cause.kind == 2 => json!({
                "user_id": cause.user.to_string(),
                "name": cause.name,
                "user_name": state.user_name(cause.user),
            }),
            _ => Value::Null,
        };
        value
    }

    /// Whether this member sees it.
    pub(crate) fn seen_by(&self, user: u64) -> bool {
        self.visible_to.is_none_or(|u| u == user)
    }

    /// The component with this custom id.
    pub(crate) fn component(&self, custom_id: &str) -> Option<&Value> {
        let mut found = None;
        validate::each_component(&self.body["components"], "", &mut |_, component| {
            if component["custom_id"].as_str() == Some(custom_id) {
                found = Some(component);
            }
        });
        found
    }
}

fn list(value: &Value) -> Value {
    if value.is_array() {
        value.clone()
    } else {
        json!([])
    }
}

impl State {
    /// Makes a message of a checked payload and keeps it; tells page and gateway.
    pub(crate) fn create_message(
        &mut self,
        frame: Frame,
        data: &Value,
        payload: &Payload,
        prefix: &str,
    ) -> Result<u64, ApiError> {
        if !self.channels.contains_key(&frame.channel) {
            return Err(ApiError::unknown_channel());
        }
        let mut attachments = Vec::new();
        if !frame.thinking {
            let subject = Subject {
                prefix,
                before: None,
                kept: 0,
            };
            validate::message(data, payload, subject)?;
            attachments = self.keep_uploads(frame.channel, &data["attachments"], payload);
        }
        let id = self.snowflakes.next();
        let flags = data["flags"].as_u64().unwrap_or_default() & SETTABLE & !EPHEMERAL
            | if frame.visible_to.is_some() {
                EPHEMERAL
            } else {
                0
            }
            | if frame.thinking { LOADING } else { 0 };
        let (kind, reference) = match (&frame.cause, frame.reply_to) {
            (_, Some(to)) => (
                19,
                json!({"type": 0, "message_id": to.to_string(), "channel_id": frame.channel.to_string(),
                       "guild_id": ids::GUILD.to_string()}),
            ),
            (Some(cause), None) if cause.kind == 2 => (20, Value::Null),
            _ => (0, Value::Null),
        };
        let text = data["content"].as_str().unwrap_or_default();
        let called = mentions::called(text, &data["allowed_mentions"]);
        let known = called
            .users
            .iter()
            .filter(|user| self.user(**user).is_some());
        let mentions: Vec<Value> = known.map(|user| self.user_json(*user)).collect();
        let known = called
            .roles
            .iter()
            .filter(|id| self.roles.iter().any(|role| role.id == **id));
        let roles: Vec<String> = known.map(u64::to_string).collect();
        let mut body = json!({
            "id": id.to_string(),
            "type": kind,
            "channel_id": frame.channel.to_string(),
            "author": self.user_json(frame.author),
            "content": text,
            "timestamp": self.snowflakes.clock.iso_now(),
            "edited_timestamp": null,
            "tts": false,
            "mention_everyone": false,
            "mentions": mentions,
            "mention_roles": roles,
            "embeds": attachments::resolve(&data["embeds"], &attachments),
            "components": list(&data["components"]),
            "pinned": false,
            "flags": flags,
        });
        if !reference.is_null() {
            body["message_reference"] = reference;
        }
        if frame.webhook {
            body["webhook_id"] = json!(ids::APPLICATION.to_string());
            body["application_id"] = json!(ids::APPLICATION.to_string());
        }
        if let Some(cause) = &frame.cause {
            let user = self.user_json(cause.user);
            body["interaction_metadata"] = json!({
                "id": cause.interaction.to_string(),
                "type": cause.kind,
                "user": user,
                "name": cause.name,
                "authorizing_integration_owners": {"0": ids::GUILD.to_string()},
            });
            if cause.kind == 3 {
                body["interaction_metadata"]["interacted_message_id"] =
                    json!(frame.reply_to.unwrap_or(id).to_string());
            }
            if cause.kind == 5 {
                // What opened the modal is not kept apart; a command stands in for it.
                body["interaction_metadata"]["triggering_interaction_metadata"] = json!({
                    "id": cause.interaction.to_string(),
                    "type": 2,
                    "user": self.user_json(cause.user),
                    "authorizing_integration_owners": {"0": ids::GUILD.to_string()},
                });
            }
        }
        if data["poll"].is_object() {
            body["poll"] = poll(&data["poll"], self.snowflakes.clock.now_ms());
        }
        let message = Message {
            id,
            channel: frame.channel,
            author: frame.author,
            body,
            attachments,
            visible_to: frame.visible_to,
            thinking: frame.thinking,
            cause: frame.cause,
        };
        self.announce(&message, "MESSAGE_CREATE");
        self.insert_message(message);
        Ok(id)
    }

    /// Applies a checked payload to a message, as an edit or as the content of a deferred answer.
    pub(crate) fn edit_message(
        &mut self,
        channel: u64,
        id: u64,
        data: &Value,
        payload: &Payload,
        prefix: &str,
    ) -> Result<(), ApiError> {
        let before = self
            .message(channel, id)
            .ok_or_else(ApiError::unknown_message)?;
        let named: Option<Vec<&Value>> = data["attachments"].as_array().map(|l| l.iter().collect());
        let entry = |file: &Attachment| {
            named.as_ref().and_then(|entries| {
                entries.iter().find(|entry| {
                    entry["id"].as_u64() == Some(file.id)
                        || entry["id"].as_str() == Some(file.id.to_string().as_str())
                })
            })
        };
        let (kept, gone): (Vec<Attachment>, Vec<Attachment>) = before
            .attachments
            .iter()
            .cloned()
            .partition(|file| named.is_none() || entry(file).is_some());
        let subject = Subject {
            prefix,
            before: Some(&before.body),
            kept: kept.len(),
        };
        validate::message(data, payload, subject)?;
        let mut files = kept;
        for file in &mut files {
            if let Some(words) = entry(file).and_then(|e| e["description"].as_str()) {
                file.description = Some(words.to_owned());
            }
        }
        files.extend(self.keep_uploads(channel, &data["attachments"], payload));
        for file in gone {
            self.blobs.overtake(file.id);
        }
        let edited = self.snowflakes.clock.iso_now();
        let Some(message) = self.message_mut(channel, id) else {
            return Err(ApiError::unknown_message());
        };
        if data.get("content").is_some() {
            message.body["content"] = json!(data["content"].as_str().unwrap_or_default());
        }
        if data.get("embeds").is_some() {
            message.body["embeds"] = attachments::resolve(&data["embeds"], &files);
        }
        if data.get("components").is_some() {
            message.body["components"] = list(&data["components"]);
        }
        if let Some(flags) = data["flags"].as_u64() {
            let own = message.body["flags"].as_u64().unwrap_or_default();
            message.body["flags"] = json!(own | (flags & SETTABLE & !EPHEMERAL));
        }
        if message.thinking {
            message.thinking = false;
            let flags = message.body["flags"].as_u64().unwrap_or_default();
            message.body["flags"] = json!(flags & !LOADING);
        } else {
            message.body["edited_timestamp"] = json!(edited);
        }
        message.attachments = files;
        let copy = message.clone();
        self.announce(&copy, "MESSAGE_UPDATE");
        Ok(())
    }

    /// Removes a message with its files.
    pub(crate) fn delete_message(&mut self, channel: u64, id: u64) -> Result<(), ApiError> {
        let message = self
            .messages
            .get_mut(&channel)
            .and_then(|list| list.remove(&id))
            .ok_or_else(ApiError::unknown_message)?;
        for file in &message.attachments {
            self.blobs.overtake(file.id);
        }
        self.announce_deleted(&message);
        Ok(())
    }

    fn keep_uploads(&mut self, channel: u64, meta: &Value, payload: &Payload) -> Vec<Attachment> {
        let mut made = Vec::new();
        for upload in &payload.uploads {
            let id = self.snowflakes.next();
            made.push(Attachment::of(upload, id, channel, &self.base, meta));
            self.blobs.insert(
                id,
                Blob {
                    filename: upload.filename.clone(),
                    file: Arc::clone(&upload.file),
                },
            );
        }
        made
    }
}

/// A poll that begins at this moment as Discord sends it back.
fn poll(asked: &Value, now_ms: u64) -> Value {
    let hours = asked["duration"].as_u64().unwrap_or(24).min(24 * 32);
    let answers: Vec<Value> = asked["answers"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate()
        .map(|(n, a)| json!({"answer_id": n + 1, "poll_media": a["poll_media"]}))
        .collect();
    json!({
        "question": asked["question"],
        "answers": answers,
        "expiry": ids::iso(now_ms + hours * 3_600_000),
        "allow_multiselect": asked["allow_multiselect"].as_bool().unwrap_or(false),
        "layout_type": asked["layout_type"].as_u64().unwrap_or(1),
        "results": {"is_finalized": false, "answer_counts": []},
    })
}

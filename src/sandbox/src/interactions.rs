//! Interactions: their life from the event to callback, token and follow-ups.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::body::Payload;
use crate::errors::ApiError;
use crate::ids::APPLICATION;
use crate::limits;
use crate::messages::{Cause, EPHEMERAL, Frame};
use crate::state::{Shared, State};
use crate::validate;

/// Interactions kept with their event, for delivering it again.
const PAYLOADS_KEPT: usize = 500;
/// Interactions kept at all.
const KEPT: usize = 200_000;

/// Kinds of interactions.
pub(crate) mod kind {
    pub(crate) const COMMAND: u8 = 2;
    pub(crate) const COMPONENT: u8 = 3;
    pub(crate) const AUTOCOMPLETE: u8 = 4;
    pub(crate) const MODAL: u8 = 5;
}

/// The first callback.
#[derive(Clone, Debug)]
pub(crate) struct Acked {
    pub(crate) elapsed: Duration,
    pub(crate) kind: u8,
    pub(crate) message: Option<u64>,
}

/// An interaction as kept.
#[derive(Debug)]
pub(crate) struct Interaction {
    pub(crate) kind: u8,
    pub(crate) token: String,
    pub(crate) user: u64,
    pub(crate) channel: u64,
    pub(crate) name: String,
    /// The message its component stands in, or the one its modal came from.
    pub(crate) source: Option<u64>,
    pub(crate) created: Instant,
    /// Time pretended to have passed.
    pub(crate) aged: Duration,
    pub(crate) sent: Option<Instant>,
    /// The data of its event, until many others have followed.
    pub(crate) event: Option<Arc<str>>,
    pub(crate) ack: Option<Acked>,
    pub(crate) original: Option<u64>,
    pub(crate) followed: bool,
    pub(crate) modal: Option<Value>,
    pub(crate) choices: Option<Value>,
    pub(crate) changed: Arc<Notify>,
}

impl Interaction {
    fn age(&self) -> Duration {
        self.created.elapsed() + self.aged
    }

    fn cause(&self, id: u64) -> Cause {
        Cause {
            user: self.user,
            name: self.name.clone(),
            interaction: id,
            kind: self.kind,
        }
    }
}

/// What a new interaction is about.
pub(crate) struct Start {
    pub(crate) kind: u8,
    pub(crate) user: u64,
    pub(crate) channel: u64,
    pub(crate) name: String,
    pub(crate) source: Option<u64>,
    pub(crate) data: Value,
}

impl Shared {
    /// Begins an interaction: event out, and a watch over the time to acknowledge.
    pub(crate) fn begin(&self, start: Start) -> u64 {
        let watched = start.kind != kind::AUTOCOMPLETE;
        let id = self.lock().begin(start);
        if watched {
            let (shared, limit) = (self.clone(), self.lock().ack_time);
            tokio::spawn(async move {
                tokio::time::sleep(limit).await;
                shared.lock().overdue(id);
            });
        }
        id
    }
}

impl State {
    fn begin(&mut self, start: Start) -> u64 {
        let id = self.snowflakes.next();
        let token = self.secrets.of_interaction(id);
        let mut event = self.interaction_frame(start.kind, start.user, start.channel);
        event["id"] = json!(id.to_string());
        event["token"] = json!(token);
        event["data"] = start.data;
        if let Some(source) = start.source
            && let Some(message) = self.message(start.channel, source)
        {
            event["message"] = message.json();
        }
        let interaction = Interaction {
            kind: start.kind,
            token,
            user: start.user,
            channel: start.channel,
            name: start.name,
            source: start.source,
            created: Instant::now(),
            aged: Duration::ZERO,
            sent: None,
            event: None,
            ack: None,
            original: None,
            followed: false,
            modal: None,
            choices: None,
            changed: Arc::new(Notify::new()),
        };
        self.interactions.insert(id, interaction);
        self.order.push_back(id);
        let event = Arc::from(event.to_string());
        self.send_interaction(id, &event);
        if let Some(kept) = self.interactions.get_mut(&id) {
            kept.event = Some(event);
        }
        self.forget_old();
        id
    }

    fn forget_old(&mut self) {
        if let Some(old) = self
            .order
            .len()
            .checked_sub(PAYLOADS_KEPT)
            .and_then(|n| self.order.get(n))
            && let Some(interaction) = self.interactions.get_mut(old)
        {
            interaction.event = None;
        }
        while self.order.len() > KEPT {
            if let Some(id) = self.order.pop_front() {
                self.interactions.remove(&id);
            }
        }
    }

    fn send_interaction(&mut self, id: u64, event: &Arc<str>) {
        self.tally.events += 1;
        self.dispatch("INTERACTION_CREATE", event, 0, Some(id));
    }

    /// Delivers an interaction's event once more.
    pub(crate) fn redeliver(&mut self, id: u64) -> bool {
        let event = match self.interactions.get(&id) {
            Some(Interaction {
                event: Some(event), ..
            }) => Arc::clone(event),
            _ => return false,
        };
        self.send_interaction(id, &event);
        true
    }

    /// Notes that the event went out.
    pub(crate) fn note_sent(&mut self, id: u64) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.sent.get_or_insert_with(Instant::now);
        }
    }

    fn overdue(&mut self, id: u64) {
        let Some(interaction) = self.interactions.get(&id) else {
            return;
        };
        if interaction.ack.is_none() {
            let (user, source) = (interaction.user, interaction.source);
            interaction.changed.notify_waiters();
            self.tell_pages(Some(user), |_| {
                json!({"type": "failed", "interaction": id.to_string(),
                       "message": source.map(|m| m.to_string())})
            });
        }
    }

    /// Handles a callback; gives the answer's message.
    pub(crate) fn callback(
        &mut self,
        id: u64,
        token: &str,
        payload: &Payload,
    ) -> Result<(u8, Option<u64>), ApiError> {
        self.tally.callbacks += 1;
        let received = Instant::now();
        let interaction = self
            .interactions
            .get(&id)
            .filter(|i| i.token == token)
            .ok_or_else(ApiError::unknown_interaction)?;
        if interaction.ack.is_some() {
            return Err(ApiError::new(
                400,
                limits::ALREADY_ACKNOWLEDGED,
                "Interaction has already been acknowledged.",
            ));
        }
        if interaction.age() > self.ack_time {
            return Err(ApiError::unknown_interaction());
        }
        let (asked, on) = (interaction.kind, interaction.source.is_some());
        let answer = payload.json["type"].as_u64().unwrap_or_default();
        let allowed = match answer {
            4 | 5 => asked != kind::AUTOCOMPLETE,
            6 | 7 => on && asked != kind::AUTOCOMPLETE,
            8 => asked == kind::AUTOCOMPLETE,
            9 => matches!(asked, kind::COMMAND | kind::COMPONENT),
            _ => false,
        };
        if !allowed {
            return Err(ApiError::form(
                "type",
                "INTERACTION_CALLBACK_TYPE_INVALID",
                "This callback type does not fit the interaction.",
            ));
        }
        let sent = interaction.sent.unwrap_or(interaction.created);
        let elapsed = received.saturating_duration_since(sent);
        let message = self.answer(id, answer, payload)?;
        let kind = u8::try_from(answer).unwrap_or_default();
        let Some(interaction) = self.interactions.get_mut(&id) else {
            return Err(ApiError::unknown_interaction());
        };
        interaction.original = message;
        interaction.ack = Some(Acked {
            elapsed,
            kind,
            message,
        });
        interaction.changed.notify_waiters();
        self.changes.stir();
        let user = interaction.user;
        if asked != kind::AUTOCOMPLETE {
            self.tell_pages(
                Some(user),
                |_| json!({"type": "ack", "interaction": id.to_string()}),
            );
        }
        Ok((kind, message))
    }

    fn answer(&mut self, id: u64, answer: u64, payload: &Payload) -> Result<Option<u64>, ApiError> {
        let data = &payload.json["data"];
        let Some(interaction) = self.interactions.get_mut(&id) else {
            return Err(ApiError::unknown_interaction());
        };
        let (channel, user, source) = (interaction.channel, interaction.user, interaction.source);
        match answer {
            4 | 5 => {
                let hidden = data["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0;
                let frame = Frame {
                    channel,
                    author: APPLICATION,
                    visible_to: hidden.then_some(user),
                    thinking: answer == 5,
                    cause: Some(interaction.cause(id)),
                    reply_to: None,
                    webhook: true,
                };
                let empty = json!({});
                let data = if data.is_null() && answer == 5 {
                    &empty
                } else {
                    data
                };
                self.create_message(frame, data, payload, "data").map(Some)
            }
            7 => {
                let source = source.ok_or_else(ApiError::unknown_message)?;
                self.edit_message(channel, source, data, payload, "data")?;
                Ok(Some(source))
            }
            8 => {
                validate::choices(data)?;
                interaction.choices = Some(data["choices"].clone());
                Ok(None)
            }
            9 => {
                validate::modal(data)?;
                interaction.modal = Some(data.clone());
                self.tell_pages(Some(user), |_| {
                    json!({"type": "modal", "interaction": id.to_string(),
                           "channel": channel.to_string(), "modal": data})
                });
                Ok(None)
            }
            _ => Ok(source),
        }
    }

    /// The interaction of a webhook's token, if it can be used.
    pub(crate) fn webhook(&self, application: u64, token: &str) -> Result<u64, ApiError> {
        let id = token
            .strip_prefix("sandbox-")
            .and_then(|t| t.split('-').next())
            .and_then(|t| u64::from_str_radix(t, 16).ok())
            .filter(|_| application == APPLICATION)
            .ok_or_else(ApiError::unknown_webhook)?;
        let interaction = self
            .interactions
            .get(&id)
            .filter(|i| i.token == token && i.ack.is_some())
            .ok_or_else(ApiError::unknown_webhook)?;
        if interaction.age() > limits::TOKEN_TIME {
            return Err(ApiError::new(
                401,
                limits::INVALID_TOKEN,
                "Invalid Webhook Token",
            ));
        }
        Ok(id)
    }

    /// The message a webhook's address names, `@original` included.
    pub(crate) fn webhook_message(&self, id: u64, name: &str) -> Result<(u64, u64), ApiError> {
        let interaction = self
            .interactions
            .get(&id)
            .ok_or_else(ApiError::unknown_webhook)?;
        let message = if name == "@original" {
            interaction.original
        } else {
            name.parse().ok()
        };
        let channel = interaction.channel;
        message
            .filter(|m| {
                self.message(channel, *m)
                    .is_some_and(|m| m.author == APPLICATION)
            })
            .map(|m| (channel, m))
            .ok_or_else(ApiError::unknown_message)
    }

    /// A follow-up: the first after a deferred answer fills that one.
    pub(crate) fn follow_up(&mut self, id: u64, payload: &Payload) -> Result<u64, ApiError> {
        let data = &payload.json;
        let Some(interaction) = self.interactions.get_mut(&id) else {
            return Err(ApiError::unknown_webhook());
        };
        let (channel, user, original) =
            (interaction.channel, interaction.user, interaction.original);
        let deferred = interaction.ack.as_ref().is_some_and(|a| a.kind == 5);
        let first = !interaction.followed;
        let cause = interaction.cause(id);
        if deferred
            && first
            && let Some(message) = original
            && self.message(channel, message).is_some_and(|m| m.thinking)
        {
            self.edit_message(channel, message, data, payload, "")?;
            self.note_follow_up(id);
            return Ok(message);
        }
        let hidden = data["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0;
        let frame = Frame {
            channel,
            author: APPLICATION,
            visible_to: hidden.then_some(user),
            thinking: false,
            cause: Some(cause),
            reply_to: original,
            webhook: true,
        };
        let message = self.create_message(frame, data, payload, "")?;
        self.note_follow_up(id);
        Ok(message)
    }

    fn note_follow_up(&mut self, id: u64) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.followed = true;
        }
    }
}

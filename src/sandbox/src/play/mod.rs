//! What members do: commands, presses, selections, forms and words.

mod commands;
mod components;

use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::body::Payload;
use crate::config::SandboxError;
use crate::interactions::{Start, kind};
use crate::messages::Frame;
use crate::state::{Shared, State};

type Played = Result<u64, SandboxError>;

fn missing(what: &str) -> SandboxError {
    SandboxError::NotFound(what.to_owned())
}

fn impossible(why: impl Into<String>) -> SandboxError {
    SandboxError::NotPossible(why.into())
}

impl State {
    fn enter(&self, user: u64, channel: u64) -> Result<(), SandboxError> {
        self.user(user).ok_or_else(|| missing("user"))?;
        self.channel_for(user, channel)
            .ok_or_else(|| missing("channel"))?;
        Ok(())
    }
}

impl Shared {
    /// A member uses a slash command.
    pub(crate) fn slash(&self, user: u64, channel: u64, name: &str, options: &Value) -> Played {
        let (data, name) = {
            let state = self.lock();
            state.enter(user, channel)?;
            state.command_data(name, options, true)?
        };
        Ok(self.begin(Start {
            kind: kind::COMMAND,
            user,
            channel,
            name,
            source: None,
            data,
        }))
    }

    /// A member types into an option; gives the bot's choices.
    pub(crate) async fn autocomplete(
        &self,
        user: u64,
        channel: u64,
        name: &str,
        options: &Value,
    ) -> Result<Vec<Value>, SandboxError> {
        let (data, name) = {
            let state = self.lock();
            state.enter(user, channel)?;
            state.command_data(name, options, false)?
        };
        let id = self.begin(Start {
            kind: kind::AUTOCOMPLETE,
            user,
            channel,
            name,
            source: None,
            data,
        });
        let limit = self.lock().ack_time;
        self.acknowledged(id, limit).await;
        let state = self.lock();
        let choices = state.interactions.get(&id).and_then(|i| i.choices.clone());
        match choices {
            Some(Value::Array(list)) => Ok(list),
            _ => Err(SandboxError::NoAnswer),
        }
    }

    /// A member presses a button (`values` is none) or selects from a menu.
    pub(crate) fn component(
        &self,
        user: u64,
        channel: u64,
        message: u64,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> Played {
        let data = self
            .lock()
            .component_data(user, channel, message, custom_id, values)?;
        Ok(self.begin(Start {
            kind: kind::COMPONENT,
            user,
            channel,
            name: custom_id.to_owned(),
            source: Some(message),
            data,
        }))
    }

    /// Members press the same button in the same moment: each saw it, whatever another press makes of it.
    pub(crate) fn buttons(
        &self,
        users: &[u64],
        channel: u64,
        message: u64,
        custom_id: &str,
    ) -> Result<Vec<u64>, SandboxError> {
        let seen: Vec<Value> = {
            let state = self.lock();
            let press = |user: &u64| state.component_data(*user, channel, message, custom_id, None);
            users.iter().map(press).collect::<Result<_, _>>()?
        };
        let begun = users.iter().zip(seen).map(|(user, data)| {
            self.begin(Start {
                kind: kind::COMPONENT,
                user: *user,
                channel,
                name: custom_id.to_owned(),
                source: Some(message),
                data,
            })
        });
        Ok(begun.collect())
    }

    /// An interaction that the bot's own messages and commands do not allow, sent all the same.
    pub(crate) fn forge(
        &self,
        kind: u8,
        user: u64,
        channel: u64,
        source: Option<u64>,
        data: Value,
    ) -> Played {
        {
            let state = self.lock();
            state.enter(user, channel)?;
            if let Some(source) = source {
                state
                    .message(channel, source)
                    .filter(|m| m.seen_by(user))
                    .ok_or_else(|| missing("message"))?;
            }
        }
        Ok(self.begin(Start {
            kind,
            user,
            channel,
            name: "forged".to_owned(),
            source,
            data,
        }))
    }

    /// A member sends the form an interaction opened.
    pub(crate) fn submit(
        &self,
        user: u64,
        channel: u64,
        opener: u64,
        values: &Map<String, Value>,
    ) -> Played {
        let (data, name, source) = self.lock().modal_data(user, channel, opener, values)?;
        Ok(self.begin(Start {
            kind: kind::MODAL,
            user,
            channel,
            name,
            source,
            data,
        }))
    }

    /// A member writes a message.
    pub(crate) fn say(&self, user: u64, channel: u64, content: &str) -> Played {
        let mut state = self.lock();
        state.enter(user, channel)?;
        let frame = Frame {
            channel,
            author: user,
            ..Frame::default()
        };
        let payload = Payload {
            json: Value::Null,
            uploads: Vec::new(),
        };
        state
            .create_message(frame, &json!({"content": content}), &payload, "")
            .map_err(|error| impossible(error.line()))
    }

    /// A member dismisses a message only they see.
    pub(crate) fn dismiss(
        &self,
        user: u64,
        channel: u64,
        message: u64,
    ) -> Result<(), SandboxError> {
        let mut state = self.lock();
        state
            .message(channel, message)
            .filter(|m| m.visible_to == Some(user))
            .ok_or_else(|| missing("message"))?;
        state
            .delete_message(channel, message)
            .map_err(|_| missing("message"))
    }

    /// Waits until an interaction has its callback; false when the time is over.
    pub(crate) async fn acknowledged(&self, id: u64, timeout: Duration) -> bool {
        let wait = async {
            loop {
                let Some(changed) = self.lock().interactions.get(&id).map(|i| i.changed.clone())
                else {
                    return false;
                };
                let notified = changed.notified();
                if self
                    .lock()
                    .interactions
                    .get(&id)
                    .is_some_and(|i| i.ack.is_some())
                {
                    return true;
                }
                notified.await;
            }
        };
        tokio::time::timeout(timeout, wait).await.unwrap_or(false)
    }
}

/// The bot's part of the page's state.
pub(crate) fn bot_json(name: &str, online: bool) -> Value {
    json!({
        "id": crate::ids::APPLICATION.to_string(),
        "name": name,
        "online": online,
    })
}

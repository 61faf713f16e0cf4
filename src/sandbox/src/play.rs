//! What members do: commands, presses, selections, forms and words.

use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::body::Payload;
use crate::config::SandboxError;
use crate::interactions::{Start, kind};
use crate::limits;
use crate::messages::Frame;
use crate::state::{Shared, State};
use crate::validate::value;

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

    /// The `data` of a command's interaction; its words must fit the registered command.
    fn command_data(
        &self,
        name: &str,
        options: &Value,
        strict: bool,
    ) -> Result<(Value, String), SandboxError> {
        let command = self
            .commands
            .values()
            .find(|c| c["name"].as_str() == Some(name))
            .ok_or_else(|| missing(&format!("command {name}")))?;
        let mut words = name.to_owned();
        let mut resolved = Map::new();
        let given = options.as_array().cloned().unwrap_or_default();
        let options = self.fit(
            &command["options"],
            &given,
            strict,
            &mut words,
            &mut resolved,
        )?;
        let mut data = json!({
            "id": command["id"], "name": name, "type": command["type"], "options": options,
        });
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        if let Some(guild) = command.get("guild_id") {
            data["guild_id"] = guild.clone();
        }
        Ok((data, words))
    }

    /// Fits given options to registered ones: known, typed, none missing.
    fn fit(
        &self,
        known: &Value,
        given: &[Value],
        strict: bool,
        words: &mut String,
        resolved: &mut Map<String, Value>,
    ) -> Result<Vec<Value>, SandboxError> {
        let known = known.as_array().map_or(&[][..], Vec::as_slice);
        let mut fitted = Vec::new();
        for option in given {
            let name = option["name"].as_str().unwrap_or_default();
            let spec = known
                .iter()
                .find(|k| k["name"].as_str() == Some(name))
                .ok_or_else(|| missing(&format!("option {name}")))?;
            let kind = spec["type"].as_u64().unwrap_or(3);
            let mut option = option.clone();
            option["type"] = json!(kind);
            if kind <= 2 {
                words.push(' ');
                words.push_str(name);
                let inner = option["options"].as_array().cloned().unwrap_or_default();
                let inner = self.fit(&spec["options"], &inner, strict, words, resolved)?;
                option["options"] = Value::Array(inner);
            } else {
                if strict && let Some(why) = value::refuse(spec, &option["value"]) {
                    return Err(impossible(why));
                }
                self.resolve(kind, &option["value"], resolved)?;
            }
            fitted.push(option);
        }
        for spec in known {
            let kind = spec["type"].as_u64().unwrap_or(3);
            let required = spec["required"].as_bool() == Some(true);
            if strict && required && !fitted.iter().any(|o| o["name"] == spec["name"]) {
                return Err(impossible(format!("option {} is required", spec["name"])));
            }
            if kind <= 2 && fitted.is_empty() {
                return Err(impossible("a subcommand is required"));
            }
        }
        Ok(fitted)
    }

    /// Adds what an option or selection names to the resolved objects.
    fn resolve(
        &self,
        kind: u64,
        value: &Value,
        resolved: &mut Map<String, Value>,
    ) -> Result<(), SandboxError> {
        let id = value.as_str().and_then(|s| s.parse::<u64>().ok());
        let mut put = |group: &str, id: u64, object: Value| {
            let group = resolved.entry(group).or_insert_with(|| json!({}));
            group[id.to_string()] = object;
        };
        match kind {
            6 | 9 => {
                let id = id
                    .filter(|u| self.user(*u).is_some())
                    .ok_or_else(|| missing("user of an option"))?;
                put("users", id, self.user_json(id));
                put("members", id, Self::bare_member());
            }
            7 => {
                let id = id
                    .filter(|c| self.channels.contains_key(c))
                    .ok_or_else(|| missing("channel of an option"))?;
                put("channels", id, self.partial_channel(id));
            }
            _ => {}
        }
        Ok(())
    }

    fn component_data(
        &self,
        user: u64,
        channel: u64,
        message: u64,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> Result<Value, SandboxError> {
        self.enter(user, channel)?;
        let component = self
            .message(channel, message)
            .filter(|m| m.seen_by(user))
            .ok_or_else(|| missing("message"))?
            .component(custom_id)
            .ok_or_else(|| missing(&format!("component {custom_id}")))?;
        if component["disabled"].as_bool() == Some(true) {
            return Err(impossible("the component is disabled"));
        }
        let kind = component["type"].as_u64().unwrap_or_default();
        let mut data = json!({"custom_id": custom_id, "component_type": kind, "id": 1});
        match values {
            None if kind == 2 => return Ok(data),
            Some(_) if kind != 2 => {}
            _ => return Err(impossible("a button is pressed, a menu is selected from")),
        }
        let values = values.unwrap_or_default();
        let min = component["min_values"].as_u64().unwrap_or(1);
        let max = component["max_values"].as_u64().unwrap_or(1);
        if !(min..=max).contains(&(values.len() as u64)) {
            return Err(impossible(format!("select from {min} to {max} values")));
        }
        let mut resolved = Map::new();
        for value in values {
            let known = component["options"]
                .as_array()
                .is_none_or(|all| kind != 3 || all.iter().any(|o| o["value"] == json!(value)));
            if !known {
                return Err(missing(&format!("option {value}")));
            }
            let as_option = match kind {
                5 | 7 => 6,
                8 => 7,
                _ => 3,
            };
            self.resolve(as_option, &json!(value), &mut resolved)?;
        }
        data["values"] = json!(values);
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        Ok(data)
    }

    /// The `data` of a sent form: the modal's inputs with the values given.
    fn modal_data(
        &self,
        user: u64,
        channel: u64,
        opener: u64,
        values: &Map<String, Value>,
    ) -> Result<(Value, String, Option<u64>), SandboxError> {
        self.enter(user, channel)?;
        let interaction = self
            .interactions
            .get(&opener)
            .filter(|i| i.user == user && i.channel == channel)
            .ok_or_else(|| missing("interaction"))?;
        let modal = interaction
            .modal
            .as_ref()
            .ok_or_else(|| impossible("the interaction opened no modal"))?;
        let mut rows = Vec::new();
        for row in modal["components"].as_array().into_iter().flatten() {
            let classic = row["component"].is_null();
            let input = if classic {
                &row["components"][0]
            } else {
                &row["component"]
            };
            let id = input["custom_id"].as_str().unwrap_or_default();
            let text = values
                .get(id)
                .or_else(|| input.get("value"))
                .and_then(Value::as_str)
                .unwrap_or_default();
            let length = text.chars().count() as u64;
            let required = input["required"].as_bool().unwrap_or(true);
            let min = input["min_length"].as_u64().unwrap_or(0);
            let max = input["max_length"].as_u64();
            let max = max.unwrap_or(limits::INPUT_VALUE as u64);
            if (required && length == 0) || (length > 0 && length < min) || length > max {
                return Err(impossible(format!("the value of {id} does not fit")));
            }
            let sent = json!({"type": input["type"], "custom_id": id, "value": text, "id": 2});
            rows.push(if classic {
                json!({"type": 1, "components": [sent], "id": 1})
            } else {
                json!({"type": 18, "component": sent, "id": 1})
            });
        }
        let data = json!({"custom_id": modal["custom_id"], "components": rows});
        Ok((data, interaction.name.clone(), interaction.source))
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
        self.acknowledged(id, limits::ACK_TIME).await;
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

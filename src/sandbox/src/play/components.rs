//! What a press, a selection and a sent form carry.

use serde_json::{Map, Value, json};

use super::{impossible, missing};
use crate::config::SandboxError;
use crate::limits;
use crate::state::State;

impl State {
    pub(super) fn component_data(
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
                6 => 8,
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
    pub(super) fn modal_data(
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

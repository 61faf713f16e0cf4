//! What a command carries: options that fit the registered ones, and what they name.

use serde_json::{Map, Value, json};

use super::{impossible, missing};
use crate::config::SandboxError;
use crate::state::State;
use crate::validate::value;

impl State {
    /// The `data` of a command's interaction; its words must fit the registered command.
    pub(super) fn command_data(
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
    pub(super) fn resolve(
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
            8 => {
                let id = id
                    .filter(|r| self.roles.iter().any(|role| role.id == *r))
                    .ok_or_else(|| missing("role of an option"))?;
                put("roles", id, self.role_json(id));
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
}

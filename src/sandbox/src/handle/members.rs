//! What members do through the handle.

use serde_json::{Map, Value, json};

use super::{AutocompleteChoice, InteractionId, SandboxHandle};
use crate::config::SandboxError;
use crate::interactions::kind;

impl SandboxHandle {
    /// A member uses a slash command. Options are Discord's interaction options; their types
    /// are taken from the registered command.
    ///
    /// # Errors
    /// When member, channel, command or an option does not exist, or a required one is missing.
    pub fn slash(
        &self,
        user: u64,
        channel: u64,
        name: &str,
        options: &Value,
    ) -> Result<InteractionId, SandboxError> {
        let id = self.shared.slash(user, channel, name, options)?;
        Ok(InteractionId(id))
    }

    /// A member types into an option (the one with `"focused": true`); waits for the choices.
    ///
    /// # Errors
    /// As for [`Self::slash`], and when the bot does not answer in time.
    pub async fn autocomplete(
        &self,
        user: u64,
        channel: u64,
        name: &str,
        options: &Value,
    ) -> Result<Vec<AutocompleteChoice>, SandboxError> {
        let list = self
            .shared
            .autocomplete(user, channel, name, options)
            .await?;
        Ok(list
            .into_iter()
            .map(|mut c| AutocompleteChoice {
                name: c["name"].as_str().unwrap_or_default().to_owned(),
                value: c["value"].take(),
            })
            .collect())
    }

    /// A member presses a button.
    ///
    /// # Errors
    /// When the member does not see such a button, or it is disabled.
    pub fn press(
        &self,
        user: u64,
        channel: u64,
        message: u64,
        custom_id: &str,
    ) -> Result<InteractionId, SandboxError> {
        let id = self
            .shared
            .component(user, channel, message, custom_id, None)?;
        Ok(InteractionId(id))
    }

    /// Members press the same button in the same moment, before the bot has answered any of them; the interactions
    /// are in their order.
    ///
    /// # Errors
    /// When one of the members does not see such a button, or it is disabled; then nobody presses.
    pub fn press_together(
        &self,
        users: &[u64],
        channel: u64,
        message: u64,
        custom_id: &str,
    ) -> Result<Vec<InteractionId>, SandboxError> {
        let begun = (self.shared).buttons(users, channel, message, custom_id)?;
        Ok(begun.into_iter().map(InteractionId).collect())
    }

    /// A member selects from a menu.
    ///
    /// # Errors
    /// When the member does not see such a menu, or the values do not fit.
    pub fn select(
        &self,
        user: u64,
        channel: u64,
        message: u64,
        custom_id: &str,
        values: &[String],
    ) -> Result<InteractionId, SandboxError> {
        let id = self
            .shared
            .component(user, channel, message, custom_id, Some(values))?;
        Ok(InteractionId(id))
    }

    /// A component's interaction as no client would send it: the id, kind and values need not stand on the
    /// message. For proving that a bot survives what it did not write itself.
    ///
    /// # Errors
    /// When the member does not see such a message.
    pub fn forge_component(
        &self,
        user: u64,
        channel: u64,
        message: u64,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> Result<InteractionId, SandboxError> {
        let mut data = json!({ "custom_id": custom_id, "component_type": 2, "id": 1 });
        if let Some(values) = values {
            data["component_type"] = json!(3);
            data["values"] = json!(values);
        }
        let id = self
            .shared
            .forge(kind::COMPONENT, user, channel, Some(message), data)?;
        Ok(InteractionId(id))
    }

    /// A command's interaction as an outdated or broken client would send it: name and options are not
    /// compared with what is registered.
    ///
    /// # Errors
    /// When the member is not in the channel.
    pub fn forge_slash(
        &self,
        user: u64,
        channel: u64,
        name: &str,
        options: &Value,
    ) -> Result<InteractionId, SandboxError> {
        let data = json!({ "id": "1", "name": name, "type": 1, "options": options });
        let id = self
            .shared
            .forge(kind::COMMAND, user, channel, None, data)?;
        Ok(InteractionId(id))
    }

    /// A member sends the form an interaction opened; inputs not named keep their preset value.
    ///
    /// # Errors
    /// When the interaction opened none for this member, or a value does not fit.
    pub fn submit_modal(
        &self,
        user: u64,
        channel: u64,
        interaction: InteractionId,
        values: &[(&str, &str)],
    ) -> Result<InteractionId, SandboxError> {
        let values: Map<String, Value> = values
            .iter()
            .map(|(key, value)| ((*key).to_owned(), Value::from(*value)))
            .collect();
        let id = self.shared.submit(user, channel, interaction.0, &values)?;
        Ok(InteractionId(id))
    }

    /// A member writes a message; gives its id.
    ///
    /// # Errors
    /// When member or channel does not exist, or the content is empty or too long.
    pub fn say(&self, user: u64, channel: u64, content: &str) -> Result<u64, SandboxError> {
        self.shared.say(user, channel, content)
    }

    /// A moderator deletes a message.
    ///
    /// # Errors
    /// When there is no such message.
    pub fn delete(&self, channel: u64, message: u64) -> Result<(), SandboxError> {
        let mut state = self.shared.lock();
        let deleted = state.delete_message(channel, message);
        deleted.map_err(|_| SandboxError::NotFound(format!("message {message}")))
    }
}

//! The handle tests and load runs play with.

use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::config::SandboxError;
use crate::faults::{Fault, Route};
use crate::ids;
use crate::interactions::kind;
use crate::state::{Channel, Shared};

/// The id of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InteractionId(pub u64);

/// A member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserInfo {
    /// The member's id.
    pub id: u64,
    /// The name shown.
    pub name: String,
    /// The client's language.
    pub locale: String,
}

/// A channel, thread or direct channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelInfo {
    /// The channel's id.
    pub id: u64,
    /// The name shown.
    pub name: String,
    /// Discord's kind: 0 text, 1 direct, 11 and 12 threads.
    pub kind: u8,
    /// The channel a thread belongs to.
    pub parent: Option<u64>,
    /// The member of a direct channel.
    pub recipient: Option<u64>,
    /// Whether a thread is archived.
    pub archived: bool,
}

/// A choice the bot offers while a member types.
#[derive(Clone, Debug, PartialEq)]
pub struct AutocompleteChoice {
    /// The name shown.
    pub name: String,
    /// The value sent.
    pub value: Value,
}

/// The bot's first answer to an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ack {
    /// Time from the event sent on the gateway to the callback received.
    pub elapsed: Duration,
    /// The callback's type: 4 message, 5 deferred, 6 and 7 update, 8 choices, 9 modal.
    pub kind: u8,
    /// The message it made or updated.
    pub message_id: Option<u64>,
}

/// What has been counted since the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Interaction events sent, repeated ones included.
    pub events: u64,
    /// Callbacks received, refused ones included.
    pub callbacks: u64,
    /// Refusals by code and words; the first thousand.
    pub refused: Vec<(u32, String)>,
    /// How many refusals there were in all.
    pub refused_total: u64,
    /// Requests for routes the simulator does not have; the first thousand.
    pub unknown_routes: Vec<String>,
}

/// Plays the members, orders faults and reads what is there. Cheap to clone.
#[derive(Clone, Debug)]
pub struct SandboxHandle {
    shared: Shared,
}

impl SandboxHandle {
    pub(crate) fn new(shared: Shared) -> Self {
        Self { shared }
    }

    /// The members.
    #[must_use]
    pub fn users(&self) -> Vec<UserInfo> {
        let state = self.shared.lock();
        state
            .users
            .iter()
            .map(|u| UserInfo {
                id: u.id,
                name: u.name.clone(),
                locale: u.locale.clone(),
            })
            .collect()
    }

    /// All channels, threads and direct channels.
    #[must_use]
    pub fn channels(&self) -> Vec<ChannelInfo> {
        let state = self.shared.lock();
        state
            .channels
            .values()
            .map(|c| ChannelInfo {
                id: c.id,
                name: c.name.clone(),
                kind: c.kind,
                parent: c.parent,
                recipient: c.recipient,
                archived: c.archived,
            })
            .collect()
    }

    /// Adds text channels and gives their ids.
    pub fn add_channels(&self, n: usize) -> Vec<u64> {
        let mut state = self.shared.lock();
        let mut made = Vec::with_capacity(n);
        for _ in 0..n {
            let mut at = state.channels.len();
            while state.channels.contains_key(&ids::channel(at)) {
                at += 1;
            }
            let id = ids::channel(at);
            state.add_channel(Channel::text(id, &format!("channel-{at}")));
            made.push(id);
        }
        made
    }

    /// The direct channel of a member with the bot, made if need be.
    pub fn direct_channel(&self, user: u64) -> u64 {
        self.shared.lock().direct_channel(user)
    }

    /// The messages of a channel as this member sees them, oldest first, as Discord's JSON and
    /// with `ephemeral`, `thinking` and `interaction` as the page gets them.
    #[must_use]
    pub fn messages(&self, channel: u64, user: u64) -> Vec<Value> {
        let state = self.shared.lock();
        if state.channel_for(user, channel).is_none() {
            return Vec::new();
        }
        state
            .messages
            .get(&channel)
            .into_iter()
            .flat_map(|list| list.values())
            .filter(|m| m.seen_by(user))
            .map(|m| m.page_json(&state))
            .collect()
    }

    /// One message, whoever sees it.
    #[must_use]
    pub fn message(&self, channel: u64, message: u64) -> Option<Value> {
        let state = self.shared.lock();
        state.message(channel, message).map(|m| m.page_json(&state))
    }

    /// The bytes of an attachment by its address.
    #[must_use]
    pub fn attachment(&self, url: &str) -> Option<Vec<u8>> {
        let id = url.rsplit('/').nth(1)?.parse().ok()?;
        let state = self.shared.lock();
        state.blobs.get(id).map(|b| b.bytes.to_vec())
    }

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

    /// The modal an interaction opened (title, `custom_id`, components).
    #[must_use]
    pub fn modal(&self, interaction: InteractionId) -> Option<Value> {
        let state = self.shared.lock();
        state.interactions.get(&interaction.0)?.modal.clone()
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

    /// Waits for the bot's first answer to an interaction.
    pub async fn wait_ack(&self, interaction: InteractionId, timeout: Duration) -> Option<Ack> {
        if !self.shared.acknowledged(interaction.0, timeout).await {
            return None;
        }
        let state = self.shared.lock();
        let ack = state.interactions.get(&interaction.0)?.ack.as_ref()?;
        Some(Ack {
            elapsed: ack.elapsed,
            kind: ack.kind,
            message_id: ack.message,
        })
    }

    /// Sends an interaction's event once more; false when it is forgotten.
    pub fn redeliver(&self, interaction: InteractionId) -> bool {
        self.shared.lock().redeliver(interaction.0)
    }

    /// Pretends that an interaction is older by this time, so that its token runs out.
    pub fn age(&self, interaction: InteractionId, by: Duration) {
        if let Some(entry) = self.shared.lock().interactions.get_mut(&interaction.0) {
            entry.aged = entry.aged.saturating_add(by);
        }
    }

    /// Closes the gateway connections with code 4000, which the bot answers by resuming.
    pub fn drop_gateway(&self) {
        self.shared.lock().close_connections(4000, "Unknown error");
    }

    /// Forgets all gateway sessions after closing them, so that resuming is refused.
    pub fn forget_sessions(&self) {
        let mut state = self.shared.lock();
        state.close_connections(4000, "Unknown error");
        state.sessions.clear();
    }

    /// Refuses the next requests of a kind with this status (429 with `retry_after`), undone.
    pub fn fail_next(&self, route: Route, status: u16, times: u32) {
        let fault = Fault::Fail(status);
        self.shared.lock().faults.order(route, fault, times);
    }

    /// Refuses the next requests of a kind with this status and Discord's code, undone.
    pub fn refuse_next(&self, route: Route, status: u16, code: u32, times: u32) {
        let fault = Fault::Refuse(status, code);
        self.shared.lock().faults.order(route, fault, times);
    }

    /// Does the next requests of a kind, but breaks the connection before the answer.
    pub fn break_next(&self, route: Route, times: u32) {
        self.shared.lock().faults.order(route, Fault::Break, times);
    }

    /// Does the next requests of a kind but answers with this status, as if the answer got lost.
    pub fn lose_next(&self, route: Route, status: u16, times: u32) {
        let fault = Fault::Lose(status);
        self.shared.lock().faults.order(route, fault, times);
    }

    /// Delays the next requests of a kind, by a minute at most.
    pub fn delay_next(&self, route: Route, delay: Duration, times: u32) {
        let fault = Fault::Delay(delay);
        self.shared.lock().faults.order(route, fault, times);
    }

    /// What interactions say from now on that the bot may do, as Discord's bits.
    pub fn set_permissions(&self, bits: u64) {
        self.shared.lock().permissions = bits;
    }

    /// How many of the ordered faults have not come yet.
    #[must_use]
    pub fn faults_left(&self) -> u32 {
        self.shared.lock().faults.left()
    }

    /// Forgets faults not used up.
    pub fn clear_faults(&self) {
        self.shared.lock().faults.clear();
    }

    /// What has been counted.
    #[must_use]
    pub fn counters(&self) -> Counters {
        let state = self.shared.lock();
        Counters {
            events: state.tally.events,
            callbacks: state.tally.callbacks,
            refused: state.tally.refused.clone(),
            refused_total: state.tally.refused_total,
            unknown_routes: state.tally.unknown_routes.clone(),
        }
    }

    /// Whether the bot has identified on the gateway and is connected.
    #[must_use]
    pub fn bot_online(&self) -> bool {
        self.shared.lock().online
    }

    /// The registered commands as Discord's JSON.
    #[must_use]
    pub fn commands(&self) -> Vec<Value> {
        self.shared.lock().commands.values().cloned().collect()
    }

    /// Waits until the bot is connected and has registered a command.
    pub async fn wait_ready(&self, timeout: Duration) -> bool {
        let ready = async {
            while !self.bot_online() || self.commands().is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(timeout, ready).await.is_ok()
    }
}

//! The handle tests and load runs play with: what is there, and the waiting for the bot.

mod members;
mod told;
mod trouble;
mod waiting;

use std::time::Duration;

use serde_json::Value;

use crate::ids;
use crate::state::{Channel, Shared};

pub use told::{Ack, AutocompleteChoice, ChannelInfo, Counters, InteractionId, RoleInfo, UserInfo};

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

    /// The roles that members may have.
    #[must_use]
    pub fn roles(&self) -> Vec<RoleInfo> {
        let state = self.shared.lock();
        let roles = state.roles.iter().map(|role| RoleInfo {
            id: role.id,
            name: role.name.clone(),
        });
        roles.collect()
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

    /// The bytes of an attachment by its address, read from the disk.
    #[must_use]
    pub fn attachment(&self, url: &str) -> Option<Vec<u8>> {
        let id = url.rsplit('/').nth(1)?.parse().ok()?;
        let blob = self.shared.lock().blobs.get(id).cloned();
        blob?.file.read().ok()
    }

    /// The modal an interaction opened (title, `custom_id`, components).
    #[must_use]
    pub fn modal(&self, interaction: InteractionId) -> Option<Value> {
        let state = self.shared.lock();
        state.interactions.get(&interaction.0)?.modal.clone()
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
        self.until(timeout, || self.bot_online() && !self.commands().is_empty())
            .await
    }
}

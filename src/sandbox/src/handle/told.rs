//! What the handle tells: members, channels, choices, answers, counts.

use std::time::Duration;

use serde_json::Value;

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

/// A role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoleInfo {
    /// The role's id.
    pub id: u64,
    /// The name shown.
    pub name: String,
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

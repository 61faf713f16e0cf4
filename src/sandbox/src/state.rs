//! Everything the simulator knows, behind one lock that is never held over a wait.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::{broadcast, watch};

use crate::absent::Absent;
use crate::attachments::Blobs;
use crate::changes::Changes;
use crate::config::{Rank, SandboxConfig};
use crate::faults::Faults;
use crate::first_page::FirstPage;
use crate::ids::{self, Snowflakes};
use crate::interactions::Interaction;
use crate::journal::Journal;
use crate::limits::ACK_TIME;
use crate::messages::Message;
use crate::secrets::Secrets;
use crate::session::Session;
use crate::tally::Tally;

/// Messages kept a channel; older ones are forgotten.
const MESSAGES_KEPT: usize = 1_000;
/// Page events a slow reader may lag behind.
const PAGE_BACKLOG: usize = 1_024;
/// The kind of a text channel.
pub(crate) const TEXT: u8 = 0;
/// The kind of a direct channel.
pub(crate) const DIRECT: u8 = 1;

/// What the bot may do at first: everything.
const PERMISSIONS: u64 = 2_251_799_813_685_247;

/// A member.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) rank: Rank,
    pub(crate) roles: Vec<u64>,
}

/// A role of the guild.
#[derive(Clone, Debug)]
pub(crate) struct Role {
    pub(crate) id: u64,
    pub(crate) name: String,
}

/// A channel, thread or direct channel.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) kind: u8,
    pub(crate) parent: Option<u64>,
    /// The member of a direct channel.
    pub(crate) recipient: Option<u64>,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) archive_minutes: u64,
    pub(crate) pins: BTreeSet<u64>,
}

/// One event for the pages; `only` limits it to one member.
#[derive(Clone, Debug)]
pub(crate) struct PageEvent {
    pub(crate) only: Option<u64>,
    pub(crate) json: Arc<Value>,
}

/// Everything the simulator knows.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) base: String,
    pub(crate) secrets: Arc<Secrets>,
    pub(crate) bot_name: String,
    /// What the bot says of itself in empty channels.
    pub(crate) first: FirstPage,
    pub(crate) snowflakes: Snowflakes,
    pub(crate) users: Vec<User>,
    pub(crate) roles: Vec<Role>,
    pub(crate) channels: BTreeMap<u64, Channel>,
    pub(crate) messages: HashMap<u64, BTreeMap<u64, Message>>,
    pub(crate) blobs: Blobs,
    pub(crate) commands: BTreeMap<u64, Value>,
    pub(crate) interactions: HashMap<u64, Interaction>,
    pub(crate) order: VecDeque<u64>,
    pub(crate) sessions: Vec<Session>,
    pub(crate) faults: Faults,
    /// What interactions say that the bot may do.
    pub(crate) permissions: u64,
    /// Time that the bot has to acknowledge an interaction.
    pub(crate) ack_time: Duration,
    /// Members who take no direct messages of the bot.
    pub(crate) closed: BTreeSet<u64>,
    /// Who is not on the server.
    pub(crate) absent: Absent,
    pub(crate) tally: Tally,
    pub(crate) page: broadcast::Sender<PageEvent>,
    pub(crate) changes: Changes,
    pub(crate) journal: Option<Journal>,
    pub(crate) online: bool,
}

/// The state as shared by all tasks.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    state: Arc<Mutex<State>>,
    /// Turns true when the sandbox shuts down.
    pub(crate) closing: watch::Receiver<bool>,
}

impl Shared {
    pub(crate) fn new(state: State, closing: watch::Receiver<bool>) -> Self {
        Self {
            state: Arc::new(Mutex::new(state)),
            closing,
        }
    }

    /// The state, also after another task panicked with it.
    pub(crate) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Waits until the sandbox shuts down.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error means that the sender is gone, which is the end too.
    let _ = closing.wait_for(|c| *c).await;
}

impl State {
    pub(crate) fn new(
        config: &SandboxConfig,
        base: String,
        secrets: Arc<Secrets>,
        blobs: Blobs,
    ) -> Self {
        let roles: Vec<Role> = (config.roles.iter().enumerate())
            .map(|(n, name)| Role {
                id: ids::role(n),
                name: name.clone(),
            })
            .collect();
        let role_of = |name: &String| roles.iter().find(|r| r.name == *name).map(|r| r.id);
        let users = (config.users.iter().enumerate())
            .map(|(n, user)| User {
                id: ids::user(n),
                name: user.name.clone(),
                locale: user.locale.clone(),
                rank: user.rank,
                roles: user.roles.iter().filter_map(role_of).collect(),
            })
            .collect();
        let channels = (config.channels.iter().enumerate())
            .map(|(n, name)| (ids::channel(n), Channel::text(ids::channel(n), name)))
            .collect();
        Self {
            base,
            secrets,
            bot_name: config.bot_name.clone(),
            first: FirstPage::default(),
            snowflakes: Snowflakes::default(),
            users,
            roles,
            channels,
            messages: HashMap::new(),
            blobs,
            commands: BTreeMap::new(),
            interactions: HashMap::new(),
            order: VecDeque::new(),
            sessions: Vec::new(),
            faults: Faults::default(),
            permissions: PERMISSIONS,
            ack_time: ACK_TIME,
            closed: BTreeSet::new(),
            absent: Absent::default(),
            tally: Tally::default(),
            page: broadcast::Sender::new(PAGE_BACKLOG),
            changes: Changes::default(),
            journal: None,
            online: false,
        }
    }

    pub(crate) fn user(&self, id: u64) -> Option<&User> {
        self.users.iter().find(|u| u.id == id)
    }

    pub(crate) fn user_name(&self, id: u64) -> &str {
        self.user(id).map_or("", |u| u.name.as_str())
    }

    /// The channel, if this member is in it.
    pub(crate) fn channel_for(&self, user: u64, channel: u64) -> Option<&Channel> {
        self.channels.get(&channel).filter(|c| c.seen_by(user))
    }

    pub(crate) fn message(&self, channel: u64, id: u64) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    pub(crate) fn message_mut(&mut self, channel: u64, id: u64) -> Option<&mut Message> {
        self.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// Keeps a message and forgets the oldest beyond the number kept.
    pub(crate) fn insert_message(&mut self, message: Message) {
        let list = self.messages.entry(message.channel).or_default();
        list.insert(message.id, message);
        while list.len() > MESSAGES_KEPT {
            let Some((_, old)) = list.pop_first() else {
                break;
            };
            for file in &old.attachments {
                self.blobs.overtake(file.id);
            }
        }
    }

    /// Writes a new or changed message down.
    pub(crate) fn note(&mut self, message: &Message) {
        self.changes.note();
        let noted = match &mut self.journal {
            Some(journal) => journal.put(message, &self.blobs),
            None => Ok(()),
        };
        report(noted);
    }

    /// Tells the pages; `make` runs only when there is one.
    pub(crate) fn tell_pages(&self, only: Option<u64>, make: impl FnOnce(&Self) -> Value) {
        self.changes.stir();
        if self.page.receiver_count() > 0 {
            let json = Arc::new(make(self));
            // No reader left in the meantime is no error.
            let _ = self.page.send(PageEvent { only, json });
        }
    }

    /// Whom events of a channel concern: one member for direct channels, else everyone.
    fn audience(&self, channel: u64, visible_to: Option<u64>) -> Option<u64> {
        visible_to.or_else(|| self.channels.get(&channel).and_then(|c| c.recipient))
    }

    /// Tells pages and gateway of a new or changed message.
    pub(crate) fn announce(&mut self, message: &Message, event: &'static str) {
        self.note(message);
        let only = self.audience(message.channel, message.visible_to);
        self.tell_pages(
            only,
            |state| json!({"type": "message", "message": message.page_json(state)}),
        );
        let intent = self.message_intent(message.channel);
        if message.visible_to.is_none() && self.wanted(intent) {
            let mut data = message.json();
            if self.in_guild(message.channel) {
                data["guild_id"] = json!(ids::GUILD.to_string());
            }
            self.dispatch(event, &data.to_string().into(), intent, None);
        }
    }

    /// Tells pages and gateway of a removed message.
    pub(crate) fn announce_deleted(&mut self, message: &Message) {
        self.changes.note();
        if let Some(journal) = &mut self.journal {
            report(journal.gone(message.channel, message.id));
        }
        let (channel, id) = (message.channel.to_string(), message.id.to_string());
        let only = self.audience(message.channel, message.visible_to);
        self.tell_pages(
            only,
            |_| json!({"type": "delete", "channel": channel, "message": id}),
        );
        let intent = self.message_intent(message.channel);
        if message.visible_to.is_none() && self.wanted(intent) {
            let mut data = json!({"id": id, "channel_id": channel});
            if self.in_guild(message.channel) {
                data["guild_id"] = json!(ids::GUILD.to_string());
            }
            self.dispatch("MESSAGE_DELETE", &data.to_string().into(), intent, None);
        }
    }

    fn message_intent(&self, channel: u64) -> u64 {
        if self.in_guild(channel) {
            1 << 9
        } else {
            1 << 12
        }
    }

    /// Whether the channel belongs to the guild.
    pub(crate) fn in_guild(&self, channel: u64) -> bool {
        self.channels
            .get(&channel)
            .is_some_and(|c| c.kind != DIRECT)
    }

    /// Makes a channel, thread or direct channel and tells everyone.
    pub(crate) fn add_channel(&mut self, channel: Channel) {
        let event = match channel.kind {
            TEXT => Some("CHANNEL_CREATE"),
            DIRECT => None,
            _ => Some("THREAD_CREATE"),
        };
        let (id, only) = (channel.id, channel.recipient);
        self.snowflakes.above(id);
        self.channels.insert(id, channel);
        if let Some(event) = event {
            let data = self.channel_json(id);
            self.dispatch(event, &data.to_string().into(), 1, None);
        }
        self.changes.note();
        self.tell_pages(only, |_| json!({"type": "commands"}));
    }

    /// The direct channel with a member, made if need be.
    pub(crate) fn direct_channel(&mut self, user: u64) -> u64 {
        let known = self.channels.values().find(|c| c.recipient == Some(user));
        if let Some(channel) = known {
            return channel.id;
        }
        let id = self.snowflakes.next();
        let mut channel = Channel::text(id, "direct");
        channel.kind = DIRECT;
        channel.recipient = Some(user);
        self.add_channel(channel);
        id
    }

    /// A member takes direct messages of the bot, or none; older ones stay.
    pub(crate) fn set_direct(&mut self, user: u64, open: bool) {
        match open {
            true => self.closed.remove(&user),
            false => self.closed.insert(user),
        };
        self.changes.note();
        self.tell_pages(Some(user), |_| json!({"type": "commands"}));
    }

    /// Whether nothing can be sent to a channel, for it is of a member who takes no direct messages.
    pub(crate) fn is_closed(&self, channel: u64) -> bool {
        let recipient = self.channels.get(&channel).and_then(|c| c.recipient);
        recipient.is_some_and(|user| self.closed.contains(&user))
    }

    /// Notes a refusal.
    pub(crate) fn refused(&mut self, code: u32, line: &str) {
        self.tally.refused_total += 1;
        if self.tally.refused.len() < 1_000 {
            self.tally.refused.push((code, line.to_owned()));
        }
    }
}

/// A journal that cannot be written costs only what a kill would lose.
fn report(noted: std::io::Result<()>) {
    if let Err(error) = noted {
        tracing::warn!(%error, "a change was not written down");
    }
}

impl Channel {
    pub(crate) fn text(id: u64, name: &str) -> Self {
        Self {
            id,
            name: name.to_owned(),
            kind: TEXT,
            parent: None,
            recipient: None,
            archived: false,
            locked: false,
            archive_minutes: 1_440,
            pins: BTreeSet::new(),
        }
    }

    /// Whether this member is in it.
    pub(crate) fn seen_by(&self, user: u64) -> bool {
        self.recipient.is_none_or(|u| u == user)
    }

    /// Whether it is a thread.
    pub(crate) fn is_thread(&self) -> bool {
        matches!(self.kind, 10..=12)
    }
}

//! Who is not on the server: members who have left it, and the bot while it is not invited.

use std::collections::BTreeSet;

use serde_json::json;

use crate::errors::ApiError;
use crate::ids::GUILD;
use crate::limits;
use crate::state::State;

/// Who is not there.
#[derive(Debug, Default)]
pub(crate) struct Absent {
    members: BTreeSet<u64>,
    bot: bool,
}

impl State {
    /// Whether a member has left the server.
    pub(crate) fn has_left(&self, user: u64) -> bool {
        self.absent.members.contains(&user)
    }

    /// A member leaves the server, or comes back; only a bot with a privileged intent would be told.
    pub(crate) fn set_member(&mut self, user: u64, there: bool) {
        match there {
            true => self.absent.members.remove(&user),
            false => self.absent.members.insert(user),
        };
    }

    /// The bot is removed from the server, or invited to it.
    pub(crate) fn set_invited(&mut self, invited: bool) {
        self.absent.bot = !invited;
        let (event, data) = match invited {
            true => ("GUILD_CREATE", self.guild_create()),
            false => ("GUILD_DELETE", json!({"id": GUILD.to_string()})),
        };
        self.dispatch(event, &data.to_string().into(), 1, None);
    }

    /// Whether the bot is on the server.
    pub(crate) fn is_invited(&self) -> bool {
        !self.absent.bot
    }

    /// Refuses what a bot may not ask of a server that it is not on.
    pub(crate) fn check_invited(&self, path: &str) -> Result<(), ApiError> {
        if !self.absent.bot {
            return Ok(());
        }
        let path = path.strip_prefix("/api/v10").unwrap_or(path);
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let id = |part: Option<&str>| part.and_then(|id| id.parse::<u64>().ok());
        match parts.next() {
            Some("guilds") => Err(ApiError::new(404, limits::UNKNOWN_GUILD, "Unknown Guild")),
            Some("channels") => {
                let channel = id(parts.next()).and_then(|id| self.channels.get(&id));
                match channel.map(|channel| self.in_guild(channel.id)) {
                    Some(true) => Err(ApiError::new(403, limits::NO_ACCESS, "Missing Access")),
                    Some(false) => {
                        let why =
                            "Cannot send messages to this user due to having no mutual guilds";
                        Err(ApiError::new(403, limits::NO_MUTUAL_GUILD, why))
                    }
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Archives a thread; says whether there is one.
    pub(crate) fn archive(&mut self, thread: u64) -> bool {
        let found = self.channels.get_mut(&thread);
        let Some(entry) = found.filter(|channel| channel.is_thread()) else {
            return false;
        };
        entry.archived = true;
        let data = self.channel_json(thread).to_string();
        self.dispatch("THREAD_UPDATE", &data.into(), 1, None);
        self.changes.note();
        true
    }

    /// Refuses to change what is in an archived thread; a new message opens it.
    pub(crate) fn check_open(&self, channel: u64) -> Result<(), ApiError> {
        match self.channels.get(&channel).is_some_and(|c| c.archived) {
            true => Err(ApiError::new(
                400,
                limits::THREAD_ARCHIVED,
                "Thread is archived",
            )),
            false => Ok(()),
        }
    }
}

//! What a sandbox is started with, and what can go wrong.

use std::path::PathBuf;

/// What a member may do in the simulated guild.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rank {
    /// Everything an ordinary member may.
    #[default]
    Member,
    /// Manage channels, too.
    Moderator,
}

/// A member of the simulated guild.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimUser {
    /// The name shown.
    pub name: String,
    /// The language of the member's client, as Discord spells it ("en-GB", "de").
    pub locale: String,
    /// What the member may do.
    pub rank: Rank,
    /// The names of the member's roles.
    pub roles: Vec<String>,
}

impl SimUser {
    /// A member by name and locale.
    pub fn new(name: impl Into<String>, locale: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            locale: locale.into(),
            rank: Rank::Member,
            roles: Vec::new(),
        }
    }

    /// The same member as one who manages channels.
    #[must_use]
    pub fn moderator(mut self) -> Self {
        self.rank = Rank::Moderator;
        self
    }

    /// The same member with a further role.
    #[must_use]
    pub fn with_role(mut self, role: impl Into<String>) -> Self {
        self.roles.push(role.into());
        self
    }
}

/// What a sandbox is started with.
#[derive(Clone, Debug)]
pub struct SandboxConfig {
    /// The port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// The name the bot is shown under.
    pub bot_name: String,
    /// The members of the guild.
    pub users: Vec<SimUser>,
    /// The names of the roles that members may have.
    pub roles: Vec<String>,
    /// The names of the text channels.
    pub channels: Vec<String>,
    /// Where messages and commands are kept between runs; `None` keeps nothing.
    pub state_file: Option<PathBuf>,
    /// Further names that requests may be meant for, such as the one that a relay in front is asked by. Without
    /// any, only loopback's own names with the right port are answered.
    pub hosts: Vec<String>,
}

impl Default for SandboxConfig {
    fn default() -> Self {
        Self {
            port: 0,
            bot_name: "Bot".into(),
            users: vec![
                SimUser::new("Robin", "en-GB"),
                SimUser::new("Mary", "en-US"),
                SimUser::new("Will", "de"),
                SimUser::new("Ann", "en-US").with_role("Castaways"),
                SimUser::new("Kim", "en-GB").moderator(),
            ],
            roles: vec!["Castaways".into()],
            channels: vec!["island".into(), "camp-fire".into()],
            state_file: None,
            hosts: Vec::new(),
        }
    }
}

/// What can go wrong in starting or playing.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// The port could not be bound.
    #[error(
        "cannot listen on 127.0.0.1:{port}: {source}. If another Castaway runs there, `--port 0` takes a free port"
    )]
    Bind {
        /// The port asked for.
        port: u16,
        /// What the system said.
        source: std::io::Error,
    },
    /// No folder could be made for the files that messages show.
    #[error("no folder for the pictures of messages could be made: {0}")]
    Spool(std::io::Error),
    /// The operating system gave no random bytes for the bot's token.
    #[error("no random token could be made: {0}")]
    Random(#[from] rand::rngs::SysError),
    /// A member, channel, message, command or component does not exist for the caller.
    #[error("not found: {0}")]
    NotFound(String),
    /// Discord's own client would not let a member do this.
    #[error("{0}")]
    NotPossible(String),
    /// The bot did not answer in time.
    #[error("the bot did not answer in time")]
    NoAnswer,
}

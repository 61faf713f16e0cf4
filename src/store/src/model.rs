//! The values that go in and come out.

use serde::{Deserialize, Serialize};

use crate::json::Json;

/// The envelope format that this program reads and writes.
pub const ENVELOPE_FORMAT: u16 = 1;
/// How many snapshots before the current one stay readable for undo.
pub const KEPT_SNAPSHOTS: usize = 16;
/// How long an interaction id is remembered, in milliseconds: far longer than Discord re-delivers.
pub const IDEMPOTENCY_MS: u64 = 60 * 60 * 1000;
/// The largest single value (snapshot, log entry, panel data) as JSON text.
pub const MAX_VALUE_BYTES: usize = 8 << 20;
/// The largest single value after compression.
pub const MAX_STORED_BYTES: usize = 1 << 20;
/// The deepest nesting of a JSON value; the parser refuses 128, and envelopes and exports wrap a few levels around it.
pub const MAX_DEPTH: usize = 100;

/// A whole game at one revision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// The format of this envelope; always [`ENVELOPE_FORMAT`] when written.
    pub format: u16,
    /// Which game the body belongs to.
    pub game: String,
    /// The schema of the body.
    pub schema: u32,
    /// The version of the rules that produced the body.
    pub rules_version: u32,
    /// The hash of the content that the game was started with.
    pub content_hash: String,
    /// Counts the commits of this game; each commit has a larger one than the last.
    pub revision: u64,
    /// The state, opaque to the store.
    pub body: Json,
}

/// One line of evidence: what was asked and what came of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// The revision that this command led to.
    pub revision: u64,
    /// The user who gave the command.
    pub actor: u64,
    /// The command, opaque to the store.
    pub command: Json,
    /// What happened, opaque to the store.
    pub events: Json,
    /// When, in unix milliseconds.
    pub at_ms: u64,
    /// The interaction that carried the command, remembered against re-delivery.
    pub interaction: Option<u64>,
    /// Whether something random or hidden was revealed.
    pub reveals: bool,
    /// A remark, such as that this is an undo.
    pub mark: Option<String>,
}

/// What a channel holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Saved {
    /// Counts the games of the channel: another game there has another number.
    pub number: u64,
    /// The newest snapshot.
    pub envelope: Envelope,
    /// The panel data that was stored beside it; `Null` if none ever was.
    pub meta: Json,
    /// The pending deadline in unix milliseconds.
    pub deadline: Option<u64>,
}

/// What stands in a channel, without the state of the game.
#[derive(Debug, Clone, PartialEq)]
pub struct StandingGame {
    /// Which game it is.
    pub game: String,
    /// Counts the games of the channel: another game there has another number.
    pub number: u64,
    /// The newest revision. What a revision of a game holds never changes.
    pub revision: u64,
    /// The panel data beside it; `Null` if none ever was.
    pub meta: Json,
}

/// What a writer expects to find before its write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Expect {
    /// Whatever is there.
    #[default]
    Any,
    /// No game at all.
    Vacant,
    /// A game at exactly this revision.
    Revision(u64),
    /// A game of any kind at exactly this revision, which moves to the archive in the same step: the commit begins
    /// the next game of the channel.
    Replacing(u64),
}

/// What a write does to the channel's deadline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DeadlineChange {
    /// Leaves it as it is.
    #[default]
    Keep,
    /// Removes it.
    Clear,
    /// Sets it to this unix millisecond.
    At(u64),
}

/// One atomic step of one game.
#[derive(Debug, Clone, PartialEq)]
pub struct Commit {
    /// The channel of the game.
    pub channel: u64,
    /// The optimistic check.
    pub expect: Expect,
    /// The new snapshot; its revision must exceed the stored one.
    pub envelope: Envelope,
    /// The log entry, with the same revision as the envelope.
    pub entry: Option<LogEntry>,
    /// The new panel data, or `None` to keep what is stored.
    pub meta: Option<Json>,
    /// The change of the deadline.
    pub deadline: DeadlineChange,
    /// The present in unix milliseconds, by which old idempotency keys are forgotten.
    pub now_ms: u64,
}

impl Commit {
    /// A commit of a snapshot alone, expecting anything and keeping panel data and deadline.
    #[must_use]
    pub fn new(channel: u64, envelope: Envelope, now_ms: u64) -> Self {
        Self {
            channel,
            expect: Expect::Any,
            envelope,
            entry: None,
            meta: None,
            deadline: DeadlineChange::Keep,
            now_ms,
        }
    }
}

/// What a committed interaction led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// The channel it was committed in.
    pub channel: u64,
    /// The revision it led to.
    pub revision: u64,
    /// When it was committed, in unix milliseconds.
    pub at_ms: u64,
}

/// A pending deadline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Deadline {
    /// When it falls, in unix milliseconds.
    pub at_ms: u64,
    /// The channel that it belongs to.
    pub channel: u64,
}

/// What an import does when the channel already holds a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OnExisting {
    /// Refuses with [`crate::StoreError::Occupied`].
    #[default]
    Refuse,
    /// Moves the running game to the archive.
    Archive,
}

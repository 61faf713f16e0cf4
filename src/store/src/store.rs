//! The interface that the bot holds.

use serde_json::Value;

use crate::error::StoreError;
use crate::import::Imported;
use crate::json::Json;
use crate::model::{
    Commit, Deadline, DeadlineChange, Envelope, LogEntry, OnExisting, Outcome, Saved, StandingGame,
};

/// What is called with the answer to a write.
pub type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// A place where games are kept.
///
/// Every call blocks until its answer is final: a write that returned `Ok` is on the disk, and a read shows only
/// such writes. Apart from what each method names, reads fail with [`StoreError::Corrupt`], [`StoreError::Newer`],
/// [`StoreError::Failed`] or [`StoreError::Closed`], and writes also with [`StoreError::Io`] or [`StoreError::DiskFull`].
pub trait Store: Send + Sync {
    /// Writes snapshot, log entry, panel data, deadline and idempotency key in one atomic step; fails with
    /// `Conflict`, `Duplicate`, `TooLarge`, `Invalid` or `Newer` and then changes nothing.
    fn commit(&self, commit: Commit) -> Result<(), StoreError>;
    /// Begins such a step and returns; `done` is called with its answer once that is final, on whatever thread.
    fn begin_commit(&self, commit: Commit, done: Done) {
        done(self.commit(commit));
    }
    /// Replaces the panel data without a new revision; fails with `NotFound`, `TooLarge` or `Invalid`.
    fn put_meta(&self, channel: u64, meta: Json) -> Result<(), StoreError> {
        self.put_meta_due(channel, meta, DeadlineChange::Keep)
    }
    /// The same, with the deadline of the game in the same atomic step.
    fn put_meta_due(
        &self,
        channel: u64,
        meta: Json,
        deadline: DeadlineChange,
    ) -> Result<(), StoreError>;
    /// Reads the newest snapshot of the running game, or `None` if the channel holds none.
    fn load(&self, channel: u64) -> Result<Option<Saved>, StoreError>;
    /// Says what stands in a channel, without reading the state of the game, or `None` if the channel holds none.
    fn standing(&self, channel: u64) -> Result<Option<StandingGame>, StoreError>;
    /// Lists the revisions whose snapshots are kept, oldest first, the current one last; empty without a game.
    fn snapshots(&self, channel: u64) -> Result<Vec<u64>, StoreError>;
    /// Reads one kept snapshot of the running game, or `None` if it is not kept.
    fn snapshot_at(&self, channel: u64, revision: u64) -> Result<Option<Envelope>, StoreError>;
    /// Reads up to `limit` log entries of the running game from `from_revision` on, oldest first.
    fn log(
        &self,
        channel: u64,
        from_revision: u64,
        limit: usize,
    ) -> Result<Vec<LogEntry>, StoreError>;
    /// Says what a recently committed interaction led to, or `None` if it was not committed or is forgotten.
    fn seen(&self, interaction: u64) -> Result<Option<Outcome>, StoreError>;
    /// Lists up to `limit` deadlines that fall at or before `until_ms`, earliest first.
    fn deadlines(&self, until_ms: u64, limit: usize) -> Result<Vec<Deadline>, StoreError>;
    /// Lists the channels with a running game in ascending order.
    fn channels(&self) -> Result<Vec<u64>, StoreError>;
    /// Ends the running game of a channel: it moves to the archive and keeps its log; fails with `NotFound`.
    fn delete(&self, channel: u64) -> Result<(), StoreError>;
    /// Moves the running game of a channel with its log and snapshots to another one, and replaces its panel data, in one
    /// atomic step; a game that stands there is handled as said. Fails with `NotFound`, `Occupied`, `TooLarge` or
    /// `Invalid`.
    fn move_game(
        &self,
        from: u64,
        to: u64,
        existing: OnExisting,
        meta: Json,
    ) -> Result<(), StoreError>;
    /// Lists the numbers of the archived games of a channel, oldest first.
    fn archived(&self, channel: u64) -> Result<Vec<u64>, StoreError>;
    /// Reads an archived game, or `None` if there is none of that number.
    fn load_archived(&self, channel: u64, number: u64) -> Result<Option<Saved>, StoreError>;
    /// Reads up to `limit` log entries of an archived game from `from_revision` on, oldest first.
    fn archived_log(
        &self,
        channel: u64,
        number: u64,
        from_revision: u64,
        limit: usize,
    ) -> Result<Vec<LogEntry>, StoreError>;
    /// Lists the archived games of all channels: channel and number.
    fn archives(&self) -> Result<Vec<(u64, u64)>, StoreError>;
    /// Removes a game of a channel, running or archived, with its log and snapshots in one atomic step; fails with
    /// `NotFound`.
    fn erase(&self, channel: u64, number: u64) -> Result<(), StoreError>;
    /// Replaces the panel data of a game of a channel, running or archived, and strikes a user out of its log, whose commands
    /// are then nobody's (0), in one atomic step; fails with `NotFound`, `TooLarge` or `Invalid`.
    fn strike(&self, channel: u64, number: u64, meta: Json, user: u64) -> Result<(), StoreError>;
    /// Puts an imported game into a channel in one atomic step; fails with `Occupied`, `TooLarge` or `Invalid`.
    fn put_imported(
        &self,
        channel: u64,
        imported: Imported,
        existing: OnExisting,
    ) -> Result<(), StoreError>;
    /// Reads a small value that belongs to no channel, or `None` if it was never put.
    fn get_global(&self, key: &str) -> Result<Option<Value>, StoreError>;
    /// Writes a small value that belongs to no channel, or removes it if the value is `Null`; fails with `TooLarge`
    /// or `Invalid`.
    fn put_global(&self, key: &str, value: Value) -> Result<(), StoreError>;
    /// Lists the keys of all such values in ascending order.
    fn global_keys(&self) -> Result<Vec<String>, StoreError>;
}

//! One implementation of the interface over every backend.

use serde_json::Value;

use crate::error::StoreError;
use crate::import::Imported;
use crate::json::Json;
use crate::model::{
    Commit, Deadline, DeadlineChange, Envelope, LogEntry, OnExisting, Outcome, Saved, StandingGame,
};
use crate::prepare::{self, Write};
use crate::read;
use crate::store::{Done, Store};
use crate::table::Table;

/// What a backend must offer: a steady view for one read, and a durable write.
pub(crate) trait Engine: Send + Sync {
    fn read<T>(
        &self,
        reader: impl FnOnce(&dyn Table) -> Result<T, StoreError>,
    ) -> Result<T, StoreError>;
    fn write(&self, write: Write) -> Result<(), StoreError>;
    /// Begins a write; `done` is called with its answer.
    fn begin(&self, write: Write, done: Done) {
        done(self.write(write));
    }
}

impl<E: Engine> Store for E {
    fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        self.write(prepare::commit(commit)?)
    }

    fn begin_commit(&self, commit: Commit, done: Done) {
        match prepare::commit(commit) {
            Ok(write) => self.begin(write, done),
            Err(error) => done(Err(error)),
        }
    }

    fn put_meta_due(
        &self,
        channel: u64,
        meta: Json,
        deadline: DeadlineChange,
    ) -> Result<(), StoreError> {
        self.write(prepare::meta(channel, meta, deadline)?)
    }

    fn load(&self, channel: u64) -> Result<Option<Saved>, StoreError> {
        self.read(|table| read::load(table, channel))
    }

    fn standing(&self, channel: u64) -> Result<Option<StandingGame>, StoreError> {
        self.read(|table| read::standing(table, channel))
    }

    fn snapshots(&self, channel: u64) -> Result<Vec<u64>, StoreError> {
        self.read(|table| read::snapshots(table, channel))
    }

    fn snapshot_at(&self, channel: u64, revision: u64) -> Result<Option<Envelope>, StoreError> {
        self.read(|table| read::snapshot_at(table, channel, revision))
    }

    fn log(
        &self,
        channel: u64,
        from_revision: u64,
        limit: usize,
    ) -> Result<Vec<LogEntry>, StoreError> {
        self.read(|table| read::log(table, channel, from_revision, limit))
    }

    fn seen(&self, interaction: u64) -> Result<Option<Outcome>, StoreError> {
        self.read(|table| read::seen(table, interaction))
    }

    fn deadlines(&self, until_ms: u64, limit: usize) -> Result<Vec<Deadline>, StoreError> {
        self.read(|table| read::deadlines(table, until_ms, limit))
    }

    fn channels(&self) -> Result<Vec<u64>, StoreError> {
        self.read(read::channels)
    }

    fn delete(&self, channel: u64) -> Result<(), StoreError> {
        self.write(Write::Delete { channel })
    }

    fn move_game(
        &self,
        from: u64,
        to: u64,
        existing: OnExisting,
        meta: Json,
    ) -> Result<(), StoreError> {
        self.write(prepare::moving(from, to, existing, meta)?)
    }

    fn archived(&self, channel: u64) -> Result<Vec<u64>, StoreError> {
        self.read(|table| read::archived(table, channel))
    }

    fn load_archived(&self, channel: u64, number: u64) -> Result<Option<Saved>, StoreError> {
        self.read(|table| read::load_archived(table, channel, number))
    }

    fn archived_log(
        &self,
        channel: u64,
        number: u64,
        from_revision: u64,
        limit: usize,
    ) -> Result<Vec<LogEntry>, StoreError> {
        self.read(|table| read::archived_log(table, channel, number, from_revision, limit))
    }

    fn archives(&self) -> Result<Vec<(u64, u64)>, StoreError> {
        self.read(read::archives)
    }

    fn erase(&self, channel: u64, number: u64) -> Result<(), StoreError> {
        self.write(Write::Erase { channel, number })
    }

    fn strike(&self, channel: u64, number: u64, meta: Json, user: u64) -> Result<(), StoreError> {
        self.write(prepare::strike(channel, number, meta, user)?)
    }

    fn put_imported(
        &self,
        channel: u64,
        imported: Imported,
        existing: OnExisting,
    ) -> Result<(), StoreError> {
        self.write(prepare::import(channel, imported, existing)?)
    }

    fn get_global(&self, key: &str) -> Result<Option<Value>, StoreError> {
        self.read(|table| read::global(table, key))
    }

    fn put_global(&self, key: &str, value: Value) -> Result<(), StoreError> {
        self.write(prepare::global(key, &value)?)
    }

    fn global_keys(&self) -> Result<Vec<String>, StoreError> {
        self.read(read::global_keys)
    }
}

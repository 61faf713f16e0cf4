//! Faults on demand, for testing what is built on a store.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use serde_json::Value;

use crate::error::StoreError;
use crate::import::Imported;
use crate::json::Json;
use crate::model::{
    Commit, Deadline, DeadlineChange, Envelope, LogEntry, OnExisting, Outcome, Saved, StandingGame,
};
use crate::store::{Done, Store};

/// A store that passes everything on but fails the next writes or reads with [`StoreError::Io`] when told to.
pub struct FaultyStore {
    inner: Arc<dyn Store>,
    writes: AtomicUsize,
    allowed: AtomicUsize,
    reads: AtomicUsize,
    loads: AtomicUsize,
    stopped: AtomicBool,
    told: Arc<dyn Fn() + Send + Sync>,
}

impl FaultyStore {
    /// Wraps a store; nothing fails yet.
    #[must_use]
    pub fn new(inner: Arc<dyn Store>) -> Self {
        Self {
            inner,
            writes: AtomicUsize::new(0),
            allowed: AtomicUsize::new(usize::MAX),
            reads: AtomicUsize::new(0),
            loads: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
            told: Arc::new(|| {}),
        }
    }

    /// Wraps a store and tells of every write once it is done; nothing fails yet.
    #[must_use]
    pub fn telling(inner: Arc<dyn Store>, told: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            told: Arc::new(told),
            ..Self::new(inner)
        }
    }

    /// Makes the next `count` writes fail before they reach the wrapped store.
    pub fn fail_next_writes(&self, count: usize) {
        self.writes.store(count, Ordering::SeqCst);
    }

    /// Lets so many writes more reach the wrapped store and no further one, as a kill after them does.
    pub fn stop_after_writes(&self, count: usize) {
        self.allowed.store(count, Ordering::SeqCst);
    }

    /// Makes the next `count` reads fail.
    pub fn fail_next_reads(&self, count: usize) {
        self.reads.store(count, Ordering::SeqCst);
    }

    /// How many games were read so far.
    #[must_use]
    pub fn loads(&self) -> usize {
        self.loads.load(Ordering::SeqCst)
    }

    /// Makes everything fail from now on, as after a write that broke off halfway.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::SeqCst);
    }

    fn writing(&self) -> Result<&dyn Store, StoreError> {
        let allow = |left: usize| match left {
            usize::MAX => Some(left),
            left => left.checked_sub(1),
        };
        let allowed = (self.allowed).fetch_update(Ordering::SeqCst, Ordering::SeqCst, allow);
        if allowed.is_err() {
            return Err(StoreError::Failed("a kill".into()));
        }
        self.pass(&self.writes)
    }

    /// Writes, and tells of it.
    fn write(
        &self,
        write: impl FnOnce(&dyn Store) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let answer = self.writing().and_then(write);
        (self.told)();
        answer
    }

    fn reading(&self) -> Result<&dyn Store, StoreError> {
        self.pass(&self.reads)
    }

    fn pass(&self, faults: &AtomicUsize) -> Result<&dyn Store, StoreError> {
        if self.stopped.load(Ordering::SeqCst) {
            return Err(StoreError::Failed("injected fault".into()));
        }
        match faults.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| {
            left.checked_sub(1)
        }) {
            Ok(_) => Err(StoreError::io(
                "injected fault",
                &io::Error::from(io::ErrorKind::StorageFull),
            )),
            Err(_) => Ok(&*self.inner),
        }
    }
}

impl Store for FaultyStore {
    fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        self.write(|store| store.commit(commit))
    }

    fn begin_commit(&self, commit: Commit, done: Done) {
        match self.writing() {
            Ok(store) => {
                let told = Arc::clone(&self.told);
                let done = move |answer| {
                    done(answer);
                    told();
                };
                store.begin_commit(commit, Box::new(done));
            }
            Err(error) => {
                done(Err(error));
                (self.told)();
            }
        }
    }

    fn put_meta_due(
        &self,
        channel: u64,
        meta: Json,
        deadline: DeadlineChange,
    ) -> Result<(), StoreError> {
        self.write(|store| store.put_meta_due(channel, meta, deadline))
    }

    fn load(&self, channel: u64) -> Result<Option<Saved>, StoreError> {
        self.loads.fetch_add(1, Ordering::SeqCst);
        self.reading()?.load(channel)
    }

    fn standing(&self, channel: u64) -> Result<Option<StandingGame>, StoreError> {
        self.reading()?.standing(channel)
    }

    fn snapshots(&self, channel: u64) -> Result<Vec<u64>, StoreError> {
        self.reading()?.snapshots(channel)
    }

    fn snapshot_at(&self, channel: u64, revision: u64) -> Result<Option<Envelope>, StoreError> {
        self.reading()?.snapshot_at(channel, revision)
    }

    fn log(
        &self,
        channel: u64,
        from_revision: u64,
        limit: usize,
    ) -> Result<Vec<LogEntry>, StoreError> {
        self.reading()?.log(channel, from_revision, limit)
    }

    fn seen(&self, interaction: u64) -> Result<Option<Outcome>, StoreError> {
        self.reading()?.seen(interaction)
    }

    fn deadlines(&self, until_ms: u64, limit: usize) -> Result<Vec<Deadline>, StoreError> {
        self.reading()?.deadlines(until_ms, limit)
    }

    fn channels(&self) -> Result<Vec<u64>, StoreError> {
        self.reading()?.channels()
    }

    fn delete(&self, channel: u64) -> Result<(), StoreError> {
        self.write(|store| store.delete(channel))
    }

    fn move_game(
        &self,
        from: u64,
        to: u64,
        existing: OnExisting,
        meta: Json,
    ) -> Result<(), StoreError> {
        self.write(|store| store.move_game(from, to, existing, meta))
    }

    fn archived(&self, channel: u64) -> Result<Vec<u64>, StoreError> {
        self.reading()?.archived(channel)
    }

    fn load_archived(&self, channel: u64, number: u64) -> Result<Option<Saved>, StoreError> {
        self.reading()?.load_archived(channel, number)
    }

    fn archived_log(
        &self,
        channel: u64,
        number: u64,
        from_revision: u64,
        limit: usize,
    ) -> Result<Vec<LogEntry>, StoreError> {
        self.reading()?
            .archived_log(channel, number, from_revision, limit)
    }

    fn archives(&self) -> Result<Vec<(u64, u64)>, StoreError> {
        self.reading()?.archives()
    }

    fn erase(&self, channel: u64, number: u64) -> Result<(), StoreError> {
        self.write(|store| store.erase(channel, number))
    }

    fn strike(&self, channel: u64, number: u64, meta: Json, user: u64) -> Result<(), StoreError> {
        self.write(|store| store.strike(channel, number, meta, user))
    }

    fn put_imported(
        &self,
        channel: u64,
        imported: Imported,
        existing: OnExisting,
    ) -> Result<(), StoreError> {
        self.write(|store| store.put_imported(channel, imported, existing))
    }

    fn get_global(&self, key: &str) -> Result<Option<Value>, StoreError> {
        self.reading()?.get_global(key)
    }

    fn put_global(&self, key: &str, value: Value) -> Result<(), StoreError> {
        self.write(|store| store.put_global(key, value))
    }

    fn global_keys(&self) -> Result<Vec<String>, StoreError> {
        self.reading()?.global_keys()
    }
}

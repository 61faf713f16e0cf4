//! The backend on disk.

mod disk;
mod durable;
mod lock;
mod open;
mod owner;
mod place;
mod rescue;
mod room;
mod salvage;
mod traces;
mod watermark;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread::JoinHandle;

use crate::backup::RestoreSummary;
use crate::engine::Engine;
use crate::error::StoreError;
use crate::prepare::Write;
use crate::store::Done;
use crate::table::Table;

use disk::Disk;
use durable::Durable;
use lock::FolderLock;
use place::Place;
use writer::Job;

/// How a [`SledStore`] is run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SledOptions {
    /// The size of the page cache in bytes.
    pub cache_bytes: u64,
    /// Writes are refused while less than this is free on the disk: sled cannot go on after a failed write.
    pub min_free_bytes: u64,
    /// How many writes may wait before callers block.
    pub queue: usize,
}

impl Default for SledOptions {
    /// 16 MiB of cache, 64 MiB of free disk, 256 waiting writes.
    fn default() -> Self {
        Self {
            cache_bytes: 16 << 20,
            min_free_bytes: 64 << 20,
            queue: 256,
        }
    }
}

/// How a store came to be open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenReport {
    /// What was done.
    pub outcome: OpenOutcome,
    /// Why not everything was used as it was; `None` if it was.
    pub reason: Option<String>,
    /// Where the damaged database was moved to.
    pub moved_to: Option<PathBuf>,
    /// What was imported from the newest export because writes were lost; `None` if none were or there is no export.
    pub restored: Option<RestoreSummary>,
    /// How many running games the store holds.
    pub games: usize,
    /// The channels whose newest snapshot cannot be read, and why; everything else of the store works.
    pub unreadable: Vec<(u64, StoreError)>,
    /// Whether the system did not let the folder be closed to others than its owner.
    pub open_to_others: bool,
}

impl OpenReport {
    fn new() -> Self {
        Self {
            outcome: OpenOutcome::Opened,
            reason: None,
            moved_to: None,
            restored: None,
            games: 0,
            unreadable: Vec::new(),
            open_to_others: false,
        }
    }
}

/// What opening a store did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum OpenOutcome {
    /// The folder was new.
    Created,
    /// The database was opened as it was.
    Opened,
    /// The database was opened after its index and settings were made anew from its log; no write is missing.
    Rebuilt,
    /// The database could be opened only as it was some writes ago; games that were newer in the newest export come
    /// from there, and the rest is lost.
    RolledBack {
        /// How many acknowledged writes are missing; 0 if nobody knows.
        lost_writes: u64,
    },
    /// Parts of the database were damaged: every readable running game was copied with its log to a new one, and games
    /// that were newer in the newest export come from there. Archived games, older snapshots and interaction ids stay
    /// in the damaged one.
    Salvaged {
        /// How many games could not be copied.
        unreadable_games: usize,
    },
    /// The database was unusable: the store holds what the newest export held, or nothing if there is none.
    Emptied,
}

/// A store in a folder: sled below, one writer thread, and every write on the disk before it is acknowledged.
pub struct SledStore {
    disk: Arc<RwLock<Disk>>,
    jobs: Option<SyncSender<Job>>,
    writer: Option<JoinHandle<()>>,
    /// The folder, if it is one of its own.
    place: Option<Place>,
    /// Held until the writer is gone.
    _lock: FolderLock,
}

impl SledStore {
    /// Opens or creates the store in `dir`, whose database is in `dir/sled`, and closes the folder to other users. A
    /// damaged database is rebuilt if nothing is missing afterwards, with the old one in `dir/sled.broken-N`; else it
    /// fails with `Damaged` and changes nothing. Fails also with `AlreadyOpen`, with `Foreign` if the folder is
    /// somebody else's, with `Io` if the system refuses files for other reasons than damage, and with
    /// `DiskFull` if there is no room to look at a copy: sled leaves half a file where it cannot write.
    pub fn open(
        dir: impl AsRef<Path>,
        options: SledOptions,
    ) -> Result<(Self, OpenReport), StoreError> {
        open::open(dir.as_ref(), options)
    }

    /// Opens a store as [`SledStore::open`] does, but begins none: fails with `Invalid` if there never was one, and makes
    /// nothing then.
    pub fn open_existing(
        dir: impl AsRef<Path>,
        options: SledOptions,
    ) -> Result<(Self, OpenReport), StoreError> {
        open::open_existing(dir.as_ref(), options)
    }

    /// Opens a damaged store with all that can be read in it and in `dir/exports`; the damaged database is kept in
    /// `dir/sled.broken-N`. Fails as [`SledStore::open`] does, but with `Damaged` only if there is nothing to be
    /// had, and with `Invalid` if there never was a store.
    pub fn rescue(
        dir: impl AsRef<Path>,
        options: SledOptions,
    ) -> Result<(Self, OpenReport), StoreError> {
        open::rescue(dir.as_ref(), options)
    }

    /// Moves everything of a damaged store to `dir/set-aside-N`, so that the next start begins a new one; fails with
    /// `Invalid` if it is whole, if a start mends it or if there is none, and as [`SledStore::open`] does.
    pub fn set_aside(dir: impl AsRef<Path>, options: SledOptions) -> Result<PathBuf, StoreError> {
        open::set_aside(dir.as_ref(), options)
    }

    /// Opens a database without any rescue around it.
    fn start(disk: Disk, lock: FolderLock, queue: usize) -> Result<Self, StoreError> {
        let disk = Arc::new(RwLock::new(disk));
        let (jobs, waiting) = sync_channel(queue.max(1));
        let shared = Arc::clone(&disk);
        let writer = std::thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || writer::run(&shared, &waiting))
            .map_err(|error| StoreError::io("starting the writer thread", &error))?;
        Ok(Self {
            disk,
            jobs: Some(jobs),
            writer: Some(writer),
            place: None,
            _lock: lock,
        })
    }
}

impl fmt::Debug for SledStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SledStore").finish_non_exhaustive()
    }
}

impl Engine for SledStore {
    fn read<T>(
        &self,
        reader: impl FnOnce(&dyn Table) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        // The writer holds the lock while it changes something, not while it syncs.
        let disk = self.disk.read().unwrap_or_else(PoisonError::into_inner);
        disk.usable()?;
        reader(&Durable(&disk))
    }

    fn write(&self, write: Write) -> Result<(), StoreError> {
        let (reply, answer) = sync_channel(1);
        let done = Box::new(move |result| {
            // A caller that is gone needs no answer.
            let _ = reply.send(result);
        });
        self.begin(write, done);
        answer.recv().map_err(|_| StoreError::Closed)?
    }

    fn begin(&self, write: Write, done: Done) {
        let Some(jobs) = &self.jobs else {
            return done(Err(StoreError::Closed));
        };
        match jobs.try_send(Job { write, done }) {
            Ok(()) => {}
            Err(TrySendError::Disconnected(job)) => (job.done)(Err(StoreError::Closed)),
            Err(TrySendError::Full(job)) => wait_for_room(jobs.clone(), job),
        }
    }
}

/// Waits on a thread of its own until the writer takes a job: whoever began it may be one who must not wait.
fn wait_for_room(jobs: SyncSender<Job>, job: Job) {
    std::thread::spawn(move || {
        if let Err(refused) = jobs.send(job) {
            (refused.0.done)(Err(StoreError::Closed));
        }
    });
}

impl Drop for SledStore {
    fn drop(&mut self) {
        // Without senders the writer finishes what waits and ends.
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            // It catches its own panics; there is nobody to tell anyway.
            let _ = writer.join();
        }
        if let Some(place) = &self.place {
            let _ = place.give_to_owner();
        }
    }
}

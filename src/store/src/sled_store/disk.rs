//! sled as a table that never panics, and a flush that reaches the disk.

use std::fs::File;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use crate::backup::{io_step, sync};
use crate::error::StoreError;
use crate::keys::Span;
use crate::table::{Batch, Table, Visitor};

/// Larger than the default: a record over a quarter of it would go to a blob file that sled never syncs.
const SEGMENT_BYTES: usize = 2 << 20;

/// An open database.
pub(super) struct Disk {
    db: sled::Db,
    /// Our own handle to sled's file, since its flush is no sync.
    file: File,
    dir: PathBuf,
    min_free: u64,
    failed: Option<String>,
}

impl Disk {
    /// Opens the database in `dir`; fails with `Corrupt` if it is damaged and with `Io` if the system refuses.
    pub(super) fn open(dir: &Path, cache_bytes: u64, min_free: u64) -> Result<Self, StoreError> {
        let config = sled::Config::new()
            .path(dir)
            .segment_size(SEGMENT_BYTES)
            .flush_every_ms(None)
            .cache_capacity(cache_bytes);
        let db = calm("opening the database", || config.open())?;
        let path = dir.join("db");
        let file = io_step("opening", &path, File::open(&path))?;
        for path in [dir.join("conf"), path, dir.to_owned()] {
            io_step("syncing", &path, sync(&path))?;
        }
        Ok(Self { db, file, dir: dir.to_owned(), min_free, failed: None })
    }

    /// Fails if an earlier write did: memory and disk may differ now.
    pub(super) fn usable(&self) -> Result<(), StoreError> {
        self.failed.clone().map_or(Ok(()), |reason| Err(StoreError::Failed(reason)))
    }

    pub(super) fn fail(&mut self, reason: &StoreError) {
        self.failed.get_or_insert_with(|| reason.to_string());
    }

    /// Fails with `DiskFull` if a write might not fit.
    pub(super) fn check_space(&self) -> Result<(), StoreError> {
        let stat = rustix::fs::statvfs(&self.dir)
            .map_err(|error| StoreError::io("asking for free space", &error.into()))?;
        let free = stat.f_bavail.saturating_mul(stat.f_frsize);
        if free < self.min_free { Err(StoreError::DiskFull { free, needed: self.min_free }) } else { Ok(()) }
    }

    /// Applies the changes to sled's buffers, all or nothing after a crash.
    pub(super) fn apply(&self, batch: Batch) -> Result<(), StoreError> {
        let mut changes = sled::Batch::default();
        for (key, value) in batch.changes {
            match value {
                Some(value) => changes.insert(key, value),
                None => changes.remove(key),
            }
        }
        calm("writing", || self.db.apply_batch(changes))
    }

    /// Returns once everything applied is on the disk.
    pub(super) fn sync(&self) -> Result<(), StoreError> {
        calm("flushing", || self.db.flush())?;
        self.file.sync_data().map_err(|error| StoreError::io("syncing the database", &error))
    }
}

impl Table for Disk {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(calm("reading", || self.db.get(key))?.map(|value| value.to_vec()))
    }

    fn visit(&self, (from, to): &Span, visitor: Visitor<'_>) -> Result<(), StoreError> {
        calm("reading", || {
            for pair in self.db.range(&from[..]..&to[..]) {
                let (key, value) = pair?;
                if let ControlFlow::Break(()) = visitor(&key, &value) {
                    break;
                }
            }
            Ok(())
        })
    }
}

/// sled panics on some damaged files; for us that is one more way of being told so.
fn calm<T>(what: &str, step: impl FnOnce() -> sled::Result<T>) -> Result<T, StoreError> {
    match catch_unwind(AssertUnwindSafe(step)) {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(sled::Error::Io(error))) => Err(StoreError::io(what, &error)),
        Ok(Err(error)) => Err(StoreError::Corrupt(format!("{what}: {error}"))),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given");
            Err(StoreError::Corrupt(format!("{what}: sled panicked: {text}")))
        }
    }
}

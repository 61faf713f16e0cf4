//! sled as a table that never panics, and a flush that reaches the disk.

use std::fs::File;
use std::io;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::backup::{io_step, sync};
use crate::error::StoreError;
use crate::keys::{self, Span};
use crate::table::{Batch, Table, Visitor};

use super::{durable::Before, watermark::Watermark};

/// How the reason begins when something could not be read.
pub(super) const READING: &str = "reading";

/// Larger than the default: a record over a quarter of it would go to a blob file that sled never syncs.
pub(super) const SEGMENT_BYTES: usize = 2 << 20;

/// What sled calls the tree that is used.
const DEFAULT_TREE: &[u8] = b"__sled__default";

/// An open database.
pub(super) struct Disk {
    db: sled::Db,
    /// Our own handle to sled's file, since its flush is no sync.
    file: File,
    dir: PathBuf,
    min_free: u64,
    /// How many batches were applied since the database was created.
    count: u64,
    watermark: Option<Watermark>,
    failed: Option<String>,
    /// What the changes since the last sync took the place of.
    before: Before,
}

impl Disk {
    /// Opens the database in `dir`; fails with `Corrupt` if it is damaged and with `Io` if the system refuses.
    pub(super) fn open(dir: &Path, cache_bytes: u64, min_free: u64) -> Result<Self, StoreError> {
        let config = sled::Config::new()
            .path(dir)
            .segment_size(SEGMENT_BYTES)
            .flush_every_ms(None)
            .cache_capacity(cache_bytes);
        let db = open_patiently(&config)?;
        let path = dir.join("db");
        let file = io_step("opening", &path, File::open(&path))?;
        for path in [dir.join("conf"), path, dir.to_owned()] {
            io_step("syncing", &path, sync(&path))?;
        }
        let mut disk = Self {
            db,
            file,
            dir: dir.to_owned(),
            min_free,
            count: 0,
            watermark: None,
            failed: None,
            before: Before::new(),
        };
        disk.count = match Table::get(&disk, keys::COUNT)? {
            None => 0,
            Some(bytes) => <[u8; 8]>::try_from(&bytes[..])
                .map(u64::from_be_bytes)
                .map_err(|_| StoreError::Corrupt("the count of batches".into()))?,
        };
        Ok(disk)
    }

    /// How many batches the database holds; 0 if it is empty.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Reads everything once; fails with `Corrupt` if any page is damaged. A damaged page that is met only while writing
    /// would stop the whole store.
    pub(super) fn check_all(&self) -> Result<(), StoreError> {
        self.visit(&(Vec::new(), vec![u8::MAX]), &mut |_, _| {
            ControlFlow::Continue(())
        })
    }

    /// Whether nothing was ever put into it.
    pub(super) fn is_blank(&self) -> Result<bool, StoreError> {
        let mut blank = true;
        self.visit(&(Vec::new(), vec![u8::MAX]), &mut |key, _| {
            blank = key == keys::COUNT;
            if blank {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        })?;
        Ok(blank)
    }

    /// Counts on from `least` at least.
    pub(super) fn count_on(&mut self, least: u64) -> Result<(), StoreError> {
        self.count = self.count.max(least);
        self.apply(Batch::default())?;
        self.sync()
    }

    /// Keeps the watermark from now on.
    pub(super) fn keep(&mut self, watermark: Watermark) -> io::Result<()> {
        let written = watermark.set(self.count).and_then(|()| watermark.trim());
        self.watermark = Some(watermark);
        written
    }

    /// Whether it holds something that no store ever wrote.
    pub(super) fn is_foreign(&self) -> Result<bool, StoreError> {
        let trees = self.db.tree_names();
        let mut foreign = trees.iter().any(|name| &name[..] != DEFAULT_TREE);
        self.visit(&(Vec::new(), vec![u8::MAX]), &mut |key, _| {
            foreign |= !keys::is_known(key);
            ControlFlow::Continue(())
        })?;
        Ok(foreign)
    }

    /// Fails if an earlier write did: memory and disk may differ now.
    pub(super) fn usable(&self) -> Result<(), StoreError> {
        self.failed
            .clone()
            .map_or(Ok(()), |reason| Err(StoreError::Failed(reason)))
    }

    pub(super) fn fail(&mut self, reason: &StoreError) {
        self.failed.get_or_insert_with(|| reason.to_string());
    }

    /// Fails with `DiskFull` if a write might not fit.
    pub(super) fn check_space(&self) -> Result<(), StoreError> {
        let free = free_bytes(&self.dir)?;
        if free < self.min_free {
            Err(StoreError::DiskFull {
                free,
                needed: self.min_free,
            })
        } else {
            Ok(())
        }
    }

    /// What stood before the changes that are not on the disk yet.
    pub(super) fn before(&self) -> &Before {
        &self.before
    }

    /// Everything applied is on the disk now.
    pub(super) fn settle(&mut self) {
        self.before.clear();
    }

    /// Applies the changes to sled's buffers, all or nothing after a crash.
    pub(super) fn apply(&mut self, batch: Batch) -> Result<(), StoreError> {
        let count = self.count.saturating_add(1);
        let mut changes = sled::Batch::default();
        changes.insert(keys::COUNT, &count.to_be_bytes());
        for (key, value) in batch.changes {
            if !self.before.contains_key(&key) {
                let old = calm(READING, || self.db.get(&key))?;
                self.before.insert(key.clone(), old);
            }
            match value {
                Some(value) => changes.insert(key, value),
                None => changes.remove(key),
            }
        }
        calm("writing", || self.db.apply_batch(changes))?;
        self.count = count;
        Ok(())
    }

    /// Returns once everything applied is on the disk, for all to see.
    pub(super) fn sync(&mut self) -> Result<(), StoreError> {
        self.flush()?;
        self.settle();
        self.mark();
        Ok(())
    }

    /// Returns once everything applied is on the disk; readers still see what stood before.
    pub(super) fn flush(&self) -> Result<(), StoreError> {
        calm("flushing", || self.db.flush())?;
        self.file
            .sync_data()
            .map_err(|error| StoreError::io("syncing the database", &error))
    }

    /// Notes how far the database reaches that was flushed.
    pub(super) fn mark(&self) {
        if let Some(watermark) = &self.watermark {
            // The writes are safe already; an old watermark only notices less.
            let _ = watermark.set(self.count);
        }
    }
}

impl Table for Disk {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(calm(READING, || self.db.get(key))?.map(|value| value.to_vec()))
    }

    fn visit(&self, (from, to): &Span, visitor: Visitor<'_>) -> Result<(), StoreError> {
        calm(READING, || {
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

/// How much an ordinary user may still write on the disk of a folder.
pub(super) fn free_bytes(dir: &Path) -> Result<u64, StoreError> {
    let stat = rustix::fs::statvfs(dir)
        .map_err(|error| StoreError::io("asking for free space", &error.into()))?;
    Ok(stat.f_bavail.saturating_mul(stat.f_frsize))
}

/// Threads of a database that was just closed in this process may hold sled's own lock a moment longer. Nobody else
/// can: the folder is locked by us.
fn open_patiently(config: &sled::Config) -> Result<sled::Db, StoreError> {
    for _ in 0..100 {
        match calm("opening the database", || config.open()) {
            Err(StoreError::Io { message, .. }) if message.contains("could not acquire lock") => {
                std::thread::sleep(Duration::from_millis(20));
            }
            done => return done,
        }
    }
    calm("opening the database", || config.open())
}

/// sled panics on some damaged files; for us that is one more way of being told so.
fn calm<T>(what: &str, step: impl FnOnce() -> sled::Result<T>) -> Result<T, StoreError> {
    match catch_unwind(AssertUnwindSafe(step)) {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(sled::Error::Io(error))) => Err(StoreError::io(what, &error)),
        Ok(Err(error)) => Err(StoreError::Corrupt(format!("{what}: {error}"))),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("no reason given");
            Err(StoreError::Corrupt(format!(
                "{what}: sled panicked: {text}"
            )))
        }
    }
}

//! Opening, and what is done when that fails.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::backup::{io_step, restore_newest, sync};
use crate::error::StoreError;
use crate::keys;
use crate::read;
use crate::table::{Batch, Table};

use super::disk::Disk;
use super::{OpenOutcome, OpenReport, SledOptions, SledStore};

pub(super) fn open(dir: &Path, options: SledOptions) -> Result<(SledStore, OpenReport), StoreError> {
    io_step("creating", dir, fs::create_dir_all(dir))?;
    let lock = lock(dir)?;
    let place = Place { dir: dir.to_owned(), options };
    let (disk, outcome, reason, moved_to) = match place.open_existing() {
        Ok((disk, outcome)) => (disk, outcome, None, None),
        Err(error) if is_damage(&error) => {
            let moved = place.move_aside()?;
            match place.rebuild(&moved) {
                Ok(disk) => (disk, OpenOutcome::Rebuilt, Some(error.to_string()), Some(moved)),
                Err(second) if is_damage(&second) => {
                    let sled = place.sled();
                    io_step("removing", &sled, fs::remove_dir_all(&sled))?;
                    (place.create()?, OpenOutcome::Emptied, Some(error.to_string()), Some(moved))
                }
                Err(refused) => {
                    place.move_back(&moved)?;
                    return Err(refused);
                }
            }
        }
        Err(error) => return Err(error),
    };
    let emptied = outcome == OpenOutcome::Emptied;
    let store = SledStore::start(disk, lock, options.queue)?;
    let mut report = OpenReport { outcome, reason, moved_to, games: 0, unreadable: Vec::new() };
    if emptied && let Some(restored) = restore_newest(&store, &dir.join("exports"))? {
        report.outcome = OpenOutcome::Restored(restored);
    }
    let disk = store.disk.read().unwrap_or_else(std::sync::PoisonError::into_inner);
    let channels = read::channels(&*disk)?;
    report.games = channels.len();
    for channel in channels {
        if let Err(error) = read::load(&*disk, channel) {
            report.unreadable.push((channel, error));
        }
    }
    drop(disk);
    Ok((store, report))
}

/// The folder of the store.
struct Place {
    dir: PathBuf,
    options: SledOptions,
}

impl Place {
    fn sled(&self) -> PathBuf {
        self.dir.join("sled")
    }

    /// Says that a database was set up here, so that its absence is damage and not a beginning.
    fn witness(&self) -> PathBuf {
        self.dir.join("created")
    }

    fn open_existing(&self) -> Result<(Disk, OpenOutcome), StoreError> {
        if !self.witness().exists() {
            return Ok((self.create()?, OpenOutcome::Created));
        }
        Ok((self.open_checked()?, OpenOutcome::Opened))
    }

    /// Opens a database that must hold something.
    fn open_checked(&self) -> Result<Disk, StoreError> {
        if !self.sled().join("db").exists() {
            return Err(StoreError::Corrupt("the database file is missing".into()));
        }
        let disk = self.open_plain()?;
        if disk.get(keys::MARKER)?.is_none() {
            return Err(StoreError::Corrupt("the database has lost its contents".into()));
        }
        // Without the list of games nothing works; a single unreadable game is only reported.
        read::channels(&disk)?;
        Ok(disk)
    }

    fn open_plain(&self) -> Result<Disk, StoreError> {
        Disk::open(&self.sled(), self.options.cache_bytes, self.options.min_free_bytes)
    }

    fn create(&self) -> Result<Disk, StoreError> {
        let disk = self.open_plain()?;
        let mut batch = Batch::default();
        batch.put(keys::MARKER.to_vec(), vec![1]);
        disk.apply(batch)?;
        disk.sync()?;
        let witness = self.witness();
        io_step("writing", &witness, fs::write(&witness, b"1\n"))?;
        io_step("syncing", &witness, sync(&witness))?;
        io_step("syncing", &self.dir, sync(&self.dir))?;
        Ok(disk)
    }

    fn move_aside(&self) -> Result<PathBuf, StoreError> {
        let sled = self.sled();
        io_step("creating", &sled, fs::create_dir_all(&sled))?;
        let mut number = 1_u32;
        let moved = loop {
            let moved = self.dir.join(format!("sled.broken-{number}"));
            if !moved.exists() {
                break moved;
            }
            number += 1;
        };
        io_step("moving aside", &sled, fs::rename(&sled, &moved))?;
        io_step("syncing", &self.dir, sync(&self.dir))?;
        Ok(moved)
    }

    fn move_back(&self, moved: &Path) -> Result<(), StoreError> {
        let sled = self.sled();
        if sled.exists() {
            io_step("removing", &sled, fs::remove_dir_all(&sled))?;
        }
        io_step("moving back", moved, fs::rename(moved, &sled))
    }

    /// Opens a copy without `snap.*`: sled then reads its whole log instead of trusting its index.
    fn rebuild(&self, moved: &Path) -> Result<Disk, StoreError> {
        let sled = self.sled();
        io_step("creating", &sled, fs::create_dir_all(&sled))?;
        for name in ["conf", "db"] {
            let from = moved.join(name);
            if from.exists() {
                io_step("copying", &from, fs::copy(&from, sled.join(name)))?;
            }
        }
        self.open_checked()
    }
}

/// Refuses a second store on the same folder, in this process or another.
fn lock(dir: &Path) -> Result<File, StoreError> {
    let path = dir.join("lock");
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
    let file = io_step("opening", &path, file)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::AlreadyOpen { path: dir.to_owned() }),
        Err(TryLockError::Error(error)) => Err(StoreError::io(format!("locking {}", path.display()), &error)),
    }
}

/// Whether the files are at fault, and not the system around them.
fn is_damage(error: &StoreError) -> bool {
    match error {
        StoreError::Corrupt(_) => true,
        StoreError::Io { kind, .. } => {
            matches!(kind, ErrorKind::UnexpectedEof | ErrorKind::InvalidData | ErrorKind::InvalidInput)
        }
        _ => false,
    }
}

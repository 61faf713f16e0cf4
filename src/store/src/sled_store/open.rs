//! Opening, and what is done when that fails.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::backup::{io_step, restore_newest, sync};
use crate::error::StoreError;
use crate::read;
use crate::store::Store;

use super::disk::Disk;
use super::salvage::salvage;
use super::watermark::{self, Watermark};
use super::{OpenOutcome, OpenReport, SledOptions, SledStore};

pub(super) fn open(
    dir: &Path,
    options: SledOptions,
) -> Result<(SledStore, OpenReport), StoreError> {
    io_step("creating", dir, fs::create_dir_all(dir))?;
    let lock = lock(dir)?;
    let place = Place {
        dir: dir.to_owned(),
        options,
    };
    let path = place.watermark();
    let least = io_step("reading", &path, watermark::read(&path))?;
    let mut report = OpenReport {
        outcome: OpenOutcome::Opened,
        reason: None,
        moved_to: None,
        restored: None,
        games: 0,
        unreadable: Vec::new(),
    };
    let mut disk = match place.open_whole(least) {
        Ok(disk) => disk,
        Err(error) if is_damage(&error) => {
            report.reason = Some(error.to_string());
            let moved = place.move_aside()?;
            let disk = place.rescue(&moved, least.unwrap_or(0), &mut report.outcome)?;
            report.moved_to = Some(moved);
            disk
        }
        Err(error) => return Err(error),
    };
    if disk.count() == 0 && report.outcome == OpenOutcome::Opened {
        report.outcome = OpenOutcome::Created;
    }
    let watermark = io_step("opening", &path, Watermark::open(&path))?;
    disk.count_on(least.unwrap_or(0), watermark)?;
    io_step("syncing", &path, sync(&path))?;
    io_step("syncing", dir, sync(dir))?;
    let store = SledStore::start(disk, lock, options.queue)?;
    if matches!(
        report.outcome,
        OpenOutcome::RolledBack { .. } | OpenOutcome::Salvaged { .. } | OpenOutcome::Emptied
    ) {
        report.restored = restore_newest(&store, &dir.join("exports"))?;
    }
    look_through(&store, &mut report)?;
    Ok((store, report))
}

/// Reads every running game once, so that damage is told now and not in the middle of a game.
fn look_through(store: &SledStore, report: &mut OpenReport) -> Result<(), StoreError> {
    let channels = store.channels()?;
    report.games = channels.len();
    for channel in channels {
        if let Err(error) = store.load(channel) {
            report.unreadable.push((channel, error));
        }
    }
    Ok(())
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

    fn watermark(&self) -> PathBuf {
        self.dir.join("watermark")
    }

    /// Opens a database that reaches to the watermark; without a watermark it may be new.
    fn open_whole(&self, least: Option<u64>) -> Result<Disk, StoreError> {
        let disk = match least {
            None => self.open_any()?,
            Some(_) => self.open_some()?,
        };
        let lost = least.unwrap_or(0).saturating_sub(disk.count());
        if lost > 0 {
            return Err(StoreError::Corrupt(format!(
                "the last {lost} writes are missing"
            )));
        }
        disk.check_all()?;
        Ok(disk)
    }

    /// Opens a database that must hold something.
    fn open_some(&self) -> Result<Disk, StoreError> {
        if !self.sled().join("db").exists() {
            return Err(StoreError::Corrupt("the database file is missing".into()));
        }
        let disk = self.open_any()?;
        if disk.count() == 0 {
            return Err(StoreError::Corrupt("the database is empty".into()));
        }
        Ok(disk)
    }

    fn open_any(&self) -> Result<Disk, StoreError> {
        let disk = Disk::open(
            &self.sled(),
            self.options.cache_bytes,
            self.options.min_free_bytes,
        )?;
        // Without the list of games nothing works; a single unreadable game is only reported.
        read::channels(&disk)?;
        Ok(disk)
    }

    /// Opens what can be had of a database that was moved aside.
    fn rescue(
        &self,
        moved: &Path,
        least: u64,
        outcome: &mut OpenOutcome,
    ) -> Result<Disk, StoreError> {
        let opened = self.rebuild(moved).and_then(|disk| match disk.check_all() {
            Ok(()) => {
                *outcome = match least.saturating_sub(disk.count()) {
                    0 => OpenOutcome::Rebuilt,
                    lost_writes => OpenOutcome::RolledBack { lost_writes },
                };
                Ok(disk)
            }
            Err(error) if is_damage(&error) => {
                drop(disk);
                self.salvage(outcome)
            }
            Err(refused) => Err(refused),
        });
        match opened {
            Err(error) if is_damage(&error) => {
                let sled = self.sled();
                io_step("removing", &sled, fs::remove_dir_all(&sled))?;
                *outcome = OpenOutcome::Emptied;
                self.open_any()
            }
            Err(refused) => {
                self.move_back(moved)?;
                Err(refused)
            }
            opened => opened,
        }
    }

    /// Turns the rebuilt copy, of which parts cannot be read, into a new database of all that can.
    fn salvage(&self, outcome: &mut OpenOutcome) -> Result<Disk, StoreError> {
        let (sled, old) = (self.sled(), self.dir.join("sled.salvage"));
        if old.exists() {
            io_step("removing", &old, fs::remove_dir_all(&old))?;
        }
        io_step("moving", &sled, fs::rename(&sled, &old))?;
        let from = Disk::open(&old, self.options.cache_bytes, 0)?;
        let mut disk = self.open_any()?;
        let unreadable_games = salvage(&from, &mut disk)?;
        *outcome = OpenOutcome::Salvaged { unreadable_games };
        drop(from);
        io_step("removing", &old, fs::remove_dir_all(&old))?;
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

    /// Opens a copy of the log alone. The index (`snap.*`) is made from it again and the settings (`conf`) are ours,
    /// so neither is worth trusting.
    fn rebuild(&self, moved: &Path) -> Result<Disk, StoreError> {
        let (sled, from) = (self.sled(), moved.join("db"));
        io_step("creating", &sled, fs::create_dir_all(&sled))?;
        if from.exists() {
            let to = sled.join("db");
            io_step("copying", &from, fs::copy(&from, &to))?;
            io_step("syncing", &to, sync(&to))?;
        }
        self.open_some()
    }
}

/// Refuses a second store on the same folder, in this process or another.
fn lock(dir: &Path) -> Result<File, StoreError> {
    let path = dir.join("lock");
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path);
    let file = io_step("opening", &path, file)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::AlreadyOpen {
            path: dir.to_owned(),
        }),
        Err(TryLockError::Error(error)) => Err(StoreError::io(
            format!("locking {}", path.display()),
            &error,
        )),
    }
}

/// Whether the files are at fault, and not the system around them.
fn is_damage(error: &StoreError) -> bool {
    match error {
        StoreError::Corrupt(_) => true,
        StoreError::Io { kind, .. } => {
            matches!(
                kind,
                ErrorKind::UnexpectedEof | ErrorKind::InvalidData | ErrorKind::InvalidInput
            )
        }
        _ => false,
    }
}

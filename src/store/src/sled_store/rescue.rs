//! What can be had of a damaged database, made beside it; the damaged one is only read.

use std::fs::{self, File};
use std::path::PathBuf;

use crate::backup::{RestoreSummary, io_step, made_at, restore_newest, sync};
use crate::damage::{Damage, ExportFound};
use crate::error::StoreError;
use crate::store::Store;

use super::disk::Disk;
use super::open::is_damage;
use super::place::{Place, clear};
use super::salvage::salvage;
use super::watermark::Mark;
use super::{OpenOutcome, OpenReport, SledStore};

/// A database that lies finished in the scratch folder.
#[derive(Debug)]
pub(super) struct Rescued {
    pub(super) outcome: OpenOutcome,
    readable: usize,
    restored: Option<RestoreSummary>,
    games: usize,
}

/// Makes it: the log rebuilt, or what can be read of it, completed from the newest export. Its count reaches the
/// watermark.
pub(super) fn prepare(place: &Place, mark: Mark, lock: &File) -> Result<Rescued, StoreError> {
    let (mut disk, outcome) = from_database(place, mark)?;
    disk.count_on(mark.least())?;
    let lock = lock
        .try_clone()
        .map_err(|error| StoreError::io("holding the lock", &error))?;
    let store = SledStore::start(disk, lock, place.options.queue)?;
    let readable = readable(&store)?;
    let restored = if outcome == OpenOutcome::Rebuilt {
        None
    } else {
        restore_newest(&store, &place.exports())?
    };
    let games = self::readable(&store)?;
    Ok(Rescued {
        outcome,
        readable,
        restored,
        games,
    })
}

impl Rescued {
    /// Tells of it.
    pub(super) fn damage(&self, place: &Place, reason: String) -> Damage {
        let export = self.restored.as_ref().map(|run| ExportFound {
            folder: run.folder.clone(),
            at_ms: made_at(&run.folder),
            games: run.games + run.up_to_date,
            unreadable: run.failed.len(),
        });
        Damage {
            dir: place.dir.clone(),
            reason,
            found: files(place),
            outcome: self.outcome,
            readable: self.readable,
            export: export.filter(|export| export.games > 0),
            rescued: self.games,
        }
    }

    /// Puts it in the place of the damaged one, which is kept under another name.
    pub(super) fn take(self, place: &Place, reason: String) -> Result<OpenReport, StoreError> {
        let (scratch, finished) = (place.scratch(), place.finished());
        // A kill between the next two moves leaves a finished one, which the next start puts in place.
        io_step("moving", &scratch, fs::rename(&scratch, &finished))?;
        let moved_to = place.move_aside()?;
        io_step("moving", &finished, fs::rename(&finished, place.sled()))?;
        io_step("syncing", &place.dir, sync(&place.dir))?;
        Ok(OpenReport {
            outcome: self.outcome,
            reason: Some(reason),
            moved_to,
            restored: self.restored,
            ..OpenReport::new()
        })
    }
}

fn readable(store: &SledStore) -> Result<usize, StoreError> {
    let channels = store.channels()?;
    Ok(channels
        .into_iter()
        .filter(|channel| store.load(*channel).is_ok())
        .count())
}

fn from_database(place: &Place, mark: Mark) -> Result<(Disk, OpenOutcome), StoreError> {
    let opened = rebuild(place).and_then(|disk| match disk.check_all() {
        Ok(()) => {
            let lost_writes = mark.least().saturating_sub(disk.count());
            // Without a watermark nobody knows how far the log should reach.
            let outcome = if lost_writes == 0 && matches!(mark, Mark::At(_)) {
                OpenOutcome::Rebuilt
            } else {
                OpenOutcome::RolledBack { lost_writes }
            };
            Ok((disk, outcome))
        }
        Err(error) if is_damage(&error) => {
            drop(disk);
            salvaged(place)
        }
        Err(refused) => Err(refused),
    });
    match opened {
        Err(error) if is_damage(&error) => {
            clear(&place.scratch())?;
            Ok((place.open_in(&place.scratch())?, OpenOutcome::Emptied))
        }
        other => other,
    }
}

/// Opens a copy of the log alone. The index (`snap.*`) is made from it again and the settings (`conf`) are ours, so
/// neither is worth trusting.
fn rebuild(place: &Place) -> Result<Disk, StoreError> {
    let (scratch, from) = (place.scratch(), place.sled().join("db"));
    clear(&scratch)?;
    if !from.exists() {
        return Err(StoreError::Corrupt("the database file is missing".into()));
    }
    io_step("creating", &scratch, fs::create_dir_all(&scratch))?;
    let to = scratch.join("db");
    io_step("copying", &from, fs::copy(&from, &to))?;
    io_step("syncing", &to, sync(&to))?;
    let disk = place.open_in(&scratch)?;
    if disk.count() == 0 {
        return Err(StoreError::Corrupt("the database is empty".into()));
    }
    Ok(disk)
}

/// Turns the rebuilt copy, of which parts cannot be read, into a new database of all that can.
fn salvaged(place: &Place) -> Result<(Disk, OpenOutcome), StoreError> {
    let (scratch, old) = (place.scratch(), place.dir.join("sled.salvage"));
    clear(&old)?;
    io_step("moving", &scratch, fs::rename(&scratch, &old))?;
    let done = Disk::open(&old, place.options.cache_bytes, 0).and_then(|from| {
        let mut disk = place.open_in(&scratch)?;
        let unreadable_games = salvage(&from, &mut disk)?;
        Ok((disk, OpenOutcome::Salvaged { unreadable_games }))
    });
    clear(&old)?;
    done
}

/// What there is of the damaged database.
fn files(place: &Place) -> Vec<(PathBuf, u64)> {
    let mut paths = vec![place.watermark()];
    let mut folders = vec![place.sled()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else {
                paths.push(entry.path());
            }
        }
    }
    let mut found: Vec<_> = paths
        .into_iter()
        .filter_map(|path| {
            let size = fs::metadata(&path).ok()?.len();
            Some((path, size))
        })
        .collect();
    found.sort();
    found
}

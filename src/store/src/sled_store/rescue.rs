//! What can be had of a damaged database, made beside it; the damaged one is only read.

use std::fs;
use std::path::PathBuf;

use crate::backup::{RestoreSummary, io_step, made_at, restore_newest, sync};
use crate::damage::{Damage, ExportFound};
use crate::error::StoreError;
use crate::read;
use crate::store::Store;

use super::disk::{Disk, READING};
use super::lock::FolderLock;
use super::open::is_damage;
use super::place::{BROKEN, Place, clear};
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
pub(super) fn prepare(
    place: &Place,
    mark: Mark,
    lock: &FolderLock,
    found: &StoreError,
) -> Result<Rescued, StoreError> {
    let made = make(place, mark, lock, found);
    if made.is_err() {
        clear(&place.scratch())?;
    }
    made
}

/// Whether a start puts a damaged database in order, with nothing missing.
pub(super) fn is_mended_by_a_start(
    place: &Place,
    mark: Mark,
    found: &StoreError,
) -> Result<bool, StoreError> {
    let mended =
        from_database(place, mark, found).map(|(_, outcome)| outcome == OpenOutcome::Rebuilt);
    clear(&place.scratch())?;
    mended
}

fn make(
    place: &Place,
    mark: Mark,
    lock: &FolderLock,
    found: &StoreError,
) -> Result<Rescued, StoreError> {
    let (mut disk, outcome) = from_database(place, mark, found)?;
    disk.count_on(mark.least())?;
    let store = SledStore::start(disk, lock.clone(), place.options.queue)?;
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
    pub(super) fn take(
        self,
        place: &Place,
        mark: Mark,
        reason: String,
    ) -> Result<OpenReport, StoreError> {
        let (scratch, finished) = (place.scratch(), place.finished());
        place.settle()?;
        // A kill between the next two moves leaves a finished one, which the next start puts in place.
        io_step("moving", &scratch, fs::rename(&scratch, &finished))?;
        let moved_to = place.move_aside()?;
        if !matches!(mark, Mark::At(_)) {
            place.move_watermark_aside()?;
        }
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

fn from_database(
    place: &Place,
    mark: Mark,
    found: &StoreError,
) -> Result<(Disk, OpenOutcome), StoreError> {
    // What does not fit would look like damage: the copy, and all that can be read of it.
    place.check_room(2)?;
    let opened = rebuild(place).and_then(|disk| match disk.check_all() {
        Ok(()) => {
            let lost_writes = mark.least().saturating_sub(disk.count());
            // Without a watermark nobody knows how far the log should reach.
            let reaches = lost_writes == 0 && matches!(mark, Mark::At(_));
            let outcome = if reaches && !of_a_page(found) && has_no_hole(&disk)? {
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
            Ok((place.open_scratch()?, OpenOutcome::Emptied))
        }
        other => other,
    }
}

/// Whether a page of the log itself could not be read, and not merely the index or the settings beside it. Made anew
/// from such a log, sled shows what the page held before, and the count of another page does not tell.
fn of_a_page(found: &StoreError) -> bool {
    matches!(found, StoreError::Corrupt(what) if what.starts_with(READING))
}

/// Whether the log of every game reaches from its first entry to its newest save, move by move. Sled may leave out a
/// damaged part in the middle of its file and read on behind it: the count is right then, and a write is missing.
fn has_no_hole(disk: &Disk) -> Result<bool, StoreError> {
    for channel in read::channels(disk)? {
        let Some(head) = read::head(disk, channel)? else {
            return Ok(false);
        };
        let mut newest = None;
        for revision in read::logged(disk, channel, head.number)? {
            if newest.is_some_and(|before| revision != before + 1) {
                return Ok(false);
            }
            newest = Some(revision);
        }
        let saved = read::snapshots(disk, channel)?.into_iter().max();
        if newest.is_some() && newest != saved {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Opens a copy of the log alone. The index (`snap.*`) is made from it again and the settings (`conf`) are ours, so
/// neither is worth trusting.
fn rebuild(place: &Place) -> Result<Disk, StoreError> {
    let scratch = place.scratch();
    clear(&scratch)?;
    let from = place.database_file()?;
    place.make_folder(&scratch)?;
    place.make_folder(&scratch.join("blobs"))?;
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
        let mut disk = place.open_scratch()?;
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
    if !place.sled().is_dir() {
        let kept = place.names.iter().filter(|name| name.starts_with(BROKEN));
        folders.extend(kept.map(|name| place.dir.join(name)));
    }
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

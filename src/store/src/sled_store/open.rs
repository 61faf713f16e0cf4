//! Opening: a database that is not whole is never written to.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::backup::{io_step, sync};
use crate::error::StoreError;
use crate::store::Store;

use super::disk::Disk;
use super::lock::FolderLock;
use super::place::{Place, clear, is_there, nothing};
use super::rescue;
use super::watermark::{self, Mark, Watermark};
use super::{OpenOutcome, OpenReport, SledOptions, SledStore};

/// Opens or creates a store; a damaged one is mended without being asked only if nothing is missing afterwards.
pub(super) fn open(
    dir: &Path,
    options: SledOptions,
) -> Result<(SledStore, OpenReport), StoreError> {
    Place::prepare(dir, options)?.for_owner(open_place)
}

/// The same, but fails with `Invalid` instead of creating one.
pub(super) fn open_existing(
    dir: &Path,
    options: SledOptions,
) -> Result<(SledStore, OpenReport), StoreError> {
    Place::prepare_existing(dir, options)?.for_owner(open_place)
}

fn open_place(place: &Place) -> Result<(SledStore, OpenReport), StoreError> {
    let lock = place.lock()?;
    let mark = mark(place)?;
    let mut report = OpenReport::new();
    match examine(place, mark) {
        Ok(State::New) => {
            create(place)?;
            report.outcome = OpenOutcome::Created;
            report.reason = told_of_earlier(&place.other_signs());
        }
        Ok(State::Whole) => {}
        Err(error) if is_damage(&error) => {
            let made = rescue::prepare(place, mark, &lock, &error)?;
            if made.outcome != OpenOutcome::Rebuilt {
                clear(&place.scratch())?;
                let damage = made.damage(place, reason(&error));
                return Err(StoreError::Damaged(Box::new(damage)));
            }
            report = made.take(place, mark, reason(&error))?;
        }
        Err(error) => return Err(error),
    }
    start(place, lock, mark, report)
}

/// Opens a damaged store with all that can be had of it and of the newest export; fails with `Damaged` if that is
/// nothing, and with `Invalid` if there never was one. A whole store is opened as it is.
pub(super) fn rescue(
    dir: &Path,
    options: SledOptions,
) -> Result<(SledStore, OpenReport), StoreError> {
    Place::prepare_existing(dir, options)?.for_owner(rescue_place)
}

fn rescue_place(place: &Place) -> Result<(SledStore, OpenReport), StoreError> {
    let lock = place.lock()?;
    let mark = mark(place)?;
    let report = match examine(place, mark) {
        Err(error) if is_damage(&error) => {
            let made = rescue::prepare(place, mark, &lock, &error)?;
            let damage = made.damage(place, reason(&error));
            if !damage.can_be_rescued() {
                clear(&place.scratch())?;
                return Err(StoreError::Damaged(Box::new(damage)));
            }
            made.take(place, mark, damage.reason)?
        }
        Ok(State::New) => return Err(nothing()),
        Ok(State::Whole) => OpenReport::new(),
        Err(error) => return Err(error),
    };
    start(place, lock, mark, report)
}

/// Moves a damaged store into a folder beside it, so that the next start begins a new one; fails with `Invalid` if the
/// store is whole or a start would mend it.
pub(super) fn set_aside(dir: &Path, options: SledOptions) -> Result<PathBuf, StoreError> {
    Place::prepare_existing(dir, options)?.for_owner(set_place_aside)
}

fn set_place_aside(place: &Place) -> Result<PathBuf, StoreError> {
    let _lock = place.lock()?;
    let mark = mark(place)?;
    match examine(place, mark) {
        Err(error) if is_damage(&error) => {
            if rescue::is_mended_by_a_start(place, mark, &error)? {
                return Err(StoreError::Invalid(
                    "the saves are whole, and a start mends them, so nothing was moved".into(),
                ));
            }
            place.move_all_aside()
        }
        Err(error) => Err(error),
        Ok(State::New) => Err(nothing()),
        Ok(State::Whole) => Err(StoreError::Invalid(
            "the database is whole, so nothing was moved".into(),
        )),
    }
}

/// A new store where there was something before may not be what the operator meant.
fn told_of_earlier(signs: &[String]) -> Option<String> {
    (!signs.is_empty()).then(|| {
        format!(
            "there was no database and a new one was begun, though an earlier start left {}",
            signs.join(", ")
        )
    })
}

/// What is wrong, without saying twice that something is.
fn reason(error: &StoreError) -> String {
    match error {
        StoreError::Corrupt(what) => what.clone(),
        other => other.to_string(),
    }
}

/// Whether the files are at fault, and not the system around them.
pub(super) fn is_damage(error: &StoreError) -> bool {
    match error {
        StoreError::Corrupt(_) => true,
        StoreError::Io { kind, .. } => {
            matches!(
                kind,
                ErrorKind::UnexpectedEof
                    | ErrorKind::InvalidData
                    | ErrorKind::InvalidInput
                    | ErrorKind::IsADirectory
                    | ErrorKind::NotADirectory
            )
        }
        _ => false,
    }
}

/// Whether there is a database that can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// There is none, and never was.
    New,
    /// It is whole.
    Whole,
}

fn mark(place: &Place) -> Result<Mark, StoreError> {
    let path = place.watermark();
    io_step("reading", &path, watermark::read(&path))
}

/// Looks at the database without changing it; fails with what `is_damage` knows if it is damaged.
fn examine(place: &Place, mark: Mark) -> Result<State, StoreError> {
    let scratch = place.scratch();
    clear(&scratch)?;
    finish_rescue(place)?;
    if !is_there(&place.sled())? {
        let new = mark == Mark::None && place.signs_of_games()?.is_empty();
        return if new { Ok(State::New) } else { missing(place) };
    }
    place.database_file()?;
    // sled writes while it opens, and what is damaged must stay as it is: so a copy is opened first, and nothing at all
    // where there is no room for one.
    place.check_room(1)?;
    let found = place
        .copy_to_scratch()
        .and_then(|()| check(place, &scratch, mark));
    clear(&scratch)?;
    found
}

/// Ends a rescue that was interrupted before the damaged database was moved, or after.
fn finish_rescue(place: &Place) -> Result<(), StoreError> {
    let (sled, finished) = (place.sled(), place.finished());
    if !is_there(&finished)? {
        return Ok(());
    }
    if is_there(&sled)? {
        return clear(&finished);
    }
    io_step("moving", &finished, fs::rename(&finished, &sled))?;
    io_step("syncing", &place.dir, sync(&place.dir))
}

fn missing<T>(place: &Place) -> Result<T, StoreError> {
    let mut what = "the database is missing".to_owned();
    let signs = place.signs_of_games()?;
    if !signs.is_empty() {
        what = format!("{what}, though there is {}", signs.join(", "));
    }
    Err(StoreError::Corrupt(what))
}

/// Opens a database and reads all of it.
fn check(place: &Place, sled: &Path, mark: Mark) -> Result<State, StoreError> {
    let disk = place.open_in(sled)?;
    let lost = mark.least().saturating_sub(disk.count());
    if lost > 0 && disk.count() > 0 {
        return Err(StoreError::Corrupt(match lost {
            1 => "the last write is missing".to_owned(),
            many => format!("the last {many} writes are missing"),
        }));
    }
    if disk.count() == 0 && disk.is_foreign()? {
        return Err(StoreError::Foreign {
            path: place.dir.clone(),
            names: vec!["sled, a database of another program".into()],
        });
    }
    disk.check_all()?;
    check_against(place, &disk, mark)?;
    Ok(State::Whole)
}

/// Whether the watermark says that nothing is missing. A kill during the first start leaves an empty database without
/// one, of this program and of older ones; any other stands beside one that can be read.
fn check_against(place: &Place, disk: &Disk, mark: Mark) -> Result<(), StoreError> {
    let is = match mark {
        Mark::At(_) if disk.count() > 0 => return Ok(()),
        Mark::At(_) => return Err(StoreError::Corrupt("the database is empty".into())),
        Mark::Damaged => "damaged",
        Mark::None | Mark::Empty if disk.is_blank()? => {
            return if place.signs_of_games()?.is_empty() {
                Ok(())
            } else {
                Err(StoreError::Corrupt("the database is empty".into()))
            };
        }
        Mark::None => "missing",
        Mark::Empty => "empty",
    };
    Err(StoreError::Corrupt(format!(
        "the watermark, which tells how far the database must reach, is {is}, so nobody can say whether writes are missing"
    )))
}

/// Makes an empty database beside its place and puts it there when it is on the disk, so that a kill in between leaves
/// none and not half a one.
fn create(place: &Place) -> Result<(), StoreError> {
    place.check_room(1)?;
    let mut disk = place.open_scratch()?;
    disk.count_on(0)?;
    drop(disk);
    place.settle()?;
    let scratch = place.scratch();
    io_step("moving", &scratch, fs::rename(&scratch, place.sled()))?;
    io_step("syncing", &place.dir, sync(&place.dir))
}

/// Opens what is in its place by now.
fn start(
    place: &Place,
    lock: FolderLock,
    mark: Mark,
    mut report: OpenReport,
) -> Result<(SledStore, OpenReport), StoreError> {
    let mut disk = place.open_in(&place.sled())?;
    disk.count_on(mark.least())?;
    // Only now: a watermark beside an empty database would look like a loss.
    let path = place.watermark();
    let watermark = io_step("opening", &path, Watermark::open(&path))?;
    place.give(&path);
    io_step("writing", &path, disk.keep(watermark))?;
    io_step("syncing", &path, sync(&path))?;
    io_step("syncing", &place.dir, sync(&place.dir))?;
    // So that a kill leaves nothing that the owner cannot open; what comes later is given when the store is closed.
    let _ = place.give_to_owner();
    // sled makes its files as the umask lets it.
    report.open_to_others = place.close_to_others().is_err();
    let mut store = SledStore::start(disk, lock, place.options.queue)?;
    store.place = Some(place.clone());
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

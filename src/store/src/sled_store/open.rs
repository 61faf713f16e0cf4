//! Opening: a database that is not whole is never written to.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::backup::{io_step, sync};
use crate::error::StoreError;
use crate::store::Store;

use super::place::{Place, clear, copy};
use super::rescue;
use super::watermark::{self, Mark, Watermark};
use super::{OpenOutcome, OpenReport, SledOptions, SledStore};

/// Opens or creates a store; a damaged one is mended without being asked only if nothing is missing afterwards.
pub(super) fn open(
    dir: &Path,
    options: SledOptions,
) -> Result<(SledStore, OpenReport), StoreError> {
    let place = Place::prepare(dir, options)?;
    let lock = place.lock()?;
    let mark = mark(&place)?;
    let mut report = OpenReport::new();
    match examine(&place, mark) {
        Ok(State::New) => {
            create(&place)?;
            report.outcome = OpenOutcome::Created;
        }
        Ok(State::Whole) => {}
        Err(error) if is_damage(&error) => {
            let made = rescue::prepare(&place, mark, &lock)?;
            if made.outcome != OpenOutcome::Rebuilt {
                clear(&place.scratch())?;
                let damage = made.damage(&place, reason(&error));
                return Err(StoreError::Damaged(Box::new(damage)));
            }
            report = made.take(&place, reason(&error))?;
        }
        Err(error) => return Err(error),
    }
    if mark == Mark::Damaged && report.reason.is_none() {
        report.reason = Some("the watermark is damaged and is made anew".into());
    }
    let (store, mut report) = start(&place, lock, mark, report)?;
    let unmarked = matches!(mark, Mark::None | Mark::Empty) && report.games > 0;
    if unmarked && report.outcome == OpenOutcome::Opened && report.reason.is_none() {
        report.reason = Some(
            "the watermark is missing and is made anew, so nobody can tell whether the last writes are there"
                .into(),
        );
    }
    Ok((store, report))
}

/// Opens a damaged store with all that can be had of it and of the newest export; fails with `Damaged` if that is
/// nothing, and with `Invalid` if there never was one. A whole store is opened as it is.
pub(super) fn rescue(
    dir: &Path,
    options: SledOptions,
) -> Result<(SledStore, OpenReport), StoreError> {
    if !dir.exists() {
        return Err(nothing());
    }
    let place = Place::prepare(dir, options)?;
    let lock = place.lock()?;
    let mark = mark(&place)?;
    let report = match examine(&place, mark) {
        Err(error) if is_damage(&error) => {
            let made = rescue::prepare(&place, mark, &lock)?;
            let damage = made.damage(&place, reason(&error));
            if !damage.can_be_rescued() {
                clear(&place.scratch())?;
                return Err(StoreError::Damaged(Box::new(damage)));
            }
            made.take(&place, damage.reason)?
        }
        Ok(State::New) => return Err(nothing()),
        Ok(State::Whole) => OpenReport::new(),
        Err(error) => return Err(error),
    };
    start(&place, lock, mark, report)
}

/// Moves a damaged store into a folder beside it, so that the next start begins a new one; fails with `Invalid` if the
/// store is whole.
pub(super) fn set_aside(
    dir: &Path,
    options: SledOptions,
) -> Result<std::path::PathBuf, StoreError> {
    if !dir.exists() {
        return Err(nothing());
    }
    let place = Place::prepare(dir, options)?;
    let _lock = place.lock()?;
    match examine(&place, mark(&place)?) {
        Err(error) if is_damage(&error) => {
            let aside = place.move_all_aside()?;
            let _ = place.give_to_owner();
            Ok(aside)
        }
        Err(error) => Err(error),
        Ok(State::New) => Err(nothing()),
        Ok(State::Whole) => Err(StoreError::Invalid(
            "the database is whole, so nothing was moved".into(),
        )),
    }
}

/// What is wrong, without saying twice that something is.
fn reason(error: &StoreError) -> String {
    match error {
        StoreError::Corrupt(what) => what.clone(),
        other => other.to_string(),
    }
}

fn nothing() -> StoreError {
    StoreError::Invalid("there is no database".into())
}

/// Whether the files are at fault, and not the system around them.
pub(super) fn is_damage(error: &StoreError) -> bool {
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
    let (sled, scratch, finished) = (place.sled(), place.scratch(), place.finished());
    clear(&scratch)?;
    if finished.exists() {
        // A rescue was interrupted: before the damaged database was moved, or after.
        if sled.exists() {
            clear(&finished)?;
        } else {
            io_step("moving", &finished, fs::rename(&finished, &sled))?;
            io_step("syncing", &place.dir, sync(&place.dir))?;
        }
    }
    if !sled.exists() {
        return if mark == Mark::None && !place.exports().exists() {
            Ok(State::New)
        } else {
            Err(StoreError::Corrupt("the database is missing".into()))
        };
    }
    if !sled.join("db").exists() {
        return Err(StoreError::Corrupt("the database file is missing".into()));
    }
    // sled writes while it opens, and what is damaged must stay as it is: so a copy is opened first.
    match copy(&sled, &scratch) {
        Ok(()) => {
            let found = check(place, &scratch, mark);
            clear(&scratch)?;
            found
        }
        // On a full disk reading games is worth more than a copy.
        Err(error) if is_full(&error) => {
            clear(&scratch)?;
            check(place, &sled, mark)
        }
        Err(error) => io_step("copying", &sled, Err(error)),
    }
}

/// Opens a database and reads all of it.
fn check(place: &Place, sled: &Path, mark: Mark) -> Result<State, StoreError> {
    let disk = place.open_in(sled)?;
    let lost = mark.least().saturating_sub(disk.count());
    if lost > 0 && disk.count() > 0 {
        return Err(StoreError::Corrupt(format!(
            "the last {lost} writes are missing"
        )));
    }
    if disk.count() == 0 && disk.is_foreign()? {
        return Err(StoreError::Foreign {
            path: place.dir.clone(),
            names: vec!["sled, a database of another program".into()],
        });
    }
    // Older programs put the files of a new store in their place before the first write, so a kill left such ones.
    let may_be_new = matches!(mark, Mark::None | Mark::Empty) && !place.exports().exists();
    if disk.count() == 0 && !may_be_new {
        return Err(StoreError::Corrupt("the database is empty".into()));
    }
    disk.check_all()?;
    Ok(State::Whole)
}

/// Makes an empty database beside its place and puts it there when it is on the disk, so that a kill in between leaves
/// none and not half a one.
fn create(place: &Place) -> Result<(), StoreError> {
    let scratch = place.scratch();
    let mut disk = place.open_in(&scratch)?;
    disk.count_on(0)?;
    drop(disk);
    io_step("moving", &scratch, fs::rename(&scratch, place.sled()))?;
    io_step("syncing", &place.dir, sync(&place.dir))
}

/// Opens what is in its place by now.
fn start(
    place: &Place,
    lock: File,
    mark: Mark,
    mut report: OpenReport,
) -> Result<(SledStore, OpenReport), StoreError> {
    let mut disk = place.open_in(&place.sled())?;
    disk.count_on(mark.least())?;
    // Only now: a watermark beside an empty database would look like a loss.
    let path = place.watermark();
    let watermark = io_step("opening", &path, Watermark::open(&path))?;
    io_step("writing", &path, disk.keep(watermark))?;
    io_step("syncing", &path, sync(&path))?;
    io_step("syncing", &place.dir, sync(&place.dir))?;
    // sled makes its files as the umask lets it.
    // So that a kill leaves nothing that the owner cannot open; what comes later is given when the store is closed.
    let _ = place.give_to_owner();
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

fn is_full(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded
    )
}

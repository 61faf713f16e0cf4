//! Scheduled exports: plain files that need no database to be read.
//!
//! Each run makes one folder `export-<unix ms>` with a file per game; it appears whole or not at all. A damaged
//! file loses one game. Archived games are not exported.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use crate::error::StoreError;
use crate::export::export_to_writer;
use crate::import::{Imported, import_from_reader};
use crate::model::OnExisting;
use crate::store::Store;

/// How the names of the folders of runs begin.
pub(crate) const RUNS: &str = "export-";
const TEMPORARY: &str = ".tmp-export-";
const GLOBALS: &str = "globals.json";

/// What an export run did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportSummary {
    /// The new folder.
    pub folder: PathBuf,
    /// How many games it holds.
    pub games: usize,
    /// The channels that could not be exported, and why.
    pub failed: Vec<(u64, StoreError)>,
}

/// What a restore run did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestoreSummary {
    /// The folder that was read.
    pub folder: PathBuf,
    /// How many games came back.
    pub games: usize,
    /// How many games the store holds at the same or a higher revision already.
    pub up_to_date: usize,
    /// The files that could not be imported, and why.
    pub failed: Vec<(PathBuf, String)>,
}

/// Exports every running game and the global values into a new folder below `dir` and keeps the newest `keep` such
/// folders (at least the new one); fails with `Io`, or as reads do if not even the channels can be listed.
pub fn export_all(
    store: &dyn Store,
    dir: &Path,
    now_ms: u64,
    keep: usize,
) -> Result<ExportSummary, StoreError> {
    let channels = store.channels()?;
    let name = format!("{now_ms:020}");
    let (temporary, folder) = (
        dir.join(format!("{TEMPORARY}{name}")),
        dir.join(format!("{RUNS}{name}")),
    );
    io_step("creating", dir, fs::create_dir_all(dir))?;
    clear_temporary(dir)?;
    io_step("creating", &temporary, fs::create_dir(&temporary))?;
    let mut summary = ExportSummary {
        folder: folder.clone(),
        games: 0,
        failed: Vec::new(),
    };
    for channel in channels {
        let path = temporary.join(format!("channel-{channel}.jsonl"));
        match export_file(store, channel, &path) {
            Ok(()) => summary.games += 1,
            // Deleted since the listing.
            Err(StoreError::NotFound { .. }) => io_step("removing", &path, fs::remove_file(&path))?,
            Err(error @ StoreError::Io { .. }) => return Err(error),
            Err(error) => {
                io_step("removing", &path, fs::remove_file(&path))?;
                summary.failed.push((channel, error));
            }
        }
    }
    let mut globals = Map::new();
    for key in store.global_keys()? {
        if let Some(value) = store.get_global(&key)? {
            globals.insert(key, value);
        }
    }
    let path = temporary.join(GLOBALS);
    io_step(
        "writing",
        &path,
        fs::write(&path, Value::Object(globals).to_string()),
    )?;
    io_step("syncing", &path, sync(&path))?;
    io_step("syncing", &temporary, sync(&temporary))?;
    io_step("renaming", &temporary, fs::rename(&temporary, &folder))?;
    io_step("syncing", dir, sync(dir))?;
    let runs = runs(dir)?;
    for old in runs.iter().skip(keep.max(1)) {
        io_step("removing", old, fs::remove_dir_all(old))?;
    }
    Ok(summary)
}

/// Imports from the newest export folder below `dir` every game that the store lacks or holds at a lower revision,
/// trying older folders if no file of it can be read; a game that gives way is archived. Gives `None` if there is no
/// export, and fails with `Io` or as reads and writes do.
pub fn restore_newest(store: &dyn Store, dir: &Path) -> Result<Option<RestoreSummary>, StoreError> {
    match dir.metadata() {
        Ok(found) if found.is_dir() => {}
        // Something else that bears the name holds no exports.
        Ok(_) => return Ok(None),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return io_step("looking at", dir, Err(error)),
    }
    let mut summary = None;
    for folder in runs(dir)? {
        let run = restore(store, folder)?;
        let useful = run.games + run.up_to_date > 0;
        summary = Some(run);
        if useful {
            break;
        }
    }
    Ok(summary)
}

/// When an export folder was made, in milliseconds since 1970, as its name says.
pub(crate) fn made_at(folder: &Path) -> Option<u64> {
    let name = folder.file_name()?.to_str()?;
    name.strip_prefix(RUNS)?.parse().ok()
}

fn restore(store: &dyn Store, folder: PathBuf) -> Result<RestoreSummary, StoreError> {
    let mut paths = entries(&folder)?;
    paths.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "jsonl")
    });
    paths.sort();
    let mut summary = RestoreSummary {
        folder,
        games: 0,
        up_to_date: 0,
        failed: Vec::new(),
    };
    for path in paths {
        let imported = match File::open(&path) {
            Ok(file) => import_from_reader(file).map_err(|error| error.to_string()),
            // Another user's, and so not damaged: an older export would be taken unasked.
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                return io_step("opening", &path, Err(error));
            }
            Err(error) => Err(error.to_string()),
        };
        match imported {
            Err(problem) => summary.failed.push((path, problem)),
            Ok(imported) => match put_newer(store, imported) {
                Ok(true) => summary.games += 1,
                Ok(false) => summary.up_to_date += 1,
                Err(
                    error @ (StoreError::Corrupt(_)
                    | StoreError::Invalid(_)
                    | StoreError::TooLarge { .. }),
                ) => {
                    summary.failed.push((path, error.to_string()));
                }
                Err(error) => return Err(error),
            },
        }
    }
    let path = summary.folder.join(GLOBALS);
    let globals = fs::read(&path).map_err(|error| error.to_string());
    match globals.and_then(|text| {
        serde_json::from_slice::<Map<_, _>>(&text).map_err(|error| error.to_string())
    }) {
        Err(problem) => summary.failed.push((path, problem)),
        Ok(globals) => {
            for (key, value) in globals {
                if store.get_global(&key)?.is_none() {
                    store.put_global(&key, value)?;
                }
            }
        }
    }
    Ok(summary)
}

/// Says whether the imported game was taken: where none stands, or an older state of the same game does. Another
/// game was begun after the export and stays, whatever their revisions.
fn put_newer(store: &dyn Store, imported: Imported) -> Result<bool, StoreError> {
    let channel = imported.channel;
    let stands = store.log(channel, 0, 1)?.into_iter().next();
    if stands.is_some_and(|first| imported.log.first() != Some(&first)) {
        return Ok(false);
    }
    if store.snapshots(channel)?.last() >= Some(&imported.envelope.revision) {
        return Ok(false);
    }
    store.put_imported(channel, imported, OnExisting::Archive)?;
    Ok(true)
}

fn export_file(store: &dyn Store, channel: u64, path: &Path) -> Result<(), StoreError> {
    let file = io_step("creating", path, File::create(path))?;
    let mut writer = BufWriter::new(file);
    export_to_writer(store, channel, &mut writer)?;
    io_step("syncing", path, writer.get_ref().sync_all())
}

/// What a run that was interrupted left behind.
fn clear_temporary(dir: &Path) -> Result<(), StoreError> {
    for path in entries(dir)? {
        if named(&path, TEMPORARY) {
            io_step("removing", &path, fs::remove_dir_all(&path))?;
        }
    }
    Ok(())
}

/// The export folders, newest first.
fn runs(dir: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let mut runs = Vec::new();
    for path in entries(dir)? {
        if named(&path, RUNS) && io_step("looking at", &path, fs::metadata(&path))?.is_dir() {
            runs.push(path);
        }
    }
    runs.sort();
    runs.reverse();
    Ok(runs)
}

pub(crate) fn entries(dir: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let read = || {
        fs::read_dir(dir)?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<io::Result<Vec<_>>>()
    };
    io_step("listing", dir, read())
}

/// Whether the file name is the prefix and a number.
fn named(path: &Path, prefix: &str) -> bool {
    let digits = path
        .file_name()
        .and_then(|name| name.to_str())
        .and_then(|name| name.strip_prefix(prefix));
    digits.is_some_and(|digits| {
        digits.len() == 20 && digits.bytes().all(|byte| byte.is_ascii_digit())
    })
}

pub(crate) fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

pub(crate) fn io_step<T>(what: &str, path: &Path, result: io::Result<T>) -> Result<T, StoreError> {
    result.map_err(|error| StoreError::io(format!("{what} {}", path.display()), &error))
}

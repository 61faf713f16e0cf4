//! The folder of a store and the names in it.

use std::fs::{self, DirBuilder};
use std::io::ErrorKind;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use crate::backup::{entries, io_step, sync};
use crate::error::StoreError;

use super::SledOptions;
use super::disk::Disk;
use super::lock::FolderLock;

/// How the names begin of what the bot keeps in the folder. Only these are ever closed to others or moved.
const OURS: [&str; 7] = [
    "sled",
    "watermark",
    "lock",
    "exports",
    "faults",
    "sandbox.",
    ASIDE,
];
/// Folders with what an operator has put aside.
pub(super) const ASIDE: &str = "set-aside-";
/// Databases that a rescue has put aside.
pub(super) const BROKEN: &str = "sled.broken-";

/// The folder of a store.
#[derive(Debug, Clone)]
pub(super) struct Place {
    pub(super) dir: PathBuf,
    pub(super) options: SledOptions,
    /// What was ours in the folder before anything was made there.
    pub(super) names: Vec<String>,
}

impl Place {
    /// Makes the folder if it is missing, and closes it and what is in it to others; fails with `Foreign` if it
    /// belongs to something else.
    pub(super) fn prepare(dir: &Path, options: SledOptions) -> Result<Self, StoreError> {
        let mut builder = DirBuilder::new();
        let made = builder.recursive(true).mode(0o700).create(dir);
        io_step("creating", dir, made)?;
        let place = Self::seen(dir, options)?;
        place.refuse_foreign()?;
        // A file system without owners, or a folder lent by another user, is no reason not to play.
        let _ = place.close_to_others();
        Ok(place)
    }

    /// The same where a store must be already; fails with `Invalid` and leaves no trace if there is none.
    pub(super) fn prepare_existing(dir: &Path, options: SledOptions) -> Result<Self, StoreError> {
        if !is_there(dir)? || !Self::seen(dir, options)?.was_begun()? {
            return Err(nothing());
        }
        Self::prepare(dir, options)
    }

    fn seen(dir: &Path, options: SledOptions) -> Result<Self, StoreError> {
        let mut names = entries(dir)?;
        names.sort();
        let names = names.iter().map(|path| name_of(path));
        Ok(Self {
            dir: dir.to_owned(),
            options,
            names: names.filter(|name| is_ours(name)).collect(),
        })
    }

    pub(super) fn sled(&self) -> PathBuf {
        self.dir.join("sled")
    }

    /// Where a database is tried or made; what is there may go at any time.
    pub(super) fn scratch(&self) -> PathBuf {
        self.dir.join("sled.scratch")
    }

    /// A finished database on its way to its place.
    pub(super) fn finished(&self) -> PathBuf {
        self.dir.join("sled.finished")
    }

    pub(super) fn watermark(&self) -> PathBuf {
        self.dir.join("watermark")
    }

    pub(super) fn exports(&self) -> PathBuf {
        self.dir.join("exports")
    }

    /// Refuses a second store on the same folder, in this process or another.
    pub(super) fn lock(&self) -> Result<FolderLock, StoreError> {
        FolderLock::take(&self.dir, &self.dir.join("lock"), |path| self.give(path))
    }

    /// The file with the log; fails with `Corrupt` if it is none.
    pub(super) fn database_file(&self) -> Result<PathBuf, StoreError> {
        let path = self.sled().join("db");
        let wrong = match fs::metadata(&path) {
            Ok(found) if found.is_file() => return Ok(path),
            Ok(_) => "the database file is no file but a folder or the like",
            Err(error) if error.kind() == ErrorKind::NotFound => "the database file is missing",
            Err(error) if error.kind() == ErrorKind::NotADirectory => {
                "the folder of the database is a file"
            }
            Err(error) => return io_step("looking at", &path, Err(error)),
        };
        Err(StoreError::Corrupt(wrong.into()))
    }

    /// Opens a new database in the scratch folder. What sled would make there is made before, for the owner must be
    /// able to remove all of it after a kill.
    pub(super) fn open_scratch(&self) -> Result<Disk, StoreError> {
        let scratch = self.scratch();
        self.make_folder(&scratch)?;
        self.make_folder(&scratch.join("blobs"))?;
        self.open_in(&scratch)
    }

    /// Makes the database in the scratch folder ready to be moved to its place: sled writes its index while it opens, and
    /// what is opened there by the superuser must need no new file that a kill leaves to him.
    pub(super) fn settle(&self) -> Result<(), StoreError> {
        let scratch = self.scratch();
        drop(self.open_in(&scratch)?);
        self.give(&scratch);
        Ok(())
    }

    /// Makes a folder of the owner's, if it is not there.
    pub(super) fn make_folder(&self, path: &Path) -> Result<(), StoreError> {
        let made = DirBuilder::new().recursive(true).mode(0o700).create(path);
        io_step("creating", path, made)?;
        self.give(path);
        Ok(())
    }

    /// Copies the files of the database into the scratch folder.
    pub(super) fn copy_to_scratch(&self) -> Result<(), StoreError> {
        self.copy(&self.sled(), &self.scratch())
    }

    fn copy(&self, from: &Path, to: &Path) -> Result<(), StoreError> {
        self.make_folder(to)?;
        for path in entries(from)? {
            let target = to.join(path.file_name().unwrap_or_default());
            let found = io_step("looking at", &path, fs::symlink_metadata(&path))?;
            if found.is_dir() {
                self.copy(&path, &target)?;
            } else if found.is_file() {
                io_step("copying", &path, fs::copy(&path, target))?;
            }
        }
        Ok(())
    }

    /// Opens a database in `sled` and lists its games, without which nothing works.
    pub(super) fn open_in(&self, sled: &Path) -> Result<Disk, StoreError> {
        let (cache, free) = (self.options.cache_bytes, self.options.min_free_bytes);
        let disk = Disk::open(sled, cache, free)?;
        crate::read::channels(&disk)?;
        Ok(disk)
    }

    /// Moves the folder of a database that is not to be used out of the way, if there is one.
    pub(super) fn move_aside(&self) -> Result<Option<PathBuf>, StoreError> {
        self.move_to_free_name(&self.sled(), BROKEN)
    }

    /// The same with a watermark that says nothing: it is evidence, too.
    pub(super) fn move_watermark_aside(&self) -> Result<(), StoreError> {
        self.move_to_free_name(&self.watermark(), "watermark.broken-")
            .map(drop)
    }

    fn move_to_free_name(&self, path: &Path, prefix: &str) -> Result<Option<PathBuf>, StoreError> {
        if !is_there(path)? {
            return Ok(None);
        }
        let moved = self.free_name(prefix)?;
        io_step("moving aside", path, fs::rename(path, &moved))?;
        io_step("syncing", &self.dir, sync(&self.dir))?;
        Ok(Some(moved))
    }

    /// Moves everything of the store into a new folder beside it.
    pub(super) fn move_all_aside(&self) -> Result<PathBuf, StoreError> {
        let aside = self.free_name(ASIDE)?;
        self.make_folder(&aside)?;
        for path in entries(&self.dir)? {
            let name = name_of(&path);
            if !is_ours(&name) || name.starts_with(ASIDE) || name == "lock" {
                continue;
            }
            io_step("moving", &path, fs::rename(&path, aside.join(&name)))?;
        }
        io_step("syncing", &aside, sync(&aside))?;
        io_step("syncing", &self.dir, sync(&self.dir))?;
        Ok(aside)
    }

    fn free_name(&self, prefix: &str) -> Result<PathBuf, StoreError> {
        let mut number = 1_u32;
        loop {
            let path = self.dir.join(format!("{prefix}{number}"));
            match fs::symlink_metadata(&path) {
                Ok(_) => number += 1,
                Err(error) if error.kind() == ErrorKind::NotFound => return Ok(path),
                Err(error) => return io_step("looking for", &path, Err(error)),
            }
        }
    }

    /// A folder without anything of ours and with something else is somebody else's.
    fn refuse_foreign(&self) -> Result<(), StoreError> {
        if !self.names.is_empty() {
            return Ok(());
        }
        let names = entries(&self.dir)?;
        let mut names = names.iter().map(|path| name_of(path)).collect::<Vec<_>>();
        names.sort();
        // What file systems and tools leave in empty folders.
        names.retain(|name| name != "lost+found" && !name.starts_with('.'));
        names.truncate(5);
        if names.is_empty() {
            Ok(())
        } else {
            Err(StoreError::Foreign {
                path: self.dir.clone(),
                names,
            })
        }
    }
}

/// Removes a folder of which nothing is needed. Threads of a database that was just closed may still touch it.
pub(super) fn clear(path: &Path) -> Result<(), StoreError> {
    for _ in 0..50 {
        match fs::remove_dir_all(path) {
            Err(error) if error.kind() == ErrorKind::DirectoryNotEmpty => {
                std::thread::sleep(std::time::Duration::from_millis(20));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            Err(error) if error.kind() == ErrorKind::PermissionDenied && freed(path) => {}
            done => return io_step("removing", path, done),
        }
    }
    io_step("removing", path, fs::remove_dir_all(path))
}

/// Whether an empty folder went. The superuser, killed between making a folder and giving it away, leaves one that nobody
/// else can read, but whoever owns the folder around it can remove it.
fn freed(path: &Path) -> bool {
    if fs::remove_dir(path).is_ok() {
        return true;
    }
    let inside = fs::read_dir(path).into_iter().flatten().flatten();
    let mut folders = inside.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
    folders.any(|entry| freed(&entry.path()))
}

/// Whether something is there. What may not be looked at is an error and no absence.
pub(super) fn is_there(path: &Path) -> Result<bool, StoreError> {
    io_step("looking for", path, path.try_exists())
}

pub(super) fn nothing() -> StoreError {
    StoreError::Invalid("there is no database".into())
}

pub(super) fn is_ours(name: &str) -> bool {
    OURS.iter().any(|ours| name.starts_with(ours))
}

pub(super) fn name_of(path: &Path) -> String {
    path.file_name()
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default()
}

//! The folder of a store: the names in it, whose it is, and who may read it.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt, lchown};
use std::path::{Path, PathBuf};

use crate::backup::{entries, io_step, sync};
use crate::error::StoreError;

use super::SledOptions;
use super::disk::Disk;

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
const ASIDE: &str = "set-aside-";

/// The folder of a store.
#[derive(Debug, Clone)]
pub(super) struct Place {
    pub(super) dir: PathBuf,
    pub(super) options: SledOptions,
}

impl Place {
    /// Makes the folder if it is missing, and closes it and what is in it to others; fails with `Foreign` if it
    /// belongs to something else.
    pub(super) fn prepare(dir: &Path, options: SledOptions) -> Result<Self, StoreError> {
        let mut builder = DirBuilder::new();
        let made = builder.recursive(true).mode(0o700).create(dir);
        io_step("creating", dir, made)?;
        let place = Self {
            dir: dir.to_owned(),
            options,
        };
        place.refuse_foreign()?;
        // A file system without owners, or a folder lent by another user, is no reason not to play.
        let _ = place.close_to_others();
        Ok(place)
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
    pub(super) fn lock(&self) -> Result<File, StoreError> {
        let path = self.dir.join("lock");
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .mode(0o600)
            .open(&path);
        let file = io_step("opening", &path, file)?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(StoreError::AlreadyOpen {
                path: self.dir.clone(),
            }),
            Err(TryLockError::Error(error)) => Err(StoreError::io(
                format!("locking {}", path.display()),
                &error,
            )),
        }
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
        let sled = self.sled();
        if !sled.exists() {
            return Ok(None);
        }
        let moved = self.free_name("sled.broken-");
        io_step("moving aside", &sled, fs::rename(&sled, &moved))?;
        io_step("syncing", &self.dir, sync(&self.dir))?;
        Ok(Some(moved))
    }

    /// Moves everything of the store into a new folder beside it.
    pub(super) fn move_all_aside(&self) -> Result<PathBuf, StoreError> {
        let aside = self.free_name(ASIDE);
        let made = DirBuilder::new().mode(0o700).create(&aside);
        io_step("creating", &aside, made)?;
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

    /// Takes the modes of others away from the folder and all that is ours in it, links left alone.
    pub(super) fn close_to_others(&self) -> io::Result<()> {
        close(&self.dir, 0o700)?;
        for entry in fs::read_dir(&self.dir)?.flatten() {
            if is_ours(&name_of(&entry.path())) {
                close_all(&entry.path())?;
            }
        }
        Ok(())
    }

    /// Gives what the superuser has made here to the owner of the folder, who could not use it otherwise: a command
    /// given by hand must not lock out the service.
    pub(super) fn give_to_owner(&self) -> io::Result<()> {
        let owner = fs::metadata(&self.dir)?;
        if !rustix::process::geteuid().is_root() || owner.uid() == 0 {
            return Ok(());
        }
        for entry in fs::read_dir(&self.dir)?.flatten() {
            if is_ours(&name_of(&entry.path())) {
                give_all(&entry.path(), owner.uid(), owner.gid())?;
            }
        }
        Ok(())
    }

    fn free_name(&self, prefix: &str) -> PathBuf {
        let mut number = 1_u32;
        loop {
            let path = self.dir.join(format!("{prefix}{number}"));
            if !path.exists() {
                return path;
            }
            number += 1;
        }
    }

    /// A folder without anything of ours and with something else is somebody else's.
    fn refuse_foreign(&self) -> Result<(), StoreError> {
        let names = entries(&self.dir)?;
        let mut names = names.iter().map(|path| name_of(path)).collect::<Vec<_>>();
        names.sort();
        if names.iter().any(|name| is_ours(name)) {
            return Ok(());
        }
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
            done => return io_step("removing", path, done),
        }
    }
    io_step("removing", path, fs::remove_dir_all(path))
}

/// Copies a folder of plain files.
pub(super) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        let kind = entry.file_type()?;
        if kind.is_dir() {
            copy(&entry.path(), &target)?;
        } else if kind.is_file() {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn is_ours(name: &str) -> bool {
    OURS.iter().any(|ours| name.starts_with(ours))
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default()
}

fn close_all(path: &Path) -> io::Result<()> {
    let kind = fs::symlink_metadata(path)?.file_type();
    if kind.is_dir() {
        close(path, 0o700)?;
        for entry in fs::read_dir(path)?.flatten() {
            close_all(&entry.path())?;
        }
    } else if kind.is_file() {
        close(path, 0o600)?;
    }
    Ok(())
}

fn give_all(path: &Path, user: u32, group: u32) -> io::Result<()> {
    let found = fs::symlink_metadata(path)?;
    if found.uid() != user {
        lchown(path, Some(user), Some(group))?;
    }
    if found.is_dir() {
        for entry in fs::read_dir(path)?.flatten() {
            give_all(&entry.path(), user, group)?;
        }
    }
    Ok(())
}

/// Only takes away: a file that its owner made read-only stays so.
fn close(path: &Path, most: u32) -> io::Result<()> {
    let mode = fs::metadata(path)?.permissions().mode();
    if mode & 0o777 & !most == 0 {
        return Ok(());
    }
    fs::set_permissions(path, Permissions::from_mode(mode & 0o777 & most))
}

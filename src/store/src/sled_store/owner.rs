//! Whose the files of a store are, and who may read them.

use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt, lchown};
use std::path::Path;

use crate::error::StoreError;

use super::place::{Place, is_ours, name_of};

impl Place {
    /// Does something and gives what it made to the owner of the folder, also if it fails.
    pub(super) fn for_owner<T>(
        &self,
        work: impl FnOnce(&Self) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let done = work(self);
        let _ = self.give_to_owner();
        done
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
        let Some((user, group)) = self.other_owner()? else {
            return Ok(());
        };
        for entry in fs::read_dir(&self.dir)?.flatten() {
            if is_ours(&name_of(&entry.path())) {
                give_all(&entry.path(), user, group)?;
            }
        }
        Ok(())
    }

    /// The same with one thing and what is in it, as soon as it is made: whoever gives the command may stop it.
    pub(super) fn give(&self, path: &Path) {
        // A file system without owners is no reason not to go on.
        if let Ok(Some((user, group))) = self.other_owner() {
            let _ = give_all(path, user, group);
        }
    }

    /// User and group of the folder, if the program is the superuser's and the folder is not.
    fn other_owner(&self) -> io::Result<Option<(u32, u32)>> {
        if !rustix::process::geteuid().is_root() {
            return Ok(None);
        }
        let owner = fs::metadata(&self.dir)?;
        Ok((owner.uid() != 0).then(|| (owner.uid(), owner.gid())))
    }
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

//! Who holds the folder.

use std::fs::{File, OpenOptions, TryLockError};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::Arc;

use crate::backup::io_step;
use crate::error::StoreError;

/// A folder's lock file, held by this process until the last clone is gone.
#[derive(Clone)]
pub(super) struct FolderLock {
    _held: Arc<Held>,
}

struct Held(File);

/// The lock belongs to the open file, which every program that is just being started shares for a moment: closing our
/// end alone would leave the folder locked that long.
impl Drop for Held {
    fn drop(&mut self) {
        // Closing the file unlocks it too, only later; nothing can be done about an error here.
        let _ = self.0.unlock();
    }
}

impl FolderLock {
    /// Opens and locks the file `path` of the folder `dir`; fails with `AlreadyOpen` if it is held, in this process or
    /// another. `opened` is called once the file stands.
    pub(super) fn take(
        dir: &Path,
        path: &Path,
        opened: impl FnOnce(&Path),
    ) -> Result<Self, StoreError> {
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .mode(0o600)
            .open(path);
        let file = io_step("opening", path, file)?;
        opened(path);
        match file.try_lock() {
            Ok(()) => Ok(Self {
                _held: Arc::new(Held(file)),
            }),
            Err(TryLockError::WouldBlock) => Err(StoreError::AlreadyOpen {
                path: dir.to_owned(),
            }),
            Err(TryLockError::Error(error)) => Err(StoreError::io(
                format!("locking {}", path.display()),
                &error,
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(dir: &Path) -> Result<FolderLock, StoreError> {
        FolderLock::take(dir, &dir.join("lock"), |_| ())
    }

    #[test]
    fn a_folder_is_free_at_once_also_if_a_starting_program_still_shares_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let lock = take(dir.path()).unwrap();
        let shared = lock._held.0.try_clone().unwrap();
        drop(lock);
        assert!(take(dir.path()).is_ok());
        drop(shared);
    }

    #[test]
    fn a_folder_is_held_until_the_last_clone_is_gone() {
        let dir = tempfile::tempdir().unwrap();
        let lock = take(dir.path()).unwrap();
        let clone = lock.clone();
        drop(lock);
        assert!(matches!(
            take(dir.path()),
            Err(StoreError::AlreadyOpen { .. })
        ));
        drop(clone);
        assert!(take(dir.path()).is_ok());
    }
}

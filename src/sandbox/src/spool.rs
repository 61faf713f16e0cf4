//! The bytes of files lie in a folder of their own and not in memory: a hundred games show pictures of twenty megabytes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;

/// How the names of folders begin; the process that made one and signs by chance follow.
const PREFIX: &str = "castaway-spool-";

/// How the extension of a file begins that is not whole yet.
const CUT_SHORT: &str = "new-";

/// The folder. It is deleted when the simulator stops, or all that holds one of its files is gone.
#[derive(Debug)]
pub(crate) struct Spool {
    dir: PathBuf,
    /// The folder around it beside a state file, where a killed simulator may have left another one.
    around: Option<PathBuf>,
    next: AtomicU64,
    /// The simulator stops, and the folder is gone for good.
    cleared: AtomicBool,
}

/// A file of the spool; it is deleted when nobody holds it any more.
#[derive(Debug)]
pub(crate) struct Stored {
    path: PathBuf,
    size: usize,
    spool: Arc<Spool>,
    /// Where the same file lies, too: beside the state file.
    elsewhere: OnceLock<PathBuf>,
}

impl Spool {
    /// Makes the folder: beside the state file, so that pictures need no second copy there, else where the system keeps what
    /// is temporary.
    pub(crate) fn open(state_file: Option<&Path>) -> io::Result<Arc<Self>> {
        let around = state_file.map(|path| path.with_extension("spool"));
        if let Some(around) = &around {
            delete(around);
        }
        let beside = around.as_deref().map(make_in).and_then(|made| {
            made.inspect_err(|error| tracing::warn!(%error, "no spool beside the state file"))
                .ok()
        });
        let (dir, around) = match beside {
            Some(dir) => (dir, around),
            None => {
                let temp = std::env::temp_dir();
                sweep(&temp);
                (make_in(&temp)?, None)
            }
        };
        Ok(Arc::new(Self {
            dir,
            around,
            next: AtomicU64::new(0),
            cleared: AtomicBool::new(false),
        }))
    }

    /// Writes a file off the async threads.
    pub(crate) async fn keep(self: &Arc<Self>, bytes: Bytes) -> io::Result<Arc<Stored>> {
        let spool = Arc::clone(self);
        let written = tokio::task::spawn_blocking(move || spool.write(&bytes));
        written.await.unwrap_or_else(|e| Err(io::Error::other(e)))
    }

    /// Writes a file.
    pub(crate) fn write(self: &Arc<Self>, bytes: &[u8]) -> io::Result<Arc<Stored>> {
        // It exists before it is written, so what was cut short by a full disk is deleted too.
        let stored = self.file(bytes.len());
        match fs::write(&stored.path, bytes) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                self.make_again()?;
                fs::write(&stored.path, bytes)?;
            }
            written => written?,
        }
        Ok(Arc::new(stored))
    }

    /// Makes the folder again that somebody has deleted while the simulator runs.
    fn make_again(&self) -> io::Result<()> {
        if self.cleared.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::NotFound.into());
        }
        tracing::warn!(dir = %self.dir.display(), "the folder of pictures is gone, and made again");
        fs::create_dir_all(&self.dir)
    }

    /// Takes in a file that lies elsewhere and stays there.
    pub(crate) fn take_in(self: &Arc<Self>, from: &Path) -> io::Result<Arc<Stored>> {
        let mut stored = self.file(0);
        if fs::hard_link(from, &stored.path).is_err() {
            fs::copy(from, &stored.path)?;
        }
        let size = fs::metadata(&stored.path)?.len();
        stored.size = usize::try_from(size).map_err(io::Error::other)?;
        stored.lies(from);
        Ok(Arc::new(stored))
    }

    /// A file that is still to be written.
    fn file(self: &Arc<Self>, size: usize) -> Stored {
        Stored {
            path: self.dir.join(self.number().to_string()),
            size,
            spool: Arc::clone(self),
            elsewhere: OnceLock::new(),
        }
    }

    /// Deletes the folder with all that is in it: nothing is kept or read any more.
    pub(crate) fn clear(&self) {
        self.cleared.store(true, Ordering::Relaxed);
        delete(&self.dir);
        if let Some(around) = &self.around {
            // Where another simulator has its own in there by now, the folder stays.
            let _ = fs::remove_dir(around);
        }
    }

    fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }
}

impl Stored {
    /// How many bytes it has.
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// Its bytes, from beside the state file where the spool has lost them.
    pub(crate) fn read(&self) -> io::Result<Vec<u8>> {
        match (fs::read(&self.path), self.elsewhere.get()) {
            (Err(_), Some(other)) => fs::read(other),
            (read, _) => read,
        }
    }

    /// Notes where it lies, too; the first place stays.
    fn lies(&self, at: &Path) {
        // That one is known already is no error.
        let _ = self.elsewhere.set(at.to_owned());
    }

    /// Its bytes, read off the async threads.
    pub(crate) async fn fetch(self: Arc<Self>) -> io::Result<Vec<u8>> {
        let read = tokio::task::spawn_blocking(move || self.read());
        read.await.unwrap_or_else(|e| Err(io::Error::other(e)))
    }

    /// Lays the same file at another path, whole or not at all. The path must stand for this file alone: if something lies
    /// there already it is this.
    pub(crate) fn lay(&self, to: &Path) -> io::Result<()> {
        if !to.exists() {
            match fs::hard_link(&self.path, to) {
                Err(error) if error.kind() != io::ErrorKind::AlreadyExists => self.copy(to)?,
                Ok(()) | Err(_) => {}
            }
        }
        self.lies(to);
        Ok(())
    }

    /// Lays a copy there, where a file system has no links. The name beside it is of this call alone, since journal and state
    /// file may lay the same file at the same time. One that a kill has cut short goes with the next start (`is_cut_short`).
    fn copy(&self, to: &Path) -> io::Result<()> {
        let beside = to.with_extension(format!("{CUT_SHORT}{}", self.spool.number()));
        let laid = fs::copy(&self.path, &beside).and_then(|_| fs::rename(&beside, to));
        if laid.is_err() {
            // What a full disk has cut short helps nobody.
            let _ = fs::remove_file(&beside);
        }
        laid
    }
}

impl Drop for Stored {
    fn drop(&mut self) {
        // What is not there any more needs no deleting; what cannot be deleted goes with the folder.
        let _ = fs::remove_file(&self.path);
    }
}

impl Drop for Spool {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Whether a file is one that was not whole yet when it was written beside another, by its name.
pub(crate) fn is_cut_short(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.is_some_and(|extension| extension.starts_with(CUT_SHORT))
}

/// Deletes what killed simulators have left in a folder that others use too: what processes have made that are no more. Where the
/// system lists no processes all stays.
fn sweep(around: &Path) {
    let processes = Path::new("/proc");
    if !processes.join("self").exists() {
        return;
    }
    for entry in fs::read_dir(around).into_iter().flatten().flatten() {
        let process = entry.file_name().to_str().and_then(maker);
        if process.is_some_and(|id| !processes.join(id.to_string()).exists()) {
            // That of another user cannot be deleted, which is their affair.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// The process that made a folder, by its name.
fn maker(name: &str) -> Option<u32> {
    let (process, _) = name.strip_prefix(PREFIX)?.split_once('-')?;
    process.parse().ok()
}

/// Deletes a folder, if it is there.
fn delete(dir: &Path) {
    match fs::remove_dir_all(dir) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            tracing::warn!(%error, dir = %dir.display(), "pictures that nobody needs stay behind");
        }
        Ok(()) | Err(_) => {}
    }
}

/// Makes a new folder in another one, that only its owner may read.
fn make_in(around: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(around)?;
    let made = tempfile::Builder::new()
        .prefix(&format!("{PREFIX}{}-", std::process::id()))
        .tempdir_in(around)?;
    Ok(made.keep())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_goes_with_whoever_holds_it_last_and_the_folder_with_the_spool() {
        let home = tempfile::tempdir().expect("a folder");
        let spool = Spool::open(Some(&home.path().join("state.json"))).expect("a spool");
        let one = spool.write(b"one").expect("written");
        let two = spool.write(b"two!").expect("written");
        assert_eq!((one.size(), two.size()), (3, 4));
        assert_eq!(one.read().expect("read"), b"one");
        let (dir, other) = (spool.dir.clone(), Arc::clone(&one));
        let files = || fs::read_dir(&dir).expect("a folder").count();
        assert_eq!(files(), 2);
        drop(one);
        assert_eq!(files(), 2, "somebody still holds it");
        drop(other);
        assert_eq!(files(), 1);
        drop(spool);
        assert_eq!(two.read().expect("read"), b"two!", "it is still held");
        drop(two);
        assert!(!dir.exists());
        let left = fs::read_dir(home.path()).expect("a folder").count();
        assert_eq!(left, 0, "nothing stays beside the state file");
    }

    #[test]
    fn what_a_killed_simulator_left_is_deleted_by_the_next() {
        let home = tempfile::tempdir().expect("a folder");
        let state = home.path().join("state.json");
        let left = home.path().join("state.spool/castaway-spool-1");
        fs::create_dir_all(&left).expect("made");
        fs::write(left.join("0"), b"a picture").expect("written");
        let spool = Spool::open(Some(&state)).expect("a spool");
        assert!(!left.exists());
        let kept = spool.write(b"another").expect("written");
        assert!(spool.dir.starts_with(home.path().join("state.spool")));
        spool.clear();
        assert!(kept.read().is_err() && spool.write(b"a third").is_err());
        assert!(!home.path().join("state.spool").exists());
    }

    #[test]
    fn what_a_killed_simulator_left_among_what_is_temporary_goes_and_that_of_others_stays() {
        let temp = tempfile::tempdir().expect("a folder");
        let own = std::process::id();
        let names = [
            // No system has a process of this number.
            format!("{PREFIX}{}-abc", u32::MAX),
            format!("{PREFIX}{own}-abc"),
            format!("{PREFIX}abc"),
            "elsewhere".to_owned(),
        ];
        let all = names.map(|name| temp.path().join(name));
        for dir in &all {
            fs::create_dir(dir).expect("made");
            fs::write(dir.join("0"), b"a picture").expect("written");
        }
        sweep(temp.path());
        assert_eq!(all.map(|dir| dir.exists()), [false, true, true, true]);
        // The one that is opened is known as that of this process.
        let spool = Spool::open(None).expect("a spool");
        let name = spool.dir.file_name().and_then(|name| name.to_str());
        assert_eq!(name.and_then(maker), Some(own));
    }

    #[test]
    fn a_copy_that_fails_leaves_nothing_beside_it() {
        let home = tempfile::tempdir().expect("a folder");
        let spool = Spool::open(None).expect("a spool");
        let file = spool.write(b"bytes").expect("written");
        // A folder lies where the file should.
        let to = home.path().join("1");
        fs::create_dir(&to).expect("made");
        assert!(file.copy(&to).is_err());
        let left = fs::read_dir(home.path()).expect("a folder").count();
        assert_eq!(left, 1, "only that folder");
    }

    #[test]
    fn what_is_laid_elsewhere_or_taken_in_outlives_the_other() {
        let home = tempfile::tempdir().expect("a folder");
        let spool = Spool::open(None).expect("a spool");
        let (linked, copied) = (home.path().join("1"), home.path().join("2"));
        let first = spool.write(b"bytes").expect("written");
        first.lay(&linked).expect("laid");
        first.lay(&linked).expect("it lies there already");
        first.copy(&copied).expect("copied");
        fs::remove_file(&first.path).expect("deleted");
        first.lay(&linked).expect("it needs nothing any more");
        drop(first);
        let second = spool.take_in(&linked).expect("taken in");
        assert_eq!(second.size(), 5);
        fs::remove_file(&linked).expect("deleted");
        assert_eq!(second.read().expect("read"), b"bytes");
        assert_eq!(fs::read(&copied).expect("read"), b"bytes");
        let names = fs::read_dir(home.path()).expect("a folder").count();
        assert_eq!(names, 1, "no copy stays beside it");
        let gone = spool.take_in(&linked).expect_err("it is not there");
        assert_eq!(gone.kind(), io::ErrorKind::NotFound);
    }

    #[test]
    fn a_folder_that_was_deleted_meanwhile_is_made_again_and_what_lies_elsewhere_is_read_there() {
        let home = tempfile::tempdir().expect("a folder");
        let state = home.path().join("state.json");
        let spool = Spool::open(Some(&state)).expect("a spool");
        let (kept, lost) = (spool.write(b"kept").expect("written"), spool.write(b"lost"));
        kept.lay(&home.path().join("1")).expect("laid");
        let taken = spool.take_in(&home.path().join("1")).expect("taken in");
        // With the folder around it.
        fs::remove_dir_all(home.path().join("state.spool")).expect("deleted");
        let next = spool.write(b"next").expect("written");
        assert_eq!(next.read().expect("read"), b"next");
        assert_eq!(kept.read().expect("read"), b"kept");
        assert_eq!(taken.read().expect("read"), b"kept");
        assert!(lost.expect("written").read().is_err());
        let dir = spool.dir.clone();
        drop((kept, taken, next, spool));
        assert!(!dir.exists());
    }

    #[test]
    fn a_write_that_fails_is_told_and_leaves_nothing() {
        let spool = Spool::open(None).expect("a spool");
        fs::remove_dir_all(&spool.dir).expect("deleted");
        // A file lies where the folder was.
        fs::write(&spool.dir, b"").expect("written");
        assert!(spool.write(b"bytes").is_err());
        fs::remove_file(&spool.dir).expect("deleted");
        fs::create_dir(&spool.dir).expect("made");
        assert!(spool.write(b"bytes").is_ok(), "the next one is kept");
        let left = fs::read_dir(&spool.dir).expect("a folder").count();
        assert_eq!(left, 0, "nobody holds it");
    }
}

//! A folder for temporary things.

use std::{
    io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

/// A folder of our own below the system's for temporary things; it goes away with this.
pub struct Scratch(PathBuf);

impl Scratch {
    /// Makes one that nobody made before: what lies in it is run.
    ///
    /// # Errors
    /// When the system refuses it.
    pub fn new() -> io::Result<Self> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let nanos = since.map_or(0, |d| d.as_nanos());
        let name = format!("castaway-load-{}-{nanos}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path)?;
        Ok(Self(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // The system clears it away some day if we cannot.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

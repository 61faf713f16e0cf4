//! Where a bug of ours leaves what is needed to repeat it.

use std::{
    fs, io,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
};

use serde_json::Value;

/// Writes dumps of faults and gives each a reference.
pub struct Faults {
    dir: PathBuf,
    count: AtomicU32,
}

impl Faults {
    /// Dumps go to `dir`, which is made when the first is written.
    pub fn new(dir: PathBuf) -> Self {
        Self {
            dir,
            count: AtomicU32::new(0),
        }
    }

    /// Writes a dump and returns its reference; a full disk costs the dump, not the reference.
    pub fn dump(&self, now_ms: u64, what: &str, dump: &Value) -> String {
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let reference = format!("{now_ms:x}-{number}");
        tracing::error!(reference, what, "fault");
        if let Err(error) = self.write(&reference, dump) {
            tracing::error!(reference, %error, "the fault could not be dumped");
        }
        reference
    }

    /// Removes the dumps of the games of these places.
    ///
    /// # Errors
    /// When the folder cannot be read or a file not be removed.
    pub fn forget(&self, places: &[u64]) -> io::Result<()> {
        let entries = match fs::read_dir(&self.dir) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            entries => entries?,
        };
        for entry in entries {
            let path = entry?.path();
            let Ok(text) = fs::read(&path) else { continue };
            let dump: Option<Value> = serde_json::from_slice(&text).ok();
            let place = dump.and_then(|dump| dump.get("channel")?.as_u64());
            if place.is_some_and(|place| places.contains(&place)) {
                fs::remove_file(&path)?;
            }
        }
        Ok(())
    }

    fn write(&self, reference: &str, dump: &Value) -> io::Result<()> {
        fs::create_dir_all(&self.dir)?;
        fs::write(self.dir.join(format!("{reference}.json")), dump.to_string())
    }
}

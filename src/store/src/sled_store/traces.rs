//! What tells of an earlier store where there is no database.

use std::io::ErrorKind;

use crate::backup::{RUNS, entries, io_step};
use crate::error::StoreError;

use super::place::{ASIDE, BROKEN, Place, is_there, name_of};

impl Place {
    /// Whether there is a database, or anything that tells of games.
    pub(super) fn was_begun(&self) -> Result<bool, StoreError> {
        for path in [self.sled(), self.finished(), self.watermark()] {
            if is_there(&path)? {
                return Ok(true);
            }
        }
        Ok(!self.signs_of_games()?.is_empty())
    }

    /// The names of what can only be there if there were games once: exports, and databases kept by a rescue.
    pub(super) fn signs_of_games(&self) -> Result<Vec<String>, StoreError> {
        let mut signs = Vec::new();
        if self.has_exports()? {
            signs.push("exports".to_owned());
        }
        let kept = self.names.iter().filter(|name| name.starts_with(BROKEN));
        signs.extend(kept.cloned());
        Ok(signs)
    }

    /// The names of what an earlier start has left and what holds no games.
    pub(super) fn other_signs(&self) -> Vec<String> {
        let names = self.names.iter();
        let begun_anew = names.clone().any(|name| name.starts_with(ASIDE));
        names
            .filter(|name| !name.starts_with("sled") && !name.starts_with(ASIDE))
            // A folder for exports may be mounted before there are any.
            .filter(|name| *name != "exports")
            // Whoever began anew knows why there is no database; the lock is not moved then.
            .filter(|name| !(begun_anew && *name == "lock"))
            .cloned()
            .collect()
    }

    fn has_exports(&self) -> Result<bool, StoreError> {
        let path = self.exports();
        let found = match path.metadata() {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
            other => io_step("looking at", &path, other)?,
        };
        if !found.is_dir() {
            return Ok(false);
        }
        Ok(entries(&path)?
            .iter()
            .any(|entry| name_of(entry).starts_with(RUNS)))
    }
}

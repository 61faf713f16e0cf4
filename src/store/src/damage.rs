//! What is known of a database that cannot be used as it is.

use std::fmt;
use std::path::PathBuf;

use crate::sled_store::OpenOutcome;

/// A damaged database, and what could be made of it. Nothing was changed to find this out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The folder of the store.
    pub dir: PathBuf,
    /// What is wrong.
    pub reason: String,
    /// The files of the database and their sizes in bytes, the watermark among them.
    pub found: Vec<(PathBuf, u64)>,
    /// What can be had of the database itself.
    pub outcome: OpenOutcome,
    /// How many running games can be read in it.
    pub readable: usize,
    /// The newest export that is of use.
    pub export: Option<ExportFound>,
    /// How many running games a rescue brings back, those of the export among them.
    pub rescued: usize,
}

/// An export that was found beside a damaged database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportFound {
    /// Its folder.
    pub folder: PathBuf,
    /// When it was made, in milliseconds since 1970; `None` if its name does not say.
    pub at_ms: Option<u64>,
    /// How many games in it can be read.
    pub games: usize,
    /// How many files in it cannot.
    pub unreadable: usize,
}

impl Damage {
    /// Whether there is anything that a rescue could bring back.
    #[must_use]
    pub fn can_be_rescued(&self) -> bool {
        self.outcome != OpenOutcome::Emptied || self.export.is_some()
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the database in {} is damaged: {}",
            self.dir.display(),
            self.reason
        )
    }
}

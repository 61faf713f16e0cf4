//! What can go wrong with a save.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::damage::Damage;
use crate::model::{Expect, Outcome};

/// Why the store refused or failed; unless the text says otherwise, nothing was written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The channel is not at the revision that the writer expected.
    #[error("channel {channel} is at revision {found:?}, expected {expected:?}")]
    Conflict {
        /// The channel that was to be written.
        channel: u64,
        /// What the writer expected to find.
        expected: Expect,
        /// The revision that is stored, or `None` if the channel holds no game.
        found: Option<u64>,
    },
    /// The interaction was committed before; its stored outcome is given.
    #[error("interaction {interaction} was already committed as revision {} of channel {}", outcome.revision, outcome.channel)]
    Duplicate {
        /// The interaction id that came twice.
        interaction: u64,
        /// What the first delivery led to.
        outcome: Outcome,
    },
    /// The channel holds no game.
    #[error("channel {channel} holds no game")]
    NotFound {
        /// The channel asked for.
        channel: u64,
    },
    /// The channel already holds a game that an import would replace.
    #[error("channel {channel} already holds a game")]
    Occupied {
        /// The channel that is in use.
        channel: u64,
    },
    /// A value is larger than the store takes.
    #[error("{what} has {bytes} bytes, more than the {limit} that fit")]
    TooLarge {
        /// Which value it is.
        what: &'static str,
        /// Its size in bytes.
        bytes: usize,
        /// The limit that it exceeds.
        limit: usize,
    },
    /// The request contradicts itself or what is stored.
    #[error("invalid request: {0}")]
    Invalid(String),
    /// The stored save was written by a newer program and stays as it is.
    #[error("the save of channel {channel} has {what} {found}, this program writes {supported}")]
    Newer {
        /// The channel of the save.
        channel: u64,
        /// `"format"` or `"schema"`.
        what: &'static str,
        /// The number found in the save.
        found: u32,
        /// The number that this program knows or was about to write.
        supported: u32,
    },
    /// Stored bytes do not read back as they were written.
    #[error("stored data is damaged: {0}")]
    Corrupt(String),
    /// Too little space is left on the disk for a safe write; the store stays usable.
    #[error("only {free} bytes are free on the disk, {needed} are needed")]
    DiskFull {
        /// Free bytes on the file system.
        free: u64,
        /// Free bytes demanded before a write.
        needed: u64,
    },
    /// The operating system refused a file operation.
    #[error("{what}: {message}")]
    Io {
        /// What was being done.
        what: String,
        /// The kind of refusal.
        kind: io::ErrorKind,
        /// The system's own words.
        message: String,
    },
    /// Another store, in this process or another, has the folder open.
    #[error("the save folder {} is already open in another program", path.display())]
    AlreadyOpen {
        /// The folder.
        path: PathBuf,
    },
    /// The database cannot be used as it is; it is left as it was found.
    #[error("{0}")]
    Damaged(Box<Damage>),
    /// The folder holds something else than a store.
    #[error("the folder {} holds files that are not Castaway's: {}", path.display(), names.join(", "))]
    Foreign {
        /// The folder.
        path: PathBuf,
        /// Some of what was found.
        names: Vec<String>,
    },
    /// An earlier write failed halfway to the disk; the store serves nothing more until it is opened anew.
    #[error("the store stopped after a failed write ({0}); restart the program")]
    Failed(String),
    /// The store is being closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    pub(crate) fn io(what: impl Into<String>, error: &io::Error) -> Self {
        Self::Io {
            what: what.into(),
            kind: error.kind(),
            message: error.to_string(),
        }
    }
}

//! A number beside the database that says how far it must reach.
//!
//! sled takes the first damaged record of its log for the end of the log and opens as if nothing after it had ever
//! been written. So each batch carries a count, and after the sync the same count goes into this file. A database
//! that is behind it has lost acknowledged writes. The file is not synced: after a power cut it may be behind the
//! database, which is harmless, but never ahead of it.

use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;

/// A count and its checksum.
const LENGTH: u64 = 12;

/// The open file.
pub(super) struct Watermark(File);

impl Watermark {
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .mode(0o600)
            .open(path)
            .map(Self)
    }

    /// Cuts off what a damaged one has too much.
    pub(super) fn trim(&self) -> io::Result<()> {
        self.0.set_len(LENGTH)
    }

    pub(super) fn set(&self, count: u64) -> io::Result<()> {
        let number = count.to_be_bytes();
        let mut bytes = number.to_vec();
        bytes.extend_from_slice(&crc32fast::hash(&number).to_be_bytes());
        self.0.write_all_at(&bytes, 0)
    }
}

/// What the file says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// There is none.
    None,
    /// It was made and not written: a kill came between.
    Empty,
    /// It cannot be read, and so says nothing but that there was a database.
    Damaged,
    /// The database reaches so far.
    At(u64),
}

impl Mark {
    /// How far the database must reach for all that is known.
    pub(super) fn least(self) -> u64 {
        match self {
            Self::None | Self::Empty | Self::Damaged => 0,
            Self::At(count) => count,
        }
    }
}

/// Reads the file.
pub(super) fn read(path: &Path) -> io::Result<Mark> {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Mark::None),
        Err(error) if error.kind() == io::ErrorKind::IsADirectory => return Ok(Mark::Damaged),
        Err(error) => return Err(error),
    };
    if bytes.is_empty() {
        return Ok(Mark::Empty);
    }
    let count = || {
        let (number, checksum) = bytes.split_at_checked(8)?;
        let number = <[u8; 8]>::try_from(number).ok()?;
        (checksum == crc32fast::hash(&number).to_be_bytes()).then(|| u64::from_be_bytes(number))
    };
    Ok(count().map_or(Mark::Damaged, Mark::At))
}

//! Carries what can be read from a damaged database to a new one.

use crate::error::StoreError;
use crate::import::Imported;
use crate::model::OnExisting;
use crate::plan::plan;
use crate::prepare::{self, Write};
use crate::read;

use super::disk::Disk;

/// Copies every readable running game and global value, and gives the number of games left behind; fails if the new
/// database cannot be written or the old one does not even list its games.
pub(super) fn salvage(from: &Disk, to: &mut Disk) -> Result<usize, StoreError> {
    let mut left_behind = 0;
    for channel in read::channels(from)? {
        match game(from, channel) {
            Ok(Some(write)) => put(to, write)?,
            Ok(None) => {}
            Err(_) => left_behind += 1,
        }
    }
    for key in read::global_keys(from).unwrap_or_default() {
        if let Ok(Some(value)) = read::global(from, &key) {
            put(to, prepare::global(&key, &value)?)?;
        }
    }
    to.sync()?;
    Ok(left_behind)
}

fn game(from: &Disk, channel: u64) -> Result<Option<Write>, StoreError> {
    let Some(saved) = read::load(from, channel)? else {
        return Ok(None);
    };
    // The snapshot is the truth; a game without its log is better than none.
    let log = read::log(from, channel, 0, usize::MAX).unwrap_or_default();
    let imported = Imported {
        channel,
        envelope: saved.envelope,
        log,
        meta: saved.meta,
        deadline: saved.deadline,
    };
    prepare::import(channel, imported, OnExisting::Refuse).map(Some)
}

fn put(to: &mut Disk, write: Write) -> Result<(), StoreError> {
    let batch = plan(to, write)?;
    to.apply(batch)
}

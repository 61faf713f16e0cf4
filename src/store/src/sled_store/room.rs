//! Room on the disk for what sled writes while it opens.

use std::fs;
use std::path::PathBuf;

use crate::error::StoreError;

use super::disk::{SEGMENT_BYTES, free_bytes};
use super::place::Place;

/// How many segments sled may begin while it opens, its index among them.
const SEGMENTS: u64 = 3;

impl Place {
    /// Fails with `DiskFull` unless there is room for so many copies of the database and to open one.
    pub(super) fn check_room(&self, copies: u64) -> Result<(), StoreError> {
        let needed = bytes_below(self.sled())
            .saturating_add(SEGMENTS.saturating_mul(SEGMENT_BYTES as u64))
            .saturating_mul(copies);
        let free = free_bytes(&self.dir)?;
        if free < needed {
            return Err(StoreError::DiskFull { free, needed });
        }
        Ok(())
    }
}

/// What cannot be looked at counts nothing here: whoever copies it says so.
fn bytes_below(folder: PathBuf) -> u64 {
    let mut bytes = 0_u64;
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            match entry.metadata() {
                Ok(found) if found.is_dir() => folders.push(entry.path()),
                Ok(found) => bytes = bytes.saturating_add(found.len()),
                Err(_) => {}
            }
        }
    }
    bytes
}

//! An ordered map of bytes, and values split into parts over it.

use std::ops::ControlFlow;

use crate::error::StoreError;
use crate::keys::{self, Key, Span};

/// The size of one stored part.
///
/// sled 0.34 writes a leaf of up to 17 entries (some more while merging) as one record and moves records above a
/// quarter of a segment (512 kB here) into `blobs/`, which it never syncs. 16 kB parts keep every leaf below that.
pub(crate) const PART_BYTES: usize = 16 << 10;

/// What a visitor is called with for each pair.
pub(crate) type Visitor<'a> = &'a mut dyn FnMut(&[u8], &[u8]) -> ControlFlow<()>;

/// A readable ordered map.
pub(crate) trait Table {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError>;
    fn visit(&self, span: &Span, visitor: Visitor<'_>) -> Result<(), StoreError>;
}

/// Changes that are applied together or not at all; for one key the last change counts.
#[derive(Debug, Default)]
pub(crate) struct Batch {
    pub(crate) changes: Vec<(Key, Option<Vec<u8>>)>,
}

impl Batch {
    pub(crate) fn put(&mut self, key: Key, value: Vec<u8>) {
        self.changes.push((key, Some(value)));
    }

    pub(crate) fn remove(&mut self, key: Key) {
        self.changes.push((key, None));
    }

    /// Puts a value in parts and removes what a longer old value leaves over.
    pub(crate) fn put_value(
        &mut self,
        table: &dyn Table,
        base: &[u8],
        bytes: &[u8],
    ) -> Result<(), StoreError> {
        self.remove_value(table, base)?;
        for (index, chunk) in bytes.chunks(PART_BYTES).enumerate() {
            let index =
                u16::try_from(index).map_err(|_| StoreError::Invalid("too many parts".into()))?;
            self.put(keys::part(base, index), chunk.to_vec());
        }
        Ok(())
    }

    pub(crate) fn remove_value(
        &mut self,
        table: &dyn Table,
        base: &[u8],
    ) -> Result<(), StoreError> {
        table.visit(&keys::parts(base), &mut |key, _| {
            self.remove(key.to_vec());
            ControlFlow::Continue(())
        })
    }
}

/// Reads a value that was put in parts.
pub(crate) fn get_value(table: &dyn Table, base: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
    let mut out = None::<Vec<u8>>;
    table.visit(&keys::parts(base), &mut |_, bytes| {
        out.get_or_insert_default().extend_from_slice(bytes);
        ControlFlow::Continue(())
    })?;
    Ok(out)
}

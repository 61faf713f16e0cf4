//! The twin that forgets: for tests and for trying things out.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{PoisonError, RwLock};

use crate::engine::Engine;
use crate::error::StoreError;
use crate::keys::{Key, Span};
use crate::plan::plan;
use crate::prepare::Write;
use crate::table::{Table, Visitor};

/// A store in memory that behaves like [`crate::SledStore`] and is gone when dropped.
#[derive(Debug, Default)]
pub struct MemoryStore {
    map: RwLock<BTreeMap<Key, Vec<u8>>>,
}

impl MemoryStore {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A store that holds the same.
    #[must_use]
    pub fn copy(&self) -> Self {
        let map = self.map.read().unwrap_or_else(PoisonError::into_inner);
        Self {
            map: RwLock::new(map.clone()),
        }
    }

    /// Goes back to what another store holds.
    pub fn restore(&self, other: &Self) {
        let kept = other.copy().map.into_inner();
        let kept = kept.unwrap_or_else(PoisonError::into_inner);
        *self.map.write().unwrap_or_else(PoisonError::into_inner) = kept;
    }
}

impl Table for BTreeMap<Key, Vec<u8>> {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(BTreeMap::get(self, key).cloned())
    }

    fn visit(&self, (from, to): &Span, visitor: Visitor<'_>) -> Result<(), StoreError> {
        for (key, value) in self.range::<Key, _>(from..to) {
            if let ControlFlow::Break(()) = visitor(key, value) {
                break;
            }
        }
        Ok(())
    }
}

impl Engine for MemoryStore {
    fn read<T>(
        &self,
        reader: impl FnOnce(&dyn Table) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        reader(&*self.map.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn write(&self, write: Write) -> Result<(), StoreError> {
        let mut map = self.map.write().unwrap_or_else(PoisonError::into_inner);
        for (key, value) in plan(&*map, write)?.changes {
            match value {
                Some(value) => map.insert(key, value),
                None => map.remove(&key),
            };
        }
        Ok(())
    }
}

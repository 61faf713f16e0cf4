//! Who was called, or is to be told something, and has not done anything since: at hand, so that a press of anybody else costs nothing.

use std::{
    collections::HashSet,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// Those of whom calls are counted, or for whom words are kept. The store is what holds: this is filled from it at the start.
#[derive(Default)]
pub struct Callees(Mutex<HashSet<u64>>);

impl Callees {
    fn all(&self) -> MutexGuard<'_, HashSet<u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes whether somebody has calls that were not followed by a word, or words that were not heard.
    pub fn note(&self, user: u64, counted: bool) {
        match counted {
            true => drop(self.all().insert(user)),
            false => drop(self.all().remove(&user)),
        }
    }

    /// Takes somebody out who does something; says whether they were one of these.
    pub fn take(&self, user: u64) -> bool {
        self.all().remove(&user)
    }
}

//! Which tables have agreed on a time: what the store says of them, at hand.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// When the people at the table of each channel are to be called. The store is what holds: this is filled from it at
/// the start, and each write of a table is noted.
#[derive(Default)]
pub struct Appointments(Mutex<BTreeMap<u64, u64>>);

impl Appointments {
    fn all(&self) -> MutexGuard<'_, BTreeMap<u64, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes when the people at the table of a channel are to be called, if at all.
    pub fn note(&self, channel: u64, at_ms: Option<u64>) {
        match at_ms {
            Some(at_ms) => drop(self.all().insert(channel, at_ms)),
            None => drop(self.all().remove(&channel)),
        }
    }

    /// Notes what was read at the start, unless a write was faster.
    pub fn found(&self, channel: u64, at_ms: u64) {
        self.all().entry(channel).or_insert(at_ms);
    }

    /// The channels whose people are to be called by now.
    pub fn due(&self, now_ms: u64) -> Vec<u64> {
        let all = self.all();
        let due = all.iter().filter(|(_, at_ms)| **at_ms <= now_ms);
        due.map(|(channel, _)| *channel).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_word_counts_and_the_store_is_no_newer_than_a_write() {
        let all = Appointments::default();
        all.note(1, Some(50));
        all.found(1, 10);
        all.found(2, 20);
        assert_eq!(all.due(19), [0; 0]);
        assert_eq!(all.due(50), [1, 2]);
        all.note(1, None);
        assert_eq!(all.due(99), [2]);
    }
}

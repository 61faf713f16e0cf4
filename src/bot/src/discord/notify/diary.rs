//! When people are told of all their games: what the store says of them, at hand.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// When each is told next, in unix milliseconds. The store is what holds: this is filled from it at the start, and each
/// write is noted.
#[derive(Default)]
pub struct Diary(Mutex<BTreeMap<u64, u64>>);

impl Diary {
    fn all(&self) -> MutexGuard<'_, BTreeMap<u64, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes when somebody is told next, if at all.
    pub fn note(&self, user: u64, at_ms: Option<u64>) {
        match at_ms {
            Some(at_ms) => drop(self.all().insert(user, at_ms)),
            None => drop(self.all().remove(&user)),
        }
    }

    /// Who is to be told by now.
    pub fn due(&self, now_ms: u64) -> Vec<u64> {
        let all = self.all();
        let due = all.iter().filter(|(_, at_ms)| **at_ms <= now_ms);
        due.map(|(user, _)| *user).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wants_it_no_more_is_not_told() {
        let diary = Diary::default();
        diary.note(1, Some(50));
        diary.note(2, Some(60));
        assert_eq!((diary.due(49), diary.due(60)), (vec![], vec![1, 2]));
        diary.note(1, None);
        assert_eq!(diary.due(99), [2]);
    }
}

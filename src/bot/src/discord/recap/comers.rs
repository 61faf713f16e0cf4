//! Who pressed something lately: so that only the first press for some time is looked into.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

/// Whoever pressed something within this time has not come back.
const HERE_MS: u64 = 30 * 60 * 1000;
/// More people than press something in half an hour; beyond that they are looked up again, which does no harm.
const KNOWN: usize = 20_000;
/// Who pressed something lately, and when: an aid, so that a press of theirs is not looked into. The save knows who was away.
#[derive(Default)]
pub struct Comers(Mutex<HashMap<(u64, u64), u64>>);

impl Comers {
    /// Notes a press of a user in a channel; whether it is the first for some time.
    pub fn come(&self, channel: u64, user: u64, now_ms: u64) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN {
            known.clear();
        }
        let before = known.insert((channel, user), now_ms);
        before.is_none_or(|before| now_ms.saturating_sub(before) >= HERE_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_press_for_some_time_is_looked_into() {
        let comers = Comers::default();
        assert!(comers.come(1, 7, 5));
        assert!(!comers.come(1, 7, 6));
        assert!(
            comers.come(1, 8, 6) && comers.come(2, 7, 6),
            "others, elsewhere"
        );
        assert!(!comers.come(1, 7, 5 + HERE_MS), "since the last press");
        assert!(comers.come(1, 7, 5 + 3 * HERE_MS));
    }
}

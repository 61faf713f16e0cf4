//! When people were at a table: what happened between two visits is what somebody has missed.

use serde::{Deserialize, Serialize};

use crate::Meta;

/// Whoever does nothing for so long has gone.
const GONE_MS: u64 = 60 * 60 * 1000;
/// A day in milliseconds: whoever was away that long is told that something happened.
pub const DAY_MS: u64 = 24 * GONE_MS;

/// The last visit of somebody, in unix milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Visit {
    /// When they came.
    pub came_ms: u64,
    /// When they last did or asked something.
    pub last_ms: u64,
    /// When the visit before it ended; 0 if this is the first that is known.
    pub left_ms: u64,
}

impl Visit {
    /// The visit goes on, or another begins.
    fn go_on(self, now_ms: u64) -> Self {
        if now_ms.saturating_sub(self.last_ms) < GONE_MS {
            return Self {
                last_ms: self.last_ms.max(now_ms),
                ..self
            };
        }
        Self {
            came_ms: now_ms,
            last_ms: now_ms,
            left_ms: self.last_ms,
        }
    }
}

impl Meta {
    /// Notes that somebody who plays here does or asks something.
    pub fn note_visit(&mut self, user: u64, now_ms: u64) {
        let known = self.visit(user).unwrap_or(Visit {
            came_ms: now_ms,
            last_ms: now_ms,
            left_ms: 0,
        });
        self.visits.insert(user, known.go_on(now_ms));
    }

    /// Until when somebody was here before the visit of now, in unix milliseconds; `None` where no earlier one is known.
    pub fn missed_since(&self, user: u64, now_ms: u64) -> Option<u64> {
        let left = self.visit(user)?.go_on(now_ms).left_ms;
        (left > 0).then_some(left)
    }

    /// Since when somebody was away who comes back at this moment after a day or more; `None` for everybody else.
    pub fn is_back_since(&self, user: u64, now_ms: u64) -> Option<u64> {
        let now = self.visit(user)?.go_on(now_ms);
        let long = now.came_ms.saturating_sub(now.left_ms) >= DAY_MS;
        (now.came_ms == now_ms && now.left_ms > 0 && long).then_some(now.left_ms)
    }

    /// The last visit of somebody; older programs noted only when they last did something.
    fn visit(&self, user: u64) -> Option<Visit> {
        let known = self.visits.get(&user).copied();
        known.or_else(|| {
            let at_ms = *self.acted.get(&user)?;
            Some(Visit {
                came_ms: at_ms,
                last_ms: at_ms,
                left_ms: 0,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: u64 = 7;

    #[test]
    fn what_was_missed_begins_where_the_visit_before_ended() {
        let mut meta = Meta::default();
        assert_eq!(meta.missed_since(ANNA, 5), None);
        meta.note_visit(ANNA, 1000);
        meta.note_visit(ANNA, 1000 + GONE_MS / 2);
        assert_eq!(meta.missed_since(ANNA, 2000), None, "the first visit");
        let left = 1000 + GONE_MS / 2;
        let back = left + 2 * DAY_MS;
        // Before they do anything, while they do, and shortly after it is the same.
        assert_eq!(meta.missed_since(ANNA, back), Some(left));
        assert_eq!(meta.is_back_since(ANNA, back), Some(left));
        meta.note_visit(ANNA, back);
        assert_eq!(meta.is_back_since(ANNA, back), Some(left));
        assert_eq!(meta.is_back_since(ANNA, back + 1), None, "told once");
        meta.note_visit(ANNA, back + 500);
        assert_eq!(meta.missed_since(ANNA, back + 600), Some(left));
        // Whoever is back after an hour has missed something, and is not welcomed for it.
        let later = back + 500 + GONE_MS;
        assert_eq!(meta.missed_since(ANNA, later), Some(back + 500));
        assert_eq!(meta.is_back_since(ANNA, later), None);
    }

    #[test]
    fn a_save_of_an_older_program_knows_when_somebody_last_did_something() {
        let old = r#"{ "seats": [7, 8], "acted": { "7": 1000 } }"#;
        let mut meta: Meta = serde_json::from_str(old).unwrap();
        let now = 1000 + DAY_MS;
        assert_eq!(meta.is_back_since(ANNA, now), Some(1000));
        assert_eq!(meta.is_back_since(8, now), None, "nobody knows");
        meta.note_visit(ANNA, now);
        assert_eq!(meta.missed_since(ANNA, now + 9), Some(1000));
    }

    #[test]
    fn a_clock_that_goes_back_begins_no_visit() {
        let mut meta = Meta::default();
        meta.note_visit(ANNA, 9000);
        meta.note_visit(ANNA, 10);
        assert_eq!(meta.missed_since(ANNA, 9000 + DAY_MS), Some(9000));
    }
}

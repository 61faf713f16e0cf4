//! Nudging somebody whom a table waits for, and going on without them for a round if that does not help.

use serde::{Deserialize, Serialize};

use crate::{Meta, Pace, together::PRESENT_MS};

/// That somebody was nudged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nudge {
    /// By whom.
    pub by: u64,
    /// When, in unix milliseconds.
    pub at_ms: u64,
}

/// What came of nudging somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nudged {
    /// They are called now, or as soon as they may be.
    Now,
    /// Somebody has done so in this wait.
    Before(Nudge),
    /// Nobody waits for them.
    Idle,
}

impl Meta {
    /// Somebody nudges a user whom the table waits for, once in a wait.
    pub fn nudge(&mut self, user: u64, by: u64, now_ms: u64) -> Nudged {
        if !self.wait.since.contains_key(&user) || self.paused.is_some() {
            return Nudged::Idle;
        }
        if let Some(before) = self.wait.nudged.get(&user) {
            return Nudged::Before(*before);
        }
        let nudge = Nudge { by, at_ms: now_ms };
        self.wait.nudged.insert(user, nudge);
        self.owe_calls();
        Nudged::Now
    }

    /// Whether the others may agree to go on without somebody: where no deadline does so, a day after a nudge.
    pub fn may_go_without(&self, user: u64, now_ms: u64) -> bool {
        let nudge = self.wait.nudged.get(&user);
        let late = nudge.is_some_and(|nudge| nudge.at_ms.saturating_add(PRESENT_MS) <= now_ms);
        self.pace == Pace::Relaxed && late && !self.is_away(user)
    }

    /// This round goes on without somebody, unless they do something.
    pub(crate) fn go_without(&mut self, user: u64) {
        if !self.is_away(user) {
            self.away.push(user);
            self.without.push(user);
        }
        self.together.forget(user);
        self.unsay(user);
    }

    /// A new round begins, for which whoever was passed over is waited for again.
    pub(crate) fn end_without(&mut self) {
        for user in std::mem::take(&mut self.without) {
            self.come_back(user);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Waited;

    const DAY: u64 = PRESENT_MS;

    #[test]
    fn one_nudge_in_a_wait_and_a_round_without_whoever_does_not_hear_it() {
        let mut meta = Meta {
            chairs: [1, 2, 3].into(),
            ..Meta::default()
        };
        let both = Waited {
            users: vec![1, 2],
            common: None,
            ..Waited::default()
        };
        meta.wait_for(&both, &[], 10);
        assert_eq!(meta.nudge(3, 1, 20), Nudged::Idle);
        assert_eq!(meta.nudge(2, 1, 20), Nudged::Now);
        let first = Nudge { by: 1, at_ms: 20 };
        assert_eq!(meta.nudge(2, 3, 30), Nudged::Before(first));
        // What others do does not end it, what they do themselves does.
        meta.wait_for(&both, &[1], 40);
        assert_eq!(meta.wait.nudged.get(&2), Some(&first));
        assert!(!meta.may_go_without(2, 19 + DAY) && meta.may_go_without(2, 20 + DAY));
        assert!(!meta.may_go_without(1, u64::MAX));
        meta.go_without(2);
        assert!(meta.is_away(2) && !meta.expected().contains(&2));
        meta.end_without();
        assert!(!meta.is_away(2) && meta.without.is_empty());
        meta.wait_for(&both, &[2], 50);
        assert_eq!(meta.nudge(2, 1, 60), Nudged::Now);
        meta.pace = Pace::Daily;
        assert!(
            !meta.may_go_without(2, u64::MAX),
            "a deadline does it there"
        );
    }
}

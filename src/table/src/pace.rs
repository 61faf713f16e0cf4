//! How long a table waits for its people, since when it does, and who is away.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Meta, together::PRESENT_MS};

const MINUTE_MS: u64 = 60 * 1000;
const HOUR_MS: u64 = 60 * MINUTE_MS;

/// How long a table waits for somebody before it goes on without them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Minutes: everybody is there.
    Live,
    /// A few hours.
    Several,
    /// A day.
    Daily,
    /// For ever, as in saves of older programs.
    #[default]
    Relaxed,
}

/// Since when the table waits, for each whom it waits for, in unix milliseconds; in company.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wait(pub BTreeMap<u64, u64>);

impl Pace {
    /// Every pace, the quickest first.
    pub const ALL: [Self; 4] = [Self::Live, Self::Several, Self::Daily, Self::Relaxed];

    /// How long somebody is waited for; `None` where that is for ever.
    pub fn delay_ms(self) -> Option<u64> {
        match self {
            Self::Live => Some(10 * MINUTE_MS),
            Self::Several => Some(6 * HOUR_MS),
            Self::Daily => Some(24 * HOUR_MS),
            Self::Relaxed => None,
        }
    }
}

impl Meta {
    /// How long this table waits; a person alone is never hurried.
    pub fn delay_ms(&self) -> Option<u64> {
        match self.is_solo() {
            true => None,
            false => self.pace.delay_ms(),
        }
    }

    /// When the table goes on without those it waits for longest, in unix milliseconds; `None` where it waits for ever.
    pub fn due_ms(&self) -> Option<u64> {
        let first = self.wait.0.values().min()?;
        Some(first.saturating_add(self.delay_ms()?))
    }

    /// Whether somebody let a deadline pass and did nothing since.
    pub fn is_away(&self, user: u64) -> bool {
        self.away.contains(&user)
    }

    /// Those at the table without whom nothing goes on: whoever is not away. Where nobody is hurried, whoever did something
    /// within the day before anybody last did.
    pub fn expected(&self) -> Vec<u64> {
        let mut people = self.people();
        match self.delay_ms() {
            Some(_) => people.retain(|user| !self.is_away(*user)),
            None => {
                let last = self.acted.values().max().copied().unwrap_or(0);
                people.retain(|user| {
                    let acted = self.acted.get(user);
                    acted.is_none_or(|at_ms| at_ms.saturating_add(PRESENT_MS) > last)
                });
            }
        }
        people
    }

    /// The table waits for these from now on. Whoever it waited for already keeps their time, unless they have just acted.
    pub(crate) fn wait_for(&mut self, users: &[u64], acted: Option<u64>, now_ms: u64) {
        let old = std::mem::take(&mut self.wait.0);
        let since = |user: &u64| {
            let before = old.get(user).filter(|_| acted != Some(*user));
            (*user, before.copied().unwrap_or(now_ms))
        };
        self.wait.0 = users.iter().map(since).collect();
    }

    /// Whoever was waited for too long is away from now on; says whether there was anybody.
    pub(crate) fn leave_behind(&mut self, now_ms: u64) -> bool {
        let Some(delay) = self.delay_ms() else {
            return false;
        };
        let all = self.wait.0.iter();
        let late = all.filter(|(_, since)| since.saturating_add(delay) <= now_ms);
        let late: Vec<u64> = late.map(|(user, _)| *user).collect();
        for user in &late {
            self.wait.0.remove(user);
            if !self.is_away(*user) {
                self.away.push(*user);
            }
        }
        !late.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: u64 = 1;
    const BEN: u64 = 2;

    fn table(pace: Pace) -> Meta {
        Meta {
            chairs: [ANNA, BEN].into(),
            pace,
            ..Meta::default()
        }
    }

    #[test]
    fn time_counts_for_each_from_when_they_were_waited_for_and_no_other_restarts_it() {
        let mut meta = table(Pace::Live);
        let delay = 10 * MINUTE_MS;
        assert_eq!(meta.due_ms(), None, "nobody is waited for");
        meta.wait_for(&[ANNA, BEN], Some(ANNA), 5);
        assert_eq!(meta.due_ms(), Some(5 + delay));
        meta.wait_for(&[ANNA, BEN], Some(ANNA), 70);
        assert_eq!(meta.wait.0, [(ANNA, 70), (BEN, 5)].into());
        assert_eq!(meta.due_ms(), Some(5 + delay));
        meta.wait_for(&[ANNA], Some(BEN), 80);
        assert_eq!(meta.due_ms(), Some(70 + delay));
        // Whoever is waited for anew begins anew.
        meta.wait_for(&[ANNA, BEN], None, 90);
        assert_eq!(meta.wait.0, [(ANNA, 70), (BEN, 90)].into());
        assert!(!meta.leave_behind(69 + delay));
        assert!(meta.leave_behind(70 + delay));
        assert_eq!(
            (meta.away.clone(), meta.expected()),
            (vec![ANNA], vec![BEN])
        );
    }

    #[test]
    fn alone_and_at_a_relaxed_table_nobody_is_hurried() {
        let mut meta = table(Pace::Relaxed);
        meta.wait_for(&[ANNA, BEN], None, 5);
        assert_eq!((meta.due_ms(), meta.leave_behind(u64::MAX)), (None, false));
        meta.pace = Pace::Live;
        meta.chairs = [ANNA, ANNA].into();
        assert_eq!((meta.due_ms(), meta.leave_behind(u64::MAX)), (None, false));
    }

    #[test]
    fn old_saves_wait_for_ever() {
        let old: Meta = serde_json::from_str(r#"{ "seats": [1, 2] }"#).unwrap();
        assert_eq!((old.pace, old.delay_ms()), (Pace::Relaxed, None));
        assert_eq!((old.wait, old.ballot), (Wait::default(), None));
    }
}

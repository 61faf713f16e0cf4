//! What people settle about their table while it plays: its pace, who moves what, a pause, and who is on holiday.

use serde::{Deserialize, Serialize};

use crate::{Control, Meta, Pace};

/// What can be settled about a running table by those who play there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// How long it waits for somebody.
    Pace(Pace),
    /// Who moves what belongs to a seat.
    Control(Control),
}

/// What somebody would settle, and who agrees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Motion {
    /// What would be settled.
    pub term: Term,
    /// Who agrees, the one who proposed it first.
    pub yes: Vec<u64>,
}

/// What came of a word for a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// That is settled so already.
    Same,
    /// This user has said so before.
    Before,
    /// It takes the words of so many more.
    Open(usize),
    /// It is settled.
    Settled,
}

impl Meta {
    /// Whether something is settled like this already.
    pub fn holds(&self, term: Term) -> bool {
        match term {
            Term::Pace(pace) => self.pace == pace,
            Term::Control(control) => self.control == control,
        }
    }

    /// A user would settle this: it is so as soon as more than half of those who decide say so. Only the newest motion counts.
    pub fn propose(&mut self, user: u64, term: Term, voices: &[u64], now_ms: u64) -> Moved {
        if self.holds(term) {
            return Moved::Same;
        }
        let open = self.motion.take().filter(|motion| motion.term == term);
        let mut motion = open.unwrap_or(Motion {
            term,
            yes: Vec::new(),
        });
        let before = motion.yes.contains(&user);
        if !before {
            motion.yes.push(user);
        }
        let yes = motion.yes.iter().filter(|user| voices.contains(user));
        let missing = (voices.len() / 2 + 1).saturating_sub(yes.count());
        if missing == 0 {
            self.settle(term, now_ms);
            return Moved::Settled;
        }
        self.motion = Some(motion);
        match before {
            true => Moved::Before,
            false => Moved::Open(missing),
        }
    }

    /// Settles this; whoever is waited for is so from now on.
    fn settle(&mut self, term: Term, now_ms: u64) {
        match term {
            Term::Pace(pace) => self.pace = pace,
            Term::Control(control) => self.control = control,
        }
        self.begin_to_wait(now_ms);
    }

    /// Time stands still from now on; says whether it ran.
    pub fn pause(&mut self, now_ms: u64) -> bool {
        let ran = self.paused.is_none();
        self.paused.get_or_insert(now_ms);
        ran
    }

    /// Time runs again: whoever is waited for is so from now on. Says whether it stood still.
    pub fn run_again(&mut self, now_ms: u64) -> bool {
        let stood = self.paused.take().is_some();
        if stood {
            self.begin_to_wait(now_ms);
        }
        stood
    }

    /// A user is away from now on until then, unless they do something before.
    pub fn go_on_holiday(&mut self, user: u64, until_ms: u64) {
        self.holidays.insert(user, until_ms);
        if !self.is_away(user) {
            self.away.push(user);
        }
        self.together.forget(user);
        self.unsay(user);
    }

    /// A user is not away any more; says whether they were.
    pub fn come_back(&mut self, user: u64) -> bool {
        self.holidays.remove(&user);
        let away = self.is_away(user);
        self.away.retain(|other| *other != user);
        away
    }

    /// Until when a user is on holiday, in unix milliseconds.
    pub fn holiday(&self, user: u64) -> Option<u64> {
        self.holidays.get(&user).copied()
    }

    /// When the first holiday ends, in unix milliseconds.
    pub(crate) fn next_return(&self) -> Option<u64> {
        self.holidays.values().min().copied()
    }

    /// Whoever's holiday is over is waited for again; says whether there was anybody.
    pub(crate) fn end_holidays(&mut self, now_ms: u64) -> bool {
        let over: Vec<u64> = (self.holidays.iter())
            .filter(|(_, until_ms)| **until_ms <= now_ms)
            .map(|(user, _)| *user)
            .collect();
        for user in &over {
            self.come_back(*user);
        }
        !over.is_empty()
    }

    /// Whether others may be waited for now than before a change of what lies beside the game.
    pub(crate) fn waits_otherwise(&self, before: &Self) -> bool {
        (
            &self.chairs,
            self.control,
            self.pace,
            self.paused,
            &self.away,
        ) != (
            &before.chairs,
            before.control,
            before.pace,
            before.paused,
            &before.away,
        )
    }

    fn begin_to_wait(&mut self, now_ms: u64) {
        for since in self.wait.since.values_mut() {
            *since = now_ms;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Term = Term::Pace(Pace::Live);

    fn three() -> Meta {
        Meta {
            chairs: [1, 2, 3].into(),
            ..Meta::default()
        }
    }

    #[test]
    fn more_than_half_settle_and_only_the_newest_motion_counts() {
        let mut meta = three();
        let all = [1, 2, 3];
        assert_eq!(meta.propose(1, LIVE, &all, 0), Moved::Open(1));
        assert_eq!(meta.propose(1, LIVE, &all, 0), Moved::Before);
        let shared = Term::Control(Control::Shared);
        assert_eq!(meta.propose(2, shared, &all, 0), Moved::Open(1));
        // What was said for the other counts no more.
        assert_eq!(meta.propose(3, LIVE, &all, 0), Moved::Open(1));
        meta.wait.since.insert(2, 5);
        assert_eq!(meta.propose(2, LIVE, &all, 70), Moved::Settled);
        assert_eq!((meta.pace, &meta.motion), (Pace::Live, &None));
        // Nobody is late by a pace that did not count before.
        assert_eq!(meta.wait.since[&2], 70);
        assert_eq!(meta.propose(2, LIVE, &all, 80), Moved::Same);
        assert_eq!(meta.control, Control::Own);
    }

    #[test]
    fn who_decides_no_more_has_no_voice_in_a_motion() {
        let mut meta = three();
        assert_eq!(meta.propose(3, LIVE, &[1, 2, 3], 0), Moved::Open(1));
        assert_eq!(meta.propose(1, LIVE, &[1, 2], 0), Moved::Open(1));
        assert_eq!(meta.propose(2, LIVE, &[1, 2], 0), Moved::Settled);
    }

    #[test]
    fn a_motion_ends_when_somebody_gets_up() {
        let mut meta = three();
        meta.propose(1, LIVE, &[1, 2, 3], 0);
        assert!(meta.leave(3));
        assert_eq!(meta.motion, None);
    }

    #[test]
    fn a_pause_keeps_no_time() {
        let mut meta = three();
        meta.pace = Pace::Live;
        meta.wait.since.insert(1, 5);
        assert!(meta.due_ms().is_some());
        assert!(meta.pause(10) && !meta.pause(20));
        assert_eq!((meta.paused, meta.due_ms()), (Some(10), None));
        assert!(!meta.leave_behind(u64::MAX));
        // Everybody is still needed, however long it lasts.
        assert_eq!(meta.expected(), [1, 2, 3]);
        meta.acted = [(1, 0), (2, 1_000_000_000)].into();
        assert_eq!(meta.expected(), [1, 2, 3]);
        assert_eq!(meta.unready(1_000_000_000), [1, 2, 3]);
        assert!(meta.run_again(500) && !meta.run_again(600));
        assert_eq!(meta.wait.since[&1], 500);
    }

    #[test]
    fn a_holiday_ends_by_its_day_or_by_coming_back() {
        for pace in [Pace::Daily, Pace::Relaxed] {
            let mut meta = three();
            meta.pace = pace;
            meta.together.say_ready(2);
            meta.go_on_holiday(2, 100);
            assert_eq!((meta.expected(), meta.holiday(2)), (vec![1, 3], Some(100)));
            assert_eq!(meta.together.ready, [0; 0]);
            assert!(!meta.end_holidays(99) && meta.is_away(2));
            assert_eq!(meta.next_return(), Some(100));
            assert!(meta.end_holidays(100));
            assert_eq!((meta.expected(), meta.next_return()), (vec![1, 2, 3], None));
            meta.go_on_holiday(3, 100);
            assert!(meta.come_back(3) && !meta.come_back(3));
            assert_eq!(meta.holiday(3), None);
        }
    }
}

//! Time that does not count at a table: a pause for all, and the holidays of each.

use crate::{Announced, Meta};

impl Meta {
    /// A user lets time stand still from now on; says whether it ran.
    pub fn pause(&mut self, user: u64, now_ms: u64) -> bool {
        let ran = self.paused.is_none();
        if ran {
            self.paused = Some(now_ms);
            self.note_deed(user, now_ms);
            self.announce(user, now_ms, Announced::Paused);
        }
        ran
    }

    /// A user lets time run again: whoever is waited for is so from now on. Says whether it stood still.
    pub fn run_again(&mut self, user: u64, now_ms: u64) -> bool {
        let stood = self.paused.take().is_some();
        if stood {
            self.note_deed(user, now_ms);
            self.begin_to_wait(now_ms);
            self.announce(user, now_ms, Announced::Runs);
        }
        stood
    }

    /// A user did something about the table that is no move in its game: they are there by it, and back if their time had run out.
    pub fn note_deed(&mut self, user: u64, now_ms: u64) {
        if !self.is_solo() {
            self.note_act(user, now_ms);
        }
    }

    /// A user is away from now on until then, unless they say before that they are back. What they do meanwhile counts and leaves
    /// it as it is.
    pub fn go_on_holiday(&mut self, user: u64, until_ms: u64, now_ms: u64) {
        self.announce(user, now_ms, Announced::Away { until_ms });
        self.holidays.insert(user, until_ms);
        if !self.is_away(user) {
            self.away.push(user);
        }
        // The next round ends what the others agreed on for this one, and no holiday.
        self.without.retain(|other| *other != user);
        // Nobody waits for them from now on, and a call of theirs says so no longer.
        self.slept.remove(&user);
        if self.wait.since.remove(&user).is_some() {
            self.owe_calls();
        }
        // What they have said in an open vote is said.
        self.together.forget(user);
    }

    /// A user is not away any more; says whether they were.
    pub fn come_back(&mut self, user: u64) -> bool {
        self.holidays.remove(&user);
        self.without.retain(|other| *other != user);
        if self.slept.remove(&user).is_some() {
            self.owe_calls();
        }
        let away = self.is_away(user);
        self.away.retain(|other| *other != user);
        if away {
            // What others said for them meanwhile is theirs to say.
            self.together.forget(user);
            // The plan that a question interrupted before they left leaves them their whole time, too.
            self.wait.aside.remove(&user);
        }
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
}

#[cfg(test)]
mod tests {
    use castaway_kernel::{DecisionId, Key};

    use super::*;
    use crate::{Asked, Pace, Vote, Waited};

    const HOUR: u64 = 60 * 60 * 1000;

    fn three() -> Meta {
        Meta {
            chairs: [1, 2, 3].into(),
            ..Meta::default()
        }
    }

    #[test]
    fn a_pause_keeps_no_time() {
        let mut meta = three();
        meta.pace = Pace::Live;
        meta.wait.since.insert(1, 5);
        assert!(meta.due_ms().is_some());
        assert!(meta.pause(1, 10) && !meta.pause(2, 20));
        assert_eq!((meta.paused, meta.due_ms()), (Some(10), None));
        assert!(!meta.leave_behind(u64::MAX));
        // Everybody is still needed, however long it lasts.
        assert_eq!(meta.expected(), [1, 2, 3]);
        meta.acted = [(1, 0), (2, 1_000_000_000)].into();
        assert_eq!(meta.expected(), [1, 2, 3]);
        assert_eq!(meta.unready(), [1, 2, 3]);
        assert!(meta.run_again(1, 500) && !meta.run_again(1, 600));
        assert_eq!(meta.wait.since[&1], 500);
    }

    #[test]
    fn whoever_lets_time_stand_still_or_run_again_is_back_by_it_but_from_no_holiday() {
        let mut meta = three();
        meta.go_on_holiday(1, 100, 1);
        meta.away = vec![1, 2, 3];
        assert!(meta.pause(1, 5) && !meta.pause(3, 6));
        assert_eq!(
            (&meta.away[..], meta.holiday(1)),
            (&[1, 2, 3][..], Some(100))
        );
        assert!(meta.run_again(2, 9) && !meta.run_again(3, 10));
        assert_eq!(meta.away, [1, 3]);
        let told: Vec<&Announced> = meta.announcements.iter().map(|one| &one.what).collect();
        let away = Announced::Away { until_ms: 100 };
        assert_eq!(told, [&away, &Announced::Paused, &Announced::Runs]);
        assert_eq!((meta.acted[&1], meta.acted[&2]), (5, 9));
    }

    #[test]
    fn a_holiday_outlasts_what_its_owner_does_and_the_round_that_goes_on_without_them() {
        let mut meta = three();
        meta.go_without(2);
        meta.go_on_holiday(2, 100, 1);
        meta.end_without();
        assert_eq!((meta.is_away(2), meta.holiday(2)), (true, Some(100)));
        meta.note_deed(2, 5);
        assert_eq!((meta.is_away(2), meta.holiday(2)), (true, Some(100)));
        assert_eq!(meta.acted[&2], 5);
        // Whose time only ran out is back by anything.
        meta.away.push(3);
        meta.note_deed(3, 6);
        assert_eq!(meta.away, [2]);
    }

    #[test]
    fn whoever_goes_on_holiday_is_waited_for_and_called_no_more() {
        let mut meta = three();
        meta.pace = Pace::Several;
        meta.called = Some(4);
        let waited = Waited {
            users: vec![1, 2],
            common: None,
            asked: Asked::Planning,
        };
        meta.wait_for(&waited, &[], 0);
        meta.go_on_holiday(2, 24 * HOUR, HOUR);
        let waits: Vec<u64> = meta.wait.since.keys().copied().collect();
        assert_eq!((waits, meta.owes_calls(4)), (vec![1], true));
        assert!(meta.uncalled().is_empty());
    }

    #[test]
    fn nobody_agrees_to_a_step_back_by_the_silence_of_a_pause() {
        let mut meta = three();
        meta.pace = Pace::Several;
        meta.vote = Some(Vote {
            revision: 4,
            yes: vec![1],
            since_ms: 5,
            ..Vote::default()
        });
        assert_eq!(meta.undo_due_ms(4), Some(5 + 6 * HOUR));
        assert!(meta.pause(1, 10));
        assert_eq!(meta.undo_due_ms(4), None);
        assert!(meta.run_again(1, 50 * HOUR));
        assert_eq!(meta.undo_due_ms(4), Some(56 * HOUR));
    }

    #[test]
    fn whoever_comes_back_has_their_whole_time_in_a_plan_that_was_interrupted_before() {
        let mut meta = three();
        meta.pace = Pace::Several;
        let of = |users: &[u64], asked: Asked| Waited {
            users: users.to_vec(),
            common: None,
            asked,
        };
        meta.wait_for(&of(&[1, 2], Asked::Planning), &[], 0);
        // One uses something that asks them when the other's time is nearly over, who goes on holiday then.
        let five = 5 * HOUR;
        let question = Asked::Question(DecisionId(3));
        meta.set_aside(five);
        meta.wait_for(&of(&[1], question), &[1], five);
        meta.go_on_holiday(2, 24 * HOUR, five);
        meta.wait_for(&of(&[1], Asked::Planning), &[1], five);
        assert!(meta.end_holidays(24 * HOUR));
        meta.wait_for(&of(&[1, 2], Asked::Planning), &[], 24 * HOUR);
        assert_eq!(meta.due_of(2), Some(30 * HOUR));
    }

    #[test]
    fn what_somebody_has_said_in_a_vote_is_said_when_they_go_on_holiday() {
        let mut meta = three();
        let (asked, stay) = (DecisionId(7), vec![Key::from("stay")]);
        meta.say(asked, 2, stay.clone());
        meta.go_on_holiday(2, 100, 1);
        assert!(meta.is_away(2));
        assert_eq!(meta.said(asked, 2), Some(&stay));
        assert!(meta.come_back(2));
        assert_eq!(meta.said(asked, 2), Some(&stay));
    }

    #[test]
    fn a_holiday_ends_by_its_day_or_by_coming_back() {
        for pace in [Pace::Daily, Pace::Relaxed] {
            let mut meta = three();
            meta.pace = pace;
            meta.together.say_ready(2);
            meta.go_on_holiday(2, 100, 1);
            assert_eq!((meta.expected(), meta.holiday(2)), (vec![1, 3], Some(100)));
            assert_eq!(meta.together.ready, [0; 0]);
            assert!(!meta.end_holidays(99) && meta.is_away(2));
            assert_eq!(meta.next_return(), Some(100));
            assert!(meta.end_holidays(100));
            assert_eq!((meta.expected(), meta.next_return()), (vec![1, 2, 3], None));
            meta.go_on_holiday(3, 100, 1);
            assert!(meta.come_back(3) && !meta.come_back(3));
            assert_eq!(meta.holiday(3), None);
        }
    }
}

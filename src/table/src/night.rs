//! Stretches in which nobody's time passes: whoever sleeps is not late.
//!
//! When somebody sleeps is known outside; beside a game lie the stretches of the days to come, as they were known when somebody last did
//! something there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{DAY_MS, Loaded, Meta, Place, Playable, Table, Trouble};

/// Where one is waited for less long than this, everybody is awake who plays.
const SHORT_MS: u64 = 60 * 60 * 1000;
/// From this on nights are part of the time in which one looks in: only its last moment lies in none.
const LONG_MS: u64 = DAY_MS;

/// A stretch in which no time passes for somebody, in unix milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// Its first moment.
    pub from_ms: u64,
    /// The first moment after it.
    pub to_ms: u64,
}

/// The stretches of a user that end after a moment, the earliest first and none over another; `None` where that cannot be
/// said now.
pub type Nights = Arc<dyn Fn(u64, u64) -> Option<Vec<Night>> + Send + Sync>;

/// The moment at which so much time has passed since this one; it lies in no stretch.
fn after(since_ms: u64, time_ms: u64, nights: &[Night]) -> u64 {
    let (mut at_ms, mut left) = (since_ms, time_ms);
    for night in nights.iter().filter(|night| night.to_ms > since_ms) {
        let awake = night.from_ms.saturating_sub(at_ms);
        if left < awake {
            break;
        }
        left -= awake;
        at_ms = at_ms.max(night.to_ms);
    }
    at_ms.saturating_add(left)
}

/// The same moment, or the first after the stretch that holds it.
fn out_of(at_ms: u64, nights: &[Night]) -> u64 {
    let holds = |night: &&Night| night.from_ms <= at_ms && at_ms < night.to_ms;
    let night = nights.iter().find(holds);
    night.map_or(at_ms, |night| night.to_ms)
}

/// How much time has passed from one moment to another.
fn passed(since_ms: u64, now_ms: u64, nights: &[Night]) -> u64 {
    let asleep = nights.iter().fold(0_u64, |sum, night| {
        let (from, to) = (night.from_ms.max(since_ms), night.to_ms.min(now_ms));
        sum.saturating_add(to.saturating_sub(from))
    });
    now_ms.saturating_sub(since_ms).saturating_sub(asleep)
}

/// What is known of somebody's stretches from now on, after what was known before: what is past stays as it was.
fn renewed(old: &[Night], new: &[Night], since_ms: u64, now_ms: u64) -> Vec<Night> {
    let past = old.iter().map(|night| Night {
        from_ms: night.from_ms,
        to_ms: night.to_ms.min(now_ms),
    });
    let next = new.iter().map(|night| Night {
        from_ms: night.from_ms.max(now_ms),
        to_ms: night.to_ms,
    });
    let mut all: Vec<Night> = Vec::new();
    for night in past.chain(next) {
        if night.to_ms <= night.from_ms || night.to_ms <= since_ms {
            continue;
        }
        match all.last_mut() {
            Some(last) if last.to_ms >= night.from_ms => last.to_ms = last.to_ms.max(night.to_ms),
            _ => all.push(night),
        }
    }
    all
}

impl Meta {
    /// Whether people are waited for so long here that no time passes for them while they sleep.
    pub fn keeps_nights(&self) -> bool {
        self.delay_ms().is_some_and(|delay| delay >= SHORT_MS)
    }

    /// Whether people are waited for so long here that their nights are part of it.
    fn counts_nights(&self) -> bool {
        self.delay_ms().is_some_and(|delay| delay >= LONG_MS)
    }

    /// The moment at which so much of somebody's time has passed since this one; they do not sleep then.
    pub(crate) fn after(&self, user: u64, since_ms: u64, time_ms: u64) -> u64 {
        let nights = self.nights_of(user);
        match self.counts_nights() {
            true => out_of(since_ms.saturating_add(time_ms), nights),
            false => after(since_ms, time_ms, nights),
        }
    }

    /// How much of somebody's time has passed from one moment to another.
    pub(crate) fn passed(&self, user: u64, since_ms: u64, now_ms: u64) -> u64 {
        match self.counts_nights() {
            true => now_ms.saturating_sub(since_ms),
            false => passed(since_ms, now_ms, self.nights_of(user)),
        }
    }

    /// The stretches in which somebody sleeps who is waited for here: none where people are waited for only a short while.
    pub(crate) fn nights_of(&self, user: u64) -> &[Night] {
        let known = self.nights.get(&user).filter(|_| self.keeps_nights());
        known.map(Vec::as_slice).unwrap_or_default()
    }

    /// Until when each is waited for, and when silence agrees to taking a step back.
    fn dues(&self) -> Vec<Option<u64>> {
        let users = self.wait.since.keys();
        let vote = self.vote.as_ref();
        let undo = vote.and_then(|vote| self.undo_due_ms(vote.revision));
        users.map(|user| self.due_of(*user)).chain([undo]).collect()
    }

    /// Takes over when no time passes for the people here, as it is known now; what is past stays as it was.
    fn renew_nights(&mut self, nights: &Nights, now_ms: u64) {
        let mut all = std::mem::take(&mut self.nights);
        if self.is_solo() {
            return;
        }
        for user in self.people() {
            let old = all.remove(&user).unwrap_or_default();
            let asked = self.vote.as_ref().map_or(now_ms, |vote| vote.since_ms);
            let since = self.wait.since.get(&user).copied().unwrap_or(now_ms);
            let known = match nights(user, now_ms) {
                Some(new) => renewed(&old, &new, since.min(asked), now_ms),
                None => old,
            };
            if !known.is_empty() {
                self.nights.insert(user, known);
            }
        }
    }
}

impl<G: Playable> Table<G> {
    /// Takes over when no time passes for the people of a game, as it is known now; says whether anybody is waited for until
    /// another moment by that.
    pub(super) fn learn_nights(&self, meta: &mut Meta, now_ms: u64) -> bool {
        let Some(nights) = self.0.common.nights.get() else {
            return false;
        };
        let before = meta.dues();
        meta.renew_nights(nights, now_ms);
        meta.dues() != before
    }

    /// Somebody says from now on that they sleep at other times: until when the game waits follows that.
    ///
    /// # Errors
    /// When there is no game or the store fails.
    pub async fn follow_nights(
        &self,
        place: impl Into<Place>,
        now_ms: u64,
    ) -> Result<Loaded<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            if !table.learn_nights(&mut loaded.meta, now_ms) {
                return Ok(loaded);
            }
            loaded.meta.owe_calls();
            loaded.meta.owe_panel();
            let hurries = G::unanswered(&table.0.catalog, &loaded.state).is_some();
            // What is due already is looked at with the next deadlines.
            if !hurries && loaded.meta.deadline.is_none_or(|at_ms| at_ms > now_ms) {
                loaded.meta.deadline = table.due(&loaded, now_ms);
            }
            table.put_beside(&loaded)?;
            Ok(loaded)
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use castaway_kernel::Chance;

    use super::*;
    use crate::{Pace, Vote, Waited};

    const HOUR: u64 = 60 * 60 * 1000;
    const DAY: u64 = 24 * HOUR;
    const ANNA: u64 = 1;
    const BEN: u64 = 2;

    /// Every night of some days between these hours, of which the second may lie on the next day.
    fn every(from: u64, to: u64) -> Vec<Night> {
        let night = |day: u64| Night {
            from_ms: day * DAY + from,
            to_ms: day * DAY + to,
        };
        (0..20).map(night).collect()
    }

    fn table(pace: Pace) -> Meta {
        Meta {
            chairs: [ANNA, BEN].into(),
            pace,
            ..Meta::default()
        }
    }

    fn both() -> Waited {
        Waited {
            users: vec![ANNA, BEN],
            ..Waited::default()
        }
    }

    #[test]
    fn six_hours_are_six_waking_hours() {
        let nights = every(22 * HOUR, 32 * HOUR);
        let mut meta = table(Pace::Several);
        meta.nights.insert(ANNA, nights);
        meta.wait_for(&both(), &[], 20 * HOUR);
        assert_eq!(meta.due_of(ANNA), Some(DAY + 12 * HOUR), "at noon");
        assert_eq!(meta.due_of(BEN), Some(26 * HOUR), "who never sleeps");
        assert_eq!(meta.last_due_ms(), Some(DAY + 12 * HOUR));
        assert!(meta.leave_behind(26 * HOUR) && meta.away == [BEN]);
        assert!(!meta.leave_behind(DAY + 12 * HOUR - 1));
        assert!(meta.leave_behind(DAY + 12 * HOUR));
        // Thirty hours are thirty hours, unless their end lies in a night.
        let mut daily = table(Pace::Daily);
        daily.nights.insert(BEN, every(22 * HOUR, 32 * HOUR));
        daily.wait_for(&both(), &[], 20 * HOUR);
        assert_eq!(daily.due_of(ANNA), Some(50 * HOUR), "who never sleeps");
        assert_eq!(daily.due_of(BEN), Some(DAY + 32 * HOUR), "in the morning");
        // Where ten minutes are enough everybody is awake.
        meta.pace = Pace::Live;
        assert!(meta.nights_of(ANNA).is_empty());
    }

    #[test]
    fn whoever_sleeps_agrees_to_no_undo_also_where_only_that_is_waited_for() {
        let mut meta = table(Pace::Several);
        meta.vote = Some(Vote {
            revision: 4,
            yes: vec![ANNA],
            since_ms: 20 * HOUR,
            ..Vote::default()
        });
        let before = meta.dues();
        assert_eq!(before, [Some(26 * HOUR)], "no other answer is waited for");
        let nights: Nights = Arc::new(|_: u64, _: u64| Some(every(22 * HOUR, 32 * HOUR)));
        meta.renew_nights(&nights, 21 * HOUR);
        assert_eq!(meta.dues(), [Some(DAY + 12 * HOUR)], "at noon");
    }

    #[test]
    fn a_deadline_lies_in_no_night_and_leaves_all_its_time_to_whoever_is_awake() {
        let mut chance = Chance::from_seed(7);
        let mut number = |below: u64| chance.die(usize::try_from(below).unwrap()) as u64;
        for _ in 0..2_000 {
            let from = number(24) * HOUR + number(60) * 60_000;
            let nights = every(from, from + (1 + number(12)) * HOUR);
            let mut meta = table(match number(2) {
                0 => Pace::Several,
                _ => Pace::Daily,
            });
            let since = DAY + number(2 * DAY);
            meta.wait_for(&both(), &[], since);
            let spent = number(5 * HOUR);
            meta.wait.spent.insert(ANNA, spent);
            let of_ben = meta.due_of(BEN);
            meta.nights.insert(ANNA, nights.clone());
            let due = meta.due_of(ANNA).unwrap();
            let holds = |at: u64| nights.iter().any(|n| n.from_ms <= at && at < n.to_ms);
            assert!(!holds(due), "{due}: {nights:?}");
            let left = meta.delay_ms().unwrap() - spent;
            match meta.pace {
                // Nights are part of it, and its end waits for the morning.
                Pace::Daily => {
                    let end = since + left;
                    assert!(
                        due == end || holds(end) && holds(due - 1),
                        "{since}: {nights:?}"
                    );
                }
                _ => assert_eq!(passed(since, due, &nights), left, "{since}: {nights:?}"),
            }
            assert_eq!(meta.due_of(BEN), of_ben, "nobody else's moves");
            // What was over of it when a question came between is over afterwards, and no more.
            let asked = since + number(2 * DAY);
            meta.set_aside(asked);
            let over = spent + meta.passed(ANNA, since, asked);
            assert_eq!(meta.wait.aside[&ANNA], over);
        }
    }

    #[test]
    fn what_is_said_of_nights_holds_from_now_on_and_changes_nothing_that_is_past() {
        let old = every(22 * HOUR, 32 * HOUR);
        let new = every(20 * HOUR, 26 * HOUR);
        let now = DAY + 23 * HOUR;
        let all = renewed(&old, &new, 0, now);
        let night = |from_ms, to_ms| Night { from_ms, to_ms };
        assert_eq!(
            all[..3],
            [
                night(22 * HOUR, 32 * HOUR),
                night(DAY + 22 * HOUR, DAY + 26 * HOUR),
                night(2 * DAY + 20 * HOUR, 2 * DAY + 26 * HOUR),
            ]
        );
        // Nobody is late by a night of theirs that they had and gave up.
        let none = renewed(&old, &[], 0, now);
        assert_eq!(none, [old[0], night(DAY + 22 * HOUR, now)]);
        assert!(renewed(&old, &[], now, now).is_empty());
        // What is known already is known once.
        assert_eq!(renewed(&old, &old, 0, now), old);
    }

    #[test]
    fn whoever_is_not_at_the_table_any_more_leaves_no_night_there() {
        let nights: Nights = Arc::new(|user: u64, _: u64| (user == ANNA).then(|| every(0, HOUR)));
        let mut meta = table(Pace::Several);
        meta.nights.insert(BEN, every(HOUR, 2 * HOUR));
        meta.nights.insert(3, every(HOUR, 2 * HOUR));
        meta.renew_nights(&nights, 0);
        assert_eq!(meta.nights[&ANNA], every(0, HOUR));
        // What cannot be said now stays as it was.
        assert_eq!(meta.nights[&BEN], every(HOUR, 2 * HOUR));
        assert_eq!(meta.nights.len(), 2);
        meta.chairs = [ANNA, ANNA].into();
        meta.renew_nights(&nights, 0);
        assert!(meta.nights.is_empty(), "alone nobody is hurried");
    }

    #[test]
    fn saves_of_before_know_no_nights() {
        let old: Meta = serde_json::from_str(r#"{ "seats": [1, 2] }"#).unwrap();
        assert!(old.nights.is_empty());
        let text = serde_json::to_string(&old).unwrap();
        assert!(!text.contains("nights"), "{text}");
    }
}

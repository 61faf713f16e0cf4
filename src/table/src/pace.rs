//! How long a table waits for its people, since when it does, and who is away.
//!
//! Longer than others: whose time runs, stands still and is over is told apart in one place.

use std::collections::BTreeMap;

use castaway_kernel::DecisionId;
use serde::{Deserialize, Serialize};

use crate::{Meta, Nudge, together::PRESENT_MS};

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
    /// A day and some hours: whoever comes at the same time every day is not late by minutes.
    Daily,
    /// For ever, as in saves of older programs.
    #[default]
    Relaxed,
}

/// Whom a table waits for, and since when; in company.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wait {
    /// Since when, for each whom it waits for, in unix milliseconds.
    pub since: BTreeMap<u64, u64>,
    /// The question that any one of them may answer for all, where it is one.
    pub common: Option<DecisionId>,
    /// Who was nudged in this wait, by whom and when.
    pub nudged: BTreeMap<u64, Nudge>,
    /// Who has planned, suggested or said something while the plan is open, whether they are ready or not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spoke: Vec<u64>,
    /// How long people were waited for in a plan before they were ready or a question interrupted it, in milliseconds.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub aside: BTreeMap<u64, u64>,
    /// How much of somebody's time was over before that, once they are waited for again, in milliseconds.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub spent: BTreeMap<u64, u64>,
    /// What it waits for them with.
    #[serde(skip_serializing_if = "Asked::is_planning")]
    pub asked: Asked,
    /// From when on time counts for whoever was waited for with something else before, in unix milliseconds.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub anew: BTreeMap<u64, u64>,
}

/// What people are waited for with: for each of these they have their whole time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// The plan of a round, or a turn.
    #[default]
    Planning,
    /// A stop at which things may be used: what somebody uses there asks the others the same again.
    Stop,
    /// One question.
    Question(DecisionId),
}

impl Asked {
    /// Whether it is no question.
    pub fn is_planning(&self) -> bool {
        *self == Self::Planning
    }
}

/// Whom a table waits for now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waited {
    /// Who, each once.
    pub users: Vec<u64>,
    /// The question that any one of them may answer for all, where it is one.
    pub common: Option<DecisionId>,
    /// What it waits for them with.
    pub asked: Asked,
}

impl Pace {
    /// Every pace, the quickest first.
    pub const ALL: [Self; 4] = [Self::Live, Self::Several, Self::Daily, Self::Relaxed];

    /// How long somebody is waited for; `None` where that is for ever.
    pub fn delay_ms(self) -> Option<u64> {
        match self {
            Self::Live => Some(10 * MINUTE_MS),
            Self::Several => Some(6 * HOUR_MS),
            Self::Daily => Some(30 * HOUR_MS),
            Self::Relaxed => None,
        }
    }
}

impl Meta {
    /// How long this table waits; a person alone is never hurried, and in a pause nobody is.
    pub fn delay_ms(&self) -> Option<u64> {
        match self.is_solo() || self.paused.is_some() {
            true => None,
            false => self.pace.delay_ms(),
        }
    }

    /// Whether this table has no deadline, and people who may wait for each other.
    pub fn waits_for_ever(&self) -> bool {
        !self.is_solo() && self.paused.is_none() && self.pace == Pace::Relaxed
    }

    /// Whether everybody who is not away is waited for, however long they have done nothing.
    pub(crate) fn needs_all(&self) -> bool {
        self.paused.is_some() || self.delay_ms().is_some()
    }

    /// When the table goes on without those it waits for longest, in unix milliseconds; `None` where it waits for ever, as it
    /// does for people who are away all together.
    pub fn due_ms(&self) -> Option<u64> {
        let users = self.wait.since.keys();
        users.filter_map(|user| self.due_of(*user)).min()
    }

    /// When the time of somebody who is waited for is over, in unix milliseconds; `None` where no time passes for them.
    pub fn due_of(&self, user: u64) -> Option<u64> {
        let since = self.wait.since.get(&user).filter(|_| !self.is_away(user))?;
        let since = self.wait.anew.get(&user).unwrap_or(since);
        let spent = self.wait.spent.get(&user).copied().unwrap_or(0);
        let left = self.delay_ms()?.saturating_sub(spent);
        Some(self.after(user, *since, left))
    }

    /// When the time of all is over who are waited for, in unix milliseconds: then the table goes on, whoever was silent.
    pub fn last_due_ms(&self) -> Option<u64> {
        let users = self.wait.since.keys();
        users.filter_map(|user| self.due_of(*user)).max()
    }

    /// Whom a table waits for when everybody let their time pass: nothing goes on until one of these is back. Nobody where
    /// anybody is there, or is not hurried.
    pub fn asleep(&self) -> Vec<u64> {
        let mut people = self.people();
        if self.delay_ms().is_none() || people.iter().any(|user| !self.is_away(*user)) {
            return Vec::new();
        }
        people.retain(|user| self.holiday(*user).is_none());
        people
    }

    /// Who is away without having been called before, and since when; whoever is waited for again is not among them.
    pub fn uncalled(&self) -> Vec<(u64, u64)> {
        let people = self.people();
        let left = self.slept.iter().filter(|(user, _)| {
            let away = self.is_away(**user) && self.holiday(**user).is_none();
            away && people.contains(user) && !self.wait.since.contains_key(user)
        });
        left.map(|(user, since_ms)| (*user, *since_ms)).collect()
    }

    /// Whether somebody let a deadline pass and did nothing since.
    pub fn is_away(&self, user: u64) -> bool {
        self.away.contains(&user)
    }

    /// Those at the table without whom nothing goes on: whoever is not away. Where nobody is hurried, whoever did something
    /// within the day before anybody last did.
    pub fn expected(&self) -> Vec<u64> {
        let mut people = self.people();
        people.retain(|user| !self.is_away(*user));
        if !self.needs_all() {
            let last = self.acted.values().max().copied().unwrap_or(0);
            people.retain(|user| {
                let acted = self.acted.get(user);
                acted.is_none_or(|at_ms| at_ms.saturating_add(PRESENT_MS) > last)
            });
        }
        people
    }

    /// A question interrupts the plan: the time of whoever is waited for in it stands still until they are asked again.
    pub(crate) fn set_aside(&mut self, now_ms: u64) {
        let users: Vec<u64> = self.wait.since.keys().copied().collect();
        for user in users {
            self.hold_time(user, now_ms);
        }
    }

    /// The time of a user who is waited for stands still until they are asked again, as where they are ready and then are not.
    /// Whoever counts as away has their whole time when they are back.
    pub(crate) fn hold_time(&mut self, user: u64, now_ms: u64) {
        let since = self.wait.since.get(&user).filter(|_| !self.is_away(user));
        let Some(since) = since else {
            return;
        };
        let since = self.wait.anew.get(&user).unwrap_or(since);
        let before = self.wait.spent.get(&user).copied().unwrap_or(0);
        let over = self.passed(user, *since, now_ms).saturating_add(before);
        self.wait.aside.insert(user, over);
    }

    /// The table waits for these from now on. Whoever it waited for already keeps their time, unless they have just acted;
    /// whoever was not needed, as anybody could answer, begins anew with what comes after. Whoever is asked something else than
    /// before has their whole time for it, though they were waited for all along.
    pub(crate) fn wait_for(&mut self, waited: &Waited, acted: &[u64], now_ms: u64) {
        let old = std::mem::take(&mut self.wait);
        let same = old.asked == waited.asked;
        // Whoever was asked it themselves keeps their time where anybody may answer by now.
        let goes_on = old.common == waited.common || (same && old.common.is_none());
        // While a question is open the time of the plan stands still.
        let plans = waited.asked.is_planning() && waited.common.is_none();
        let of_plan = |user: &u64| old.aside.get(user).filter(|_| plans);
        let before = |user: &u64| old.since.get(user).copied().filter(|_| goes_on);
        let spent = |user: &u64| {
            let known = old.spent.get(user);
            let known = known.filter(|_| same && before(user).is_some());
            let kept = of_plan(user).or(known);
            let kept = kept.filter(|_| !acted.contains(user));
            kept.map(|spent| (*user, *spent))
        };
        let spent: BTreeMap<u64, u64> = waited.users.iter().filter_map(spent).collect();
        let since = |user: &u64| {
            let kept = before(user).filter(|_| of_plan(user).is_none());
            let kept = kept.filter(|_| !acted.contains(user));
            // They are asked anew, and not called at once; their time goes on where it stood.
            (*user, kept.unwrap_or(now_ms))
        };
        let since: BTreeMap<u64, u64> = waited.users.iter().map(since).collect();
        // Whoever is waited for all along is neither called nor nudged anew because they are asked something else.
        let stays = |user: &u64| since.get(user) == old.since.get(user);
        let kept = waited.users.iter().filter(|user| stays(user));
        let kept = kept.filter(|user| !acted.contains(user));
        let anew = kept.filter_map(|user| match same {
            true => Some((*user, *old.anew.get(user)?)),
            false => Some((*user, now_ms)),
        });
        let anew: BTreeMap<u64, u64> = anew.collect();
        let nudged = old.nudged.iter();
        // Whoever is waited for anew may be nudged anew.
        let nudged = nudged.filter(|(user, _)| since.contains_key(user) && stays(user));
        let nudged = nudged.map(|(user, nudge)| (*user, *nudge)).collect();
        let mut aside = old.aside;
        aside.retain(|user, _| {
            let asked = plans && waited.users.contains(user);
            // That somebody is ready begins nothing anew, should they not be any more.
            !asked && (!acted.contains(user) || self.together.ready.contains(user))
        });
        self.wait = Wait {
            nudged,
            since,
            common: waited.common,
            aside,
            spent,
            asked: waited.asked,
            anew,
            spoke: old.spoke,
        };
    }

    /// The plan is open, and of those who were waited for too long some have planned, or are among these, for whom all is planned,
    /// and only did not say that they are ready: the plan counts for them as it stands. Says whether there was anybody.
    pub(crate) fn let_plans_stand(&mut self, planned: &[u64], now_ms: u64) -> bool {
        let mut late = self.late(now_ms);
        late.retain(|(user, _)| self.wait.spoke.contains(user) || planned.contains(user));
        for (user, _) in &late {
            self.wait.since.remove(user);
            self.together.let_stand(*user);
        }
        // Nobody waits for them any more, so what called them goes.
        if !late.is_empty() {
            self.owe_calls();
        }
        !late.is_empty()
    }

    /// Who was waited for too long, and since when.
    fn late(&self, now_ms: u64) -> Vec<(u64, u64)> {
        let all = self.wait.since.iter();
        let over = |user: u64| self.due_of(user).is_some_and(|due_ms| due_ms <= now_ms);
        let late = all.filter(|(user, _)| over(**user));
        late.map(|(user, since)| (*user, *since)).collect()
    }

    /// Whoever was waited for too long is away from now on; says whether there was anybody.
    pub(crate) fn leave_behind(&mut self, now_ms: u64) -> bool {
        let late = self.late(now_ms);
        for (user, since) in &late {
            self.wait.since.remove(user);
            if self.moves(*user).is_empty() {
                // They got up in that moment, and nobody waits for them any more.
                continue;
            }
            self.away.push(*user);
            // In quiet hours nobody was called, and would else never hear of it.
            let call = self.calls.get(user);
            if call.is_none_or(|call| call.since_ms != *since) {
                self.slept.insert(*user, now_ms);
            }
        }
        if !late.is_empty() {
            self.owe_calls();
        }
        !late.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Moved, Term};

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
        let of = |users: &[u64]| Waited {
            users: users.to_vec(),
            common: None,
            asked: Asked::Planning,
        };
        let both = of(&[ANNA, BEN]);
        meta.wait_for(&both, &[ANNA], 5);
        assert_eq!(meta.due_ms(), Some(5 + delay));
        meta.wait_for(&both, &[ANNA], 70);
        assert_eq!(meta.wait.since, [(ANNA, 70), (BEN, 5)].into());
        assert_eq!(meta.due_ms(), Some(5 + delay));
        meta.wait_for(&of(&[ANNA]), &[BEN], 80);
        assert_eq!(meta.due_ms(), Some(70 + delay));
        // Whoever is waited for anew begins anew.
        meta.wait_for(&both, &[], 90);
        assert_eq!(meta.wait.since, [(ANNA, 70), (BEN, 90)].into());
        assert!(!meta.leave_behind(69 + delay));
        assert!(meta.leave_behind(70 + delay));
        assert_eq!(
            (meta.away.clone(), meta.expected()),
            (vec![ANNA], vec![BEN])
        );
    }

    #[test]
    fn whoever_was_not_needed_begins_anew_when_they_are() {
        let mut meta = table(Pace::Daily);
        let at = |common: Option<u32>| Waited {
            users: vec![ANNA, BEN],
            common: common.map(DecisionId),
            asked: common.map_or(Asked::Planning, |id| Asked::Question(DecisionId(id))),
        };
        for (n, (common, since)) in [
            (None, 0),
            (None, 0),
            (Some(5), 2),
            (Some(5), 2),
            (Some(6), 4),
            (None, 5),
            (None, 5),
        ]
        .into_iter()
        .enumerate()
        {
            meta.wait_for(&at(common), &[], n as u64);
            assert_eq!(meta.wait.since[&BEN], since, "{n}");
        }
    }

    #[test]
    fn while_a_question_interrupts_the_plan_the_time_of_others_stands_still() {
        let mut meta = table(Pace::Daily);
        let of = |users: &[u64], common: Option<u32>| Waited {
            users: users.to_vec(),
            common: common.map(DecisionId),
            asked: common.map_or(Asked::Planning, |id| Asked::Question(DecisionId(id))),
        };
        meta.wait_for(&of(&[ANNA, BEN], None), &[], 5);
        // Anna uses something that asks her, then anybody.
        meta.set_aside(20);
        meta.wait_for(&of(&[ANNA], None), &[ANNA], 20);
        assert_eq!(meta.wait.since, [(ANNA, 20)].into());
        meta.wait_for(&of(&[ANNA, BEN], Some(3)), &[ANNA], 30);
        assert_eq!(meta.wait.since, [(ANNA, 30), (BEN, 30)].into());
        meta.wait_for(&of(&[ANNA, BEN], None), &[ANNA], 40);
        // Ben is asked anew, so that no call comes at once, and has the time that was left.
        assert_eq!(meta.wait.since, [(ANNA, 40), (BEN, 40)].into());
        assert!(meta.wait.aside.is_empty());
        let delay = 30 * HOUR_MS;
        assert_eq!(meta.due_of(BEN), Some(25 + delay));
        assert_eq!(
            (meta.due_of(ANNA), meta.due_ms()),
            (Some(40 + delay), Some(25 + delay))
        );
        // It goes on as others plan, and over a second question.
        meta.wait_for(&of(&[ANNA, BEN], None), &[ANNA], 50);
        assert_eq!(meta.due_of(BEN), Some(25 + delay));
        meta.set_aside(60);
        meta.wait_for(&of(&[ANNA], None), &[ANNA], 60);
        meta.wait_for(&of(&[ANNA, BEN], None), &[ANNA], 70);
        assert_eq!(meta.due_of(BEN), Some(35 + delay));
        // What he does himself begins it anew.
        meta.wait_for(&of(&[ANNA, BEN], None), &[BEN], 80);
        assert_eq!(meta.due_of(BEN), Some(80 + delay));
    }

    #[test]
    fn for_another_question_everybody_has_their_whole_time() {
        let mut meta = table(Pace::Several);
        let of = |asked: Asked| Waited {
            users: vec![ANNA, BEN],
            common: None,
            asked,
        };
        let six = 6 * HOUR_MS;
        let question = |id| of(Asked::Question(DecisionId(id)));
        meta.wait_for(&question(1), &[], 5);
        meta.nudge(BEN, ANNA, 6);
        // What others say to the same question moves nobody's time.
        meta.wait_for(&question(1), &[ANNA], 10);
        assert_eq!(meta.due_of(BEN), Some(5 + six));
        // They settle it without him: for the next, and for the plan after it, he has as long as they.
        meta.wait_for(&question(2), &[ANNA], 20);
        assert_eq!(meta.due_of(BEN), Some(20 + six));
        meta.wait_for(&of(Asked::Planning), &[ANNA], 30);
        assert_eq!(meta.due_of(BEN), Some(30 + six));
        assert!(!meta.leave_behind(29 + six));
        // He was waited for all along, so nobody calls or nudges him once more.
        assert_eq!(meta.wait.since[&BEN], 5);
        assert!(meta.wait.nudged.contains_key(&BEN));
        // As others plan it goes on, and what a question interrupts counts from there.
        meta.wait_for(&of(Asked::Planning), &[ANNA], 40);
        assert_eq!(meta.due_of(BEN), Some(30 + six));
        meta.set_aside(50);
        meta.wait_for(&question(3), &[ANNA], 50);
        assert_eq!(meta.due_of(BEN), Some(50 + six));
        meta.wait_for(&of(Asked::Planning), &[ANNA], 90);
        assert_eq!(meta.due_of(BEN), Some(70 + six));
        // Another stop is the same one, asked again after a use.
        meta.wait_for(&of(Asked::Stop), &[ANNA], 100);
        meta.wait_for(&of(Asked::Stop), &[ANNA], 110);
        assert_eq!(meta.due_of(BEN), Some(100 + six));
    }

    #[test]
    fn that_anybody_may_answer_by_now_leaves_whoever_was_asked_their_time() {
        let mut meta = table(Pace::Several);
        let six = 6 * HOUR_MS;
        let of = |users: &[u64], id: u32, common: bool| Waited {
            users: users.to_vec(),
            common: common.then_some(DecisionId(id)),
            asked: Asked::Question(DecisionId(id)),
        };
        meta.wait_for(&of(&[ANNA], 4, false), &[], 5);
        meta.wait_for(&of(&[ANNA, BEN], 4, true), &[], 60);
        assert_eq!(meta.due_of(ANNA), Some(5 + six));
        assert_eq!(meta.due_of(BEN), Some(60 + six));
        // Another question is another, and so is one that is theirs alone again.
        meta.wait_for(&of(&[ANNA, BEN], 5, true), &[], 70);
        assert_eq!(meta.due_of(ANNA), Some(70 + six));
        meta.wait_for(&of(&[ANNA], 5, false), &[], 80);
        assert_eq!(meta.due_of(ANNA), Some(80 + six));
    }

    #[test]
    fn once_a_day_nobody_is_late_who_comes_at_the_same_time_every_day() {
        let mut meta = table(Pace::Daily);
        let both = Waited {
            users: vec![ANNA, BEN],
            ..Waited::default()
        };
        // Anna's own word opens the plan at ten to ten; on the next evening she reads first what has happened.
        let evening = 22 * HOUR_MS - 10 * MINUTE_MS;
        meta.wait_for(&both, &[ANNA], evening);
        let next = evening + 24 * HOUR_MS;
        for late in [0, MINUTE_MS, HOUR_MS, 5 * HOUR_MS] {
            assert!(!meta.leave_behind(next + late), "{late}");
        }
        // Whoever misses a day altogether is not waited for on the day after it.
        assert!(meta.leave_behind(next + 6 * HOUR_MS));
        assert_eq!(meta.away, [ANNA, BEN]);
    }

    const TWO_DAYS: u64 = 48 * HOUR_MS;

    /// Whether Ben is late once a plan goes on that a question to Anna interrupted for a moment after two days in which no time
    /// counted, where this made it count while she was asked.
    fn late(before: Meta, counts: impl FnOnce(&mut Meta)) -> bool {
        let of = |users: &[u64]| Waited {
            users: users.to_vec(),
            common: None,
            asked: Asked::Planning,
        };
        let mut meta = before;
        meta.wait_for(&of(&[ANNA, BEN]), &[], 5);
        meta.set_aside(TWO_DAYS);
        meta.wait_for(&of(&[ANNA]), &[ANNA], TWO_DAYS);
        counts(&mut meta);
        meta.wait_for(&of(&[ANNA, BEN]), &[ANNA], TWO_DAYS + 9);
        meta.leave_behind(TWO_DAYS + 9)
    }

    #[test]
    fn time_of_a_pause_and_of_another_pace_counts_for_no_plan_that_was_interrupted_then() {
        let mut paused = table(Pace::Live);
        assert!(paused.pause(ANNA, 5));
        assert!(!late(paused, |meta| {
            assert!(meta.run_again(ANNA, TWO_DAYS + 7));
        }));
        let live = Term::Pace(Pace::Live);
        assert!(!late(table(Pace::Relaxed), |meta| {
            let all = [ANNA, BEN];
            meta.propose(ANNA, live, &all, TWO_DAYS + 7);
            assert_eq!(meta.agree(BEN, live, &all, TWO_DAYS + 7), Moved::Settled);
        }));
    }

    #[test]
    fn whoever_let_their_time_pass_with_a_plan_is_called_no_more() {
        let mut meta = table(Pace::Live);
        (meta.called, meta.remind) = (Some(7), Some(9));
        let both = Waited {
            users: vec![ANNA, BEN],
            common: None,
            asked: Asked::Planning,
        };
        meta.wait_for(&both, &[], 5);
        meta.note_spoken(BEN);
        assert!(!meta.let_plans_stand(&[], 5) && !meta.owes_calls(7));
        assert!(meta.let_plans_stand(&[], 5 + 10 * MINUTE_MS));
        assert_eq!(meta.together.overdue, [BEN]);
        assert!(meta.owes_calls(7));
        // All of Anna's is planned, whoever did that.
        assert!(meta.let_plans_stand(&[ANNA], 5 + 10 * MINUTE_MS));
        assert_eq!(meta.together.overdue, [BEN, ANNA]);
    }

    #[test]
    fn alone_and_at_a_relaxed_table_nobody_is_hurried() {
        let mut meta = table(Pace::Relaxed);
        let both = Waited {
            users: vec![ANNA, BEN],
            common: None,
            asked: Asked::Planning,
        };
        meta.wait_for(&both, &[], 5);
        assert_eq!((meta.due_ms(), meta.leave_behind(u64::MAX)), (None, false));
        assert!(meta.waits_for_ever());
        meta.chairs = [ANNA, ANNA].into();
        assert!(!meta.waits_for_ever());
        meta.pace = Pace::Live;
        assert_eq!((meta.due_ms(), meta.leave_behind(u64::MAX)), (None, false));
        assert!(!meta.waits_for_ever());
    }

    #[test]
    fn old_saves_wait_for_ever() {
        let old: Meta = serde_json::from_str(r#"{ "seats": [1, 2] }"#).unwrap();
        assert_eq!((old.pace, old.delay_ms()), (Pace::Relaxed, None));
        assert_eq!((old.wait, old.ballot), (Wait::default(), None));
    }
}

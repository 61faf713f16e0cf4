//! What people settle about their table while it plays: its pace, who moves what, and who plays for whom.

use serde::{Deserialize, Serialize};

use crate::{Announced, Control, Meta, Pace, StandIn, Way};

/// What can be settled about a running table by those who play there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// How long it waits for somebody.
    Pace(Pace),
    /// Who moves what belongs to a seat.
    Control(Control),
    /// Who plays for whoever is away.
    StandIn(StandIn),
    /// Whether this round goes on without somebody who was nudged in vain.
    Without(u64),
}

/// What somebody would settle, and who agrees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Motion {
    /// What would be settled.
    pub term: Term,
    /// Who agrees, the one who proposed it first.
    pub yes: Vec<u64>,
    /// Who is against it, until they say otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub no: Vec<u64>,
    /// When it was proposed, in unix milliseconds.
    #[serde(default)]
    pub at_ms: u64,
    /// Whose words are missing, of those who decided when it was last counted.
    #[serde(default)]
    pub asked: Vec<u64>,
    /// The words of so many more settle it.
    #[serde(default)]
    pub missing: usize,
    /// The message that asks; none while it is on its way.
    #[serde(default)]
    pub message: Option<u64>,
    /// What that message says is out of date.
    #[serde(default)]
    pub changed: bool,
}

impl Motion {
    /// The same where no message asks about it, as in a channel that it comes to.
    pub(crate) fn unasked(self) -> Self {
        Self {
            message: None,
            ..self
        }
    }

    /// Without whom the round would go on, if that is what it is about.
    fn without(&self) -> Option<u64> {
        match self.term {
            Term::Without(user) => Some(user),
            Term::Pace(_) | Term::Control(_) | Term::StandIn(_) => None,
        }
    }
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
    /// So many are against it that it cannot be settled any more.
    Declined,
}

impl Meta {
    /// Whether something is settled like this already.
    pub fn holds(&self, term: Term) -> bool {
        match term {
            Term::Pace(pace) => self.pace == pace,
            Term::Control(control) => self.control == control,
            Term::StandIn(stand_in) => self.stand_in == stand_in,
            Term::Without(user) => self.is_away(user),
        }
    }

    /// A user would settle this: it is so as soon as more than half of those who decide say so. Only the newest motion counts.
    pub fn propose(&mut self, user: u64, term: Term, voices: &[u64], now_ms: u64) -> Moved {
        if self.holds(term) {
            return Moved::Same;
        }
        if let Some(open) = self.motion.as_ref().filter(|open| open.term != term) {
            let (older, first) = (open.term, open.yes.first().copied());
            // Whoever alone wanted it has only changed their mind.
            let others = open.yes.iter().any(|other| *other != user);
            self.close_motion();
            if let Some(first) = first.filter(|_| others) {
                self.announce(first, now_ms, Announced::Overtaken(older));
            }
        }
        let motion = self.motion.get_or_insert_with(|| Motion {
            term,
            yes: Vec::new(),
            no: Vec::new(),
            at_ms: now_ms,
            asked: Vec::new(),
            missing: 0,
            message: None,
            changed: false,
        });
        let before = motion.yes.contains(&user);
        if !before {
            motion.yes.push(user);
            motion.no.retain(|other| *other != user);
            motion.changed = true;
        }
        match self.count_motion(voices, now_ms) {
            Moved::Open(_) if before => Moved::Before,
            moved => moved,
        }
    }

    /// A user agrees to what is proposed. What a newer proposal has overtaken, or nobody proposes, they do not propose by it.
    pub fn agree(&mut self, user: u64, term: Term, voices: &[u64], now_ms: u64) -> Moved {
        if self.motion.as_ref().is_none_or(|open| open.term != term) {
            return Moved::Same;
        }
        self.propose(user, term, voices, now_ms)
    }

    /// A user is against what is proposed: it is off the table as soon as it cannot find more than half any more. Whoever was
    /// for it has changed their mind.
    pub fn oppose(&mut self, user: u64, term: Term, voices: &[u64], now_ms: u64) -> Moved {
        let Some(motion) = self.motion.as_mut().filter(|open| open.term == term) else {
            return Moved::Same;
        };
        let before = motion.no.contains(&user);
        if !before {
            motion.no.push(user);
            motion.yes.retain(|other| *other != user);
            motion.changed = true;
        }
        match self.count_motion(voices, now_ms) {
            Moved::Open(_) if before => Moved::Before,
            moved => moved,
        }
    }

    /// Counts the open motion anew, for others may decide by now than when somebody last said something about it.
    pub fn count_motion(&mut self, voices: &[u64], now_ms: u64) -> Moved {
        let Some(motion) = &mut self.motion else {
            return Moved::Same;
        };
        let yes = motion.yes.iter().filter(|user| voices.contains(user));
        let missing = (voices.len() / 2 + 1).saturating_sub(yes.count());
        if missing > 0 {
            let said = |user: &&u64| motion.yes.contains(user) || motion.no.contains(user);
            let asked: Vec<u64> = (voices.iter().filter(|user| !said(user)).copied()).collect();
            // Nobody wants it, or too few are left who might: it takes a no to end it, for silence may still become a word.
            let hopeless = motion.yes.is_empty() || missing > asked.len();
            if hopeless && let Some(against) = motion.no.last().copied() {
                let term = motion.term;
                self.close_motion();
                self.announce(against, now_ms, Announced::Declined(term));
                return Moved::Declined;
            }
            motion.changed |= (missing, &asked) != (motion.missing, &motion.asked);
            (motion.missing, motion.asked) = (missing, asked);
            return Moved::Open(missing);
        }
        let (term, user) = (motion.term, motion.yes.first().copied().unwrap_or(0));
        self.close_motion();
        self.settle(term, now_ms);
        self.announce(user, now_ms, Announced::Settled(term));
        Moved::Settled
    }

    /// The motion is not open any more; the message that asks is to be taken away.
    pub fn close_motion(&mut self) {
        let message = self.motion.take().and_then(|motion| motion.message);
        if let Some(message) = message {
            self.put_away(message, Way::Gone);
        }
    }

    /// Notes the message that asks about the motion of this moment, and what it says of it.
    pub fn note_motion(&mut self, shown: &Motion, message: u64) {
        match &mut self.motion {
            Some(open) if (open.term, open.at_ms) == (shown.term, shown.at_ms) => {
                open.message = Some(message);
                open.changed =
                    (&open.yes, &open.no, open.missing) != (&shown.yes, &shown.no, shown.missing);
            }
            // It was settled or another took its place while the message was on its way.
            _ => self.put_away(message, Way::Gone),
        }
    }

    /// Nobody asks any more whether to go on without somebody whom nobody waits for in vain any more.
    pub(crate) fn end_moot_motion(&mut self) {
        let of = self.motion.as_ref().and_then(|motion| motion.without());
        if of.is_some_and(|user| !self.wait.nudged.contains_key(&user)) {
            self.close_motion();
        }
    }

    /// What a user said for a motion counts no more; nobody asks for what nobody wants any more, or about whoever got up.
    pub(crate) fn leave_motion(&mut self, user: u64) {
        if (self.motion.as_ref()).is_some_and(|motion| motion.without() == Some(user)) {
            self.close_motion();
        }
        if let Some(motion) = &mut self.motion {
            motion.yes.retain(|other| *other != user);
            motion.no.retain(|other| *other != user);
            motion.asked.retain(|other| *other != user);
            motion.changed = true;
            if motion.yes.is_empty() {
                self.close_motion();
            }
        }
    }

    /// Whether the message about the motion is not there or says what is not so any more.
    pub fn owes_motion(&self) -> bool {
        (self.motion.as_ref()).is_some_and(|motion| motion.changed || motion.message.is_none())
    }

    /// Settles this; whoever is waited for is so from now on.
    fn settle(&mut self, term: Term, now_ms: u64) {
        match term {
            Term::Pace(pace) => self.pace = pace,
            Term::Control(control) => self.control = control,
            Term::StandIn(stand_in) => self.stand_in = stand_in,
            Term::Without(user) => self.go_without(user),
        }
        self.begin_to_wait(now_ms);
    }

    /// Whether others may be waited for now than before a change of what lies beside the game.
    pub(crate) fn waits_otherwise(&self, before: &Self) -> bool {
        (
            &self.chairs,
            self.control,
            self.pace,
            self.paused,
            &self.away,
            &self.habits,
            self.stand_in,
        ) != (
            &before.chairs,
            before.control,
            before.pace,
            before.paused,
            &before.away,
            &before.habits,
            before.stand_in,
        )
    }

    /// Whoever is waited for is so from now on.
    pub(crate) fn begin_to_wait(&mut self, now_ms: u64) {
        for since in self.wait.since.values_mut() {
            *since = now_ms;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Waited;

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
    fn a_no_is_remembered_may_be_changed_and_ends_what_cannot_be_settled() {
        let mut meta = three();
        let all = [1, 2, 3];
        meta.propose(1, LIVE, &all, 0);
        assert_eq!(meta.oppose(2, LIVE, &all, 1), Moved::Open(1));
        let open = meta.motion.clone().unwrap();
        assert_eq!((open.yes, open.no, open.asked), (vec![1], vec![2], vec![3]));
        assert_eq!(meta.oppose(2, LIVE, &all, 2), Moved::Before);
        let shared = Term::Control(Control::Shared);
        assert_eq!(meta.oppose(3, shared, &all, 3), Moved::Same);
        // A second no leaves too few who might agree.
        assert_eq!(meta.oppose(3, LIVE, &all, 4), Moved::Declined);
        assert_eq!((&meta.motion, meta.pace), (&None, Pace::default()));
        let told = meta.announcements.last().unwrap();
        assert_eq!(told.what, Announced::Declined(LIVE));
        // Whoever was against it may be for it after all.
        meta.propose(1, LIVE, &all, 5);
        meta.oppose(2, LIVE, &all, 6);
        assert_eq!(meta.propose(2, LIVE, &all, 7), Moved::Settled);
        meta.propose(1, shared, &all, 8);
        assert_eq!(meta.oppose(1, shared, &all, 9), Moved::Declined);
    }

    #[test]
    fn a_motion_is_counted_anew_when_somebody_gets_up() {
        let mut meta = three();
        meta.propose(1, LIVE, &[1, 2, 3], 0);
        meta.note_motion(&meta.motion.clone().unwrap(), 70);
        assert!(!meta.owes_motion());
        // Whoever is left decides: it takes both of two as it took two of three.
        assert!(meta.leave(3));
        assert!(meta.owes_motion());
        assert_eq!(meta.count_motion(&[1, 2], 5), Moved::Open(1));
        // Nobody asks for it any more, so its message goes.
        assert!(meta.leave(1));
        assert_eq!(meta.motion, None);
        assert_eq!(
            meta.stale.first().map(|s| (s.message, s.way)),
            Some((70, Way::Gone))
        );
    }

    #[test]
    fn who_is_there_again_is_not_sent_away_by_an_older_motion() {
        let mut meta = three();
        let all = Waited {
            users: vec![1, 2, 3],
            common: None,
        };
        meta.wait_for(&all, &[], 0);
        meta.nudge(3, 1, 1);
        assert_eq!(
            meta.propose(1, Term::Without(3), &[1, 2, 3], 2),
            Moved::Open(1)
        );
        meta.wait_for(&all, &[1], 3);
        meta.end_moot_motion();
        assert!(meta.motion.is_some(), "nobody heard of them");
        meta.wait_for(&all, &[3], 4);
        meta.end_moot_motion();
        assert_eq!(meta.motion, None);
        // Nor is anything asked about whoever got up.
        meta.nudge(3, 1, 5);
        meta.propose(1, Term::Without(3), &[1, 2, 3], 6);
        assert!(meta.leave(3));
        assert_eq!(meta.count_motion(&[1, 2], 7), Moved::Same);
    }

    #[test]
    fn a_message_that_arrives_after_its_motion_goes() {
        let mut meta = three();
        meta.propose(1, LIVE, &[1, 2, 3], 0);
        let shown = meta.motion.clone().unwrap();
        // Somebody says something while it is on its way.
        meta.chairs = [1, 2, 3, 4, 5].into();
        meta.propose(2, LIVE, &[1, 2, 3, 4, 5], 1);
        meta.note_motion(&shown, 70);
        assert!(meta.owes_motion());
        meta.propose(1, Term::Control(Control::Shared), &[1, 2, 3], 2);
        assert!(meta.stale.iter().any(|s| s.message == 70));
        meta.note_motion(&shown, 80);
        assert!(meta.stale.iter().any(|s| s.message == 80));
        assert_eq!(meta.motion.as_ref().and_then(|m| m.message), None);
    }
}

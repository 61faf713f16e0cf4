//! What people settle about their table while it plays: its pace, who moves what, and who plays for whom. Proposals about different
//! things are open beside each other, each with its own message and its own voices.

pub(crate) mod kept;
#[cfg(test)]
mod tests;

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

impl Term {
    /// Whether both would settle the same thing, so that only the newer of them can be open.
    fn is_about(self, other: Self) -> bool {
        match (self, other) {
            (Term::Pace(_), Term::Pace(_))
            | (Term::Control(_), Term::Control(_))
            | (Term::StandIn(_), Term::StandIn(_)) => true,
            (Term::Without(one), Term::Without(other)) => one == other,
            (Term::Pace(_) | Term::Control(_) | Term::StandIn(_) | Term::Without(_), _) => false,
        }
    }
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
    /// One that nobody has said a word to yet.
    fn new(term: Term, at_ms: u64) -> Self {
        Self {
            term,
            yes: Vec::new(),
            no: Vec::new(),
            at_ms,
            asked: Vec::new(),
            missing: 0,
            message: None,
            changed: false,
        }
    }

    /// Whether its message is not there or says what is not so any more.
    pub fn is_owed(&self) -> bool {
        self.changed || self.message.is_none()
    }

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

    /// What is open about this, if anybody has proposed it.
    pub fn motion(&self, term: Term) -> Option<&Motion> {
        self.motions.iter().find(|open| open.term == term)
    }

    /// A user would settle this: it is so as soon as more than half of those who decide say so. Of motions about the same thing only
    /// the newest counts.
    pub fn propose(&mut self, user: u64, term: Term, voices: &[u64], now_ms: u64) -> Moved {
        if self.holds(term) {
            return Moved::Same;
        }
        self.overtake(user, term, now_ms);
        let at = self.motions.iter().position(|open| open.term == term);
        let at = at.unwrap_or_else(|| {
            self.motions.push(Motion::new(term, now_ms));
            self.motions.len() - 1
        });
        let motion = &mut self.motions[at];
        let before = motion.yes.contains(&user);
        if !before {
            motion.yes.push(user);
            motion.no.retain(|other| *other != user);
            motion.changed = true;
        }
        match self.count_motion(term, voices, now_ms) {
            Moved::Open(_) if before => Moved::Before,
            moved => moved,
        }
    }

    /// What is open about the same thing gives way to what this user proposes now.
    fn overtake(&mut self, user: u64, term: Term, now_ms: u64) {
        let mut rivals = self.motions.iter();
        let rival = rivals.find(|open| open.term != term && open.term.is_about(term));
        let Some((older, yes)) = rival.map(|open| (open.term, open.yes.clone())) else {
            return;
        };
        self.close_motion(older);
        // Whoever alone wanted it has only changed their mind.
        let others = yes.iter().any(|other| *other != user);
        if let Some(first) = yes.first().copied().filter(|_| others) {
            self.announce(first, now_ms, Announced::Overtaken(older));
        }
    }

    /// A user agrees to what is proposed. What a newer proposal has overtaken, or nobody proposes, they do not propose by it.
    pub fn agree(&mut self, user: u64, term: Term, voices: &[u64], now_ms: u64) -> Moved {
        if self.motion(term).is_none() {
            return Moved::Same;
        }
        self.propose(user, term, voices, now_ms)
    }

    /// A user is against what is proposed: it is off the table as soon as it cannot find more than half any more. Whoever was
    /// for it has changed their mind.
    pub fn oppose(&mut self, user: u64, term: Term, voices: &[u64], now_ms: u64) -> Moved {
        let Some(motion) = self.motions.iter_mut().find(|open| open.term == term) else {
            return Moved::Same;
        };
        let before = motion.no.contains(&user);
        if !before {
            motion.no.push(user);
            motion.yes.retain(|other| *other != user);
            motion.changed = true;
        }
        match self.count_motion(term, voices, now_ms) {
            Moved::Open(_) if before => Moved::Before,
            moved => moved,
        }
    }

    /// Counts all open motions anew, for others may decide by now than when somebody last said something about them; what came of each.
    pub fn count_motions(&mut self, voices: &[u64], now_ms: u64) -> Vec<Moved> {
        let terms: Vec<Term> = self.motions.iter().map(|open| open.term).collect();
        let terms = terms.into_iter();
        terms
            .map(|term| self.count_motion(term, voices, now_ms))
            .collect()
    }

    /// Counts the words for and against one of them.
    fn count_motion(&mut self, term: Term, voices: &[u64], now_ms: u64) -> Moved {
        let Some(motion) = self.motions.iter_mut().find(|open| open.term == term) else {
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
                self.close_motion(term);
                self.announce(against, now_ms, Announced::Declined(term));
                return Moved::Declined;
            }
            motion.changed |= (missing, &asked) != (motion.missing, &motion.asked);
            (motion.missing, motion.asked) = (missing, asked);
            return Moved::Open(missing);
        }
        let user = motion.yes.first().copied().unwrap_or(0);
        self.close_motion(term);
        self.settle(term, now_ms);
        self.announce(user, now_ms, Announced::Settled(term));
        Moved::Settled
    }

    /// No motion is open any more; the messages that ask are to be taken away.
    pub fn close_motions(&mut self) {
        self.close_where(|_| true);
    }

    /// This is not open any more; the message that asks is to be taken away.
    fn close_motion(&mut self, term: Term) {
        self.close_where(|open| open.term == term);
    }

    fn close_where(&mut self, closes: impl Fn(&Motion) -> bool) {
        let all = std::mem::take(&mut self.motions).into_iter();
        let (closed, open): (Vec<Motion>, Vec<Motion>) = all.partition(closes);
        self.motions = open;
        for message in closed.into_iter().filter_map(|motion| motion.message) {
            self.put_away(message, Way::Gone);
        }
    }

    /// Notes the message that asks about the motion of this moment, and what it says of it.
    pub fn note_motion(&mut self, shown: &Motion, message: u64) {
        let mut all = self.motions.iter_mut();
        let open = all.find(|open| (open.term, open.at_ms) == (shown.term, shown.at_ms));
        match open {
            Some(open) => {
                open.message = Some(message);
                let now = (&open.yes, &open.no, &open.asked, open.missing);
                open.changed = now != (&shown.yes, &shown.no, &shown.asked, shown.missing);
            }
            // It was settled or another took its place while the message was on its way.
            None => self.put_away(message, Way::Gone),
        }
    }

    /// Nobody asks any more whether to go on without somebody whom nobody waits for in vain any more.
    pub(crate) fn end_moot_motions(&mut self) {
        let nudged: Vec<u64> = self.wait.nudged.keys().copied().collect();
        let moot = |user: u64| !nudged.contains(&user);
        self.close_where(|open| open.without().is_some_and(moot));
    }

    /// What a user said for motions counts no more; nobody asks for what nobody wants any more, or about whoever got up.
    pub(crate) fn leave_motions(&mut self, user: u64) {
        self.close_where(|open| open.without() == Some(user));
        for motion in &mut self.motions {
            motion.yes.retain(|other| *other != user);
            motion.no.retain(|other| *other != user);
            motion.asked.retain(|other| *other != user);
            motion.changed = true;
        }
        self.close_where(|open| open.yes.is_empty());
    }

    /// Somebody else sits at the table by now: whose words are missing is counted anew, and the messages that ask say so.
    pub(crate) fn ask_anew(&mut self) {
        for motion in &mut self.motions {
            motion.changed = true;
        }
    }

    /// Whether the message about a motion is not there or says what is not so any more.
    pub fn owes_motion(&self) -> bool {
        self.motions.iter().any(Motion::is_owed)
    }

    /// Settles this. By another pace, and after a round goes on without somebody, whoever is waited for is so from now on; who moves
    /// or plays what moves nobody's time.
    fn settle(&mut self, term: Term, now_ms: u64) {
        match term {
            Term::Pace(pace) => {
                self.pace = pace;
                // Where there is a deadline nobody is gone without by a vote.
                if pace.delay_ms().is_some() {
                    self.close_where(|open| open.without().is_some());
                }
            }
            Term::Control(control) => {
                self.control = control;
                return;
            }
            Term::StandIn(stand_in) => {
                self.stand_in = stand_in;
                return;
            }
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

    /// Whoever is waited for is so from now on, also in a plan that a question interrupts and for their word about a step back.
    pub(crate) fn begin_to_wait(&mut self, now_ms: u64) {
        if let Some(vote) = &mut self.vote
            && vote.since_ms > 0
        {
            vote.since_ms = now_ms;
        }
        for since in self.wait.since.values_mut() {
            *since = now_ms;
        }
        self.wait.aside.clear();
        self.wait.spent.clear();
        self.wait.anew.clear();
    }
}

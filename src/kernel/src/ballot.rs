//! When a question is settled that several seats are asked, and how.

use std::collections::BTreeSet;

use crate::{Key, Seat, Voice};

/// One seat's answer: the options it picks.
pub type Given = (Seat, Vec<Key>);

/// A question among several seats, with what they have said so far.
#[derive(Clone, Copy, Debug)]
pub struct Ballot<'a> {
    /// What it takes to settle it.
    pub voice: &'a Voice,
    /// Who has a say, in the order of seats.
    pub electors: &'a [Seat],
    /// What was said, in the order it came; who speaks again has changed their mind.
    pub given: &'a [Given],
    /// What decides between what has as many votes.
    pub tie: Casting,
}

/// Who decides a vote between what has as many voices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Casting {
    /// This seat's say, and after it the next seats' around the table.
    Of(Seat),
    /// Nobody's: a tie stays open until somebody says something else.
    Nobody,
}

impl Casting {
    /// Where a seat comes in the order in which voices count between equals.
    pub fn place(self, seat: Seat) -> (bool, Seat) {
        match self {
            Self::Of(first) => (seat < first, seat),
            Self::Nobody => (false, seat),
        }
    }
}

/// How a ballot stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// These options are picked, whatever the others say.
    Settled(Vec<Key>),
    /// These are still waited for.
    Open(Vec<Seat>),
}

impl Ballot<'_> {
    /// How the ballot stands with what was said.
    ///
    /// The result of a vote does not hang on the order in which the answers came, and what is settled stays so.
    pub fn standing(&self) -> Standing {
        let settled = match self.voice {
            Voice::One | Voice::Small => self.first(|_| true).cloned(),
            Voice::Window { holders, pass } => self.window(holders, pass),
            Voice::Vote => self.voted(),
        };
        match settled {
            Some(picks) => Standing::Settled(picks),
            None => Standing::Open(self.wanted()),
        }
    }

    /// The earliest answer of an elector that fits.
    fn first(&self, fits: impl Fn(&[Key]) -> bool) -> Option<&Vec<Key>> {
        let mut given = self.given.iter();
        let found = given.find(|(seat, picks)| self.electors.contains(seat) && fits(picks));
        found.map(|(_, picks)| picks)
    }

    /// What a seat said last, if it has a say.
    fn said(&self, seat: Seat) -> Option<&Vec<Key>> {
        let mut given = self.given.iter().rev();
        let found = given.find(|(who, _)| *who == seat);
        found.map(|(_, picks)| picks)
    }

    fn window(&self, holders: &[Seat], pass: &Key) -> Option<Vec<Key>> {
        let passes = |picks: &[Key]| picks == std::slice::from_ref(pass);
        if let Some(used) = self.first(|picks| !passes(picks)) {
            return Some(used.clone());
        }
        let passed = self.first(passes)?.clone();
        let all = self.holding(holders).all(|seat| self.said(seat).is_some());
        all.then_some(passed)
    }

    /// Holders who have a say.
    fn holding<'b>(&'b self, holders: &'b [Seat]) -> impl Iterator<Item = Seat> + 'b {
        let electors = self.electors.iter().copied();
        electors.filter(|seat| holders.contains(seat))
    }

    /// Whose answer could still matter.
    fn wanted(&self) -> Vec<Seat> {
        let silent = |seat: &Seat| self.said(*seat).is_none();
        if let Voice::Window { holders, .. } = self.voice {
            let holding: Vec<Seat> = self.holding(holders).filter(silent).collect();
            if !holding.is_empty() {
                return holding;
            }
        }
        let open: Vec<Seat> = self.electors.iter().copied().filter(silent).collect();
        if open.is_empty() {
            // All have spoken and are of as many minds: any of them may change theirs.
            return self.electors.to_vec();
        }
        open
    }

    /// The winner of a vote, once the rest cannot change it.
    fn voted(&self) -> Option<Vec<Key>> {
        let mut seats = self.electors.to_vec();
        // Whoever breaks ties comes first, then those who sit after, all around the table.
        seats.sort_by_key(|seat| self.tie.place(*seat));
        let mut named: Vec<BTreeSet<&Key>> = Vec::new();
        let wishes: Vec<Option<usize>> = seats
            .iter()
            .map(|seat| {
                let wish: BTreeSet<&Key> = self.said(*seat)?.iter().collect();
                let known = named.iter().position(|named| *named == wish);
                Some(known.unwrap_or_else(|| {
                    named.push(wish);
                    named.len() - 1
                }))
            })
            .collect();
        // The rest have most weight where they all want the same, be it what nobody has named yet.
        let mut outcomes = (0..=named.len()).map(|rest| {
            let all: Vec<usize> = wishes.iter().map(|wish| wish.unwrap_or(rest)).collect();
            winner(&all, self.tie)
        });
        let first = outcomes.next()?;
        let sure = outcomes.all(|outcome| outcome == first);
        let won = named.get(first?).filter(|_| sure)?;
        Some(won.iter().map(|key| (*key).clone()).collect())
    }
}

/// What most want; of equals the one that is named first, or none where nobody decides between them.
fn winner(wishes: &[usize], tie: Casting) -> Option<usize> {
    let votes = |wish: usize| wishes.iter().filter(|w| **w == wish).count();
    let most = wishes.iter().map(|wish| votes(*wish)).max()?;
    let mut first = wishes.iter().copied().filter(|wish| votes(*wish) == most);
    let won = first.next()?;
    match tie {
        Casting::Of(_) => Some(won),
        Casting::Nobody => first.all(|wish| wish == won).then_some(won),
    }
}

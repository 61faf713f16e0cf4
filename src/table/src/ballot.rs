//! Votes of the people at a table on what costs all of them or does not come back.
//!
//! The rules say whose seats are asked and what it takes (`Voice`); here stands who sits there. A person has one voice, however
//! many seats are theirs, and a vacant chair has none.

use castaway_kernel::{
    Answer, Await, Ballot, Casting, DecisionId, Game, Key, Seat, Standing, Voice,
};
use serde::{Deserialize, Serialize};

use crate::{Control, Meta};

/// What people have said in the vote that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// The question.
    pub decision: DecisionId,
    /// What each said last, in the order in which they spoke first.
    pub words: Vec<Word>,
}

/// What somebody has said in a vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// The person who said it.
    pub user: u64,
    /// The options they pick.
    pub picks: Vec<Key>,
}

/// A vote as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Poll {
    /// The question.
    pub decision: DecisionId,
    /// Who has a voice, in the order in which theirs counts between equals.
    pub voters: Vec<Voter>,
    /// Who decides between what has as many voices.
    pub tie: Casting,
    /// Whether it is settled.
    pub standing: Standing,
}

/// Somebody who has a voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voter {
    /// The person.
    pub user: u64,
    /// The seat that speaks for them.
    pub seat: Seat,
    /// What they have said, if anything.
    pub said: Option<Vec<Key>>,
}

impl Poll {
    /// The vote that is open at a table; `None` where one word is enough: at other questions, for a person alone, and where
    /// everybody moves everything.
    pub fn of<G: Game>(catalog: &G::Catalog, state: &G::State, meta: &Meta) -> Option<Self> {
        Self::heard::<G>(catalog, state, meta, None)
    }

    /// The same, in which this user has a voice, too, though they are away: they are about to give it.
    pub(crate) fn heard<G: Game>(
        catalog: &G::Catalog,
        state: &G::State,
        meta: &Meta,
        speaks: Option<u64>,
    ) -> Option<Self> {
        if meta.is_solo() || meta.control == Control::Shared {
            return None;
        }
        let awaited = G::awaited(catalog, state);
        let (mut seats, mut decision) = (Vec::new(), None);
        for one in awaited {
            match (one.voice, one.what) {
                (Voice::Vote, Await::Ask(id)) => {
                    decision = Some(id);
                    seats.push(one.seat);
                }
                _ => return None,
            }
        }
        let decision = decision?;
        let tie = G::casting(state);
        seats.sort_by_key(|seat| tie.place(*seat));
        let expected = meta.expected();
        let mut voters: Vec<Voter> = Vec::new();
        for seat in seats {
            let owner = meta.chairs.owner(seat);
            if let Some(user) = owner.filter(|user| voters.iter().all(|v| v.user != *user)) {
                let said = meta.said(decision, user).cloned();
                // What somebody has said is said, also where they said it once and for all and are away.
                if said.is_some() || expected.contains(&user) || speaks == Some(user) {
                    voters.push(Voter { user, seat, said });
                }
            }
        }
        let mut electors: Vec<Seat> = voters.iter().map(|voter| voter.seat).collect();
        electors.sort_unstable();
        let given = voters
            .iter()
            .filter_map(|voter| Some((voter.seat, voter.said.clone()?)))
            .collect::<Vec<_>>();
        let ballot = Ballot {
            voice: &Voice::Vote,
            electors: &electors,
            given: &given,
            tie,
        };
        let standing = match ballot.standing() {
            Standing::Settled(won) => {
                held_open(&voters, &expected).unwrap_or(Standing::Settled(won))
            }
            open @ Standing::Open(_) => open,
        };
        (!voters.is_empty()).then_some(Self {
            decision,
            voters,
            tie,
            standing,
        })
    }

    /// Whose voice somebody gives: their own, else that of whom they move for beside them.
    pub(crate) fn voter(&self, meta: &Meta, user: u64) -> Option<&Voter> {
        let own = self.voters.iter().find(|voter| voter.user == user);
        own.or_else(|| {
            let pilots = |seat: Seat| meta.chairs.get(seat).is_some_and(|c| c.pilot == Some(user));
            self.voters.iter().find(|voter| pilots(voter.seat))
        })
    }

    /// Who decides alone a vote of two: one of them does where their voice counts more between equals, and what the other says is
    /// a wish.
    pub fn decides(&self) -> Option<&Voter> {
        let two = self.voters.len() == 2 && self.tie != Casting::Nobody;
        self.voters.first().filter(|_| two)
    }

    /// Whether all have spoken and nothing comes of it until somebody says something else.
    pub fn is_tied(&self) -> bool {
        let open = matches!(self.standing, Standing::Open(_));
        open && self.voters.iter().all(|voter| voter.said.is_some())
    }

    /// Those who have not spoken and could still change what comes of it; everybody where all have, and it is tied.
    pub fn waits_for(&self) -> Vec<u64> {
        let seats = match &self.standing {
            Standing::Settled(_) => return Vec::new(),
            Standing::Open(seats) => seats,
        };
        let open = self.voters.iter().filter(|v| seats.contains(&v.seat));
        open.map(|voter| voter.user).collect()
    }

    /// What counts, once that is settled, and the seat of one who said so.
    pub(crate) fn settled(&self) -> Option<(Seat, Answer)> {
        let Standing::Settled(won) = &self.standing else {
            return None;
        };
        let same = |picks: &Vec<Key>| {
            picks.len() == won.len() && picks.iter().all(|pick| won.contains(pick))
        };
        let mut voters = self.voters.iter();
        let (seat, picks) = voters.find_map(|voter| {
            let picks = voter.said.as_ref().filter(|picks| same(picks))?;
            Some((voter.seat, picks.clone()))
        })?;
        let decision = self.decision;
        Some((seat, Answer { decision, picks }))
    }
}

/// Whose word a vote waits for though it is settled: where all who have spoken are away, those who are there are asked first. What
/// people who are away have said once and for all shuts nobody out.
fn held_open(voters: &[Voter], expected: &[u64]) -> Option<Standing> {
    let silent: Vec<Seat> = (voters.iter())
        .filter(|voter| voter.said.is_none())
        .map(|voter| voter.seat)
        .collect();
    let mut spoken = voters.iter().filter(|voter| voter.said.is_some());
    let absent = spoken.all(|voter| !expected.contains(&voter.user));
    (absent && !silent.is_empty()).then_some(Standing::Open(silent))
}

impl Meta {
    /// What somebody has said in the vote on a question.
    pub fn said(&self, decision: DecisionId, user: u64) -> Option<&Vec<Key>> {
        let ballot = self.ballot.as_ref().filter(|b| b.decision == decision)?;
        let word = ballot.words.iter().find(|word| word.user == user);
        word.map(|word| &word.picks)
    }

    /// Somebody says this in the vote on a question; what they said before counts no more.
    pub(crate) fn say(&mut self, decision: DecisionId, user: u64, picks: Vec<Key>) {
        let open = self.ballot.take().filter(|b| b.decision == decision);
        let mut said = open.unwrap_or(Said {
            decision,
            words: Vec::new(),
        });
        match said.words.iter_mut().find(|word| word.user == user) {
            Some(word) => word.picks = picks,
            None => said.words.push(Word { user, picks }),
        }
        self.ballot = Some(said);
    }

    /// Somebody has said nothing.
    pub(crate) fn unsay(&mut self, user: u64) {
        if let Some(ballot) = &mut self.ballot {
            ballot.words.retain(|word| word.user != user);
        }
    }
}

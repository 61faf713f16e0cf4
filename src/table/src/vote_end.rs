//! How votes ended: told on the panel as long as its story goes on, and kept in the log, since where nothing is done
//! nothing else shows it.

use castaway_kernel::{Casting, Game, Key, Seat, Standing};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Chairs, Meta, Poll};

/// How a vote ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoteEnd {
    /// The question with the answers that were named, as its game tells it.
    pub posed: Value,
    /// The options that are picked.
    pub won: Vec<Key>,
    /// What each said, in the order in which voices count between equals.
    pub voices: Vec<(Seat, Vec<Key>)>,
    /// What settled it.
    pub by: VoteBy,
    /// Who gave these voices, for a seat may change hands; none in what older programs kept, and in the log, which is told by the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<VoiceOf>,
    /// So many events of the story that the panel tells came before it; none where that is not known, and in the log, which tells it
    /// with its step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<u32>,
}

/// Whose voice that of a seat was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoiceOf {
    /// The seat.
    pub seat: Seat,
    /// The person who sat there then.
    pub user: u64,
}

/// What settled a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoteBy {
    /// More wanted it than anything else.
    Most,
    /// As many could want something else, and whoever decides then wants it.
    Casting,
    /// The same, and it is the voice of somebody who sits after them.
    After,
    /// Nothing that was said: time ran out.
    Silence,
}

impl VoteEnd {
    /// How the open vote ends with a command that answers it; `None` where none is open, and for a game that does not tell it.
    pub(crate) fn of<G: Game>(
        catalog: &G::Catalog,
        state: &G::State,
        meta: &Meta,
        command: &G::Command,
    ) -> Option<Self> {
        let answer = G::answer(command)?;
        let poll = Poll::of::<G>(catalog, state, meta)?;
        if poll.decision != answer.decision {
            return None;
        }
        let voices: Vec<(Seat, Vec<Key>)> = (poll.voters.iter())
            .filter_map(|voter| Some((voter.seat, voter.said.clone()?)))
            .collect();
        let spoke = poll.voters.iter().filter(|voter| voter.said.is_some());
        let people = spoke.map(|voter| VoiceOf {
            seat: voter.seat,
            user: voter.user,
        });
        let people = people.collect();
        let said = voices.iter().flat_map(|(_, picks)| picks);
        let named: Vec<Key> = said.chain(&answer.picks).cloned().collect();
        let posed = serde_json::to_value(G::posed(state, &named)?).ok()?;
        let won = answer.picks.clone();
        let by = match &poll.standing {
            Standing::Settled(settled) if alike(settled, &won) => by(&poll, &voices, &won),
            Standing::Settled(_) | Standing::Open(_) => VoteBy::Silence,
        };
        Some(Self {
            posed,
            won,
            voices,
            by,
            people,
            before: None,
        })
    }

    /// The same without the people, as the log keeps it, in which nobody is looked for who wants to be forgotten.
    pub(crate) fn of_seats(self) -> Self {
        let people = Vec::new();
        Self { people, ..self }
    }

    /// Who gave the voice of a seat; `None` where nobody knows any more. Of what an older program kept, who sits there now.
    pub fn voice_of(&self, seat: Seat, chairs: &Chairs) -> Option<u64> {
        if self.people.is_empty() {
            return chairs.owner(seat);
        }
        let gave = self.people.iter().find(|one| one.seat == seat);
        gave.map(|one| one.user)
    }

    /// Those whose wish it was, in the order in which their voices count.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let won = self
            .voices
            .iter()
            .filter(move |(_, picks)| self.is_won(picks));
        won.map(|(seat, _)| *seat)
    }

    /// Whether something else had as many of the voices that were given, so that it hung on one of them. One word may settle a vote before
    /// others have said theirs: that is no tie.
    pub fn is_tied(&self) -> bool {
        let won = votes(&self.voices, &self.won);
        let mut others = self.voices.iter().filter(|(_, picks)| !self.is_won(picks));
        others.any(|(_, picks)| votes(&self.voices, picks) >= won)
    }

    /// Whether these picks are what the vote came to.
    pub fn is_won(&self, picks: &[Key]) -> bool {
        alike(picks, &self.won)
    }
}

/// What settled a vote that came to this.
fn by(poll: &Poll, voices: &[(Seat, Vec<Key>)], won: &[Key]) -> VoteBy {
    let others = voices.iter().filter(|(_, picks)| !alike(picks, won));
    let most = others.map(|(_, picks)| votes(voices, picks)).max();
    let silent = poll.voters.len().saturating_sub(voices.len());
    if votes(voices, won) > most.unwrap_or(0) + silent {
        return VoteBy::Most;
    }
    let first = voices.iter().find(|(_, picks)| alike(picks, won));
    match first.map(|(seat, _)| Casting::Of(*seat)) {
        Some(first) if first == poll.tie => VoteBy::Casting,
        Some(_) | None => VoteBy::After,
    }
}

/// How many of these voices want this.
fn votes(voices: &[(Seat, Vec<Key>)], wish: &[Key]) -> usize {
    let same = voices.iter().filter(|(_, picks)| alike(picks, wish));
    same.count()
}

/// Whether two pick the same, in whatever order.
fn alike(one: &[Key], other: &[Key]) -> bool {
    one.len() == other.len() && one.iter().all(|pick| other.contains(pick))
}

impl Meta {
    /// The panel tells how a vote ended with the step to a revision, as long as it tells of that step.
    pub(crate) fn note_vote_end(&mut self, revision: u64, end: Option<VoteEnd>) {
        let from = self.told_from;
        self.vote_ends.retain(|(at, _)| *at >= from);
        let before = self.told_events;
        self.vote_ends
            .extend(end.map(|end| (revision, VoteEnd { before, ..end })));
    }
}

#[cfg(test)]
mod tests {
    use castaway_kernel::DecisionId;

    use super::*;
    use crate::Voter;

    fn picks(what: &str) -> Vec<Key> {
        vec![Key::from(what)]
    }

    /// What settles a vote of people who said this, the voice of the second of whom decides ties.
    fn settled(said: &[&str], won: &str) -> VoteBy {
        let tie = Casting::Of(Seat(1));
        let mut voters: Vec<Voter> = (0..)
            .zip(said)
            .map(|(seat, said)| Voter {
                user: 70 + u64::from(seat),
                seat: Seat(seat),
                said: (!said.is_empty()).then(|| picks(said)),
            })
            .collect();
        voters.sort_by_key(|voter| tie.place(voter.seat));
        let said = voters.iter();
        let voices: Vec<(Seat, Vec<Key>)> = said
            .filter_map(|voter| Some((voter.seat, voter.said.clone()?)))
            .collect();
        let poll = Poll {
            decision: DecisionId(3),
            voters,
            tie,
            standing: Standing::Settled(picks(won)),
        };
        by(&poll, &voices, &picks(won))
    }

    #[test]
    fn most_voices_settle_a_vote_and_between_equals_one_of_them() {
        assert_eq!(settled(&["a", "b", "a"], "a"), VoteBy::Most);
        assert_eq!(settled(&["a", "", "a"], "a"), VoteBy::Most);
        assert_eq!(settled(&["a"], "a"), VoteBy::Most);
        assert_eq!(settled(&["a", "b", "c"], "b"), VoteBy::Casting);
        // Of two one word settles it, whatever the other would say.
        assert_eq!(settled(&["", "b"], "b"), VoteBy::Casting);
        // Whoever decides ties wants what too few want.
        assert_eq!(settled(&["a", "b", "c", "c", "a"], "c"), VoteBy::After);
    }

    #[test]
    fn it_is_a_tie_only_where_something_else_had_as_many_voices() {
        let tied = |said: &[&str], won: &str| {
            let voices = (0..).map(Seat).zip(said.iter().map(|said| picks(said)));
            let end = VoteEnd {
                posed: Value::Null,
                won: picks(won),
                voices: voices.collect(),
                by: VoteBy::Casting,
                people: Vec::new(),
                before: None,
            };
            end.is_tied()
        };
        assert!(tied(&["a", "b"], "b") && tied(&["a", "b", "c"], "a"));
        assert!(tied(&["b", "a", "a", "c", "c"], "c"));
        assert!(!tied(&["a"], "a"), "the other has said nothing");
        // Of four the fourth could have made it one.
        assert!(!tied(&["a", "b", "a"], "a"));
    }

    #[test]
    fn a_voice_stays_with_who_gave_it_when_the_seat_changes_hands() {
        let chairs = Chairs::from([70, 99]);
        let of = |seat, user| VoiceOf { seat, user };
        let end = VoteEnd {
            posed: Value::Null,
            won: picks("a"),
            voices: vec![(Seat(1), picks("a"))],
            by: VoteBy::Most,
            people: vec![of(Seat(1), 71)],
            before: Some(4),
        };
        assert_eq!(end.voice_of(Seat(1), &chairs), Some(71));
        assert_eq!(end.voice_of(Seat(0), &chairs), None, "who said nothing");
        let text = serde_json::to_string(&end).unwrap();
        assert_eq!(serde_json::from_str::<VoteEnd>(&text).unwrap(), end);
        // Of what older programs kept nothing else is known.
        let old = end.of_seats();
        assert_eq!(old.voice_of(Seat(1), &chairs), Some(99));
        assert!(!serde_json::to_string(&old).unwrap().contains("people"));
    }
}

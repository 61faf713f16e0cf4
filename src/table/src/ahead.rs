//! Answers given ahead: to the question that certainly comes next, while others are still asked the one that is open. Each is
//! given by the table as soon as that question stands there, and forgotten if another does.

use castaway_kernel::{Answer, Await, DecisionId, Key, Seat};
use serde::{Deserialize, Serialize};

use crate::{Deed, Loaded, Meta, Place, Playable, Stamp, Table, Trouble};

/// What somebody answers to the next question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ahead {
    /// The person who answers.
    pub user: u64,
    /// The question that is open before it.
    pub after: DecisionId,
    /// What the next one asks.
    pub asked: String,
    /// The options they pick.
    pub picks: Vec<Key>,
}

/// What came of the wish to answer ahead.
pub enum Foretold<G: Playable> {
    /// It counts as soon as that is asked.
    Now(Loaded<G>),
    /// What comes next is not certain, or not asked of them.
    Unsure(Loaded<G>),
}

impl<G: Playable> Table<G> {
    /// A game as it is imagined at the question that certainly comes next; `None` where a person alone plays, or none is certain.
    pub fn ahead(&self, loaded: &Loaded<G>) -> Option<Loaded<G>> {
        if loaded.meta.is_solo() {
            return None;
        }
        let state = G::ahead(&self.0.catalog, &loaded.state)?;
        Some(Loaded {
            state,
            ..loaded.clone()
        })
    }

    /// Whether a user is one of those who will be asked there.
    pub fn asks_ahead(&self, next: &Loaded<G>, user: u64) -> bool {
        self.seat_ahead(next, user).is_some()
    }

    /// A user answers the question that comes after this one, or takes that back.
    ///
    /// # Errors
    /// When there is no game, they do not sit there, the answer does not fit, or the store fails.
    pub async fn answer_ahead(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        after: DecisionId,
        picks: Option<Vec<Key>>,
    ) -> Result<Foretold<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            let user = stamp.user;
            if !loaded.meta.may(user, Deed::TakePart) {
                return Err(Trouble::NotSeated);
            }
            let open = table.open_question(&loaded) == Some(after);
            let next = table.ahead(&loaded).filter(|_| open);
            let found = next.and_then(|next| {
                let seat = table.seat_ahead(&next, user)?;
                let decision = table.open_question(&next)?;
                let asked = asked_at::<G>(&next)?;
                Some((next, seat, decision, asked))
            });
            let Some((next, seat, decision, asked)) = found else {
                return Ok(Foretold::Unsure(loaded));
            };
            loaded.meta.forget_ahead(user);
            if let Some(picks) = picks {
                let answer = Answer {
                    decision,
                    picks: picks.clone(),
                };
                if let Some(command) = G::choose(answer) {
                    table.tried(&next, seat, stamp, &command)?;
                }
                loaded.meta.ahead.push(Ahead {
                    user,
                    after,
                    asked,
                    picks,
                });
            }
            loaded.meta.owe_panel();
            loaded.meta.note_act(user, stamp.now_ms);
            table.watch(&mut loaded, None, stamp.now_ms);
            table.put_beside(&loaded)?;
            Ok(Foretold::Now(loaded))
        })
        .await
    }

    /// What a user has answered ahead to the open question.
    pub(super) fn foretold(&self, loaded: &Loaded<G>, user: u64) -> Option<Answer> {
        let mut all = loaded.meta.ahead.iter().filter(|one| one.user == user);
        let one = all.next()?;
        let decision = self.open_question(loaded)?;
        let asked = asked_at::<G>(loaded)?;
        (one.after != decision && one.asked == asked).then(|| Answer {
            decision,
            picks: one.picks.clone(),
        })
    }

    /// Forgets what was answered ahead to a question that did not come.
    pub(super) fn tend_ahead(&self, loaded: &mut Loaded<G>) {
        if loaded.meta.ahead.is_empty() {
            return;
        }
        let open = self.open_question(loaded);
        let asked = asked_at::<G>(loaded);
        let comes = |one: &Ahead| open == Some(one.after) || asked.as_ref() == Some(&one.asked);
        loaded.meta.ahead.retain(comes);
    }

    fn open_question(&self, loaded: &Loaded<G>) -> Option<DecisionId> {
        let awaited = G::awaited(&self.0.catalog, &loaded.state);
        match awaited.first()?.what {
            Await::Ask(id) => Some(id),
            Await::Plan | Await::Turn => None,
        }
    }

    /// The seat of a user that will be asked there.
    fn seat_ahead(&self, next: &Loaded<G>, user: u64) -> Option<Seat> {
        let awaited = G::awaited(&self.0.catalog, &next.state);
        let mut seats = awaited.iter().map(|one| one.seat);
        seats.find(|seat| next.meta.chairs.owner(*seat) == Some(user))
    }
}

impl Meta {
    /// A user answers nothing ahead.
    pub(crate) fn forget_ahead(&mut self, user: u64) {
        self.ahead.retain(|one| one.user != user);
    }

    /// What a user answers to the question after the open one.
    pub fn ahead_of(&self, user: u64) -> Option<&Ahead> {
        self.ahead.iter().find(|one| one.user == user)
    }
}

fn asked_at<G: Playable>(loaded: &Loaded<G>) -> Option<String> {
    serde_json::to_string(&G::asked(&loaded.state)?).ok()
}

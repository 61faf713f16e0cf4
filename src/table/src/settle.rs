//! What standing answers say at a table: each is an ordinary answer of a seat, or a word in a vote, and is given as soon as
//! the table looks at what is due.

use castaway_kernel::{Answer, Await, Awaited, Key, Seat, Voice};

use crate::{
    Deed, Habit, Loaded, Place, Playable, Poll, Stamp, Table, Trouble, Voter, act::Given,
    wait::waited_for, write::Draft,
};

/// An answer that a standing one gives.
pub(super) struct Standing {
    pub(super) user: u64,
    pub(super) by: By,
    seat: Seat,
    answer: Answer,
    counts: Counts,
}

/// Why it is given.
#[derive(Clone)]
pub(super) enum By {
    /// By a standing answer of this name.
    Habit(Key),
    /// It was given ahead.
    Ahead,
    /// Every answer comes to the same.
    Moot,
}

/// What such an answer counts for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    /// It settles the question, or lets it go by for its seat.
    Alone,
    /// It is one word among others.
    Vote,
}

/// What comes of it.
pub(super) enum Came<G: Playable> {
    /// A step.
    Step(Box<Draft<G>>),
    /// A word that settles nothing yet.
    Word(Box<Loaded<G>>),
}

/// What came of the wish to settle an answer once and for all.
pub enum Settled<G: Playable> {
    /// It is so from now on.
    Now(Loaded<G>),
    /// There is nothing that it could rest on.
    Unfit(Loaded<G>),
}

impl<G: Playable> Table<G> {
    /// A user answers something once and for all from now on, or does so no more.
    ///
    /// # Errors
    /// When there is no game, they do not sit there, or the store fails.
    pub async fn settle_habit(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        name: Key,
        counts: bool,
    ) -> Result<Settled<G>, Trouble<G>> {
        let (settled, ended) = match counts {
            true => (Some(name), Vec::new()),
            false => (None, vec![name]),
        };
        self.settle_instead(place, stamp, settled, ended).await
    }

    /// A user answers this once and for all from now on, if anything, and these no more: all of it, or nothing.
    ///
    /// # Errors
    /// When there is no game, they do not sit there, or the store fails.
    pub async fn settle_instead(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        settled: Option<Key>,
        ended: Vec<Key>,
    ) -> Result<Settled<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            let user = stamp.user;
            if !loaded.meta.may(user, Deed::TakePart) || !loaded.meta.chairs.sits(user) {
                return Err(Trouble::NotSeated);
            }
            let ready = |name: &Key| G::ready_habit() == Some(name.as_str());
            if settled.iter().chain(&ended).any(ready) {
                // All see it beside the open plan.
                loaded.meta.owe_panel();
            }
            if let Some(name) = settled {
                let Some(basis) = table.basis(&loaded, user, &name) else {
                    return Ok(Settled::Unfit(loaded));
                };
                if ready(&name) {
                    // What they say of all plans now they say of this one, too.
                    loaded.meta.let_go(user);
                    loaded.meta.note_thought(user, false);
                }
                let answers = table.would_say(&loaded, user, &name);
                let habits = loaded.meta.habits.entry(user).or_default();
                habits.pressed = answers.map(|answer| answer.decision);
                let usual = false;
                habits.settle_alone(Habit { name, basis, usual }, G::excludes);
            }
            for name in &ended {
                loaded.meta.drop_habit(user, name);
            }
            if loaded.meta.is_away(user) {
                loaded.meta.owe_panel();
            }
            // What they settle now counts for the question that they have gone back to.
            loaded.meta.took_back = loaded.meta.took_back.filter(|by| *by != user);
            loaded.meta.note_act(user, stamp.now_ms);
            table.watch(&mut loaded, None, stamp.now_ms);
            table.put_beside(&loaded)?;
            Ok(Settled::Now(loaded))
        })
        .await
    }

    /// What a user could answer once and for all with the seats that are theirs.
    pub fn habits(&self, loaded: &Loaded<G>, user: u64) -> Vec<Key> {
        let mut all = Vec::new();
        for seat in loaded.meta.seats_of(user) {
            for name in G::habits(&self.0.catalog, &loaded.state, seat) {
                if !all.contains(&name) {
                    all.push(name);
                }
            }
        }
        all
    }

    /// What this standing answer would say for a user to the open question if it were one of theirs.
    pub fn would_say(&self, loaded: &Loaded<G>, user: u64, name: &Key) -> Option<Answer> {
        let mut seats = loaded.meta.seats_of(user).into_iter();
        seats.find_map(|seat| {
            let names = std::slice::from_ref(name);
            let said = G::by_habit(&self.0.catalog, &loaded.state, seat, names);
            said.map(|(_, answer)| answer)
        })
    }

    /// Whether a standing answer says something to the open question now, which is given without anybody's press.
    pub fn is_answered_by_habit(&self, loaded: &Loaded<G>) -> bool {
        self.by_habit(loaded).is_some()
    }

    /// What a standing answer says now, if any does.
    pub(super) fn by_habit(&self, loaded: &Loaded<G>) -> Option<Standing> {
        let (catalog, state, meta) = (&self.0.catalog, &loaded.state, &loaded.meta);
        if Self::asks_all(meta) {
            return None;
        }
        if let Some((seat, answer)) = G::moot(catalog, state) {
            return Some(Standing {
                user: meta.chairs.owner(seat).unwrap_or(0),
                by: By::Moot,
                seat,
                answer,
                counts: Counts::Alone,
            });
        }
        if meta.habits.is_empty() && meta.ahead.is_empty() {
            return None;
        }
        let awaited = G::awaited(catalog, state);
        let first = awaited.first()?;
        let Await::Ask(open) = first.what else {
            return None;
        };
        let says = |seat: Seat, user: u64| {
            // Whoever has gone back to a question wants to decide it anew.
            if meta.took_back == Some(user) {
                return None;
            }
            let names = meta.habit_names(user);
            let (by, answer) = match (self.foretold(loaded, user), names.is_empty()) {
                // What somebody has said of this very question is newer than what they say of all like it.
                (Some(answer), _) => (By::Ahead, answer),
                (None, true) => return None,
                (None, false) => {
                    let (name, answer) = G::by_habit(catalog, state, seat, &names)?;
                    (By::Habit(name), answer)
                }
            };
            let counts = Counts::Alone;
            Some(Standing {
                user,
                by,
                seat,
                answer,
                counts,
            })
        };
        if let Some(poll) = Poll::of::<G>(catalog, state, meta) {
            let waits = poll.waits_for();
            // Whoever has spoken is waited for in a tie, and it is theirs to think anew.
            let silent = |v: &&Voter| v.said.is_none() && waits.contains(&v.user);
            let mut voters = poll.voters.iter().filter(silent);
            let counts = Counts::Vote;
            let word = voters.find_map(|voter| says(voter.seat, voter.user));
            // What somebody has settled for themselves is their word, whether they are there or not.
            let gone = |one: &Awaited| {
                let user = meta.chairs.owner(one.seat)?;
                let votes = poll.voters.iter().any(|voter| voter.user == user);
                (!votes).then(|| says(one.seat, user)).flatten()
            };
            let word = word.or_else(|| match waits.is_empty() {
                true => None,
                false => awaited.iter().find_map(gone),
            })?;
            return Some(Standing { counts, ..word });
        }
        let own = |one: &Awaited| says(one.seat, meta.chairs.owner(one.seat)?);
        let alone = match &first.voice {
            Voice::One => true,
            Voice::Window { holders, .. } => !holders.is_empty(),
            Voice::Small | Voice::Vote => false,
        };
        if alone {
            return awaited.iter().find_map(own);
        }
        // Where one word is enough for all, nobody is passed over who would rather say something themselves.
        let mut said: Vec<Standing> = awaited.iter().filter_map(own).collect();
        let pressed = |word: &Standing| {
            let own = meta.habits.get(&word.user);
            matches!(word.by, By::Ahead) || own.is_some_and(|own| own.pressed == Some(open))
        };
        if let Some(word) = said.iter().position(pressed) {
            // As if they had been the first to press.
            return Some(said.swap_remove(word));
        }
        let waited = waited_for::<G>(catalog, state, meta).users;
        let all = waited
            .iter()
            .all(|user| said.iter().any(|word| word.user == *user));
        // Nor is what is asked of people who are away alone answered by others, or by silence, before one of them has.
        let away = |one: &Awaited| {
            let owner = meta.chairs.owner(one.seat);
            owner.is_some_and(|user| meta.is_away(user))
        };
        let gone = !meta.expected().is_empty() && awaited.iter().all(away);
        let mut said = said.into_iter();
        said.next().filter(|_| gone || (all && !waited.is_empty()))
    }

    /// Gives such an answer.
    pub(super) fn give_standing(
        &self,
        mut before: Loaded<G>,
        word: Standing,
        now_ms: u64,
    ) -> Result<Came<G>, Trouble<G>> {
        let Standing {
            user,
            by,
            seat,
            answer,
            counts,
        } = word;
        match by {
            By::Habit(name) => before.meta.note_habit(user, name),
            By::Ahead => before.meta.forget_ahead(user),
            By::Moot => {}
        }
        let (mut seat, mut answer) = (seat, answer);
        if counts == Counts::Vote {
            let decision = answer.decision;
            before.meta.say(decision, user, answer.picks);
            let poll = Poll::of::<G>(&self.0.catalog, &before.state, &before.meta);
            let Some(settled) = poll.and_then(|poll| poll.settled()) else {
                before.meta.owe_panel();
                self.watch(&mut before, None, now_ms);
                return Ok(Came::Word(Box::new(before)));
            };
            (seat, answer) = settled;
        }
        let Some(command) = G::choose(answer) else {
            return Ok(Came::Word(Box::new(before)));
        };
        let draft = self.given_by_none(before, (seat, user), command, now_ms, Given::Standing)?;
        Ok(Came::Step(Box::new(draft)))
    }
}

//! Answers that are waited for only so long.
//!
//! The game names what counts as the answer of somebody who gives none; when it counts is kept in the store, in the
//! same write as the question. Nothing that waits lives in memory, so a restart forgets no deadline.

use castaway_kernel::Seat;

use crate::{
    Act, Done, Loaded, Place, Playable, Poll, Stamp, Table, Trouble,
    act::{Given, guarded},
    has_planned, is_left_to_others,
    settle::{By, Came},
    write::Draft,
};

/// So many answers in a row follow from one deadline; what is left then follows from the next look.
const IN_A_ROW: usize = 40;
/// What could not be given is tried again after so long.
const AGAIN_MS: u64 = 60 * 60 * 1000;

impl<G: Playable> Table<G> {
    /// Who is waited for only so long by the rules of the game.
    pub fn hurried(&self, loaded: &Loaded<G>) -> Option<u64> {
        loaded.meta.deadline?;
        let (seat, _) = G::unanswered(&self.0.catalog, &loaded.state)?;
        loaded.meta.chairs.owner(seat)
    }

    /// Gives the answers of those who gave none in time; `None` if nobody is late.
    ///
    /// # Errors
    /// As for any command.
    pub async fn lapse(
        &self,
        place: impl Into<Place>,
        now_ms: u64,
    ) -> Result<Option<Done<G>>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut before = table.load_now(place)?;
            // Somebody may sleep at other times than they did when they were asked.
            if table.learn_nights(&mut before.meta, now_ms) {
                before.meta.owe_calls();
                before.meta.owe_panel();
            }
            // An answer may have come in the last moment, or the question is asked anew.
            if before.meta.deadline.is_none_or(|at_ms| at_ms > now_ms) {
                return Ok(None);
            }
            if let Some((seat, command)) = G::unanswered(&table.0.catalog, &before.state) {
                let by = (seat, before.meta.chairs.owner(seat).unwrap_or(0));
                let draft = table.given_by_none(before, by, command, now_ms, Given::Lapsed)?;
                return table.commit(draft).map(Some);
            }
            let undo = before.meta.undo_due_ms(before.revision);
            if undo.is_some_and(|at_ms| at_ms <= now_ms) {
                return table.agreed_by_silence(before, now_ms).map(Some);
            }
            table.go_on(before, now_ms).map(Some)
        })
        .await
    }

    /// Whoever is late is away, and the table goes on by itself until it waits for somebody who is there.
    fn go_on(&self, mut now: Loaded<G>, now_ms: u64) -> Result<Done<G>, Trouble<G>> {
        if !now.place.is_own() && !Place::is_channel(now.place.key()) {
            // On the shelf no time passes.
            now.meta.wait.since.clear();
            return self.keep(now, None);
        }
        let back = now.meta.end_holidays(now_ms);
        // Until it is settled whether the last step stands nothing follows from it by itself, and nobody is late for it.
        let asked = now.meta.undo_due_ms(now.revision).is_some();
        let over = !asked && now.meta.due_ms().is_some_and(|at_ms| at_ms <= now_ms);
        // Nobody is late for a question of somebody else, nor who has spoken: what counts in silence settles a tie.
        let left = over && is_left_to_others::<G>(&self.0.catalog, &now.state, &now.meta);
        let spoken = left || (over && self.is_tied(&now));
        // Whoever has planned is there, or has nothing left to say but that they are ready.
        let silent = over && !spoken;
        let stands = silent && self.plans_stand(&mut now, now_ms);
        let late = (silent && now.meta.leave_behind(now_ms)) || stands;
        let tied = left || (over && self.is_tied(&now));
        if over {
            // What follows now was brought by nobody's deed.
            now.meta.by_deed = false;
        }
        // The board of a game that is over shows nothing of who is back.
        let over_by_now = G::outcome(&now.state).is_some();
        if late || (back && !over_by_now) {
            now.meta.owe_panel();
        }
        // What time brings is no part of what somebody did before, which all have read by then.
        let newest = now.meta.newest;
        if late {
            now.meta.newest = 0;
        }
        if tied {
            // The time of those who voted, or might have answered, begins anew with what comes after.
            now.meta.wait.since.clear();
        } else {
            self.watch(&mut now, None, now_ms);
        }
        let (mut all, mut steps, mut words) = (Vec::new(), 0, 0);
        let mut unwritten = false;
        while !asked
            && steps + words < IN_A_ROW
            && let Some(given) = self.goes(&mut now, now_ms)
        {
            let draft = match given {
                Ok(Came::Step(draft)) => Ok(*draft),
                Ok(Came::Word(said)) => {
                    now = *said;
                    words += 1;
                    unwritten = true;
                    continue;
                }
                Err(trouble) => Err(trouble),
            };
            match draft.and_then(|draft| self.commit(draft)) {
                Ok(Done::Now { loaded, events }) => {
                    now = loaded;
                    all.extend(events);
                    steps += 1;
                    unwritten = false;
                }
                Ok(Done::Before(loaded)) => return Ok(Done::Before(loaded)),
                Err(trouble) => {
                    if steps == 0 {
                        now.meta.newest = newest;
                    }
                    // What failed is not tried every second.
                    if !matches!(trouble, Trouble::Store(_)) {
                        self.keep(now, Some(now_ms.saturating_add(AGAIN_MS)))?;
                    }
                    return Err(trouble);
                }
            }
        }
        if steps > 0 {
            if unwritten {
                self.put_beside(&now)?;
            }
            return Ok(Done::Now {
                loaded: now,
                events: all,
            });
        }
        now.meta.newest = newest;
        // A game that knows no answer would else be looked at for ever.
        let due = now.meta.deadline.filter(|at_ms| *at_ms > now_ms);
        self.keep(now, due)
    }

    /// In an open plan what is planned counts as it stands, also for whoever had it all planned by others and was silent. Says
    /// whether there was anybody.
    fn plans_stand(&self, now: &mut Loaded<G>, now_ms: u64) -> bool {
        if G::open_plan(&now.state).is_none() {
            return false;
        }
        let mut planned = now.meta.people();
        planned.retain(|user| has_planned::<G>(&self.0.catalog, &now.state, &now.meta, *user));
        now.meta.let_plans_stand(&planned, now_ms)
    }

    /// Whether those who are there have all spoken in the open vote, and only silence can settle it.
    fn is_tied(&self, loaded: &Loaded<G>) -> bool {
        let (catalog, state) = (&self.0.catalog, &loaded.state);
        let poll = Poll::of::<G>(catalog, state, &loaded.meta);
        poll.is_some_and(|poll| poll.is_tied()) && G::fallback(catalog, state).is_some()
    }

    /// What a table does by itself now: what somebody has settled once and for all, else what counts in silence.
    fn goes(&self, now: &mut Loaded<G>, now_ms: u64) -> Option<Result<Came<G>, Trouble<G>>> {
        while let Some(due) = self.prepared_now(now) {
            // Once, whatever becomes of it.
            now.meta.drop_prepared(due.seat);
            let who = (due.seat, due.user);
            match self.given_by_none(now.clone(), who, due.command, now_ms, Given::Prepared) {
                Err(Trouble::Rejected(_)) => {}
                given => return Some(given.map(|draft| Came::Step(Box::new(draft)))),
            }
        }
        while let Some(word) = self.by_habit(now) {
            let (user, by) = (word.user, word.by.clone());
            match (self.give_standing(now.clone(), word, now_ms), by) {
                // It is no answer after all, and would else be tried for ever.
                (Err(Trouble::Rejected(_)), By::Habit(name)) => {
                    self.disarm(now, user, name, now_ms);
                }
                (Err(Trouble::Rejected(_)), By::Ahead) => now.meta.forget_ahead(user),
                (given, _) => return Some(given),
            }
        }
        if let Some((seat, user, go)) = self.stands_ready(now) {
            let draft = self.given_by_none(now.clone(), (seat, user), go, now_ms, Given::Standing);
            return Some(draft.map(|draft| Came::Step(Box::new(draft))));
        }
        let (seat, command) = self.by_itself(now)?;
        let (seat, command, given) = match self.by_computer(now, now_ms) {
            Some((seat, command)) => (seat, command, Given::Computer),
            None => {
                let none = (seat, command, Given::Due);
                self.suggested(now).unwrap_or(none)
            }
        };
        let user = now.meta.chairs.owner(seat).unwrap_or(0);
        if given == Given::Computer {
            now.meta.note_computer(user);
        }
        let draft = self.given_by_none(now.clone(), (seat, user), command, now_ms, given);
        Some(draft.map(|draft| Came::Step(Box::new(draft))))
    }

    /// What others suggested for somebody who is away, or whose time is over: in an open plan it counts before what counts in
    /// silence.
    fn suggested(&self, now: &Loaded<G>) -> Option<(Seat, G::Command, Given)> {
        let (catalog, state, meta) = (&self.0.catalog, &now.state, &now.meta);
        G::open_plan(state)?;
        let absent = |user| meta.is_away(user) || meta.together.overdue.contains(&user);
        meta.suggestions.iter().find_map(|one| {
            let (seat, command) = (one.seat, one.command::<G>()?);
            let counts = meta.chairs.owner(seat).is_some_and(absent)
                && G::counts_suggested(catalog, state, seat, &command)
                && G::unplanned(catalog, state, seat).is_some()
                && guarded::<G>(|| G::apply(catalog, state, seat, &command)).is_ok();
            counts.then_some((seat, command, Given::Suggested(one.by)))
        })
    }

    /// Writes what lies beside a game with its deadline.
    fn keep(&self, mut loaded: Loaded<G>, due: Option<u64>) -> Result<Done<G>, Trouble<G>> {
        loaded.meta.deadline = due;
        self.put_beside(&loaded)?;
        Ok(Done::Before(loaded))
    }

    /// The step of an answer of a seat that nobody gave now, and of whom it is.
    pub(super) fn given_by_none(
        &self,
        before: Loaded<G>,
        (seat, user): (Seat, u64),
        command: G::Command,
        now_ms: u64,
        given: Given,
    ) -> Result<Draft<G>, Trouble<G>> {
        let stamp = Stamp {
            user,
            interaction: None,
            now_ms,
        };
        let applied = self.tried(&before, seat, stamp, &command)?;
        let act = Act {
            stamp,
            seen: None,
            command,
        };
        self.step(before, seat, act, applied, given)
    }
}

//! Taking back, in three grades.

use castaway_kernel::{Game, OnceShown, UndoGrade};
use castaway_store::{Envelope, Expect};

use crate::{
    Deed, Done, Loaded, Place, Playable, Record, Silence, Stamp, Step, Table, Trouble, Vote, Way,
    record::undone,
};

/// The remark in the log on a step that was taken back although it had shown something.
pub const CONSENT: &str = "undo by consent";

/// What came of the wish to take back.
pub enum Undo<G: Playable> {
    /// It was taken back.
    Done(Loaded<G>),
    /// There is nothing to take back, or too much has happened since.
    Nothing(Loaded<G>),
    /// The game counts for a contest, and the last press showed something new or ended it.
    Barred(Loaded<G>),
    /// The last press showed something or several decided it, and the game takes no such press back.
    Stays(Loaded<G>),
    /// What is planned was planned by others, who take it back themselves.
    Others(Loaded<G>),
    /// Something was shown since; the person alone must say so again.
    Confirm(Loaded<G>),
    /// The others must agree; these have.
    Voting(Loaded<G>),
    /// Whoever pressed agreed to a question that is closed already.
    Closed(Loaded<G>),
}

impl<G: Playable> Table<G> {
    /// Takes the last step back, or says what that needs.
    ///
    /// `sure` is the explicit consent of a person alone to taking back something that was shown. In a group the
    /// wish itself is a vote for it.
    ///
    /// # Errors
    /// As for any command.
    pub async fn undo(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        seen: Option<u64>,
        sure: bool,
    ) -> Result<Undo<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            if let Some(Done::Before(loaded)) = table.seen(place, stamp)? {
                return Ok(Undo::Done(loaded));
            }
            let mut loaded = table.load_now(place)?;
            if !loaded.meta.may(stamp.user, Deed::TakePart) {
                return Err(Trouble::NotSeated);
            }
            let moved = seen.filter(|seen| *seen != loaded.revision);
            if let Some(seen) = moved
                && (sure || !table.only_others_planned(&loaded, seen, stamp.user)?)
            {
                return Err(Trouble::Stale(Box::new(loaded)));
            }
            // A word about a question that was closed meanwhile opens none anew: that takes a wish of its own.
            let asked = loaded.meta.is_asked_back(loaded.revision);
            if sure && seen.is_some() && !asked && !loaded.meta.is_solo() {
                return Ok(Undo::Closed(loaded));
            }
            let mut beside = false;
            if !loaded.meta.is_solo()
                && let Some(plan) = G::open_plan(&loaded.state)
            {
                let planned = !plan.actions.is_empty();
                match table.undo_own(&loaded, &plan, stamp)? {
                    Some(Done::Now { loaded, .. } | Done::Before(loaded)) => {
                        return Ok(Undo::Done(loaded));
                    }
                    // Nothing of theirs was there to be taken back.
                    None if moved.is_some() => return Err(Trouble::Stale(Box::new(loaded))),
                    None => {
                        loaded.meta.forget_planning();
                        let own = table.made_last(&loaded, stamp.user)?;
                        if planned && !own {
                            return Ok(Undo::Others(loaded));
                        }
                        // What was done beside the plan is not taken back over the heads of those who have planned since, nor by
                        // somebody else alone.
                        beside = planned || !own;
                    }
                }
            }
            let over = <G as Game>::outcome(&loaded.state).is_some();
            let shown = loaded.meta.undo.last();
            let shown = shown.is_some_and(|step| step.grade == UndoGrade::Consent);
            if loaded.meta.contest.is_some() && (over || shown) {
                return Ok(Undo::Barred(loaded));
            }
            if shown && G::ONCE_SHOWN == OnceShown::Stays {
                return Ok(Undo::Stays(loaded));
            }
            let Some(mut step) = loaded.meta.undo.last().copied() else {
                return Ok(Undo::Nothing(loaded));
            };
            let Some(envelope) = table.store().snapshot_at(place.key(), step.to)? else {
                return Ok(Undo::Nothing(loaded));
            };
            // Nobody's pawns are placed again over their head, rivals take back their own steps alone, and nobody an end of all.
            if beside
                || table.brings_back(&loaded, &envelope, stamp.user)?
                || table.is_of_a_rival(&loaded, step, stamp.user)?
                || (over
                    && !loaded.meta.is_solo()
                    && !G::are_rivals(&table.0.catalog, &loaded.state))
            {
                step.grade = UndoGrade::Consent;
                // Where nothing shown is taken back, the grade must go on saying whether something was.
                if G::ONCE_SHOWN == OnceShown::ByConsent {
                    loaded.meta.undo.pop();
                    loaded.meta.undo.push(step);
                }
            }
            if step.grade == UndoGrade::Consent {
                if !sure && loaded.meta.is_solo() {
                    return Ok(Undo::Confirm(loaded));
                }
                let revision = loaded.revision;
                // How a game ended concerns those who played it, whoever speaks of it later.
                let concerns = !over && !loaded.meta.is_solo();
                let returns = concerns && loaded.meta.note_return(stamp.user, stamp.now_ms);
                let mut vote = loaded.meta.vote.take().unwrap_or_default();
                if vote.revision != revision {
                    vote = Vote {
                        revision,
                        since_ms: stamp.now_ms,
                        ..Vote::default()
                    };
                }
                if !vote.yes.contains(&stamp.user) {
                    vote.yes.push(stamp.user);
                }
                let people = table.agree_to_undo(&loaded, stamp.now_ms);
                let all = people.iter().all(|user| vote.yes.contains(user));
                vote.asked = people;
                if over {
                    vote.silence = Silence::Nothing;
                }
                loaded.meta.vote = Some(vote);
                if !all {
                    // Somebody may sleep at other times than they did at the last step.
                    if table.learn_nights(&mut loaded.meta, stamp.now_ms) {
                        loaded.meta.owe_calls();
                    }
                    let hurried = G::unanswered(&table.0.catalog, &loaded.state).is_some();
                    if let Some(at_ms) = loaded.meta.undo_due_ms(revision).filter(|_| !hurried) {
                        loaded.meta.deadline = Some(at_ms);
                    }
                    if returns {
                        loaded.meta.owe_panel();
                        table.watch(&mut loaded, Some(stamp.user), stamp.now_ms);
                    }
                    table.put_beside(&loaded)?;
                    return Ok(Undo::Voting(loaded));
                }
            }
            if !loaded.meta.is_solo() {
                // Whoever agreed that an end is taken back plays on.
                let agreed = loaded.meta.vote.as_ref().filter(|_| over);
                for user in agreed.map(|vote| vote.yes.clone()).unwrap_or_default() {
                    loaded.meta.note_act(user, stamp.now_ms);
                }
                loaded.meta.note_act(stamp.user, stamp.now_ms);
            }
            match table.take_back(loaded, step, envelope, stamp)? {
                Done::Now { loaded, .. } | Done::Before(loaded) => Ok(Undo::Done(loaded)),
            }
        })
        .await
    }
}

impl<G: Playable> Table<G> {
    /// Somebody at the table would rather not take back what they are asked about at this revision: the question is closed. `None`
    /// where it was closed before.
    ///
    /// # Errors
    /// As for any command; [`Trouble::Stale`] when the game has moved on since.
    pub async fn keep_step(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        seen: u64,
    ) -> Result<Option<Loaded<G>>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            if !loaded.meta.may(stamp.user, Deed::TakePart) {
                return Err(Trouble::NotSeated);
            }
            if seen != loaded.revision {
                return Err(Trouble::Stale(Box::new(loaded)));
            }
            if !loaded.meta.is_asked_back(seen) {
                return Ok(None);
            }
            loaded.meta.close_vote(Way::Kept(stamp.user));
            let over = <G as Game>::outcome(&loaded.state).is_some();
            let returns = !over && loaded.meta.note_return(stamp.user, stamp.now_ms);
            if returns {
                loaded.meta.owe_panel();
            }
            let acted = returns.then_some(stamp.user);
            table.watch(&mut loaded, acted, stamp.now_ms);
            table.put_beside(&loaded)?;
            Ok(Some(loaded))
        })
        .await
    }
}

impl<G: Playable> Table<G> {
    /// Takes the last step back as those have agreed who said so, and all others by their silence.
    pub(super) fn agreed_by_silence(
        &self,
        mut loaded: Loaded<G>,
        now_ms: u64,
    ) -> Result<Done<G>, Trouble<G>> {
        let vote = loaded.meta.vote.clone().unwrap_or_default();
        // How a game ended takes words, also where an older program has asked about it.
        let over = <G as Game>::outcome(&loaded.state).is_some();
        let step = loaded.meta.undo.last().copied().filter(|_| !over);
        let found = match step {
            Some(step) => self.store().snapshot_at(loaded.place.key(), step.to)?,
            None => None,
        };
        let (Some(mut step), Some(envelope), Some(user)) = (step, found, vote.yes.first()) else {
            // What it would go back to is not kept any more.
            loaded.meta.close_vote(Way::Moot);
            self.watch(&mut loaded, None, now_ms);
            self.put_beside(&loaded)?;
            return Ok(Done::Before(loaded));
        };
        let stamp = Stamp {
            user: *user,
            interaction: None,
            now_ms,
        };
        step.grade = UndoGrade::Consent;
        self.take_back(loaded, step, envelope, stamp)
    }

    /// Goes back to where a step was made.
    fn take_back(
        &self,
        loaded: Loaded<G>,
        step: Step,
        envelope: Envelope,
        stamp: Stamp,
    ) -> Result<Done<G>, Trouble<G>> {
        let state = self.open(envelope)?;
        let (plan, after) = (G::begun_plan(&loaded.state), G::begun_plan(&state));
        let mut meta = loaded.meta;
        // Of those who agreed it is the one whose wish it was.
        let vote = meta.vote.as_ref();
        let wish = vote.and_then(|vote| vote.yes.first().copied());
        // About how a game ended silence has agreed to nothing.
        let words = vote.is_some_and(|vote| vote.silence == Silence::Nothing);
        let wish = wish.filter(|_| step.grade == UndoGrade::Consent);
        let by = wish.unwrap_or(stamp.user);
        if !meta.is_solo() {
            // What is said of the next plan, where that is open already, says nothing of the one that was carried out.
            let plan = plan.filter(|_| !meta.spoken.iter().any(|(at, _)| *at >= step.to));
            meta.follow_plan(plan.as_ref(), after.as_ref(), stamp.user);
            meta.go_back(step.to, after.is_some(), by);
        }
        meta.undo.pop();
        if meta.contest.is_some() {
            // Only the last press, and none before it.
            meta.undo.clear();
        }
        meta.take_back_post(step.to);
        meta.take_back_shared(match loaded.place {
            Place::Channel(channel) => channel,
            Place::Own { .. } => 0,
        });
        meta.forget_words(step.to);
        meta.close_vote(match step.grade {
            UndoGrade::Consent if words => Way::AllAgreed,
            UndoGrade::Consent => Way::Agreed,
            UndoGrade::Free | UndoGrade::Click => Way::Moot,
        });
        meta.play_on();
        (meta.lapsed, meta.ballot) = (None, None);
        meta.vote_ends.retain(|(at, _)| *at <= step.to);
        meta.took_back = Some(by);
        meta.undone = undone::<G>(&loaded.state, &state);
        meta.by_habit.clear();
        meta.restore_habits(step.to, stamp.now_ms, G::ends_in_sight, G::excludes);
        meta.computed.clear();
        meta.counted.clear();
        let revision = loaded.revision + 1;
        (meta.newest, meta.told_events) = (0, None);
        (meta.told_from, meta.told_to) = match step.told {
            // The story that the step went on with goes on.
            Some((from, to)) if to == step.to => (from, revision),
            Some(told) => told,
            None => (revision, revision),
        };
        meta.unranked |= step.grade == UndoGrade::Consent;
        let mark = if step.grade == UndoGrade::Consent {
            CONSENT
        } else {
            "undo"
        };
        let record: Record<G::Setup, G::Command> = Record::Undo { to: step.to };
        let expect = Expect::Revision(loaded.revision);
        let after = Loaded {
            place: loaded.place,
            number: loaded.number,
            revision,
            state,
            meta,
        };
        let draft = self.draft(expect, after, &record, Vec::new(), stamp, Some(mark.into()))?;
        self.commit(draft)
    }
}

impl<G: Playable> Table<G> {
    /// Whether going back there would plan anew what others have taken back since.
    fn brings_back(
        &self,
        loaded: &Loaded<G>,
        there: &Envelope,
        user: u64,
    ) -> Result<bool, Trouble<G>> {
        let now = G::open_plan(&loaded.state).filter(|_| !loaded.meta.is_solo());
        let Some(now) = now else {
            return Ok(false);
        };
        let Some(then) = G::open_plan(&self.open(there.clone())?) else {
            return Ok(false);
        };
        let own = loaded.meta.moves(user);
        let stands = |id: u32, seat| now.action(id).is_some_and(|one| one.seats.contains(seat));
        Ok(then.actions.iter().any(|action| {
            let mut others = action.seats.iter().filter(|seat| !own.contains(seat));
            others.any(|seat| !stands(action.id, seat))
        }))
    }

    /// Whether a step is another person's whom this one plays against.
    fn is_of_a_rival(&self, loaded: &Loaded<G>, step: Step, user: u64) -> Result<bool, Trouble<G>> {
        if loaded.meta.is_solo() || !G::are_rivals(&self.0.catalog, &loaded.state) {
            return Ok(false);
        }
        Ok(self.maker(loaded, step)?.is_some_and(|maker| maker != user))
    }

    /// Who made a step.
    fn maker(&self, loaded: &Loaded<G>, step: Step) -> Result<Option<u64>, Trouble<G>> {
        let first = step.to.saturating_add(1);
        let made = self.store().log(loaded.place.key(), first, 1)?;
        Ok(made.first().map(|entry| entry.actor))
    }

    /// Whether the last step that can be taken back is this user's.
    fn made_last(&self, loaded: &Loaded<G>, user: u64) -> Result<bool, Trouble<G>> {
        match loaded.meta.undo.last() {
            Some(step) => Ok(self.maker(loaded, *step)? == Some(user)),
            None => Ok(false),
        }
    }
}

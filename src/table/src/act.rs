//! Carrying out a command: check, apply, commit, and only then answer.
//!
//! Longer than others: all that a step changes beside its game is changed in one place.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
};

use castaway_kernel::{Applied, Await, Fault, Game, Refusal, Seat, UndoGrade, undo_grade};
use castaway_store::{Expect, KEPT_SNAPSHOTS};
use serde_json::json;

use crate::{
    Act, Acted, Done, Loaded, Place, Playable, Record, Said, Stamp, Step, Table, Trouble, Updated,
    VoteEnd, Way, asked_anew::asked_anew, has_planned, record::undone, write::Draft,
};

/// The remark in the log on a step that counts because nobody said anything in time.
pub const UNANSWERED: &str = "no answer in time";
/// The remark in the log on an answer that somebody has settled once and for all.
pub const STANDING: &str = "standing answer";

/// The remark in the log on what the computer player planned for somebody who is away.
pub const COMPUTER: &str = "played by the computer";

/// The remark in the log on what another had suggested, which counts because nobody said anything in time.
pub const SUGGESTED: &str = "suggested, no answer in time";

/// How a command came to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Given {
    /// Somebody gave it.
    Said,
    /// It follows from the one before, by the same press: both are taken back together.
    Follows,
    /// Nobody said anything in the short time that the game allows.
    Lapsed,
    /// Nobody who is there had anything more to say; it is taken back with what somebody did before, but for a plan that goes by it.
    Due,
    /// Somebody has settled it once and for all; it is taken back with what somebody did before, but for a plan that goes by it.
    Standing,
    /// Somebody has prepared it for the turn that has come. It is not taken back with what another did before; as it was
    /// prepared earlier, it says nothing of who is there now.
    Prepared,
    /// The computer player planned it for somebody who is away; it is taken back with what somebody did before.
    Computer,
    /// This user suggested it to somebody who said nothing in time; it is taken back with what somebody did before.
    Suggested(u64),
}

impl Given {
    /// Whether somebody did it.
    pub(super) fn is_deed(self) -> bool {
        match self {
            Given::Said | Given::Follows => true,
            Given::Lapsed
            | Given::Due
            | Given::Standing
            | Given::Prepared
            | Given::Computer
            | Given::Suggested(_) => false,
        }
    }

    /// Whether it is taken back with the step before it.
    fn goes_with_the_step_before(self) -> bool {
        match self {
            Given::Follows
            | Given::Due
            | Given::Standing
            | Given::Computer
            | Given::Suggested(_) => true,
            Given::Said | Given::Lapsed | Given::Prepared => false,
        }
    }

    /// Whether nobody pressed for it.
    fn is_by_itself(self) -> bool {
        matches!(self, Given::Due | Given::Standing)
    }

    /// Whether it counts because nobody said anything in time.
    fn is_of_silence(self) -> bool {
        matches!(self, Given::Lapsed | Given::Due | Given::Suggested(_))
    }

    /// Who suggested it, where it counts for that.
    fn suggested_by(self) -> Option<u64> {
        match self {
            Given::Suggested(by) => Some(by),
            _ => None,
        }
    }

    /// The remark in the log.
    fn mark(self) -> Option<String> {
        match self {
            Given::Said | Given::Follows => None,
            Given::Lapsed | Given::Due => Some(UNANSWERED.into()),
            Given::Standing | Given::Prepared => Some(STANDING.into()),
            Given::Computer => Some(COMPUTER.into()),
            Given::Suggested(_) => Some(SUGGESTED.into()),
        }
    }
}

impl<G: Playable> Table<G> {
    /// Carries out a command of a user, with the first seat they may move for that may give it, their own before others.
    ///
    /// # Errors
    /// Everything a [`Trouble`] can say; the game is then as it was.
    pub async fn act(
        &self,
        place: impl Into<Place>,
        act: Act<G::Command>,
    ) -> Result<Done<G>, Trouble<G>> {
        self.act_as(place, None, act).await
    }

    /// Carries out a command of a user with this seat of theirs, or with the first that may give it.
    ///
    /// # Errors
    /// As for [`Table::act`].
    pub async fn act_as(
        &self,
        place: impl Into<Place>,
        seat: Option<Seat>,
        act: Act<G::Command>,
    ) -> Result<Done<G>, Trouble<G>> {
        self.given(place.into(), seat, act, Given::Said).await
    }

    /// Carries out a command that follows from the one before, by the same press: both are taken back together.
    ///
    /// # Errors
    /// As for any command.
    pub async fn follow(
        &self,
        place: impl Into<Place>,
        act: Act<G::Command>,
    ) -> Result<Done<G>, Trouble<G>> {
        self.given(place.into(), None, act, Given::Follows).await
    }

    /// The same, with this seat.
    ///
    /// # Errors
    /// As for any command.
    pub async fn follow_as(
        &self,
        place: impl Into<Place>,
        seat: Seat,
        act: Act<G::Command>,
    ) -> Result<Done<G>, Trouble<G>> {
        self.given(place.into(), Some(seat), act, Given::Follows)
            .await
    }

    async fn given(
        &self,
        place: Place,
        seat: Option<Seat>,
        act: Act<G::Command>,
        given: Given,
    ) -> Result<Done<G>, Trouble<G>> {
        match self.begin_given(place, seat, act, given).await? {
            Acted::Now(saving) => saving.done().await,
            Acted::Before(loaded) | Acted::Noted(loaded) => Ok(Done::Before(loaded)),
        }
    }

    /// Carries out a command as [`Table::act_as`] does, but returns while it is on its way to the disk.
    ///
    /// # Errors
    /// As for [`Table::act`]; that the store fails is said by [`Saving::done`].
    pub async fn begin_act(
        &self,
        place: impl Into<Place>,
        seat: Option<Seat>,
        act: Act<G::Command>,
    ) -> Result<Acted<G>, Trouble<G>> {
        self.begin_given(place.into(), seat, act, Given::Said).await
    }

    async fn begin_given(
        &self,
        place: Place,
        seat: Option<Seat>,
        act: Act<G::Command>,
        given: Given,
    ) -> Result<Acted<G>, Trouble<G>> {
        let guard = self.lock(place).await;
        self.wake(place).await;
        // A command takes microseconds, and nothing is read that waits for the disk: another thread would cost more.
        let now_ms = act.stamp.now_ms;
        let tried = catch_unwind(AssertUnwindSafe(|| {
            if let Some(Done::Before(loaded)) = self.seen(place, act.stamp)? {
                return Ok(Tried::Before(Box::new(loaded)));
            }
            let before = self.load_now(place)?;
            self.consider(before, seat, act, given)
        }));
        match tried {
            Ok(Ok(Tried::Before(loaded))) => Ok(Acted::Before(*loaded)),
            Ok(Ok(Tried::Draft(draft))) => Ok(Acted::Now(self.begin_to_save(guard, *draft))),
            Ok(Ok(Tried::Noted(loaded))) => {
                let noted = self.note(guard, *loaded).await?;
                Ok(Acted::Noted(noted))
            }
            Ok(Err(trouble)) => Err(trouble),
            Err(panic) => {
                let what = panicked(&*panic);
                let faults = &self.0.common.faults;
                Err(Trouble::Fault(faults.dump(now_ms, &what, &json!(null))))
            }
        }
    }

    pub(super) fn carry_out(
        &self,
        before: Loaded<G>,
        seat: Option<Seat>,
        act: Act<G::Command>,
        given: Given,
    ) -> Result<Draft<G>, Trouble<G>> {
        let mut seats = before.meta.moves(act.stamp.user);
        if let Some(seat) = seat {
            seats.retain(|other| *other == seat);
            if seats.is_empty() {
                return Err(Trouble::NotYours(seat));
            }
        }
        let mut refused = None;
        // A person with several seats need not say which one acts: the first that may does.
        for seat in seats {
            let step =
                guarded::<G>(|| G::apply(&self.0.catalog, &before.state, seat, &act.command));
            let dump = || {
                json!({ "channel": before.place.key(), "revision": before.revision, "state": before.state,
                    "seat": seat, "command": act.command })
            };
            match self.judge(step, act.stamp, dump) {
                Ok(applied) => return self.step(before, seat, act, applied, given),
                Err(Trouble::Rejected(reason)) => {
                    refused.get_or_insert(reason);
                }
                Err(other) => return Err(other),
            }
        }
        Err(refused.map_or(Trouble::NotSeated, Trouble::Rejected))
    }

    pub(super) fn step(
        &self,
        before: Loaded<G>,
        seat: Seat,
        act: Act<G::Command>,
        applied: Applied<G::State, G::Event>,
        given: Given,
    ) -> Result<Draft<G>, Trouble<G>> {
        let planning = G::is_planning(&act.command);
        let shown = applied.events.iter().any(G::reveals);
        let reveals = shown || G::chanced(&before.state, &applied.state);
        let revision = before.revision + 1;
        let plan = G::open_plan(&before.state);
        let (catalog, silent) = (&self.0.catalog, given.is_of_silence());
        let vote = VoteEnd::of::<G>(catalog, &before.state, &before.meta, &act.command)
            .filter(|end| silent || !end.voices.is_empty());
        let states = (&before.state, &applied.state);
        let same = asked_anew::<G>(catalog, states, &act.command);
        let mut meta = before.meta;
        let gone = undone::<G>(&before.state, &applied.state);
        let (mut stood, mut held) = (Vec::<u64>::new(), Vec::<u64>::new());
        let company = !meta.is_solo();
        let goes = company && plan.as_ref().is_some_and(|plan| plan.go == act.command);
        if company {
            if given.is_deed() {
                meta.note_act(act.stamp.user, act.stamp.now_ms);
            } else if silent && is_turn::<G>(catalog, &before.state) {
                // What a turn brings that silence plays was brought by nobody.
                meta.by_deed = false;
            }
            let after = G::open_plan(&applied.state);
            if goes {
                stood.clone_from(&meta.together.standing);
                held = meta.together.ever_held();
            }
            // What was said of it goes on over a question, and ends with the plan.
            let begun = G::begun_plan(&before.state);
            let still = G::begun_plan(&applied.state).filter(|_| !goes);
            let by = (seat, act.stamp.user);
            meta.follow_step(begun.as_ref(), still.as_ref(), by, given);
            if given.is_deed() {
                // Whoever takes something back thinks anew, though all that is theirs is planned.
                let user = act.stamp.user;
                let planned = |one: &u64| has_planned::<G>(catalog, &applied.state, &meta, *one);
                let back = still.is_some() && !gone.is_empty();
                let anew = back && meta.speaks_for(user).iter().all(planned);
                meta.note_thought(user, anew);
            }
            if given.is_deed() && plan.is_some() && after.is_some() {
                meta.note_spoken(act.stamp.user);
            }
            let interrupts = plan.is_some() && after.is_none();
            match goes {
                true => meta.end_plan(before.revision, held),
                false if interrupts => meta.set_aside(act.stamp.now_ms),
                false => {}
            }
            meta.follow_suggestion(seat, &act.command);
        }
        let told = Some((meta.told_from, meta.told_to));
        if !planning {
            // A story goes on over questions and begins anew after planning.
            if meta.told_to != before.revision {
                meta.told_from = revision;
                meta.told_events = Some(0);
            }
            meta.told_to = revision;
            meta.note_vote_end(revision, vote.clone());
            let came = u32::try_from(applied.events.len()).unwrap_or(u32::MAX);
            meta.told_events = meta.told_events.map(|all| all.saturating_add(came));
            meta.newest = match given {
                Given::Said | Given::Lapsed => came,
                // It was done by the same press, or follows from what was done.
                _ => meta.newest.saturating_add(came),
            };
        }
        let opens = applied
            .events
            .iter()
            .any(|event| G::chapter(event).is_some());
        if opens || G::outcome(&applied.state).is_some() {
            meta.chapter_to = revision;
        }
        if opens {
            meta.end_without();
        }
        if (1..G::RULES).contains(&meta.under) {
            let from = meta.under;
            meta.updated = Some(Updated { from, at: revision });
        }
        meta.under = G::RULES;
        meta.fresh = false;
        meta.close_vote(Way::Moot);
        meta.play_on();
        let ballot = meta.ballot.take();
        meta.undone = gone;
        meta.took_back = Some(act.stamp.user).filter(|_| !meta.undone.is_empty());
        if given.is_deed() {
            meta.computed.clear();
            meta.counted.clear();
        }
        if let Some(by) = given.suggested_by() {
            meta.note_counted(act.stamp.user, by);
        }
        // Whatever follows by the same press says no less than the press itself.
        if given == Given::Said {
            meta.by_habit.clear();
        }
        // Whoever was ready by it has not pressed, whoever pressed last.
        if let Some(name) = G::ready_habit() {
            for user in stood {
                meta.note_habit(user, name.into());
            }
        }
        meta.lapsed = match given {
            Given::Said | Given::Follows => None,
            // Whoever was late before it still was.
            Given::Standing | Given::Prepared => meta.lapsed,
            Given::Lapsed | Given::Due | Given::Computer | Given::Suggested(_) => {
                Some(act.stamp.user)
            }
        };
        let others = |said: &Said| said.words.iter().any(|word| word.user != act.stamp.user);
        let grade = match ballot.as_ref().is_some_and(others) {
            // What several have said is not taken back by one of them alone.
            true => UndoGrade::Consent,
            false => undo_grade(planning, reveals),
        };
        if let Some(numbers) = same.filter(|_| company) {
            meta.renumber(numbers, ballot);
        }
        match meta.undo.last_mut() {
            // Nobody's pawn is taken back with a plan that went by itself.
            Some(step)
                if given.goes_with_the_step_before()
                    && !(goes && given.is_by_itself() && step.grade == UndoGrade::Free) =>
            {
                step.grade = step.grade.max(grade);
            }
            _ => meta.undo.push(Step {
                to: before.revision,
                grade,
                told,
            }),
        }
        let surplus = meta.undo.len().saturating_sub(KEPT_SNAPSHOTS - 1);
        meta.undo.drain(..surplus);
        // The log names no people beside their deeds, so that whoever is forgotten is found nowhere in it.
        let suggested = given.suggested_by().and_then(|by| {
            // Whoever moves for somebody beside them has no seat of their own.
            let owner = meta.speaks_for(by).first().copied()?;
            meta.seats_of(owner).first().copied()
        });
        let loaded = Loaded {
            place: before.place,
            number: before.number,
            revision,
            state: applied.state,
            meta,
        };
        let record: Record<G::Setup, G::Command> = Record::Order {
            seat,
            command: act.command,
            vote: vote.map(VoteEnd::of_seats),
            suggested,
        };
        self.draft(
            Expect::Revision(before.revision),
            loaded,
            &record,
            applied.events,
            act.stamp,
            given.mark(),
        )
    }

    /// Sets up a game in memory.
    pub(super) fn create(
        &self,
        setup: &G::Setup,
        seed: u64,
        stamp: Stamp,
        dump: impl FnOnce() -> serde_json::Value,
    ) -> Result<Applied<G::State, G::Event>, Trouble<G>> {
        let step = guarded::<G>(|| G::create(&self.0.catalog, setup, seed));
        self.judge(step, stamp, dump)
    }

    /// What an interaction that was carried out before led to.
    pub(super) fn seen(&self, place: Place, stamp: Stamp) -> Result<Option<Done<G>>, Trouble<G>> {
        let Some(interaction) = stamp.interaction else {
            return Ok(None);
        };
        match self.0.common.store.seen(interaction)? {
            Some(_) => Ok(Some(Done::Before(self.load_now(place)?))),
            None => Ok(None),
        }
    }

    pub(super) fn judge(
        &self,
        step: castaway_kernel::Step<G>,
        stamp: Stamp,
        dump: impl FnOnce() -> serde_json::Value,
    ) -> Result<Applied<G::State, G::Event>, Trouble<G>> {
        match step {
            Ok(applied) => Ok(applied),
            Err(Refusal::Rejected(reason)) => Err(Trouble::Rejected(reason)),
            Err(Refusal::Fault(Fault(what))) => {
                let mut dump = dump();
                dump["fault"] = json!(what);
                dump["game"] = json!(G::NAME);
                Err(Trouble::Fault(self.0.common.faults.dump(
                    stamp.now_ms,
                    &what,
                    &dump,
                )))
            }
        }
    }
}

/// Whether somebody's turn is waited for, and no answer.
fn is_turn<G: Game>(catalog: &G::Catalog, state: &G::State) -> bool {
    let awaited = G::awaited(catalog, state);
    awaited.iter().any(|one| one.what == Await::Turn)
}

/// Runs the engine so that a panic of it is a fault like any other.
pub(super) fn guarded<G: Game>(
    run: impl FnOnce() -> castaway_kernel::Step<G>,
) -> castaway_kernel::Step<G> {
    catch_unwind(AssertUnwindSafe(run))
        .unwrap_or_else(|panic| Err(Refusal::Fault(Fault(panicked(&*panic)))))
}

/// What a panic says.
fn panicked(payload: &(dyn Any + Send)) -> String {
    let said = payload.downcast_ref::<String>().cloned();
    said.or_else(|| payload.downcast_ref::<&str>().map(|s| (*s).to_owned()))
        .unwrap_or_else(|| "a panic".to_owned())
}

/// What carrying out a command came to, before anything is saved.
pub(super) enum Tried<G: Game> {
    /// A step.
    Draft(Box<Draft<G>>),
    /// The step was made before.
    Before(Box<Loaded<G>>),
    /// A word about a step that others have to agree to.
    Noted(Box<Loaded<G>>),
}

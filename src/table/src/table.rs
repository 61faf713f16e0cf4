//! Applying a command: load, check, apply, commit, and only then answer.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use castaway_kernel::{Applied, Fault, Game, Refusal, Seat, undo_grade};
use castaway_store::{
    Commit, DeadlineChange, ENVELOPE_FORMAT, Envelope, Expect, KEPT_SNAPSHOTS, LogEntry, Saved,
    Standing, Store, StoreError, UpgradeError, Upgrades,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::json;

use crate::contest::Played;

use crate::{
    Faults, Guard, Locks, Meta, Place, Record, Stamp, Stand, Step, happened,
    lapse::Given,
    recent::{self, Recent},
};

/// So many steps are told at most.
pub(super) const STORY: u64 = 40;

/// A game that can be played at a table: its parts can be sent between threads and its setup saved.
pub trait Playable:
    Game<
        Catalog: Send + Sync,
        State: Send + Sync,
        Command: Send + Sync,
        Event: Send + Sync,
        Rejection: Send,
        Setup: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync,
    > + 'static
{
}

impl<G> Playable for G where
    G: Game<
            Catalog: Send + Sync,
            State: Send + Sync,
            Command: Send + Sync,
            Event: Send + Sync,
            Rejection: Send,
            Setup: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync,
        > + 'static
{
}

/// A game as it stands.
pub struct Loaded<G: Game> {
    /// Where it is kept.
    pub place: Place,
    /// Counts the changes.
    pub revision: u64,
    /// The game.
    pub state: G::State,
    /// The bot's data beside it.
    pub meta: Meta,
}

impl<G: Game> Clone for Loaded<G> {
    fn clone(&self) -> Self {
        Self {
            place: self.place,
            revision: self.revision,
            state: self.state.clone(),
            meta: self.meta.clone(),
        }
    }
}

/// What came of a step.
pub enum Done<G: Game> {
    /// It was carried out now.
    Now {
        /// The game after it.
        loaded: Loaded<G>,
        /// What happened.
        events: Vec<G::Event>,
    },
    /// The same interaction had been carried out before; nothing was done again.
    Before(Loaded<G>),
}

/// The state of one revision of one game, which never changes.
struct Known<G: Game> {
    number: u64,
    revision: u64,
    /// The rules it was saved under.
    rules: u32,
    state: G::State,
}

impl<G: Game> Known<G> {
    fn is(&self, standing: &Standing) -> bool {
        (self.number, self.revision) == (standing.number, standing.revision)
    }
}

/// Reads the bot's data beside a game that was saved under these rules.
fn read_meta<G: Game>(saved: serde_json::Value, rules: u32) -> Result<Meta, Trouble<G>> {
    if saved.is_null() {
        return Ok(Meta {
            rules,
            ..Meta::default()
        });
    }
    let meta = serde_json::from_value(saved);
    let mut meta: Meta = meta.map_err(|error| Trouble::Unreadable(error.to_string()))?;
    if meta.rules == 0 {
        meta.rules = rules;
    }
    Ok(meta)
}

/// Why a step was not carried out; the game is as it was.
pub enum Trouble<G: Game> {
    /// There is no game in this place.
    NoGame,
    /// There is a game in this place already.
    Occupied,
    /// The game in this place is of another kind.
    OtherGame,
    /// The user has no seat.
    NotSeated,
    /// The component was drawn for another revision; here is the game as it stands.
    Stale(Box<Loaded<G>>),
    /// A rule forbids it.
    Rejected(G::Rejection),
    /// A bug of ours; the reference names the dump.
    Fault(String),
    /// The save comes from a newer program and stays as it is.
    Newer,
    /// The save cannot be read.
    Unreadable(String),
    /// The store failed; nothing was written.
    Store(StoreError),
}

impl<G: Game> From<StoreError> for Trouble<G> {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Newer { .. } => Trouble::Newer,
            StoreError::Corrupt(why) => Trouble::Unreadable(why),
            StoreError::Occupied { .. } => Trouble::Occupied,
            StoreError::NotFound { .. } => Trouble::NoGame,
            other => Trouble::Store(other),
        }
    }
}

/// A command of a user.
pub struct Act<C> {
    /// Who, when, by which interaction.
    pub stamp: Stamp,
    /// The revision the user saw, where that matters.
    pub seen: Option<u64>,
    /// What is ordered.
    pub command: C,
}

pub(super) struct Inner<G: Game> {
    pub(super) catalog: Arc<G::Catalog>,
    content_hash: String,
    store: Arc<dyn Store>,
    upgrades: Upgrades,
    faults: Faults,
    common: Common,
}

/// What the tables of all games over one store share.
#[derive(Clone, Default)]
struct Common {
    locks: Arc<Locks>,
    recent: Arc<Recent>,
}

/// All tables of one game.
pub struct Table<G: Playable>(pub(super) Arc<Inner<G>>);

impl<G: Playable> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<G: Playable> Table<G> {
    /// Tables over a store; `upgrades` lead old saves to the schema of today.
    pub fn new(
        catalog: Arc<G::Catalog>,
        content_hash: String,
        store: Arc<dyn Store>,
        upgrades: Upgrades,
        faults: Faults,
    ) -> Self {
        let common = Common::default();
        Self::over(catalog, content_hash, store, upgrades, faults, common)
    }

    /// The same, with the locks and the memory of the tables of another game: in one place stands one game, of whatever kind.
    pub fn beside<H: Playable>(
        other: &Table<H>,
        catalog: Arc<G::Catalog>,
        content_hash: String,
        upgrades: Upgrades,
        faults: Faults,
    ) -> Self {
        let (store, common) = (Arc::clone(&other.0.store), other.0.common.clone());
        Self::over(catalog, content_hash, store, upgrades, faults, common)
    }

    fn over(
        catalog: Arc<G::Catalog>,
        content_hash: String,
        store: Arc<dyn Store>,
        upgrades: Upgrades,
        faults: Faults,
        common: Common,
    ) -> Self {
        Self(Arc::new(Inner {
            catalog,
            content_hash,
            store,
            upgrades,
            faults,
            common,
        }))
    }

    /// The content of the game.
    pub fn catalog(&self) -> &Arc<G::Catalog> {
        &self.0.catalog
    }

    /// The store below.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    /// Waits until nobody else changes the game of a place.
    pub async fn lock(&self, place: impl Into<Place>) -> Guard {
        self.0.common.locks.lock(place.into().key()).await
    }

    /// Runs blocking work on a thread of its own while holding the place.
    pub(super) async fn hold<T: Send + 'static>(
        &self,
        place: Place,
        work: impl FnOnce(Self) -> Result<T, Trouble<G>> + Send + 'static,
    ) -> Result<T, Trouble<G>> {
        let guard = self.lock(place).await;
        let table = self.clone();
        let task = tokio::task::spawn_blocking(move || {
            // The guard goes with the work, so that a dropped caller cannot let a second writer in.
            let _guard = guard;
            work(table)
        });
        match task.await {
            Ok(result) => result,
            Err(error) => Err(Trouble::Fault(self.0.faults.dump(
                0,
                &error.to_string(),
                &json!(null),
            ))),
        }
    }

    /// Reads the game of a place without waiting for writers.
    ///
    /// # Errors
    /// When there is none or it cannot be read.
    pub async fn load(&self, place: impl Into<Place>) -> Result<Loaded<G>, Trouble<G>> {
        let table = self.clone();
        let place = place.into();
        match tokio::task::spawn_blocking(move || table.load_now(place)).await {
            Ok(result) => result,
            Err(error) => Err(Trouble::Unreadable(error.to_string())),
        }
    }

    /// The same, blocking.
    ///
    /// # Errors
    /// As [`Table::load`].
    pub fn load_now(&self, place: impl Into<Place>) -> Result<Loaded<G>, Trouble<G>> {
        let place = place.into();
        let standing = self.0.store.standing(place.key())?;
        let standing = standing.ok_or(Trouble::NoGame)?;
        if standing.game != G::NAME {
            return Err(Trouble::OtherGame);
        }
        let known = self.0.common.recent.get::<Known<G>>(place.key());
        if let Some(known) = known.filter(|known| known.is(&standing)) {
            return Ok(Loaded {
                place,
                revision: standing.revision,
                state: known.state.clone(),
                meta: read_meta(standing.meta, known.rules)?,
            });
        }
        let saved = self.0.store.load(place.key())?.ok_or(Trouble::NoGame)?;
        let (bytes, rules) = (
            recent::weight(&saved.envelope.body),
            saved.envelope.rules_version,
        );
        let loaded = self.decode(place, saved)?;
        self.remember(&loaded, rules, bytes);
        Ok(loaded)
    }

    /// Remembers the state of a revision that was read or written.
    fn remember(&self, loaded: &Loaded<G>, rules: u32, bytes: usize) {
        let key = loaded.place.key();
        // Only the store knows which game of the place this is; if it cannot say now, nothing is remembered.
        let Ok(Some(standing)) = self.0.store.standing(key) else {
            return;
        };
        if standing.game == G::NAME && standing.revision == loaded.revision {
            let known = Known::<G> {
                number: standing.number,
                revision: loaded.revision,
                rules,
                state: loaded.state.clone(),
            };
            self.0.common.recent.put(key, Arc::new(known), bytes);
        }
    }

    /// Lets go of games in memory that nobody looked at since this was called last.
    pub fn sweep(&self) {
        self.0.common.recent.sweep();
    }

    pub(super) fn decode(&self, place: Place, saved: Saved) -> Result<Loaded<G>, Trouble<G>> {
        let revision = saved.envelope.revision;
        let rules = saved.envelope.rules_version;
        let state = self.open(saved.envelope)?;
        let meta = read_meta(saved.meta, rules)?;
        Ok(Loaded {
            place,
            revision,
            state,
            meta,
        })
    }

    /// Upgrades an envelope and decodes its body strictly.
    pub(super) fn open(&self, envelope: Envelope) -> Result<G::State, Trouble<G>> {
        if envelope.game != G::NAME {
            return Err(Trouble::OtherGame);
        }
        let envelope = self
            .0
            .upgrades
            .upgrade(envelope)
            .map_err(|error| match error {
                UpgradeError::Newer { .. } => Trouble::Newer,
                other => Trouble::Unreadable(other.to_string()),
            })?;
        serde_json::from_value(envelope.body)
            .map_err(|error| Trouble::Unreadable(error.to_string()))
    }

    pub(super) fn envelope(&self, revision: u64, state: &G::State) -> Result<Envelope, Trouble<G>> {
        let body =
            serde_json::to_value(state).map_err(|error| Trouble::Unreadable(error.to_string()))?;
        Ok(Envelope {
            format: ENVELOPE_FORMAT,
            game: G::NAME.into(),
            schema: G::SCHEMA,
            rules_version: G::RULES,
            content_hash: self.0.content_hash.clone(),
            revision,
            body,
        })
    }

    /// Carries out a command of a user, with the seat of theirs that may give it.
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
        self.hold(place, move |table| {
            if let Some(done) = table.seen(place, act.stamp)? {
                return Ok(done);
            }
            let before = table.load_now(place)?;
            let mut seats = before.meta.seats_of(act.stamp.user);
            seats.retain(|own| seat.is_none_or(|seat| seat == *own));
            if seats.is_empty() {
                return Err(Trouble::NotSeated);
            }
            if act.seen.is_some_and(|seen| seen != before.revision) {
                return Err(Trouble::Stale(Box::new(before)));
            }
            let mut refused = None;
            // A person with several seats need not say which one acts: the first that may does.
            for seat in seats {
                let step =
                    guarded::<G>(|| G::apply(&table.0.catalog, &before.state, seat, &act.command));
                let dump = || {
                    json!({ "channel": place.key(), "revision": before.revision, "state": before.state,
                    "seat": seat, "command": act.command })
                };
                match table.judge(step, act.stamp, dump) {
                    Ok(applied) => return table.step(before, seat, act, applied, given),
                    Err(Trouble::Rejected(reason)) => {
                        refused.get_or_insert(reason);
                    }
                    Err(other) => return Err(other),
                }
            }
            Err(refused.map_or(Trouble::NotSeated, Trouble::Rejected))
        })
        .await
    }

    pub(super) fn step(
        &self,
        before: Loaded<G>,
        seat: Seat,
        act: Act<G::Command>,
        applied: Applied<G::State, G::Event>,
        given: Given,
    ) -> Result<Done<G>, Trouble<G>> {
        let planning = G::is_planning(&act.command);
        let reveals = applied.events.iter().any(G::reveals);
        let revision = before.revision + 1;
        let mut meta = before.meta;
        if !planning {
            // A story goes on over questions and begins anew after planning.
            if meta.told_to != before.revision {
                meta.told_from = revision;
            }
            meta.told_to = revision;
        }
        meta.fresh = false;
        meta.vote = None;
        meta.ending.clear();
        meta.lapsed = match given {
            Given::Said | Given::Follows => None,
            Given::Lapsed => Some(act.stamp.user),
        };
        let grade = undo_grade(planning, reveals);
        match meta.undo.last_mut() {
            Some(step) if given == Given::Follows => step.grade = step.grade.max(grade),
            _ => meta.undo.push(Step {
                to: before.revision,
                grade,
            }),
        }
        let surplus = meta.undo.len().saturating_sub(KEPT_SNAPSHOTS - 1);
        meta.undo.drain(..surplus);
        let loaded = Loaded {
            place: before.place,
            revision,
            state: applied.state,
            meta,
        };
        let record: Record<G::Setup, G::Command> = Record::Order {
            seat,
            command: act.command,
        };
        self.commit(
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
        match self.0.store.seen(interaction)? {
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
                Err(Trouble::Fault(self.0.faults.dump(
                    stamp.now_ms,
                    &what,
                    &dump,
                )))
            }
        }
    }

    pub(super) fn commit(
        &self,
        expect: Expect,
        mut loaded: Loaded<G>,
        record: &Record<G::Setup, G::Command>,
        events: Vec<G::Event>,
        stamp: Stamp,
        mark: Option<String>,
    ) -> Result<Done<G>, Trouble<G>> {
        let value = |v: Result<serde_json::Value, serde_json::Error>| {
            v.map_err(|error| Trouble::Unreadable(error.to_string()))
        };
        loaded.meta.deadline = self.due(&loaded, stamp.now_ms);
        // Whatever is done, the end is looked at anew.
        loaded.meta.own = None;
        loaded.meta.played = Played::default();
        let mut commit = Commit::new(
            loaded.place.key(),
            self.envelope(loaded.revision, &loaded.state)?,
            stamp.now_ms,
        );
        commit.expect = expect;
        commit.deadline = match loaded.meta.deadline {
            Some(at_ms) => DeadlineChange::At(at_ms),
            None => DeadlineChange::Clear,
        };
        commit.meta = Some(value(serde_json::to_value(&loaded.meta))?);
        commit.entry = Some(LogEntry {
            revision: loaded.revision,
            actor: stamp.user,
            command: value(serde_json::to_value(record))?,
            events: value(serde_json::to_value(&events))?,
            at_ms: stamp.now_ms,
            interaction: stamp.interaction,
            reveals: events.iter().any(G::reveals),
            mark,
        });
        let bytes = recent::weight(&commit.envelope.body);
        match self.0.store.commit(commit) {
            Ok(()) => {
                self.remember(&loaded, G::RULES, bytes);
                Ok(Done::Now { loaded, events })
            }
            Err(StoreError::Duplicate { .. }) => Ok(Done::Before(self.load_now(loaded.place)?)),
            Err(StoreError::Conflict { .. })
                if matches!(expect, Expect::Vacant | Expect::Replacing(_)) =>
            {
                Err(Trouble::Occupied)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Changes the bot's data without a new revision.
    ///
    /// # Errors
    /// When there is no game or the store fails.
    pub async fn change_meta(
        &self,
        place: impl Into<Place>,
        change: impl FnOnce(&mut Meta) + Send + 'static,
    ) -> Result<Loaded<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            let before = loaded.meta.clone();
            change(&mut loaded.meta);
            if loaded.meta != before {
                let meta = serde_json::to_value(&loaded.meta);
                let meta = meta.map_err(|error| Trouble::Unreadable(error.to_string()))?;
                table.0.store.put_meta(place.key(), meta)?;
            }
            Ok(loaded)
        })
        .await
    }

    /// Puts the game of a place into the archive, if it is the one that was seen and stands as it was seen.
    ///
    /// # Errors
    /// When it is not, or the store fails.
    pub async fn end(&self, place: impl Into<Place>, seen: Stand) -> Result<(), Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let loaded = table.load_now(place)?;
            if Stand::of(&loaded) != seen {
                return Err(Trouble::Stale(Box::new(loaded)));
            }
            Ok(table.0.store.delete(place.key())?)
        })
        .await
    }

    /// The log from a revision on, with what happened.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn log(
        &self,
        place: impl Into<Place>,
        from: u64,
        limit: usize,
    ) -> Result<Vec<LogEntry>, Trouble<G>> {
        let table = self.clone();
        let key = place.into().key();
        let read = tokio::task::spawn_blocking(move || table.0.store.log(key, from, limit)).await;
        match read {
            Ok(entries) => Ok(entries?),
            Err(error) => Err(Trouble::Unreadable(error.to_string())),
        }
    }

    /// The events that the panel tells: what happened since planning ended.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn told(&self, loaded: &Loaded<G>) -> Result<Vec<G::Event>, Trouble<G>> {
        let (from, to) = (loaded.meta.told_from, loaded.meta.told_to);
        // Long stories keep their end.
        let from = from.max(to.saturating_sub(STORY));
        let entries = self
            .log(loaded.place, from, usize::try_from(STORY).unwrap_or(0) + 1)
            .await?;
        let told = entries.into_iter().filter(|e| e.revision <= to);
        // Events of an older program may not read any more; the story is then merely not told again.
        Ok(told
            .filter_map(|e| serde_json::from_value::<Vec<G::Event>>(e.events).ok())
            .flatten()
            .collect())
    }

    /// Everything that happened in the newest `steps` steps of a game and was not taken back.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn story(
        &self,
        loaded: &Loaded<G>,
        steps: usize,
    ) -> Result<Vec<G::Event>, Trouble<G>> {
        let many = u64::try_from(steps).unwrap_or(u64::MAX);
        let from = loaded.revision.saturating_sub(many);
        let entries = self
            .log(loaded.place, from, steps.saturating_add(1))
            .await?;
        Ok(happened::<G>(&entries))
    }
}

/// Runs the engine so that a panic of it is a fault like any other.
pub(super) fn guarded<G: Game>(
    run: impl FnOnce() -> castaway_kernel::Step<G>,
) -> castaway_kernel::Step<G> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|payload| {
        let what = payload
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| payload.downcast_ref::<&str>().map(|s| (*s).to_owned()))
            .unwrap_or_else(|| "a panic".to_owned());
        Err(Refusal::Fault(Fault(what)))
    })
}

//! Saving a step: what is written, and waiting for it.

use std::sync::Arc;

use castaway_kernel::Game;
use castaway_store::{Commit, DeadlineChange, Envelope, Expect, Json, LogEntry, StoreError};
use serde::Serialize;
use tokio::sync::oneshot;

use crate::{
    Done, Guard, Loaded, Meta, Playable, Record, Stamp, Table, Trouble,
    act::{COMPUTER, STANDING, SUGGESTED, UNANSWERED},
    contest::Played,
    recent::{self, Known},
};

/// A step that is carried out in memory and can be written.
pub(crate) struct Draft<G: Game> {
    loaded: Loaded<G>,
    events: Vec<G::Event>,
    commit: Commit,
}

/// A step that is on its way to the disk. Nobody may be told of it before it is there.
pub struct Saving<G: Playable> {
    /// The game after it.
    pub loaded: Loaded<G>,
    /// What happened.
    pub events: Vec<G::Event>,
    table: Table<G>,
    answer: oneshot::Receiver<Result<(), StoreError>>,
}

impl<G: Playable> Saving<G> {
    /// Waits until the step is on the disk.
    ///
    /// # Errors
    /// When the store fails; the game is then as it was.
    pub async fn done(self) -> Result<Done<G>, Trouble<G>> {
        let answer = self.answer.await.unwrap_or(Err(StoreError::Closed));
        match answer {
            Ok(()) => Ok(Done::Now {
                loaded: self.loaded,
                events: self.events,
            }),
            Err(StoreError::Duplicate { .. }) => {
                let loaded = self.table.load(self.loaded.place).await?;
                Ok(Done::Before(loaded))
            }
            Err(error) => Err(error.into()),
        }
    }
}

impl<G: Playable> Table<G> {
    pub(crate) fn draft(
        &self,
        expect: Expect,
        mut loaded: Loaded<G>,
        record: &Record<G::Setup, G::Command>,
        events: Vec<G::Event>,
        stamp: Stamp,
        mark: Option<String>,
    ) -> Result<Draft<G>, Trouble<G>> {
        let none = [UNANSWERED, STANDING, COMPUTER, SUGGESTED];
        let acted = mark.as_deref().is_none_or(|mark| !none.contains(&mark));
        self.watch(&mut loaded, acted.then_some(stamp.user), stamp.now_ms);
        self.keep_suggestions(&mut loaded);
        if loaded.meta.teaches {
            let words = events.iter().filter_map(G::word);
            loaded.meta.meet(words, loaded.revision);
            if G::has_room_for_words(&loaded.state) {
                let needed = |word: &str| G::needs_word(&loaded.state, word);
                loaded.meta.explain(needed, loaded.revision);
            }
        }
        loaded.meta.over = <G as Game>::outcome(&loaded.state).is_some();
        // Whatever is done, the end is looked at anew.
        loaded.meta.own = None;
        loaded.meta.played = Played::default();
        let mut commit = Commit::new(
            loaded.place.key(),
            self.envelope(loaded.revision, &loaded.state)?,
            stamp.now_ms,
        );
        commit.expect = expect;
        commit.deadline = due(&loaded.meta);
        commit.meta = Some(json(&loaded.meta)?);
        commit.entry = Some(LogEntry {
            revision: loaded.revision,
            actor: stamp.user,
            command: json(record)?,
            events: json(&events)?,
            at_ms: stamp.now_ms,
            interaction: stamp.interaction,
            reveals: events.iter().any(G::reveals),
            mark,
        });
        Ok(Draft {
            loaded,
            events,
            commit,
        })
    }

    /// Writes a step and waits for it, blocking.
    pub(crate) fn commit(&self, draft: Draft<G>) -> Result<Done<G>, Trouble<G>> {
        let Draft {
            mut loaded,
            events,
            commit,
        } = draft;
        let (expect, bytes) = (commit.expect, recent::weight(&commit.envelope));
        match self.0.common.store.commit(commit) {
            Ok(()) => {
                let place = loaded.place.key();
                let number = match expect {
                    Expect::Revision(_) => Some(loaded.number),
                    // Only the store knows which game of the place this one is; if it cannot say now, nothing is remembered.
                    Expect::Any | Expect::Vacant | Expect::Replacing(_) => {
                        let standing = self.0.common.store.standing(place);
                        standing.ok().flatten().map(|standing| standing.number)
                    }
                };
                if let Some(number) = number {
                    loaded.number = number;
                    let known = Arc::new(Known::of(&loaded, G::RULES));
                    self.0.common.recent.put(place, known, bytes);
                }
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

    /// Begins to write a step that goes on from the revision before; the place is held until it is on the disk.
    pub(crate) fn begin_to_save(&self, guard: Guard, draft: Draft<G>) -> Saving<G> {
        let Draft {
            loaded,
            events,
            commit,
        } = draft;
        let (place, bytes) = (loaded.place.key(), recent::weight(&commit.envelope));
        let (tell, answer) = oneshot::channel();
        let known = Arc::new(Known::of(&loaded, G::RULES));
        // Not the store itself: this may be dropped on its own thread.
        let recent = Arc::clone(&self.0.common.recent);
        let done = move |result: Result<(), StoreError>| {
            if result.is_ok() {
                recent.put(place, known, bytes);
            }
            let _ = tell.send(result);
            // The next writer finds what is remembered, and goes on also if nobody waits for this one any more.
            drop(guard);
        };
        self.0.common.store.begin_commit(commit, Box::new(done));
        Saving {
            loaded,
            events,
            table: self.clone(),
            answer,
        }
    }

    /// Writes what lies beside a game with its deadline, blocking.
    pub(crate) fn put_beside(&self, loaded: &Loaded<G>) -> Result<(), Trouble<G>> {
        let meta = json(&loaded.meta)?;
        let key = loaded.place.key();
        Ok(self.store().put_meta_due(key, meta, due(&loaded.meta))?)
    }

    pub(crate) fn envelope(&self, revision: u64, state: &G::State) -> Result<Envelope, Trouble<G>> {
        Ok(Envelope {
            format: castaway_store::ENVELOPE_FORMAT,
            game: G::NAME.into(),
            schema: G::SCHEMA,
            rules_version: G::RULES,
            content_hash: self.0.content_hash.clone(),
            revision,
            body: json(state)?,
        })
    }
}

/// When a game is due, as the store is told.
pub(crate) fn due(meta: &Meta) -> DeadlineChange {
    meta.next_ms()
        .map_or(DeadlineChange::Clear, DeadlineChange::At)
}

/// Something to be saved.
pub(crate) fn json<G: Game, T: Serialize>(value: &T) -> Result<Json, Trouble<G>> {
    Json::of(value).map_err(|error| Trouble::Unreadable(error.to_string()))
}

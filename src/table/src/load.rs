//! Reading a game: what stands in a place is asked of the store, what a revision holds may be remembered.

use std::sync::Arc;

use castaway_kernel::Game;
use castaway_store::{ENVELOPE_FORMAT, Envelope, Saved, Standing, UpgradeError};

use crate::{Meta, Place, Playable, Table, Trouble, recent};

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

impl<G: Playable> Table<G> {
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
        let standing = self.0.common.store.standing(place.key())?;
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
        let saved = self
            .0
            .common
            .store
            .load(place.key())?
            .ok_or(Trouble::NoGame)?;
        let (bytes, rules) = (
            recent::weight(&saved.envelope.body),
            saved.envelope.rules_version,
        );
        let loaded = self.decode(place, saved)?;
        self.remember(&loaded, rules, bytes);
        Ok(loaded)
    }

    /// Remembers the state of a revision that was read or written.
    pub(super) fn remember(&self, loaded: &Loaded<G>, rules: u32, bytes: usize) {
        let key = loaded.place.key();
        // Only the store knows which game of the place this is; if it cannot say now, nothing is remembered.
        let Ok(Some(standing)) = self.0.common.store.standing(key) else {
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
}

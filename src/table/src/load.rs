//! Reading a game: what stands in a place is asked of the store, what a revision holds may be remembered.

use std::sync::Arc;

use castaway_kernel::Game;
use castaway_store::{Envelope, Json, Saved, UpgradeError};

use crate::{
    Meta, Place, Playable, Table, Trouble,
    recent::{self, Known},
};

/// A game as it stands.
pub struct Loaded<G: Game> {
    /// Where it is kept.
    pub place: Place,
    /// Counts the games of the place: another game there has another number.
    pub number: u64,
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
            number: self.number,
            revision: self.revision,
            state: self.state.clone(),
            meta: self.meta.clone(),
        }
    }
}

/// Reads the bot's data beside a game that was saved under these rules.
fn read_meta<G: Game>(saved: &Json, rules: u32) -> Result<Meta, Trouble<G>> {
    if saved.is_null() {
        return Ok(Meta {
            rules,
            under: rules,
            ..Meta::default()
        });
    }
    let meta = saved.read();
    let mut meta: Meta = meta.map_err(|error| Trouble::Unreadable(error.to_string()))?;
    meta.under = rules;
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
        if self.is_known(place) {
            // Nothing of this waits for the disk.
            return self.load_now(place);
        }
        match crate::blocking(move || table.load_now(place)).await {
            Ok(result) => result,
            Err(error) => Err(Trouble::Unreadable(error.to_string())),
        }
    }

    /// Whether a game of this kind is remembered there.
    fn is_known(&self, place: Place) -> bool {
        let known = self.0.common.recent.get::<Known<G>>(place.key());
        known.is_some()
    }

    /// Reads a game that is not remembered, so that what follows need not wait for the disk.
    pub(super) async fn wake(&self, place: Place) {
        if !self.is_known(place) {
            // What is wrong with it is said by who reads it next.
            let _ = self.load(place).await;
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
                number: standing.number,
                revision: standing.revision,
                state: known.state.clone(),
                meta: known.beside(&standing.meta, || {
                    read_meta::<G>(&standing.meta, known.rules)
                })?,
            });
        }
        let saved = self
            .0
            .common
            .store
            .load(place.key())?
            .ok_or(Trouble::NoGame)?;
        let (bytes, rules) = (
            recent::weight(&saved.envelope),
            saved.envelope.rules_version,
        );
        let loaded = self.decode(place, saved)?;
        let known = Arc::new(Known::of(&loaded, rules));
        self.0.common.recent.put(place.key(), known, bytes);
        Ok(loaded)
    }

    pub(super) fn decode(&self, place: Place, saved: Saved) -> Result<Loaded<G>, Trouble<G>> {
        let revision = saved.envelope.revision;
        let rules = saved.envelope.rules_version;
        let state = self.open(saved.envelope)?;
        let meta = read_meta(&saved.meta, rules)?;
        Ok(Loaded {
            place,
            number: saved.number,
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
        let state = envelope.body.read();
        state.map_err(|error| Trouble::Unreadable(error.to_string()))
    }
}

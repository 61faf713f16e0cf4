//! Tables of one game: one writer for each place, and what all of them share.

use std::sync::{Arc, OnceLock};

use castaway_kernel::{Game, Seat};
use castaway_store::{Store, StoreError, Upgrades};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Faults, Guard, Loaded, Locks, Meta, Nights, Place, Saving, Stamp, Stand, recent::Recent,
    write::json,
};

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

/// What came of a step.
pub enum Done<G: Game> {
    /// It was carried out now.
    Now {
        /// The game after it.
        loaded: Loaded<G>,
        /// What happened.
        events: Vec<G::Event>,
    },
    /// Nothing was carried out now: the same interaction had been before, or others have to agree to it.
    Before(Loaded<G>),
}

/// What comes of a step before it is on the disk.
pub enum Acted<G: Playable> {
    /// It is carried out and on its way to the disk.
    Now(Saving<G>),
    /// The same interaction had been carried out before; nothing was done again.
    Before(Loaded<G>),
    /// It waits until all who are waited for have said so; that this one has is noted.
    Noted(Loaded<G>),
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
    /// The user sits at the table, but somebody else moves for this seat.
    NotYours(Seat),
    /// The user has said that already, and these have still to say something.
    Said(Vec<u64>),
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
    pub(super) content_hash: String,
    pub(super) upgrades: Upgrades,
    pub(super) common: Common,
}

/// What the tables of all games over one store share: in one place stands one game, of whatever kind.
#[derive(Clone)]
pub struct Common {
    pub(super) store: Arc<dyn Store>,
    pub(super) faults: Arc<Faults>,
    pub(super) locks: Arc<Locks>,
    pub(super) recent: Arc<Recent>,
    pub(super) nights: Arc<OnceLock<Nights>>,
}

impl Common {
    /// What tables over this store share; dumps of faults go where `faults` says.
    pub fn new(store: Arc<dyn Store>, faults: Faults) -> Self {
        Self {
            store,
            faults: Arc::new(faults),
            locks: Arc::default(),
            recent: Arc::default(),
            nights: Arc::default(),
        }
    }

    /// Whoever asks when no time passes for somebody is told so by this from now on; the first word counts.
    pub fn ask_for_nights(&self, nights: Nights) {
        let _ = self.nights.set(nights);
    }

    /// The store below.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// Lets go of games in memory that nobody looked at since this was called last.
    pub fn sweep(&self) {
        self.recent.sweep();
    }
}

/// All tables of one game.
pub struct Table<G: Playable>(pub(super) Arc<Inner<G>>);

impl<G: Playable> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<G: Playable> Table<G> {
    /// Tables over a store of their own; `upgrades` lead old saves to the schema of today.
    pub fn new(
        catalog: Arc<G::Catalog>,
        content_hash: String,
        store: Arc<dyn Store>,
        upgrades: Upgrades,
        faults: Faults,
    ) -> Self {
        let common = Common::new(store, faults);
        Self::over(catalog, content_hash, upgrades, common)
    }

    /// The same beside the tables of other games.
    pub fn over(
        catalog: Arc<G::Catalog>,
        content_hash: String,
        upgrades: Upgrades,
        common: Common,
    ) -> Self {
        Self(Arc::new(Inner {
            catalog,
            content_hash,
            upgrades,
            common,
        }))
    }

    /// The content of the game.
    pub fn catalog(&self) -> &Arc<G::Catalog> {
        &self.0.catalog
    }

    /// What they share with the tables of other games.
    pub fn common(&self) -> &Common {
        &self.0.common
    }

    /// The store below.
    pub fn store(&self) -> &Arc<dyn Store> {
        self.0.common.store()
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
        let task = crate::blocking(move || {
            // The guard goes with the work, so that a dropped caller cannot let a second writer in.
            let _guard = guard;
            work(table)
        });
        match task.await {
            Ok(result) => result,
            Err(error) => Err(Trouble::Fault(self.0.common.faults.dump(
                0,
                &error.to_string(),
                &serde_json::Value::Null,
            ))),
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
        // Boxed, for it is asked for in many places and each would bring all of this anew.
        self.change_boxed(place.into(), Box::new(change)).await
    }

    async fn change_boxed(
        &self,
        place: Place,
        change: Box<dyn FnOnce(&mut Meta) + Send>,
    ) -> Result<Loaded<G>, Trouble<G>> {
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            let before = loaded.meta.clone();
            change(&mut loaded.meta);
            if loaded.meta.waits_otherwise(&before) || loaded.meta.wait != before.wait {
                loaded.meta.owe_calls();
            }
            let hurries = G::unanswered(&table.0.catalog, &loaded.state).is_some();
            if loaded.meta.waits_otherwise(&before) && !hurries {
                // Others are waited for now: who they are is looked at with the next deadlines.
                loaded.meta.deadline = Some(0);
            }
            if loaded.meta.next_ms() != before.next_ms() {
                table.put_beside(&loaded)?;
            } else if loaded.meta != before {
                let meta = json(&loaded.meta)?;
                table.0.common.store.put_meta(place.key(), meta)?;
            }
            Ok(loaded)
        })
        .await
    }

    /// Puts the game of a place into the archive, if it is the one that was seen and stands as it was seen; gives it as it
    /// was then.
    ///
    /// # Errors
    /// When it is not, or the store fails.
    pub async fn end(&self, place: impl Into<Place>, seen: Stand) -> Result<Loaded<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let loaded = table.load_now(place)?;
            if Stand::of(&loaded) != seen {
                return Err(Trouble::Stale(Box::new(loaded)));
            }
            table.0.common.store.delete(place.key())?;
            Ok(loaded)
        })
        .await
    }
}

//! Games that somebody played to their end, of whatever kind, and those of a server that its people won or lost together.

use std::sync::PoisonError;

use castaway_store::{Imported, StoreError};
use castaway_table::{Loaded, contest::Standing, replay};
use serde::{Deserialize, Serialize};

use crate::discord::{
    app::App,
    context::Ui,
    game_ui::GameUi,
    records::{LONGEST, read, write},
};

/// More games than one counts.
const MOST: usize = 500;

/// A game that somebody played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// The signs of the game.
    pub tag: String,
    /// Which game, as its saves call it.
    pub game: String,
    /// What was played, by its name in the content.
    pub scenario: String,
    /// What it was worth for them.
    pub standing: Standing,
    /// With how many people.
    pub people: usize,
}

/// A game that people of a server played together to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedTogether {
    /// The signs of the game.
    pub tag: String,
    /// Which game, as its saves call it.
    pub game: String,
    /// What was played, by its name in the content.
    pub scenario: String,
    /// What it was worth.
    pub standing: Standing,
    /// Who played.
    pub people: Vec<u64>,
    /// Whether it came out the same when it was played again from its log, with nothing taken back that was shown.
    pub proved: bool,
}

/// The name of a person's games in the store.
fn ended_key(user: u64) -> String {
    format!("ended/{user}")
}

/// The name of a server's games in the store.
fn hall_key(guild: u64) -> String {
    format!("hall/{guild}")
}

impl App {
    /// The games that a person played to their end, oldest first.
    pub async fn ended_of(&self, user: u64) -> Vec<Ended> {
        self.global(ended_key(user)).await.unwrap_or_default()
    }

    /// The games that people of a server played together, oldest first.
    pub(super) async fn hall_of(&self, guild: u64) -> Vec<PlayedTogether> {
        self.global(hall_key(guild)).await.unwrap_or_default()
    }
}

impl<G: GameUi> Ui<G> {
    /// Enters a game that is over among those of everybody who played it, and of their server; a second time changes
    /// nothing. Blocking.
    ///
    /// # Errors
    /// When the store fails.
    pub(in crate::discord) fn enter_ended(&self, loaded: &Loaded<G>) -> Result<(), StoreError> {
        let (meta, store) = (&loaded.meta, &**self.store());
        if meta.tag.is_empty() {
            return Ok(());
        }
        let people = meta.people();
        for user in &people {
            let seat = meta.seats_of(*user).first().copied();
            let Some(standing) = seat.and_then(|seat| G::standing_of(&loaded.state, seat)) else {
                continue;
            };
            // Another game of theirs may end in the same moment.
            let _one = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
            let mut all: Vec<Ended> = read(store, &ended_key(*user))?.unwrap_or_default();
            if all.iter().any(|known| known.tag == meta.tag) {
                continue;
            }
            all.push(Ended {
                tag: meta.tag.clone(),
                game: G::NAME.to_owned(),
                scenario: G::scenario(&loaded.state),
                standing,
                people: people.len(),
            });
            all.drain(..all.len().saturating_sub(MOST));
            write(store, &ended_key(*user), &all)?;
        }
        match (meta.guild, people.len()) {
            (Some(guild), 2..) => self.enter_hall(loaded, guild, people),
            _ => Ok(()),
        }
    }

    /// Takes a game whose end was taken back out of them; where it is in none nothing changes. Blocking.
    ///
    /// # Errors
    /// When the store fails.
    pub(in crate::discord) fn leave_ended(&self, loaded: &Loaded<G>) -> Result<(), StoreError> {
        let (meta, store) = (&loaded.meta, &**self.store());
        let _one = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        for user in meta.people() {
            let all: Vec<Ended> = read(store, &ended_key(user))?.unwrap_or_default();
            let (this, others): (Vec<Ended>, Vec<Ended>) =
                all.into_iter().partition(|known| known.tag == meta.tag);
            if !this.is_empty() {
                write(store, &ended_key(user), &others)?;
            }
        }
        let Some(guild) = meta.guild else {
            return Ok(());
        };
        let all: Vec<PlayedTogether> = read(store, &hall_key(guild))?.unwrap_or_default();
        let (this, others): (Vec<PlayedTogether>, Vec<PlayedTogether>) =
            all.into_iter().partition(|known| known.tag == meta.tag);
        match this.is_empty() {
            true => Ok(()),
            false => write(store, &hall_key(guild), &others),
        }
    }

    fn enter_hall(
        &self,
        loaded: &Loaded<G>,
        guild: u64,
        people: Vec<u64>,
    ) -> Result<(), StoreError> {
        let store = &**self.store();
        let known = |all: &[PlayedTogether]| all.iter().any(|known| known.tag == loaded.meta.tag);
        let before: Vec<PlayedTogether> = read(store, &hall_key(guild))?.unwrap_or_default();
        let Some(standing) = G::standing(&loaded.state).filter(|_| !known(&before)) else {
            return Ok(());
        };
        let proved = !loaded.meta.unranked && self.plays_the_same(loaded)?;
        let _one = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all: Vec<PlayedTogether> = read(store, &hall_key(guild))?.unwrap_or_default();
        if known(&all) {
            return Ok(());
        }
        all.push(PlayedTogether {
            tag: loaded.meta.tag.clone(),
            game: G::NAME.to_owned(),
            scenario: G::scenario(&loaded.state),
            standing,
            people,
            proved,
        });
        all.drain(..all.len().saturating_sub(MOST));
        write(store, &hall_key(guild), &all)
    }

    /// Whether a game comes out the same when it is played again from its log.
    fn plays_the_same(&self, loaded: &Loaded<G>) -> Result<bool, StoreError> {
        let (store, key) = (self.store(), loaded.place.key());
        let Some(saved) = store.load(key)? else {
            return Ok(false);
        };
        let game = Imported {
            channel: key,
            envelope: saved.envelope,
            log: store.log(key, 0, LONGEST)?,
            meta: saved.meta,
            deadline: saved.deadline,
        };
        let played = replay::<G>(self.catalog(), &game);
        if let Err(why) = &played {
            tracing::info!(key, %why, "a game of a group is not on the board of its server");
        }
        Ok(played.is_ok())
    }
}

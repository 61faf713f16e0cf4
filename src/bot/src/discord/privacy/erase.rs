//! Deleting everything that is kept of a person: what is to be done is owed in the store, so that a kill only delays it.

use std::{collections::BTreeSet, io, sync::Arc};

use castaway_store::{StoreError, export_all};
use castaway_table::{Kept, Place, on_heap, prune};
use serde_json::{Value, json};

use super::{
    export::all_games,
    list::{OWED, owed},
};
use crate::discord::{app::App, order::Order};

/// How the names of tables that fill up begin.
const LOBBIES: [&str; 2] = ["lobby/", "lobby-wish/"];

/// The name under which it is kept that exports still hold somebody who was deleted.
const EXPORTS: &str = "forget/exports";

/// Why somebody could not be deleted; it goes on at the next start.
#[derive(Debug, thiserror::Error)]
pub(super) enum EraseError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file beside it could not be changed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl App {
    /// Notes that everything of a user is to be deleted; from then on it happens, whatever comes between.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn owe_to_forget(&self, user: u64) -> Result<(), StoreError> {
        let (store, now_ms) = (Arc::clone(self.store()), self.now_ms());
        let note = move || store.put_global(&owed(user), json!({ "since_ms": now_ms }));
        let noted = castaway_table::blocking(note).await;
        noted.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
    }

    /// Deletes everything that is kept of a user; it may be done again and then changes nothing more.
    pub(super) async fn forget_user(&self, user: u64) -> Result<(), EraseError> {
        let app = self.clone();
        let games = blocking(move || Ok(all_games(&**app.store())?)).await?;
        let places: BTreeSet<u64> = games.into_iter().map(|(place, _)| place).collect();
        for place in places {
            let kept = self.common.forget_at(place, user).await?;
            if kept != Kept::Untouched && Place::is_channel(place) {
                self.forget(place);
                self.look_after(place, Order::paint(None));
            }
        }
        self.forget_values(user).await?;
        let app = self.clone();
        blocking(move || app.forget_files(user)).await?;
        self.callees.take(user);
        self.hearers.take(user);
        self.diary.note(user, None);
        // Exports still hold them, and would hold what is owed: what is left to do names nobody.
        let store = Arc::clone(self.store());
        blocking(move || {
            store.put_global(EXPORTS, json!(true))?;
            Ok(store.put_global(&owed(user), Value::Null)?)
        })
        .await?;
        self.renew_exports().await
    }

    /// Exports hold what was kept when they were made: a new one takes the place of all of them.
    async fn renew_exports(&self) -> Result<(), EraseError> {
        let app = self.clone();
        blocking(move || {
            if app.exports.is_dir() {
                export_all(&**app.store(), &app.exports, app.now_ms(), 1)?;
            }
            Ok(app.store().put_global(EXPORTS, Value::Null)?)
        })
        .await
    }

    /// Goes on with those who were to be deleted when the program ended.
    pub(in crate::discord) async fn keep_forgetting(self) {
        let store = Arc::clone(self.store());
        let names = blocking(move || Ok(store.global_keys()?)).await;
        let names = names.unwrap_or_else(|error| {
            tracing::error!(%error, "whoever is to be deleted was not looked up");
            Vec::new()
        });
        if names.iter().any(|name| name == EXPORTS)
            && let Err(error) = self.renew_exports().await
        {
            tracing::error!(%error, "old exports stand; the next start tries again");
        }
        let users = names.iter().filter_map(|name| name.strip_prefix(OWED));
        for user in users.filter_map(|user| user.parse().ok()) {
            if let Err(error) = on_heap(|| self.forget_user(user)).await {
                tracing::error!(%error, "somebody was not deleted; the next start tries again");
            }
        }
    }

    async fn forget_values(&self, user: u64) -> Result<(), EraseError> {
        let store = Arc::clone(self.store());
        let names = blocking(move || Ok(store.global_keys()?)).await?;
        // Nobody changes their wishes meanwhile.
        let _one = self.people.lock(user).await;
        let list = self.keepings();
        for name in names {
            if list.is_own(&name, user) && name != owed(user) {
                let store = Arc::clone(self.store());
                blocking(move || Ok(store.put_global(&name, Value::Null)?)).await?;
            } else if list.is_among(&name) {
                self.forget_among(name, user).await?;
            }
        }
        Ok(())
    }

    /// Takes somebody out of a value that holds others, too.
    async fn forget_among(&self, name: String, user: u64) -> Result<(), EraseError> {
        let lobby = LOBBIES.iter().find_map(|begin| name.strip_prefix(begin));
        let channel = lobby.and_then(|channel| channel.parse::<u64>().ok());
        // One press on a table after the other; one result on a board after the other.
        let _one = match channel {
            Some(channel) => Some(self.lobbies.lock(channel).await),
            None => None,
        };
        let app = self.clone();
        let gone = blocking(move || {
            let _board = app.boards.lock();
            let store = app.store();
            let Some(mut value) = store.get_global(&name)? else {
                return Ok(false);
            };
            if prune(&mut value, user).is_empty() {
                return Ok(false);
            }
            let empty = channel.is_some() && !has_host(&value);
            store.put_global(&name, if empty { Value::Null } else { value })?;
            Ok(empty)
        });
        if gone.await?
            && let Some(channel) = channel
        {
            self.appointments.note(channel, None);
        }
        Ok(())
    }

    /// What was reported, and dumps of faults.
    fn forget_files(&self, user: u64) -> Result<(), EraseError> {
        self.reports.forget(user)?;
        Ok(self.common.forget_faults(user)?)
    }
}

/// Whether somebody sits at a table that fills up.
fn has_host(table: &Value) -> bool {
    let lobby = &table["lobby"];
    let chairs = lobby["chairs"].as_array().or(lobby["people"].as_array());
    let sits = |chair: &Value| chair.is_u64() || chair["owner"].is_u64();
    chairs.is_some_and(|chairs| chairs.iter().any(sits))
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, EraseError> + Send + 'static,
) -> Result<T, EraseError> {
    let done = castaway_table::blocking(work).await;
    done.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string()).into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_stands_as_long_as_somebody_sits_there() {
        let mut table = json!({ "lobby": { "chairs": [{ "owner": 7 }, { "owner": null, "invited": 8 }],
            "names": { "7": "Anna" }, "waiting": [7] } });
        assert!(has_host(&table));
        prune(&mut table, 8);
        assert!(has_host(&table));
        prune(&mut table, 7);
        assert!(!has_host(&table));
        assert_eq!(
            table,
            json!({ "lobby": { "chairs": [], "names": {}, "waiting": [] } })
        );
        assert!(has_host(&json!({ "lobby": { "people": [9] } })));
    }
}

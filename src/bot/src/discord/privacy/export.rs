//! Everything that is kept of a person, as one value.

use castaway_store::{Store, StoreError};
use castaway_table::prune;
use serde_json::{Map, Value, json};

use super::list::Keepings;
use crate::discord::app::App;

impl App {
    /// All that is kept of people where these games are played.
    pub(super) fn keepings(&self) -> Keepings {
        Keepings::of(self.games.iter().flat_map(|game| game.keeps()))
    }

    /// Everything that is kept of a user. Blocking.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) fn kept_of(&self, user: u64) -> Result<Value, StoreError> {
        let store = &**self.store();
        let reports = self.reports.of(user).unwrap_or_default();
        let reports = serde_json::to_value(reports).unwrap_or_default();
        Ok(json!({
            "about": "Everything that this bot keeps of you. Times are milliseconds since 1970, people are their numbers at Discord.",
            "user": user.to_string(),
            "values": values(store, &self.keepings(), user)?,
            "games": self.games_knowing(user)?,
            "reports": reports,
        }))
    }

    fn games_knowing(&self, user: u64) -> Result<Vec<Value>, StoreError> {
        let mut all = Vec::new();
        for game in all_games(&**self.store())? {
            all.extend(self.common.known(game, user)?);
        }
        Ok(all)
    }
}

/// Every game of the store, running and archived: where it is and which of its place.
pub(super) fn all_games(store: &dyn Store) -> Result<Vec<(u64, u64)>, StoreError> {
    let mut all = store.archives()?;
    for place in store.channels()? {
        all.extend(store.standing(place)?.map(|game| (place, game.number)));
    }
    all.sort_unstable();
    Ok(all)
}

/// Values of a person's own, and what is theirs among that of others, by name.
fn values(store: &dyn Store, list: &Keepings, user: u64) -> Result<Map<String, Value>, StoreError> {
    let mut all = Map::new();
    for name in store.global_keys()? {
        let own = list.is_own(&name, user);
        if !own && !list.is_among(&name) {
            continue;
        }
        let Some(mut value) = store.get_global(&name)? else {
            continue;
        };
        if own {
            all.insert(name, value);
            continue;
        }
        let part = prune(&mut value, user);
        if !part.is_empty() {
            all.insert(name, Value::Array(part));
        }
    }
    Ok(all)
}

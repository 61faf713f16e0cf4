//! Games that gave way to others in their place.

use castaway_store::LogEntry;

use crate::{Loaded, Place, Playable, Table, Trouble, story::LONGEST};

/// So many of the newest are looked at.
const LOOKED_AT: usize = 8;

impl<G: Playable> Table<G> {
    /// The newest game that gave way in a place and is wanted, with its log.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn archived(
        &self,
        place: Place,
        wanted: impl Fn(&Loaded<G>) -> bool + Send + 'static,
    ) -> Result<Option<(Loaded<G>, Vec<LogEntry>)>, Trouble<G>> {
        let table = self.clone();
        let look = move || {
            let (store, key) = (table.store(), place.key());
            let numbers = store.archived(key)?;
            for number in numbers.into_iter().rev().take(LOOKED_AT) {
                let Some(saved) = store.load_archived(key, number)? else {
                    continue;
                };
                if saved.envelope.game != G::NAME {
                    continue;
                }
                let loaded = table.decode(place, saved)?;
                if wanted(&loaded) {
                    let log = store.archived_log(key, number, 0, LONGEST)?;
                    return Ok(Some((loaded, log)));
                }
            }
            Ok(None)
        };
        let found = crate::blocking(look).await;
        found.unwrap_or_else(|error| Err(Trouble::Unreadable(error.to_string())))
    }
}

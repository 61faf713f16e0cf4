//! What happened, read from the log.

use castaway_store::LogEntry;

use crate::{Loaded, Place, Playable, Table, Trouble, happened, record::steps};

/// So many steps are told at most.
pub(super) const STORY: u64 = 40;
/// So far back they are looked for at first: some may have been taken back.
const LOOKED_AT: u64 = 2 * STORY;
/// More steps than any game has.
pub(super) const LONGEST: usize = 20_000;

impl<G: Playable> Table<G> {
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
        let read = crate::blocking(move || table.0.common.store.log(key, from, limit)).await;
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
        self.told_to(loaded, loaded.meta.told_to).await
    }

    /// The same up to this revision.
    async fn told_to(&self, loaded: &Loaded<G>, to: u64) -> Result<Vec<G::Event>, Trouble<G>> {
        // Long stories keep their end; what was taken back does not count towards their length.
        let kept = usize::try_from(STORY).unwrap_or(0) + 1;
        let mut back = LOOKED_AT;
        let mut steps = loop {
            let from = loaded.meta.told_from.max(to.saturating_sub(back));
            let many = usize::try_from(to.saturating_sub(from)).unwrap_or(LONGEST) + 1;
            let mut told = self.log(loaded.place, from, many.min(LONGEST)).await?;
            told.retain(|entry| entry.revision <= to);
            let steps = steps::<G>(&told);
            if steps.len() >= kept || from <= loaded.meta.told_from {
                break steps;
            }
            back *= 2;
        };
        steps.drain(..steps.len().saturating_sub(kept));
        Ok(steps.into_iter().flatten().collect())
    }

    /// The same right after a step that brought these events and may not be on the disk yet.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn told_with(
        &self,
        loaded: &Loaded<G>,
        events: &[G::Event],
    ) -> Result<Vec<G::Event>, Trouble<G>> {
        let meta = &loaded.meta;
        if meta.told_to != loaded.revision {
            return self.told(loaded).await;
        }
        let mut told = Vec::new();
        if meta.told_from < loaded.revision {
            told = self.told_to(loaded, loaded.revision - 1).await?;
        }
        told.extend_from_slice(events);
        Ok(told)
    }

    /// The whole log of a game.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn whole_log(&self, loaded: &Loaded<G>) -> Result<Vec<LogEntry>, Trouble<G>> {
        self.log(loaded.place, 0, LONGEST).await
    }

    /// Everything that happened in a game and was not taken back.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn story(&self, loaded: &Loaded<G>) -> Result<Vec<G::Event>, Trouble<G>> {
        Ok(happened::<G>(&self.whole_log(loaded).await?))
    }
}

//! States that were read or written lately, so that a press need not read its game again. The store stays the truth: it
//! is asked each time which revision of which game stands in a place, and what such a revision holds never changes.

use std::{
    any::Any,
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use castaway_kernel::Game;
use castaway_store::{Envelope, Json, StandingGame};

use crate::{Loaded, Meta};

/// So many bytes of games are kept, as they are estimated.
const BUDGET: usize = 16 * 1024 * 1024;

/// The last games of all tables that share a store, of whatever kind.
pub(crate) struct Recent {
    kept: Mutex<Kept>,
    budget: usize,
}

#[derive(Default)]
struct Kept {
    games: BTreeMap<u64, Entry>,
    bytes: usize,
    /// Counts the looks.
    now: u64,
}

struct Entry {
    game: Arc<dyn Any + Send + Sync>,
    bytes: usize,
    looked_at: u64,
    /// Whether somebody looked since the last sweep.
    wanted: bool,
}

impl Default for Recent {
    fn default() -> Self {
        Self::of(BUDGET)
    }
}

impl Recent {
    fn of(budget: usize) -> Self {
        Self {
            kept: Mutex::default(),
            budget,
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game of a place, if it is kept and of this kind.
    pub(crate) fn get<T: Send + Sync + 'static>(&self, place: u64) -> Option<Arc<T>> {
        let mut kept = self.kept();
        kept.now += 1;
        let now = kept.now;
        let entry = kept.games.get_mut(&place)?;
        let game = Arc::clone(&entry.game).downcast().ok()?;
        (entry.looked_at, entry.wanted) = (now, true);
        Some(game)
    }

    /// Keeps something of a place, in place of what was kept there.
    pub(crate) fn put<T: Send + Sync + 'static>(&self, place: u64, game: Arc<T>, bytes: usize) {
        let mut kept = self.kept();
        kept.take(place);
        kept.now += 1;
        kept.bytes += bytes;
        let entry = Entry {
            game,
            bytes,
            looked_at: kept.now,
            wanted: true,
        };
        kept.games.insert(place, entry);
        while kept.bytes > self.budget {
            let oldest = kept.games.iter().min_by_key(|(_, entry)| entry.looked_at);
            let Some(place) = oldest.map(|(place, _)| *place) else {
                return;
            };
            kept.take(place);
        }
    }

    /// Lets go of the game of a place.
    pub(crate) fn forget(&self, place: u64) {
        self.kept().take(place);
    }

    /// Lets go of every game that nobody looked at since this was called last.
    pub(crate) fn sweep(&self) {
        let mut kept = self.kept();
        kept.games
            .retain(|_, entry| std::mem::take(&mut entry.wanted));
        kept.bytes = kept.games.values().map(|entry| entry.bytes).sum();
    }
}

impl Kept {
    fn take(&mut self, place: u64) {
        if let Some(entry) = self.games.remove(&place) {
            self.bytes = self.bytes.saturating_sub(entry.bytes);
        }
    }
}

/// The state of one revision of one game, which never changes.
pub(crate) struct Known<G: Game> {
    number: u64,
    revision: u64,
    /// The rules it was saved under.
    pub(crate) rules: u32,
    pub(crate) state: G::State,
    /// What lies beside the game as it was read last, with the text it was read from: a press asks for it more than once.
    beside: Mutex<Option<(Json, Meta)>>,
}

impl<G: Game> Known<G> {
    /// A game that was read or written under these rules.
    pub(crate) fn of(loaded: &Loaded<G>, rules: u32) -> Self {
        Self {
            number: loaded.number,
            revision: loaded.revision,
            rules,
            state: loaded.state.clone(),
            beside: Mutex::default(),
        }
    }

    /// What lies beside the game, read from this text unless that was read last.
    ///
    /// # Errors
    /// What reading it says.
    pub(crate) fn beside<E>(
        &self,
        text: &Json,
        read: impl FnOnce() -> Result<Meta, E>,
    ) -> Result<Meta, E> {
        let mut beside = self.beside.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of, meta)) = &*beside
            && of.is_text_of(text)
        {
            return Ok(meta.clone());
        }
        let meta = read()?;
        *beside = Some((text.clone(), meta.clone()));
        Ok(meta)
    }

    /// Whether it is what stands there.
    pub(crate) fn is(&self, standing: &StandingGame) -> bool {
        (self.number, self.revision) == (standing.number, standing.revision)
    }
}

/// About how many bytes a game takes that is saved as this: names of fields, which memory need not keep, stand for
/// pointers and padding, which a text does not have.
pub(crate) fn weight(saved: &Envelope) -> usize {
    saved.body.size()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(recent: &Recent, place: u64) -> Option<u8> {
        recent.get::<u8>(place).map(|n| *n)
    }

    #[test]
    fn the_one_that_was_looked_at_longest_ago_leaves_first() {
        let recent = Recent::of(250);
        recent.put(1, Arc::new(1_u8), 100);
        recent.put(2, Arc::new(2_u8), 100);
        assert_eq!(of(&recent, 1), Some(1));
        recent.put(3, Arc::new(3_u8), 100);
        let left = [1, 2, 3].map(|place| of(&recent, place));
        assert_eq!(left, [Some(1), None, Some(3)]);
        assert_eq!(recent.kept().bytes, 200);
        // What is larger than all room is not kept, and what it drove out is gone.
        recent.put(4, Arc::new(4_u8), 300);
        assert_eq!((of(&recent, 4), recent.kept().bytes), (None, 0));
    }

    #[test]
    fn what_nobody_looked_at_between_two_sweeps_is_let_go() {
        let recent = Recent::default();
        recent.put(1, Arc::new(1_u8), 10);
        recent.put(2, Arc::new(2_u8), 10);
        recent.sweep();
        assert_eq!(of(&recent, 1), Some(1));
        recent.sweep();
        assert_eq!((of(&recent, 1), of(&recent, 2)), (Some(1), None));
        assert_eq!(recent.kept().bytes, 10);
    }

    #[test]
    fn a_game_of_another_kind_is_not_found() {
        let recent = Recent::default();
        recent.put(1, Arc::new("island"), 10);
        assert_eq!(of(&recent, 1), None);
    }
}

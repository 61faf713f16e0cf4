//! Whose word it takes to take back what was shown, and what silence says to it.

use castaway_kernel::Game;
use serde::{Deserialize, Serialize};

use crate::{Loaded, Meta, Playable, Table};

/// What whoever says nothing says to taking a step back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Silence {
    /// It agrees once the table has waited for as long as it waits.
    #[default]
    Agrees,
    /// Nothing: a game that is over does not begin to live again because nobody looks at it any more.
    Nothing,
}

impl<G: Playable> Table<G> {
    /// Whose word it takes to take back something that was shown: those who did something within a day and are not away. How a game
    /// ended concerns all who played within a day of its end, also whoever was away by then, for they may have done all but the last
    /// step, and however long ago it is.
    pub fn agree_to_undo(&self, loaded: &Loaded<G>, now_ms: u64) -> Vec<u64> {
        match <G as Game>::outcome(&loaded.state) {
            Some(_) => loaded.meta.lately(now_ms.min(self.made_ms(loaded))),
            None => loaded.meta.present(now_ms),
        }
    }

    /// When the last step was made; 0 where that is not kept.
    fn made_ms(&self, loaded: &Loaded<G>) -> u64 {
        let made = (self.store()).log(loaded.place.key(), loaded.revision, 1);
        let made = made.unwrap_or_default();
        made.first().map_or(0, |entry| entry.at_ms)
    }
}

impl Meta {
    /// Whether it is asked at this revision if its step is taken back.
    pub(crate) fn is_asked_back(&self, revision: u64) -> bool {
        let vote = self.vote.as_ref();
        vote.is_some_and(|vote| vote.revision == revision)
    }

    /// When whoever was silent agrees to taking the last step back; `None` where nobody asked for that, where time does not pass, and
    /// where silence says nothing.
    pub fn undo_due_ms(&self, revision: u64) -> Option<u64> {
        let vote = self.vote.as_ref()?;
        let agrees = vote.silence == Silence::Agrees;
        let open = agrees && vote.revision == revision && vote.since_ms > 0;
        let delay = self.delay_ms().filter(|_| open)?;
        let of = |user: u64| self.after(user, vote.since_ms, delay);
        // About how a game ended people are asked who are away, and sleep like others.
        let asked = |user: &u64| !self.is_away(*user) || vote.asked.contains(user);
        let silent =
            (self.people().into_iter()).filter(|user| !vote.yes.contains(user) && asked(user));
        let last = silent.map(of).max();
        Some(last.unwrap_or_else(|| vote.since_ms.saturating_add(delay)))
    }
}

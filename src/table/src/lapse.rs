//! Answers that are waited for only so long.
//!
//! The game names what counts as the answer of somebody who gives none; when it counts is kept in the store, in the
//! same write as the question. Nothing that waits lives in memory, so a restart forgets no deadline.

use serde_json::json;

use crate::{Act, Done, Loaded, Place, Playable, Stamp, Table, Trouble, act::guarded};

/// So long is an answer waited for.
const PATIENCE_MS: u64 = 10 * 60 * 1000;
/// The remark in the log.
const MARK: &str = "no answer in time";

/// How a command came to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Given {
    /// Somebody gave it.
    Said,
    /// It follows from the one before, by the same press: both are taken back together.
    Follows,
    /// Nobody said anything in time.
    Lapsed,
}

impl Given {
    /// The remark in the log.
    pub(super) fn mark(self) -> Option<String> {
        match self {
            Given::Said | Given::Follows => None,
            Given::Lapsed => Some(MARK.into()),
        }
    }
}

impl<G: Playable> Table<G> {
    /// Until when an answer is waited for, if others wait for it.
    pub(super) fn due(&self, loaded: &Loaded<G>, now_ms: u64) -> Option<u64> {
        if loaded.meta.is_solo() {
            return None;
        }
        let asked = G::unanswered(&self.0.catalog, &loaded.state);
        asked.map(|_| now_ms.saturating_add(PATIENCE_MS))
    }

    /// Who is waited for only so long.
    pub fn hurried(&self, loaded: &Loaded<G>) -> Option<u64> {
        loaded.meta.deadline?;
        let (seat, _) = G::unanswered(&self.0.catalog, &loaded.state)?;
        loaded.meta.chairs.owner(seat)
    }

    /// Gives the answer of somebody who gave none in time; `None` if nobody is late.
    ///
    /// # Errors
    /// As for any command.
    pub async fn lapse(
        &self,
        place: impl Into<Place>,
        now_ms: u64,
    ) -> Result<Option<Done<G>>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let before = table.load_now(place)?;
            // An answer may have come in the last moment, or the question is asked anew.
            if before.meta.deadline.is_none_or(|at_ms| at_ms > now_ms) {
                return Ok(None);
            }
            let Some((seat, command)) = G::unanswered(&table.0.catalog, &before.state) else {
                return Ok(None);
            };
            let user = before.meta.chairs.owner(seat);
            let stamp = Stamp {
                user: user.unwrap_or(0),
                interaction: None,
                now_ms,
            };
            let step = guarded::<G>(|| G::apply(&table.0.catalog, &before.state, seat, &command));
            let dump = || {
                json!({ "channel": place.key(), "revision": before.revision, "state": before.state,
                "seat": seat, "command": command })
            };
            let applied = table.judge(step, stamp, dump)?;
            let act = Act {
                stamp,
                seen: None,
                command,
            };
            let draft = table.step(before, seat, act, applied, Given::Lapsed)?;
            table.commit(draft).map(Some)
        })
        .await
    }
}

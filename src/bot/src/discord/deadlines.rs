//! Answers that are waited for only so long: giving them when their time is over, and calling people before.

use std::{sync::Arc, time::Duration};

use castaway_store::StoreError;
use castaway_table::{Done, Place, Trouble};

use serde::Deserialize;

use super::{app::App, context::Ui, game_ui::GameUi, order::Order};

/// The store is asked so often for deadlines that are over.
const LOOK: Duration = Duration::from_secs(1);
/// Games that nobody looked at leave the memory after so many looks at deadlines.
const SWEEP: u64 = 300;
/// So many are seen to at once.
const MANY: usize = 1024;

/// Of what lies beside a game, when it is due.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Times {
    deadline: Option<u64>,
    remind: Option<u64>,
}

/// What is due in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Due {
    /// An answer that nobody gave.
    answer: bool,
    /// A look at whoever is waited for.
    calls: bool,
}

impl Due {
    /// What older programs know.
    const ANSWER: Self = Self {
        answer: true,
        calls: false,
    };
}

impl Times {
    fn due(&self, now_ms: u64) -> Due {
        let over = |at_ms: Option<u64>| at_ms.is_some_and(|at_ms| at_ms <= now_ms);
        Due {
            answer: over(self.deadline),
            calls: over(self.remind),
        }
    }
}

impl App {
    /// Sees to answers that do not come, and goes on for ever.
    pub(super) async fn keep_deadlines(self) {
        for round in 1_u64.. {
            tokio::time::sleep(LOOK).await;
            if round.is_multiple_of(SWEEP) {
                // The tables of every game share their memory.
                self.common.sweep();
            }
            self.look_at_deadlines().await;
        }
    }

    /// One look at what is due. It comes by itself once a second; a test that sets the clock need not wait for it.
    pub async fn look_at_deadlines(&self) {
        // Nobody could be shown what happened before there is a way to Discord.
        if self.http().is_none() || self.is_broken() {
            return;
        }
        let now_ms = self.now_ms();
        let due = self.due(now_ms).await;
        // Calls first: they should not wait behind every table that goes on by itself.
        let (answers, calls): (Vec<_>, Vec<_>) = due.into_iter().partition(|(_, due)| due.answer);
        for (channel, due) in calls.into_iter().chain(answers) {
            // A save that cannot be read now may be read later.
            if due.answer
                && let Ok(game) = self.any_game(Place::Channel(channel)).await
            {
                game.lapse(now_ms).await;
            }
            if due.calls && !self.panels.is_kept(channel) {
                self.look_after(channel, Order::calls());
            }
        }
    }

    /// The games for which something is due, and what.
    async fn due(&self, now_ms: u64) -> Vec<(u64, Due)> {
        let store = Arc::clone(self.store());
        let read = move || {
            let all = store.deadlines(now_ms, MANY)?;
            let due = all.into_iter().map(|one| {
                let standing = store.standing(one.channel).ok().flatten();
                let meta = standing.and_then(|standing| standing.meta.read::<Times>().ok());
                (
                    one.channel,
                    meta.map_or(Due::ANSWER, |times| times.due(now_ms)),
                )
            });
            Ok::<_, StoreError>(due.collect())
        };
        match castaway_table::blocking(read).await {
            Ok(Ok(due)) => due,
            Ok(Err(error)) => {
                tracing::warn!(%error, "deadlines could not be read");
                Vec::new()
            }
            Err(_) => Vec::new(),
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// Gives the answer that nobody gave in time, and shows what came of it.
    pub async fn lapse(&self, place: Place, now_ms: u64) {
        match self.tables().lapse(place, now_ms).await {
            // Also where somebody is only not waited for any more.
            Ok(Some(Done::Now { loaded, .. } | Done::Before(loaded))) => {
                if let Place::Channel(channel) = loaded.place {
                    self.forget(channel);
                    self.look_after(channel, Order::lapsed());
                }
            }
            Ok(None) => {}
            Err(trouble) => self.not_given(place, &trouble),
        }
    }

    /// Notes that what was due could not be done; the next look tries it again, unless the saves have stopped.
    pub(super) fn not_given(&self, place: Place, trouble: &Trouble<G>) {
        match trouble {
            Trouble::Store(error) => {
                tracing::error!(%place, %error, "the store failed");
                if matches!(error, StoreError::Failed(_)) {
                    self.give_up();
                }
            }
            _ => tracing::warn!(%place, "a missing answer could not be given"),
        }
    }
}

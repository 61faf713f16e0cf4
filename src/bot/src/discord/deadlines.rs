//! Answers that are waited for only so long: giving them when their time is over.

use std::{sync::Arc, time::Duration};

use castaway_store::StoreError;
use castaway_table::{Done, Place, Trouble};

use super::{app::App, context::Ui, game_ui::GameUi};

/// The store is asked so often for deadlines that are over.
const LOOK: Duration = Duration::from_secs(1);
/// Games that nobody looked at leave the memory after so many looks at deadlines.
const SWEEP: u64 = 300;
/// So many are seen to at once.
const MANY: usize = 64;

impl App {
    /// Sees to answers that do not come, and goes on for ever.
    pub async fn keep_deadlines(self) {
        for round in 1_u64.. {
            tokio::time::sleep(LOOK).await;
            if round.is_multiple_of(SWEEP) {
                // The tables of every game share their memory.
                self.common.sweep();
            }
            // Nobody could be shown what happened before there is a way to Discord.
            if self.http().is_none() || self.is_broken() {
                continue;
            }
            let (store, now_ms) = (Arc::clone(self.store()), self.now_ms());
            let read = tokio::task::spawn_blocking(move || store.deadlines(now_ms, MANY)).await;
            let due = match read {
                Ok(Ok(due)) => due,
                Ok(Err(error)) => {
                    tracing::warn!(%error, "deadlines could not be read");
                    continue;
                }
                Err(_) => continue,
            };
            for one in due {
                // A save that cannot be read now may be read later.
                if let Ok(game) = self.any_game(Place::Channel(one.channel)).await {
                    game.lapse(now_ms).await;
                }
            }
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
                    self.repaint(channel);
                }
            }
            Ok(None) => {}
            Err(Trouble::Store(error)) => {
                tracing::error!(%place, %error, "the store failed");
                if matches!(error, StoreError::Failed(_)) {
                    self.give_up();
                }
            }
            Err(_) => tracing::warn!(%place, "a missing answer could not be given"),
        }
    }
}

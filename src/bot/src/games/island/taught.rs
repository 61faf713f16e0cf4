//! Who has been through a first round that teaches, so that it never comes again.

use std::sync::Arc;

use castaway_robinson::game::Island;

use super::ending::career::{Career, career_key};
use crate::discord::{Caller, Ui, records};

/// The name in the store under which it is kept that a person needs no first round that teaches.
fn key(user: u64) -> String {
    format!("taught/island/{user}")
}

impl Ui<Island> {
    /// Whether the first round of a game teaches this person: they never said that they know it, and never played one to
    /// its end.
    pub async fn teaches(&self, user: u64) -> bool {
        let knows = self.global::<bool>(key(user)).await == Some(true);
        !knows && self.global::<Career>(career_key(user)).await.is_none()
    }

    /// Notes that a person knows the game.
    pub async fn note_taught(&self, user: u64) {
        let store = Arc::clone(self.store());
        let work = move || records::write(&*store, &key(user), &true);
        match castaway_table::blocking(work).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "that somebody was taught is not noted"),
            Err(error) => tracing::error!(%error, "noting that somebody was taught failed"),
        }
    }

    /// Ends the first round that teaches at the wish of its player.
    pub async fn stop_teaching(&self, caller: &Caller) {
        self.note_taught(caller.user).await;
        let changed = self
            .tables()
            .change_meta(caller.place, |meta| meta.teaches = false);
        match changed.await {
            Ok(loaded) => {
                self.show_panel(caller, &loaded).await;
                if !loaded.place.is_own() {
                    // A picture that was on its way may have brought the old buttons back.
                    self.forget(caller.channel);
                    self.repaint(caller.channel);
                }
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }
}

//! Who has been through the days of a quick game that explain it, so that they never come again.

use std::sync::Arc;

use castaway_kernel::Game;
use castaway_rollwrite::RollWrite;
use castaway_table::Loaded;

use super::panel;
use crate::discord::{Ui, records};

/// The name in the store under which it is kept that a quick game was explained to a person.
fn key(user: u64) -> String {
    format!("taught/quick/{user}")
}

impl Ui<RollWrite> {
    /// Whether somebody has never been through those days, nor played such a game to its end.
    pub(super) async fn rolls_first(&self, user: u64) -> bool {
        if self.global::<bool>(key(user)).await == Some(true) {
            return false;
        }
        let ended = self.ended_of(user).await;
        ended.iter().all(|game| game.game != RollWrite::NAME)
    }

    /// Notes of a game that explains itself that its player is through with that.
    pub(super) async fn note_rolled(&self, loaded: &Loaded<RollWrite>, user: u64) {
        if !panel::is_taught(loaded) || self.global::<bool>(key(user)).await == Some(true) {
            return;
        }
        let store = Arc::clone(self.tables().store());
        let noted = move || records::write(&*store, &key(user), &true);
        match castaway_table::blocking(noted).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "that a game was explained is not noted"),
            Err(error) => tracing::error!(%error, "noting that a game was explained failed"),
        }
    }
}

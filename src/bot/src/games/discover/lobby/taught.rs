//! Who has played the game to its end before: the first game of somebody teaches, and is offered gentle.

use castaway_discover::Discover;
use castaway_store::StoreError;
use castaway_table::Loaded;

use crate::discord::{Ui, records};

/// The name in the store under which it is kept that a person knows the game.
fn key(user: u64) -> String {
    format!("taught/discover/{user}")
}

/// Notes that the people of a game that is over know it.
///
/// # Errors
/// When the store fails.
pub fn remember(ui: &Ui<Discover>, loaded: &Loaded<Discover>) -> Result<(), StoreError> {
    let store = &**ui.tables().store();
    for user in loaded.meta.people() {
        if records::read::<bool>(store, &key(user))? != Some(true) {
            records::write(store, &key(user), &true)?;
        }
    }
    Ok(())
}

/// The name in the store under which it is kept that a person was taught a first day.
fn guided(user: u64) -> String {
    format!("taught/discover-day/{user}")
}

impl Ui<Discover> {
    /// Whether somebody is taught a first day now, which they are once.
    pub(in crate::games::discover) async fn explore_introduces(&self, user: u64) -> bool {
        let known = self.global::<bool>(guided(user)).await == Some(true);
        if known || !self.explore_teaches(user).await {
            return false;
        }
        let store = std::sync::Arc::clone(self.tables().store());
        let work = move || records::write(&*store, &guided(user), &true);
        match castaway_table::blocking(work).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "that somebody was taught is not noted"),
            Err(error) => tracing::error!(%error, "noting that somebody was taught failed"),
        }
        true
    }

    /// Whether somebody has never played the game to its end.
    pub(in crate::games::discover) async fn explore_teaches(&self, user: u64) -> bool {
        self.global::<bool>(key(user)).await != Some(true)
    }
}

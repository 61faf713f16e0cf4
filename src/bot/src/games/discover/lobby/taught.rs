//! Who has played the game to its end before: the first game of somebody teaches, and is offered gentle.

use castaway_discover::Discover;
use castaway_store::StoreError;
use castaway_table::Loaded;

use crate::discord::{Ui, records};

/// The name in the store under which it is kept that a person knows the game.
fn key(user: u64) -> String {
    format!("taught/discover/{user}")
}

/// The name in the store under which it is kept that the first day has led a person.
fn led(user: u64) -> String {
    format!("taught/explore-day/{user}")
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

impl Ui<Discover> {
    /// Whether the first day of a game that begins now is to lead somebody from step to step: once, and never again.
    pub(in crate::games::discover) async fn explore_leads(&self, user: u64) -> bool {
        if self.global::<bool>(led(user)).await == Some(true) || !self.explore_teaches(user).await {
            return false;
        }
        let store = std::sync::Arc::clone(self.tables().store());
        let noted = move || records::write(&*store, &led(user), &true);
        match castaway_table::blocking(noted).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "a first day could not be noted"),
            Err(error) => tracing::error!(%error, "a first day could not be noted"),
        }
        true
    }

    /// Whether somebody has never played the game to its end.
    pub(in crate::games::discover) async fn explore_teaches(&self, user: u64) -> bool {
        self.global::<bool>(key(user)).await != Some(true)
    }
}

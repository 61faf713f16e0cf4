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

impl Ui<Discover> {
    /// Whether somebody has never played the game to its end.
    pub(in crate::games::discover) async fn explore_teaches(&self, user: u64) -> bool {
        self.global::<bool>(key(user)).await != Some(true)
    }
}

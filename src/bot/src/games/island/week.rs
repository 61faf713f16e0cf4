//! The games of weeks: each is made when it is first asked for and kept, with the position in which it begins, so that
//! it is the same for everybody whatever a new version of the program changes meanwhile.

use castaway_kernel::Game;
use castaway_robinson::{game::Island, setup::Setup};
use castaway_store::{Store, StoreError};
use castaway_table::{Opening, contest::Cup};
use serde::{Deserialize, Serialize};

use super::weekly;
use crate::discord::{
    Ui,
    records::{read, write},
};

/// How the names of weeks in the store begin.
pub(super) const WEEKS: &str = "week/";

/// The game of a week as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Week {
    /// The rules it was made by: no game of it is older. 0 where older versions may have begun some.
    pub rules: u32,
    /// The cards.
    pub setup: Setup,
    /// Where everything random comes from.
    pub seed: u64,
    /// How it begins.
    pub opening: Option<Opening>,
}

/// The game of a week; `None` if it is no week, or when the store fails, which is logged.
pub async fn of(ui: &Ui<Island>, cup: Cup) -> Option<Week> {
    let Cup::Week(_) = cup else { return None };
    let ui = ui.clone();
    let work = move || made(&ui, &**ui.store(), cup);
    match castaway_table::blocking(work).await {
        Ok(Ok(week)) => Some(week),
        Ok(Err(error)) => {
            tracing::error!(%error, "the game of the week could not be kept");
            None
        }
        Err(_) => None,
    }
}

fn made(ui: &Ui<Island>, store: &dyn Store, cup: Cup) -> Result<Week, StoreError> {
    let key = format!("{WEEKS}{}", cup.label());
    if let Some(week) = read(store, &key)? {
        return Ok(week);
    }
    // Older versions kept no weeks, so games of the first one that is kept may be older than it.
    let keys = store.global_keys()?;
    let first = !keys.iter().any(|k| k.starts_with(WEEKS) && *k < key);
    let (setup, seed) = (weekly::setup(cup), weekly::seed(cup, &ui.secret));
    let week = Week {
        rules: if first { 0 } else { Island::RULES },
        opening: ui.tables().opening(&setup, seed),
        setup,
        seed,
    };
    write(store, &key, &week)?;
    Ok(week)
}

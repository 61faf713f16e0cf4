//! What follows a quick game: once more, alone or together, or another in place of one that runs.

use castaway_rollwrite::{RollWrite, state::Charter};
use castaway_table::contest::Cup;

use super::{free, offer::Offer};
use crate::{
    discord::{Caller, Ui, is_over},
    ui::next::Next,
};

impl Ui<RollWrite> {
    /// Begins a game that counts for nothing: the island of a finished challenge once more, else a new island for the
    /// same scenario.
    pub(super) async fn practice(&self, caller: &Caller) {
        let tables = self.tables();
        let loaded = match tables.load(caller.place).await {
            Ok(loaded) if is_over(&loaded) => loaded,
            Ok(loaded) => return self.show_panel(caller, &loaded).await,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let charter = &loaded.state.charter;
        let contest = loaded.meta.contest.as_ref().map(|c| &c.name);
        let known = contest.or(loaded.meta.practice.as_ref());
        let next = match known.and_then(|name| Cup::read(name)) {
            Some(cup) => Next::Practice(cup),
            None => like(charter, self.seed()),
        };
        self.begin_next(caller, next, None).await;
    }

    /// Begins another game like the running one, which is lost by it: its player is asked first.
    pub(super) async fn another(&self, caller: &Caller, seen: u64) {
        let Some(loaded) = self.asked(caller, Some(seen)).await else {
            return;
        };
        let scored = loaded.meta.contest.is_some() || loaded.meta.practice.is_some();
        if scored || !loaded.place.is_own() {
            return self.show_panel(caller, &loaded).await;
        }
        let next = like(&loaded.state.charter, self.seed());
        self.begin_next(caller, next, None).await;
    }

    /// Opens a table for the scenario of a shared game that is over.
    pub(super) async fn once_more(&self, caller: &Caller) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let charter = &loaded.state.charter;
        let Some(scenario) = charter.scenarios.first().filter(|_| is_over(&loaded)) else {
            return self.show_panel(caller, &loaded).await;
        };
        let offer = Offer {
            scenario: scenario.clone(),
            difficulty: charter.difficulty,
        };
        self.open_again(caller, &loaded, offer, &[]).await;
    }
}

/// A free game of the same kind on another island.
fn like(charter: &Charter, seed: u64) -> Next {
    let code = free::fresh(charter.difficulty, seed);
    free::next(code, &charter.scenarios)
}

//! What follows a quick game that is over: once more, alone or together.

use castaway_rollwrite::{RollWrite, code::Code};
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
            // One that runs is given up for it, if its player says so when asked.
            Ok(loaded) if is_over(&loaded) || loaded.meta.contest.is_none() => loaded,
            Ok(loaded) => return self.show_panel(caller, &loaded).await,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let charter = &loaded.state.charter;
        let contest = loaded.meta.contest.as_ref().map(|c| &c.name);
        let known = contest.or(loaded.meta.practice.as_ref());
        let next = match known.and_then(|name| Cup::read(name)) {
            Some(cup) => Next::Practice(cup),
            None => {
                let code = Code {
                    difficulty: charter.difficulty,
                    class: None,
                    seed: rand::random(),
                };
                free::next(code, &charter.scenarios)
            }
        };
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

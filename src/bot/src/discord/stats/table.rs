//! How it goes at a table, from its log.

use std::collections::BTreeMap;

use castaway_table::{Loaded, Record, STANDING};
use serde_json::Value;

use crate::{
    discord::{
        context::Ui,
        game_ui::GameUi,
        reply::{Caller, How},
    },
    ui::stats::{self, AtTable},
};

impl<G: GameUi> Ui<G> {
    /// Tells the caller who did how much at a table.
    pub(in crate::discord) async fn table_stats(&self, caller: &Caller, loaded: &Loaded<G>) {
        let log = match self.tables().whole_log(loaded).await {
            Ok(log) => log,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let count = move || {
            let mut at = AtTable::default();
            let mut did: BTreeMap<u64, usize> = BTreeMap::new();
            for entry in &log {
                match entry.command.read::<Record<Value, Value>>() {
                    Ok(Record::Undo { .. }) => at.back += 1,
                    Ok(Record::Begin { .. }) => at.since_ms = entry.at_ms,
                    // Whoever has settled an answer has given it, though not now.
                    Ok(Record::Order { .. }) | Err(_)
                        if entry.mark.as_ref().is_some_and(|mark| mark != STANDING) =>
                    {
                        at.lapsed += 1;
                    }
                    Ok(Record::Order { .. }) | Err(_) => *did.entry(entry.actor).or_default() += 1,
                }
            }
            at.did = did.into_iter().collect();
            at.did
                .sort_by_key(|(user, n)| (std::cmp::Reverse(*n), *user));
            at
        };
        let mut at = castaway_table::blocking(count).await.unwrap_or_default();
        at.game = G::so_far(self, loaded, caller.lang);
        let page = stats::table(self.texts.of(caller.lang), &at);
        self.say(caller, How::New, &page).await;
    }
}

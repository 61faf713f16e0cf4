//! Whoever comes back after a day is offered to hear what happened, once, after the answer to what they pressed.

use castaway_table::{Loaded, on_heap};

use crate::{
    discord::{
        context::Ui,
        game_ui::{GameUi, is_over},
        reply::Caller,
    },
    ui::recap,
};

/// So many of the last steps are looked through for one of somebody else's.
const LOOKED_BACK: u64 = 64;

impl<G: GameUi> Ui<G> {
    /// Sees, off the way of the press, whether the caller comes back after a day, and offers them to hear what happened. A game in a
    /// thread that does not know its channel learns it by the way.
    pub(in crate::discord) fn greet(&self, caller: &Caller) {
        let here = !caller.place.is_own();
        if !here || !self.comers.come(caller.channel, caller.user, caller.now_ms) {
            return;
        }
        let (ui, caller) = (self.clone(), caller.clone());
        self.errand(async move {
            on_heap(|| ui.note_parent(&caller)).await;
            on_heap(|| ui.welcome(&caller)).await;
        });
    }

    async fn welcome(&self, caller: &Caller) {
        let Ok(loaded) = self.tables().load(caller.place).await else {
            return;
        };
        let meta = &loaded.meta;
        if meta.is_solo() || meta.seats_of(caller.user).is_empty() || is_over(&loaded) {
            return;
        }
        let Some(since_ms) = meta.is_back_since(caller.user, caller.now_ms) else {
            return;
        };
        // What was planned and taken back again, or a question of which nothing came, is nothing to hear of.
        if !self.moved_without(caller, &loaded, since_ms).await
            || !self.has_missed(caller, &loaded, since_ms).await
        {
            return;
        }
        // Noted before it is said: nobody is welcomed twice, and who was not can still ask.
        self.note_look(caller, &loaded).await;
        let Some(http) = self.http() else { return };
        let message = recap::welcome(self.texts.of(caller.lang), G::LETTER, since_ms);
        if let Err(error) = caller.follow(http, &message).await {
            tracing::debug!(%error, "an offer to hear what happened was not taken");
        }
    }

    /// Whether anything happened in a game since a moment that a user did not do.
    async fn moved_without(&self, caller: &Caller, loaded: &Loaded<G>, since_ms: u64) -> bool {
        let from = loaded.revision.saturating_sub(LOOKED_BACK - 1);
        let many = usize::try_from(LOOKED_BACK).unwrap_or(usize::MAX);
        let log = self.tables().log(loaded.place, from, many).await;
        let others = |entry: &castaway_store::LogEntry| {
            entry.at_ms > since_ms && (entry.actor != caller.user || entry.mark.is_some())
        };
        log.is_ok_and(|log| log.iter().any(others))
    }
}

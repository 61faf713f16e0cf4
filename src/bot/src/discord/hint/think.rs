//! Thinking for somebody, and what they are told.

use std::time::{Duration, Instant};

use castaway_table::Loaded;

use crate::{
    discord::{
        context::Ui,
        game_ui::{GameUi, is_over},
        reply::{Caller, How},
    },
    ui::{common, hint},
};

/// So long is thought: Discord wants an answer within three seconds.
const THOUGHT: Duration = Duration::from_millis(1200);
/// So long is waited for that.
const PATIENCE: Duration = Duration::from_millis(900);

impl<G: GameUi> Ui<G> {
    /// Tells the caller what a player who thinks ahead would do for them; in a game that is compared nobody is helped.
    pub(in crate::discord) async fn think_for(&self, caller: &Caller, loaded: &Loaded<G>) {
        let refused = if is_over(loaded) {
            Some("hint-over")
        } else if G::is_ranked(loaded) {
            Some("hint-ranked")
        } else if loaded.meta.moves(caller.user).is_empty() {
            Some("hint-watching")
        } else if !self.thinkers.begin(caller.user) {
            Some("hint-thinking")
        } else {
            None
        };
        if let Some(key) = refused {
            let text = self.text(caller.lang, key);
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        let room = self.thinkers.room();
        let message = match tokio::time::timeout(PATIENCE, room).await {
            Ok(Ok(room)) => {
                let (ui, game, reader) = (self.clone(), loaded.clone(), caller.reader());
                let until = Instant::now() + THOUGHT;
                let think = move || {
                    let _room = room;
                    G::hint(&ui, &game, reader, &|| Instant::now() < until)
                };
                let thought = castaway_table::blocking(think).await;
                let thought = thought.unwrap_or_else(|error| {
                    tracing::error!(%error, "thinking failed");
                    None
                });
                hint::page(self.texts.of(caller.lang), thought.as_ref())
            }
            Ok(Err(_)) | Err(_) => common::notice(self.text(caller.lang, "hint-thinking")),
        };
        self.thinkers.end(caller.user);
        self.say(caller, How::New, &message).await;
    }
}

//! The last word of a table whose game has begun: where that is played, what its messages say, who is called.

use castaway_table::{Trouble, on_heap};
use serde_json::Value;

use super::{
    kept::{Kept, Which},
    owed::Beginnings,
    page::begun,
    tending::passing,
};
use crate::{
    discord::{app::App, context::Ui, failure::Failure, game_ui::GameUi},
    ui::message::Message,
};

/// What is still to be said where the game of a table has begun.
struct LastWord {
    /// The messages that are to say so; the one that became the panel is not among them.
    messages: Vec<u64>,
    /// What they say.
    body: Value,
    /// Who is called, in which channel and with which sign.
    call: Option<(u64, Message, String)>,
}

impl App {
    /// Another table, opened by this host, takes the place of one whose game has begun, of whatever game it is: what that is owed is
    /// done beside it.
    pub(super) async fn make_way_for_table(&self, channel: u64, host: u64) {
        for game in &self.games {
            game.makes_way(self, channel, host).await;
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// Where the game of a table has begun, if it has: in the thread that was opened for it, or in the channel after all, for
    /// its host may have chosen otherwise since.
    pub(super) async fn begun_at(&self, channel: u64, kept: &Kept<G::Offer>) -> Option<u64> {
        for ground in kept.thread.into_iter().chain([channel]) {
            let loaded = self.tables().load(ground).await;
            if loaded.is_ok_and(|loaded| loaded.meta.gathered == Some(kept.lobby.id)) {
                return Some(ground);
            }
        }
        None
    }

    /// Whether the game of a table has begun.
    pub(super) async fn has_begun(&self, channel: u64, kept: &Kept<G::Offer>) -> bool {
        self.begun_at(channel, kept).await.is_some()
    }

    /// All messages of a table whose game has begun say so, its people are called, and it is kept no more.
    pub(super) async fn say_begun(
        &self,
        channel: u64,
        kept: &Kept<G::Offer>,
        owed: Beginnings,
    ) -> Result<(), Failure> {
        if let Some(word) = self.last_word(channel, kept, owed).await? {
            for message in word.messages {
                let edited = on_heap(|| self.edit(channel, message, &word.body, Vec::new())).await;
                if let Err(failure @ (Failure::Passing | Failure::TooMany)) = edited {
                    return Err(failure);
                }
            }
            if let Some((at, call, nonce)) = word.call {
                self.post_or_pass(at, &call, &nonce).await?;
            }
        }
        self.close_lobby(channel).await.map_err(passing)
    }

    /// A table whose game has begun is owed something still, and another takes its place: what is owed is done beside it.
    pub(in crate::discord) async fn make_way(&self, channel: u64) {
        let kept = self.kept_or_begun(Which::Open, channel).await;
        let Ok(Some(kept)) = kept else { return };
        let Some(owed) = kept.begun else { return };
        let Ok(Some(word)) = self.last_word(channel, &kept, owed).await else {
            return;
        };
        for message in word.messages {
            self.edit_patiently(channel, message, word.body.clone());
        }
        if let Some((at, call, nonce)) = word.call {
            self.post_patiently(at, call, nonce);
        }
    }

    /// What a table is owed whose game has begun; none where another game stands there by now.
    ///
    /// # Errors
    /// When the game cannot be read: one of the messages may be its panel, and nobody knows which.
    async fn last_word(
        &self,
        channel: u64,
        kept: &Kept<G::Offer>,
        owed: Beginnings,
    ) -> Result<Option<LastWord>, Failure> {
        let loaded = match self.tables().load(kept.thread.unwrap_or(channel)).await {
            Ok(loaded) => loaded,
            Err(Trouble::NoGame | Trouble::OtherGame) => return Ok(None),
            Err(_) => {
                tracing::warn!(channel, "a game that has begun could not be read");
                return Err(Failure::Passing);
            }
        };
        // Older versions did not note which table a game came from.
        if (loaded.meta.gathered).is_some_and(|table| table != kept.lobby.id) {
            return Ok(None);
        }
        let panel = loaded.meta.panel.map(|panel| panel.message);
        let messages = kept.messages().filter(|shows| Some(*shows) != panel);
        let call = match (kept.thread, owed.by_time) {
            (Some(thread), _) => Some((thread, self.call_into(thread, &kept.lobby))),
            (None, Some(at_ms)) => Some((channel, self.call_begun(channel, &kept.lobby, at_ms))),
            (None, None) => None,
        };
        Ok(Some(LastWord {
            messages: messages.collect(),
            body: begun(self, &kept.lobby, kept.thread).json(),
            call: call.map(|(at, (call, nonce))| (at, call, nonce)),
        }))
    }
}

//! Boards that are not the panel any more and messages whose time is over are put away, once what takes their place stands.

use castaway_table::{Loaded, Place, Way, on_heap};
use serde_json::{Value, json};

use super::{context::Ui, failure::Failure, game_ui::GameUi, order::Order};
use crate::ui::{common, message::Message, texts::Lang};

impl<G: GameUi> Ui<G> {
    /// What an old panel says.
    pub fn retired(&self, loaded: &Loaded<G>) -> Message {
        let w = self.texts.of(loaded.meta.language);
        Message::text(w.get("panel-moved"))
    }

    /// The change that puts a board away; `None` if it is to be deleted.
    pub(super) fn farewell(&self, lang: Lang, way: Way) -> Option<Value> {
        let says = |key: &str| Message::text(self.texts.of(lang).get(key)).json();
        match way {
            Way::Over => Some(without_components()),
            Way::Moved | Way::Gone => None,
            Way::Moot => Some(says("undo-vote-moot")),
            Way::Agreed => Some(says("undo-vote-agreed")),
            Way::AllAgreed => Some(says("undo-vote-all-agreed")),
            Way::PlaysOn => Some(says("end-moot")),
            Way::Kept(user) => Some(common::undo_kept(self.texts.of(lang), user).json()),
        }
    }

    /// Puts away the oldest board that is not the panel any more; the others follow.
    ///
    /// # Errors
    /// When Discord does not take it; it is then still noted.
    pub(super) async fn put_away(&self, channel: u64) -> Result<(), Failure> {
        let Ok(loaded) = self.tables().load(channel).await else {
            return Ok(());
        };
        let (Some(old), Some(_)) = (loaded.meta.stale.first().copied(), loaded.meta.panel) else {
            // Until the new panel stands the old board is all that the channel has.
            return Ok(());
        };
        let lang = loaded.meta.language;
        let shares = if old.way == Way::Over {
            on_heap(|| self.left_of_board(Place::Channel(channel), old.message)).await
        } else {
            None
        };
        let change = shares.or_else(|| self.farewell(lang, old.way));
        let done = match (change, old.channel) {
            (Some(body), _) => self.edit(channel, old.message, &body, Vec::new()).await,
            (None, None) if old.way == Way::Moved => {
                on_heap(|| self.take_away(&loaded, old.message)).await
            }
            (None, None) => self.delete(channel, old.message).await,
            (None, Some(elsewhere)) => match self.delete(elsewhere, old.message).await {
                Err(failure @ (Failure::Passing | Failure::TooMany)) => Err(failure),
                // Direct messages of somebody who has gone are theirs.
                Ok(()) | Err(_) => Ok(()),
            },
        };
        match done {
            Ok(()) | Err(Failure::NoMessage) => {}
            // What cannot be changed any more can still be taken away.
            Err(Failure::TooOld) => self.delete(channel, old.message).await?,
            Err(Failure::Refused) => {
                tracing::warn!(channel, "an old panel stays as it is");
            }
            Err(failure) => return Err(failure),
        }
        let noted = self.tables().change_meta(channel, move |meta| {
            meta.stale.retain(|o| o.message != old.message);
        });
        match noted.await {
            Ok(loaded) if loaded.meta.stale.is_empty() => {}
            Ok(_) => self.look_after(channel, Order::default()),
            Err(_) => return Err(Failure::Passing),
        }
        Ok(())
    }

    /// Takes away a board in whose place one stands further down by now. Where Discord refuses that for good, it says in a line
    /// where the game goes on, for its buttons would do nothing.
    async fn take_away(&self, loaded: &Loaded<G>, message: u64) -> Result<(), Failure> {
        let channel = loaded.place.key();
        match self.delete(channel, message).await {
            Ok(()) => Ok(()),
            // What passes is tried again, and a closed channel takes no line either.
            Err(
                failure @ (Failure::Passing
                | Failure::TooMany
                | Failure::Forbidden
                | Failure::NoChannel),
            ) => Err(failure),
            Err(failure) => {
                tracing::debug!(channel, %failure, "an old panel stays as a line");
                let mut body = self.retired(loaded).json();
                body["attachments"] = json!([]);
                self.edit(channel, message, &body, Vec::new()).await
            }
        }
    }
}

/// The change that leaves a message as it is, with nothing to press.
pub(super) fn without_components() -> Value {
    json!({ "components": [] })
}

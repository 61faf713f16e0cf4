//! Tables that fill up, as they are kept in the store.

use std::sync::Arc;

use castaway_store::StoreError;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{game::LobbyUi, seating::Seating};
use crate::discord::{context::Ui, records};

/// So many presses are remembered against re-delivery.
const REMEMBERED: usize = 16;

/// A table as it is kept.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound(serialize = "O: Serialize", deserialize = "O: DeserializeOwned"))]
pub(super) struct Kept<O> {
    /// The game; empty in what older versions kept.
    #[serde(default)]
    pub(super) game: String,
    pub(super) lobby: Seating<O>,
    /// The message that shows it, as far as it was pressed.
    #[serde(default)]
    pub(super) message: Option<u64>,
    /// The last presses on it.
    seen: Vec<u64>,
}

impl<O> Kept<O> {
    /// A table of a game that nobody has pressed on.
    pub(super) fn new(game: &str, lobby: Seating<O>) -> Self {
        Self {
            game: game.to_owned(),
            lobby,
            message: None,
            seen: Vec::new(),
        }
    }

    /// Notes a press; says whether it is new.
    pub(super) fn note(&mut self, press: u64) -> bool {
        let new = !self.seen.contains(&press);
        if new {
            self.seen.push(press);
            let surplus = self.seen.len().saturating_sub(REMEMBERED);
            self.seen.drain(..surplus);
        }
        new
    }
}

fn key(channel: u64) -> String {
    format!("lobby/{channel}")
}

impl<G: LobbyUi> Ui<G> {
    /// The table of this game that fills up in a channel.
    pub(super) async fn kept(&self, channel: u64) -> Result<Option<Kept<G::Offer>>, StoreError> {
        let store = Arc::clone(self.store());
        let work = move || {
            let kept = records::read::<Value>(&*store, &key(channel))?;
            let other = |kept: &Value| {
                let game = kept.get("game").and_then(Value::as_str);
                game.is_some_and(|game| !game.is_empty() && game != G::NAME)
            };
            if kept.is_none_or(|kept| kept.is_null() || other(&kept)) {
                return Ok(None);
            }
            records::read(&*store, &key(channel))
        };
        let read = tokio::task::spawn_blocking(work).await;
        read.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
    }

    /// Keeps the table of a channel, or none.
    pub(super) async fn keep(
        &self,
        channel: u64,
        kept: Option<Kept<G::Offer>>,
    ) -> Result<(), StoreError> {
        let store = Arc::clone(self.store());
        let work = move || {
            let value = match kept {
                Some(kept) => serde_json::to_value(kept)
                    .map_err(|error| StoreError::Invalid(error.to_string()))?,
                None => Value::Null,
            };
            store.put_global(&key(channel), value)
        };
        let done = tokio::task::spawn_blocking(work).await;
        done.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::texts::Lang;
    use castaway_table::Chairs;
    use serde_json::json;

    #[derive(Serialize, Deserialize)]
    struct Offer {
        scenario: String,
    }

    #[test]
    fn what_an_older_version_kept_is_read_and_a_press_counts_once() {
        let kept = json!({
            "lobby": { "id": 9, "scenario": "s14", "language": Lang::De, "people": [u64::MAX, 77] },
            "seen": [3],
        });
        let mut kept: Kept<Offer> = serde_json::from_value(kept).unwrap();
        assert_eq!((kept.game.as_str(), kept.message), ("", None));
        assert_eq!(kept.lobby.chairs, Chairs::from([u64::MAX, 77]));
        assert!(!kept.note(3) && kept.note(4) && !kept.note(4));
        (10..40).for_each(|press| assert!(kept.note(press)));
        assert_eq!(kept.seen.len(), REMEMBERED);
    }
}

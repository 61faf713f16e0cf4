//! Tables that fill up, as they are kept in the store.

use std::sync::Arc;

use castaway_store::StoreError;
use castaway_table::Chairs;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    owed::{Beginnings, FirstPost, MovedUp},
    seating::{Seating, opens_ms},
    terms::Terms,
};
use crate::{
    discord::{app::App, context::Ui, game_ui::GameUi, records, reply::Caller},
    ui::{
        mine::{Awaits, Gathering},
        texts::Lang,
    },
};

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
    /// The letter of the game in component ids; none in what older versions kept.
    #[serde(default)]
    letter: Option<char>,
    /// The server, if it is one; none in what older versions kept.
    #[serde(default)]
    pub(super) guild: Option<u64>,
    /// The thread that was opened for its game.
    #[serde(default)]
    pub(super) thread: Option<u64>,
    /// Other messages for all with buttons of this table: older ones, and calls to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) copies: Vec<u64>,
    /// How it was first shown, until that message is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) opening: Option<FirstPost>,
    /// It was opened in a thread of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) apart: bool,
    /// So often it was changed.
    #[serde(default)]
    pub(super) changes: u64,
    /// So many of these changes its message shows.
    #[serde(default)]
    pub(super) shown: u64,
    /// Who moved up and was not called yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) calls: Vec<MovedUp>,
    /// Its game has begun, and its messages are still to say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) begun: Option<Beginnings>,
    /// When somebody last did something there, in unix milliseconds.
    #[serde(default)]
    touched_ms: u64,
    /// The last presses on it.
    seen: Vec<u64>,
}

impl<O> Kept<O> {
    /// A table of a game that nobody has pressed on.
    pub(super) fn new<G: GameUi>(mut lobby: Seating<O>, caller: &Caller) -> Self {
        lobby.terms.since_ms = Some(caller.now_ms);
        Self {
            game: G::NAME.to_owned(),
            lobby,
            message: None,
            letter: Some(G::LETTER),
            guild: caller.guild,
            thread: None,
            copies: Vec::new(),
            opening: Some(FirstPost::by(caller)),
            apart: false,
            changes: 1,
            shown: 0,
            calls: Vec::new(),
            begun: None,
            touched_ms: caller.now_ms,
            seen: Vec::new(),
        }
    }

    /// Its game is played there. A thread that was opened before the host chose the channel after all plays no part.
    pub(super) fn plays_at(&mut self, channel: u64, ground: u64) {
        self.thread = Some(ground).filter(|ground| *ground != channel);
    }

    /// This message shows the table from now on; the one before is a copy. What answered when it was opened is still looked
    /// for: it need not be this one.
    pub(super) fn stands_at(&mut self, message: u64) {
        if let Some(old) = self.message.replace(message) {
            self.copies.push(old);
        }
        self.copies.retain(|copy| *copy != message);
        self.trim();
    }

    /// This message showed the table when it was opened; another may have taken its place already.
    pub(super) fn opened_at(&mut self, message: u64) {
        self.opening = None;
        if self.message.is_some() {
            return self.has_copy(message);
        }
        self.stands_at(message);
        self.shown = self.shown.max(1);
    }

    /// Another message for all has buttons of this table.
    pub(super) fn has_copy(&mut self, message: u64) {
        if self.message != Some(message) && !self.copies.contains(&message) {
            self.copies.push(message);
            self.trim();
        }
    }

    fn trim(&mut self) {
        let surplus = self.copies.len().saturating_sub(REMEMBERED);
        self.copies.drain(..surplus);
    }

    /// All messages for all with buttons of this table.
    pub(super) fn messages(&self) -> impl Iterator<Item = u64> {
        self.message.into_iter().chain(self.copies.iter().copied())
    }

    /// Notes a press; says whether it is new.
    pub(super) fn note(&mut self, press: u64, now_ms: u64) -> bool {
        let new = !self.seen.contains(&press);
        if new {
            self.touched_ms = now_ms;
            self.seen.push(press);
            let surplus = self.seen.len().saturating_sub(REMEMBERED);
            self.seen.drain(..surplus);
        }
        new
    }
}

/// What of a table is known without knowing its game.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Outline {
    /// Who sits there.
    pub(super) lobby: Company,
    /// The message that shows it.
    #[serde(default)]
    pub(super) message: Option<u64>,
    /// Other messages with its buttons.
    #[serde(default)]
    pub(super) copies: Vec<u64>,
    /// The letter of its game.
    #[serde(default)]
    pub(super) letter: Option<char>,
    /// Its game has begun.
    #[serde(default)]
    begun: Option<Beginnings>,
    /// When somebody last did something there.
    #[serde(default)]
    pub(super) touched_ms: u64,
    /// The server, if it is one.
    #[serde(default)]
    pub(super) guild: Option<u64>,
}

/// Who sits at a table, whatever is played there.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Company {
    /// Which table of its channel.
    pub(super) id: u64,
    /// The language of its message.
    pub(super) language: Lang,
    /// Its chairs.
    #[serde(alias = "people")]
    pub(super) chairs: Chairs,
    /// When its game begins.
    #[serde(flatten)]
    pub(super) terms: Terms,
}

/// Which table of a channel is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    /// The one that fills up.
    Open,
    /// The one that its host would open instead, if they are sure.
    Wished,
}

impl Which {
    fn key(self, channel: u64) -> String {
        match self {
            Self::Open => format!("lobby/{channel}"),
            Self::Wished => format!("lobby-wish/{channel}"),
        }
    }
}

impl App {
    /// The channels in which a table fills up.
    pub(super) async fn open_tables(&self) -> Result<Vec<u64>, StoreError> {
        let store = Arc::clone(self.store());
        let read = castaway_table::blocking(move || store.global_keys()).await;
        let keys = read.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))?;
        let channels = keys.iter().filter_map(|key| key.strip_prefix("lobby/"));
        Ok(channels
            .filter_map(|channel| channel.parse().ok())
            .collect())
    }

    /// The tables that fill up and have a seat of somebody, or keep one for them.
    pub(in crate::discord) async fn tables_with(&self, user: u64) -> Vec<Gathering> {
        let mut found = Vec::new();
        for channel in self.open_tables().await.unwrap_or_default() {
            let Ok(Some(table)) = self.outline(channel).await else {
                continue;
            };
            let chairs = &table.lobby.chairs;
            let kept = chairs.missing().contains(&user);
            // Whoever opened a table that nobody sits at any more has closed it.
            let Some(host) = chairs.seated().first().copied() else {
                continue;
            };
            if !kept && !chairs.sits(user) {
                continue;
            }
            // Who sits on every seat is as many as the game needs.
            let open_ms = opens_ms(chairs, &table.lobby.terms, 2);
            let open = open_ms.is_some_and(|at_ms| at_ms <= self.now_ms());
            let guild = table.guild.map_or("@me".to_owned(), |id| id.to_string());
            let link = (table.message)
                .map(|id| format!("https://discord.com/channels/{guild}/{channel}/{id}"));
            found.push(Gathering {
                channel,
                host: (host != user).then_some(host),
                awaits: match (kept, self.is_full(&table), host == user) {
                    (true, _, _) => Awaits::Sitting,
                    (false, false, _) => Awaits::Others,
                    (false, true, _) if open => Awaits::Anybody,
                    (false, true, true) => Awaits::Start,
                    (false, true, false) => Awaits::Host,
                },
                start_ms: table.lobby.terms.start_ms,
                link,
            });
        }
        found
    }

    /// Whether somebody sits on every seat of a table, and nothing but its host's word is waited for.
    fn is_full(&self, table: &Outline) -> bool {
        let mut games = self.games.iter();
        let game = games.find(|game| Some(game.letter()) == table.letter);
        let (chairs, terms) = (&table.lobby.chairs, &table.lobby.terms);
        let room = terms.room.map(usize::from);
        let seats = game.map(|game| room.map_or(game.seats(), |room| room.min(game.seats())));
        let taken = seats.is_some_and(|seats| chairs.seated().len() >= seats);
        taken && terms.start_ms.is_none()
    }

    /// Whether anything is kept of a table in a channel.
    pub(super) async fn is_kept(&self, channel: u64) -> Result<bool, StoreError> {
        let store = Arc::clone(self.store());
        let read = move || store.get_global(&Which::Open.key(channel));
        let read = castaway_table::blocking(read).await;
        let read = read.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))?;
        Ok(read.is_some_and(|kept| !kept.is_null()))
    }

    /// The table that fills up in a channel, of whatever game.
    pub(super) async fn outline(&self, channel: u64) -> Result<Option<Outline>, StoreError> {
        let store = Arc::clone(self.store());
        let read = move || records::read(&*store, &Which::Open.key(channel));
        let read = castaway_table::blocking(read).await;
        let read = read.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))?;
        Ok(read.filter(|table: &Outline| table.begun.is_none()))
    }
}

impl<G: GameUi> Ui<G> {
    /// The table of this game that fills up in a channel.
    pub(super) async fn kept(&self, channel: u64) -> Result<Option<Kept<G::Offer>>, StoreError> {
        self.kept_as(Which::Open, channel).await
    }

    /// The table of this game that is kept of a channel.
    pub(super) async fn kept_as(
        &self,
        which: Which,
        channel: u64,
    ) -> Result<Option<Kept<G::Offer>>, StoreError> {
        let kept = self.kept_or_begun(which, channel).await?;
        Ok(kept.filter(|kept| kept.begun.is_none()))
    }

    /// The same, also one whose game has begun while its messages do not say so yet.
    pub(super) async fn kept_or_begun(
        &self,
        which: Which,
        channel: u64,
    ) -> Result<Option<Kept<G::Offer>>, StoreError> {
        let store = Arc::clone(self.store());
        let key = which.key(channel);
        let work = move || {
            let kept = records::read::<Value>(&*store, &key)?;
            let other = |kept: &Value| {
                let game = kept.get("game").and_then(Value::as_str);
                game.is_some_and(|game| !game.is_empty() && game != G::NAME)
            };
            if kept.is_none_or(|kept| kept.is_null() || other(&kept)) {
                return Ok(None);
            }
            records::read(&*store, &key)
        };
        let read = castaway_table::blocking(work).await;
        read.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
    }

    /// Keeps the table of a channel, or none.
    pub(super) async fn keep(
        &self,
        channel: u64,
        kept: Option<Kept<G::Offer>>,
    ) -> Result<(), StoreError> {
        let open = kept.as_ref().filter(|kept| kept.begun.is_none());
        let due = open.and_then(|kept| kept.lobby.terms.due());
        self.keep_as(Which::Open, channel, kept).await?;
        self.appointments.note(channel, due);
        Ok(())
    }

    /// Keeps a table of a channel, or none.
    pub(super) async fn keep_as(
        &self,
        which: Which,
        channel: u64,
        kept: Option<Kept<G::Offer>>,
    ) -> Result<(), StoreError> {
        let store = Arc::clone(self.store());
        let key = which.key(channel);
        let work = move || {
            let value = match kept {
                Some(kept) => serde_json::to_value(kept)
                    .map_err(|error| StoreError::Invalid(error.to_string()))?,
                None => Value::Null,
            };
            store.put_global(&key, value)
        };
        let done = castaway_table::blocking(work).await;
        done.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        assert!(!kept.note(3, 1) && kept.note(4, 2) && !kept.note(4, 3));
        (10..40).for_each(|press| assert!(kept.note(press, 9)));
        assert_eq!((kept.seen.len(), kept.touched_ms), (REMEMBERED, 9));
        // What answered is found only when another message shows the table already.
        kept.stands_at(6);
        kept.opened_at(5);
        assert_eq!((kept.message, &kept.copies[..]), (Some(6), &[5][..]));
        let outline = serde_json::to_value(&kept).unwrap();
        let outline: Outline = serde_json::from_value(outline).unwrap();
        assert_eq!((outline.lobby.id, outline.letter), (9, None));
    }
}

//! Tables that fill up: one in each channel, kept in the store until its game begins, for any game.
//!
//! Presses on a table come one after the other: each is on the disk before it is answered, and is answered before the
//! next is looked at, so that of people who press together nobody is lost and the message never goes back in time.

use std::{collections::BTreeMap, sync::Arc};

use castaway_store::StoreError;
use castaway_table::{Begun, Loaded, Meta, Place, Start, Trouble};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    context::Ui,
    game_ui::GameUi,
    order::Order,
    records,
    reply::{Caller, How},
};
use crate::ui::{
    SEA, common,
    message::{Button, Embed, Message, Style},
    shared::Shared,
    texts::{Lang, Texts},
};

/// So many presses are remembered against re-delivery.
const REMEMBERED: usize = 16;

/// Who sits at a table that fills up, and what will be played there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating<O> {
    /// Which table of its channel; the buttons say so.
    pub id: u64,
    /// The language of its message.
    pub language: Lang,
    /// Who sits there, the host first.
    pub people: Vec<u64>,
    /// How they are called, by user; empty in what older versions kept.
    #[serde(default)]
    pub names: BTreeMap<u64, String>,
    /// What will be played.
    #[serde(flatten)]
    pub offer: O,
}

/// A change of who sits at a table: by whom, among how many seats.
pub type Seats<O> = fn(Seating<O>, u64, usize) -> Seating<O>;

impl<O> Seating<O> {
    /// With one more, if there is room among so many seats.
    #[must_use]
    pub fn joined(mut self, user: u64, seats: usize) -> Self {
        if self.people.len() < seats && !self.people.contains(&user) {
            self.people.push(user);
        }
        self
    }

    /// Without one; the host stays.
    #[must_use]
    pub fn left(mut self, user: u64, _: usize) -> Self {
        let host = self.people.first().copied();
        self.people.retain(|u| *u != user || Some(*u) == host);
        self
    }
}

/// A table as it is kept.
#[derive(Clone, Serialize, Deserialize)]
struct Kept<O> {
    /// The game; empty in what older versions kept.
    #[serde(default)]
    game: String,
    lobby: Seating<O>,
    /// The last presses on it.
    seen: Vec<u64>,
}

fn key(channel: u64) -> String {
    format!("lobby/{channel}")
}

/// Which table follows a game with these signs, however often it is asked for.
fn follows(tag: &str) -> u64 {
    tag.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// The message of a table.
fn message<G: GameUi>(t: &Texts, table: &Seating<G::Offer>) -> Message {
    let people: Vec<String> = table.people.iter().map(|u| format!("👤 <@{u}>")).collect();
    let invitation = G::invitation(t, &table.offer);
    let text = t.with(
        "lobby",
        &[
            ("text", (&invitation.text).into()),
            ("people", (&people.join("\n")).into()),
        ],
    );
    let mut message = Message::embed(Embed::new(invitation.title, text).colour(SEA));
    let id = |press: Shared| press.id(G::LETTER, 0);
    message.push_buttons(vec![
        Button::new(id(Shared::Join(table.id)), t.get("button-join"))
            .style(Style::Primary)
            .emoji("🙋")
            .disabled(table.people.len() >= G::SEATS),
        Button::new(id(Shared::Leave(table.id)), t.get("button-leave")),
        Button::new(id(Shared::Start(table.id)), t.get("button-start"))
            .style(Style::Success)
            .emoji("⛵")
            .disabled(table.people.len() < 2),
    ]);
    message
}

impl<G: GameUi> Ui<G> {
    async fn kept(&self, channel: u64) -> Result<Option<Kept<G::Offer>>, StoreError> {
        let store = Arc::clone(self.store());
        let work = move || {
            let kept = records::read::<Value>(&*store, &key(channel))?;
            let other = |kept: &Value| {
                let game = kept.get("game").and_then(Value::as_str);
                game.is_some_and(|game| !game.is_empty() && game != G::NAME)
            };
            if kept.is_none_or(|kept| other(&kept)) {
                return Ok(None);
            }
            records::read(&*store, &key(channel))
        };
        let read = tokio::task::spawn_blocking(work).await;
        read.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
    }

    async fn keep(&self, channel: u64, kept: Option<Kept<G::Offer>>) -> Result<(), StoreError> {
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

    /// Opens a table in the place of the last one of the channel.
    pub async fn open_lobby(&self, caller: &Caller, offer: G::Offer) {
        let _one = self.lobbies.lock(caller.channel).await;
        self.open_table(caller, caller.interaction.get(), offer)
            .await;
    }

    /// Opens the table at which a game that is over is played again: whoever comes second sits down at it.
    pub async fn open_again(&self, caller: &Caller, after: &Loaded<G>, offer: G::Offer) {
        let _one = self.lobbies.lock(caller.channel).await;
        let id = follows(&after.meta.tag);
        match self.kept(caller.channel).await {
            Ok(Some(mut kept)) if kept.lobby.id == id => {
                kept.lobby = kept.lobby.joined(caller.user, G::SEATS);
                kept.lobby.names.insert(caller.user, caller.name.clone());
                match self.keep(caller.channel, Some(kept.clone())).await {
                    Ok(()) => self.show_lobby(caller, How::New, &kept.lobby).await,
                    Err(error) => self.sorry(caller, error.into()).await,
                }
            }
            Ok(_) => self.open_table(caller, id, offer).await,
            Err(error) => self.sorry(caller, error.into()).await,
        }
    }

    /// Shows the table that fills up in the caller's channel; says whether there is one.
    pub async fn show_table(&self, caller: &Caller) -> bool {
        let _one = self.lobbies.lock(caller.channel).await;
        match self.kept(caller.channel).await {
            Ok(Some(kept)) => {
                self.show_lobby(caller, How::New, &kept.lobby).await;
                true
            }
            Ok(None) | Err(_) => false,
        }
    }

    async fn open_table(&self, caller: &Caller, id: u64, offer: G::Offer) {
        // Nobody is let in where there is no room to begin.
        let game = self.any_game(Place::Channel(caller.channel)).await;
        if game.is_ok_and(|game| game.over().is_none()) {
            return self.sorry(caller, Trouble::Occupied).await;
        }
        let kept = Kept {
            game: G::NAME.to_owned(),
            lobby: Seating {
                id,
                language: caller.lang,
                people: vec![caller.user],
                names: BTreeMap::from([(caller.user, caller.name.clone())]),
                offer,
            },
            seen: Vec::new(),
        };
        match self.keep(caller.channel, Some(kept.clone())).await {
            Ok(()) => self.show_lobby(caller, How::New, &kept.lobby).await,
            Err(error) => self.sorry(caller, error.into()).await,
        }
    }

    async fn show_lobby(&self, caller: &Caller, how: How, table: &Seating<G::Offer>) {
        let t = self.texts.of(table.language);
        self.say(caller, how, &message::<G>(t, table)).await;
    }

    /// Changes who sits at a table.
    pub(super) async fn sit_down(&self, caller: &Caller, id: u64, change: Seats<G::Offer>) {
        let _one = self.lobbies.lock(caller.channel).await;
        let mut kept = match self.kept(caller.channel).await {
            Ok(Some(kept)) if kept.lobby.id == id => kept,
            Ok(_) => return self.lobby_is_gone(caller).await,
            Err(error) => return self.sorry(caller, error.into()).await,
        };
        let press = caller.interaction.get();
        if !kept.seen.contains(&press) {
            kept.lobby = change(kept.lobby, caller.user, G::SEATS);
            kept.lobby.names.insert(caller.user, caller.name.clone());
            kept.seen.push(press);
            let surplus = kept.seen.len().saturating_sub(REMEMBERED);
            kept.seen.drain(..surplus);
            if let Err(error) = self.keep(caller.channel, Some(kept.clone())).await {
                return self.sorry(caller, error.into()).await;
            }
        }
        self.show_lobby(caller, How::Update, &kept.lobby).await;
    }

    /// Says that a table is no longer open; if its game has begun, shows that.
    async fn lobby_is_gone(&self, caller: &Caller) {
        let pressed = caller.message.map(|(message, _)| message);
        if let Ok(loaded) = self.tables().load(caller.channel).await
            && pressed.is_some()
            && loaded.meta.panel.map(|p| p.message) == pressed
        {
            return self.show_panel(caller, &loaded).await;
        }
        let text = self.text(caller.lang, "lobby-gone");
        self.say(caller, How::New, &common::notice(text)).await;
    }

    /// Begins the game of a table; its message becomes the panel.
    pub(super) async fn start_lobby(&self, caller: &Caller, id: u64) {
        let _one = self.lobbies.lock(caller.channel).await;
        let table = match self.kept(caller.channel).await {
            Ok(Some(kept)) if kept.lobby.id == id => kept.lobby,
            Ok(_) => return self.lobby_is_gone(caller).await,
            Err(error) => return self.sorry(caller, error.into()).await,
        };
        let refusal = if table.people.first() != Some(&caller.user) {
            Some("lobby-host")
        } else if table.people.len() < 2 {
            Some("lobby-few")
        } else {
            None
        };
        if let Some(key) = refusal {
            let text = self.text(caller.lang, key);
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        match self.begin_shared(caller, table).await {
            Ok(loaded) => {
                // A table that stays because of a kill is replaced by the next one.
                if let Err(error) = self.keep(caller.channel, None).await {
                    tracing::warn!(channel = caller.channel, %error, "a table stays open");
                }
                let loaded = self.adopt(caller, loaded).await;
                let pressed = caller.message.map(|(message, _)| message);
                if loaded.meta.panel.map(|p| p.message) == pressed {
                    self.show_panel(caller, &loaded).await;
                } else {
                    // The bot was stopped in between, and the panel stands further down already.
                    let retired = self.retired(&loaded);
                    self.say(caller, How::Update, &retired).await;
                }
                self.look_after(caller.channel, Order::paint(Some(caller)));
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    async fn begin_shared(
        &self,
        caller: &Caller,
        table: Seating<G::Offer>,
    ) -> Result<Loaded<G>, Trouble<G>> {
        let seats = u8::try_from(table.people.len()).unwrap_or(u8::MAX);
        let meta = Meta {
            chairs: table.people.clone().into(),
            language: table.language,
            told: Some(1),
            called: Some(0),
            names: table.names,
            guild: caller.guild,
            ..Meta::default()
        };
        let start = Start {
            setup: G::setup_of(table.offer, seats),
            seed: rand::random(),
            opening: None,
            meta,
        };
        let game = self.any_game(Place::Channel(caller.channel)).await;
        let leaves = game.ok().and_then(|game| game.over());
        let begun = self
            .tables()
            .begin_after(caller.place, caller.stamp(), leaves, start)
            .await?;
        match begun {
            Begun::Now { loaded, .. } | Begun::Before(loaded) => Ok(loaded),
            // The game was begun, but the bot was stopped before the table was closed.
            Begun::Stands(loaded)
                if loaded.meta.fresh && loaded.meta.chairs == table.people.clone().into() =>
            {
                Ok(loaded)
            }
            Begun::Stands(_) | Begun::Gone => Err(Trouble::Occupied),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    struct Offer {
        scenario: String,
    }

    fn table() -> Seating<Offer> {
        Seating {
            id: 9,
            language: Lang::De,
            people: vec![u64::MAX, u64::MAX - 1, 77],
            names: BTreeMap::new(),
            offer: Offer {
                scenario: "s14".into(),
            },
        }
    }

    #[test]
    fn seats_are_taken_once_and_the_host_stays() {
        let table = table();
        assert_eq!(table.clone().joined(77, 4), table, "nobody sits twice");
        let full = table.clone().joined(5, 4);
        assert_eq!(full.people.len(), 4);
        assert_eq!(full.clone().joined(6, 4), full);
        assert_eq!(full.left(5, 4), table);
        assert_eq!(table.clone().left(u64::MAX, 4), table, "the host stays");
    }

    #[test]
    fn a_table_that_an_older_version_kept_is_read() {
        let kept = json!({
            "lobby": {
                "id": 9, "scenario": "s14", "language": table().language,
                "people": [u64::MAX, u64::MAX - 1, 77],
            },
            "seen": [3],
        });
        let kept: Kept<Offer> = serde_json::from_value(kept).unwrap();
        assert_eq!((kept.lobby, kept.game.as_str()), (table(), ""));
    }
}

//! Tables that fill up: one in each channel, kept in the store until its game begins.
//!
//! Presses on a table come one after the other: each is on the disk before it is answered, and is answered before the
//! next is looked at, so that of people who press together nobody is lost and the message never goes back in time.

use std::sync::Arc;

use castaway_kernel::Key;
use castaway_rollwrite::{
    RollWrite,
    ids::Difficulty,
    setup::{Island, Setup},
};
use castaway_store::StoreError;
use castaway_table::{Begun, Loaded, Meta, Place, Start, Trouble};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    app::App,
    contests,
    face::Face,
    keeper::Order,
    reply::{Caller, How},
};
use crate::{
    games::rollwrite::{lobby::Lobby, words::Words},
    ui::common,
};

/// So many presses are remembered against re-delivery.
const REMEMBERED: usize = 16;

/// A table as it is kept.
#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    lobby: Lobby,
    /// The last presses on it.
    seen: Vec<u64>,
}

fn key(channel: u64) -> String {
    format!("lobby/{channel}")
}

impl App {
    async fn kept(&self, channel: u64) -> Result<Option<Kept>, StoreError> {
        let store = Arc::clone(self.rolls.store());
        let read =
            tokio::task::spawn_blocking(move || contests::read(&*store, &key(channel))).await;
        read.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
    }

    async fn keep(&self, channel: u64, kept: Option<Kept>) -> Result<(), StoreError> {
        let store = Arc::clone(self.rolls.store());
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
    pub async fn open_lobby(&self, caller: &Caller, scenario: Key, difficulty: Difficulty) {
        let _one = self.lobbies.lock(caller.channel).await;
        // Nobody is let in where there is no room to begin.
        let game = Box::pin(self.any_game(Place::Channel(caller.channel))).await;
        if game.is_ok() && Box::pin(self.over_in(caller.channel)).await.is_none() {
            return self.sorry::<RollWrite>(caller, Trouble::Occupied).await;
        }
        let lobby = Lobby {
            id: caller.interaction.get(),
            scenario,
            difficulty,
            language: caller.lang,
            people: vec![caller.user],
        };
        let kept = Kept {
            lobby: lobby.clone(),
            seen: Vec::new(),
        };
        match self.keep(caller.channel, Some(kept)).await {
            Ok(()) => self.show_lobby(caller, How::New, &lobby).await,
            Err(error) => self.sorry::<RollWrite>(caller, error.into()).await,
        }
    }

    async fn show_lobby(&self, caller: &Caller, how: How, lobby: &Lobby) {
        let words = Words::new(self.texts.of(lobby.language));
        self.say(caller, how, &lobby.message(&words)).await;
    }

    /// Changes who sits at a table.
    pub async fn sit_down(&self, caller: &Caller, id: u64, change: fn(Lobby, u64) -> Lobby) {
        let _one = self.lobbies.lock(caller.channel).await;
        let mut kept = match self.kept(caller.channel).await {
            Ok(Some(kept)) if kept.lobby.id == id => kept,
            Ok(_) => return self.lobby_is_gone(caller).await,
            Err(error) => return self.sorry::<RollWrite>(caller, error.into()).await,
        };
        let press = caller.interaction.get();
        if !kept.seen.contains(&press) {
            kept.lobby = change(kept.lobby, caller.user);
            kept.seen.push(press);
            let surplus = kept.seen.len().saturating_sub(REMEMBERED);
            kept.seen.drain(..surplus);
            if let Err(error) = self.keep(caller.channel, Some(kept.clone())).await {
                return self.sorry::<RollWrite>(caller, error.into()).await;
            }
        }
        self.show_lobby(caller, How::Update, &kept.lobby).await;
    }

    /// Says that a table is no longer open; if its game has begun, shows that.
    async fn lobby_is_gone(&self, caller: &Caller) {
        let pressed = caller.message.map(|(message, _)| message);
        if let Ok(loaded) = RollWrite::tables(self).load(caller.channel).await
            && pressed.is_some()
            && loaded.meta.panel.map(|p| p.message) == pressed
        {
            return self.show_panel(caller, &loaded).await;
        }
        let text = self.text(caller.lang, "rw-lobby-gone");
        self.say(caller, How::New, &common::notice(text)).await;
    }

    /// Begins the game of a table; its message becomes the panel.
    pub async fn start_party(&self, caller: &Caller, id: u64) {
        let _one = self.lobbies.lock(caller.channel).await;
        let lobby = match self.kept(caller.channel).await {
            Ok(Some(kept)) if kept.lobby.id == id => kept.lobby,
            Ok(_) => return self.lobby_is_gone(caller).await,
            Err(error) => return self.sorry::<RollWrite>(caller, error.into()).await,
        };
        let refusal = if lobby.people.first() != Some(&caller.user) {
            Some("rw-lobby-host")
        } else if lobby.people.len() < 2 {
            Some("rw-lobby-few")
        } else {
            None
        };
        if let Some(key) = refusal {
            let text = self.text(caller.lang, key);
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        match self.begin_party(caller, lobby).await {
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

    async fn begin_party(
        &self,
        caller: &Caller,
        lobby: Lobby,
    ) -> Result<Loaded<RollWrite>, Trouble<RollWrite>> {
        let setup = Setup {
            seats: u8::try_from(lobby.people.len()).unwrap_or(4),
            scenarios: vec![lobby.scenario],
            difficulty: lobby.difficulty,
            island: Island::Seed(rand::random()),
        };
        let meta = Meta {
            seats: lobby.people.clone(),
            language: lobby.language,
            told: Some(1),
            called: Some(0),
            ..Meta::default()
        };
        let start = Start {
            setup,
            seed: rand::random(),
            opening: None,
            meta,
        };
        let leaves = self.over_in(caller.channel).await;
        let begun = RollWrite::tables(self)
            .begin_after(caller.place, caller.stamp(), leaves, start)
            .await?;
        match begun {
            Begun::Now { loaded, .. } | Begun::Before(loaded) => Ok(loaded),
            // The game was begun, but the bot was stopped before the table was closed.
            Begun::Stands(loaded) if loaded.meta.fresh && loaded.meta.seats == lobby.people => {
                Ok(loaded)
            }
            Begun::Stands(_) | Begun::Gone => Err(Trouble::Occupied),
        }
    }
}

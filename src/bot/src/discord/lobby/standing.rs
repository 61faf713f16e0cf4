//! A table that stands in a channel already: another one is opened in its place only by who may close it, and only when
//! they are sure.

use std::time::Duration;

use castaway_store::StoreError;

use super::{
    kept::{Kept, Outline, Which},
    owed::FirstPost,
    seating::Seating,
};
use crate::{
    discord::{
        app::{App, Nearby},
        context::Ui,
        game_ui::GameUi,
        reply::Caller,
        ways_in::or_none,
    },
    ui::{
        message::{Button, Message, Style},
        shared::Shared,
        texts::Texts,
    },
};

/// A table at which nobody did anything for so long may be closed by anybody.
const QUIET_MS: u64 = 24 * 60 * 60 * 1000;

/// Whoever asks for a table is not kept waiting longer for the message of the one that stands.
const BRIEFLY: Duration = Duration::from_secs(1);

/// Why somebody may close a table that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closes {
    /// They are its host.
    Hosts,
    /// They manage the channel.
    Manages,
    /// Nobody did anything there for long.
    Quiet,
}

/// Why the caller may close a table; `None` if they may not.
fn may_close(table: &Outline, caller: &Caller) -> Option<Closes> {
    let quiet = caller.now_ms.saturating_sub(table.touched_ms) > QUIET_MS;
    if table.lobby.chairs.seated().first() == Some(&caller.user) {
        Some(Closes::Hosts)
    } else if caller.manages {
        Some(Closes::Manages)
    } else if quiet
        && table
            .lobby
            .terms
            .start_ms
            .is_none_or(|at| at < caller.now_ms)
    {
        Some(Closes::Quiet)
    } else {
        None
    }
}

/// Where this message of a table stands, for a text.
pub(super) fn at(t: &Texts, caller: &Caller, message: Option<u64>) -> String {
    let Some(message) = message else {
        return t.get("lobby-here");
    };
    let guild = caller.guild.map_or("@me".to_owned(), |id| id.to_string());
    let channel = caller.channel;
    let link = format!("https://discord.com/channels/{guild}/{channel}/{message}");
    t.with("lobby-link", &[("link", (&link).into())])
}

fn names(users: &[u64]) -> String {
    let names: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    names.join(", ")
}

/// The button that sits down at a table.
fn sits_down(t: &Texts, table: &Outline) -> Option<Button> {
    let id = Shared::Join(table.lobby.id).id(table.letter?, 0);
    let button = Button::new(id, t.get("button-join"));
    Some(button.style(Style::Primary).emoji("🙋"))
}

impl App {
    /// Points to the table that stands in the caller's channel; says whether there is one.
    pub async fn points_to_table(&self, caller: &Caller) -> bool {
        match self.outline(caller.channel).await {
            Ok(Some(table)) => {
                let page = self.pointer(caller, &table, "lobby-stands");
                self.say(caller, caller.turn(), &page).await;
                true
            }
            Ok(None) | Err(_) => false,
        }
    }

    /// What says by this text that a table fills up in the caller's channel, and where; `None` where none does.
    pub(in crate::discord) async fn table_fills(
        &self,
        caller: &Caller,
        key: &str,
    ) -> Option<Message> {
        let table = self.outline(caller.channel).await.ok().flatten()?;
        let sits = !table.lobby.chairs.seated().is_empty();
        sits.then(|| self.pointer(caller, &table, key))
    }

    /// The table that fills up in the caller's channel, to somebody who plays elsewhere; `None` where none does, or a seat there is
    /// theirs.
    pub(in crate::discord) async fn fills_nearby(&self, caller: &Caller) -> Option<Nearby> {
        let table = self.outline(caller.channel).await.ok().flatten()?;
        let chairs = &table.lobby.chairs;
        let people = chairs.seated();
        let theirs = people.contains(&caller.user) || chairs.missing().contains(&caller.user);
        if people.is_empty() || theirs {
            return None;
        }
        let t = self.texts.of(caller.lang);
        let (at, people) = (at(t, caller, table.message), names(&people));
        let args = [("at", (&at).into()), ("people", (&people).into())];
        Some(Nearby {
            line: t.with("help-fills", &args),
            buttons: sits_down(t, &table).into_iter().collect(),
        })
    }

    /// That a table fills up in the caller's channel at which they sit, and where; `None` where they do not.
    pub(in crate::discord) async fn sits_nearby(&self, caller: &Caller) -> Option<String> {
        let table = self.outline(caller.channel).await.ok().flatten()?;
        let chairs = &table.lobby.chairs;
        if !chairs.sits(caller.user) {
            return None;
        }
        let t = self.texts.of(caller.lang);
        let mut others = chairs.seated();
        others.retain(|user| *user != caller.user);
        let (at, people) = (at(t, caller, table.message), or_none(names(&others)));
        let args = [("at", (&at).into()), ("people", (&people).into())];
        Some(t.with("me-fills", &args))
    }

    /// A private word that says where a table stands, with the button that sits down there.
    fn pointer(&self, caller: &Caller, table: &Outline, key: &str) -> Message {
        let t = self.texts.of(caller.lang);
        let people = table.lobby.chairs.seated();
        let (at, people) = (at(t, caller, table.message), names(&people));
        let args = [("at", (&at).into()), ("people", (&people).into())];
        let mut page = Message::private(t.with(key, &args));
        if !table.lobby.chairs.sits(caller.user) {
            page.push_buttons(sits_down(t, table).into_iter().collect());
        }
        page
    }
}

impl<G: GameUi> Ui<G> {
    /// Brings the message of a table up to date before somebody is shown the way to it, for it may be deleted; says where it
    /// stands then, if that is another place than before. Nobody presses on the table meanwhile.
    pub(super) async fn stands_where(&self, channel: u64, before: Option<u64>) -> Option<u64> {
        let brought = Box::pin(self.stand_lobby(channel));
        let _ = tokio::time::timeout(BRIEFLY, brought).await;
        match self.kept(channel).await {
            Ok(Some(kept)) => kept.message.or(before),
            Ok(None) | Err(_) => before,
        }
    }

    /// Whether a new table may be opened at once. Where one stands, the caller is pointed to it; whoever may close it
    /// is asked, and what they would open is kept until they answer.
    pub(super) async fn is_free(
        &self,
        caller: &Caller,
        wished: &Kept<G::Offer>,
    ) -> Result<bool, StoreError> {
        self.stands_where(caller.channel, None).await;
        let Some(table) = self.outline(caller.channel).await? else {
            return Ok(true);
        };
        if table.lobby.chairs.seated().is_empty() {
            return Ok(true);
        }
        let Some(closes) = may_close(&table, caller) else {
            let page = self.pointer(caller, &table, "lobby-stands");
            self.say(caller, caller.turn(), &page).await;
            return Ok(false);
        };
        let kept = self.keep_as(Which::Wished, caller.channel, Some(wished.clone()));
        kept.await?;
        let key = match closes {
            Closes::Hosts => "lobby-stands-yours",
            Closes::Manages => "lobby-stands-manage",
            Closes::Quiet => "lobby-stands-quiet",
        };
        let mut page = self.pointer(caller, &table, key);
        let id = Shared::Instead(wished.lobby.id).id(G::LETTER, 0);
        let label = self.text(caller.lang, "button-instead");
        page.push_buttons(vec![Button::new(id, label).style(Style::Danger)]);
        self.say(caller, caller.turn(), &page).await;
        Ok(false)
    }

    /// The caller is sure: the table that stands is closed, and the one they wished for is open.
    pub(in crate::discord) async fn open_instead(&self, caller: &Caller, id: u64) {
        let _one = self.lobbies.lock(caller.channel).await;
        match self.replace_table(caller, id).await {
            Ok(Some(table)) => self.announce(caller, &table).await,
            Ok(None) => {}
            Err(error) => self.sorry(caller, error.into()).await,
        }
    }

    async fn replace_table(
        &self,
        caller: &Caller,
        id: u64,
    ) -> Result<Option<Seating<G::Offer>>, StoreError> {
        let wished = self.kept_as(Which::Wished, caller.channel).await?;
        let wished = wished.filter(|kept| {
            let mine = kept.lobby.host() == Some(caller.user);
            kept.lobby.id == id && mine
        });
        let Some(mut wished) = wished else {
            self.tell(caller, "lobby-wish-gone").await;
            return Ok(None);
        };
        let stands = self.outline(caller.channel).await?;
        if let Some(table) = &stands
            && may_close(table, caller).is_none()
        {
            let page = self.pointer(caller, table, "lobby-stands");
            self.say(caller, caller.turn(), &page).await;
            return Ok(None);
        }
        if !self.is_welcome(caller).await || !self.has_room(caller).await {
            return Ok(None);
        }
        let table = wished.lobby.clone();
        // What answered its wish was the question; what answers now is the table.
        wished.opening = Some(FirstPost::by(caller));
        self.make_way_for_table(caller.channel, caller.user).await;
        self.keep(caller.channel, Some(wished)).await?;
        self.keep_as(Which::Wished, caller.channel, None).await?;
        if let Some(stands) = stands {
            let user = format!("<@{}>", caller.user);
            let t = self.texts.of(stands.lobby.language);
            let last = t.with("lobby-replaced", &[("user", (&user).into())]);
            let last = Message::text(last).json();
            for message in stands.message.into_iter().chain(stands.copies) {
                self.edit_patiently(caller.channel, message, last.clone());
            }
        }
        Ok(Some(table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{discord::reply::Here, ui::texts::Lang};
    use castaway_table::Place;
    use serde_json::json;

    #[test]
    fn a_table_is_closed_by_its_host_by_who_manages_the_channel_and_by_anybody_after_a_quiet_day() {
        let at = |touched_ms: u64, start_ms: Option<u64>| -> Outline {
            serde_json::from_value(json!({
                "lobby": { "id": 3, "language": "en", "chairs": [7, 8], "start_ms": start_ms },
                "touched_ms": touched_ms,
            }))
            .unwrap()
        };
        let caller = |user: u64, manages: bool| Caller {
            interaction: 1.into(),
            token: String::new(),
            guild: Some(3),
            channel: 1,
            place: Place::Channel(1),
            user,
            name: String::new(),
            lang: Lang::En,
            message: None,
            board: false,
            now_ms: 3 * QUIET_MS,
            manages,
            here: Here::default(),
            put_off: false,
        };
        let now = 3 * QUIET_MS;
        assert_eq!(
            may_close(&at(now, None), &caller(7, false)),
            Some(Closes::Hosts)
        );
        assert_eq!(may_close(&at(now, None), &caller(8, false)), None);
        assert_eq!(
            may_close(&at(now, None), &caller(9, true)),
            Some(Closes::Manages)
        );
        assert_eq!(
            may_close(&at(QUIET_MS, None), &caller(8, false)),
            Some(Closes::Quiet)
        );
        // What is agreed for a day to come waits for that day.
        assert_eq!(
            may_close(&at(QUIET_MS, Some(now + 1)), &caller(8, false)),
            None
        );
        assert_eq!(
            may_close(&at(QUIET_MS, Some(1)), &caller(8, false)),
            Some(Closes::Quiet)
        );
    }
}

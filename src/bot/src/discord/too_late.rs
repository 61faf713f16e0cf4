//! A press that comes too late: the game has moved on or to another channel, or another one is played there.

use std::sync::Arc;

use castaway_kernel::Game;
use castaway_table::{Loaded, Meta, Place, Trouble, on_heap};

use super::{
    context::Ui,
    game_ui::GameUi,
    play::{From, origin},
    putting_away::without_components,
    reply::{Caller, How},
};
use crate::ui::{common, message::Message, texts::Lang};

impl<G: GameUi> Ui<G> {
    /// Says what the text of this name says, such as that a press came too late, and where the game stands.
    pub(super) fn late(&self, caller: &Caller, loaded: &Loaded<G>, key: &str) -> Message {
        self.late_in(caller.lang, caller, loaded, key)
    }

    /// The same in a language.
    fn late_in(&self, lang: Lang, caller: &Caller, loaded: &Loaded<G>, key: &str) -> Message {
        let link = match (caller.guild, loaded.meta.panel) {
            (Some(guild), Some(panel)) => {
                format!(
                    "https://discord.com/channels/{guild}/{}/{}",
                    caller.channel, panel.message
                )
            }
            _ => "none".to_owned(),
        };
        common::notice(self.texts.of(lang).with(key, &[("link", (&link).into())]))
    }

    /// Answers a press on what was drawn for a game with these signs, where for this reason none of its kind is played now.
    pub(super) async fn of_no_game(&self, caller: &Caller, tag: &str, why: Trouble<G>) {
        let (how, lang) = match caller.message {
            Some((_, true)) => (How::Update, caller.lang),
            // What all read speaks the language of the server.
            Some((_, false)) if !caller.board => (How::Update, self.table_language(caller).await),
            // The board of a game that is over shows how it ended, and stays.
            Some(_) | None => (How::New, caller.lang),
        };
        let text = match self.went_to(caller, lang, tag).await {
            Some(text) => text,
            // A board whose last edit was missed loses its question.
            None if how == How::New => {
                let other = matches!(why, Trouble::OtherGame);
                self.sorry(caller, why).await;
                if other {
                    on_heap(|| self.strip_board(caller)).await;
                }
                return;
            }
            None => self.text(lang, "game-gone"),
        };
        self.say(caller, how, &common::notice(text)).await;
    }

    /// Where the running game with these signs is played now, or that it waits on the shelf.
    async fn went_to(&self, caller: &Caller, lang: Lang, tag: &str) -> Option<String> {
        // What one plays alone goes nowhere.
        let guild = caller.guild.filter(|_| !caller.place.is_own())?;
        let (store, here, sought) = (Arc::clone(self.store()), caller.place.key(), tag.to_owned());
        let find = move || {
            let others = store.channels().unwrap_or_default().into_iter();
            others.filter(|key| *key != here).find(|key| {
                let standing = store.standing(*key).ok().flatten();
                let standing = standing.filter(|standing| standing.game == <G as Game>::NAME);
                let meta = standing.and_then(|standing| standing.meta.read::<Meta>().ok());
                meta.is_some_and(|meta| meta.guild == Some(guild) && meta.tag == sought)
            })
        };
        let key = castaway_table::blocking(find).await.ok().flatten()?;
        let t = self.texts.of(lang);
        if !Place::is_channel(key) {
            return Some(t.get("shelf-board"));
        }
        Some(t.with("carry-board", &[("to", (&format!("<#{key}>")).into())]))
    }

    /// Answers a press on what was drawn for another game than the one that is played there now.
    pub(super) async fn of_another_game(&self, caller: &Caller, loaded: &Loaded<G>, tag: &str) {
        let from = origin(caller, loaded);
        if from == From::Hidden
            && let Some(text) = self.went_to(caller, caller.lang, tag).await
        {
            return self.say(caller, How::Update, &common::notice(text)).await;
        }
        match from {
            // Alone, and on the panel itself, the game that is played is the answer.
            _ if loaded.place.is_own() => self.show_panel(caller, loaded).await,
            From::Panel => self.show_panel(caller, loaded).await,
            From::Hidden => {
                let notice = self.late(caller, loaded, "earlier-game");
                self.say(caller, How::Update, &notice).await;
            }
            // A question to all, such as a vote, is moot.
            From::Public if !caller.board => {
                let notice = self.late_in(loaded.meta.language, caller, loaded, "earlier-game");
                self.say(caller, How::Update, &notice).await;
            }
            From::Public | From::Command => {
                let notice = self.late(caller, loaded, "earlier-game");
                // The board of a game that is over shows how it ended, and stays.
                self.say(caller, How::New, &notice).await;
                on_heap(|| self.strip_board(caller)).await;
            }
        }
    }

    /// Takes the buttons of a pressed board away whose game has given way, since a kill may have left it unknown to the game that
    /// follows; the button that shows others how it went stays.
    async fn strip_board(&self, caller: &Caller) {
        let Some((message, false)) = caller.message else {
            return;
        };
        if caller.place.is_own() || !caller.board {
            return;
        }
        let (store, here) = (Arc::clone(self.store()), caller.place.key());
        let standing = castaway_table::blocking(move || store.standing(here)).await;
        let Ok(Ok(Some(standing))) = standing else {
            return;
        };
        let panel = standing.meta.read::<Meta>().ok().and_then(|m| m.panel);
        // As long as nobody knows which message the panel is, it may be this one.
        if panel.is_none_or(|panel| panel.message == message) {
            return;
        }
        let left = self.left_of_board(caller.place, message).await;
        let left = left.unwrap_or_else(without_components);
        self.edit_patiently(caller.channel, message, left);
    }

    /// Says privately that a press came too late, and brings the board up to date.
    pub async fn moved_on(&self, caller: &Caller, loaded: &Loaded<G>) {
        if loaded.place.is_own() {
            // Nobody is faster than a person alone: that was an older panel, or the second press of two.
            return self.show_panel(caller, loaded).await;
        }
        // The board may have been posted anew meanwhile, and the way leads to the one that stands.
        let newest = self.tables().load(caller.place).await.ok();
        let loaded = newest.as_ref().unwrap_or(loaded);
        let notice = self.late(caller, loaded, "moved-on");
        if origin(caller, loaded) == From::Panel {
            self.show_panel(caller, loaded).await;
            if let Some(http) = self.http()
                && let Err(error) = caller.follow(http, &notice).await
            {
                tracing::debug!(%error, "a late notice was not taken");
            }
        } else {
            self.say(caller, How::New, &notice).await;
            on_heap(|| self.disown(caller, loaded)).await;
        }
    }
}

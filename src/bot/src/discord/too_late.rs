//! A press that comes too late: the game has moved on, or another one is played there.

use castaway_table::{Loaded, on_heap};

use super::{
    context::Ui,
    game_ui::GameUi,
    play::{From, origin},
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

    /// Answers a press on what was drawn for another game than the one that is played there now.
    pub(super) async fn of_another_game(&self, caller: &Caller, loaded: &Loaded<G>) {
        match origin(caller, loaded) {
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
            }
        }
    }

    /// Says privately that a press came too late, and brings the board up to date.
    pub async fn moved_on(&self, caller: &Caller, loaded: &Loaded<G>) {
        if loaded.place.is_own() {
            // Nobody is faster than a person alone: that was an older panel, or the second press of two.
            return self.show_panel(caller, loaded).await;
        }
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

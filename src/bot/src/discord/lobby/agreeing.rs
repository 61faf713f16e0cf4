//! What is agreed at a table of any game before it begins: when.

use jiff::{Timestamp, ToSpan, tz::TimeZone};

use super::{page::terms_in_words, seating::Seating, table::own_page, terms::Ground};
use crate::{
    discord::{
        context::Ui,
        game_ui::GameUi,
        reply::{Caller, How},
        when,
    },
    ui::{
        common,
        form::{Form, Size},
        limits::Text,
        message::{Button, Message, Style, escape},
        shared::Shared,
        texts::Lang,
    },
};

impl<G: GameUi> Ui<G> {
    /// What is agreed about the start of a table, in lines.
    pub fn terms_in_words(&self, lang: Lang, table: &Seating<G::Offer>) -> Vec<String> {
        terms_in_words(self.texts.of(lang), table)
    }

    /// The buttons with which a host changes that.
    pub fn terms_buttons(&self, caller: &Caller, table: &Seating<G::Offer>) -> Vec<Button> {
        let t = self.texts.of(caller.lang);
        let when = Shared::AskStart(table.id).id(G::LETTER, 0);
        let mut buttons = vec![Button::new(when, t.get("button-when")).emoji("🕗")];
        let (lobby, seats) = (table.id, table.next_room(G::SEATS));
        let room = Shared::Room { lobby, seats }.id(G::LETTER, 0);
        let now = [("n", table.seats(G::SEATS).into())];
        buttons.push(Button::new(room, t.with("button-room", &now)).emoji("🪑"));
        let (thread, key, style) = match table.terms.ground {
            Ground::Channel => (true, "button-in-channel", Style::Secondary),
            Ground::Thread => (false, "button-in-thread", Style::Success),
            Ground::Settled => return buttons,
        };
        if caller.may_branch() {
            let lobby = table.id;
            let id = Shared::PlayIn { lobby, thread }.id(G::LETTER, 0);
            buttons.push(Button::new(id, t.get(key)).style(style).emoji("🧵"));
        }
        buttons
    }

    /// Opens the form in which the host of a table writes when it begins.
    pub(in crate::discord) async fn ask_for_start(&self, caller: &Caller, id: u64) {
        let table = match self.kept(caller.channel).await {
            Ok(Some(kept)) if kept.lobby.id == id => kept.lobby,
            Ok(_) => return self.lobby_is_gone(caller).await,
            Err(error) => return self.sorry(caller, error.into()).await,
        };
        if table.host() != Some(caller.user) {
            return self.tell(caller, "lobby-host-only").await;
        }
        let t = self.texts.of(caller.lang);
        let (zone, _) = self.zone_of(caller).await;
        let date = tomorrow(caller.now_ms, &zone, caller.lang);
        let form = Form {
            id: Text::new(Shared::SetStart(id).id(G::LETTER, 0)),
            title: Text::new(t.get("when-title")),
            label: Text::new(t.get("when-label")),
            hint: Text::new(t.with("when-hint", &[("date", (&date).into())])),
            size: Size::Line,
        };
        let Some(http) = self.http() else { return };
        if let Err(error) = caller.open_form(http, &form).await {
            tracing::warn!(channel = caller.channel, %error, "a form was not taken");
        }
    }

    /// The host has written when a table begins; nothing means whenever they like.
    pub(in crate::discord) async fn agree_on_start(&self, caller: &Caller, id: u64, said: &str) {
        let start_ms = match said.trim() {
            "" => None,
            said => match self.read_start(caller, said).await {
                Some(at_ms) => Some(at_ms),
                None => return,
            },
        };
        let user = caller.user;
        let change = move |table: &mut Seating<G::Offer>| {
            if table.host() != Some(user) {
                return Err("lobby-host-only");
            }
            table.terms.start_ms = start_ms;
            Ok(())
        };
        self.change_table(caller, id, own_page, change).await;
    }

    /// The host closes a seat of a table or opens it again; nobody who has one loses it.
    pub(in crate::discord) async fn choose_room(&self, caller: &Caller, id: u64, seats: u8) {
        let user = caller.user;
        let change = move |table: &mut Seating<G::Offer>| {
            if table.host() != Some(user) {
                return Err("lobby-host-only");
            }
            table.terms.room = Some(seats).filter(|seats| usize::from(*seats) < G::SEATS);
            Ok(())
        };
        self.change_table(caller, id, own_page, change).await;
    }

    /// A day and time that the caller wrote; if it cannot be read they are told how it is written.
    pub(in crate::discord) async fn read_start(&self, caller: &Caller, said: &str) -> Option<u64> {
        let (zone, name) = self.zone_of(caller).await;
        self.read_when(caller, said, &zone, &name).await
    }

    /// The same in a time zone of this name.
    pub(in crate::discord) async fn read_when(
        &self,
        caller: &Caller,
        said: &str,
        zone: &TimeZone,
        name: &str,
    ) -> Option<u64> {
        match when::read(said, caller.now_ms, zone) {
            Ok(at_ms) => Some(at_ms),
            Err(why) => {
                let said = escape(said);
                let date = tomorrow(caller.now_ms, zone, caller.lang);
                let args = [
                    ("said", (&said).into()),
                    ("zone", name.into()),
                    ("date", (&date).into()),
                ];
                let text = self.texts.of(caller.lang).with(why.key(), &args);
                self.say(caller, How::New, &common::notice(text)).await;
                None
            }
        }
    }

    /// What tells whoever had waited for a chair that they sit there now.
    pub(super) fn moved_up(&self, table: &Seating<G::Offer>, up: Vec<u64>) -> Message {
        let users: Vec<String> = up.iter().map(|user| format!("<@{user}>")).collect();
        let users = users.join(", ");
        let t = self.texts.of(table.language);
        let args = [("users", (&users).into()), ("n", up.len().into())];
        let mut message = Message::text(t.with("lobby-moved-up", &args));
        message.ping = up;
        message
    }
}

/// The day after a moment, as readers of a language write it: an example that does not lie in the past.
fn tomorrow(now_ms: u64, zone: &TimeZone, lang: Lang) -> String {
    let now = i64::try_from(now_ms).ok();
    let now = now.and_then(|ms| Timestamp::from_millisecond(ms).ok());
    let today = now.unwrap_or_default().to_zoned(zone.clone()).date();
    let form = match lang {
        Lang::En => "%Y-%m-%d",
        Lang::De => "%d.%m.",
    };
    today.saturating_add(1.day()).strftime(form).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_a_start_lies_ahead() {
        /// Saturday, 21 November 2026, noon in London.
        const NOON: u64 = 1_795_262_400_000;
        let zone = TimeZone::get("Europe/Berlin").unwrap();
        for (hours, lang, day) in [
            (0, Lang::En, "2026-11-22"),
            (0, Lang::De, "22.11."),
            (11, Lang::De, "23.11."),
            (10 * 24, Lang::En, "2026-12-02"),
        ] {
            let now_ms = NOON + hours * 60 * 60 * 1000;
            assert_eq!(tomorrow(now_ms, &zone, lang), day);
        }
    }
}

//! Seats that stand empty in a running game: the message that offers one goes when somebody sits there, and whoever has no seat
//! asks for one that is kept for somebody who does not come.

use castaway_kernel::Seat;
use castaway_table::{Deed, Loaded, Meta, Trouble};

use super::{
    context::Ui,
    failure::{self, Next},
    game_ui::{GameUi, is_over},
    order::Order,
    reply::{Caller, How},
};
use crate::ui::{
    common,
    message::{Button, Message, Style},
    shared::Shared,
    texts::Texts,
};

impl<G: GameUi> Ui<G> {
    /// Tells a channel that a seat is vacant, however often it takes, and notes the message that offers it.
    pub(super) fn tell_vacancy(
        &self,
        loaded: &Loaded<G>,
        (channel, seat): (u64, Seat),
        message: Message,
        nonce: String,
    ) {
        let (ui, tag) = (self.clone(), loaded.meta.tag.clone());
        self.post_then(channel, message, nonce, move |posted| async move {
            ui.note_vacancy(channel, tag, seat, posted).await;
        });
    }

    /// Posts a message, however often it takes, and does this once it stands.
    fn post_then<F: Future<Output = ()> + Send>(
        &self,
        channel: u64,
        message: Message,
        nonce: String,
        then: impl FnOnce(u64) -> F + Send + 'static,
    ) {
        let ui = self.clone();
        self.errand(async move {
            let told = async {
                let mut tried = 0;
                loop {
                    match ui.post(channel, &message, &nonce).await {
                        Ok(posted) => return then(posted.id.get()).await,
                        Err(failure) => match failure::next(tried, failure, rand::random()) {
                            Next::Wait(pause) => ui.errands.put_off(pause).await,
                            Next::GiveUp => return,
                        },
                    }
                    tried += 1;
                }
            };
            ui.panels.unless_stopped(told).await;
        });
    }

    /// Notes a message that offers a seat of the game with these signs.
    pub(super) async fn note_vacancy(&self, channel: u64, tag: String, seat: Seat, message: u64) {
        let noted = self.tables().change_meta(channel, move |meta| {
            if meta.tag == tag {
                meta.note_vacancy(seat, message);
            }
        });
        if noted.await.is_ok() {
            self.look_after(channel, Order::default());
        }
    }

    /// The button with which somebody asks for a seat that is kept for another; none where there is no such seat.
    pub(super) fn asks_for_held(&self, t: &Texts, loaded: &Loaded<G>, user: u64) -> Option<Button> {
        let held = loaded.meta.held_seats();
        let others = held.iter().any(|(_, invited)| *invited != user);
        let asks = G::OPEN && others && !loaded.meta.chairs.sits(user);
        asks.then(|| {
            let id = Shared::AskSeat(loaded.meta.tag.clone()).id(G::LETTER, 0);
            Button::new(id, t.get("button-ask-seat")).emoji("🙋")
        })
    }

    /// The caller would like a seat that is kept for somebody else: whoever leads the table is asked.
    pub(super) async fn ask_for_held(&self, caller: &Caller, tag: &str) {
        let loaded = match self.tables().load(caller.channel).await {
            Ok(loaded) if loaded.meta.tag == tag && !is_over(&loaded) => loaded,
            Ok(_) => return self.tell(caller, "seat-over").await,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let held = loaded.meta.held_seats();
        let held = held.into_iter().find(|(_, other)| *other != caller.user);
        let Some((seat, invited)) = held.filter(|_| !loaded.meta.chairs.sits(caller.user)) else {
            return self.tell(caller, "seat-taken").await;
        };
        let wished = loaded.meta.wishes_of(caller.user);
        if wished.open == Some(seat) {
            return self.told_of_wish(caller).await;
        }
        let (user, name, signs) = (caller.user, caller.name.clone(), tag.to_owned());
        let named = self.tables().change_meta(caller.channel, move |meta| {
            if meta.tag == signs {
                meta.names.insert(user, name);
            }
        });
        if let Err(trouble) = named.await {
            return self.sorry(caller, trouble).await;
        }
        let lang = loaded.meta.language;
        let (t, host) = (self.texts.of(lang), loaded.meta.host());
        let named = G::seat_name(self, lang, &loaded, seat);
        let at = |user: u64| format!("<@{user}>");
        let (asks, kept) = (at(user), at(invited));
        let leads = host.map_or_else(String::new, at);
        let args = [
            ("user", (&asks).into()),
            ("kept", (&kept).into()),
            ("host", (&leads).into()),
            ("seat", (&named).into()),
        ];
        let mut question = Message::text(t.with("seat-asked", &args));
        question.ping = host.into_iter().collect();
        let id = |given: bool| {
            let (seat, tag) = (seat.0, tag.to_owned());
            let press = Shared::GiveSeat {
                seat,
                user,
                given,
                tag,
            };
            press.id(G::LETTER, 0)
        };
        question.push_buttons(vec![
            Button::new(id(true), t.get("button-give-seat"))
                .style(Style::Success)
                .emoji("🪑"),
            Button::new(id(false), t.get("button-keep-seat")),
        ]);
        // One sign until it is decided, also before the message is noted: whoever presses again and again pings nobody.
        let nonce = failure::nonce(
            'k',
            &[
                &caller.channel,
                &caller.user,
                &wished.decided,
                &seat.0,
                &tag,
            ],
        );
        let (ui, channel, tag) = (self.clone(), caller.channel, tag.to_owned());
        self.post_then(channel, question, nonce, move |_| async move {
            let noted = ui.tables().change_meta(channel, move |meta| {
                if meta.tag == tag {
                    meta.note_wish(user, seat);
                }
            });
            // If it is not noted, whoever asks again in a while asks once more.
            let _ = noted.await;
        });
        self.told_of_wish(caller).await;
    }

    async fn told_of_wish(&self, caller: &Caller) {
        let told = common::notice(self.text(caller.lang, "seat-asked-for"));
        self.say(caller, caller.turn(), &told).await;
    }

    /// Whoever leads the table gives a seat that was kept for somebody to whoever asked for it, or keeps it.
    pub(super) async fn give_seat(
        &self,
        caller: &Caller,
        (seat, user): (Seat, u64),
        given: bool,
        tag: &str,
    ) {
        let Some(before) = self.running_with(caller, Deed::Lead).await else {
            return;
        };
        if before.meta.tag != tag {
            return self.tell(caller, "seat-over").await;
        }
        let lang = before.meta.language;
        if !given {
            let mut held = before.meta.held_seats().into_iter();
            let Some((_, kept)) = held.find(|(other, _)| *other == seat) else {
                return self.tell(caller, "seat-taken").await;
            };
            let signs = tag.to_owned();
            let decided = self.tables().change_meta(caller.channel, move |meta| {
                if meta.tag == signs {
                    meta.decide_wish(user);
                }
            });
            if let Err(trouble) = decided.await {
                return self.sorry(caller, trouble).await;
            }
            let (who, kept) = (format!("<@{user}>"), format!("<@{kept}>"));
            let args = [("user", (&who).into()), ("kept", (&kept).into())];
            let text = self.texts.of(lang).with("seat-stays-kept", &args);
            return self.say(caller, How::Update, &Message::text(text)).await;
        }
        let (signs, now_ms) = (tag.to_owned(), caller.now_ms);
        let gives = self
            .tables()
            .change_meta(caller.channel, move |meta: &mut Meta| {
                if meta.tag == signs && meta.give_held(seat, user) {
                    meta.opened.insert(user, now_ms);
                    meta.decide_wish(user);
                }
            });
        let loaded = match gives.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if loaded.meta.chairs.owner(seat) != Some(user) {
            return self.sorry(caller, Trouble::Stale(Box::new(loaded))).await;
        }
        let told = self.seat_news(&loaded, "seat-sat", seat, user, None);
        self.say(caller, How::Update, &told).await;
        self.seats_changed(caller);
    }
}

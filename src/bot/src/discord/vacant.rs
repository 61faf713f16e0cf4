//! Seats that stand empty in a running game: what offers one, and whoever has no seat asks for one that is kept for somebody who
//! does not come. What the channel is told of both is owed by the save until it stands.

use castaway_kernel::Seat;
use castaway_table::{Announced, Announcement, Deed, Loaded, Meta, Trouble, on_heap};

use super::{
    context::Ui,
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
    /// What a channel is told of somebody who left a seat, or would like one; none where that is not so any more.
    pub(super) fn told_of_seats(&self, loaded: &Loaded<G>, told: &Announcement) -> Option<Message> {
        match &told.what {
            Announced::Left { seat, entrusted } => {
                let mut news = self.seat_news(loaded, "seat-vacant", *seat, told.user, Some(*seat));
                if !entrusted.is_empty() {
                    let names: Vec<String> =
                        entrusted.iter().map(|user| format!("<@{user}>")).collect();
                    let users = names.join(", ");
                    let t = self.texts.of(loaded.meta.language);
                    let line = t.with("pilot-gone", &[("users", (&users).into())]);
                    news.content = format!("{}\n{line}", news.content.as_str()).into();
                }
                Some(news)
            }
            Announced::AsksSeat { seat, kept, .. } => {
                let open = loaded.meta.wished_by(told.user).open == Some(*seat);
                let held = loaded.meta.held_seats().contains(&(*seat, *kept));
                (open && held).then(|| self.seat_asked(loaded, told.user, (*seat, *kept)))
            }
            Announced::Beside { asked, lets } => {
                let holds = loaded.meta.chairs.pilot_of(told.user) == Some(*asked);
                (holds == *lets).then(|| self.beside_told(loaded, told.user, *asked, *lets))
            }
            _ => None,
        }
    }

    /// Asks whoever leads the table whether somebody has a seat that is kept for another.
    fn seat_asked(&self, loaded: &Loaded<G>, user: u64, (seat, kept): (Seat, u64)) -> Message {
        let lang = loaded.meta.language;
        let (t, host) = (self.texts.of(lang), loaded.meta.host());
        let named = G::seat_name(self, lang, loaded, seat);
        let at = |user: u64| format!("<@{user}>");
        let (asks, kept) = (at(user), at(kept));
        let leads = host.map_or_else(String::new, at);
        let args = [
            ("user", (&asks).into()),
            ("kept", (&kept).into()),
            ("host", (&leads).into()),
            ("seat", (&named).into()),
        ];
        let key = match host {
            Some(_) => "seat-asked",
            None => "seat-asked-open",
        };
        let mut question = Message::text(t.with(key, &args));
        question.ping = host.into_iter().collect();
        let id = |given: bool| {
            let press = Shared::GiveSeat {
                seat: seat.0,
                user,
                given,
                tag: loaded.meta.tag.clone(),
            };
            press.id(G::LETTER, 0)
        };
        question.push_buttons(vec![
            Button::new(id(true), t.get("button-give-seat"))
                .style(Style::Success)
                .emoji("🪑"),
            Button::new(id(false), t.get("button-keep-seat")),
        ]);
        question
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
        let Some((seat, _)) = held.filter(|_| !loaded.meta.chairs.sits(caller.user)) else {
            return self.tell(caller, "seat-taken").await;
        };
        let (user, name, signs) = (caller.user, caller.name.clone(), tag.to_owned());
        let now_ms = caller.now_ms;
        let wished = self.tables().change_meta(caller.channel, move |meta| {
            if meta.tag == signs {
                meta.names.insert(user, name);
                meta.wish_for(user, seat, now_ms);
            }
        });
        let owed = |meta: &Meta| {
            let mut all = meta.announcements.iter();
            all.any(|one| one.user == caller.user && one.what.is_of_seats())
        };
        let key = match wished.await {
            Ok(loaded) if owed(&loaded.meta) => "seat-asked-for",
            Ok(_) => "seat-asked-already",
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        self.look_after(caller.channel, Order::default());
        let told = common::notice(self.text(caller.lang, key));
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
            let signs = tag.to_owned();
            let (tell, said) = std::sync::mpsc::channel();
            let decided = self.tables().change_meta(caller.channel, move |meta| {
                if meta.tag == signs {
                    // Whoever asks still listens, or nobody needs to know.
                    let _ = tell.send(meta.keep_held(seat, user));
                }
            });
            if let Err(trouble) = decided.await {
                return self.sorry(caller, trouble).await;
            }
            // It may have been given in the same moment.
            let Ok(Some(kept)) = said.try_recv() else {
                return self.tell(caller, "seat-taken").await;
            };
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
        on_heap(|| self.ask_anew_to_end(caller, &loaded)).await;
        self.seats_changed(caller);
    }
}

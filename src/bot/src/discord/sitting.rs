//! Chairs of a running game: sitting down, getting up, offering one's seat, and who leads the table.

use castaway_kernel::Seat;
use castaway_table::{Deed, Loaded, Meta, Trouble, on_heap};

use super::{
    asked::Tried,
    context::Ui,
    failure,
    game_ui::{GameUi, is_over},
    order::Order,
    reply::{Caller, How},
};
use crate::ui::{
    common,
    limits::BUTTONS,
    message::{Button, Message, Style},
    shared::Shared,
    texts::Lang,
    version::Version,
};

impl<G: GameUi> Ui<G> {
    /// Sits the caller down in the channel's game: at once where there is one seat for them, else they choose. At a
    /// table that fills up they sit down there.
    pub(super) async fn ask_for_seat(&self, caller: &Caller) {
        let loaded = match self.tables().load(caller.channel).await {
            Ok(loaded) if !is_over(&loaded) => loaded,
            other => {
                if let Some(table) = self.lobby(caller.channel).await {
                    return on_heap(|| self.sit_down(caller, table.id)).await;
                }
                return match other {
                    // Who comes after the end would like to play, and hears what opens a table.
                    Ok(_) => self.tell(caller, G::NO_GAME).await,
                    Err(trouble) => self.sorry(caller, trouble).await,
                };
            }
        };
        match loaded.meta.chairs.open_to(caller.user).as_slice() {
            [] if loaded.meta.may(caller.user, Deed::TakePart) => {
                self.tell(caller, "seat-already").await;
            }
            [] => {
                let page = on_heap(|| self.bystander_of(caller, &loaded, Tried::Seat)).await;
                self.say(caller, How::New, &page).await;
            }
            [seat] => {
                let tag = loaded.meta.tag.clone();
                on_heap(|| self.take_seat(caller, *seat, &tag)).await;
            }
            _ => {
                let text = self.text(caller.lang, "seat-which");
                let page = self.with_seats(Message::private(text), &loaded, caller, caller.lang);
                self.say(caller, How::New, &page).await;
            }
        }
    }

    /// A message with a button for each seat that is open to the caller.
    pub(super) fn with_seats(
        &self,
        mut message: Message,
        loaded: &Loaded<G>,
        caller: &Caller,
        lang: Lang,
    ) -> Message {
        let open = loaded.meta.chairs.open_to(caller.user).into_iter();
        let buttons = open
            .take(BUTTONS)
            .map(|seat| self.seat_button(loaded, seat, lang));
        message.push_buttons(buttons.collect());
        message
    }

    /// The button that sits whoever presses it down on a seat.
    pub(super) fn seat_button(&self, loaded: &Loaded<G>, seat: Seat, lang: Lang) -> Button {
        let press = Shared::Take {
            seat: seat.0,
            tag: loaded.meta.tag.clone(),
        };
        let name = G::seat_name(self, lang, loaded, seat);
        let label = self.texts.of(lang);
        let label = label.with("button-seat", &[("seat", (&name).into())]);
        Button::new(press.id(G::LETTER, 0), label)
            .style(Style::Primary)
            .emoji("🪑")
    }

    /// Sits the caller down on a seat of the game with these signs, if it is open to them.
    pub(super) async fn take_seat(&self, caller: &Caller, seat: Seat, tag: &str) {
        let before = match self.tables().load(caller.channel).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if before.meta.tag != tag || is_over(&before) || !G::OPEN {
            return self.tell(caller, "seat-over").await;
        }
        if before.meta.chairs.owner(seat) == Some(caller.user) {
            return self.tell(caller, "seat-already").await;
        }
        let (user, name, signs) = (caller.user, caller.name.clone(), tag.to_owned());
        let now_ms = caller.now_ms;
        let pressed = caller.message.map(|(message, _)| message);
        let (tell, said) = std::sync::mpsc::channel();
        let sat = self.tables().change_meta(caller.channel, move |meta| {
            if meta.tag == signs && meta.sit(user, seat) {
                meta.names.insert(user, name);
                // They are here, so they have a voice.
                meta.opened.insert(user, now_ms);
                meta.fill_vacancy(seat, pressed);
                // Whoever asks still listens, or nobody needs to know.
                let _ = tell.send(());
            }
        });
        let loaded = match sat.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if loaded.meta.chairs.owner(seat) != Some(user) {
            return self.tell(caller, "seat-taken").await;
        }
        if said.try_recv().is_err() {
            // They pressed twice in the same moment, and all are told once.
            return self.tell(caller, "seat-already").await;
        }
        let told = self.seat_news(&loaded, "seat-sat", seat, user, None);
        match caller.message {
            Some((_, true)) => {
                let text = self.text(caller.lang, "seat-yours");
                self.say(caller, How::Update, &common::notice(text)).await;
                self.post_of(caller, &loaded, told);
            }
            Some((message, false)) if loaded.meta.panel.map(|p| p.message) != Some(message) => {
                self.say(caller, How::Update, &told).await;
            }
            Some((_, false)) | None => self.say(caller, How::New, &told).await,
        }
        on_heap(|| self.ask_anew_to_end(caller, &loaded)).await;
        self.seats_changed(caller);
    }

    /// Asks the caller whether they would get up; at a table that fills up they do at once.
    pub(super) async fn ask_to_leave(&self, caller: &Caller) {
        let loaded = match self.tables().load(caller.channel).await {
            Ok(loaded) if !is_over(&loaded) => loaded,
            other => {
                if let Some(table) = self.lobby(caller.channel).await {
                    return on_heap(|| self.stand_up(caller, table.id)).await;
                }
                return match other {
                    Ok(_) => self.tell(caller, "seat-over").await,
                    Err(trouble) => self.sorry(caller, trouble).await,
                };
            }
        };
        let invited = loaded.meta.chairs.missing().contains(&caller.user);
        if loaded.meta.seats_of(caller.user).is_empty() && !invited {
            return self.sorry(caller, Trouble::NotSeated).await;
        }
        let t = self.texts.of(caller.lang);
        let mut page = Message::private(t.get("seat-leave"));
        let tag = loaded.meta.tag.clone();
        page.push_buttons(vec![
            Button::new(
                Shared::Back.id(G::LETTER, Version::of(&loaded)),
                t.get("button-stay"),
            )
            .style(Style::Success)
            .emoji("🪑"),
            Button::new(
                Shared::GetUp(tag).id(G::LETTER, 0),
                t.get("button-leave-game"),
            )
            .style(Style::Danger)
            .emoji("🚶"),
        ]);
        self.say(caller, How::New, &page).await;
    }

    /// The caller gets up from the game with these signs; what they move stays, and they may come back.
    pub(super) async fn get_up(&self, caller: &Caller, tag: &str) {
        let before = match self.tables().load(caller.channel).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if before.meta.tag != tag || is_over(&before) {
            return self.tell(caller, "seat-over").await;
        }
        let (user, signs, now_ms) = (caller.user, tag.to_owned(), caller.now_ms);
        let left = self.tables().change_meta(caller.channel, move |meta| {
            if meta.tag == signs {
                meta.get_up(user, now_ms);
            }
        });
        let loaded = match left.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let text = Message::private(self.text(caller.lang, "seat-left"));
        let page = self.with_seats(text, &loaded, caller, caller.lang);
        self.say(caller, How::Update, &page).await;
        self.seats_changed(caller);
    }

    /// Offers the caller's seat to somebody, who has it by sitting down; offered to themselves it is kept.
    pub(super) async fn offer_seat(&self, caller: &Caller, to: u64) {
        let loaded = match self.running_with(caller, Deed::TakePart).await {
            Some(loaded) => loaded,
            None => return,
        };
        let Some(seat) = loaded.meta.seats_of(caller.user).first().copied() else {
            return self.sorry(caller, Trouble::NotSeated).await;
        };
        let (user, tag) = (caller.user, loaded.meta.tag.clone());
        let offered = self.tables().change_meta(caller.channel, move |meta| {
            // Another game may have begun there meanwhile.
            if meta.tag == tag {
                meta.chairs.offer(user, to);
            }
        });
        let loaded = match offered.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if to == user {
            return self.tell(caller, "seat-kept").await;
        }
        let t = self.texts.of(loaded.meta.language);
        let name = G::seat_name(self, loaded.meta.language, &loaded, seat);
        let (from, other) = (format!("<@{user}>"), format!("<@{to}>"));
        let args = [
            ("user", (&from).into()),
            ("to", (&other).into()),
            ("seat", (&name).into()),
        ];
        let mut message = Message::text(t.with("seat-offered", &args));
        message.ping = vec![to];
        let button = self.seat_button(&loaded, seat, loaded.meta.language);
        message.push_buttons(vec![button]);
        self.say(caller, How::New, &message).await;
    }

    /// Somebody else at the table leads it from now on; whoever manages the channel may settle that, too.
    pub(super) async fn hand_lead(&self, caller: &Caller, to: u64) {
        let Some(loaded) = self.running_with(caller, Deed::Lead).await else {
            return;
        };
        if !loaded.meta.chairs.sits(to) {
            return self.tell(caller, "lead-seated").await;
        }
        if loaded.meta.host() == Some(to) {
            let own = if to == caller.user { "yes" } else { "no" };
            let name = format!("<@{to}>");
            let args = [("own", own.into()), ("user", (&name).into())];
            let text = self.texts.of(caller.lang).with("lead-already", &args);
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        let tag = loaded.meta.tag.clone();
        let handed = self
            .tables()
            .change_meta(caller.channel, move |meta: &mut Meta| {
                // Another game may have begun there meanwhile.
                if meta.tag == tag {
                    meta.hand_host(to);
                }
            });
        match handed.await {
            Ok(loaded) => {
                let t = self.texts.of(loaded.meta.language);
                let name = format!("<@{to}>");
                let text = t.with("lead-handed", &[("user", (&name).into())]);
                self.say(caller, How::New, &Message::text(text)).await;
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// The running game of the channel, if the caller may do this in it; else they are told why not.
    pub(super) async fn running_with(&self, caller: &Caller, deed: Deed) -> Option<Loaded<G>> {
        let loaded = match self.tables().load(caller.channel).await {
            Ok(loaded) => loaded,
            Err(trouble) => {
                self.sorry(caller, trouble).await;
                return None;
            }
        };
        if is_over(&loaded) {
            let fills = match caller.message {
                None => on_heap(|| self.table_fills(caller, "lobby-fills")).await,
                Some(_) => None,
            };
            match fills {
                Some(fills) => self.say(caller, How::New, &fills).await,
                None => self.tell(caller, "seat-over").await,
            }
        } else if loaded.meta.may(caller.user, deed) || (deed == Deed::Lead && caller.manages) {
            return Some(loaded);
        } else if deed == Deed::Lead {
            let host = loaded.meta.host();
            let host = host.map_or_else(|| "–".to_owned(), |user| format!("<@{user}>"));
            let t = self.texts.of(caller.lang);
            let text = t.with("lead-only", &[("host", (&host).into())]);
            self.say(caller, How::New, &common::notice(text)).await;
        } else {
            self.sorry(caller, Trouble::NotSeated).await;
        }
        None
    }

    /// What all are told of a seat, with a button for it where it is vacant.
    pub(in crate::discord) fn seat_news(
        &self,
        loaded: &Loaded<G>,
        key: &str,
        seat: Seat,
        user: u64,
        vacant: Option<Seat>,
    ) -> Message {
        let lang = loaded.meta.language;
        let name = G::seat_name(self, lang, loaded, seat);
        let who = format!("<@{user}>");
        let args = [("user", (&who).into()), ("seat", (&name).into())];
        let mut message = Message::text(self.texts.of(lang).with(key, &args));
        let free = vacant.filter(|seat| {
            let chair = loaded.meta.chairs.get(*seat);
            chair.is_some_and(|chair| chair.owner.is_none())
        });
        let button = free.map(|seat| self.seat_button(loaded, seat, lang));
        message.push_buttons(button.into_iter().collect());
        message
    }

    /// Posts what all are told, once for each interaction.
    fn post_of(&self, caller: &Caller, loaded: &Loaded<G>, message: Message) {
        let sign: [&dyn std::fmt::Display; 3] =
            [&caller.channel, &caller.interaction, &loaded.meta.tag];
        self.post_patiently(caller.channel, message, failure::nonce('h', &sign));
    }

    /// The panel names people, so it is drawn anew.
    pub(super) fn seats_changed(&self, caller: &Caller) {
        self.forget(caller.channel);
        self.look_after(caller.channel, Order::paint(Some(caller)));
    }
}

//! Whoever keeps somebody's seat beside them, and whoever looks on and asks to.

use castaway_table::{Announced, Announcement, Deed, Loaded};

use super::{
    context::Ui,
    game_ui::{GameUi, is_over},
    order::Order,
    reply::{Caller, How, Ready},
};
use crate::ui::{
    message::{Button, Message, Style},
    shared::Shared,
    texts::Texts,
};

impl<G: GameUi> Ui<G> {
    /// Somebody moves for the caller's seats beside them from now on; named themselves, nobody does any more.
    pub(super) async fn entrust(&self, caller: &Caller, to: u64) {
        let Some(loaded) = self.running_with(caller, Deed::TakePart).await else {
            return;
        };
        if !loaded.meta.chairs.sits(caller.user) {
            return self.tell(caller, "seat-not-own").await;
        }
        let (user, tag) = (caller.user, loaded.meta.tag.clone());
        let entrusted = self.tables().change_meta(caller.channel, move |meta| {
            // Another game may have begun there meanwhile.
            if meta.tag == tag && meta.chairs.entrust(user, Some(to)) {
                meta.owe_panel();
            }
        });
        let loaded = match entrusted.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if to == user {
            self.tell(caller, "pilot-none").await;
            return self.look_after(caller.channel, Order::paint(Some(caller)));
        }
        let message = self.beside_told(&loaded, user, to, true);
        self.say(caller, How::New, &message).await;
        self.look_after(caller.channel, Order::paint(Some(caller)));
    }

    /// Tells somebody whether they move beside whoever plays from now on.
    pub(super) fn beside_told(
        &self,
        loaded: &Loaded<G>,
        plays: u64,
        asked: u64,
        lets: bool,
    ) -> Message {
        let (plays, asks) = (format!("<@{plays}>"), format!("<@{asked}>"));
        let (key, user, to) = match lets {
            true => ("pilot-set", &plays, &asks),
            false => ("beside-not", &asks, &plays),
        };
        let args = [("user", user.into()), ("to", to.into())];
        let text = self.texts.of(loaded.meta.language);
        let mut message = Message::text(text.with(key, &args));
        message.ping = vec![asked];
        message
    }

    /// The button with which somebody who looks on asks to move beside whoever plays; none where that is no way to play along.
    pub(super) fn asks_beside(t: &Texts, loaded: &Loaded<G>, user: u64) -> Option<Button> {
        let chairs = &loaded.meta.chairs;
        let played = !chairs.seated().is_empty();
        let asks = G::SHARES_SEAT.is_some() && played && !loaded.meta.may(user, Deed::TakePart);
        asks.then(|| {
            let id = Shared::AskBeside(loaded.meta.tag.clone()).id(G::LETTER, 0);
            Button::new(id, t.get("button-ask-beside")).emoji("🙋")
        })
    }

    /// The caller would like to move beside whoever plays here: the channel asks whoever leads the table, and any who sit there may
    /// say yes for themselves. The question is the answer to the press, so nothing of it is owed by the save.
    pub(super) async fn ask_beside(&self, caller: &Caller, tag: &str) {
        let loaded = match self.tables().load(caller.channel).await {
            Ok(loaded) if loaded.meta.tag == tag && !is_over(&loaded) => loaded,
            Ok(_) => return self.tell(caller, "seat-over").await,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if loaded.meta.may(caller.user, Deed::TakePart) {
            return self.tell(caller, "seat-already").await;
        }
        let seated = loaded.meta.chairs.seated();
        let Some(asked) = loaded.meta.host().or(seated.first().copied()) else {
            return self.tell(caller, "seat-over").await;
        };
        let (user, name, signs) = (caller.user, caller.name.clone(), tag.to_owned());
        let now_ms = caller.now_ms;
        let (tell, said) = std::sync::mpsc::channel();
        let wished = self.tables().change_meta(caller.channel, move |meta| {
            if meta.tag == signs {
                meta.names.insert(user, name);
                // Whoever asks still listens, or nobody needs to know.
                let _ = tell.send(meta.wish_beside(user, now_ms));
            }
        });
        if let Err(trouble) = wished.await {
            return self.sorry(caller, trouble).await;
        }
        if said.try_recv() != Ok(true) {
            return self.tell(caller, "seat-asked-already").await;
        }
        let question = self.beside_asked(&loaded, user, asked);
        self.say(caller, How::New, &question).await;
    }

    /// Asks somebody who plays whether somebody may move beside them.
    fn beside_asked(&self, loaded: &Loaded<G>, user: u64, asked: u64) -> Message {
        let t = self.texts.of(loaded.meta.language);
        let (asks, plays) = (format!("<@{user}>"), format!("<@{asked}>"));
        let args = [("user", (&asks).into()), ("to", (&plays).into())];
        let mut question = Message::text(t.with("beside-asked", &args));
        question.ping = vec![asked];
        let id = |lets: bool| {
            let tag = loaded.meta.tag.clone();
            Shared::LetBeside { user, lets, tag }.id(G::LETTER, 0)
        };
        question.push_buttons(vec![
            Button::new(id(true), t.get("button-let-beside"))
                .style(Style::Success)
                .emoji("🤝"),
            Button::new(id(false), t.get("button-not-beside")),
        ]);
        question
    }

    /// Whoever plays lets somebody who asked move beside them, or would rather not. The answer is owed by the save until the question
    /// has become it; where it never does, the channel's keeper posts it.
    pub(super) async fn let_beside(&self, caller: &Caller, user: u64, lets: bool, tag: &str) {
        let Some(loaded) = self.running_with(caller, Deed::TakePart).await else {
            return;
        };
        if loaded.meta.tag != tag {
            return self.tell(caller, "seat-over").await;
        }
        if !loaded.meta.chairs.sits(caller.user) {
            return self.tell(caller, "seat-not-own").await;
        }
        let owed = Announcement {
            user: caller.user,
            at_ms: caller.now_ms,
            what: Announced::Beside { asked: user, lets },
        };
        let (note, signs) = (owed.clone(), tag.to_owned());
        let answered = self.tables().change_meta(caller.channel, move |meta| {
            // Another game may have begun there meanwhile.
            if meta.tag != signs {
                return;
            }
            if lets {
                if !meta.chairs.entrust(note.user, Some(user)) {
                    return;
                }
                meta.owe_panel();
            }
            meta.announce(note.user, note.at_ms, note.what);
        });
        let loaded = match answered.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let message = self.beside_told(&loaded, caller.user, user, lets);
        if self
            .say_ready(caller, &Ready::of(How::Update, &message))
            .await
        {
            let signs = tag.to_owned();
            let told = self.tables().change_meta(caller.channel, move |meta| {
                if meta.tag == signs {
                    meta.announced(&owed, false);
                }
            });
            if told.await.is_err() {
                tracing::warn!(channel = caller.channel, "an answer is still noted as owed");
            }
        }
        self.look_after(caller.channel, Order::paint(Some(caller)));
    }
}

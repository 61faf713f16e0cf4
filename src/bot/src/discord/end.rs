//! Ending a game for good: what it asks first, and what becomes of its panel.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use castaway_table::{Deed, Loaded, Meta, Stand, Trouble, Way};

use serde_json::Value;

use super::{
    context::Ui,
    failure,
    game_ui::{GameUi, is_over},
    reply::{Caller, How, Ready},
};
use crate::ui::{common, message::Message, version::Version};

/// Whether somebody may wish that a game ends: who sits at the table, or manages the channel it is in.
fn may_end(caller: &Caller, meta: &Meta) -> bool {
    meta.may(caller.user, Deed::TakePart) || (caller.manages && !caller.place.is_own())
}

/// The question to the players that the caller has pressed, if it was that.
fn question(caller: &Caller) -> Option<u64> {
    let (message, private) = caller.message?;
    (!private && !caller.board).then_some(message)
}

impl<G: GameUi> Ui<G> {
    /// Asks whether the game of the caller's channel shall end, as a command for it does.
    pub(super) async fn ask_to_end(&self, caller: &Caller) {
        match self.tables().load(caller.channel).await {
            Err(trouble) => self.sorry(caller, trouble).await,
            Ok(loaded) if !may_end(caller, &loaded.meta) => {
                self.sorry(caller, Trouble::NotSeated).await;
            }
            Ok(loaded) => {
                let so_far = G::so_far(self, &loaded, caller.lang);
                let texts = self.texts.of(caller.lang);
                let message = common::end_confirm(texts, G::LETTER, Version::of(&loaded), &so_far);
                self.say(caller, How::New, &message).await;
            }
        }
    }

    /// Whether more than half of those who decide would end a running game, or whoever manages the channel would; else
    /// the others are asked.
    async fn agreed_to_end(&self, caller: &Caller, loaded: &Loaded<G>) -> bool {
        if loaded.meta.is_solo() || is_over(loaded) || caller.manages {
            return true;
        }
        // Of two presses in the same moment the second looks when it is known whether the first has asked the others.
        let _one = self.lobbies.lock(caller.channel).await;
        let voices = self.voices(Some(caller), loaded).await;
        let (user, pressed) = (caller.user, question(caller));
        let again = Arc::new(AtomicBool::new(false));
        let before = Arc::clone(&again);
        let tag = loaded.meta.tag.clone();
        let noted = self.tables().change_meta(loaded.place, move |meta| {
            if meta.tag != tag {
                return;
            }
            // Where the bot was stopped before the others were asked, whoever wished it asks them now.
            let asked = pressed.or(meta.end_asked).is_some();
            before.store(asked && meta.ending.contains(&user), Ordering::Relaxed);
            if !meta.ending.contains(&user) {
                meta.ending.push(user);
            }
            meta.going_on.retain(|other| *other != user);
            if let Some(message) = pressed {
                meta.ask_to_end(message);
            }
        });
        let noted = match noted.await {
            Ok(noted) => noted,
            Err(trouble) => {
                self.sorry(caller, trouble).await;
                return false;
            }
        };
        if noted.meta.tag != loaded.meta.tag {
            // Another game has begun there meanwhile, which nobody would end.
            self.sorry(caller, Trouble::Stale(Box::new(noted))).await;
            return false;
        }
        if noted.meta.ending.len() > voices.len() / 2 {
            return true;
        }
        if again.load(Ordering::Relaxed) {
            let text = self.texts.of(caller.lang).get("end-asked");
            self.say(caller, How::New, &common::notice(text)).await;
            return false;
        }
        self.show_end_vote(caller, &noted, &voices).await;
        false
    }

    /// Answers in the message that asks. Where Discord did not wait for the answer the message is changed all the same, so that no
    /// button is left on it that means nothing any more.
    async fn answer_question(&self, caller: &Caller, body: &Message) {
        let ready = Ready::of(How::Update, body);
        let arrived = self.say_ready(caller, &ready).await;
        if let (false, Some(message)) = (arrived, question(caller)) {
            let mut body = body.clone();
            body.private = false;
            self.edit_patiently(caller.channel, message, body.json());
        }
    }

    /// How the wish to end a game stands, in the message that asks if it was pressed.
    async fn show_end_vote(&self, caller: &Caller, noted: &Loaded<G>, voices: &[u64]) {
        let t = self.texts.of(noted.meta.language);
        let (yes, no) = (&noted.meta.ending, &noted.meta.going_on);
        let about = (G::LETTER, Version::of(noted));
        let body = common::end_vote(t, about, (yes, no), voices);
        if question(caller).is_some() {
            return self.answer_question(caller, &body).await;
        }
        self.say(caller, How::New, &body).await;
        let Some(http) = self.http() else { return };
        let found = http.get_original_interaction_response(&caller.token).await;
        if let Ok(message) = found {
            self.note_end_vote(noted, message.id.get()).await;
        }
    }

    /// Somebody has sat down at the table: the message that asks whether its game ends names all who decide about that, and how
    /// many words it takes.
    pub(super) async fn ask_anew_to_end(&self, caller: &Caller, loaded: &Loaded<G>) {
        let Some(message) = loaded.meta.end_asked else {
            return;
        };
        let voices = self.voices(Some(caller), loaded).await;
        let t = self.texts.of(loaded.meta.language);
        let sides = (&loaded.meta.ending[..], &loaded.meta.going_on[..]);
        let body = common::end_vote(t, (G::LETTER, Version::of(loaded)), sides, &voices);
        self.edit_patiently(caller.channel, message, body.json());
    }

    /// Notes which new message asks whether the game ends, so that it says so when the game goes on, and if it has already.
    async fn note_end_vote(&self, noted: &Loaded<G>, message: u64) {
        let tag = noted.meta.tag.clone();
        let written = self.tables().change_meta(noted.place, move |meta| {
            if meta.tag == tag && !meta.ending.is_empty() {
                meta.note_end_asked(message);
            }
        });
        let written = match written.await {
            Ok(now) if now.meta.tag != noted.meta.tag => return,
            // Else it was answered by pressing it, and says what came of it.
            Ok(now) if now.revision == noted.revision => true,
            Ok(_) => {
                let late = move |meta: &mut Meta| {
                    meta.end_asked = meta.end_asked.filter(|asks| *asks != message);
                    meta.put_away(message, Way::PlaysOn);
                };
                let late = self.tables().change_meta(noted.place, late);
                late.await.is_ok()
            }
            Err(_) => false,
        };
        self.see_to(noted.place, written);
    }

    /// The caller would rather play on; nobody is asked any more once too few are left who might end the game.
    pub(super) async fn go_on_playing(&self, caller: &Caller, seen: u64) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if !loaded.meta.may(caller.user, Deed::TakePart) {
            return self.sorry(caller, Trouble::NotSeated).await;
        }
        if loaded.revision != seen || loaded.meta.ending.is_empty() {
            // A move, or too many who would play on, have settled it.
            let text = self.texts.of(loaded.meta.language).get("end-moot");
            return self.answer_question(caller, &Message::text(text)).await;
        }
        let voices = self.voices(Some(caller), &loaded).await;
        let (user, electors) = (caller.user, voices.clone());
        let (pressed, tag) = (question(caller), loaded.meta.tag.clone());
        let noted = self.tables().change_meta(loaded.place, move |meta| {
            if meta.tag != tag {
                return;
            }
            meta.ending.retain(|other| *other != user);
            if !meta.going_on.contains(&user) {
                meta.going_on.push(user);
            }
            let against = electors.iter().filter(|user| meta.going_on.contains(user));
            let may = electors.len() - against.count();
            if meta.ending.is_empty() || may <= electors.len() / 2 {
                // The message that was pressed says what came of it.
                meta.end_asked = meta.end_asked.filter(|asks| Some(*asks) != pressed);
                meta.play_on();
            } else if let Some(message) = pressed {
                meta.ask_to_end(message);
            }
        });
        match noted.await {
            Ok(noted) if noted.meta.tag != loaded.meta.tag => {
                self.sorry(caller, Trouble::Stale(Box::new(noted))).await;
            }
            Ok(noted) if noted.meta.ending.is_empty() => {
                let text = self.texts.of(noted.meta.language).get("end-declined");
                self.answer_question(caller, &Message::text(text)).await;
            }
            Ok(noted) => self.show_end_vote(caller, &noted, &voices).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Tells a channel that its game was ended by hand, and leaves a panel that asks nothing. The end of a game that was
    /// over stays on its panel.
    async fn tell_the_end(&self, caller: &Caller, loaded: &Loaded<G>) {
        let w = self.texts.of(loaded.meta.language);
        let over = is_over(loaded);
        if !over && !loaded.place.is_own() {
            let game = G::so_far(self, loaded, loaded.meta.language);
            let user = format!("<@{}>", caller.user);
            let args = [("user", (&user).into()), ("game", (&game).into())];
            let (told, buttons) = G::farewell(self, loaded, loaded.meta.language);
            let lines: Vec<String> = [w.with("ended-told", &args)]
                .into_iter()
                .chain(told)
                .collect();
            let mut message = Message::text(lines.join("\n"));
            message.push_buttons(buttons);
            let sign: [&dyn std::fmt::Display; 3] =
                [&caller.channel, &loaded.revision, &loaded.meta.tag];
            self.post_patiently(caller.channel, message, failure::nonce('e', &sign));
        }
        let Some(panel) = loaded.meta.panel else {
            return;
        };
        let body = if over {
            let told = self.tables().told(loaded).await.unwrap_or_default();
            let mut body = self.public_panel(loaded, &told).without_rows();
            body.put_picture(None);
            body.json()
        } else {
            self.ended_board(loaded)
        };
        self.edit_patiently(caller.channel, panel.message, body);
    }

    /// What the boards of a game say that was ended for good.
    fn ended_board(&self, loaded: &Loaded<G>) -> Value {
        let lang = loaded.meta.language;
        let title = G::title(self, loaded, lang);
        let mut body = common::ended_board(&title, self.with_starts(lang, "ended-board"));
        body.put_picture(None);
        body.json()
    }

    /// Ends a game for good: it goes to the archive.
    pub(super) async fn end_game(&self, caller: &Caller, seen: u64) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if !may_end(caller, &loaded.meta) {
            return self.sorry(caller, Trouble::NotSeated).await;
        }
        if loaded.meta.contest.is_some() {
            // Else one could begin the same challenge a second time.
            let text = self.texts.of(caller.lang).get("end-barred");
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        if loaded.revision != seen {
            // It was asked of another moment, perhaps of the game before.
            let so_far = G::so_far(self, &loaded, caller.lang);
            let texts = self.texts.of(caller.lang);
            let body = common::end_confirm(texts, G::LETTER, Version::of(&loaded), &so_far);
            let how = match caller.message {
                Some((_, true)) => How::Update,
                Some((_, false)) | None => How::New,
            };
            return self
                .say(caller, how, &body.at(loaded.place, &loaded.meta.tag))
                .await;
        }
        // A press on the question to the players is one voice: whoever only manages the channel is asked whether they mean it.
        let seated = loaded.meta.may(caller.user, Deed::TakePart);
        if !seated && matches!(caller.message, Some((_, false))) && !is_over(&loaded) {
            let so_far = G::so_far(self, &loaded, caller.lang);
            let texts = self.texts.of(caller.lang);
            let body = common::end_confirm(texts, G::LETTER, Version::of(&loaded), &so_far);
            return self
                .say(caller, How::New, &body.at(loaded.place, &loaded.meta.tag))
                .await;
        }
        if !self.agreed_to_end(caller, &loaded).await {
            return;
        }
        let stand = Stand::of(&loaded);
        let loaded = match self.tables().end(caller.place, stand).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let text = self.with_starts(caller.lang, "ended");
        self.answer_question(caller, &common::notice(text)).await;
        self.tell_the_end(caller, &loaded).await;
        let board = self.ended_board(&loaded);
        let mut left = loaded.meta;
        // The question that was pressed says what came of it.
        left.end_asked = left
            .end_asked
            .filter(|asks| Some(*asks) != question(caller));
        self.leave(caller.channel, &left, &board);
    }
}

//! Showing others how a game went, once in a channel.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use castaway_render::ResultCard;
use castaway_table::{
    Loaded, Past, Place, Post, Trouble, Way,
    contest::{Cup, Person},
    on_heap,
};

use super::{
    app::App,
    context::Ui,
    failure::Failure,
    game_ui::{GameUi, is_over},
    order::Order,
    records::{Shown, person_key, score_key},
    reply::{Caller, How},
    share_words::{ShownEnd, Told, card, company, small_print, text},
    showing::{EndPicture, Showing},
};
use crate::ui::{
    SAND, common,
    message::{Embed, Message, Picture},
    texts::Lang,
};

impl App {
    /// What is remembered of a person.
    pub(super) async fn person_of(&self, user: u64) -> Person {
        self.global(person_key(user)).await.unwrap_or_default()
    }

    pub(super) async fn nothing_to_share(&self, caller: &Caller) {
        let text = self.texts.of(caller.lang).get("share-nothing");
        self.say(caller, How::New, &common::notice(text)).await;
    }
}

/// A post that is not known by then is taken never to have come to be: its program was stopped, or it was refused.
const ON_ITS_WAY_MS: u64 = 60_000;

impl<G: GameUi> Ui<G> {
    /// Posts how the game in the caller's place went for all to see, once in a channel.
    pub async fn share(&self, caller: &Caller) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => self.settle(caller, loaded).await,
            Err(Trouble::NoGame) => return self.nothing_to_share(caller).await,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if !is_over(&loaded) || loaded.meta.seats_of(caller.user).is_empty() {
            return self.nothing_to_share(caller).await;
        }
        let Some(told) = self.told_of(caller, &loaded).await else {
            return self.nothing_to_share(caller).await;
        };
        match self.claim(caller, &loaded).await {
            Ok(None) => {}
            Ok(Some(message)) => return self.stands_already(caller, message).await,
            Err(trouble) => return self.sorry(caller, trouble).await,
        }
        let log = self.tables().whole_log(&loaded).await.unwrap_or_default();
        let lang = post_language(caller.lang, &loaded);
        let (ui, game, user) = (self.clone(), loaded.clone(), caller.user);
        let make = move || G::showing(&ui, &game, Past::new(&**ui.catalog(), log), lang, user);
        let Ok(showing) = castaway_table::blocking(make).await else {
            return self.nothing_to_share(caller).await;
        };
        self.post_showing(caller, &loaded, &told, showing).await;
        self.note_post(caller, &loaded).await;
    }

    /// What a game came to; `None` for a challenge whose result was not entered, unless it only came too late.
    pub(super) async fn told_of(&self, caller: &Caller, loaded: &Loaded<G>) -> Option<Told> {
        let Some(contest) = &loaded.meta.contest else {
            return Some(Told {
                cup: None,
                standing: G::standing(&loaded.state),
                medal: None,
                streak: 0,
                played: loaded.meta.played,
                ladder: None,
                late: false,
            });
        };
        let cup = Cup::read(&contest.name)?;
        if contest.late {
            return Some(Told {
                cup: Some(cup),
                standing: G::standing(&loaded.state),
                medal: None,
                streak: 0,
                played: loaded.meta.played,
                ladder: None,
                late: true,
            });
        }
        let record: Shown = self.global(score_key(&contest.name, caller.user)).await?;
        let ladder = G::prescribed(self, cup).await;
        Some(Told {
            cup: Some(cup),
            standing: Some(record.entry.standing),
            medal: record.entry.medal,
            streak: contest.placing.as_ref().map_or(0, |p| p.streak),
            played: record.entry.played,
            ladder: ladder.and_then(|prescribed| G::ladder(&prescribed.par)),
            late: false,
        })
    }

    pub(super) async fn post_showing(
        &self,
        caller: &Caller,
        loaded: &Loaded<G>,
        told: &Told,
        showing: Showing,
    ) {
        let lang = post_language(caller.lang, loaded);
        let t = self.texts.of(lang);
        let company = company(caller.user, &loaded.meta.people());
        let mut message = Message::text(text(t, &company, told, &showing));
        let small = small_print(t, told, &showing);
        message.push_embed(Embed::new("", small).colour(SAND));
        let heading = G::heading(self, loaded, lang);
        let ended = told.standing.map(|s| ShownEnd::of(s, &showing));
        let picture = match (showing.picture, ended) {
            (EndPicture::Picture(picture), _) => Some(Ready::Picture(picture)),
            (EndPicture::Result(trail), Some(ended)) => {
                let mut card = card(t, told, ended, &heading);
                card.trail = trail;
                if loaded.meta.practice.is_some() {
                    // The picture, too, says that it is practice.
                    card.over.clone_from(&showing.title);
                }
                Some(Ready::Card(card))
            }
            (EndPicture::Result(_), None) | (EndPicture::None, _) => None,
        };
        let app = self.clone();
        let work = move || match picture? {
            Ready::Picture(picture) => Some(picture),
            Ready::Card(card) => app.result_picture(&card),
        };
        self.say_drawn(caller, How::New, message, work, || true)
            .await;
    }

    /// Takes the one post of a game in this channel; gives the message that stands there already, 0 if it is not known.
    async fn claim(&self, caller: &Caller, loaded: &Loaded<G>) -> Result<Option<u64>, Trouble<G>> {
        let (channel, now_ms) = (caller.channel, caller.now_ms);
        let known = |posts: &[Post]| posts.iter().find(|p| p.channel == channel).copied();
        if let Some(post) = known(&loaded.meta.shared)
            && self.stands(caller, post).await
        {
            return Ok(Some(post.message));
        }
        let old = known(&loaded.meta.shared);
        let taken = Arc::new(AtomicBool::new(false));
        let claimed = Arc::clone(&taken);
        let noted = self.tables().change_meta(loaded.place, move |meta| {
            // Somebody else may have been faster.
            if meta.shared.iter().find(|p| p.channel == channel).copied() == old {
                meta.shared.retain(|p| p.channel != channel);
                meta.shared.push(Post {
                    channel,
                    message: 0,
                    at_ms: now_ms,
                });
                claimed.store(true, Ordering::SeqCst);
            }
        });
        let noted = noted.await?;
        if taken.load(Ordering::SeqCst) {
            return Ok(None);
        }
        Ok(Some(
            known(&noted.meta.shared).map_or(0, |post| post.message),
        ))
    }

    /// Whether a post is still there; one that was deleted may be made again, and so may one of which nothing came.
    pub(super) async fn stands(&self, caller: &Caller, post: Post) -> bool {
        if post.message == 0 {
            return caller.now_ms < post.at_ms.saturating_add(ON_ITS_WAY_MS);
        }
        let Some(http) = self.http() else {
            return true;
        };
        let found = http.get_message(post.channel.max(1).into(), post.message.into());
        match found.await {
            Ok(_) => true,
            Err(error) => !matches!(Failure::of(&error), Failure::NoMessage),
        }
    }

    /// Notes which message the answer to this interaction has become.
    async fn note_post(&self, caller: &Caller, loaded: &Loaded<G>) {
        let Some(http) = self.http() else { return };
        let found = http.get_original_interaction_response(&caller.token).await;
        let found = match found.map_err(|error| Failure::of(&error)) {
            Ok(message) => Some(message.id.get()),
            Err(Failure::Passing | Failure::TooMany) => return,
            Err(_) => None,
        };
        let (channel, tag) = (caller.channel, loaded.meta.tag.clone());
        let at_own_table = loaded.place == Place::Channel(channel);
        let noted = self.tables().change_meta(loaded.place, move |meta| {
            // What was taken back while the post was on its way shows nothing that is so any more.
            let known = meta.shared.iter().any(|post| post.channel == channel);
            if let Some(message) = found.filter(|_| at_own_table && meta.tag == tag && !known) {
                return meta.put_away(message, Way::Gone);
            }
            // Where nothing came of the answer, whoever presses again may post it at once.
            let lost = |post: &Post| post.message == 0 && found.is_none();
            meta.shared.retain(|p| p.channel != channel || !lost(p));
            let here = meta.shared.iter_mut().filter(|p| p.channel == channel);
            here.for_each(|post| post.message = found.unwrap_or(post.message));
        });
        match noted.await {
            Ok(noted) if at_own_table && !noted.meta.stale.is_empty() => {
                self.look_after(channel, Order::default());
            }
            Ok(_) => {}
            Err(_) => tracing::warn!(channel, "a post was not noted"),
        }
    }

    /// Takes posts away that showed others the end of a game of somebody's own, where it was taken back: no keeper looks after those.
    pub(super) async fn take_back_shared(&self, loaded: &Loaded<G>) {
        if !loaded.place.is_own() || loaded.meta.stale.is_empty() {
            return;
        }
        for old in &loaded.meta.stale {
            let Some(channel) = old.channel else { continue };
            if let Err(failure) = self.delete(channel, old.message).await {
                tracing::debug!(channel, %failure, "a post about an end stays");
            }
        }
        let put_away = loaded.meta.stale.clone();
        let noted = self.tables().change_meta(loaded.place, move |meta| {
            meta.stale.retain(|old| !put_away.contains(old));
        });
        if noted.await.is_err() {
            tracing::warn!(place = loaded.place.key(), "a post was not noted");
        }
    }

    pub(super) async fn stands_already(&self, caller: &Caller, message: u64) {
        let link = match message {
            0 => "none".to_owned(),
            message => {
                let guild = caller.guild.map_or("@me".to_owned(), |id| id.to_string());
                format!(
                    "https://discord.com/channels/{guild}/{}/{message}",
                    caller.channel
                )
            }
        };
        let t = self.texts.of(caller.lang);
        let text = t.with("share-stands", &[("link", (&link).into())]);
        self.say(caller, How::New, &common::notice(text)).await;
        // However often somebody presses, one such answer stands there.
        on_heap(|| self.take_away_passing(caller)).await;
        on_heap(|| self.answered_in_passing(caller)).await;
    }

    fn result_picture(&self, card: &ResultCard) -> Option<Picture> {
        let png = self.painter.result_png(card);
        let png = png.inspect_err(|error| tracing::error!(%error, "a result could not be drawn"));
        // A free game has no line above its title.
        let name = match card.over.is_empty() {
            true => format!("{} · {}", card.island, card.scenario),
            false => card.over.clone(),
        };
        Some(Picture {
            name: "result.png".into(),
            alt: format!("{name} · {} · {}", card.points, card.met_word).into(),
            png: png.ok()?,
        })
    }
}

/// The language in which a game is shown to all: that of its table, and of whoever shows it where they played alone.
pub(super) fn post_language<G: GameUi>(reader: Lang, loaded: &Loaded<G>) -> Lang {
    match loaded.place {
        Place::Channel(_) => loaded.meta.language,
        Place::Own { .. } => reader,
    }
}

/// A picture, or what it is drawn from.
enum Ready {
    Picture(Picture),
    Card(ResultCard),
}

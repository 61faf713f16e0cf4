//! Showing others a game whose place another one has taken already: the challenge of yesterday, or the last that was played.

use std::sync::{Arc, PoisonError};

use castaway_store::LogEntry;
use castaway_table::{Loaded, Meta, Past, Place, Post, Slot, contest::Cup, on_heap};
use serde_json::{Value, json};

use super::{
    app::{AnyGame, App, OpenGame, Shows},
    context::Ui,
    game_ui::{GameUi, is_over},
    records::{Shown, read, score_key, write},
    reply::{Caller, How},
    share::post_language,
};
use crate::ui::{
    common,
    message::{Button, Message, Style},
    shared::Shared,
    version::Version,
};

/// A day in milliseconds.
const DAY_MS: u64 = 86_400_000;

/// Where the result of a person was posted, by name in the store; a challenge by its name, any other game by its signs.
fn posts_key(game: &str, user: u64) -> String {
    format!("shared/{game}/{user}")
}

/// The last game that a person played in a channel, if it is over.
struct EndedHere<'a> {
    /// When it ended, in unix milliseconds.
    at_ms: u64,
    /// The button press that shows it.
    press: String,
    /// Where it is.
    found: FoundHere<'a>,
}

/// Where a game is that is over.
enum FoundHere<'a> {
    /// In its place.
    Stands(Box<dyn OpenGame>),
    /// Another one has taken its place; its kind.
    Past(&'a dyn AnyGame),
}

/// A place in which a result may be posted once.
enum Claim {
    /// It is free.
    Taken,
    /// This message stands there already, 0 if it is not known.
    Stands(u64),
}

impl App {
    /// The challenge of yesterday and when the caller finished it, if its game has given way to another.
    async fn yesterday(&self, caller: &Caller) -> Option<(Cup, u64)> {
        let cup = Cup::day(caller.now_ms.saturating_sub(DAY_MS));
        let record: Shown = self.global(score_key(&cup.name(), caller.user)).await?;
        let place = Place::Own {
            user: caller.user,
            slot: Slot::Daily,
        };
        // One that still stands in its place is found there.
        let game = self.any_game(place).await;
        let stands = game.is_ok_and(|game| game.is_of(cup));
        (!stands).then_some((cup, record.entry.at_ms))
    }
}

impl App {
    /// Posts how the caller's last game in the channel went, also where its place is taken, else the last that they played alone. Where
    /// that one is newer both may be meant, and the caller is asked.
    pub(super) async fn share_newest(&self, caller: &Caller) {
        let alone = self.finished_alone(caller).await;
        let Some(here) = on_heap(|| self.ended_here(caller)).await else {
            return self.share_alone(caller, alone).await;
        };
        let newer = alone.filter(|(at, _)| *at > (Shows::Game, here.at_ms));
        match (newer, here.found) {
            (Some((_, alone)), _) => {
                let message = self.which_is_shared(caller, here.press, alone.share_press());
                self.say(caller, How::New, &message).await;
            }
            (None, FoundHere::Stands(game)) => game.share(caller).await,
            (None, FoundHere::Past(game)) => self.share_any_before(caller, &[game]).await,
        }
    }

    /// Asks whether the game of the channel is shown, or the one that was played alone.
    fn which_is_shared(&self, caller: &Caller, here: String, alone: String) -> Message {
        let t = self.texts.of(caller.lang);
        let mut message = common::notice(t.get("share-which"));
        message.push_buttons(vec![
            Button::new(here, t.get("button-share-here")).style(Style::Success),
            Button::new(alone, t.get("button-share-alone")),
        ]);
        message
    }

    /// Posts how the last game went that the caller played alone, also the challenge of yesterday whose place is taken.
    async fn share_alone(&self, caller: &Caller, alone: Option<((Shows, u64), Box<dyn OpenGame>)>) {
        let at = alone.as_ref().map(|(at, _)| *at);
        let yesterday = self.yesterday(caller).await;
        let newer = yesterday.filter(|(_, at_ms)| at < Some((Shows::Game, *at_ms)));
        if let Some((cup, _)) = newer
            && let Some(game) = self.game_of(cup)
        {
            return game.share_past(self, caller, cup).await;
        }
        match alone {
            Some((_, game)) => game.share(caller).await,
            None => {
                let all: Vec<&dyn AnyGame> = self.games.iter().map(|game| &**game).collect();
                self.share_any_before(caller, &all).await;
            }
        }
    }

    /// The last game that the caller played in the channel to its end.
    async fn ended_here(&self, caller: &Caller) -> Option<EndedHere<'_>> {
        let table = self.any_game(Place::Channel(caller.channel)).await;
        if let Ok(game) = table
            && game.shows(caller.user).is_some()
        {
            return Some(EndedHere {
                at_ms: game.moved_ms().await,
                press: game.share_press(),
                found: FoundHere::Stands(game),
            });
        }
        let mut newest: Option<EndedHere<'_>> = None;
        for game in &self.games {
            let Some((at_ms, press)) = game.ended_before(self, caller).await else {
                continue;
            };
            if newest.as_ref().is_none_or(|newest| at_ms > newest.at_ms) {
                newest = Some(EndedHere {
                    at_ms,
                    press,
                    found: FoundHere::Past(&**game),
                });
            }
        }
        newest
    }

    /// Posts how the caller's last game of the first of these kinds went of which one has given way.
    async fn share_any_before(&self, caller: &Caller, games: &[&dyn AnyGame]) {
        for game in games {
            if game.share_before(self, caller).await {
                return;
            }
        }
        self.nothing_to_share(caller).await;
    }
}

impl App {
    /// Posts how the caller's last daily island went: that of yesterday where the one of today still runs.
    pub(super) async fn share_daily(&self, caller: &Caller) {
        let daily = caller.at_own(Slot::Daily);
        let game = self.any_game(daily.place).await;
        if let Ok(game) = game.as_ref()
            && game.over().is_some()
        {
            return game.share(caller).await;
        }
        let yesterday = self.yesterday(caller).await;
        match yesterday.and_then(|(cup, _)| Some((self.game_of(cup)?, cup))) {
            Some((game, cup)) => game.share_past(self, caller, cup).await,
            None => self.nothing_to_share(caller).await,
        }
    }
}

impl App {
    /// What stays of a board in a place that another game has taken, of whatever kind the two are: the button that shows others how
    /// it went, where it can be shown.
    pub(super) async fn left_of_board(&self, place: Place, board: u64) -> Option<Value> {
        for game in &self.games {
            let left = game.left_to_share(self, place, board).await;
            if left.is_some() {
                return left;
            }
        }
        None
    }
}

impl<G: GameUi> Ui<G> {
    /// Posts how the caller's game of a challenge went that gave way to another, once in a channel.
    pub(super) async fn share_past(&self, caller: &Caller, cup: Cup) {
        let place = Place::Own {
            user: caller.user,
            slot: Slot::Daily,
        };
        let name = cup.name();
        let wanted = move |contest: &castaway_table::Contest| contest.name == name;
        let found = self.tables().archived(place, move |game| {
            game.meta.contest.as_ref().is_some_and(&wanted)
        });
        let (loaded, log) = match found.await {
            Ok(Some(found)) => found,
            Ok(None) => return self.nothing_to_share(caller).await,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        self.show_past(caller, loaded, log, &cup.name()).await;
    }

    /// Posts how the caller's last game in the channel went, or the last free one of their own, where the next one runs
    /// there already; says whether there was one.
    pub(super) async fn share_before(&self, caller: &Caller) -> bool {
        let user = caller.user;
        let own = Place::Own {
            user,
            slot: Slot::Free,
        };
        for place in [Place::Channel(caller.channel), own] {
            // One that was ended by hand came to nothing that could be shown.
            let theirs = move |meta: &Meta| meta.chairs.sits(user);
            if let Some((loaded, log)) = self.over_before(place, theirs).await {
                let name = loaded.meta.tag.clone();
                self.show_past(caller, loaded, log, &name).await;
                return true;
            }
        }
        false
    }

    /// When the caller's last game in the channel ended that gave way to another, in unix milliseconds, and the press that shows it;
    /// `None` where there is none.
    pub(super) async fn ended_before(&self, caller: &Caller) -> Option<(u64, String)> {
        let user = caller.user;
        let theirs = move |meta: &Meta| meta.chairs.sits(user);
        let found = self.over_before(Place::Channel(caller.channel), theirs);
        let (over, log) = found.await?;
        let press = Shared::Share.id(G::LETTER, Version::of(&over));
        log.last().map(|entry| (entry.at_ms, press))
    }

    /// Posts how the game with these signs went whose place another one has taken; says whether there was such a game.
    pub(super) async fn share_gone(&self, caller: &Caller, tag: &str) -> bool {
        let signs = tag.to_owned();
        let wanted = move |meta: &Meta| meta.tag == signs;
        let Some((loaded, log)) = self.over_before(caller.place, wanted).await else {
            return false;
        };
        match loaded.meta.chairs.sits(caller.user) {
            true => self.show_past(caller, loaded, log, tag).await,
            false => self.nothing_to_share(caller).await,
        }
        true
    }

    /// What stays of a board of this game in a place that another game has taken: the button that shows others how it went, where it
    /// can be shown.
    pub(super) async fn left_to_share(&self, place: Place, board: u64) -> Option<Value> {
        // Several games may have followed since, and each has its own board.
        let wanted = move |meta: &Meta| meta.panel.is_some_and(|panel| panel.message == board);
        let (over, _) = self.over_before(place, wanted).await?;
        let share = Shared::Share.id(G::LETTER, Version::of(&over));
        let word = self.texts.of(over.meta.language).get("button-share");
        let share = Button::new(share, word).style(Style::Success).emoji("📣");
        let mut message = Message::default();
        message.push_buttons(vec![share]);
        Some(json!({ "components": message.json()["components"] }))
    }

    /// The free game of these that was played to its end and whose place another one has taken.
    async fn over_before(
        &self,
        place: Place,
        these: impl Fn(&Meta) -> bool + Send + 'static,
    ) -> Option<(Loaded<G>, Vec<LogEntry>)> {
        let wanted = move |game: &Loaded<G>| {
            let free = game.meta.contest.is_none() && !game.meta.tag.is_empty();
            free && these(&game.meta) && is_over(game)
        };
        self.tables().archived(place, wanted).await.ok()?
    }

    async fn show_past(&self, caller: &Caller, loaded: Loaded<G>, log: Vec<LogEntry>, name: &str) {
        let Some(told) = self.told_of(caller, &loaded).await else {
            return self.nothing_to_share(caller).await;
        };
        match self.claim_past(caller, &loaded, name).await {
            Some(Claim::Taken) => {}
            Some(Claim::Stands(message)) => return self.stands_already(caller, message).await,
            None => return self.nothing_to_share(caller).await,
        }
        let lang = post_language(caller.lang, &loaded);
        let (ui, game, user) = (self.clone(), loaded.clone(), caller.user);
        let make = move || G::showing(&ui, &game, Past::new(&**ui.catalog(), log), lang, user);
        let Ok(showing) = castaway_table::blocking(make).await else {
            return self.nothing_to_share(caller).await;
        };
        self.post_showing(caller, &loaded, &told, showing).await;
        self.note_past(caller, name).await;
    }

    /// Takes the one post in this channel; none if the store fails.
    async fn claim_past(&self, caller: &Caller, loaded: &Loaded<G>, name: &str) -> Option<Claim> {
        let (channel, now_ms) = (caller.channel, caller.now_ms);
        let key = posts_key(name, caller.user);
        let mut posts: Vec<Post> = self.global(key).await.unwrap_or_default();
        posts.extend(&loaded.meta.shared);
        for post in posts.iter().filter(|post| post.channel == channel) {
            if self.stands(caller, *post).await {
                return Some(Claim::Stands(post.message));
            }
        }
        let old = posts;
        let taken = self.change_posts(caller, name, move |posts| {
            let faster = posts.iter().find(|post| post.channel == channel);
            match faster.filter(|post| !old.contains(post)) {
                Some(post) => Claim::Stands(post.message),
                None => {
                    posts.retain(|post| post.channel != channel);
                    posts.push(Post {
                        channel,
                        message: 0,
                        at_ms: now_ms,
                    });
                    Claim::Taken
                }
            }
        });
        taken.await
    }

    /// Notes which message the answer to this interaction has become.
    async fn note_past(&self, caller: &Caller, name: &str) {
        let Some(http) = self.http() else { return };
        let found = http.get_original_interaction_response(&caller.token).await;
        let Ok(message) = found else { return };
        let (channel, message) = (caller.channel, message.id.get());
        let noted = self.change_posts(caller, name, move |posts| {
            for post in posts.iter_mut().filter(|post| post.channel == channel) {
                post.message = message;
            }
        });
        if noted.await.is_none() {
            tracing::warn!(channel, "a post was not noted");
        }
    }

    /// Changes where a result was posted; none if the store fails.
    async fn change_posts<T: Send + 'static>(
        &self,
        caller: &Caller,
        name: &str,
        change: impl FnOnce(&mut Vec<Post>) -> T + Send + 'static,
    ) -> Option<T> {
        let (app, key) = (self.clone(), posts_key(name, caller.user));
        let work = move || {
            let _one = app.boards.lock().unwrap_or_else(PoisonError::into_inner);
            let store = Arc::clone(app.store());
            let mut posts: Vec<Post> = read(&*store, &key)?.unwrap_or_default();
            let found = change(&mut posts);
            write(&*store, &key, &posts).map(|()| found)
        };
        match castaway_table::blocking(work).await {
            Ok(Ok(found)) => Some(found),
            Ok(Err(error)) => {
                tracing::error!(%error, "the store failed");
                None
            }
            Err(_) => None,
        }
    }
}

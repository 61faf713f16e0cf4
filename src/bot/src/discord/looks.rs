//! What is shown of any game when somebody asks for it, and taking back by command.

use castaway_table::{Loaded, Past, on_heap};
use futures_util::future::BoxFuture;

use super::{
    any::topics,
    app::{Look, Nearby},
    context::Ui,
    game_ui::{GameUi, is_over},
    newest::Private,
    reply::{Caller, How},
};
use crate::ui::{
    SEA, common,
    message::{Button, Embed, Message},
    query::{RuleFit, Sought, all_sought},
    reader::Reader,
    shared::Shared,
    story,
    version::Version,
};

impl<G: GameUi> Ui<G> {
    /// Shows something of a game, or takes its last step back.
    pub(super) async fn look(&self, caller: &Caller, loaded: &Loaded<G>, look: Look) {
        match look {
            Look::Board => self.show_board(caller, loaded).await,
            Look::BoardInWords => {
                let words = G::in_words(self, loaded, caller.lang);
                let mut message = self.under_title(loaded, caller, words);
                on_heap(|| self.push_looked_on(caller, &mut message, loaded)).await;
                self.say(caller, How::New, &message).await;
            }
            Look::Sheet(beside) => {
                let mut message = G::sheet(self, loaded, caller.reader());
                if let Some(line) = beside {
                    message.push_embed(Embed::new("", line).colour(SEA));
                }
                self.say(caller, How::New, &message).await;
            }
            Look::Story => self.tell_so_far(caller, loaded, How::New, None).await,
            Look::Recap => self.recap(caller, loaded).await,
            Look::Hint => on_heap(|| self.think_for(caller, loaded, How::New)).await,
            Look::Standing => self.pressed_standing(caller).await,
            Look::Stats => self.table_stats(caller, loaded).await,
            Look::Rules { query, also } => {
                self.tell_rules(caller, Some(loaded), &query, also).await;
            }
            Look::Help(nearby) => self.help(caller, How::New, 0, nearby).await,
            Look::Up(what) => on_heap(|| G::look_up(self, caller, what)).await,
            Look::TakeBack => self.take_back(caller, None, false).await,
        }
    }

    pub(super) fn under_title(
        &self,
        loaded: &Loaded<G>,
        caller: &Caller,
        words: String,
    ) -> Message {
        let title = G::title(self, loaded, caller.lang);
        Message::embed(Embed::new(title, words).colour(SEA)).hidden()
    }

    /// Shows the whole board to whoever asks.
    pub fn show_whole<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            match self.tables().load(caller.place).await {
                Ok(loaded) => self.show_board(caller, &loaded).await,
                Err(trouble) => self.sorry(caller, trouble).await,
            }
        })
    }

    /// All that the board of a table says, in the language of whoever asks, where the table speaks another one.
    async fn in_own_language(&self, caller: &Caller, loaded: &Loaded<G>) -> Option<Message> {
        if loaded.place.is_own() || loaded.meta.language == caller.lang {
            return None;
        }
        let told = self.tables().told(loaded).await.unwrap_or_default();
        let board = self.panel_of(loaded, &told, Reader::all(caller.lang));
        Some(board.without_rows().hidden())
    }

    /// Tells whoever asks by a button what a player who thinks ahead would do for them.
    pub fn tell_hint<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            match self.tables().load(caller.place).await {
                Ok(loaded) => self.think_for(caller, &loaded, How::New).await,
                Err(trouble) => self.sorry(caller, trouble).await,
            }
        })
    }

    async fn show_board(&self, caller: &Caller, loaded: &Loaded<G>) {
        let words = G::beside_whole(self, loaded, caller.lang);
        let mut message = match on_heap(|| self.in_own_language(caller, loaded)).await {
            Some(mut board) => {
                board.push_embed(Embed::new("", words).colour(SEA));
                board
            }
            None => self.under_title(loaded, caller, words),
        };
        on_heap(|| self.push_looked_on(caller, &mut message, loaded)).await;
        self.offer_pictures(caller, &mut message, loaded).await;
        if let Some((page, title)) = G::SIGNS {
            let id = Shared::Help(page).id(G::LETTER, Version::of(loaded));
            let signs = Button::new(id, self.text(caller.lang, title)).emoji("❔");
            message.push_buttons(vec![signs]);
        }
        let message = message.at(loaded.place, &loaded.meta.tag);
        // One board of somebody waits to be drawn: the newest that they asked for.
        let (on, interaction) = (Private::Looks(caller.user), caller.interaction.get());
        self.newest.note(on, interaction);
        let (ui, game, lang) = (self.clone(), loaded.clone(), caller.lang);
        let work = move || {
            let wanted = ui.newest.is(on, interaction);
            wanted.then(|| G::whole(&ui, &game, lang)).flatten()
        };
        self.say_drawn(caller, How::New, message, work, || true)
            .await;
    }

    /// Adds what whoever looks on at a game is told of it, with the seats that are open to them.
    async fn push_looked_on(&self, caller: &Caller, message: &mut Message, loaded: &Loaded<G>) {
        if let Some(onlooker) = self.looked_on(caller, loaded).await {
            message.push_embed(Embed::new("", onlooker.line).colour(SEA));
            message.push_buttons(onlooker.buttons);
        }
    }

    /// Shows a page of the story: that of a press, else the newest one.
    pub(super) async fn tell_so_far(
        &self,
        caller: &Caller,
        loaded: &Loaded<G>,
        how: How,
        page: Option<u32>,
    ) {
        let log = match self.tables().whole_log(loaded).await {
            Ok(log) => log,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let (ui, game, reader) = (self.clone(), loaded.clone(), caller.reader());
        let tell = move || G::chronicle(&ui, &game, Past::new(&**ui.catalog(), log), reader);
        // The whole game is played again for it.
        let told = castaway_table::blocking(tell).await;
        let chapters = told.unwrap_or_else(|error| {
            tracing::error!(%error, "a story could not be told");
            Vec::new()
        });
        let t = self.texts.of(caller.lang);
        let message = story::log(t, (G::LETTER, Version::of(loaded)), &chapters, page);
        let message = message.at(loaded.place, &loaded.meta.tag);
        self.say(caller, how, &message).await;
    }

    /// Answers with the rules that fit a query, beside a game with what holds at its table; below it stands what is given.
    pub(super) async fn tell_rules(
        &self,
        caller: &Caller,
        at: Option<&Loaded<G>>,
        query: &str,
        also: Option<String>,
    ) {
        let t = self.texts.of(caller.lang);
        let sought = all_sought(&self.texts, caller.lang, query);
        // Of readings that are answered as well the first one is the likeliest.
        let known = |one: &&Sought| self.knows_rules(at, caller.reader(), one);
        let read = sought.iter().rev().max_by_key(known);
        let found = read.map(|one| self.rules_at(at, caller.reader(), one));
        let found = found.filter(|found| !found.is_empty());
        let mut page = match found {
            Some(found) => common::rules(t, query, &found),
            None => {
                let others = || self.games.iter().map(|game| game.topics(self, caller.lang));
                let topics = match at {
                    Some(_) => vec![topics::<G>(t)],
                    None => others().collect(),
                };
                let words = G::rule_words(t);
                common::no_rules(t, (query, !sought.is_empty()), &words, &topics)
            }
        };
        if let Some(line) = also {
            page.push_embed(Embed::new("", line).colour(SEA));
        }
        self.say(caller, How::New, &page).await;
    }

    /// How well the rules have what is sought: it is looked for in the language that it is read as.
    pub(super) fn knows_rules(
        &self,
        at: Option<&Loaded<G>>,
        reader: Reader,
        sought: &Sought,
    ) -> RuleFit {
        let reader = Reader {
            lang: sought.by,
            ..reader
        };
        RuleFit::of(&self.rules_at(at, reader, sought), &sought.words)
    }

    /// The rules that fit a query as it is read: heading and text.
    fn rules_at(
        &self,
        at: Option<&Loaded<G>>,
        reader: Reader,
        sought: &Sought,
    ) -> Vec<(String, String)> {
        let (t, by) = (self.texts.of(reader.lang), self.texts.of(sought.by));
        match at {
            Some(loaded) => G::rules_beside(self, loaded, reader, by, &sought.words),
            None => G::rules(t, by, &sought.words),
        }
    }

    /// Shows a page of the help, with buttons to the help of the other games, and below it what others play where it is asked: what
    /// is given, else the game itself for whoever only looks on at it.
    pub(super) async fn help(&self, caller: &Caller, how: How, page: u8, nearby: Option<Nearby>) {
        let t = self.texts.of(caller.lang);
        let others = self.games.iter().filter(|game| game.letter() != G::LETTER);
        let others = others.map(|game| game.help_button(t)).collect();
        let (mut message, looked_on) = match self.tables().load(caller.place).await {
            Ok(loaded) if !is_over(&loaded) => (
                G::help_beside(self, &loaded, caller.reader(), page, others),
                self.nearby(caller, &loaded),
            ),
            Ok(_) | Err(_) => (G::help(t, page, others), None),
        };
        if let Some(nearby) = nearby.or(looked_on) {
            message.push_embed(Embed::new("", nearby.line).colour(SEA));
            message.push_buttons(nearby.buttons);
        }
        self.say(caller, how, &message).await;
    }
}

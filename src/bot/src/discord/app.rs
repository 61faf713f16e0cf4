//! What every handler needs: the games, their store, the bot's words, the drawing thread, the way to Discord.
//!
//! Longer than others: the parts that every handler needs, put together in one place.

use std::{
    any::Any,
    path::PathBuf,
    sync::{Arc, Mutex, OnceLock},
};

use castaway_render::Painter;
use castaway_store::Store;
use castaway_table::{
    Common, Locks, Place, Reports, Stand, contest::Cup, contest::Secret, on_heap,
};
use futures_util::future::BoxFuture;
use serde_json::Value;
use serenity::all::Http;
use tokio::sync::{Mutex as AsyncMutex, watch};

pub use super::asked::{Consent, Excuse, Look, Lookup, Nearby, NoGame, Shows, Tried};
use super::{
    environment::Environment,
    errands::Errands,
    failure::Failure,
    hall::Hall,
    hint::thinkers::Thinkers,
    lobby::appointments::Appointments,
    newest::Newest,
    notify::{acted::Callees, diary::Diary, pacer::Pacer},
    order::Order,
    passing::Passing,
    pending::Pending,
    privacy::list::Keeping,
    recap::comers::Comers,
    reply::{Caller, How, Ready},
    shown::Panels,
    stats::Ended,
};
use crate::{
    drawing::DrawingThread,
    ui::{
        component::Id,
        message::{Button, Message},
        mine::Summary,
        next::Next,
        query::{RuleFit, Sought},
        stats::{Asks, PlayedTally},
        texts::{AllTexts, Lang, Texts},
    },
};

/// Hears every answer to an interaction.
pub type Ear = Arc<dyn Fn(&Caller, How, &Message) + Send + Sync>;

/// A slash command of ours.
pub type Command = poise::Command<App, CommandError>;

/// A command cannot fail in a way that needs the framework: it answers its own trouble.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct CommandError(pub String);

/// A game of the list of games, whatever its kind.
pub trait AnyGame: Send + Sync {
    /// Its letter in component ids.
    fn letter(&self) -> char;

    /// Its seats at a table.
    fn seats(&self) -> usize;

    /// Its tables, for what is its own.
    fn tables(&self) -> &dyn Any;

    /// Its slash commands.
    fn commands(&self) -> Vec<Command>;

    /// The command that begins it in a channel, in its English words.
    fn start(&self) -> &'static str;

    /// The command that shows the game of a channel, in its English words.
    fn status(&self) -> Option<&'static str>;

    /// The command that begins it for somebody alone, in its English words.
    fn alone_command(&self) -> Option<&'static str>;

    /// Whether it is played in a contest.
    fn plays(&self, cup: Cup) -> bool;

    /// Its boards of the best of all times, the one that counts at this time first.
    fn halls(&self, lang: Lang, now_ms: u64) -> Vec<Hall>;

    /// What a free game is called that a button carries; `None` if it is not of this game or of today's rules.
    fn free_title(&self, t: &Texts, free: &[String]) -> Option<String>;

    /// A free game of it that somebody alone could begin now, as a button carries it; `None` where there is none.
    fn alone(&self, seed: u64) -> Option<Next>;

    /// What it is and how it begins, in a line.
    fn pitch(&self, t: &Texts) -> String;

    /// Its name in saves.
    fn name(&self) -> &'static str;

    /// What it alone keeps of people beside its games.
    fn keeps(&self) -> &'static [Keeping];

    /// What something that is played is called.
    fn scenario_name(&self, app: &App, scenario: &str, lang: Lang) -> String;
    /// What a scenario asks for.
    fn asks(&self, app: &App, scenario: &str) -> Asks;

    /// What a person played of it, of games that were kept. Blocking.
    fn tally(&self, app: &App, user: u64, lang: Lang, ended: &[Ended]) -> PlayedTally;

    /// The button that opens its help, for the help of another game.
    fn help_button(&self, t: &Texts) -> Button;

    /// Headings of its rules that fit what is typed.
    fn rule_titles(&self, app: &App, typed: &str, lang: Lang) -> Vec<String>;

    /// Whether it has rules that fit a query.
    fn knows_rules(&self, app: &App, sought: &Sought) -> RuleFit;

    /// What it is called, and all headings of its rules.
    fn topics(&self, app: &App, lang: Lang) -> (String, Vec<String>);

    /// Answers with the rules that fit a query.
    fn tell_rules<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        query: &'a str,
    ) -> BoxFuture<'a, ()>;

    /// Answers with its help.
    fn tell_help<'a>(&'a self, app: &'a App, caller: &'a Caller) -> BoxFuture<'a, ()>;

    /// Whether it has such a thing to look up.
    fn has(&self, what: &Lookup) -> bool;

    /// Looks something up at its table that fills up in the caller's channel, else in its book.
    fn look_up<'a>(&'a self, app: &'a App, caller: &'a Caller, what: Lookup) -> BoxFuture<'a, ()>;

    /// What there is of it to look up that fits what was typed: value and label.
    fn offered<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        what: &'a Lookup,
    ) -> BoxFuture<'a, Vec<(String, String)>>;

    /// Whether a table of it fills up in a channel.
    fn fills<'a>(&'a self, app: &'a App, channel: u64) -> BoxFuture<'a, bool>;

    /// The game of a place; `None` if it is of another kind.
    fn open<'a>(
        &'a self,
        app: &'a App,
        place: Place,
    ) -> BoxFuture<'a, Result<Option<Box<dyn OpenGame>>, NoGame>>;

    /// Does what a component of this game means.
    fn pressed<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        id: &'a Id,
        values: &'a [String],
    ) -> BoxFuture<'a, ()>;

    /// Does what was written into a form of this game.
    fn written<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        id: &'a Id,
        said: String,
    ) -> BoxFuture<'a, ()>;

    /// Calls the people at a table of this game in a channel whose time has come.
    fn meets<'a>(&'a self, app: &'a App, channel: u64, now_ms: u64) -> BoxFuture<'a, ()>;

    /// Sees to what a table of this game that fills up in a channel is owed, if there is one.
    fn tends(&self, app: &App, channel: u64);

    /// Closes a table of this game that filled up in a channel that is gone, if there is one.
    fn loses(&self, app: &App, channel: u64);

    /// Takes what a table of this game in a channel is owed, whose game has begun, out of the way of the next table; a game that is over
    /// there and that the host of the next table played is not taken back any more.
    fn makes_way<'a>(&'a self, app: &'a App, channel: u64, host: u64) -> BoxFuture<'a, ()>;

    /// Shows the caller's attempt at a contest, or begins it.
    fn enter<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        cup: Cup,
        consent: Consent,
    ) -> BoxFuture<'a, ()>;

    /// Begins a free game, or the game of a contest for practice.
    fn begin<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        next: &'a Next,
        given_up: Option<Stand>,
    ) -> BoxFuture<'a, ()>;

    /// Posts the result of the challenge in the caller's place for all to see.
    fn share<'a>(&'a self, app: &'a App, caller: &'a Caller) -> BoxFuture<'a, ()>;

    /// Posts the result of the caller's challenge for all to see, where its game gave way to another.
    fn share_past<'a>(&'a self, app: &'a App, caller: &'a Caller, cup: Cup) -> BoxFuture<'a, ()>;

    /// Posts how the caller's last game went whose place another has taken; says whether there was one.
    fn share_before<'a>(&'a self, app: &'a App, caller: &'a Caller) -> BoxFuture<'a, bool>;

    /// When the caller's last game in the channel ended whose place another has taken, in unix milliseconds, and the press that shows
    /// it; `None` where there is none.
    fn ended_before<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
    ) -> BoxFuture<'a, Option<(u64, String)>>;

    /// What stays of a board in a place, if it is of a game of this kind that was played out and whose place another has taken.
    fn left_to_share<'a>(
        &'a self,
        app: &'a App,
        place: Place,
        board: u64,
    ) -> BoxFuture<'a, Option<Value>>;

    /// What it does beside its games for as long as the bot runs.
    fn housekeeping(&self, app: &App) -> BoxFuture<'static, ()>;
}

/// A game that was read from its place, whatever its kind.
pub trait OpenGame: Send + Sync {
    /// The letter of its kind in component ids.
    fn letter(&self) -> char;

    /// Where it stands.
    fn place(&self) -> Place;

    /// The text that says that it runs in a channel, with the commands for it.
    fn occupied(&self) -> &'static str;

    /// What somebody hears who is not seated in it: whose it is, and what they can do now.
    fn bystander<'a>(&'a self, caller: &'a Caller, tried: Tried) -> BoxFuture<'a, Message>;

    /// What it is to somebody who plays elsewhere and asks where it runs; `None` for whoever takes part, and where it is over.
    fn nearby(&self, caller: &Caller) -> Option<Nearby>;

    /// Whether a user plays in it.
    fn seats(&self, user: u64) -> bool;

    /// Who sits there.
    fn seated(&self) -> Vec<u64>;

    /// Whether it is an attempt at this challenge.
    fn is_of(&self, cup: Cup) -> bool;

    /// Whether it is an attempt at this challenge that still runs and counts.
    fn counts_for(&self, cup: Cup, now_ms: u64) -> bool;

    /// How it stands if it is over.
    fn over(&self) -> Option<Stand>;

    /// How whoever plays it alone brings it back, in a sentence; `None` where no command does.
    fn brought_back(&self, lang: Lang) -> Option<String>;

    /// What a user who played it may show of it to others.
    fn shows(&self, user: u64) -> Option<Shows>;

    /// Posts how it went for all to see.
    fn share<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, ()>;

    /// The id of a button that does so.
    fn share_press(&self) -> String;

    /// Headings of its rules that fit what is typed.
    fn rule_titles(&self, typed: &str, lang: Lang) -> Vec<String>;

    /// Whether its rules, or what holds at its table, fit a query.
    fn knows_rules(&self, caller: &Caller, sought: &Sought) -> RuleFit;

    /// Whether it has such a thing to look up.
    fn has(&self, what: &Lookup) -> bool;

    /// What there is to look up beside it that fits what was typed: value and label.
    fn offered<'a>(
        &'a self,
        caller: &'a Caller,
        what: &'a Lookup,
    ) -> BoxFuture<'a, Vec<(String, String)>>;

    /// When it last moved, or somebody asked for its panel, in unix milliseconds.
    fn moved_ms(&self) -> BoxFuture<'_, u64>;

    /// When a user last did something in it or asked for its panel, in unix milliseconds; 0 if that is long ago.
    fn touched_ms(&self, user: u64) -> BoxFuture<'_, u64>;

    /// Shows something of it, or takes its last step back.
    fn look<'a>(&'a self, caller: &'a Caller, look: Look) -> BoxFuture<'a, ()>;

    /// Brings about all that its channel is owed.
    ///
    /// # Errors
    /// What Discord did not take; it is then still owed.
    fn show<'a>(&'a self, channel: u64, order: &'a mut Order)
    -> BoxFuture<'a, Result<(), Failure>>;

    /// Gives the answer that nobody gave in time.
    fn lapse(&self, now_ms: u64) -> BoxFuture<'_, ()>;

    /// Whoever plays it sleeps at other times from now on: until when it waits follows that.
    fn follow_nights(&self, now_ms: u64) -> BoxFuture<'_, ()>;

    /// What it asks of a user, in short.
    fn summary(&self, user: u64, lang: Lang) -> BoxFuture<'_, Summary>;
}

/// The shared parts of the bot; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts.
pub struct Parts {
    /// The games that are played here.
    pub games: Vec<Box<dyn AnyGame>>,
    /// What their tables share.
    pub(super) common: Common,
    /// What people report.
    pub(super) reports: Reports,
    /// Where all games are written to from time to time.
    pub(super) exports: PathBuf,
    /// The bot's texts.
    pub texts: AllTexts,
    /// Draws boards and cards.
    pub painter: Painter,
    /// Where they are drawn.
    pub drawing: DrawingThread,
    /// Live panels.
    pub(super) panels: Panels,
    /// What people were told for a moment.
    pub(super) passing: Passing,
    /// The newest press on each private panel.
    pub(super) newest: Newest,
    /// Which game of a contest is waited for.
    pub(super) pending: Pending,
    /// Tables that fill up: one press on them after the other.
    pub(super) lobbies: Locks,
    /// When people are called to tables that agreed on a time.
    pub(super) appointments: Appointments,
    /// What is kept of people: one change after the other.
    pub(super) people: Locks,
    /// What servers settle: one change after the other.
    pub(super) servers: Locks,
    /// Who was called and did nothing since.
    pub(super) callees: Callees,
    /// For whom words are kept until their next command.
    pub(super) hearers: Callees,
    /// When people are told of all their games.
    pub(super) diary: Diary,
    /// Who pressed something lately.
    pub(super) comers: Comers,
    /// Who is thought for.
    pub(super) thinkers: Thinkers,
    /// What is sent by itself keeps a distance.
    pub(super) pacer: Pacer,
    /// What is done off the way of presses.
    pub(super) errands: Errands,
    /// What the seeds of contests hang on.
    pub secret: Secret,
    /// One game of a contest is made at a time.
    pub making: AsyncMutex<()>,
    /// One result is entered on the boards at a time.
    pub boards: Mutex<()>,
    environment: Environment,
    http: OnceLock<Arc<Http>>,
    ear: OnceLock<Ear>,
    broken: watch::Sender<bool>,
}

/// What the bot is put together from.
pub struct Setting {
    /// The games that are played here.
    pub games: Vec<Box<dyn AnyGame>>,
    /// What their tables share.
    pub common: Common,
    /// Where reports of faults are kept.
    pub reports: Reports,
    /// The folder of scheduled exports.
    pub exports: PathBuf,
    /// The bot's texts and those of the games.
    pub texts: AllTexts,
    /// Draws boards and cards.
    pub painter: Painter,
    /// Where they are drawn.
    pub drawing: DrawingThread,
    /// Where the present and seeds come from.
    pub environment: Environment,
    /// What the seeds of contests hang on.
    pub secret: Secret,
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Puts the parts together.
    pub fn new(setting: Setting) -> Self {
        Self(Arc::new(Parts {
            games: setting.games,
            common: setting.common,
            reports: setting.reports,
            exports: setting.exports,
            texts: setting.texts,
            painter: setting.painter,
            drawing: setting.drawing,
            panels: Panels::default(),
            passing: Passing::default(),
            newest: Newest::default(),
            pending: Pending::default(),
            lobbies: Locks::default(),
            appointments: Appointments::default(),
            people: Locks::default(),
            servers: Locks::default(),
            callees: Callees::default(),
            hearers: Callees::default(),
            diary: Diary::default(),
            comers: Comers::default(),
            thinkers: Thinkers::default(),
            pacer: Pacer::default(),
            errands: Errands::default(),
            secret: setting.secret,
            making: AsyncMutex::default(),
            boards: Mutex::default(),
            environment: setting.environment,
            http: OnceLock::new(),
            ear: OnceLock::new(),
            broken: watch::Sender::new(false),
        }))
    }

    /// The store that all games are kept in.
    pub fn store(&self) -> &Arc<dyn Store> {
        self.0.common.store()
    }

    /// The present in unix milliseconds.
    pub fn now_ms(&self) -> u64 {
        (self.0.environment.clock)()
    }

    /// A seed for a game that is no contest.
    pub fn seed(&self) -> u64 {
        (self.0.environment.seeds)()
    }

    /// A text of the bot in a language.
    pub fn text(&self, lang: Lang, key: &str) -> String {
        self.texts.of(lang).get(key)
    }

    /// The game that is played in a contest.
    pub(super) fn game_of(&self, cup: Cup) -> Option<&dyn AnyGame> {
        self.games.iter().map(|g| &**g).find(|g| g.plays(cup))
    }

    /// Tells the way to Discord, once it is known.
    pub fn connect(&self, http: Arc<Http>) {
        let _ = self.0.http.set(http);
    }

    /// The way to Discord.
    pub fn http(&self) -> Option<&Arc<Http>> {
        self.0.http.get()
    }

    /// Has every answer heard, also where there is no way to Discord; the first ear stays.
    pub fn listen(&self, ear: Ear) {
        let _ = self.0.ear.set(ear);
    }

    /// Sends an answer; what Discord does not take is only logged, for the game itself is saved.
    pub async fn say(&self, caller: &Caller, how: How, message: &Message) {
        self.say_ready(caller, &Ready::of(how, message)).await;
    }

    /// The same with an answer that was made ahead; says whether it arrived. Whoever pressed a board in the very moment in which it
    /// went hears that the game goes on further down.
    pub(super) async fn say_ready(&self, caller: &Caller, ready: &Ready<'_>) -> bool {
        let said = self.try_to_say(caller, ready).await;
        if said == Err(Failure::NoMessage) && ready.how == How::Update && caller.board {
            on_heap(|| self.tell_moved(caller)).await;
        }
        said.is_ok()
    }

    /// The same.
    ///
    /// # Errors
    /// Why it did not arrive.
    pub(super) async fn try_to_say(
        &self,
        caller: &Caller,
        ready: &Ready<'_>,
    ) -> Result<(), Failure> {
        if let Some(ear) = self.0.ear.get() {
            ear(caller, ready.how, ready.message);
        }
        let http = self.http().ok_or(Failure::Passing)?;
        let answered = caller.answer(http, ready).await;
        answered.map_err(|error| {
            tracing::warn!(channel = caller.channel, %error, "an answer was not taken");
            Failure::of(&error)
        })
    }

    /// The saves serve nothing more until the program is started again.
    pub fn give_up(&self) {
        self.broken.send_replace(true);
    }

    /// Whether the saves have given up.
    pub fn is_broken(&self) -> bool {
        *self.broken.borrow()
    }

    /// Completes when the saves give up.
    pub async fn broken(&self) {
        // An error would mean that the sender is gone, but it is a part of this.
        let _ = self.broken.subscribe().wait_for(|b| *b).await;
    }
}

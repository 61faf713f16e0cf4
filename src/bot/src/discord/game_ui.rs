//! What the edge must know of a game: the rest of it is the same for every one of them.
//!
//! Longer than others: the one list of all that a game answers.

use castaway_kernel::{Applied, Game, Seat};
use castaway_store::{StoreError, Upgrades};
use castaway_table::{
    Loaded, Meta, Opening, Past, Rung, Start, Stretch,
    contest::{Cup, Standing},
};

use super::{
    app::Command, asked::Lookup, context::Ui, first_button::FirstButton, habits::game::HabitUi,
    hall::Hall, lobby::game::LobbyUi, operators::Operator, privacy::list::Keeping, reply::Caller,
    showing, stats::Ended,
};
use crate::ui::{
    hint,
    message::{Button, Message, Picture},
    next::Next,
    press::GamePresses,
    reader::Reader,
    recap::{Gist, GistLine},
    scores,
    stats::Asks,
    story::Chapter,
    texts::{Lang, Texts},
};

/// The game of a contest: everybody plays the same.
pub struct Prescribed<G: GameUi> {
    /// How it is set up.
    pub setup: G::Setup,
    /// Its seed.
    pub seed: u64,
    /// The rules it was made by: no game of it is older.
    pub rules: u32,
    /// The position it begins in, where it was made by other rules than these.
    pub opening: Option<Applied<G::State, G::Event>>,
    /// What its medals take.
    pub par: G::Par,
}

impl<G: GameUi> Prescribed<G> {
    /// What was made by these rules, with its opening if that is needed and can be read.
    pub fn kept(
        ui: &Ui<G>,
        (setup, seed): (G::Setup, u64),
        rules: u32,
        opening: Option<Opening>,
        par: G::Par,
    ) -> Self {
        let opening = opening.filter(|_| rules != G::RULES).and_then(|opening| {
            let read = ui.tables().reopen(opening);
            if read.is_err() {
                tracing::warn!(game = G::NAME, "the opening of a contest cannot be read");
            }
            read.ok()
        });
        Self {
            setup,
            seed,
            rules,
            opening,
            par,
        }
    }

    /// How a game of it begins.
    pub fn start(self, meta: Meta) -> Start<G> {
        Start {
            setup: self.setup,
            seed: self.seed,
            opening: self.opening,
            meta,
        }
    }
}

/// A game that people can see and press.
pub trait GameUi: LobbyUi + HabitUi {
    /// What its components can mean.
    type Press: GamePresses + Send;
    /// What the medals of its contests take.
    type Par: Send + Sync;
    /// The letter in component ids.
    const LETTER: char = <Self::Press as GamePresses>::LETTER;
    /// Whether a chapter that ended is told to a group in a post of its own, beside the panel.
    const POSTS_STORY: bool;
    /// Whether a table may agree that everybody moves everything; not where people hide something from each other.
    const MAY_SHARE: bool = true;
    /// Whether somebody may plan for whoever is away; not where nothing is planned.
    const PLANS: bool = true;
    /// The command that begins such a game in a channel, in its English words.
    const START: &'static str;
    /// The command that shows the game of a channel, in its English words, where there is one.
    const STATUS: Option<&'static str> = None;
    /// The command that begins such a game for somebody alone, in a place of their own, and brings it back, in its English words,
    /// where there is one. Its texts say what that is called: `alone-NAME` in a sentence, `button-alone-NAME` on a button.
    const ALONE: Option<&'static str> = None;
    /// The command that takes such a game from the shelf, in its English words, where there is one.
    const RESUME: Option<&'static str> = None;
    /// The text that says that a channel holds no such game, with the command that begins one.
    const NO_GAME: &'static str;
    /// The text that says that such a game runs in a channel, with the commands for it.
    const OCCUPIED: &'static str;
    /// The way of old saves to the schema of today.
    const UPGRADES: Upgrades;
    /// What operators may ask of it on the command line.
    const OPERATORS: &'static [Operator] = &[];
    /// Its buttons on the simulator's first page.
    const FIRST_PAGE: &'static [FirstButton] = &[];
    /// What it alone keeps of people beside its games, in the words of `/privacy`.
    const KEEPS: &'static [Keeping] = &[];
    /// How names of values of the store begin that it keeps beside games and that hold nothing of anybody.
    const KEEPS_OF_NOBODY: &'static [&'static str] = &[];

    /// Its content, with the hash of the files it was read from.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    fn content() -> Result<(Self::Catalog, String), String>;

    /// Its texts at the edge, as Fluent files.
    fn texts(lang: Lang) -> &'static [&'static str];

    /// What there is in its content in a line, and what is wrong with its content and texts.
    fn audit() -> (String, Vec<String>) {
        let mistakes = Self::content().err().into_iter().collect();
        (format!("content of {}", Self::NAME), mistakes)
    }

    /// Its slash commands.
    fn commands() -> Vec<Command>;

    /// The panel without its picture; it leaves room for one if there will be one.
    fn panel(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        events: &[Self::Event],
        reader: Reader,
    ) -> Message;

    /// The picture of the panel that tells these events; blocking, `None` if it cannot be drawn.
    fn picture(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        events: &[Self::Event],
        lang: Lang,
    ) -> Option<Picture>;

    /// The whole board, where the panel shows a part of it; blocking, `None` if it cannot be drawn.
    fn whole(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> Option<Picture> {
        Self::picture(ui, loaded, &[], lang)
    }

    /// The page of the help that explains the signs of the board, and the key of its title; none where the words beside do.
    const SIGNS: Option<(u8, &'static str)> = None;

    /// What stands beside the picture of the whole board.
    fn beside_whole(_: &Ui<Self>, _: &Loaded<Self>, _: Lang) -> String {
        String::new()
    }

    /// What happened, line by line.
    fn story(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        events: &[Self::Event],
        reader: Reader,
    ) -> Vec<String>;

    /// What a step has told this reader and nobody else, which the panel for all cannot say; nothing in a game without secrets.
    fn told_alone(
        _ui: &Ui<Self>,
        _loaded: &Loaded<Self>,
        _events: &[Self::Event],
        _reader: Reader,
    ) -> Vec<String> {
        Vec::new()
    }

    /// What the board is headed with.
    fn title(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String;

    /// How far the game is, in a line: what its player would lose with it.
    fn so_far(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        Self::title(ui, loaded, lang)
    }

    /// How a game that is over ended, line by line, of all that happened in it.
    fn ended(_: &Ui<Self>, _: &Loaded<Self>, _: &[Self::Event], _: Reader) -> Vec<String> {
        Vec::new()
    }

    /// What the word to all says besides when a game is ended by hand: how it stood, line by line, and the ways to another one.
    fn farewell(_: &Ui<Self>, _: &Loaded<Self>, _: Lang) -> (Vec<String>, Vec<Button>) {
        (Vec::new(), Vec::new())
    }

    /// The question that is open for the reader, in a line; none where nothing is asked by text.
    fn open_question(_: &Ui<Self>, _: &Loaded<Self>, _: Reader) -> Option<String> {
        None
    }

    /// The board in words.
    fn in_words(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String;

    /// The whole story in chapters, each step told as it was when it was done.
    fn chronicle(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        past: Past<'_, Self>,
        reader: Reader,
    ) -> Vec<Chapter> {
        let events: Vec<Self::Event> = past.flat_map(|step| step.events).collect();
        let lines = Self::story(ui, loaded, &events, reader);
        vec![Chapter {
            name: String::new(),
            lines,
        }]
    }

    /// A chapter of the story, or the part of it that is wanted, in few lines: for the post that ends it, and for whoever was
    /// away. Blocking.
    fn gist(ui: &Ui<Self>, loaded: &Loaded<Self>, stretch: &Stretch<Self>, reader: Reader) -> Gist {
        let steps = stretch.steps.iter();
        let events: Vec<Self::Event> = steps.flat_map(|step| &step.events).cloned().collect();
        let lines = Self::story(ui, loaded, &events, reader);
        Gist {
            lines: lines.into_iter().map(GistLine::from).collect(),
            ended: stretch.ended,
            ..Gist::default()
        }
    }

    /// What threatens before the next chapter, line by line.
    fn threats(_: &Ui<Self>, _: &Loaded<Self>, _: Reader) -> Vec<String> {
        Vec::new()
    }

    /// What a player who thinks ahead would do now for a seat of the reader, and why, as long as `go_on` says so; `None` where
    /// nothing is asked of them, or nothing is found that is better than the rest. Blocking.
    fn hint(_: &Ui<Self>, _: &Loaded<Self>, _: Reader, _: &dyn Fn() -> bool) -> Option<hint::Hint> {
        None
    }

    /// Whether a game is compared with those of others, so that nobody is helped in it.
    fn is_ranked(loaded: &Loaded<Self>) -> bool {
        loaded.meta.contest.is_some()
    }

    /// What the reader has at this table: the own character or sheet, for them alone.
    fn sheet(ui: &Ui<Self>, loaded: &Loaded<Self>, reader: Reader) -> Message {
        Message::private(Self::in_words(ui, loaded, reader.lang))
    }

    /// A page of the help; `others` open the help of the other games.
    fn help(t: &Texts, page: u8, others: Vec<Button>) -> Message;

    /// The same beside a game that runs: it speaks of what is played there.
    fn help_beside(
        ui: &Ui<Self>,
        _: &Loaded<Self>,
        reader: Reader,
        page: u8,
        others: Vec<Button>,
    ) -> Message {
        Self::help(ui.texts.of(reader.lang), page, others)
    }

    /// What the button says that opens its help from elsewhere: text and emoji.
    fn help_label(t: &Texts) -> (String, &'static str);

    /// What it is and how it begins, in a line, for somebody who plays nothing yet.
    fn pitch(t: &Texts) -> String {
        Self::help_label(t).0
    }

    /// The rules that answer a query in the words of another language or the same: heading and text.
    fn rules(_: &Texts, _: &Texts, _: &str) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The same for whoever plays it: what holds at this table comes first.
    fn rules_beside(
        ui: &Ui<Self>,
        _: &Loaded<Self>,
        reader: Reader,
        by: &Texts,
        query: &str,
    ) -> Vec<(String, String)> {
        Self::rules(ui.texts.of(reader.lang), by, query)
    }

    /// Words that its rules are found by, for whoever found nothing.
    fn rule_words(_: &Texts) -> String {
        String::new()
    }

    /// Headings of rules that fit what is typed in another language or the same; all of them where that is nothing.
    fn rule_titles(_: &Texts, _: &Texts, _: &str) -> Vec<String> {
        Vec::new()
    }

    /// Whether it has such a thing to look up.
    fn has(_: &Lookup) -> bool {
        false
    }

    /// Looks something up for the caller: at the game or the table of their place if it is one of this kind, else in its book.
    fn look_up(_: &Ui<Self>, _: &Caller, _: Lookup) -> impl Future<Output = ()> + Send {
        async {}
    }

    /// What there is to look up that fits what was typed: value and label. It names nothing that whoever types must not know.
    fn offered(
        _: &Ui<Self>,
        _: &Caller,
        _: &Lookup,
    ) -> impl Future<Output = Vec<(String, String)>> + Send {
        async { Vec::new() }
    }

    /// Why a rule forbids something, in words.
    fn refusal(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        reason: &Self::Rejection,
        reader: Reader,
    ) -> Message;

    /// Why a game cannot be set up like that, in words.
    fn setup_refusal(t: &Texts, _: &Self::Rejection) -> String {
        t.get("setup-refused")
    }

    /// Does what a component of this game means; `revision` is the one that it was drawn for.
    fn press(
        ui: &Ui<Self>,
        caller: &Caller,
        revision: u64,
        press: Self::Press,
        values: &[String],
    ) -> impl Future<Output = ()> + Send;

    /// What a game that is over is worth; `None` while it runs.
    fn standing(_: &Self::State) -> Option<Standing> {
        None
    }

    /// What a game that is over was worth for a seat; `None` while it runs.
    fn standing_of(state: &Self::State, _: Seat) -> Option<Standing> {
        Self::standing(state)
    }

    /// What is played, by its name in the content; empty where there is nothing to choose.
    fn scenario(_: &Self::State) -> String {
        String::new()
    }

    /// What that is called.
    fn scenario_name(_: &Ui<Self>, _: &str, _: Lang) -> String {
        String::new()
    }

    /// What that asks for.
    fn asks(_: &Ui<Self>, _: &str) -> Asks {
        Asks::Goals
    }

    /// Games that an older program kept of a person, played to their end. Blocking.
    fn older(_: &Ui<Self>, _: u64) -> Vec<Ended> {
        Vec::new()
    }

    /// What else there is to tell of a person's games. Blocking.
    fn deeds(_: &Ui<Self>, _: u64, _: Lang) -> Vec<String> {
        Vec::new()
    }

    /// The boards over all times that a game belongs to.
    fn glory(_: &Self::State) -> Vec<String> {
        Vec::new()
    }

    /// The medal of a game that is over, by its name in the texts.
    fn medal(_: &Self::State, _: &Prescribed<Self>) -> Option<String> {
        None
    }

    /// The game in one line of symbols that tells nothing about it to those who will still play it.
    fn strip(_: &[Self::Event]) -> String {
        String::new()
    }

    /// Keeps what is to be known of a game that is over when its people play the next one; it may be called again and
    /// then changes nothing. Blocking.
    ///
    /// # Errors
    /// When the store fails.
    fn remember(_: &Ui<Self>, _: &Loaded<Self>) -> Result<(), StoreError> {
        Ok(())
    }

    /// What a game that is over shows to others, in the language of the user who shows it. Blocking.
    fn showing(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        past: Past<'_, Self>,
        lang: Lang,
        _: u64,
    ) -> showing::Showing {
        let events: Vec<Self::Event> = past.flat_map(|step| step.events).collect();
        showing::Showing {
            title: Self::title(ui, loaded, lang),
            strip: Self::strip(&events),
            ..showing::Showing::default()
        }
    }

    /// Whether what is set up like this is new to somebody, so that their game says what it is about.
    fn is_new_to(_: &Ui<Self>, _: u64, _: &Self::Setup) -> impl Future<Output = bool> + Send {
        async { false }
    }

    /// The medals of a contest with their points, the least first; empty where they were not measured yet.
    fn rungs(_: &Self::Par) -> Vec<Rung> {
        Vec::new()
    }

    /// The points that the medals of a contest take, in a line.
    fn ladder(par: &Self::Par) -> Option<String> {
        scores::ladder(&Self::rungs(par))
    }

    /// The board over all times of games that are set up like this one; none where a person's games are not compared.
    fn kind(_: &Self::Setup) -> Option<String> {
        None
    }

    /// Whether it is played in a contest.
    fn plays(_: Cup) -> bool {
        false
    }

    /// The boards of the best of all times that other games show, the one that counts at this time first.
    fn halls(_: Lang, _now_ms: u64) -> Vec<Hall> {
        Vec::new()
    }

    /// What a contest prescribes; `None` if it is not of this game or cannot be told yet.
    fn prescribed(_: &Ui<Self>, _: Cup) -> impl Future<Output = Option<Prescribed<Self>>> + Send {
        async { None }
    }

    /// How a free game begins that a button carries; `None` if it is not of this game or of today's rules.
    fn free(_: &[String]) -> Option<Start<Self>> {
        None
    }

    /// A free game that somebody alone could begin now, of this seed; `None` where there is none.
    fn alone(_: &Self::Catalog, _: u64) -> Option<Next> {
        None
    }

    /// What such a game is called.
    fn free_title(_: &Texts, _: &[String]) -> Option<String> {
        None
    }

    /// What the card of a result is headed with.
    fn heading(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> showing::Heading {
        showing::Heading {
            island: Self::title(ui, loaded, lang),
            scenario: String::new(),
            limit: 0,
        }
    }

    /// Whether a refusal only means that somebody else was faster, or the same person twice.
    fn is_late(_: &Self::Rejection) -> bool {
        false
    }

    /// What it does beside its games for as long as the bot runs.
    fn housekeeping(_: Ui<Self>) -> impl Future<Output = ()> + Send {
        async {}
    }
}

/// Whether the game of a save is over.
pub fn is_over<G: Game>(loaded: &Loaded<G>) -> bool {
    G::outcome(&loaded.state).is_some()
}

/// Whether nobody has done anything in a game that counts for nothing, or no more, so that nothing is lost with it.
pub fn is_untouched(meta: &Meta, now_ms: u64) -> bool {
    let counts = meta.contest.as_ref().is_some_and(|c| now_ms <= c.until_ms);
    meta.fresh && !counts
}

//! What the edge must know of a game: the rest of it is the same for every one of them.

use castaway_kernel::{Applied, Game};
use castaway_rollwrite::medal::Par;
use castaway_table::{
    Loaded, Meta, Opening, Playable, Start, Table,
    contest::{Cup, Standing},
};

use super::{app::App, reply::Caller};
use crate::ui::{
    message::{Message, Picture},
    press::GamePresses,
    texts::Lang,
};

/// Who reads, and in which language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// The user, or `None` for a message to all.
    pub user: Option<u64>,
    /// When, in unix milliseconds.
    pub now_ms: u64,
}

impl Reader {
    /// Everybody at a table.
    pub fn all(lang: Lang) -> Self {
        Self {
            lang,
            user: None,
            now_ms: 0,
        }
    }
}

/// The game of a contest: everybody plays the same.
pub struct Prescribed<G: Face> {
    /// How it is set up.
    pub setup: G::Setup,
    /// Its seed.
    pub seed: u64,
    /// The rules it was made by: no game of it is older.
    pub rules: u32,
    /// The position it begins in, where it was made by other rules than these.
    pub opening: Option<Applied<G::State, G::Event>>,
    /// What the medals of the roll-and-write game take.
    pub par: Option<Par>,
}

impl<G: Face> Prescribed<G> {
    /// What was made by these rules, with its opening if that is needed and can be read.
    pub fn kept(app: &App, made: (G::Setup, u64), rules: u32, opening: Option<Opening>) -> Self {
        let opening = opening.filter(|_| rules != G::RULES).and_then(|opening| {
            let read = G::tables(app).reopen(opening);
            if read.is_err() {
                tracing::warn!(game = G::NAME, "the opening of a contest cannot be read");
            }
            read.ok()
        });
        Self {
            setup: made.0,
            seed: made.1,
            rules,
            opening,
            par: None,
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

/// What the card of a result is headed with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The island.
    pub island: String,
    /// The scenario.
    pub scenario: String,
    /// The limit of days or rounds.
    pub limit: u8,
}

/// A game that people can see and press.
pub trait Face: Playable {
    /// What its components can mean.
    type Press: GamePresses + Send;
    /// The letter in component ids.
    const LETTER: char = <Self::Press as GamePresses>::LETTER;
    /// Whether what happened is also posted for a group, beside the panel.
    const POSTS_STORY: bool;

    /// Its tables.
    fn tables(app: &App) -> &Table<Self>;

    /// The panel without its picture; it leaves room for one if there will be one.
    fn panel(app: &App, loaded: &Loaded<Self>, events: &[Self::Event], reader: Reader) -> Message;

    /// The picture of the panel; blocking, `None` if it cannot be drawn.
    fn picture(app: &App, loaded: &Loaded<Self>, lang: Lang) -> Option<Picture>;

    /// What happened, line by line.
    fn story(
        app: &App,
        loaded: &Loaded<Self>,
        events: &[Self::Event],
        reader: Reader,
    ) -> Vec<String>;

    /// What the board is headed with.
    fn title(app: &App, loaded: &Loaded<Self>, lang: Lang) -> String;

    /// How far the game is, in a line: what its player would lose with it.
    fn so_far(app: &App, loaded: &Loaded<Self>, lang: Lang) -> String;

    /// The question that is open for the reader, in a line; none where nothing is asked by text.
    fn open_question(_: &App, _: &Loaded<Self>, _: Reader) -> Option<String> {
        None
    }

    /// The board in words.
    fn in_words(app: &App, loaded: &Loaded<Self>, lang: Lang) -> String;

    /// The whole story in lines, of all that happened.
    fn chronicle(
        app: &App,
        loaded: &Loaded<Self>,
        events: &[Self::Event],
        reader: Reader,
    ) -> Vec<String>;

    /// What the reader has at this table: the own character or sheet, for them alone.
    fn sheet(app: &App, loaded: &Loaded<Self>, reader: Reader) -> Message;

    /// The first page of the help.
    fn help(app: &App, lang: Lang) -> Message;

    /// The rules that answer a query: heading and text.
    fn rules(app: &App, query: &str, lang: Lang) -> Vec<(String, String)>;

    /// Headings of rules that fit what is typed.
    fn rule_titles(app: &App, typed: &str, lang: Lang) -> Vec<String>;

    /// Why a rule forbids something, in words.
    fn refusal(
        app: &App,
        loaded: &Loaded<Self>,
        reason: &Self::Rejection,
        reader: Reader,
    ) -> Message;

    /// Does what a component of this game means; `revision` is the one that it was drawn for.
    fn press(
        app: &App,
        caller: &Caller,
        revision: u64,
        press: Self::Press,
        values: &[String],
    ) -> impl Future<Output = ()> + Send;

    /// What a game that is over is worth; `None` while it runs.
    fn standing(state: &Self::State) -> Option<Standing>;

    /// The boards over all times that a game belongs to.
    fn glory(state: &Self::State) -> Vec<String>;

    /// The medal of a game that is over, by its name in the texts.
    fn medal(state: &Self::State, prescribed: &Prescribed<Self>) -> Option<String>;

    /// The game in one line of symbols that tells nothing about it to those who will still play it.
    fn strip(events: &[Self::Event]) -> String;

    /// What a contest prescribes; `None` if it is not of this game or cannot be told yet.
    fn prescribed(app: &App, cup: Cup) -> impl Future<Output = Option<Prescribed<Self>>> + Send;

    /// What the card of a result is headed with.
    fn heading(app: &App, loaded: &Loaded<Self>, lang: Lang) -> Heading;

    /// Whether a refusal only means that somebody else was faster, or the same person twice.
    fn is_late(reason: &Self::Rejection) -> bool;
}

/// Whether the game of a save is over.
pub fn is_over<G: Game>(loaded: &Loaded<G>) -> bool {
    G::outcome(&loaded.state).is_some()
}

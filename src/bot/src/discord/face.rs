//! What the edge must know of a game: the rest of it is the same for every one of them.

use castaway_kernel::Game;

use super::{app::App, reply::Caller};
use crate::{
    component::Id,
    locale::Lang,
    message::{Message, Picture},
    session::{Loaded, Playable, Table},
};

/// Who reads, and in which language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// The user, or `None` for a message to all.
    pub user: Option<u64>,
}

impl Reader {
    /// Everybody at a table.
    pub fn all(lang: Lang) -> Self {
        Self { lang, user: None }
    }
}

/// A game that people can see and press.
pub trait Face: Playable {
    /// The letter in component ids.
    const LETTER: char;

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

    /// Why a rule forbids something, in words.
    fn refusal(
        app: &App,
        loaded: &Loaded<Self>,
        reason: &Self::Rejection,
        reader: Reader,
    ) -> Message;

    /// Does what a component of this game means; says whether it means anything.
    fn press(
        app: &App,
        caller: &Caller,
        id: &Id,
        values: &[String],
    ) -> impl Future<Output = bool> + Send;

    /// Whether a refusal only means that somebody else was faster, or the same person twice.
    fn is_late(reason: &Self::Rejection) -> bool;
}

/// Whether the game of a save is over.
pub fn is_over<G: Game>(loaded: &Loaded<G>) -> bool {
    G::outcome(&loaded.state).is_some()
}

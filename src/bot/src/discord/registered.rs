//! How a game gets onto the list of games: what the program asks of it before any place is known.

use std::sync::Arc;

use castaway_store::{Envelope, Imported};
use castaway_table::{Common, Table, replay};

use super::{
    app::AnyGame, first_button::FirstButton, game_ui::GameUi, operators::Operator,
    privacy::list::Keeping,
};
use crate::ui::texts::Lang;

/// A game on the list of games.
#[derive(Clone, Copy)]
pub struct Registered {
    /// Its name in saves.
    pub name: &'static str,
    /// The number of its rules.
    pub rules: u32,
    /// The command that begins it in a channel, and the one that shows the game of a channel, in their English words.
    pub commands: (&'static str, Option<&'static str>),
    /// The command that begins it for somebody alone, in its English words.
    pub alone: Option<&'static str>,
    /// The command that takes it from the shelf, in its English words.
    pub resume: Option<&'static str>,
    /// Its texts at the edge.
    pub texts: fn(Lang) -> &'static [&'static str],
    /// What there is in its content in a line, and what is wrong with its content and texts.
    pub audit: fn() -> (String, Vec<String>),
    /// What operators may ask of it on the command line.
    pub operators: &'static [Operator],
    /// Its buttons on the simulator's first page.
    pub first_page: &'static [FirstButton],
    /// What it alone keeps of people beside its games.
    pub keeps: &'static [Keeping],
    /// How names of values of the store begin that it keeps of nobody.
    pub keeps_of_nobody: &'static [&'static str],
    install: fn(Common) -> Result<Box<dyn AnyGame>, String>,
    readable: fn(Envelope) -> Result<(), String>,
    replay: fn(&Imported) -> Result<usize, String>,
}

impl Registered {
    /// This game.
    pub const fn of<G: GameUi>() -> Self {
        Self {
            name: G::NAME,
            rules: G::RULES,
            commands: (G::START, G::STATUS),
            alone: G::ALONE,
            resume: G::RESUME,
            texts: G::texts,
            audit: G::audit,
            operators: G::OPERATORS,
            first_page: G::FIRST_PAGE,
            keeps: G::KEEPS,
            keeps_of_nobody: G::KEEPS_OF_NOBODY,
            install: install::<G>,
            readable: readable::<G>,
            replay: replayed::<G>,
        }
    }

    /// Its tables over a store that it shares with other games.
    ///
    /// # Errors
    /// What is wrong with its content, in words.
    pub fn install(&self, common: Common) -> Result<Box<dyn AnyGame>, String> {
        (self.install)(common)
    }

    /// Whether a save of it can be read.
    ///
    /// # Errors
    /// Why not, in words.
    pub fn readable(&self, envelope: Envelope) -> Result<(), String> {
        (self.readable)(envelope)
    }

    /// Plays an exported game again and gives the number of its steps.
    ///
    /// # Errors
    /// The first difference, in words.
    pub fn replay(&self, imported: &Imported) -> Result<usize, String> {
        (self.replay)(imported)
    }
}

fn install<G: GameUi>(common: Common) -> Result<Box<dyn AnyGame>, String> {
    let (catalog, hash) = G::content()?;
    let tables = Table::<G>::over(Arc::new(catalog), hash, G::UPGRADES, common);
    Ok(Box::new(tables))
}

fn readable<G: GameUi>(envelope: Envelope) -> Result<(), String> {
    let upgraded = G::UPGRADES.upgrade(envelope).map_err(|e| e.to_string())?;
    let state = upgraded.body.read::<G::State>();
    state
        .map(|_| ())
        .map_err(|e| format!("the game in the export cannot be read: {e}"))
}

fn replayed<G: GameUi>(imported: &Imported) -> Result<usize, String> {
    let (catalog, _) = G::content()?;
    replay::<G>(&catalog, imported).map_err(|e| e.to_string())
}

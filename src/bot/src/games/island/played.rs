//! What a table plays by, as far as its cards say it: rulings and scenario.

use std::borrow::Cow;

use castaway_kernel::Key;
use castaway_robinson::{catalog::Catalog, rulings::Rulings, state::State, text::Wording};

use crate::ui::texts::Lang;

/// What a table plays by, as far as cards say it.
#[derive(Clone, Copy)]
pub struct TableRules<'a> {
    /// Its rulings.
    pub rulings: &'a Rulings,
    /// Its scenario; none where there is no table.
    pub scenario: Option<&'a Key>,
    /// Whether somebody plays it alone.
    pub alone: bool,
}

impl<'a> TableRules<'a> {
    /// That of a game.
    pub fn of(state: &'a State) -> Self {
        Self {
            rulings: &state.rulings,
            scenario: Some(&state.setup.scenario),
            alone: state.people.len() == 1,
        }
    }
}

/// The wording of a language with the cards as a table plays them.
pub fn wording(lang: Lang, catalog: &Catalog, house: TableRules<'_>) -> Cow<'static, Wording> {
    let words = Wording::under(lang, house.rulings, &catalog.rulings);
    let scenario = house.scenario.and_then(|key| catalog.scenarios.get(key));
    let words = Wording::played(words, scenario);
    match house.alone {
        true => Wording::alone(words),
        false => words,
    }
}

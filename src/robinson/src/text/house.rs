//! What the rulings of a table change in the texts of its cards.

use std::collections::BTreeMap;

use castaway_kernel::Key;

use crate::{
    content::Ability,
    effect::{Effect, Use},
    rulings::{Ruling, Rulings},
};

/// The texts of cards that a table plays otherwise than most.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct House {
    /// Messages in place of others.
    messages: BTreeMap<String, String>,
    /// Prices of abilities in determination.
    prices: BTreeMap<Key, u8>,
    /// What the book icon does in the scenario that is played; empty where none is, and where it does nothing.
    pub(super) book: Vec<Effect>,
}

impl House {
    /// What these rulings change.
    pub(super) fn of(rulings: &Rulings, content: &[Ruling]) -> Self {
        let mut house = Self::default();
        for (ruling, option) in telling(rulings, content) {
            if let Some(texts) = ruling.texts.get(option) {
                house.messages.extend(texts.clone());
            }
            if let Some(price) = ruling.ability_price.get(option) {
                house.prices.insert(price.ability.clone(), price.det);
            }
        }
        house
    }

    /// Whether these rulings change anything.
    pub(super) fn differs(rulings: &Rulings, content: &[Ruling]) -> bool {
        telling(rulings, content).any(|(ruling, option)| {
            ruling.texts.contains_key(option) || ruling.ability_price.contains_key(option)
        })
    }

    /// The book icon does nothing in the scenario that is played.
    pub(super) fn leave_out_books(&mut self) {
        let nothing = [
            ("fx-book-effect", "fx-book-nothing"),
            ("line-icon-book", "line-icon-book-nothing"),
        ];
        let nothing = nothing.map(|(id, other)| (id.to_owned(), other.to_owned()));
        self.messages.extend(nothing);
    }

    /// The message that is said for another.
    pub(super) fn message<'m>(&'m self, id: &'m str) -> &'m str {
        self.messages.get(id).map_or(id, String::as_str)
    }

    /// The use of an ability for its price here.
    pub(super) fn usage(&self, ability: &Ability) -> Use {
        let mut usage = ability.usage.clone();
        if let Some(det) = self.prices.get(&ability.id) {
            usage.det = *det;
        }
        usage
    }
}

/// The rulings that may change a text, with what was settled; they are few, and a table is asked for them with every panel.
fn telling<'a>(
    rulings: &'a Rulings,
    content: &'a [Ruling],
) -> impl Iterator<Item = (&'a Ruling, &'a Key)> {
    let may_tell = |ruling: &&Ruling| !(ruling.texts.is_empty() && ruling.ability_price.is_empty());
    let may_tell = content.iter().filter(may_tell);
    may_tell.map(|ruling| (ruling, rulings.option_of(ruling)))
}

//! Words for the explore-and-craft game: the bot's own texts and the game's wording, in one place.

use std::sync::LazyLock;

use castaway_discover::{
    catalog::Catalog,
    ids::{Damage, Kind, Res},
    stock::{Cost, Pay, Stock},
    wording::Wording,
};

use crate::ui::texts::{Arg, Texts};

/// The content that is spoken of where there is no table; what is wrong with it is said when the game is installed.
static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::load().unwrap_or_default());

/// The sign of what the quest asks for.
pub const GOAL: &str = "🎯";

/// Words in one language.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    texts: &'a Texts,
    /// The game's own words.
    pub wording: Wording<'static>,
}

impl<'a> Words<'a> {
    /// The words of a language.
    pub fn new(texts: &'a Texts) -> Self {
        Self {
            texts,
            wording: Wording::new(catalog(), texts.lang),
        }
    }

    /// The same words for a world that is explored alone.
    #[must_use]
    pub fn alone(self, alone: bool) -> Self {
        Self {
            wording: self.wording.alone(alone),
            ..self
        }
    }

    /// The bot's texts.
    pub fn texts(&self) -> &'a Texts {
        self.texts
    }

    /// A text of the bot.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A text of the bot with values.
    pub fn with(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        self.texts.with(key, values)
    }

    /// A text of the bot with a number.
    pub fn count(&self, key: &str, n: impl Into<Arg<'static>>) -> String {
        self.with(key, &[("n", n.into())])
    }

    /// Amounts in signs, such as "2🍎 1🪵"; empty if there are none.
    pub fn signs(&self, stock: &Stock) -> String {
        let held = Res::ALL.iter().filter(|r| stock.units(**r) > 0);
        let parts: Vec<String> = held
            .map(|r| format!("{}{}", stock.units(*r), res_sign(*r)))
            .collect();
        parts.join(" ")
    }
}

/// The sign of what any resource pays.
const ANY: &str = "✳️";

impl Words<'_> {
    /// A price in signs.
    pub fn price(&self, cost: &Cost) -> String {
        let paid = cost.0.iter().filter(|(_, n)| **n > 0);
        let sign = |pay: &Pay| match pay {
            Pay::Water => res_sign(Res::Clean),
            Pay::Any => ANY,
            Pay::Res(res) => res_sign(*res),
        };
        let parts: Vec<String> = paid.map(|(pay, n)| format!("{n}{}", sign(pay))).collect();
        parts.join(" ")
    }
}

/// The content that is spoken of where there is no table.
pub fn catalog() -> &'static Catalog {
    &CATALOG
}

/// The sign of a resource.
pub fn res_sign(res: Res) -> &'static str {
    match res {
        Res::Food => "🍎",
        Res::Meat => "🥩",
        Res::Clean => "💧",
        Res::Dirty => "🟤",
        Res::Wood => "🪵",
        Res::Stone => "🪨",
        Res::Medicine => "🌿",
        Res::Pelt => "🧶",
        Res::Poison => "🧪",
        Res::Salvage => "🔩",
    }
}

/// The sign of a kind of damage.
pub fn damage_sign(damage: Damage) -> &'static str {
    match damage {
        Damage::Starvation => "🍽️",
        Damage::Dehydration => "🏜️",
        Damage::Sickness => "🤢",
        Damage::Physical => "🩸",
    }
}

/// The sign of the back of a feature token.
pub fn kind_sign(kind: Kind) -> &'static str {
    match kind {
        Kind::A => "🌱",
        Kind::B => "⛏️",
        Kind::C => "🐾",
        Kind::D => "🏚️",
    }
}

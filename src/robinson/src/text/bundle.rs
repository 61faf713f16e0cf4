//! The Fluent messages of one language, parsed once.

use std::{borrow::Cow, sync::LazyLock};

use castaway_kernel::{TextValue, Texts};
use fluent_bundle::FluentArgs;

use super::{Lang, house::House};
use crate::{
    content::Scenario,
    rulings::{Ruling, Rulings},
};

const UI_EN: &str = include_str!("../../../../content/robinson/ui.en.ftl");
const UI_DE: &str = include_str!("../../../../content/robinson/ui.de.ftl");

/// Whoever is alone is always the First Player.
pub(super) const ALONE_EN: &str = include_str!("../../../../content/robinson/alone.en.ftl");
/// German says du to somebody alone, too; English has one word for both.
pub(super) const ALONE_DE: &str = include_str!("../../../../content/robinson/alone.de.ftl");

pub(super) const TEXT_EN: &str = include_str!("../../../../content/robinson/text.en.ftl");
pub(super) const TEXT_DE: &str = include_str!("../../../../content/robinson/text.de.ftl");

/// Arguments of a message.
pub(super) type Args<'a> = &'a [(&'static str, TextValue<'a>)];

/// A number for a message.
pub(super) fn num<'a>(n: impl Into<i64>) -> TextValue<'a> {
    TextValue::from(n.into())
}

/// A text or selector for a message.
pub(super) fn txt(text: &str) -> TextValue<'_> {
    TextValue::from(text)
}

/// Everything that can be said in one language, with the cards as a table plays them.
#[derive(Clone)]
pub struct Wording {
    messages: &'static Texts,
    pub(super) house: House,
}

impl std::fmt::Debug for Wording {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Wording")
            .field("lang", &self.lang())
            .finish()
    }
}

static ENGLISH: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::En, &[UI_EN, TEXT_EN]));
static GERMAN: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::De, &[UI_DE, TEXT_DE]));

/// What is said first counts, and what is said to all is there where nothing else is.
static ENGLISH_ALONE: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(Lang::En, &[ALONE_EN, UI_EN, TEXT_EN]));
static GERMAN_ALONE: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(Lang::De, &[ALONE_DE, UI_DE, TEXT_DE]));

static PLAIN_ENGLISH: LazyLock<Wording> = LazyLock::new(|| Wording::as_printed(&ENGLISH));
static PLAIN_GERMAN: LazyLock<Wording> = LazyLock::new(|| Wording::as_printed(&GERMAN));

static BOOKLESS_ENGLISH: LazyLock<Wording> =
    LazyLock::new(|| Wording::as_printed(&ENGLISH).without_books());
static BOOKLESS_GERMAN: LazyLock<Wording> =
    LazyLock::new(|| Wording::as_printed(&GERMAN).without_books());

impl Wording {
    fn as_printed(messages: &'static Texts) -> Self {
        Self {
            messages,
            house: House::default(),
        }
    }

    /// The wording of a language with the default rulings; parsed on first use.
    pub fn get(lang: Lang) -> &'static Self {
        match lang {
            Lang::En => &PLAIN_ENGLISH,
            Lang::De => &PLAIN_GERMAN,
        }
    }

    /// The wording of a language at a table with these rulings.
    pub fn under(lang: Lang, rulings: &Rulings, content: &[Ruling]) -> Cow<'static, Self> {
        let plain = Self::get(lang);
        // Words are asked for with every label, and most tables play by the default rulings.
        if !House::differs(rulings, content) {
            return Cow::Borrowed(plain);
        }
        let house = House::of(rulings, content);
        Cow::Owned(Self {
            messages: plain.messages,
            house,
        })
    }

    /// The same where a scenario is played: what its book icon does is said, or that it does nothing.
    #[must_use]
    pub fn played(this: Cow<'static, Self>, scenario: Option<&Scenario>) -> Cow<'static, Self> {
        let Some(scenario) = scenario else {
            return this;
        };
        if !scenario.book.is_empty() {
            let mut words = this.into_owned();
            words.house.book = scenario.book.clone();
            return Cow::Owned(words);
        }
        match this {
            Cow::Borrowed(plain) => Cow::Borrowed(match plain.lang() {
                Lang::En => &BOOKLESS_ENGLISH,
                Lang::De => &BOOKLESS_GERMAN,
            }),
            Cow::Owned(words) => Cow::Owned(words.without_books()),
        }
    }

    /// The same as it is said to somebody who plays alone.
    #[must_use]
    pub fn alone(this: Cow<'static, Self>) -> Cow<'static, Self> {
        let mut words = this.into_owned();
        words.messages = match words.lang() {
            Lang::En => &ENGLISH_ALONE,
            Lang::De => &GERMAN_ALONE,
        };
        Cow::Owned(words)
    }

    fn without_books(mut self) -> Self {
        self.house.leave_out_books();
        self
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.messages.lang
    }

    /// What is wrong with the message files; empty in a healthy build.
    pub fn mistakes(&self) -> &[String] {
        self.messages.mistakes()
    }

    /// How often since the start a text lacked its message or one of its arguments; 0 in a healthy build.
    pub fn faults(&self) -> usize {
        self.messages.faults()
    }

    /// A message, or one of its attributes as `id.attribute`, if it exists.
    pub(super) fn find(&self, id: &str, args: Args<'_>) -> Option<String> {
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            fluent.set(*name, value.clone());
        }
        self.messages.find(self.house.message(id), &fluent)
    }

    /// A message; a missing one falls back to its own id made readable.
    pub(super) fn say(&self, id: &str, args: Args<'_>) -> String {
        self.find(id, args).unwrap_or_else(|| {
            self.messages.fault();
            prettify(id)
        })
    }

    /// The name of a printed thing; one without a name is called by its id made readable.
    pub(super) fn name(&self, id: &str) -> String {
        self.find(id, &[]).unwrap_or_else(|| prettify(id))
    }

    /// A message without arguments.
    pub(super) fn word(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// Several words as an enumeration with "and".
    pub(super) fn and(&self, items: &[String]) -> String {
        self.series(items, "and")
    }

    /// Several words as an enumeration with "or".
    pub(super) fn or(&self, items: &[String]) -> String {
        self.series(items, "or")
    }

    fn series(&self, items: &[String], id: &str) -> String {
        match items {
            [] => self.word("nothing"),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                self.say(id, &[("a", txt(&first)), ("b", txt(last))])
            }
        }
    }

    /// A fragment as a sentence: capital letter in front, full stop behind.
    pub(super) fn sentence(&self, fragment: &str) -> String {
        let mut text = capital(fragment);
        if !text.ends_with(['.', '!', '?']) {
            text.push('.');
        }
        text
    }

    /// A fragment that follows a colon; German wants a capital there.
    pub fn after_colon(&self, fragment: &str) -> String {
        match self.lang() {
            Lang::En => fragment.to_owned(),
            Lang::De => capital(fragment),
        }
    }
}

/// The same text with its first letter in upper case, be it behind an emoji; a number may start a text too.
pub(super) fn capital(text: &str) -> String {
    let Some(at) = text.find(char::is_alphanumeric) else {
        return text.to_owned();
    };
    let (before, rest) = text.split_at(at);
    let mut chars = rest.chars();
    match chars.next() {
        Some(first) => before
            .chars()
            .chain(first.to_uppercase())
            .chain(chars)
            .collect(),
        None => text.to_owned(),
    }
}

/// An id made readable: the kind in front dropped, separators turned into blanks.
pub(super) fn prettify(id: &str) -> String {
    const KINDS: &[&str] = &[
        "adventure-build-",
        "adventure-gather-",
        "adventure-explore-",
        "character-",
        "ability-",
        "invention-",
        "beast-",
        "event-",
        "wreckage-",
        "mystery-",
        "discovery-",
        "equipment-",
        "scenario-",
        "terrain-",
    ];
    let bare = KINDS
        .iter()
        .find_map(|kind| id.strip_prefix(kind))
        .unwrap_or(id);
    let bare = bare.split('.').next().unwrap_or(bare);
    capital(&bare.replace(['-', '_'], " "))
}

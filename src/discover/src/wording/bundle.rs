//! The messages of one language, parsed once.

use std::sync::LazyLock;

use castaway_kernel::{TextValue, Texts};
use fluent_bundle::FluentArgs;

use super::Lang;
use crate::catalog::Catalog;

macro_rules! sources {
    ($lang:literal) => {
        &[
            include_str!(concat!("../../../../content/discover/text.", $lang, ".ftl")),
            include_str!(concat!(
                "../../../../content/discover/effects.",
                $lang,
                ".ftl"
            )),
            include_str!(concat!("../../../../content/discover/asks.", $lang, ".ftl")),
            include_str!(concat!("../../../../content/discover/told.", $lang, ".ftl")),
            include_str!(concat!(
                "../../../../content/discover/table.",
                $lang,
                ".ftl"
            )),
            include_str!(concat!(
                "../../../../content/discover/rules.",
                $lang,
                ".ftl"
            )),
        ]
    };
}

/// The sources of a language.
pub(super) fn sources(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => sources!("en"),
        Lang::De => sources!("de"),
    }
}

static ENGLISH: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::En, sources(Lang::En)));
static GERMAN: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::De, sources(Lang::De)));

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

/// Everything that can be said in one language; cheap to make and to copy.
#[derive(Clone, Copy, Debug)]
pub struct Wording<'a> {
    pub(super) catalog: &'a Catalog,
    texts: &'a Texts,
    /// Whether the words are for somebody who plays alone.
    pub(super) alone: bool,
}

impl<'a> Wording<'a> {
    /// The words of a language for this content; they are parsed on first use.
    pub fn new(catalog: &'a Catalog, lang: Lang) -> Self {
        let texts = match lang {
            Lang::En => &ENGLISH,
            Lang::De => &GERMAN,
        };
        Self {
            catalog,
            texts,
            alone: false,
        }
    }

    /// The same words for a world that is explored alone, where nobody else can lead.
    #[must_use]
    pub fn alone(self, alone: bool) -> Self {
        Self { alone, ..self }
    }

    /// Which language.
    pub fn lang(&self) -> Lang {
        self.texts.lang
    }

    /// What is wrong with the sources of this language; empty in a healthy build.
    pub fn mistakes(&self) -> &'a [String] {
        self.texts.mistakes()
    }

    /// How often since the start a text lacked its message or one of its values; 0 in a healthy build.
    pub fn faults(&self) -> usize {
        self.texts.faults()
    }

    /// A message; in place of a missing one stands its name, which is counted as a fault.
    pub(super) fn say(&self, id: &str, args: Args<'_>) -> String {
        self.texts.say(id, &arguments(args))
    }

    /// A message without values.
    pub(super) fn word(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// A message without values, if it exists.
    pub(super) fn find(&self, id: &str) -> Option<String> {
        self.texts.find(id, &FluentArgs::new())
    }

    /// A message about a number.
    pub(super) fn count(&self, id: &str, n: u8) -> String {
        self.say(id, &[("n", num(n))])
    }

    /// A fragment as a sentence: with a capital and a stop.
    pub(super) fn sentence(fragment: &str) -> String {
        let mut text = Self::capital(fragment);
        if !text.is_empty() && !text.ends_with(['.', '!', '?', ':']) {
            text.push('.');
        }
        text
    }

    /// A text with a capital at its beginning.
    pub(super) fn capital(text: &str) -> String {
        let mut rest = text.chars();
        match rest.next() {
            Some(first) => first.to_uppercase().chain(rest).collect(),
            None => String::new(),
        }
    }

    /// What stands behind a colon: whole sentences begin with a capital there in German.
    pub(super) fn behind_colon(&self, fragment: &str) -> String {
        match self.lang() {
            Lang::De => Self::capital(fragment),
            Lang::En => fragment.to_owned(),
        }
    }

    /// A name in quotation marks.
    pub(super) fn quoted(&self, text: &str) -> String {
        self.say("quoted", &[("text", txt(text))])
    }

    /// Several things with "and" before the last.
    pub(super) fn and(&self, all: &[String]) -> String {
        self.list("list-and", all)
    }

    /// Several things with "or" before the last.
    pub(super) fn or(&self, all: &[String]) -> String {
        self.list("list-or", all)
    }

    fn list(&self, id: &str, all: &[String]) -> String {
        match all {
            [] => String::new(),
            [one] => one.clone(),
            [firsts @ .., last] => {
                let firsts = firsts.join(", ");
                self.say(id, &[("a", txt(&firsts)), ("b", txt(last))])
            }
        }
    }
}

fn arguments<'a>(args: Args<'a>) -> FluentArgs<'a> {
    args.iter()
        .map(|(name, value)| (*name, value.clone()))
        .collect()
}

//! The languages and the bot's own texts, from `content/bot/*.<language>.ftl`.

pub use castaway_kernel::Lang;

use castaway_kernel::TextValue;
use fluent_bundle::FluentArgs;

/// The files that all games share.
fn shared(lang: Lang) -> [&'static str; 6] {
    match lang {
        Lang::En => [
            include_str!("../../../content/bot/bot.en.ftl"),
            include_str!("../../../content/bot/gathering.en.ftl"),
            include_str!("../../../content/bot/agreed.en.ftl"),
            include_str!("../../../content/bot/reminders.en.ftl"),
            include_str!("../../../content/bot/memory.en.ftl"),
            include_str!("../../../content/bot/standing.en.ftl"),
        ],
        Lang::De => [
            include_str!("../../../content/bot/bot.de.ftl"),
            include_str!("../../../content/bot/gathering.de.ftl"),
            include_str!("../../../content/bot/agreed.de.ftl"),
            include_str!("../../../content/bot/reminders.de.ftl"),
            include_str!("../../../content/bot/memory.de.ftl"),
            include_str!("../../../content/bot/standing.de.ftl"),
        ],
    }
}

/// The texts of one language.
pub struct Texts {
    /// Which language.
    pub lang: Lang,
    messages: castaway_kernel::Texts,
}

impl Texts {
    /// The texts of a language, with those of games.
    pub fn new(lang: Lang, games: &[&'static str]) -> Self {
        let mut files = Vec::from(shared(lang));
        files.extend(games);
        Self {
            lang,
            messages: castaway_kernel::Texts::new(lang, &files),
        }
    }

    /// What is wrong with the files; empty in a healthy build.
    pub fn mistakes(&self) -> &[String] {
        self.messages.mistakes()
    }

    /// The text of this name; the name itself if there is none.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text of this name with values filled in.
    pub fn with(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Arg::Text(text) => args.set(*name, *text),
                Arg::Number(n) => args.set(*name, TextValue::from(*n)),
            }
        }
        if !self.has(key) {
            tracing::warn!(key, "a text is missing");
        }
        self.messages.say(key, &args)
    }

    /// Whether there is a text of this name.
    pub fn has(&self, key: &str) -> bool {
        self.messages.has(key)
    }
}

/// A value to fill into a text.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A text that is put in as it is.
    Text(&'a str),
    /// A number, which may choose a plural form.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}

macro_rules! number_args {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Arg<'_> {
            fn from(n: $kind) -> Self {
                Arg::Number(i64::from(n))
            }
        })+
    };
}
number_args!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg<'_> {
    fn from(n: usize) -> Self {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

/// Both languages, built once.
pub struct AllTexts {
    en: Texts,
    de: Texts,
}

impl AllTexts {
    /// The texts with those of games in each language.
    pub fn new(games: impl Fn(Lang) -> Vec<&'static str>) -> Self {
        Self {
            en: Texts::new(Lang::En, &games(Lang::En)),
            de: Texts::new(Lang::De, &games(Lang::De)),
        }
    }

    /// The texts of one language.
    pub fn of(&self, lang: Lang) -> &Texts {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn keys(lang: Lang) -> BTreeSet<&'static str> {
        shared(lang)
            .into_iter()
            .flat_map(str::lines)
            .filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|l| l.split(" =").next())
            .collect()
    }

    #[test]
    fn both_languages_have_the_same_texts_and_parse() {
        assert_eq!(keys(Lang::En), keys(Lang::De));
        for lang in Lang::ALL {
            let texts = Texts::new(lang, &[]);
            assert!(texts.mistakes().is_empty(), "{:?}", texts.mistakes());
            for key in keys(lang) {
                assert!(texts.has(key), "{lang:?} {key}");
            }
        }
    }

    #[test]
    fn a_missing_text_is_told_by_its_name() {
        let texts = Texts::new(Lang::En, &[]);
        assert_eq!(texts.get("no-such-text"), "no-such-text");
    }
}

//! The languages and the bot's own texts, from `content/bot/*.<language>.ftl`.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};

/// A language the bot speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The language for a locale of Discord such as `de` or `en-GB`.
    pub fn of_locale(locale: &str) -> Self {
        if locale.starts_with("de") {
            Lang::De
        } else {
            Lang::En
        }
    }

    /// The files: what all games share with the island game, and the quick solo game.
    fn sources(self) -> [&'static str; 2] {
        match self {
            Lang::En => [
                include_str!("../../../content/bot/bot.en.ftl"),
                include_str!("../../../content/bot/solo.en.ftl"),
            ],
            Lang::De => [
                include_str!("../../../content/bot/bot.de.ftl"),
                include_str!("../../../content/bot/solo.de.ftl"),
            ],
        }
    }

    fn identifier(self) -> unic_langid::LanguageIdentifier {
        // Both are well-formed; the neutral identifier is only a way not to panic.
        match self {
            Lang::En => "en".parse().unwrap_or_default(),
            Lang::De => "de".parse().unwrap_or_default(),
        }
    }
}

/// The texts of one language.
pub struct Texts {
    /// Which language.
    pub lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts of a language.
    pub fn new(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Discord shows the isolation marks as boxes on some phones.
        bundle.set_use_isolating(false);
        // A broken line loses that text only; a test keeps the files whole.
        for source in lang.sources() {
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) => resource,
                Err((resource, _)) => resource,
            };
            let _ = bundle.add_resource(resource);
        }
        Self { lang, bundle }
    }

    /// The text of this name; the name itself if there is none.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text of this name with values filled in.
    pub fn with(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|m| m.value()) else {
            tracing::warn!(key, "a text is missing");
            return key.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Arg::Text(text) => args.set(*name, *text),
                Arg::Number(n) => args.set(*name, FluentValue::from(*n)),
            }
        }
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned()
    }

    /// Whether there is a text of this name.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// A value to fill into a text.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Text.
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

impl Default for AllTexts {
    fn default() -> Self {
        Self {
            en: Texts::new(Lang::En),
            de: Texts::new(Lang::De),
        }
    }
}

impl AllTexts {
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
        lang.sources()
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
            for source in lang.sources() {
                assert!(
                    FluentResource::try_new(source.to_owned()).is_ok(),
                    "{lang:?}"
                );
            }
            let texts = Texts::new(lang);
            for key in keys(lang) {
                assert!(texts.has(key), "{lang:?} {key}");
            }
        }
    }

    #[test]
    fn values_are_filled_in_and_locales_understood() {
        let texts = Texts::new(Lang::En);
        assert_eq!(texts.get("no-such-text"), "no-such-text");
        assert_eq!(Lang::of_locale("de"), Lang::De);
        assert_eq!(Lang::of_locale("fr"), Lang::En);
    }
}

use serde::{Deserialize, Serialize};

/// A language that everything is worded in.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// English, which is spoken where nothing else is asked for.
    #[default]
    En,
    /// German, with the terms of the German rule book.
    De,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The language for a locale such as `de` or `en-GB`; English for all unknown ones.
    pub fn of_locale(locale: &str) -> Self {
        match locale.split(['-', '_']).next() {
            Some("de") => Lang::De,
            Some(_) | None => Lang::En,
        }
    }

    /// The short code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_understood() {
        assert_eq!(Lang::of_locale("de"), Lang::De);
        assert_eq!(Lang::of_locale("de-AT"), Lang::De);
        assert_eq!(Lang::of_locale("fr"), Lang::En);
        assert_eq!(Lang::of_locale(""), Lang::En);
    }
}

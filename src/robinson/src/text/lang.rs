//! The languages of the table.

use serde::{Deserialize, Serialize};

/// A language that everything is worded in.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// Every language.
    pub const ALL: &'static [Lang] = &[Lang::En, Lang::De];

    /// The language for a Discord locale such as `de` or `en-GB`; English for all unknown ones.
    pub fn from_locale(locale: &str) -> Self {
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

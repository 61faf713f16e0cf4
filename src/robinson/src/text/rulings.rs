//! The words of the named rulings.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;

use super::Lang;
use crate::rulings::Ruling;

/// What a table reads about one ruling.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingText {
    /// The ruling.
    pub id: String,
    /// A short name for menus.
    pub name: String,
    /// What is not clear by itself.
    pub question: String,
    /// Why the default is the default.
    pub reason: String,
    /// The ways to read it by option.
    pub options: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    ruling: Vec<RulingText>,
}

const EN: &str = include_str!("../../../../content/robinson/rulings.en.toml");
const DE: &str = include_str!("../../../../content/robinson/rulings.de.toml");

type Parsed = Result<Vec<RulingText>, String>;

static ENGLISH: LazyLock<Parsed> = LazyLock::new(|| parse("rulings.en.toml", EN));
static GERMAN: LazyLock<Parsed> = LazyLock::new(|| parse("rulings.de.toml", DE));

fn parse(file: &str, text: &str) -> Parsed {
    toml::from_str::<Texts>(text)
        .map(|texts| texts.ruling)
        .map_err(|error| format!("{file}: {error}"))
}

fn parsed(lang: Lang) -> &'static Parsed {
    match lang {
        Lang::En => &ENGLISH,
        Lang::De => &GERMAN,
    }
}

/// The words of a ruling; every ruling of the content has some, see [`ruling_mistakes`].
pub fn ruling_text(lang: Lang, id: &str) -> Option<&'static RulingText> {
    let texts = parsed(lang).as_ref().ok()?;
    texts.iter().find(|text| text.id == id)
}

/// What is wrong with the words of the rulings: a file that does not parse, words that are missing or left over.
pub fn ruling_mistakes(lang: Lang, rulings: &[Ruling]) -> Vec<String> {
    let texts = match parsed(lang) {
        Ok(texts) => texts,
        Err(message) => return vec![message.clone()],
    };
    let mut mistakes = Vec::new();
    for ruling in rulings {
        match texts.iter().find(|text| ruling.id == text.id.as_str()) {
            None => mistakes.push(format!("{}: no words", ruling.id)),
            Some(text) => {
                let mut wanted: Vec<&str> = ruling.options.iter().map(|o| o.as_str()).collect();
                wanted.sort_unstable();
                if !text.options.keys().map(String::as_str).eq(wanted) {
                    mistakes.push(format!("{}: other options", ruling.id));
                }
                let words = [&text.name, &text.question, &text.reason];
                if words
                    .into_iter()
                    .chain(text.options.values())
                    .any(|w| w.trim().is_empty())
                {
                    mistakes.push(format!("{}: an empty text", ruling.id));
                }
            }
        }
    }
    for (at, text) in texts.iter().enumerate() {
        let known = rulings.iter().any(|r| r.id == text.id.as_str());
        if !known || texts[..at].iter().any(|t| t.id == text.id) {
            mistakes.push(format!("{}: words of no ruling", text.id));
        }
    }
    mistakes
}

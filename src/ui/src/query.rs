//! What somebody looks for, out of the question that they typed.

use super::texts::{AllTexts, Lang, Texts};

/// More words than anybody looks for.
const WORDS: usize = 8;
/// So many more small words of another language tell that a question is asked in it.
const STRANGE: usize = 2;

/// What somebody looks for, read as one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// The language in which it is looked for.
    pub by: Lang,
    /// The words that say something, without those that every question of that language has.
    pub words: String,
}

/// The ways to read what somebody typed, the likelier first: in their language, unless the small words in it are those of another.
/// None where there is no word in it.
pub fn all_sought(all: &AllTexts, lang: Lang, typed: &str) -> Vec<Sought> {
    if words(typed).is_empty() {
        return Vec::new();
    }
    let strange = |by: &Lang| {
        let (own, other) = (
            Parted::of(all.of(lang), typed),
            Parted::of(all.of(*by), typed),
        );
        // One or two of them may be words of the own language as well, such as "die" and "man".
        other.small >= own.small + STRANGE && !other.telling.is_empty()
    };
    let others = Lang::ALL.into_iter().filter(|by| *by != lang);
    let (first, last): (Vec<Lang>, Vec<Lang>) = others.partition(strange);
    let order = first.into_iter().chain([lang]).chain(last);
    order
        .map(|by| Sought {
            by,
            words: sought(all.of(by), typed),
        })
        .collect()
}

/// What somebody typed, in the small words that every question has and those that say something.
struct Parted<'a> {
    small: usize,
    telling: Vec<&'a str>,
}

impl<'a> Parted<'a> {
    fn of(t: &Texts, typed: &'a str) -> Self {
        let small = t.get("rules-small-words");
        let small: Vec<&str> = small.split_whitespace().collect();
        let all = words(typed);
        let telling = |word: &&&str| !small.contains(&word.to_lowercase().as_str());
        let telling: Vec<&str> = all.iter().filter(telling).copied().collect();
        Self {
            small: all.len() - telling.len(),
            telling,
        }
    }
}

/// The words of what was typed, without the signs around them.
fn words(typed: &str) -> Vec<&str> {
    let words = typed.split_whitespace().map(|word| {
        let quiet = |c: char| !c.is_alphanumeric();
        word.trim_matches(quiet)
    });
    words.filter(|word| !word.is_empty()).collect()
}

/// The words that say something, without those that every question has; all of them where nothing else is left.
fn sought(t: &Texts, typed: &str) -> String {
    let left = Parted::of(t, typed).telling;
    let chosen = if left.is_empty() { words(typed) } else { left };
    let first: Vec<&str> = chosen.into_iter().take(WORDS).collect();
    first.join(" ")
}

/// What stands for a quote or an apostrophe.
const QUOTES: &str = "'’‘‚′`´\"“”„«»";

/// A text as it is compared with what somebody types: lower case, one kind of blank, umlauts as typed without them, and no quotes or
/// apostrophes, of which keyboards have another than books.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.trim().to_lowercase().chars() {
        match c {
            'ä' => out.push('a'),
            'ö' => out.push('o'),
            'ü' => out.push('u'),
            'ß' => out.push_str("ss"),
            c if QUOTES.contains(c) => {}
            c if c.is_whitespace() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Whether a text has what is sought as it is or at the beginning of one of its words; what is sought is folded.
pub fn begins(text: &str, sought: &str) -> bool {
    let text = fold(text);
    text.match_indices(sought).any(|(at, _)| {
        let before = text.get(..at).and_then(|text| text.chars().next_back());
        before.is_none_or(|c| !c.is_alphanumeric())
    })
}

/// How well a text has a word, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// As it is.
    Whole,
    /// At the beginning of one of its words.
    Begins,
    /// Within one of its words, such as "win" in "following"; in German that may be a word, too.
    Within,
}

impl Fit {
    /// How well a text has the word that it has worst; none where it lacks one.
    fn of(text: &str, wanted: &[String]) -> Option<Self> {
        let text = fold(text);
        let own: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
        let one = |word: &String| match () {
            () if own.contains(&word.as_str()) => Some(Self::Whole),
            () if own.iter().any(|own| own.starts_with(word)) => Some(Self::Begins),
            () if text.contains(word) => Some(Self::Within),
            () => None,
        };
        let fits: Option<Vec<Self>> = wanted.iter().map(one).collect();
        fits.and_then(|fits| fits.into_iter().max())
    }
}

/// The texts that have in them every word that is sought, those with it as it is first, and of them those with it in the heading:
/// heading and text. Those that have it within other words alone come only where there is nothing better. The words are looked
/// for in the same texts of whichever language.
pub fn search(
    all: Vec<(String, String)>,
    by: &[(String, String)],
    query: &str,
    most: usize,
) -> Vec<(String, String)> {
    let wanted: Vec<String> = fold(query).split_whitespace().map(str::to_owned).collect();
    let mut found: Vec<_> = all
        .into_iter()
        .zip(by)
        .filter_map(|(text, (title, body))| {
            let fit = Fit::of(&format!("{title} {body}"), &wanted)?;
            Some((fit, Fit::of(title, &wanted).is_none(), text))
        })
        .collect();
    found.sort_by_key(|(fit, elsewhere, _)| (*fit, *elsewhere));
    if found.first().is_some_and(|(fit, ..)| *fit < Fit::Within) {
        found.retain(|(fit, ..)| *fit < Fit::Within);
    }
    found
        .into_iter()
        .take(most)
        .map(|(.., text)| text)
        .collect()
}

/// How well rules have what is sought, the best last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RuleFit {
    /// They have nothing of it.
    Not,
    /// They have it within other words alone, such as "win" in "following".
    Within,
    /// They have it as a word or the beginning of one, or mean it by a word of their own.
    Words,
}

impl RuleFit {
    /// How well what was found in the language of the query has its words.
    pub fn of(found: &[(String, String)], query: &str) -> Self {
        let wanted: Vec<String> = fold(query).split_whitespace().map(str::to_owned).collect();
        let texts = found.iter();
        let texts: Vec<String> = texts
            .map(|(title, body)| format!("{title} {body}"))
            .collect();
        let any = |fits: fn(&str, &str) -> bool| {
            let one = |text: &String| wanted.iter().any(|word| fits(text, word));
            texts.iter().any(one)
        };
        if found.is_empty() {
            Self::Not
        } else if any(begins) || !any(|text, word| fold(text).contains(word)) {
            Self::Words
        } else {
            Self::Within
        }
    }
}

/// The headings that have in them what is typed, in whichever language it is.
pub fn titles(all: Vec<(String, String)>, by: &[(String, String)], typed: &str) -> Vec<String> {
    let typed = fold(typed);
    let fits = |title: &String| fold(title).contains(&typed);
    let titles = all.into_iter().zip(by);
    titles
        .filter(|(_, (by, _))| fits(by))
        .map(|((title, _), _)| title)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Lang;

    #[test]
    fn a_name_is_found_with_whichever_apostrophe_quote_or_umlaut_it_is_typed() {
        let all = || vec![("Jenny’s Raft".to_owned(), "Große „Höhle“".to_owned())];
        for typed in [
            "Jenny's Raft",
            "jenny’s",
            "JENNYS raft",
            "jenny`s",
            "jenny´s",
            "jenny‘s raft",
            "\"Hohle\"",
            "grosse",
            "höhle",
        ] {
            assert_eq!(search(all(), &all(), typed, 3), all(), "{typed}");
        }
        assert_eq!(titles(all(), &all(), "jenny's"), ["Jenny’s Raft"]);
        assert!(search(all(), &all(), "jennies", 3).is_empty());
    }

    #[test]
    fn of_a_question_the_words_are_left_that_say_something() {
        let en = Texts::new(Lang::En, &[]);
        let de = Texts::new(Lang::De, &[]);
        assert_eq!(sought(&en, "How do I win?"), "win");
        assert_eq!(sought(&en, "What is R-SHELTER-5?"), "R-SHELTER-5");
        assert_eq!(sought(&en, "move the camp"), "move camp");
        assert_eq!(sought(&en, "what is it"), "what is it");
        assert_eq!(sought(&de, "Wie kann ich gewinnen?"), "gewinnen");
        assert_eq!(
            sought(&en, &"word ".repeat(2_000)),
            "word word word word word word word word"
        );
    }

    #[test]
    fn a_question_is_read_as_the_language_of_its_small_words_first() {
        let all = AllTexts::new(|_| Vec::new());
        let read = |lang, typed: &str| -> Vec<(Lang, String)> {
            let all = all_sought(&all, lang, typed).into_iter();
            all.map(|one| (one.by, one.words)).collect()
        };
        let of = |by, words: &str| (by, words.to_owned());
        let (en, de) = (Lang::En, Lang::De);
        assert_eq!(read(de, "night"), [of(de, "night"), of(en, "night")]);
        let asked = "how do I build a shelter?";
        let [first, last] = [of(en, "build shelter"), of(de, "how do I build a shelter")];
        assert_eq!(read(de, asked), [first.clone(), last.clone()]);
        assert_eq!(read(en, asked), [first, last]);
        // A small word of the other language that stands alone may well mean something in one's own.
        assert_eq!(read(en, "die"), [of(en, "die"), of(de, "die")]);
        assert_eq!(read(en, "red die"), [of(en, "red die"), of(de, "red")]);
        for typed in ["", "  ", "🦜 …", "?!"] {
            assert_eq!(read(en, typed), []);
        }
    }

    #[test]
    fn texts_are_found_by_the_words_of_another_language() {
        let text = |heading: &str, text: &str| (heading.to_owned(), text.to_owned());
        let de = vec![text("Nacht", "Alle essen."), text("Essen", "Nachts.")];
        let en = [text("Night", "All eat."), text("Eating", "At night.")];
        assert_eq!(
            search(de.clone(), &en, "eat", 4),
            [de[0].clone(), de[1].clone()],
            "as it is, then as the beginning of a word"
        );
        assert_eq!(search(de.clone(), &de, "eat", 4), []);
        // A word within another one is found only where nothing else is.
        let texts = vec![
            text("Order", "The following."),
            text("Winter", "Snow."),
            text("End", "You win."),
        ];
        let [within, begins, whole] = [0, 1, 2].map(|n| texts[n].clone());
        assert_eq!(search(texts.clone(), &texts, "win", 4), [whole, begins]);
        assert_eq!(search(texts.clone(), &texts, "low", 4), [within]);
        let known = |query: &str| RuleFit::of(&search(texts.clone(), &texts, query, 4), query);
        let all = ["low", "win", "snow", "rain"].map(known);
        assert_eq!(
            all,
            [
                RuleFit::Within,
                RuleFit::Words,
                RuleFit::Words,
                RuleFit::Not
            ]
        );
        assert!(RuleFit::Not < RuleFit::Within && RuleFit::Within < RuleFit::Words);
        assert_eq!(titles(de, &en, "nig"), ["Nacht"]);
    }
}

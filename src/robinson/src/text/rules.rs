//! A short rules help, searchable, in our own words.

use std::sync::LazyLock;

use castaway_kernel::Key;
use serde::Deserialize;

use super::Lang;

/// One entry of the rules help.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    /// Stable name, alike in all languages.
    pub id: String,
    /// What it is headed with.
    pub title: String,
    /// The section of the rules that it belongs to.
    pub section: String,
    /// The rule in our own words.
    pub text: String,
    /// Words a player may search by.
    pub keywords: Vec<String>,
    /// The rules it sums up, by their ids in the rules index.
    pub rules: Vec<String>,
    /// The only scenario that it holds in; none if it holds in all.
    #[serde(default)]
    pub scenario: Option<Key>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entries {
    entry: Vec<RuleEntry>,
}

static ENGLISH: LazyLock<Vec<RuleEntry>> =
    LazyLock::new(|| parse(include_str!("../../../../content/robinson/rules.en.toml")));
static GERMAN: LazyLock<Vec<RuleEntry>> =
    LazyLock::new(|| parse(include_str!("../../../../content/robinson/rules.de.toml")));

/// A file that does not parse gives no entries; a test sees to it that both do.
fn parse(text: &str) -> Vec<RuleEntry> {
    toml::from_str::<Entries>(text).unwrap_or_default().entry
}

/// All entries of the rules help, in reading order.
pub fn rules(lang: Lang) -> &'static [RuleEntry] {
    match lang {
        Lang::En => &ENGLISH,
        Lang::De => &GERMAN,
    }
}

/// The entry that sums up a rule of the index, such as the one a refusal names.
pub fn rule(lang: Lang, rule: &str) -> Option<&'static RuleEntry> {
    rules(lang)
        .iter()
        .find(|entry| entry.rules.iter().any(|r| r == rule))
}

/// How well an entry answers one word.
fn score(entry: &RuleEntry, word: &str) -> u32 {
    let title = entry.title.to_lowercase();
    let mut points = 0;
    if entry.id.eq_ignore_ascii_case(word) || title == word {
        points += 40;
    }
    if title
        .split(|c: char| !c.is_alphanumeric())
        .any(|t| t == word)
    {
        points += 12;
    } else if title.contains(word) {
        points += 8;
    }
    if entry.keywords.iter().any(|k| k.to_lowercase() == word) {
        points += 10;
    } else if entry
        .keywords
        .iter()
        .any(|k| k.to_lowercase().contains(word))
    {
        points += 5;
    }
    if entry.section.to_lowercase().contains(word) {
        points += 2;
    }
    if entry.text.to_lowercase().contains(word) {
        points += 2;
    }
    if entry.rules.iter().any(|r| r.eq_ignore_ascii_case(word)) {
        points += 30;
    }
    points
}

/// Whether a text has a word as it is or at the beginning of one of its own.
fn begins_in(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).and_then(|text| text.chars().next_back());
        before.is_none_or(|c| !c.is_alphanumeric())
    })
}

/// Whether an entry has a word so, not only within other words, or is called by it.
fn begins(entry: &RuleEntry, word: &str) -> bool {
    let mut called = entry.rules.iter().chain([&entry.id]);
    let said = [&entry.title, &entry.section, &entry.text];
    let mut said = said.into_iter().chain(&entry.keywords);
    called.any(|name| name.eq_ignore_ascii_case(word))
        || said.any(|text| begins_in(&text.to_lowercase(), word))
}

/// The entries that answer a query, best first; an empty query gives all of them in order. Those that have its words within others
/// alone, such as "affen" in "Waffen", come only where there is nothing better.
pub fn rules_search(lang: Lang, query: &str) -> Vec<&'static RuleEntry> {
    let words: Vec<String> = query
        .to_lowercase()
        .split(|c: char| !c.is_alphanumeric() && c != '-')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    if words.is_empty() {
        return rules(lang).iter().collect();
    }
    let mut found: Vec<(u32, &RuleEntry)> = rules(lang)
        .iter()
        .map(|entry| (words.iter().map(|word| score(entry, word)).sum(), entry))
        .filter(|(points, _)| *points > 0)
        .collect();
    let better = |entry: &&RuleEntry| words.iter().any(|word| begins(entry, word));
    if found.iter().any(|(_, entry)| better(entry)) {
        found.retain(|(_, entry)| better(entry));
    }
    found.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
    found.into_iter().map(|(_, entry)| entry).collect()
}

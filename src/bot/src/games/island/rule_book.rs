//! The rule book of the island game, by what one asks.

use castaway_robinson::text;

use crate::ui::texts::Lang;

/// The rules that answer a query: heading and text.
pub fn rules(lang: Lang, query: &str) -> Vec<(String, String)> {
    text::rules_search(lang, query)
        .into_iter()
        .take(4)
        .map(|entry| {
            (
                format!("{} · {}", entry.title, entry.section),
                entry.text.clone(),
            )
        })
        .collect()
}

/// Titles of the rules that answer a query.
pub fn rule_titles(lang: Lang, query: &str) -> Vec<String> {
    text::rules_search(lang, query)
        .into_iter()
        .map(|entry| entry.title.clone())
        .collect()
}

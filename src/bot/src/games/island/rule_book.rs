//! The rule book of the island game, by what one asks; what only a card or a sheet says is pointed to.

use std::sync::LazyLock;

use castaway_robinson::{
    catalog::Catalog,
    task::CardRef,
    text::{self, Wording},
};

use crate::ui::texts::Texts;

/// So many entries are told.
const TOLD: usize = 4;
/// Shorter words occur in too many names.
const SHORTEST: usize = 3;

/// The content, for the names in it; none if it cannot be read, which the content check says.
static CATALOG: LazyLock<Option<Catalog>> = LazyLock::new(|| Catalog::load().ok());

/// The rules that answer a query: heading and text. Where none does, what is called so.
pub fn rules(t: &Texts, query: &str) -> Vec<(String, String)> {
    let found = text::rules_search(t.lang, query).into_iter().take(TOLD);
    let found: Vec<(String, String)> = found
        .map(|entry| {
            let heading = format!("{} · {}", entry.title, entry.section);
            (heading, entry.text.clone())
        })
        .collect();
    match (found.is_empty(), &*CATALOG) {
        (true, Some(catalog)) => named(t, catalog, query),
        _ => found,
    }
}

/// Titles of the rules that answer a query.
pub fn rule_titles(t: &Texts, query: &str) -> Vec<String> {
    text::rules_search(t.lang, query)
        .into_iter()
        .map(|entry| entry.title.clone())
        .collect()
}

/// The inventions, finds and scenarios with this in their names, each with what it says and how to see it.
fn named(t: &Texts, catalog: &Catalog, query: &str) -> Vec<(String, String)> {
    let query = query.trim().to_lowercase();
    if query.chars().count() < SHORTEST {
        return Vec::new();
    }
    let w = Wording::get(t.lang);
    let inventions = catalog.inventions.keys().cloned().map(CardRef::Invention);
    let finds = catalog.discovery.keys().cloned().map(CardRef::Discovery);
    let sheets = catalog.scenarios.keys().cloned().map(CardRef::Scenario);
    let all = inventions.chain(finds).chain(sheets);
    let fits = |card: &CardRef| w.card(card).to_lowercase().contains(&query);
    all.filter(fits)
        .take(TOLD)
        .map(|card| {
            let name = w.card(&card);
            let mut lines = w.card_lines(catalog, &card);
            lines.push(t.with("rules-card", &[("name", (&name).into())]));
            (name, lines.join("\n"))
        })
        .collect()
}

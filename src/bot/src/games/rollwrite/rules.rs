//! `/rules`: what the help, the rulings and the items say about a word.

use castaway_rollwrite::{ids::Item, text::HELP_PAGES};

use super::words::Words;

/// So many answers fit a message.
const ANSWERS: usize = 4;

/// The rules that answer a query, those with it in the heading first: heading and text.
pub fn search(w: &Words<'_>, query: &str) -> Vec<(String, String)> {
    let wanted: Vec<String> = query
        .to_lowercase()
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    let has = |text: &str| {
        let text = text.to_lowercase();
        wanted.iter().all(|word| text.contains(word))
    };
    let (head, body): (Vec<_>, Vec<_>) = all(w)
        .into_iter()
        .filter(|(title, text)| has(&format!("{title} {text}")))
        .partition(|(title, _)| has(title));
    head.into_iter().chain(body).take(ANSWERS).collect()
}

/// Headings of rules that fit what is typed.
pub fn titles(w: &Words<'_>, typed: &str) -> Vec<String> {
    let typed = typed.to_lowercase();
    let titles = all(w).into_iter().map(|(title, _)| title);
    titles
        .filter(|t| t.to_lowercase().contains(&typed))
        .collect()
}

fn all(w: &Words<'_>) -> Vec<(String, String)> {
    let pages = HELP_PAGES.into_iter().map(|page| w.wording.help(page));
    let items = Item::ALL
        .into_iter()
        .map(|item| (w.wording.item(item), w.wording.about_item(item)));
    let rulings = w.wording.rulings();
    let rulings = rulings.into_iter().map(|(_, title, text)| (title, text));
    pages.chain(items).chain(rulings).collect()
}

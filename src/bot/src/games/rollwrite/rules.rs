//! `/rules`: what the help, the rulings and the items say about a word.

use castaway_rollwrite::{ids::Item, text::HELP_PAGES};

use super::words::Words;
use crate::ui::query;

/// So many answers fit a message.
const ANSWERS: usize = 4;

/// The rules that answer a query in the words of a language, those with it in the heading first: heading and text.
pub fn search(w: &Words<'_>, by: &Words<'_>, query: &str) -> Vec<(String, String)> {
    query::search(all(w), &all(by), query, ANSWERS)
}

/// Headings of rules that fit what is typed in a language.
pub fn titles(w: &Words<'_>, by: &Words<'_>, typed: &str) -> Vec<String> {
    query::titles(all(w), &all(by), typed)
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

//! `/rules`: what the rules and the help say about a word. Cards are no part of it: those are read where they were seen.

use super::{help, words::Words};
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

/// Words that rules are found by, for whoever found nothing.
pub fn words(w: &Words<'_>) -> String {
    w.get("dx-rule-words")
}

fn all(w: &Words<'_>) -> Vec<(String, String)> {
    let rules = w.wording.rules().into_iter();
    let rules = rules.map(|rule| (rule.heading, rule.text));
    rules.chain(help::pages(w)).collect()
}

//! `docs/defaults.md` is what the code says.

use std::{collections::BTreeSet, fs};

use castaway_harness::{blessing, here};
use castaway_robinson::absent::{Said, page};

#[test]
fn the_page_of_defaults_is_true() {
    let here = here!();
    let file = here.workspace().join("docs/defaults.md");
    if blessing() {
        fs::write(&file, page::page()).expect("the page is written");
    }
    let stands = fs::read_to_string(&file).unwrap_or_default();
    let bless = here.bless();
    assert!(stands == page::page(), "docs/defaults.md is old: {bless}");
}

#[test]
fn every_question_of_the_page_has_words_of_its_own() {
    let questions = page::questions();
    let names: BTreeSet<_> = questions.iter().map(|q| Said::of(q).question).collect();
    assert_eq!(names.len(), questions.len());
    let kinds: BTreeSet<_> = questions.iter().map(kind).collect();
    assert_eq!(kinds.len(), questions.len());
}

/// The name of a question without what it carries, and of a stop with what it comes before.
fn kind(question: &castaway_robinson::ask::Question) -> String {
    let text = format!("{question:?}");
    let name = text.strip_prefix("Before(").unwrap_or(&text);
    name.split([' ', '(', ')'])
        .next()
        .unwrap_or_default()
        .to_owned()
}

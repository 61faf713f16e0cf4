//! No card without a case: what the catalog prints against what the files hold.

use std::collections::{BTreeMap, BTreeSet};

use castaway_harness::{exact::CaseFile, here};

use super::printed::halves;
use crate::table::catalog;

/// Decks whose every half has its cases. A deck that is missing here is not done yet.
const COMPLETE: &[&str] = &[
    "build",
    "gather",
    "explore",
    "event",
    "discovery",
    "equipment",
    "wreckage",
    "beast",
    "invention",
    "ability",
    "mystery",
];

/// Every file of cases.
fn files() -> Vec<CaseFile> {
    let folder = here!().tests("book/exact/cases");
    let names = CaseFile::names(&folder);
    names
        .iter()
        .map(|name| CaseFile::read(&folder, name))
        .collect()
}

/// What the cases of one half show.
#[derive(Debug, Default)]
struct Shown {
    /// How many there are.
    cases: usize,
    /// Every option chosen.
    picks: BTreeSet<String>,
    /// Some case ends with wounds.
    wounds: bool,
}

/// What the cases of a deck show: how often each half is played, and every option chosen in it.
fn shown(deck: &str) -> BTreeMap<(String, String), Shown> {
    let mut all: BTreeMap<(String, String), Shown> = BTreeMap::new();
    for file in files() {
        if file.deck != deck {
            continue;
        }
        for (card, half, case) in file.cases() {
            let first = (half, &case.pick, &case.expect);
            let later = case.then.iter();
            let later = later.map(|l| (l.half.as_str(), &l.pick, &l.expect));
            for (half, pick, expect) in std::iter::once(first).chain(later) {
                let slot = all.entry((card.to_owned(), half.to_owned())).or_default();
                slot.cases += 1;
                slot.wounds |= expect.iter().any(|l| l.contains(" wounds +"));
                slot.picks.extend(pick.iter().map(|p| {
                    p.split_once(" of ")
                        .map_or(p.as_str(), |(key, _)| key)
                        .to_owned()
                }));
            }
        }
    }
    all
}

#[test]
fn every_half_of_a_complete_deck_has_its_cases() {
    let mut missing = Vec::new();
    for deck in COMPLETE {
        let shown = shown(deck);
        for ((card, half), wanted) in halves(deck) {
            let none = Shown::default();
            let Shown {
                cases,
                picks,
                wounds,
            } = shown.get(&(card.clone(), half.clone())).unwrap_or(&none);
            if wanted.unmet && !wounds {
                missing.push(format!("{deck}/{card} {half}: no demand is left unmet"));
            }
            let least = if wanted.both_ways { 2 } else { 1 };
            if *cases < least {
                missing.push(format!(
                    "{deck}/{card} {half}: {cases} of at least {least} cases"
                ));
            }
            for choice in wanted.choices.difference(picks) {
                missing.push(format!("{deck}/{card} {half}: nobody chooses {choice}"));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_case_names_a_half_that_is_printed() {
    // Later steps are played at other moments too; a case itself stands for something printed.
    let mut wrong = Vec::new();
    for file in files() {
        if !COMPLETE.contains(&file.deck.as_str()) {
            continue;
        }
        let printed = halves(&file.deck);
        for (card, half, _) in file.cases() {
            if !printed.contains_key(&(card.to_owned(), half.to_owned())) {
                wrong.push(format!("{}/{card} {half}", file.deck));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_requirement_is_refused_and_every_price_paid() {
    let files = files();
    let mut missing = Vec::new();
    for (key, card) in &catalog().events {
        for action in &card.actions {
            let steps: Vec<(&[String], &[String])> = files
                .iter()
                .filter(|f| f.deck == "event")
                .flat_map(CaseFile::cases)
                .filter(|(of, ..)| *of == key.as_str())
                .flat_map(|(_, half, case)| {
                    let first = (half, &case.given[..], &case.expect[..]);
                    let later = case.then.iter();
                    let later = later.map(|l| (l.half.as_str(), &l.given[..], &l.expect[..]));
                    std::iter::once(first).chain(later)
                })
                .filter(|(half, ..)| *half == "action")
                .map(|(_, given, expect)| (given, expect))
                .collect();
            for price in 0..action.requires.len() {
                let pays = |given: &[String]| {
                    let word = given.iter().find_map(|g| g.strip_prefix("pays "));
                    word.map_or(0, |n| n.parse().expect("a number")) == price
                };
                for refused in [true, false] {
                    let shown = steps
                        .iter()
                        .any(|(given, expect)| pays(given) && (*expect == ["refused"]) == refused);
                    if !shown {
                        missing.push(format!("{key} price {price}, refused: {refused}"));
                    }
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

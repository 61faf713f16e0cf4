//! What each rule of the quick game says and which test holds it: `docs/rollwrite-rules.md` and
//! `docs/rollwrite-coverage.md`, kept true by this test.

use castaway_harness::{
    book::{self, Book},
    here,
};

const BOOK: Book = Book {
    game: "roll-and-write game",
    rules: "docs/rollwrite-rules.md",
    clauses: "docs/rollwrite-coverage.md",
    ids: &["W-"],
    places: &[
        ("Own", "on the sheet of the one whose turn it is"),
        ("Other", "with another player"),
        ("Field", "on a field of the island"),
        ("Dice", "among the dice"),
        ("Time", "in a night, on the last day, at the end"),
        ("Setup", "in what is set up before the first turn"),
        ("Printed", "in the printed numbers"),
    ],
    waits,
    unlinked: 1,
};

/// Facts about the printed game that no program can keep or break.
fn waits(id: &str) -> Option<&'static str> {
    (id == "W-SCEN-4").then_some("no rule: how many scenarios were published")
}

#[test]
fn the_pages_of_the_rules_are_true() {
    book::check(here!(), &BOOK);
}

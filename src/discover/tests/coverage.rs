//! What each rule of the explore-and-craft game says and which test holds it: `docs/discover-rules.md` and
//! `docs/discover-coverage.md`, kept true by this test.

use castaway_harness::{
    book::{self, Book},
    here,
};

const BOOK: Book = Book {
    game: "explore-and-craft game",
    rules: "docs/discover-rules.md",
    clauses: "docs/discover-coverage.md",
    ids: &["D-"],
    places: &[
        ("Own", "with whoever acts"),
        ("Other", "with another survivor"),
        ("Map", "on a space of the map"),
        ("Hidden", "on a face-down tile, or otherwise out of sight"),
        ("Decks", "in a deck"),
        ("Dice", "among the dice of a fight"),
        ("Quest", "in the stage of the quest"),
        ("Time", "in a night"),
        ("Setup", "in what is set up before the first day"),
    ],
    waits,
    unlinked: 19,
};

/// Why no test holds a rule yet.
fn waits(id: &str) -> Option<&'static str> {
    const BOX: &str = "no rule of a table: what lies in the printed box";
    const NONE: &str = "no card of the content has such a thing yet";
    match id {
        "D-AIM-3" | "D-AIM-4" | "D-AIM-6" | "D-SETUP-9" | "D-SETUP-20" => Some(BOX),
        "D-SETUP-4" => Some("not applicable: cards are found by id, so no deck has an order"),
        "D-SMON-3" | "D-CLAR-6" | "D-CLAR-7" | "D-CLAR-8" => Some(NONE),
        _ => None,
    }
}

#[test]
fn the_pages_of_the_rules_are_true() {
    book::check(here!(), &BOOK);
}

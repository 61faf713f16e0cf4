//! What each rule of the island game says and which test holds it: `docs/rules.md` and `docs/coverage.md`, kept true by
//! this test.

use castaway_harness::{
    book::{self, Book},
    here,
};

const BOOK: Book = Book {
    game: "island game",
    rules: "docs/rules.md",
    clauses: "docs/coverage.md",
    ids: &["R-", "EX-"],
    places: &[
        ("Table", "nowhere in particular"),
        ("Store", "among the available resources and tokens"),
        ("Future", "in Future Resources"),
        ("Plan", "tied to a planned action"),
        ("Board", "a token or marker on a tile or an action space"),
        ("Deck", "on or in a deck"),
        ("Kept", "a kept card"),
        ("Sheet", "a character's own"),
        ("Outside", "on the sheet of somebody who sleeps outside"),
        ("Second", "with another seat than the first"),
        ("Friday", "with Friday"),
    ],
    waits: |_| None,
    unlinked: 45,
};

#[test]
fn the_pages_of_the_rules_are_true() {
    book::check(here!(), &BOOK);
}

//! Exact cases: everything that changes is told, and a case that expects otherwise fails.

mod nim;

use castaway_harness::{
    exact::{self, Case, Exact, Later, changes},
    here,
};
use castaway_kernel::Game;
use nim::{Nim, State};
use serde_json::json;

/// The game with a fault, on a heap of twenty.
struct Heap<const FAULT: u8>;

impl<const FAULT: u8> Exact for Heap<FAULT> {
    type Game = Nim<FAULT>;

    fn catalog() {}

    fn table(_: &str) -> State {
        let created = Nim::<FAULT>::create(&(), &20, 0);
        created.unwrap_or_else(|_| panic!("a heap")).state
    }
}

castaway_harness::cases! {
    "cases", exact::case::<Heap<{ nim::SOUND }>>:
    heap,
}

#[test]
#[should_panic(expected = "2 of 5 cases of heap differ:\n\ntake take [\"heap = 9\"]")]
fn a_rule_that_changed_is_noticed_with_its_case() {
    // A heap does not grow to seven by itself.
    exact::play(
        here!(),
        "cases",
        "heap",
        exact::case::<Heap<{ nim::ENDLESS }>>,
    );
}

#[test]
#[should_panic(expected = "no test plays [\"heap\"]")]
fn a_file_without_a_test_is_noticed() {
    exact::no_others(here!(), "cases", &["other"]);
}

/// What a case of the sound game comes to.
fn comes_to(given: &[&str], pick: &[&str], expect: &[&str]) -> Result<(), String> {
    let own = |lines: &[&str]| lines.iter().map(|l| (*l).to_owned()).collect();
    let case = Case {
        given: own(given),
        pick: own(pick),
        expect: own(expect),
        then: Vec::<Later>::new(),
    };
    exact::case::<Heap<{ nim::SOUND }>>("heap", "take", "take", &case)
}

#[test]
fn what_is_not_expected_is_told() {
    let why = comes_to(&["heap = 9"], &[r#"0 {"take":2}"#], &["heap -2", "turn +1"]).unwrap_err();
    assert!(
        why.contains(r#"happened and not expected: ["taken.0 +2"]"#),
        "{why}"
    );
    let expect = ["heap -2", "taken.0 +2", "turn +1", "taken.1 +1"];
    let why = comes_to(&["heap = 9"], &[r#"0 {"take":2}"#], &expect).unwrap_err();
    assert!(
        why.contains(r#"expected and missing: ["taken.1 +1"]"#),
        "{why}"
    );
}

#[test]
fn a_refusal_is_told() {
    let why = comes_to(&["heap = 9"], &[r#"1 {"take":2}"#], &[]).unwrap_err();
    assert!(why.contains("is refused: \"not so\""), "{why}");
    let why = comes_to(&["heap = 9"], &[r#"0 {"take":2}"#], &["refused"]).unwrap_err();
    assert_eq!(why, "it is not refused");
    // Nothing may come after a refusal.
    let twice = [r#"1 {"take":2}"#, r#"0 {"take":2}"#];
    assert!(comes_to(&["heap = 9"], &twice, &["refused"]).is_err());
}

#[test]
fn what_no_state_keeps_cannot_be_given() {
    for given in ["hoard = 9", "taken.7 = 1", "heap = \"many\"", "heap"] {
        assert!(comes_to(&[given], &[], &[]).is_err(), "{given}");
    }
}

#[test]
fn every_difference_has_its_line() {
    let before = json!({ "n": 3, "on": false, "who": "a", "list": ["a", "b"], "at": [1, 2], "map": { "x": 1 }, "things": [{ "n": 1 }, { "n": 2 }], "order": ["a", "b"] });
    let after = json!({ "n": 1, "on": true, "who": null, "list": ["b", "c", "c"], "at": [1, 5], "map": { "y": { "b": 1, "a": [] } }, "things": [{ "n": 1 }, { "n": 4 }], "order": ["b", "a"] });
    let lines = [
        "+ list \"c\"",
        "+ list \"c\"",
        "+ map.y {\"a\":[],\"b\":1}",
        "- list \"a\"",
        "- map.x 1",
        "at.1 +3",
        "n -2",
        "on true",
        "order in the order [\"b\",\"a\"]",
        "things.1.n +2",
        "who null",
    ];
    assert_eq!(changes(&before, &after), lines);
    assert_eq!(changes(&before, &before), Vec::<String>::new());
}

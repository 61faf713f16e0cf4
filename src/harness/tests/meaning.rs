//! Fields of a save stand in one list each.

use castaway_harness::meaning::{Fields, names};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Save {
    heap: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    prize: Option<u8>,
    work: Vec<u8>,
}

const FIELDS: Fields = Fields {
    always: &["heap"],
    sometimes: &["prize"],
    left_out: &["work"],
};

#[test]
fn what_is_told_is_what_the_lists_say() {
    assert_eq!(names::<Save>(), ["heap", "prize", "work"]);
    let save = |prize, work| Save {
        heap: 3,
        prize,
        work,
    };
    assert_eq!(FIELDS.words(&save(None, vec![1])), "heap 3\n");
    assert_eq!(FIELDS.words(&save(Some(7), vec![])), "heap 3\nprize 7\n");
    assert_eq!(FIELDS.mistakes::<Save>(), Vec::<String>::new());
}

#[test]
fn a_field_in_no_list_or_in_several_and_a_name_of_none_are_noticed() {
    let forgotten = Fields {
        sometimes: &[],
        ..FIELDS
    };
    assert_eq!(forgotten.mistakes::<Save>(), ["prize"]);
    let twice = Fields {
        left_out: &["work", "heap", "gone"],
        ..FIELDS
    };
    assert_eq!(twice.mistakes::<Save>(), ["heap", "no field gone"]);
}

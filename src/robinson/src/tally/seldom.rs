//! What computer players hardly ever meet, and the exact case that plays it instead.

use super::Feat;

/// Things that 20,000 games may meet fewer than five times, as a report names them, each with the file below
/// `src/robinson/tests/book` and the test that holds it (`tests/book/tally.rs` looks for both). Cards and ends are not in
/// here: every half of every card has a case of its own, and every end a golden game.
pub const SELDOM: [(&str, &str, &str); 5] = [
    (
        "action attack_city",
        "sheets/cannibal_island/attacks.rs",
        "the_city_falls",
    ),
    (
        "city lifted",
        "sheets/cannibal_island/attacks.rs",
        "the_city_falls",
    ),
    (
        "razed_city laid",
        "sheets/cannibal_island/attacks.rs",
        "the_city_falls",
    ),
    ("totem 6", "sheets/cursed_island/places.rs", "later_totems"),
    (
        "pick tile: no",
        "sheets/cursed_island/things.rs",
        "the_bell",
    ),
];

/// Whether a thing is one of them.
pub(super) fn is(feat: &Feat) -> bool {
    let name = feat.to_string();
    SELDOM.iter().any(|(thing, ..)| *thing == name)
}

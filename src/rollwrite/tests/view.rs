//! What the view says beside the state is what the rules do.

mod table;

use castaway_kernel::Game;
use castaway_rollwrite::{RollWrite, command::Command, content::Hindrance, ids::Feature};
use table::{A, Table};

#[test]
fn the_fields_that_will_sink_are_those_that_do() {
    let mut t = Table::of(1, "s13");
    let view = |t: &Table| RollWrite::view(&t.catalog, &t.state, Some(A));
    // The day comes from the card, whose numbers play may change.
    let first = t.state.charter.hindrances.iter().find_map(|h| match h {
        Hindrance::ClosingSea(day) => Some(*day),
        _ => None,
    });
    let first = first.expect("the sea closes in");
    t.state.day = first - 2;
    t.state.players[0].stock.water = 9;
    t.state.players[0].stock.food = 9;
    assert!(view(&t).sinking.is_empty(), "not before its day");
    t.state.day = first - 1;
    let expected = view(&t).sinking;
    assert_eq!(expected.len(), 9, "a whole side");
    let before = t.state.map.clone();
    t.go(Command::EndTurn);
    let sank: Vec<_> = before
        .hexes()
        .filter(|h| before.get(*h) != t.state.map.get(*h))
        .collect();
    assert_eq!(sank, expected);
    assert!(
        sank.iter()
            .all(|h| t.state.map.get(*h).map(|f| f.feature) == Some(Feature::Sea))
    );
    t.state.day = t.state.charter.days;
    assert!(view(&t).sinking.is_empty(), "no dawn follows the last day");
}

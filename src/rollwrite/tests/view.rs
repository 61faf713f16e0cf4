//! What the view says beside the state is what the rules do.

mod table;

use castaway_kernel::Game;
use castaway_rollwrite::{RollWrite, command::Command, ids::Feature};
use table::{A, Table};

#[test]
fn the_fields_that_will_sink_are_those_that_do() {
    let mut t = Table::of(1, "s13");
    let view = |t: &Table| RollWrite::view(&t.catalog, &t.state, Some(A));
    t.state.day = 10;
    t.state.players[0].stock.water = 9;
    t.state.players[0].stock.food = 9;
    assert!(view(&t).sinking.is_empty(), "the sea comes on day 12");
    t.state.day = 11;
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

//! What the view says beside the state is what the rules do.

mod table;

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    content::{Check, Goal, Hindrance},
    hex::Hex,
    ids::{Feature, Resource},
    reach::{ReachAim, reach},
    state::Phase,
};
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

#[test]
fn what_the_nights_eat_before_it_counts_is_still_to_be_brought() {
    let mut t = Table::of(1, "s09");
    assert_eq!(t.state.charter.check, Check::AtEnd);
    let days = t.state.charter.days;
    t.state.charter.goals = vec![Goal::Hold {
        resource: Resource::Water,
        units: 2,
    }];
    let water = Feature::Gather {
        resource: Resource::Water,
        value: 6,
    };
    t.state.map.set(Hex::new(4, 3), water);
    let serves = |t: &Table| {
        let ways = reach(&t.catalog, &t.state, A);
        let mut ways = ways.iter().filter(|w| w.hex == Hex::new(4, 3));
        let way = ways.next().expect("a way to the water");
        assert!(matches!(way.aim, ReachAim::Take { .. }), "{way:?}");
        way.serves
    };
    let asks = |t: &Table, day: u8| {
        let mut state = t.state.clone();
        state.day = day;
        RollWrite::view(&t.catalog, &state, Some(A)).tonight.thirst
    };
    let mut told = 0;
    for day in 1..=days {
        t.state.day = day;
        let nights = (day..=days).filter(|day| asks(&t, *day)).count();
        let nights = u16::try_from(nights).unwrap();
        for spare in 0..=nights {
            t.state.players[0].stock.water = 2 + spare;
            t.state.players[0].stock.food = 9;
            let view = RollWrite::view(&t.catalog, &t.state, Some(A));
            assert!(view.goals[0][0], "it is met as things stand");
            let lasts = spare == nights;
            assert_eq!(view.stands(A, 0), lasts, "day {day}: {spare} of {nights}");
            assert_eq!(view.eaten(A, 0), (!lasts).then_some(nights));
            assert_eq!(serves(&t), !lasts, "day {day}: {spare} of {nights}");
            // Played to the end it comes out so.
            let mut end = t.state.clone();
            while end.asked().is_some() {
                let next = RollWrite::apply(&t.catalog, &end, A, &Command::EndTurn);
                end = next.unwrap().state;
            }
            let Phase::Over(over) = &end.phase else {
                panic!("it is over");
            };
            assert_eq!(over.scores[0].met, lasts, "day {day}: {spare} of {nights}");
            told += u32::from(!lasts);
        }
    }
    assert!(told > 3, "{told}");
    // What may be called done at once is done.
    t.state.day = 1;
    t.state.players[0].stock.water = 2;
    t.state.charter.check = Check::AnyTime;
    assert!(RollWrite::view(&t.catalog, &t.state, Some(A)).stands(A, 0));
}

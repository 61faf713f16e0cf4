use castaway_clause::clause;
use castaway_discover::{
    command::{Command, Gather},
    engine::Engine,
    ids::{Kind, Res},
    known::Known,
    state::{Label, Task},
    world::{Face, World},
};
use castaway_kernel::{Key, Seat};

use crate::table::Table;

#[test]
#[clause(id = "D-CARRY-1", says = "ten resources and items together", lies = Own)]
#[clause(id = "D-CARRY-2", says = "what is over is dropped face up into the space, as its owner chooses", lies = Map)]
#[clause(id = "D-CARRY-6", says = "nothing is dropped below the limit", lies = Own)]
fn what_is_over_the_limit_is_dropped() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[(Res::Wood, 5), (Res::Stone, 4)]);
    table.token(0, Kind::A, Face::Res(Res::Food), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    assert!(table.s.ask.is_none(), "ten are no more than ten");
    table.token(0, Kind::A, Face::Res(Res::Food), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    table.answer(0, Label::Res(Res::Stone));
    assert_eq!(table.me().stock.all(), 10);
    assert_eq!(table.s.spaces[0].dropped.units(Res::Stone), 1);
}

#[test]
#[clause(id = "D-CARRY-3", says = "a quest item counts and is never discarded", lies = Own)]
#[clause(id = "D-EX-15", says = "twelve with a quest item: two others go", lies = Own)]
#[clause(id = "D-R-4", says = "with nothing but quest items the limit is ignored", lies = Own)]
fn quest_items_stay() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[(Res::Wood, 9)]);
    table.item(0, "coil", 0).item(0, "buckler", 0);
    table.token(0, Kind::A, Face::Res(Res::Food), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    let options = table.options(0);
    assert!(options.contains(&Label::Item(Key::from("buckler"))));
    assert!(!options.contains(&Label::Item(Key::from("coil"))));
    table.answer(0, Label::Item(Key::from("buckler")));
    table.answer(0, Label::Res(Res::Wood));
    assert!(table.s.ask.is_none());
    assert_eq!((table.me().stock.all(), table.me().items.len()), (9, 1));
    table.holds(0, &[]);
    let coil = table.me().items[0].clone();
    table.seat(0).items = vec![coil; 12];
    let mut engine = Engine::new(&table.catalog, table.s.clone());
    engine.s.stack.push(Task::Limit(Seat(0)));
    engine.go_on().unwrap();
    assert!(engine.s.ask.is_none() && engine.s.seats[0].items.len() == 12);
}

#[test]
#[clause(id = "D-CARRY-4", says = "what an item carries does not count, the item does", lies = Own)]
#[clause(id = "D-CARRY-8", says = "items load themselves with what they can carry", lies = Own)]
#[clause(id = "D-CARRY-5", says = "projects and ongoing threats never count", lies = Own)]
fn items_carry() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[(Res::Clean, 3), (Res::Wood, 8)]);
    table.item(0, "waterskin", 0);
    table.seat(0).threats.push(Key::from("wild_8"));
    table.s.decks.threats.retain(|t| *t != "wild_8");
    table.token(0, Kind::A, Face::Res(Res::Food), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    assert!(
        table.s.ask.is_none(),
        "8 wood, 1 food and the flask are ten"
    );
    table.token(0, Kind::A, Face::Res(Res::Food), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    assert!(table.s.ask.is_some());
}

#[test]
#[clause(id = "D-NUM-6", says = "a second copy replaces the first, which may go to somebody in the space", lies = Other)]
#[clause(id = "D-CLAR-13", says = "the new copy has its printed counters, the old one keeps what is left", lies = Other)]
#[clause(id = "D-NUM-5", says = "an item that is found is kept", lies = Own)]
fn no_item_twice() {
    let mut table = Table::plain("q_beacon", 2);
    table.s.decks.found.push(Key::from("kit"));
    table.item(0, "kit", 1);
    table.resolve(0, r#"[{"op":"found_item"}]"#);
    table.answer(0, Label::Seat(Seat(1)));
    assert_eq!(
        (table.me().items.len(), table.me().items[0].counters),
        (1, 3)
    );
    assert_eq!(
        (
            table.s.seats[1].items.len(),
            table.s.seats[1].items[0].counters
        ),
        (1, 1)
    );
}

#[test]
#[clause(id = "D-DISC-2", says = "a found item that is discarded lies under its deck", lies = Decks)]
fn found_items_return() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[(Res::Wood, 9)]);
    table.item(0, "kit", 1);
    table.token(0, Kind::A, Face::Res(Res::Food), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    table.answer(0, Label::Item(Key::from("kit")));
    assert_eq!(table.s.decks.found.first(), Some(&Key::from("kit")));
    assert_eq!(table.me().at, World::CAMP);
}

#[test]
#[clause(id = "D-R-23", says = "the limit holds after a gain in the night too", lies = Time)]
fn the_limit_holds_at_night() {
    let mut table = Table::plain("q_beacon", 1);
    table.night("n3");
    table.holds(0, &[(Res::Food, 10)]).item(0, "snare", 0);
    table.until(0, &Command::EndTurn, |t| t.s.ask.is_some());
    // Hunger was paid or not; then the catch is over the limit.
    table.answer(0, Label::No);
    let meat = |t: &Table| t.me().stock.units(Res::Meat);
    if meat(&table) == 1 {
        assert!(table.options(0).contains(&Label::Res(Res::Food)));
    }
    table.silence();
    assert!(table.me().stock.all() <= 9);
}

#[test]
fn what_is_carried_is_told_against_the_limit_of_whoever_carries_it() {
    let mut table = Table::plain("q_beacon", 2);
    table
        .plays(0, "ph")
        .holds(0, &[(Res::Wood, 9)])
        .item(0, "buckler", 0);
    table.holds(1, &[(Res::Wood, 9)]);
    let known = Known::new(&table.catalog, &table.s, None);
    assert_eq!(
        [0, 1].map(|seat| known.load(Seat(seat))),
        [(10, 12), (9, 10)]
    );
}

//! Inventions and tokens of the sheet (R-S5-16, R-S5-17).

use super::*;

/// The top tiles of the stack, the first one on top.
fn top(t: &mut Table, tiles: &[u8]) {
    t.s.piles.tiles.retain(|n| !tiles.contains(n));
    t.s.piles.tiles.extend(tiles.iter().rev());
}

fn canoe(t: Table) -> Table {
    t.item("canoe")
}

#[test]
#[clause(id = "R-S5-16", says = "the explorer draws two tiles, places one, and the other is shuffled into the stack", lies = Second)]
fn the_canoe() {
    let mut t = canoe(pair());
    top(&mut t, &[3, 9]);
    let other = Pawn::Seat(1);
    t.give_as(
        1,
        &crate::table::play::assign(explore(Space::T1), &[other, other]),
    )
    .expect("an exploration");
    go(&mut t);
    assert_eq!(t.options(), ["3", "9"]);
    assert_eq!(
        t.s.ask.as_ref().expect("a question").seats,
        [castaway_kernel::Seat(1)]
    );
    t.pick("9");
    assert_eq!(t.s.island[&Space::T1].number, 9);
    assert!(t.s.piles.tiles.contains(&3));
}

/// Held by ruling("explore-choice-rest").
#[test]
#[clause(id = "R-S5-16", says = "a ruling puts the other tile under the stack", lies = Deck)]
fn the_canoe_of_the_first_edition() {
    let mut t = house(canoe(solo()), &[Reading::UndrawnUnder]);
    top(&mut t, &[3, 9]);
    t.plan(explore(Space::T1), &[ME, ME])
        .expect("an exploration");
    go(&mut t);
    t.pick("3");
    assert_eq!(t.s.piles.tiles.first(), Some(&9));
}

#[test]
#[clause(id = "R-S5-16", says = "with one tile left there is nothing to choose", lies = Deck)]
fn the_last_tile() {
    let mut t = canoe(solo());
    let spaces = [
        Space::T2,
        Space::T3,
        Space::M2,
        Space::M3,
        Space::M4,
        Space::B1,
        Space::B2,
        Space::B3,
    ];
    for space in spaces {
        let number = t.s.piles.tiles[0];
        t = t.tile(space, number);
    }
    let last = t.s.piles.tiles[0];
    assert_eq!(t.s.piles.tiles.len(), 1);
    t.plan(explore(Space::T1), &[ME, ME])
        .expect("an exploration");
    go(&mut t);
    assert_eq!(t.s.island[&Space::T1].number, last);
}

fn ballista(t: &mut Table) {
    let effects = catalog().inventions[&Key::from("ballista")]
        .on_build
        .clone();
    t.run_in(Phase::Action, effects);
}

#[test]
#[clause(id = "R-S5-17", says = "the Ballista gives one weapon level, and two of palisade with a shelter", lies = Board)]
fn the_ballista() {
    crate::table::play::ruling("sheet-5-items");
    let mut t = solo();
    ballista(&mut t);
    assert_eq!((t.s.weapon, t.s.palisade), (1, 0), "no shelter");
    let mut t = solo();
    t.s.shelter = true;
    ballista(&mut t);
    assert_eq!(
        (t.s.level(Track::Weapon), t.s.level(Track::Palisade)),
        (1, 2)
    );
}

#[test]
#[clause(id = "R-S5-17", says = "the map shows three tiles, the blowpipe helps one fight, the knife stays", lies = Store)]
fn the_tokens() {
    let mut t = solo();
    t.s.discoveries = vec!["island_map".into(), "bush_knife".into()];
    t.use_it(Usable::Discovery("bush_knife".into()))
        .expect("a use");
    assert_eq!(t.s.weapon, 1);
    top(&mut t, &[1, 3, 9]);
    t.use_it(Usable::Discovery("island_map".into()))
        .expect("a use");
    assert_eq!(t.options().len(), 3);
    t.pick("9");
    t.pick("3");
    assert_eq!(
        t.s.piles.tiles.last(),
        Some(&1),
        "the last one back lies on top"
    );
}

//! Totems and the temple (R-S2-10, R-S2-11).

use super::*;

/// The totem of this number is found on T2 by the resolver.
fn totem(t: &mut Table, n: usize) {
    let effects = catalog().scenarios[&Key::from("cursed_island")].totems[n - 1].clone();
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        space: Some(Space::T2),
        ..Ctx::default()
    };
    t.run_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
    t.settle();
}

#[test]
#[clause(id = "R-S2-10", says = "the first totem's tile is explored from the round after, and not in the same", lies = Board)]
fn the_temple_waits_a_round() {
    let mut t = island(solo());
    totem(&mut t, 1);
    assert_eq!(t.s.numbers[&1], (Space::T2, 1));
    let three = [ME, ME, Pawn::Friday];
    assert_eq!(t.plan(temple(Space::T2), &three), Err(Rejection::NotNow));
    t.s.round = 2;
    t.plan(temple(Space::T2), &three).expect("the temple");
    assert_eq!((risky(&t), t.s.plan[0].sure), (2, 3), "two steps away");
}

#[test]
#[clause(id = "R-EXPLORE-2", says = "a place on an explored tile takes the pawns that exploring at that distance takes", lies = Plan)]
fn a_place_is_explored_like_a_tile() {
    let near = (Space::T1, Space::B1, vec![ME, ME]);
    let far = (Space::T2, Space::B2, vec![ME, ME, Pawn::Friday]);
    for (space, other, all) in [near, far] {
        let mut place = island(solo());
        place.s.numbers.insert(1, (space, 1));
        place.s.round = 2;
        // A tile at the same distance that nobody has seen.
        let mut tile = island(solo());
        let back = tile.s.island.remove(&other).expect("an explored tile");
        tile.s.piles.tiles.insert(0, back.number);
        place.plan(temple(space), &all).expect("the temple");
        tile.plan(explore(other), &all).expect("an exploration");
        let pawns = |t: &Table| (risky(t), t.s.plan[0].sure);
        assert_eq!(pawns(&place), pawns(&tile), "{space:?}");
    }
}

#[test]
#[clause(id = "R-S2-10", says = "in the camp the temple takes one pawn with dice or two", lies = Plan)]
fn the_temple_in_camp() {
    let mut t = island(solo());
    t.s.numbers.insert(1, (Space::M1, 1));
    t.s.round = 2;
    t.plan(temple(Space::M1), &[ME, ME]).expect("the temple");
    assert_eq!((risky(&t), t.s.plan[0].sure), (1, 2));
}

#[test]
#[clause(id = "R-S2-10", says = "the temple draws treasures and one creature, may be left early, and succeeds once", lies = Deck)]
fn the_temple_is_searched_once() {
    let mut t = island(solo());
    t.s.numbers.insert(1, (Space::T1, 1));
    t.s.round = 2;
    let mysteries = t.s.piles.mysteries.len();
    t.plan(temple(Space::T1), &[ME, ME]).expect("the temple");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    carry_out(&mut t);
    assert!(t.s.piles.mysteries.len() < mysteries, "cards were drawn");
    assert!(t.s.succeeded.contains(&Key::from("temple")));
    assert_eq!(
        t.plan(temple(Space::T1), &[ME, ME]),
        Err(Rejection::NotNow),
        "once in a game"
    );
}

/// Held by ruling("totem-on-fog").
#[test]
#[clause(id = "R-SHEET-2", says = "some of what a totem does is done at once", lies = Board)]
#[clause(id = "R-S2-11", says = "the second totem wounds the explorer twice, each later one lays fog on its tile", lies = Board)]
fn later_totems() {
    let mut t = island(solo());
    totem(&mut t, 2);
    assert_eq!((t.wounds(0), t.s.numbers[&2].0), (2, Space::T2));
    for n in 3..=6 {
        let mut t = island(solo());
        totem(&mut t, n);
        assert!(lies(&t, "fog", Space::T2));
        assert_eq!(t.wounds(0), 0);
        // R-S2-11, ruling: where fog lies there is no second one and no wound.
        totem(&mut t, n);
        assert_eq!((t.s.markers.len(), t.wounds(0)), (1, 0));
    }
}

#[test]
#[clause(id = "R-SHEET-2", says = "whoever explores a totem tile sets off what the sheet says: a number that opens a place on it", lies = Board)]
#[clause(id = "R-S2-11", says = "exploring a totem tile lays its number there", lies = Board)]
fn exploring_a_totem() {
    let mut t = solo();
    // Tile 2 shows a totem.
    t.s.piles.tiles.retain(|&n| n != 2);
    t.s.piles.tiles.push(2);
    t.plan(explore(Space::T1), &[ME, ME])
        .expect("an exploration");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    carry_out(&mut t);
    assert_eq!(t.s.numbers[&1].0, Space::T1);
}

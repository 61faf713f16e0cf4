//! Totems cover the terrain of their tiles (R-S6-8).

use super::*;

/// The totem of this number is found there.
fn totem(t: &mut Table, n: usize, space: Space) {
    let effects = catalog().scenarios[&Key::from("family_robinson")].totems[n - 1].clone();
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        space: Some(space),
        ..Ctx::default()
    };
    t.run_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
    t.settle();
}

/// Two tiles of one terrain.
fn twins() -> (u8, u8) {
    let tiles: Vec<_> = catalog().tiles.values().collect();
    let twin = |a: &&&_| {
        let (a, tiles): (&castaway_robinson::content::TileCard, _) = (**a, &tiles);
        tiles
            .iter()
            .any(|b| b.number > a.number && b.terrain == a.terrain)
    };
    let first = tiles.iter().find(twin).expect("two of a kind");
    let second = tiles
        .iter()
        .find(|b| b.number > first.number && b.terrain == first.terrain);
    (first.number, second.expect("its twin").number)
}

/// Held by ruling("totem-terrain").
#[test]
#[clause(id = "R-S6-8", says = "each totem covers the terrain of its tile if no other tile shows it", lies = Board)]
fn the_only_one_is_covered() {
    ruling("totem-terrain");
    let (one, other) = twins();
    for n in 1..=6 {
        let mut t = solo().tile(Space::T1, one);
        totem(&mut t, n, Space::T1);
        assert!(t.s.island[&Space::T1].terrain_covered);
        assert_eq!(t.wounds(0), 0);
        let mut t = solo().tile(Space::T1, one).tile(Space::M2, other);
        totem(&mut t, n, Space::T1);
        assert!(!t.s.island[&Space::T1].terrain_covered);
    }
}

#[test]
#[clause(id = "R-S6-8", says = "a tile that lies face down shows nothing; one whose terrain is covered is there", lies = Board)]
fn what_shows_a_terrain() {
    let (one, other) = twins();
    let down = |t: &mut Table| t.s.island.get_mut(&Space::M2).expect("laid").face_down = true;
    let mut t = solo().tile(Space::T1, one).tile(Space::M2, other);
    down(&mut t);
    totem(&mut t, 1, Space::T1);
    assert!(t.s.island[&Space::T1].terrain_covered);
    let t = solo().tile(Space::T1, one).tile(Space::M2, other);
    let mut t = house(t, &[Reading::TotemTerrainEver]);
    down(&mut t);
    totem(&mut t, 1, Space::T1);
    assert!(
        !t.s.island[&Space::T1].terrain_covered,
        "by the other reading it was explored before"
    );
    let mut t = solo().tile(Space::T1, one).tile(Space::M2, other);
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .terrain_covered = true;
    totem(&mut t, 1, Space::T1);
    assert!(!t.s.island[&Space::T1].terrain_covered);
}

#[test]
#[clause(id = "R-S6-8", says = "exploring a totem tile does it", lies = Deck)]
fn exploring_a_totem() {
    let mut t = solo();
    let totem = catalog()
        .tiles
        .values()
        .find(|t| t.totem && t.terrain != catalog().tiles[&8].terrain);
    let number = totem.expect("a totem").number;
    t.s.piles.tiles.retain(|&n| n != number);
    t.s.piles.tiles.push(number);
    t.plan(Goal::Explore(Space::T1), &[ME, ME])
        .expect("an exploration");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    t.advance().expect("the plan stands");
    t.settle();
    assert!(t.events.contains(&Event::TerrainCovered(Space::T1)));
}

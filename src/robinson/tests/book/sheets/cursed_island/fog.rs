//! Fog: where it comes from and what it does (R-S2-4 to R-S2-9).

use super::*;

#[test]
#[clause(id = "R-S2-4", says = "the book lays fog on two different places of the group's choice, explored or not", lies = Board)]
fn the_book_brings_fog() {
    let mut t = solo();
    let book = catalog().scenarios[&Key::from("cursed_island")]
        .book
        .clone();
    assert_eq!(book, vec![fog(2)]);
    t.run_in(Phase::Event, book);
    assert!(t.options().contains(&"M1".to_owned()) && t.options().contains(&"B3".to_owned()));
    t.pick("B3");
    assert!(!t.options().contains(&"B3".to_owned()), "each on another");
    t.pick("M1");
    assert!(lies(&t, "fog", Space::B3) && lies(&t, "fog", Space::M1));
    assert_eq!(t.s.markers.len(), 2);
}

#[test]
#[clause(id = "R-S2-4", says = "no fog on a flipped tile, and nobody is wounded when there is no room", lies = Board)]
fn no_room_for_fog() {
    let mut t = solo().tile(Space::T1, 1);
    t.run_ops(vec![Op::FaceDown(Space::T1)], &Ctx::default());
    for &space in Space::ALL {
        if space != Space::T1 && space != Space::B3 {
            lay(&mut t, "fog", &[space]);
        }
    }
    let before = t.s.markers.len();
    t.run_in(Phase::Event, vec![fog(2)]);
    // One place alone is no question.
    t.settle();
    assert!(lies(&t, "fog", Space::B3) && !lies(&t, "fog", Space::T1));
    assert_eq!((t.s.markers.len(), t.wounds(0)), (before + 1, 0));
}

#[test]
#[clause(id = "R-S2-5", says = "fog goes with the tile that is turned down", lies = Board)]
fn fog_goes_with_its_tile() {
    let mut t = island(solo());
    lay(&mut t, "fog", &[Space::T1, Space::M2]);
    t.run_ops(vec![Op::FaceDown(Space::T1)], &Ctx::default());
    assert!(!lies(&t, "fog", Space::T1) && lies(&t, "fog", Space::M2));
}

#[test]
#[clause(id = "R-S2-6", says = "gathering and exploring in fog take one more pawn", lies = Plan)]
fn fog_slows() {
    for fogged in [false, true] {
        let mut t = solo().tile(Space::T1, 1);
        if fogged {
            lay(&mut t, "fog", &[Space::T1, Space::B1]);
        }
        let more = u8::from(fogged);
        t.plan(gather(Space::T1, 0), &[ME, ME]).expect("a gather");
        assert_eq!(risky(&t), 1 + more);
        let mut t = solo();
        if fogged {
            lay(&mut t, "fog", &[Space::B1]);
        }
        t.plan(explore(Space::B1), &[ME, ME])
            .expect("an exploration");
        assert_eq!(risky(&t), 1 + more);
    }
}

/// Held by ruling("fog-on-camp").
#[test]
#[clause(id = "R-S2-6", says = "fog on the camp slows building, arranging and resting there", lies = Plan)]
fn fog_in_camp() {
    let mut t = solo().wood(9);
    lay(&mut t, "fog", &[Space::M1]);
    for goal in [Goal::Rest, Goal::Arrange, Goal::Build(Project::Shelter)] {
        let mut t = t.clone();
        t.plan(goal.clone(), &[ME, ME]).expect("a plan");
        assert_eq!(risky(&t), 2, "{goal:?}");
    }
}

#[test]
#[clause(id = "R-S2-7", says = "a terrain in fog counts as unexplored until the fog is gone", lies = Board)]
fn fog_hides_the_terrain() {
    // Tile 1 is the only one of its terrain.
    let terrain = catalog().tiles[&1].terrain;
    let mut t = solo().tile(Space::T1, 1);
    assert!(t.s.explored_terrain(catalog()).contains(&terrain));
    lay(&mut t, "fog", &[Space::T1]);
    assert!(!t.s.explored_terrain(catalog()).contains(&terrain));
    t.run_ops(
        vec![Op::MarkerOff("fog".into(), Space::T1)],
        &Ctx::default(),
    );
    assert!(t.s.explored_terrain(catalog()).contains(&terrain));
}

#[test]
#[clause(id = "R-S2-8", says = "a camp in fog produces nothing from its sources and tokens; the Pit still may", lies = Store)]
fn fog_stops_production() {
    for fogged in [false, true] {
        let mut t = solo();
        if fogged {
            lay(&mut t, "fog", &[Space::M1]);
        }
        t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
        t.settle();
        let got = t.s.stock.wood + t.s.stock.food;
        assert_eq!(got > 0, !fogged);
    }
    let mut t = solo().item("pit");
    lay(&mut t, "fog", &[Space::M1]);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t.settle();
    assert!(t.events.iter().any(|e| matches!(e, Event::Pit { .. })));
}

#[test]
#[clause(id = "R-S2-8", says = "the Shortcut brings its resource to a camp in fog", lies = Store)]
fn the_shortcut_serves_a_foggy_camp() {
    let mut t = solo().tile(Space::T1, 1);
    t.s.shortcut = Some(Space::T1);
    lay(&mut t, "fog", &[Space::M1]);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t.settle();
    assert_eq!(t.s.stock.wood + t.s.stock.food, 1);
}

#[test]
#[clause(id = "R-S2-9", says = "fog on the Shortcut's tile: it brings nothing, and that tile is gathered from", lies = Board)]
fn fog_on_the_shortcut() {
    let mut t = solo().tile(Space::T1, 1);
    t.s.shortcut = Some(Space::T1);
    lay(&mut t, "fog", &[Space::T1, Space::M1]);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t.settle();
    assert_eq!(t.s.stock.wood + t.s.stock.food, 0);
    assert!(t.s.planning, "planning is open again");
    t.plan(gather(Space::T1, 0), &[ME, ME]).expect("a gather");
}

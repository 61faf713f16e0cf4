//! High water: when it comes, where, and what it does (R-O2-2 to R-O2-4).

use super::*;

#[test]
#[clause(id = "R-O2-2", says = "it comes by itself at the start of round 3 on M1, of 5 on B1, of 7 on T1 and M2", lies = Board)]
fn it_rises_by_itself() {
    for (round, spaces) in [
        (3, vec![Space::M1]),
        (5, vec![Space::B1]),
        (7, vec![Space::T1, Space::M2]),
        (4, vec![]),
    ] {
        let mut t = solo();
        let due = sheet().schedule.iter().filter(|due| due.round == round);
        let effects: Vec<Effect> = due.flat_map(|due| due.effects.clone()).collect();
        t.run_in(Phase::Event, effects);
        let there: Vec<Space> = t.s.markers.iter().map(|(_, at)| *at).collect();
        let mut wanted = spaces.clone();
        wanted.sort();
        assert_eq!(there, wanted, "round {round}");
        assert!(spaces.iter().all(|&at| lies(&t, "high_water", at)));
    }
}

#[test]
#[clause(id = "R-O2-2", says = "the third round of a game begins with water on the beach", lies = Board)]
fn the_third_round() {
    let mut t = solo();
    for n in 1..=2 {
        assert_eq!((t.s.round, lies(&t, "high_water", Space::M1)), (n, false));
        t.s.stock.food = 9;
        t.s.shelter = true;
        t.plan(Goal::Rest, &[ME]).expect("a rest");
        t.plan(Goal::Arrange, &[ME]).expect("camp work");
        t.advance().expect("Friday may stay idle");
        t.settle();
    }
    assert!(t.s.round == 3 && lies(&t, "high_water", Space::M1));
}

fn book(t: &mut Table) {
    t.run_in(Phase::Event, sheet().book.clone());
}

#[test]
#[clause(id = "R-O2-3", says = "a book lays one on a tile or space of the group's choice, explored or not, that has none", lies = Board)]
fn a_book() {
    let mut t = pair().tile(Space::T1, 1);
    lay(&mut t, "high_water", &[Space::M1]);
    book(&mut t);
    let offered = t.options();
    assert!(!offered.contains(&"M1".to_owned()) && offered.contains(&"T1".to_owned()));
    assert!(offered.contains(&"B1".to_owned()), "{offered:?}");
    t.pick("B1");
    assert!(lies(&t, "high_water", Space::B1));
    assert_eq!(t.s.markers.len(), 2);
}

#[test]
#[clause(id = "R-O2-3", says = "it finds no place on a tile that lies face down", lies = Board)]
fn not_on_a_tile_face_down() {
    let mut t = pair().tile(Space::T1, 1);
    t.s.island.get_mut(&Space::T1).expect("there").face_down = true;
    book(&mut t);
    assert!(!t.options().contains(&"T1".to_owned()));
}

/// The pawns that the last planned action needs with dice.
fn risky(t: &Table) -> u8 {
    t.s.plan.last().expect("something is planned").risky
}

#[test]
#[clause(id = "R-O2-4", says = "a Gather there needs one more pawn, exploring and building there do not", lies = Plan)]
fn gathering_takes_longer() {
    for (wet, needed) in [(false, 1), (true, 2)] {
        let mut t = pair().tile(Space::T1, 5);
        if wet {
            lay(&mut t, "high_water", &[Space::T1]);
        }
        t.plan(gather(Space::T1, 0), &[ME, ME]).expect("a source");
        assert_eq!(risky(&t), needed);
    }
    let mut t = pair().wood(2);
    lay(&mut t, "high_water", &[Space::M1, Space::T1]);
    t.plan(explore(Space::T1), &[ME]).expect("a way");
    t.plan(wall(Space::M1), &[ME]).expect("a wall");
    assert_eq!(t.s.plan.iter().map(|p| p.risky).collect::<Vec<_>>(), [1, 1]);
}

#[test]
#[clause(id = "R-O2-4", says = "the terrain counts as unexplored, and items that stand stay", lies = Board)]
fn the_terrain_is_under_water() {
    let mut t = solo();
    t.plan(build("shovel"), &[ME, ME]).expect("a beach");
    let mut t = solo().item("shovel");
    lay(&mut t, "high_water", &[Space::M1]);
    assert!(t.s.built("shovel"));
    let mut t = solo();
    lay(&mut t, "high_water", &[Space::M1]);
    let refused = t.plan(build("shovel"), &[ME, ME]);
    assert!(
        matches!(refused, Err(Rejection::NeedsTerrain(_))),
        "{refused:?}"
    );
}

#[test]
#[clause(id = "R-O2-4", says = "the tile of the camp produces nothing", lies = Board)]
fn no_production() {
    for (wet, wood) in [(false, 1), (true, 0)] {
        let mut t = solo();
        if wet {
            lay(&mut t, "high_water", &[Space::M1]);
        }
        t.s.phase = Phase::Production;
        t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
        t.settle();
        assert_eq!((t.s.stock.wood, t.s.stock.food), (wood, wood));
    }
}

#[test]
#[clause(id = "R-O2-4", says = "the camp cannot move there, but may stay where the water came to it", lies = Board)]
fn no_camp_there() {
    let mut t = island(solo());
    lay(&mut t, "high_water", &[Space::M1, Space::T1]);
    t.s.shelter = true;
    t.s.phase = Phase::Night;
    t.s.stock.food = 9;
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    while !t.options().contains(&"stay".to_owned()) {
        t.first();
    }
    let offered = t.options();
    assert!(!offered.contains(&"T1".to_owned()), "{offered:?}");
    assert!(offered.contains(&"M2".to_owned()), "{offered:?}");
}

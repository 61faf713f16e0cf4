//! Setup, totems and what a village forbids (R-S5-1 to R-S5-4, R-S5-14, R-S5-15).

use castaway_kernel::Game;
use castaway_robinson::{Island, setup::Setup};

use super::*;

#[test]
#[clause(id = "R-S5-1", says = "the equipment is rum and pipe with tobacco, whatever was wished", lies = Store)]
fn the_equipment_is_set() {
    let mut setup = Setup::standard(1);
    setup.scenario = "cannibal_island".into();
    setup.equipment = 5;
    let t = Table {
        s: Island::create(catalog(), &setup, 1).expect("a setup").state,
        events: vec![],
    };
    let keys: Vec<&str> = t.s.equipment.iter().map(|(k, _)| k.as_str()).collect();
    assert_eq!(keys, ["flask_of_rum", "pipe_tobacco"]);
    let left = &t.s.piles.equipment;
    assert!(
        !left.iter().any(|k| keys.contains(&k.as_str())),
        "none twice"
    );
}

#[test]
#[clause(id = "R-S5-1", says = "tile 4 lies face down beside the island and is not in the stack", lies = Board)]
fn the_city_lies_face_down() {
    crate::table::play::ruling("city-tile");
    let mut t = solo();
    let tile = &t.s.island[&Space::T4];
    assert!(tile.number == 4 && tile.face_down);
    assert!(!t.s.piles.tiles.contains(&4));
    assert_eq!(
        t.plan(explore(Space::T4), &[ME, ME]),
        Err(Rejection::AlreadyExplored)
    );
    assert_eq!(t.plan(city(), &[ME, ME]), Err(Rejection::NotNow));
}

#[test]
#[clause(id = "R-S5-1", says = "on other sheets nothing lies there", lies = Board)]
fn nowhere_else() {
    let mut t = Table::solo()
        .tile(Space::T3, 3)
        .tile(Space::T2, 2)
        .tile(Space::T1, 1);
    assert_eq!(
        t.plan(explore(Space::T4), &[ME, ME, Pawn::Friday]),
        Err(Rejection::Unreachable)
    );
}

#[test]
#[clause(id = "R-S5-2", says = "at the start of round 4, before the event, the city is turned up and numbered", lies = Board)]
fn the_city_is_turned_up() {
    let mut t = solo();
    t.s.round = 4;
    t.events.clear();
    t.run_ops(vec![Op::RoundStart], &Ctx::default());
    let up = t.events.iter().position(|e| *e == Event::TileUp(Space::T4));
    let drawn = t.events.iter().position(|e| matches!(e, Event::Drawn(_)));
    assert!(up.is_some() && up < drawn, "before the event");
    assert_eq!(t.s.numbers[&6].0, Space::T4);
    assert!(lies(&t, "city", Space::T4));
}

#[test]
#[clause(id = "R-S5-2", says = "its tile brings no token and its terrain counts as unexplored", lies = Board)]
fn the_city_brings_nothing() {
    crate::table::play::ruling("city-tile");
    let mut t = solo();
    t.s.round = 4;
    let tokens = t.s.piles.discovery.len();
    t.run_ops(vec![Op::RoundStart], &Ctx::default());
    assert_eq!(t.s.piles.discovery.len(), tokens);
    let hills = castaway_robinson::ids::Terrain::Hills;
    assert!(!t.s.explored_terrain(catalog()).contains(&hills));
}

#[test]
#[clause(id = "R-S5-3", says = "the camp cannot move onto a tile with an unburned village", lies = Board)]
fn no_camp_on_a_village() {
    let mut t = solo().tile(Space::T1, 2).tile(Space::B1, 3);
    lay(&mut t, "village", &[Space::T1]);
    t.run_ops(vec![Op::MayMoveCamp], &Ctx::default());
    assert_eq!(t.options(), ["stay", "B1"]);
}

#[test]
#[clause(id = "R-S5-3", says = "forced there the camp stays and every character is wounded once", lies = Second)]
fn forced_onto_a_village() {
    let mut t = pair().tile(Space::T1, 2);
    lay(&mut t, "village", &[Space::T1]);
    t.run_in(Phase::Event, vec![Effect::MoveCamp]);
    assert_eq!(t.s.camp, Space::M1);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(0));
}

#[test]
#[clause(id = "R-S5-3", says = "a burned village lets the camp in", lies = Board)]
fn a_burned_village_lets_in() {
    let mut t = solo().tile(Space::T1, 2);
    lay(&mut t, "burned_village", &[Space::T1]);
    t.run_in(Phase::Event, vec![Effect::MoveCamp]);
    assert_eq!(t.s.camp, Space::T1);
}

#[test]
#[clause(id = "R-S5-4", says = "a Gather on a village tile takes one pawn more, other actions do not", lies = Plan)]
fn gathering_at_a_village() {
    let mut t = pair().tile(Space::T1, 2).item("shovel");
    t.plan(gather(Space::T1, 0), &[ME, ME]).expect("a Gather");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (1, 2));
    let mut t = pair().tile(Space::T1, 2);
    lay(&mut t, "village", &[Space::T1]);
    t.plan(gather(Space::T1, 0), &[ME, ME]).expect("a Gather");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (2, 3));
    let mut t = pair().tile(Space::T1, 2);
    lay(&mut t, "burned_village", &[Space::T1]);
    t.plan(gather(Space::T1, 0), &[ME, ME]).expect("a Gather");
    assert_eq!(t.s.plan[0].risky, 1, "burned");
}

/// Held by ruling("village-surcharge").
#[test]
#[clause(id = "R-S5-4", says = "a ruling lets each action on a village tile take one pawn more, never the attack", lies = Plan)]
fn every_action_at_a_village() {
    let on_camp = |t: Table| {
        let mut t = t;
        lay(&mut t, "village", &[Space::M1]);
        t
    };
    let mut t = on_camp(solo());
    t.plan(Goal::Rest, &[ME]).expect("a rest");
    assert_eq!(t.s.plan[0].risky, 1);
    let mut t = house(on_camp(solo()), &[Reading::VillagePawns]);
    t.plan(Goal::Rest, &[ME, ME]).expect("a rest");
    assert_eq!(t.s.plan[0].risky, 2);
    let mut t = house(on_camp(solo()), &[Reading::VillagePawns]);
    t.plan(village(Space::M1), &[ME, ME]).expect("an attack");
    assert_eq!(t.s.plan[0].sure, 2);
}

#[test]
#[clause(id = "R-S5-14", says = "the first four totems are villages with their numbers, the city's own totem not counted among them", lies = Board)]
fn totems_are_villages() {
    for n in 1..=4u8 {
        let mut t = solo().tile(Space::T2, 2);
        totem(&mut t, n.into());
        t.settle();
        assert!(lies(&t, "village", Space::T2));
        assert_eq!(t.s.numbers[&n].0, Space::T2);
    }
    let mut t = solo();
    t.s.piles.tiles.retain(|&n| n != 2);
    t.s.piles.tiles.push(2);
    t.plan(explore(Space::T1), &[ME, ME])
        .expect("an exploration");
    go(&mut t);
    t.settle();
    assert_eq!(t.s.numbers.get(&1).map(|at| at.0), Some(Space::T1));
}

#[test]
#[clause(id = "R-S5-14", says = "a fifth totem only adds strength: no village, no wound", lies = Board)]
fn the_fifth_totem() {
    crate::table::play::ruling("first-village-discard");
    let mut t = solo()
        .tile(Space::T2, 2)
        .tile(Space::M2, 5)
        .tile(Space::B1, 6)
        .tile(Space::B2, 7);
    t.s.piles.tiles.retain(|&n| n != 10);
    t.s.piles.tiles.push(10);
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        space: Some(Space::T1),
        ..Ctx::default()
    };
    t.run_ops(vec![Op::PlaceTile(Space::T1)], &ctx);
    assert_eq!(t.s.island[&Space::T1].number, 10);
    assert!(!lies(&t, "village", Space::T1));
    assert_eq!(t.wounds(0), 0);
}

#[test]
#[clause(id = "R-S5-15", says = "the first village wounds its explorer once and takes nothing", lies = Second)]
fn the_first_village() {
    let mut t = pair().tile(Space::T2, 2).wood(2);
    totem(&mut t, 1);
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1), t.s.stock.wood), (1, 0, 2));
}

#[test]
#[clause(id = "R-S5-15", says = "the second and third wound once and take one wood or one food of the group's choice", lies = Store)]
fn later_villages_take() {
    for n in [2, 3] {
        let mut t = solo().tile(Space::T2, 2).wood(2);
        t.s.stock.food = 2;
        totem(&mut t, n);
        assert_eq!(t.options(), ["wood", "food"]);
        t.pick("food");
        assert_eq!((t.wounds(0), t.s.stock.wood, t.s.stock.food), (1, 2, 1));
    }
}

/// Held by ruling("discard-one").
#[test]
#[clause(id = "EX-S5-4", says = "with two wood and no food one wood must go, unless a ruling lets one name the food", lies = Store)]
fn only_what_is_there() {
    let mut t = solo().tile(Space::T2, 2).wood(2);
    t.s.stock.food = 0;
    totem(&mut t, 2);
    t.settle();
    assert_eq!(t.s.stock.wood, 1);
    let mut t = house(solo(), &[Reading::NamesWhatIsMissing])
        .tile(Space::T2, 2)
        .wood(2);
    t.s.stock.food = 0;
    totem(&mut t, 2);
    t.pick("food");
    assert_eq!((t.s.stock.wood, t.wounds(0)), (2, 1), "nothing is owed");
}

#[test]
#[clause(id = "R-S5-15", says = "with neither wood nor food nothing more happens", lies = Store)]
fn nothing_to_take() {
    let mut t = solo().tile(Space::T2, 2).wood(0);
    t.s.stock = Default::default();
    totem(&mut t, 3);
    t.settle();
    assert_eq!(t.wounds(0), 1);
}

#[test]
#[clause(id = "R-S5-15", says = "the fourth wounds three times, once if Medicine is built", lies = Board)]
fn the_fourth_village() {
    let mut t = solo().tile(Space::T2, 2).wood(1);
    totem(&mut t, 4);
    t.settle();
    assert_eq!((t.wounds(0), t.s.stock.wood), (3, 0));
    let mut t = solo().tile(Space::T2, 2).item("medicine");
    totem(&mut t, 4);
    t.settle();
    assert_eq!(t.wounds(0), 1);
}

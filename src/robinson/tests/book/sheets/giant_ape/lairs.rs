//! Number tokens, the dice they bring, the broken palisade and the camp on a lair (R-S7-1, R-S7-4 to R-S7-7).

use super::*;

#[test]
#[clause(id = "R-S7-1", says = "the shelter is built from the start; roof and palisade begin at 0", lies = Board)]
fn the_shelter_is_there() {
    ruling("ape-island-box");
    let t = solo();
    assert!(t.s.shelter);
    assert_eq!((t.s.roof, t.s.palisade), (0, 0));
    assert_eq!(catalog().scenarios[&Key::from("giant_ape")].rounds, 10);
}

#[test]
#[clause(id = "R-S7-4", says = "each totem tile that is explored gets the next number, also by the second seat", lies = Second)]
fn numbers() {
    let mut t = pair().tile(Space::M2, 1);
    for (space, tile) in [(Space::T1, 2), (Space::T2, 6)] {
        t.s.piles.tiles.retain(|n| *n != tile);
        t.s.piles.tiles.push(tile);
        let ctx = Ctx {
            actor: Some(Who::Seat(1)),
            space: Some(space),
            ..Ctx::default()
        };
        t.run_ops(vec![Op::PlaceTile(space)], &ctx);
        t.settle();
    }
    let at: Vec<_> = t.s.numbers.iter().map(|(n, (at, _))| (*n, *at)).collect();
    assert_eq!(at, [(1, Space::T1), (2, Space::T2)]);
}

/// The dice of the next Weather Phase, however many there are.
fn rolled(t: &mut Table) -> usize {
    t.events.clear();
    t.run_ops(vec![Op::WeatherPhase], &Ctx::default());
    let all = t.events.iter();
    all.filter_map(|e| match e {
        Event::WeatherRolled(faces) => Some(faces.len()),
        _ => None,
    })
    .sum()
}

#[test]
#[clause(id = "EX-S7-1", says = "three number tokens: the animals die is rolled three times", lies = Board)]
#[clause(id = "R-S7-5", says = "one animals die for each number token, none without", lies = Board)]
fn a_die_each() {
    let mut t = solo();
    assert_eq!(rolled(&mut t), 0);
    let mut t = solo();
    for (n, space) in [(1, Space::T1), (2, Space::T2), (3, Space::M2)] {
        t.s.numbers.insert(n, (space, 1));
    }
    assert_eq!(rolled(&mut t), 3);
}

#[test]
#[clause(id = "R-S7-5", says = "every result applies", lies = Store)]
fn every_result() {
    let mut t = solo();
    t.s.stock.food = 3;
    t.s.palisade = 2;
    animals(
        &mut t,
        &[WeatherFace::Food, WeatherFace::Palisade, WeatherFace::Food],
    );
    assert_eq!((t.s.stock.food, t.s.palisade), (1, 1));
}

#[test]
#[clause(id = "R-S7-5", says = "tiles found after a roll ahead are rolled for as well", lies = Future)]
fn found_later() {
    let mut t = solo();
    t.s.numbers.insert(1, (Space::T1, 1));
    t.s.numbers.insert(2, (Space::T2, 1));
    t.s.weather.prerolled = Some(vec![(WeatherDie::HungryAnimals, WeatherFace::Blank)]);
    assert_eq!(rolled(&mut t), 1);
}

/// Held by ruling("card-die-and-lairs").
#[test]
#[clause(id = "R-S7-5", says = "a card's animals die is covered by them, or rolled besides by a ruling", lies = Board)]
fn a_die_of_a_card() {
    let with = |readings: &[Reading]| {
        let mut t = house(solo(), readings);
        t.s.numbers.insert(1, (Space::T1, 1));
        t.s.weather.hungry = true;
        rolled(&mut t)
    };
    assert_eq!(with(&[]), 1);
    assert_eq!(with(&[Reading::CardDieBesides]), 2);
}

/// Held by ruling("number-tokens").
#[test]
#[clause(id = "R-S7-5", says = "a tile that is turned down takes its number along, unless they lie beside the board", lies = Board)]
fn turned_down() {
    let with = |readings: &[Reading]| {
        let mut t = house(solo().tile(Space::T1, 2), readings);
        t.s.numbers.insert(1, (Space::T1, 1));
        t.run_ops(vec![Op::FaceDown(Space::T1)], &Ctx::default());
        rolled(&mut t)
    };
    assert_eq!(with(&[]), 0);
    assert_eq!(with(&[Reading::NumbersBeside]), 1);
}

/// Held by ruling("palisade-broken").
#[test]
#[clause(id = "R-S7-6", says = "a result that would take the palisade below 0 costs morale, a wound each and one of the crew", lies = Second)]
fn a_broken_palisade() {
    let mut t = pair();
    t.s.palisade = 1;
    animals(&mut t, &[WeatherFace::Palisade, WeatherFace::Palisade]);
    assert_eq!((t.s.palisade, t.s.morale), (0, -1));
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    assert!(dead(&t, "lights") && !dead(&t, "cameraman"));
    let mut t = house(pair(), &[Reading::BreachWoundsToo]);
    animals(&mut t, &[WeatherFace::Palisade]);
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 2));
}

#[test]
#[clause(id = "R-S7-6", says = "each such result counts for itself", lies = Table)]
fn twice() {
    let mut t = solo();
    animals(&mut t, &[WeatherFace::Palisade, WeatherFace::Palisade]);
    assert_eq!(t.s.absent.len(), 2);
    assert_eq!((t.s.morale, t.wounds(0)), (-2, 2));
}

#[test]
#[clause(id = "R-S7-6", says = "a storm at no palisade wounds as ever", lies = Board)]
fn a_storm() {
    let mut t = solo();
    t.run_ops(vec![Op::Storm], &Ctx::default());
    assert_eq!((t.wounds(0), t.s.absent.len(), t.s.morale), (1, 0, 0));
}

/// Held by ruling("breach-outside").
#[test]
#[clause(id = "R-S7-6", says = "it does not reach whoever sleeps outside, unless a ruling says so", lies = Outside)]
fn outside() {
    let with = |readings: &[Reading]| {
        let mut t = house(pair().tile(Space::M2, 1), readings);
        t.s.people[1].outside = Some(Space::M2);
        animals(&mut t, &[WeatherFace::Palisade]);
        (t.wounds(0), t.wounds(1))
    };
    assert_eq!(with(&[]), (1, 0));
    assert_eq!(with(&[Reading::BreachReachesAll]), (1, 1));
}

/// Held by ruling("friday-and-lairs").
#[test]
#[clause(id = "R-S7-6", says = "Friday is spared, unless a ruling says so", lies = Friday)]
fn friday() {
    let with = |readings: &[Reading]| {
        let mut t = house(solo(), readings);
        animals(&mut t, &[WeatherFace::Palisade]);
        t.s.friday.as_ref().map(|f| f.wounds)
    };
    assert_eq!(with(&[]), Some(0));
    assert_eq!(with(&[Reading::FridayBears]), Some(1));
}

#[test]
#[clause(id = "R-S7-6", says = "before it, whatever raises the palisade may be used", lies = Second)]
fn a_stop() {
    let mut t = calm(Table::on("giant_ape", &["carpenter", "soldier"]));
    t.s.people[1].det = 3;
    animals(&mut t, &[WeatherFace::Palisade]);
    let plan = t.options().into_iter().find(|o| o.contains("defensive"));
    t.pick(&plan.expect("Defensive Plan"));
    t.settle();
    assert_eq!((t.s.absent.len(), t.s.palisade), (0, 0));
}

fn production(t: &mut Table) {
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t.settle();
}

#[test]
#[clause(id = "R-S7-7", says = "a camp on a totem tile wounds every player in Production, not Friday; elsewhere nobody", lies = Second)]
fn a_camp_on_a_lair() {
    let mut t = pair();
    production(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    let mut t = pair().tile(Space::M2, 6);
    t.s.camp = Space::M2;
    production(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    let mut t = solo().tile(Space::M2, 6);
    t.s.camp = Space::M2;
    production(&mut t);
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(0));
}

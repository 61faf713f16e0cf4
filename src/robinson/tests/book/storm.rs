//! What the weather may do at worst, and who dies of it.

use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    ids::Who,
    tonight::{Menace, menaces},
};

use crate::{
    rules::help::two,
    table::{Table, catalog},
};

/// Two under a shelter without a roof, in a round of all dice, with so much food and wood.
fn stormy(food: u16, wood: u16) -> Table {
    let mut t = two().wood(wood);
    (t.s.round, t.s.shelter, t.s.stock.food) = (8, true, food);
    t
}

fn worst(t: &Table) -> Option<Menace> {
    let mut all = menaces(catalog(), &t.s).into_iter();
    all.find(|menace| matches!(menace, Menace::Worst { .. }))
}

/// Whoever dies at worst.
fn dies(t: &Table) -> Vec<Who> {
    match worst(t) {
        Some(Menace::Worst { dies, .. }) => dies,
        _ => Vec::new(),
    }
}

#[test]
fn the_worst_of_the_dice_is_told_with_all_that_it_takes() {
    let mut t = stormy(8, 6);
    let beast = Menace::Worst {
        clouds: 4,
        roof: 0,
        food: 4,
        wood: 6,
        wounds: 3,
        hungry: 0,
        dies: Vec::new(),
    };
    assert_eq!(worst(&t), Some(beast), "all is paid but the beast");
    (t.s.weapon, t.s.palisade) = (3, 1);
    let paid = Menace::Worst {
        clouds: 4,
        roof: 0,
        food: 5,
        wood: 6,
        wounds: 0,
        hungry: 0,
        dies: Vec::new(),
    };
    assert_eq!(worst(&t), Some(paid));
    t.s.round = 2;
    assert_eq!(worst(&t), None, "no die falls");
}

#[test]
fn whoever_the_worst_kills_is_named_unless_they_die_in_any_case() {
    let mut t = stormy(8, 6);
    t.s.people[1].wounds = 13 - 3;
    assert_eq!(dies(&t), [Who::Seat(1)]);
    t.s.people[1].wounds = 13 - 4;
    assert_eq!(dies(&t), []);
    t.s.people[1].night_wounds = 4;
    assert_eq!(dies(&t), [], "the night kills them without any dice");
    // Missing wood and food wound, and nothing is left to eat.
    let t = stormy(2, 0);
    assert_eq!(dies(&t), [Who::Seat(0), Who::Seat(1)]);
}

#[test]
fn the_worst_counts_the_meal_that_clouds_leave_nothing_for() {
    let hungry = |t: &Table| match worst(t) {
        Some(Menace::Worst { hungry, wounds, .. }) => Some((hungry, wounds)),
        _ => None,
    };
    // Four clouds and the animals take five of six: one of two eats.
    let mut t = stormy(6, 6);
    (t.s.weapon, t.s.palisade) = (3, 1);
    assert_eq!(hungry(&t), Some((1, 0)));
    t.s.stock.food = 8;
    assert_eq!(hungry(&t), Some((0, 0)), "two are left for two");
    t.s.stock.food = 1;
    assert_eq!(hungry(&t).map(|(hungry, _)| hungry), Some(2));
    t.s.stock.food = 0;
    assert_eq!(
        hungry(&t).map(|(hungry, _)| hungry),
        Some(0),
        "they go hungry without any cloud"
    );
}

#[test]
fn of_dice_that_fell_ahead_only_a_death_is_told() {
    let mut t = stormy(8, 0);
    t.s.weather.prerolled = Some(vec![
        (WeatherDie::Rain, WeatherFace::Rain1),
        (WeatherDie::Winter, WeatherFace::Snow1),
        (WeatherDie::HungryAnimals, WeatherFace::Blank),
    ]);
    assert_eq!(worst(&t), None, "the weather itself is told");
    t.s.people[0].wounds = 13 - 3;
    assert_eq!(dies(&t), [Who::Seat(0)]);
    t.s.stock.wood = 1;
    assert_eq!(dies(&t), []);
}

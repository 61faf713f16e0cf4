//! What the weather may do at worst, and who dies of it.

use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    effect::{Effect, LevelAim, Mode},
    ids::{Track, Who},
    tonight::{Menace, menaces, unpaid},
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

/// R-WEATHER-9, R-UD-1.
#[test]
fn what_a_storm_takes_of_no_palisade_is_a_wound_for_everybody() {
    let mut t = stormy(8, 6);
    t.s.round = 2;
    t.s.weather.storm = true;
    let wounds = |t: &Table| {
        let mut all = menaces(catalog(), &t.s).into_iter();
        all.find_map(|menace| match menace {
            Menace::Weather { wounds, .. } => Some(wounds),
            _ => None,
        })
    };
    assert_eq!((wounds(&t), worst(&t)), (Some(1), None));
    t.s.palisade = 1;
    assert_eq!(wounds(&t), Some(0));
    // Where dice fall as well it is part of the worst, and where somebody dies of it that says so.
    t.s.palisade = 0;
    t.s.round = 8;
    assert_eq!(wounds(&t), Some(0));
    assert!(worst(&t).is_some());
    t.s.round = 2;
    t.s.people[0].wounds = catalog().characters[&t.s.people[0].character].dies_on - 1;
    assert_eq!((wounds(&t), dies(&t)), (Some(0), vec![Who::Seat(0)]));
}

/// R-UD-1, R-CARD-20.
#[test]
fn what_a_card_takes_of_levels_that_are_not_there_is_counted_in_wounds() {
    let level = |track, n| Effect::Level {
        track,
        n,
        mode: Mode::Demand,
    };
    let half = Effect::LevelTo {
        track: Track::Roof,
        to: LevelAim::Half,
    };
    let mut t = stormy(8, 6);
    t.s.round = 2;
    let of = |t: &Table, effects: &[Effect]| unpaid(catalog(), &t.s, effects);
    let takes = [level(Track::Palisade, -1)];
    assert_eq!(of(&t, &takes), 1);
    assert_eq!(of(&t, &[level(Track::Palisade, -2), half.clone()]), 3);
    assert_eq!(of(&t, &[level(Track::Palisade, 1)]), 0);
    (t.s.palisade, t.s.roof) = (1, 1);
    assert_eq!((of(&t, &takes), of(&t, &[half])), (0, 0));
    // The storm comes first and takes it.
    t.s.weather.storm = true;
    assert_eq!(of(&t, &takes), 1);
}

//! Rules of weather.

use castaway_clause::clause;
use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    event::Event,
    ids::Phase,
    task::{Ctx, Op},
};

use crate::table::{Table, play::go};

fn dice(t: &Table) -> usize {
    t.events
        .iter()
        .find_map(|e| match e {
            Event::WeatherRolled(dice) => Some(dice.len()),
            _ => None,
        })
        .unwrap_or(0)
}

/// A game of two after its weather, having begun in this round.
fn weather_of(round: u8, set: impl Fn(&mut Table)) -> Table {
    let mut t = Table::of(&["cook", "soldier"]).wood(9);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade, t.s.weapon) = (9, 9, 9);
    t.s.round = round;
    set(&mut t);
    go(&mut t);
    t.settle();
    t
}

fn weather(table: &mut Table, faces: &[(WeatherDie, WeatherFace)]) {
    table.s.phase = Phase::Weather;
    table.run_ops(
        vec![Op::Clouds(faces.to_vec()), Op::WeatherEnd],
        &Ctx::default(),
    );
}

#[test]
#[clause(id = "R-WEATHER-3", says = "a snow token costs one wood beside the clouds, in spite of the roof", lies = Board)]
#[clause(id = "R-WEATHER-4", says = "two clouds above the roof take two wood and the one food there is", lies = Store)]
#[clause(id = "R-WEATHER-4", says = "one food too few is one wound for each in camp", lies = Store)]
#[clause(id = "EX-WEATHER-2", says = "two rain clouds, a snow token, roof one: three wood and one food gone, one wound each", lies = Store)]
fn snow_then_clouds_above_the_roof() {
    let mut t = Table::of(&["cook", "soldier"]).wood(3);
    t.s.shelter = true;
    t.s.roof = 1;
    t.s.stock.food = 1;
    t.s.weather.snow = true;
    weather(&mut t, &[(WeatherDie::Rain, WeatherFace::Rain2)]);
    assert_eq!((t.s.stock.wood, t.s.stock.food), (0, 0));
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    assert!(!t.s.weather.snow);
}

#[test]
#[clause(id = "EX-UD-3", says = "three clouds, no roof, two food, no wood: the food is gone and each has four wounds", lies = Store)]
fn three_clouds_without_a_roof() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.stock.food = 2;
    weather(
        &mut t,
        &[
            (WeatherDie::Rain, WeatherFace::Rain2),
            (WeatherDie::Winter, WeatherFace::Rain1),
        ],
    );
    assert_eq!((t.s.stock.food, t.wounds(0), t.wounds(1)), (0, 4, 4));
}

#[test]
#[clause(id = "R-WEATHER-5", says = "the palisade side asks for a palisade level", lies = Table)]
#[clause(id = "R-WEATHER-5", says = "the beast side is a fight against strength three", lies = Table)]
#[clause(id = "R-WEATHER-6", says = "a palisade that is not there is one wound for each", lies = Table)]
#[clause(id = "R-WEATHER-7", says = "weapon one against the beast: two wounds for each", lies = Table)]
#[clause(id = "EX-WEATHER-3", says = "palisade side without a palisade: one wound for each", lies = Table)]
#[clause(id = "EX-WEATHER-4", says = "beast side with weapon one: two wounds for each", lies = Table)]
#[clause(id = "R-WEATHER-9", says = "the storm token takes one palisade level and wounds nobody while there is one", lies = Board)]
fn hungry_animals_and_storms() {
    let mut t = Table::of(&["cook", "soldier"]);
    weather(
        &mut t,
        &[(WeatherDie::HungryAnimals, WeatherFace::Palisade)],
    );
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.weapon = 1;
    weather(&mut t, &[(WeatherDie::HungryAnimals, WeatherFace::Beast)]);
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 2));
    let mut t = Table::solo();
    t.s.shelter = true;
    t.s.palisade = 2;
    t.s.weather.storm = true;
    weather(&mut t, &[]);
    assert_eq!((t.s.palisade, t.wounds(0)), (1, 0));
}

#[test]
#[clause(id = "EX-WEATHER-5", says = "weapon one and the Pistol: the beast side wounds nobody", lies = Store)]
fn a_pistol_helps_all_against_the_animals() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.weapon = 1;
    t.s.equipment = vec![("pistol".into(), 2)];
    weather(&mut t, &[(WeatherDie::HungryAnimals, WeatherFace::Beast)]);
    t.pick("use-e-pistol");
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}

#[test]
#[clause(id = "R-WEATHER-1", says = "as many dice as the sheet has for the round", lies = Table)]
#[clause(id = "R-WEATHER-1", says = "a snow token makes weather in a round without dice", lies = Board)]
#[clause(id = "EX-WEATHER-1", says = "no die to round 3, one from round 4, three from round 7", lies = Table)]
#[clause(id = "R-WEATHER-11", says = "in a round without dice and tokens there is no Weather Phase", lies = Table)]
fn dice_follow_the_sheet_and_without_dice_and_tokens_there_is_no_weather() {
    for (round, n) in [(1, 0), (3, 0), (4, 1), (6, 1), (7, 3), (11, 3)] {
        let t = weather_of(round, |_| {});
        assert_eq!(dice(&t), n, "round {round}");
        let phase = t.events.contains(&Event::Phase(Phase::Weather));
        assert_eq!(phase, n > 0, "round {round}");
    }
    let t = weather_of(2, |t| t.s.weather.snow = true);
    assert!(
        t.events.contains(&Event::Phase(Phase::Weather)),
        "a token counts without dice"
    );
    assert!(
        t.events
            .iter()
            .any(|e| matches!(e, Event::Clouds { snow: 1, .. }))
    );
}

#[test]
#[clause(id = "R-WEATHER-8", says = "sheet and token both ask for the animals: their die falls once", lies = Board)]
#[clause(id = "R-WEATHER-10", says = "rain and animals tokens are gone after the weather", lies = Board)]
fn the_animals_come_once_and_the_weather_space_is_cleared() {
    let t = weather_of(7, |t| {
        t.s.weather.hungry = true;
        t.s.weather.rain = true;
    });
    let rolled: usize = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::WeatherRolled(dice) => Some(
                dice.iter()
                    .filter(|(d, _)| *d == WeatherDie::HungryAnimals)
                    .count(),
            ),
            _ => None,
        })
        .sum();
    assert_eq!(rolled, 1);
    let w = &t.s.weather;
    assert!(!w.rain && !w.snow && !w.storm && !w.hungry);
}

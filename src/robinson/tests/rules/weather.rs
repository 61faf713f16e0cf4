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
#[clause(id = "R-WEATHER-2")]
#[clause(id = "R-WEATHER-3")]
#[clause(id = "R-WEATHER-4")]
#[clause(id = "EX-WEATHER-2")]
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
#[clause(id = "EX-UD-3")]
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
#[clause(id = "R-WEATHER-5")]
#[clause(id = "R-WEATHER-6")]
#[clause(id = "R-WEATHER-7")]
#[clause(id = "EX-WEATHER-3")]
#[clause(id = "EX-WEATHER-4")]
#[clause(id = "R-WEATHER-9")]
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
#[clause(id = "EX-WEATHER-5")]
fn a_pistol_helps_all_against_the_animals() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.weapon = 1;
    t.s.equipment = vec![("pistol".into(), 2)];
    weather(&mut t, &[(WeatherDie::HungryAnimals, WeatherFace::Beast)]);
    t.pick("use-e-pistol");
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}

#[test]
#[clause(id = "R-WEATHER-1")]
#[clause(id = "EX-WEATHER-1")]
#[clause(id = "R-WEATHER-11")]
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
#[clause(id = "R-WEATHER-8")]
#[clause(id = "R-WEATHER-10")]
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

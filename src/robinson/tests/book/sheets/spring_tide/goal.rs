//! What wins and what loses, and the weather (R-O2-1, R-O2-10).

use castaway_robinson::content::WeatherDie;

use super::*;

/// Ada is in the camp, and so many walls stand.
fn walls(n: usize) -> Table {
    let mut t = rescued(island(pair()));
    let spaces = [Space::M1, Space::T1, Space::M2, Space::B1, Space::T2];
    lay(&mut t, "sea_wall", &spaces[..n]);
    t
}

fn ended(mut t: Table) -> Option<End> {
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    t.settle();
    t.s.end
}

#[test]
#[clause(id = "R-O2-1", says = "it is won when a round ends with Ada in the camp and sea walls on five tiles, and not before", lies = Board)]
fn the_goal() {
    let mut t = walls(5);
    t.run_in(Phase::Action, vec![Effect::Morale { n: 1 }]);
    assert_eq!(t.s.end, None, "the round is not over");
    assert_eq!(ended(t), Some(End::Won));
    assert_eq!(ended(walls(4)), None);
    let mut t = walls(5);
    t.s.guests[0].with_camp = false;
    assert_eq!(ended(t), None);
}

#[test]
#[clause(id = "R-O2-1", says = "a wall whose tile is turned down is gone, and the ninth round without all of it loses", lies = Board)]
fn the_last_round() {
    let mut t = walls(5);
    t.s.round = 9;
    let down = Effect::FlipTileDown {
        at: castaway_robinson::effect::At::Space(Space::T2),
    };
    t.run_in(Phase::Event, vec![down]);
    assert_eq!(ended(t), Some(End::TimeOver));
    assert_eq!(
        (sheet().number, sheet().own, sheet().rounds),
        (None, Some(2), 9)
    );
}

fn dice(round: u8) -> Vec<WeatherDie> {
    let mut t = solo();
    t.s.round = round;
    (t.s.shelter, t.s.stock.food, t.s.stock.wood) = (true, 9, 9);
    t.run_ops(vec![Op::WeatherPhase], &Ctx::default());
    t.settle();
    let rolled = t.events.iter().find_map(|e| match e {
        Event::WeatherRolled(dice) => Some(dice.iter().map(|(die, _)| *die).collect()),
        _ => None,
    });
    rolled.unwrap_or_default()
}

#[test]
#[clause(id = "R-O2-10", says = "no dice in rounds 1 to 3, rain in 4 to 6, rain and winter in 7 to 9", lies = Table)]
fn the_weather() {
    assert!(dice(1).is_empty() && dice(3).is_empty());
    for round in [4, 6] {
        assert_eq!(dice(round), [WeatherDie::Rain]);
    }
    for round in [7, 9] {
        assert_eq!(dice(round), [WeatherDie::Rain, WeatherDie::Winter]);
    }
}

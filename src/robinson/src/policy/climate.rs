//! What weather the sheet has in store, as its rows say.

use crate::{content::WeatherDie, engine::Rules};

/// The round of the first clouds that the rules of thumb about roofs were found with.
const FIRST_CLOUDS: i32 = 4;
/// Most rounds of weather that a roof is built for.
const WET: i64 = 60;

/// Whether a die is rolled in a round.
fn rolls(rules: &Rules<'_>, die: WeatherDie, round: i32) -> bool {
    let rows = rules.scenario().map(|sheet| sheet.weather.as_slice());
    let mut rows = rows.unwrap_or_default().iter();
    rows.any(|row| {
        (i32::from(row.from)..=i32::from(row.to)).contains(&round) && row.dice.contains(&die)
    })
}

/// The last round of the sheet.
fn last(rules: &Rules<'_>) -> i32 {
    rules.scenario().map_or(12, |sheet| i32::from(sheet.rounds))
}

/// Clouds of the dice that a careful group prepares for in a round.
pub(super) fn clouds_of(rules: &Rules<'_>, round: i32) -> i32 {
    let rain = rolls(rules, WeatherDie::Rain, round);
    match (rain, snows(rules, round)) {
        (false, false) => 0,
        (true, true) => 3,
        (true, false) | (false, true) => 2,
    }
}

/// Whether snow is to be expected in a round.
pub(super) fn snows(rules: &Rules<'_>, round: i32) -> bool {
    rolls(rules, WeatherDie::Winter, round)
}

/// The round as if the first clouds of the sheet came in round 4; `None` where none will come any more.
pub(super) fn season(rules: &Rules<'_>) -> Option<i32> {
    let now = i32::from(rules.s.round);
    let mut ahead = now..=last(rules);
    if !ahead.any(|round| clouds_of(rules, round) > 0) {
        return None;
    }
    let first = (1..=last(rules)).find(|round| clouds_of(rules, *round) > 0)?;
    Some(now + FIRST_CLOUDS - first)
}

/// Rounds with clouds still to come, in tenths: those with one die count for less.
pub(super) fn wet(rules: &Rules<'_>) -> i64 {
    let ahead = i32::from(rules.s.round)..=last(rules);
    let weights = ahead.map(|round| match clouds_of(rules, round) {
        0 => 0,
        1..=2 => 7,
        _ => 10,
    });
    weights.sum::<i64>().min(WET)
}

/// Rounds still to come in which hungry animals roll.
pub(super) fn hungry(rules: &Rules<'_>) -> i64 {
    let ahead = i32::from(rules.s.round)..=last(rules);
    let of = |round: &i32| rolls(rules, WeatherDie::HungryAnimals, *round);
    i64::try_from(ahead.filter(of).count()).unwrap_or(0)
}

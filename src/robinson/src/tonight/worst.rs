//! What the weather may do once its dice have fallen: at worst, and how likely it is.

use std::collections::BTreeMap;

use super::{Luck, Menace, Night, frail::Bears, sky::dice};
use crate::{
    content::{WeatherDie, WeatherFace},
    engine::{Asks, Rules},
    ids::{Phase, Who},
};

/// Wounds of whoever goes hungry.
const HUNGER: u16 = 2;

/// Dice and what they show.
type Faces = Vec<(WeatherDie, WeatherFace)>;

/// What one throw of the dice does to the camp.
struct Blow {
    asks: Asks,
    /// Wounds of everybody in camp.
    wounds: u16,
    /// How many go hungry after it.
    hungry: u16,
    /// Whoever dies of the night then.
    dies: Vec<Who>,
}

impl Blow {
    fn of(rules: &Rules<'_>, night: &Night, faces: &[(WeatherDie, WeatherFace)]) -> Self {
        let asks = rules.weather_asks(faces, night.roof, night.weapon);
        // A sheet may ask for something else where no palisade stands.
        let breach = rules.scenario().is_some_and(|s| !s.breach.is_empty());
        let palisade = match breach {
            true => 0,
            false => asks.palisade.saturating_sub(night.palisade),
        };
        let food = asks.food.saturating_sub(night.larder);
        let wood = asks.wood.saturating_sub(night.wood);
        let wounds = food + wood + palisade + asks.beasts;
        let after = Night {
            fresh: night.larder.saturating_sub(asks.food),
            lasting: 0,
            ..night.clone()
        };
        let mut dies = rules.in_camp();
        dies.retain(|who| {
            Bears::of(rules, &after, *who).is_some_and(|bears| bears.dies_of(wounds))
        });
        // Whoever goes hungry in any case is told of by that.
        let hungry = match after.hungry() {
            all if all > night.hungry() => all,
            _ => 0,
        };
        Self {
            asks,
            wounds,
            hungry,
            dies,
        }
    }
}

/// The worst that the weather of tonight may do, where it takes anything.
pub(super) fn worst(rules: &Rules<'_>, night: &Night) -> Option<Menace> {
    if rules.s.phase >= Phase::Weather {
        return None;
    }
    let throws = throws(rules);
    let blows = throws.keys().map(|faces| Blow::of(rules, night, faces));
    let mut worst = blows.max_by_key(|blow| {
        let takes = blow.asks.food + blow.asks.wood;
        (blow.dies.len(), blow.wounds + HUNGER * blow.hungry, takes)
    })?;
    worst.dies = dying(rules, night, worst.dies);
    // What is certain is told with the weather itself.
    let told = to_fall(rules).is_empty() && worst.dies.is_empty();
    let harmless = worst.asks.wood == 0 && worst.wounds == 0 && worst.hungry == 0;
    (!told && !harmless).then_some(Menace::Worst {
        clouds: worst.asks.clouds,
        roof: night.roof,
        food: worst.asks.food,
        wood: worst.asks.wood,
        wounds: worst.wounds,
        hungry: worst.hungry,
        dies: worst.dies,
    })
}

/// Those among them who would live without it: whoever dies in any case is named by that.
fn dying(rules: &Rules<'_>, night: &Night, dies: Vec<Who>) -> Vec<Who> {
    let lives = |who: &Who| Bears::of(rules, night, *who).is_some_and(|bears| !bears.dies());
    dies.into_iter().filter(lives).collect()
}

/// Wounds that the weather of tonight brings everybody in camp whatever falls, where they are not told as its worst: what cannot be
/// paid in levels, food or wood is wounds (R-UD-1).
pub(super) fn certain(rules: &Rules<'_>, night: &Night) -> u16 {
    if rules.s.phase >= Phase::Weather || !to_fall(rules).is_empty() {
        return 0;
    }
    let fell = rules.s.weather.prerolled.clone().unwrap_or_default();
    let blow = Blow::of(rules, night, &fell);
    match dying(rules, night, blow.dies).is_empty() {
        true => blow.wounds,
        false => 0,
    }
}

/// How likely somebody dies tonight, in percent, once so much wood of the stock is gone.
pub(crate) fn deadly(rules: &Rules<'_>, gone: u16) -> u64 {
    let sure = Night::of(rules, Luck::Sure);
    let night = Night {
        wood: sure.wood.saturating_sub(gone),
        ..sure
    };
    let (mut kill, mut all) = (0_u64, 0_u64);
    for (faces, ways) in throws(rules) {
        all = all.saturating_add(ways);
        if !Blow::of(rules, &night, &faces).dies.is_empty() {
            kill = kill.saturating_add(ways);
        }
    }
    kill.saturating_mul(100).checked_div(all).unwrap_or(0)
}

/// Whether the weather of tonight may kill somebody for so much wood that is gone, who would live with it.
pub(crate) fn costs_a_life(rules: &Rules<'_>, gone: u16) -> bool {
    rules.s.phase < Phase::Weather && deadly(rules, gone) > deadly(rules, 0)
}

/// The most wood that the weather of tonight takes at least every other time.
pub(crate) fn likely_wood(rules: &Rules<'_>) -> u16 {
    let night = Night::of(rules, Luck::Sure);
    let mut takes = BTreeMap::<u16, u64>::new();
    let mut all = 0_u64;
    for (faces, ways) in throws(rules) {
        let asks = rules.weather_asks(&faces, night.roof, night.weapon);
        let sum = takes.entry(asks.wood).or_default();
        *sum = sum.saturating_add(ways);
        all = all.saturating_add(ways);
    }
    let mut reached = 0_u64;
    let likely = takes.into_iter().rev().find(|(_, ways)| {
        reached = reached.saturating_add(*ways);
        reached.saturating_mul(2) >= all
    });
    likely.map_or(0, |(wood, _)| wood)
}

/// The dice that did not fall ahead.
fn to_fall(rules: &Rules<'_>) -> Vec<WeatherDie> {
    let mut left = dice(rules);
    for (die, _) in rules.s.weather.prerolled.iter().flatten() {
        if let Some(at) = left.iter().position(|other| other == die) {
            left.remove(at);
        }
    }
    left
}

/// Every throw of the dice that are still to fall, with those that fell ahead, and in how many ways it falls.
fn throws(rules: &Rules<'_>) -> BTreeMap<Faces, u64> {
    let fell = rules.s.weather.prerolled.clone().unwrap_or_default();
    let mut all = BTreeMap::from([(fell, 1_u64)]);
    for die in to_fall(rules) {
        let sides = rules.cat.weather.get(&die).map(Vec::as_slice);
        let mut next = BTreeMap::<Faces, u64>::new();
        for (faces, ways) in &all {
            for face in sides.unwrap_or_default() {
                let mut more = faces.clone();
                more.push((die, *face));
                // Which of several equal dice shows it does not matter.
                more.sort_unstable();
                let sum = next.entry(more).or_default();
                *sum = sum.saturating_add(*ways);
            }
        }
        all = next;
    }
    all
}

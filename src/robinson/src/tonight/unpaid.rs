//! What a card asks for in levels that are not there: that is wounds.

use super::{Luck, Night};
use crate::{
    catalog::Catalog,
    effect::{Demand, Effect, LevelAim},
    engine::Rules,
    ids::Track,
    rulings::Reading,
    state::State,
};

/// Wounds that these effects bring everybody for levels which they take and which will not be there, after all that is surely built and
/// what the weather surely takes until then (R-UD-1).
pub fn unpaid(catalog: &Catalog, state: &State, effects: &[Effect]) -> u16 {
    let rules = Rules::new(catalog, state);
    let night = Night::of(&rules, Luck::Sure);
    let fell = state.weather.prerolled.clone().unwrap_or_default();
    let storm = rules.weather_asks(&fell, night.roof, night.weapon).palisade;
    let there = [
        (Track::Roof, night.roof),
        (Track::Palisade, night.palisade.saturating_sub(storm)),
        (Track::Weapon, state.weapon),
    ];
    missing(&rules, &there, effects)
}

/// What these effects ask for beyond these levels; of a choice as little as may be.
fn missing(rules: &Rules<'_>, there: &[(Track, u16)], effects: &[Effect]) -> u16 {
    let levels = there.iter().map(|(track, level)| {
        let asks = effects.iter().map(|effect| asked(rules, effect, *track));
        asks.sum::<u16>().saturating_sub(*level)
    });
    let choices = effects.iter().map(|effect| match effect {
        Effect::Choose { options } => {
            let each = options.iter();
            let each = each.map(|option| missing(rules, there, &option.effects));
            each.min().unwrap_or(0)
        }
        _ => 0,
    });
    levels.sum::<u16>() + choices.sum::<u16>()
}

/// How many levels of a kind an effect asks for.
fn asked(rules: &Rules<'_>, effect: &Effect, track: Track) -> u16 {
    let halves = matches!(
        effect,
        Effect::LevelTo {
            to: LevelAim::Half,
            ..
        }
    );
    // R-CARD-20: half of nothing is a demand of 1, unless the table reads it otherwise.
    if halves && rules.reads(Reading::HalvingNothing) {
        return 0;
    }
    match effect.demand() {
        Some(Demand::Level(of, n)) if of == track => n.into(),
        _ => 0,
    }
}

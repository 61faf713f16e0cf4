//! The weather of tonight, and how the camp will stand when it comes.

use super::{Luck, Menace, Night};
use crate::{
    content::{WeatherDie, WeatherFace},
    engine::Rules,
    ids::Phase,
    view::NightView,
};

/// Roof, palisade and food as the weather will find them, after all that is surely done until then.
pub(crate) fn levels(rules: &Rules<'_>) -> NightView {
    let night = Night::of(rules, Luck::Sure);
    NightView {
        roof: night.roof,
        palisade: night.palisade,
        food: night.larder,
    }
}

/// The weather of tonight, where there will be any, and the wounds that are certain of it.
pub(super) fn weather(rules: &Rules<'_>, night: &Night, wounds: u16) -> Option<Menace> {
    let s = rules.s;
    let w = &s.weather;
    let any = w.rain || w.snow || w.storm || w.hungry || !rules.weather_dice().is_empty();
    let seen = Menace::Weather {
        roof: night.roof,
        palisade: night.palisade,
        takes: night.takes,
        wounds,
    };
    (any && s.phase <= Phase::Weather).then_some(seen)
}

/// The dice that will fall tonight: those of the sheet and the one that a card called.
pub(crate) fn dice(rules: &Rules<'_>) -> Vec<WeatherDie> {
    let mut dice = rules.weather_dice();
    if rules.s.weather.hungry && !dice.contains(&WeatherDie::HungryAnimals) {
        dice.push(WeatherDie::HungryAnimals);
    }
    dice
}

/// What comes of a camp with no palisade, where the animals may still want one tonight.
pub(super) fn breach(rules: &Rules<'_>, night: &Night) -> Option<Menace> {
    let s = rules.s;
    let effects = &rules.scenario()?.breach;
    let rolled = s.weather.prerolled.iter().flatten();
    let fell = rolled
        .filter(|(die, _)| *die == WeatherDie::HungryAnimals)
        .map(|(_, face)| *face)
        .next();
    let comes = match fell {
        Some(face) => face == WeatherFace::Palisade,
        None => dice(rules).contains(&WeatherDie::HungryAnimals),
    };
    let open = night.palisade == 0 && s.phase <= Phase::Weather;
    (open && comes && !effects.is_empty()).then(|| Menace::Breach(effects.clone()))
}

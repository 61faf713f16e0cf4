//! Effects on the weather.

use super::super::Engine;
use crate::{
    effect::{Ease, Forecast},
    event::Event,
    ids::Weather,
};

impl Engine<'_> {
    /// A token for the Weather space, or a die more.
    pub(super) fn weather_token_effect(&mut self, token: Forecast) {
        let weather = &mut self.s.weather;
        let (slot, event) = match token {
            Forecast::HungryAnimals => (&mut weather.hungry, Event::HungryDie),
            Forecast::Token(token) => {
                let slot = match token {
                    Weather::Rain => &mut weather.rain,
                    Weather::Snow => &mut weather.snow,
                    Weather::Storm => &mut weather.storm,
                };
                (slot, Event::WeatherToken(token))
            }
        };
        if !std::mem::replace(slot, true) {
            self.tell(event);
        }
    }

    /// Clouds that do not count this round, or count as others.
    pub(super) fn ease_clouds_effect(&mut self, ease: Ease, n: u8) {
        let weather = &mut self.s.weather;
        let slot = match ease {
            Ease::NoRain => &mut weather.ignore_rain,
            Ease::NoSnow => &mut weather.ignore_snow,
            Ease::SnowAsRain => &mut weather.snow_as_rain,
        };
        *slot = slot.saturating_add(n);
    }
}

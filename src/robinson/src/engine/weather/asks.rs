//! What the weather asks of the camp with given dice.

use super::{Clouds, HUNGRY_STRENGTH};
use crate::{
    content::{WeatherDie, WeatherFace},
    engine::Rules,
};

/// What the weather asks of the camp.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asks {
    /// Clouds that count.
    pub(crate) clouds: u16,
    /// Food for the clouds above the roof and for the animals.
    pub(crate) food: u16,
    /// Wood for the clouds above the roof and for the snow.
    pub(crate) wood: u16,
    /// Palisade levels for the animals and the storm.
    pub(crate) palisade: u16,
    /// Wounds by the beasts, for what these weapons lack.
    pub(crate) beasts: u16,
}

impl Rules<'_> {
    /// What these dice, and what lies in the Weather space, ask of a camp with this roof and these weapons.
    pub(crate) fn weather_asks(
        &self,
        faces: &[(WeatherDie, WeatherFace)],
        roof: u16,
        weapon: u16,
    ) -> Asks {
        let Clouds { snow, rain, .. } = self.count_clouds(faces);
        let (snow, clouds) = (u16::from(snow), u16::from(snow) + u16::from(rain));
        let above = clouds.saturating_sub(roof);
        let fell = |wanted: WeatherFace| -> u16 {
            let each = faces.iter().map(|(_, face)| u16::from(*face == wanted));
            each.sum()
        };
        Asks {
            clouds,
            food: above + fell(WeatherFace::Food),
            wood: above + snow,
            palisade: fell(WeatherFace::Palisade) + u16::from(self.s.weather.storm),
            beasts: fell(WeatherFace::Beast) * HUNGRY_STRENGTH.saturating_sub(weapon),
        }
    }
}

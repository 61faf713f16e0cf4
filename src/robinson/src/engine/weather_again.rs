//! Weather dice that are rolled once more (R-S6-10).

use super::{Engine, Rules};
use crate::{
    content::{WeatherDie, WeatherFace},
    task::Op,
};

impl Rules<'_> {
    /// What the dice show, those that were rolled again by their new face.
    pub(crate) fn shown(
        &self,
        dice: &[(WeatherDie, WeatherFace)],
    ) -> Vec<(WeatherDie, WeatherFace)> {
        let again = &self.s.weather.again;
        let now = |(die, face): &(WeatherDie, WeatherFace)| {
            let new = again.iter().rev().find(|(other, _)| other == die);
            new.copied().unwrap_or((*die, *face))
        };
        dice.iter().map(now).collect()
    }

    /// Whether a die was rolled whose effect is still to come.
    pub(crate) fn rolled(&self, die: WeatherDie) -> bool {
        self.s.stack.iter().any(|task| match &task.op {
            Op::Clouds(dice) => dice.iter().any(|(rolled, _)| *rolled == die),
            _ => false,
        })
    }
}

impl Engine<'_> {
    /// Rolls a weather die once more; the new face stands.
    pub(super) fn reroll_weather_effect(&mut self, die: WeatherDie) {
        let faces = self.roll_weather(&[die]);
        self.s.weather.again.extend(faces);
    }
}

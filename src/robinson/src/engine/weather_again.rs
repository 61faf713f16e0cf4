//! Weather dice that are rolled once more, or do not count (R-S6-10, R-S7-9).

use castaway_kernel::Key;

use super::{
    Engine, Opt, Rules,
    crew::{faces_of, ignoring},
    option,
};
use crate::{
    ask::{Label, Question},
    content::{WeatherDie, WeatherFace},
    task::{Op, Task},
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
        let mut shown: Vec<(WeatherDie, WeatherFace)> = dice.iter().map(now).collect();
        for gone in &self.s.weather.ignored {
            if let Some(at) = shown.iter().position(|there| there == gone) {
                shown.remove(at);
            }
        }
        shown
    }

    /// What the dice show whose effects are still to come.
    pub(super) fn to_come(&self) -> Vec<(WeatherDie, WeatherFace)> {
        let mut stack = self.s.stack.iter();
        let dice = stack.find_map(|task| match &task.op {
            Op::Clouds(dice) => Some(dice.as_slice()),
            _ => None,
        });
        self.shown(dice.unwrap_or_default())
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

    /// R-S7-9: a result of a weather die does not count, of the group's choice where they differ.
    pub(super) fn ignore_weather_effect(
        &mut self,
        task: Task,
        die: WeatherDie,
        face: Option<WeatherFace>,
    ) {
        if let Some(face) = face {
            self.s.weather.ignored.push((die, face));
            return;
        }
        let faces = faces_of(&self.rules().to_come(), die);
        let label = |face| Label::Alternative {
            id: key_of(face),
            effects: vec![ignoring(die, face)],
            fate: None,
        };
        let mut options: Vec<Opt> = faces
            .into_iter()
            .map(|face| {
                let then = vec![Op::Effect(ignoring(die, face))];
                option(key_of(face), label(face), then, &task.ctx)
            })
            .collect();
        match options.len() {
            0 => {}
            1 => self.push_tasks(options.swap_remove(0).then),
            _ => self.choose(task, Question::Alternative, None, options),
        }
    }
}

/// The name of a face as an option.
fn key_of(face: WeatherFace) -> Key {
    let name = match face {
        WeatherFace::Blank => "blank",
        WeatherFace::Rain1 => "rain-1",
        WeatherFace::Rain2 => "rain-2",
        WeatherFace::Snow1 => "snow-1",
        WeatherFace::Snow2 => "snow-2",
        WeatherFace::Food => "food",
        WeatherFace::Palisade => "palisade",
        WeatherFace::Beast => "beast",
    };
    name.into()
}

//! The story so far: a chapter for each day, a line for each thing that happened.

use castaway_kernel::Seat;
use castaway_rollwrite::event::Event;

use super::{panel, scene::Scene};
use crate::ui::{story::Chapter, texts::Arg};

/// The lines of the scene's events, the first for what came before the first day. What was told once stays as it is: a
/// further event is a further line.
pub fn days(scene: &Scene<'_>) -> Vec<Chapter> {
    let mut tale = Tale {
        scene,
        names: scene.names(),
        days: vec![Chapter::default()],
    };
    for event in scene.events {
        tale.tell(event);
    }
    tale.days
}

/// A story while it is told.
struct Tale<'a> {
    scene: &'a Scene<'a>,
    names: Vec<String>,
    days: Vec<Chapter>,
}

impl Tale<'_> {
    fn tell(&mut self, event: &Event) {
        let w = &self.scene.words;
        match event {
            Event::Dawn { day } => {
                let args = [("n", Arg::Number(i64::from(*day)))];
                let heading = w.with("rw-brief-day", &args);
                self.days.push(Chapter {
                    name: heading.replace("**", ""),
                    lines: vec![heading],
                });
            }
            // The dice of a day are rolled with its dawn, in one step.
            Event::Rolled { seat, dice } if self.scene.alone() => {
                let dice = self.dice(*seat, dice);
                let day = self.days.last_mut();
                if let Some(line) = day.and_then(|day| day.lines.last_mut()) {
                    line.push(' ');
                    line.push_str(&dice);
                }
            }
            Event::Rolled { seat, dice } | Event::FightRolled { seat, dice } => {
                let dice = self.dice(*seat, dice);
                self.say(dice);
            }
            // Who begins is no question alone.
            Event::Began { .. } if self.scene.alone() => {}
            Event::Began { .. }
            | Event::Granted { .. }
            | Event::Landed { .. }
            | Event::Planned { .. }
            | Event::Walked { .. }
            | Event::Hunted { .. }
            | Event::Gathered { .. }
            | Event::Crystal { .. }
            | Event::MaskFound { .. }
            | Event::Smoke { .. }
            | Event::Charted { .. }
            | Event::DieChanged { .. }
            | Event::Crafted { .. }
            | Event::Built { .. }
            | Event::Razed { .. }
            | Event::Offered { .. }
            | Event::Traded { .. }
            | Event::Refused { .. }
            | Event::Attacked { .. }
            | Event::Fought { .. }
            | Event::Forfeited { .. }
            | Event::Consumed { .. }
            | Event::Hurt { .. }
            | Event::Died { .. }
            | Event::Sank { .. }
            | Event::Finished { .. }
            | Event::Ended { .. } => {
                let line = panel::line(self.scene, event, &self.names);
                self.say(line);
            }
        }
    }

    fn say(&mut self, line: String) {
        if let Some(day) = self.days.last_mut().filter(|_| !line.is_empty()) {
            day.lines.push(line);
        }
    }

    /// Whose sign it is, in company.
    fn signed(&self, seat: Seat, sign: &str) -> String {
        let name = self.names.get(seat.index());
        match name.filter(|_| !self.scene.alone()) {
            Some(name) => format!("{name} {sign}"),
            None => sign.to_owned(),
        }
    }

    fn dice(&self, seat: Seat, dice: &[u8; 4]) -> String {
        let dice = dice.map(|d| d.to_string()).join(" ");
        self.signed(seat, &format!("`🎲 {dice}`"))
    }
}

//! The story so far: a chapter for each day, with one line, in company one for each turn.

use castaway_kernel::Seat;
use castaway_rollwrite::{event::Event, ids::Item};

use super::{panel, scene::Scene, words::item_sign};
use crate::ui::{story::Chapter, texts::Arg};

/// The lines of the scene's events, the first for what came before the first day.
pub fn days(scene: &Scene<'_>) -> Vec<Chapter> {
    let mut tale = Tale {
        scene,
        names: scene.names(),
        days: vec![Day::default()],
        plans: None,
    };
    for event in scene.events {
        tale.tell(event);
    }
    tale.write_plans();
    tale.days.into_iter().map(Day::chapter).collect()
}

/// A day while it is told.
#[derive(Default)]
struct Day {
    name: String,
    lines: Vec<Vec<String>>,
}

impl Day {
    fn chapter(self) -> Chapter {
        let told = self.lines.into_iter().filter(|line| !line.is_empty());
        Chapter {
            name: self.name,
            lines: told.map(|line| line.join(" ")).collect(),
        }
    }
}

/// A story while it is told.
struct Tale<'a> {
    scene: &'a Scene<'a>,
    names: Vec<String>,
    days: Vec<Day>,
    /// Boxes that somebody fills one after the other, by plan.
    plans: Option<(Seat, Vec<(Item, String)>)>,
}

impl Tale<'_> {
    fn tell(&mut self, event: &Event) {
        if let Event::Planned { seat, item, value } = event {
            return self.plan(*seat, *item, *value);
        }
        self.write_plans();
        let w = &self.scene.words;
        match event {
            Event::Dawn { day } => {
                let args = [("n", Arg::Number(i64::from(*day)))];
                let heading = w.with("rw-brief-day", &args);
                self.days.push(Day {
                    name: heading.replace("**", ""),
                    lines: vec![vec![heading]],
                });
            }
            Event::Rolled { seat, dice } => {
                let dice = self.dice(*seat, dice);
                if self.scene.alone() {
                    self.say(dice);
                } else {
                    self.begin_line(dice);
                }
            }
            Event::FightRolled { seat, dice } => {
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

    fn say(&mut self, words: String) {
        let day = self.days.last_mut();
        match day.and_then(|day| day.lines.last_mut()) {
            Some(line) => line.push(words),
            None => self.begin_line(words),
        }
    }

    fn begin_line(&mut self, words: String) {
        if let Some(day) = self.days.last_mut() {
            day.lines.push(vec![words]);
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

    /// Boxes filled in a row are told together.
    fn plan(&mut self, seat: Seat, item: Item, value: u8) {
        if self.plans.as_ref().is_some_and(|(who, _)| *who != seat) {
            self.write_plans();
        }
        let (_, plans) = self.plans.get_or_insert_with(|| (seat, Vec::new()));
        match plans.iter_mut().find(|(known, _)| *known == item) {
            Some((_, values)) => values.push_str(&format!(" {value}")),
            None => plans.push((item, value.to_string())),
        }
    }

    fn write_plans(&mut self) {
        let Some((_, plans)) = self.plans.take() else {
            return;
        };
        let wording = self.scene.words.wording;
        let told: Vec<String> = plans
            .iter()
            .map(|(item, values)| {
                let sign = item_sign(*item);
                format!("{sign} {} {values}", wording.item(*item))
            })
            .collect();
        let what = told.join(", ");
        let words = self
            .scene
            .words
            .with("rw-log-plan", &[("what", (&what).into())]);
        self.say(words);
    }
}

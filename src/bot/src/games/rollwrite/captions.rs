//! The words in the picture.

use castaway_kernel::Seat;
use castaway_render::rollwrite::{RollWriteLabels, SheetWord};
use castaway_rollwrite::{
    content::Goal,
    ids::{Item, Resource, Task},
    view::Charter,
};

use super::words::Words;

/// The words in the picture in one language.
pub struct Captions<'a>(pub Words<'a>);

/// A picture begins words with a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

impl RollWriteLabels for Captions<'_> {
    fn ui(&self, word: SheetWord) -> String {
        self.0.get(match word {
            SheetWord::Day => "rw-pic-day",
            SheetWord::Points => "rw-pic-points",
            SheetWord::Dice => "rw-pic-dice",
            SheetWord::Health => "rw-pic-health",
            SheetWord::Survival => "rw-pic-survival",
            SheetWord::Lizards => "rw-pic-lizards",
            SheetWord::Goals => "rw-pic-goals",
            SheetWord::Thirst => "rw-pic-thirst",
            SheetWord::Hunger => "rw-pic-hunger",
            SheetWord::Tonight => "rw-pic-tonight",
            SheetWord::Start => "rw-pic-start",
            SheetWord::Trade => "rw-pic-trade",
            SheetWord::Fight => "rw-pic-fight",
            SheetWord::Over => "rw-pic-over",
            SheetWord::Dead => "rw-pic-dead",
            SheetWord::Done => "rw-pic-done",
        })
    }

    fn resource(&self, resource: Resource) -> String {
        capital(&self.0.wording.resource(resource))
    }

    fn task(&self, task: Task) -> String {
        capital(&self.0.task(task))
    }

    fn item(&self, item: Item) -> String {
        capital(&self.0.wording.item(item))
    }

    fn goal(&self, goal: &Goal) -> String {
        // The pictures' fonts have no emoji.
        capital(&self.0.wording.brief_goal(goal))
    }

    fn rules(&self, charter: &Charter) -> Vec<String> {
        let rules = self.0.wording.brief_terms(charter);
        rules.iter().map(|rule| capital(rule)).collect()
    }

    fn player(&self, seat: Seat) -> String {
        self.0
            .with("rw-pic-player", &[("n", (u16::from(seat.0) + 1).into())])
    }
}

//! The words in the picture.

use castaway_kernel::Seat;
use castaway_render::rollwrite::{RollWriteLabels, SheetWord};
use castaway_rollwrite::{
    content::Goal,
    ids::{Item, Resource, Task},
    view::Charter,
};

use super::{scene::Scene, words::Words};

/// The words in the picture in one language, and who plays.
pub struct Captions<'a>(pub &'a Scene<'a>);

impl<'a> Captions<'a> {
    fn words(&self) -> &Words<'a> {
        &self.0.words
    }
}

/// A picture begins words with a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

impl RollWriteLabels for Captions<'_> {
    fn ui(&self, word: SheetWord) -> String {
        self.words().get(match word {
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
            SheetWord::Won => "rw-pic-won",
            SheetWord::Lost => "rw-pic-lost",
            SheetWord::Dead => "rw-pic-dead",
            SheetWord::Done => "rw-pic-done",
        })
    }

    fn resource(&self, resource: Resource) -> String {
        capital(&self.words().wording.resource(resource))
    }

    fn task(&self, task: Task) -> String {
        capital(&self.words().task(task))
    }

    fn item(&self, item: Item) -> String {
        capital(&self.words().wording.item(item))
    }

    fn goal(&self, goal: &Goal) -> String {
        // The pictures' fonts have no emoji.
        capital(&self.words().wording.brief_goal(goal))
    }

    fn rules(&self, charter: &Charter) -> Vec<String> {
        let rules = self.words().wording.brief_terms(charter);
        rules.iter().map(|rule| capital(rule)).collect()
    }

    fn player(&self, seat: Seat) -> String {
        self.0.called(seat)
    }
}

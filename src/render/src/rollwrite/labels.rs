//! The words in a picture of the roll-and-write game, passed in from outside.

use castaway_kernel::Seat;
use castaway_rollwrite::{
    content::Goal,
    ids::{Item, Resource, Task},
    view::Charter,
};

use crate::labels::prettify;

/// A short fixed word of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetWord {
    /// "Day": heads the number of the day.
    Day,
    /// "Points": the score if the game ended now.
    Points,
    /// "Dice".
    Dice,
    /// "Health": heads the hearts.
    Health,
    /// "Survival": survival points.
    Survival,
    /// "Lizards": hunted ones and their points.
    Lizards,
    /// "Goals": of the scenario.
    Goals,
    /// "Thirst": of the coming night.
    Thirst,
    /// "Hunger": of the coming night.
    Hunger,
    /// "Tonight": what the coming night asks for.
    Tonight,
    /// "Place of the start": stands where dice stand later, while somebody picks where to begin.
    Start,
    /// "Trade": somebody thinks about an offer.
    Trade,
    /// "Fight": what goes on, in the words of the picture.
    Fight,
    /// "Over": the game is.
    Over,
    /// "You made it": somebody alone has met the scenario.
    Won,
    /// "Not this time": somebody alone has not.
    Lost,
    /// "Dead": of a player.
    Dead,
    /// "Done": of a player who met the scenario and left.
    Done,
}

impl SheetWord {
    /// Every word.
    pub const ALL: [Self; 18] = [
        Self::Day,
        Self::Points,
        Self::Dice,
        Self::Health,
        Self::Survival,
        Self::Lizards,
        Self::Goals,
        Self::Thirst,
        Self::Hunger,
        Self::Tonight,
        Self::Start,
        Self::Trade,
        Self::Fight,
        Self::Over,
        Self::Won,
        Self::Lost,
        Self::Dead,
        Self::Done,
    ];
}

/// Every word that the pictures of the roll-and-write game need. Long ones are shrunk, then cut; letters that the fonts
/// lack are left out.
pub trait RollWriteLabels {
    /// A fixed word.
    fn ui(&self, word: SheetWord) -> String;
    /// A resource, such as "Wood".
    fn resource(&self, resource: Resource) -> String;
    /// What a task collects, such as "Crystals".
    fn task(&self, task: Task) -> String;
    /// An item, such as "Pickaxe".
    fn item(&self, item: Item) -> String;
    /// A goal in a few words, such as "4 crystals".
    fn goal(&self, goal: &Goal) -> String;
    /// The rules of a scenario beside its goals, each in a few words.
    fn rules(&self, charter: &Charter) -> Vec<String>;
    /// The name of a player.
    fn player(&self, seat: Seat) -> String;
}

/// A fallback in plain English that makes names out of identifiers.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainSheet;

impl RollWriteLabels for PlainSheet {
    fn ui(&self, word: SheetWord) -> String {
        format!("{word:?}")
    }

    fn resource(&self, resource: Resource) -> String {
        format!("{resource:?}")
    }

    fn task(&self, task: Task) -> String {
        match task {
            Task::Crystal => "Crystals",
            Task::Mask => "Masks",
            Task::Smoke => "Smoke",
            Task::Chart => "Map",
        }
        .to_owned()
    }

    fn item(&self, item: Item) -> String {
        format!("{item:?}")
    }

    fn goal(&self, goal: &Goal) -> String {
        match goal {
            Goal::Own(item) => self.item(*item),
            Goal::Tools(n) => format!("{n} tools"),
            Goal::Tents(n) => format!("{n} tents"),
            Goal::Campfires(n) => format!("{n} campfires"),
            Goal::Marks { task, count } => format!("{count} {}", self.task(*task).to_lowercase()),
            Goal::LizardPoints(n) => format!("{n} lizard points"),
            Goal::Hold { resource, units } => {
                format!("{units} {}", self.resource(*resource).to_lowercase())
            }
            Goal::Survival(n) => format!("{n} survival points"),
            Goal::Health(n) => format!("{n} health"),
            Goal::AtSea => "By the sea".to_owned(),
            Goal::FiresApart { count, distance } => {
                format!("{count} campfires, {distance} apart")
            }
        }
    }

    fn rules(&self, charter: &Charter) -> Vec<String> {
        let bonus =
            (charter.day_bonus > 0).then(|| format!("Each day left: {}", charter.day_bonus));
        let hindrances = charter.hindrances.iter();
        let hindrances = hindrances.map(|h| prettify(&format!("{h:?}")));
        hindrances.chain(bonus).collect()
    }

    fn player(&self, seat: Seat) -> String {
        prettify(&format!("player {}", u16::from(seat.0) + 1))
    }
}

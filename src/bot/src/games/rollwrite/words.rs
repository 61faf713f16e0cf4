//! Words for the roll-and-write game: the bot's own texts and the game's wording, in one place.

use std::sync::OnceLock;

use castaway_rollwrite::{
    content::{Goal, Stock},
    ids::{Difficulty, Feature, Item, Resource, Task},
    text::Wording,
};

use crate::ui::texts::{Arg, Lang, Texts};

/// The wording of a language, built once.
fn wording(lang: Lang) -> &'static Wording {
    static EN: OnceLock<Wording> = OnceLock::new();
    static DE: OnceLock<Wording> = OnceLock::new();
    match lang {
        Lang::En => EN.get_or_init(|| Wording::new(Lang::En)),
        Lang::De => DE.get_or_init(|| Wording::new(Lang::De)),
    }
}

/// Words in one language.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    texts: &'a Texts,
    /// The game's own words.
    pub wording: &'static Wording,
}

impl<'a> Words<'a> {
    /// The words of a language.
    pub fn new(texts: &'a Texts) -> Self {
        Self {
            texts,
            wording: wording(texts.lang),
        }
    }

    /// The bot's texts.
    pub fn texts(&self) -> &'a Texts {
        self.texts
    }

    /// A text of the bot.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A text of the bot with values.
    pub fn with(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        self.texts.with(key, values)
    }

    /// What a task collects.
    pub fn task(&self, task: Task) -> String {
        self.get(match task {
            Task::Crystal => "rw-task-crystal",
            Task::Mask => "rw-task-mask",
            Task::Smoke => "rw-task-smoke",
            Task::Chart => "rw-task-chart",
        })
    }

    /// What is printed on a field, with its sign.
    pub fn feature(&self, feature: Feature) -> String {
        match feature {
            Feature::Empty => self.get("rw-field-empty"),
            Feature::Sea => self.get("rw-field-sea"),
            Feature::Palm => self.get("rw-field-palm"),
            Feature::Gather { resource, value } => {
                let name = self.wording.resource(resource);
                format!("{} {name} {value}", resource_sign(resource))
            }
            Feature::Crystal => format!("💎 {}", self.get("rw-field-crystal")),
            Feature::Mask => format!("🎭 {}", self.get("rw-field-mask")),
            Feature::Smoke => format!("💨 {}", self.get("rw-field-smoke")),
            Feature::Chart => format!("🗺️ {}", self.get("rw-field-chart")),
            Feature::Lizard { value } => format!("🦎 {} {value}", self.get("rw-field-lizard")),
        }
    }

    /// A difficulty.
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        self.get(match difficulty {
            Difficulty::Gentle => "rw-gentle",
            Difficulty::Fair => "rw-fair",
            Difficulty::Harsh => "rw-harsh",
        })
    }

    /// An item with its sign.
    pub fn item(&self, item: Item) -> String {
        format!("{} {}", item_sign(item), self.wording.item(item))
    }

    /// The signs of resources and items, each with its name.
    pub fn legend(&self) -> String {
        let resources = Resource::ALL
            .iter()
            .map(|r| format!("{} {}", resource_sign(*r), self.wording.resource(*r)));
        let items = Item::ALL.iter().map(|item| self.item(*item));
        let all: Vec<String> = resources.chain(items).collect();
        format!("-# {}", all.join(" · "))
    }

    /// Amounts such as "1 wood, 2 stone"; empty if there are none.
    pub fn stock(&self, stock: &Stock) -> String {
        let parts: Vec<String> = Resource::ALL
            .iter()
            .filter(|r| stock.get(**r) > 0)
            .map(|r| format!("{}{}", stock.get(*r), resource_sign(*r)))
            .collect();
        parts.join(" ")
    }

    /// A goal in a few words.
    pub fn goal(&self, goal: &Goal) -> String {
        let n = |n: u16| Arg::Number(i64::from(n));
        match goal {
            Goal::Own(item) => self.wording.item(*item),
            Goal::Tools(count) => self.with("rw-goal-tools", &[("n", n(u16::from(*count)))]),
            Goal::Tents(count) => self.with("rw-goal-tents", &[("n", n(u16::from(*count)))]),
            Goal::Campfires(count) => self.with("rw-goal-fires", &[("n", n(u16::from(*count)))]),
            // A mask that was used counts no more.
            Goal::Marks {
                task: Task::Mask,
                count,
            } => self.with("rw-goal-masks", &[("n", n(u16::from(*count)))]),
            Goal::Marks { task, count } => format!("{count} {}", self.task(*task)),
            Goal::LizardPoints(points) => self.with("rw-goal-lizards", &[("n", n(*points))]),
            Goal::Hold { resource, units } => {
                format!("{units} {}", self.wording.resource(*resource))
            }
            Goal::Survival(points) => self.with("rw-goal-survival", &[("n", n(*points))]),
            Goal::Health(least) => self.with("rw-goal-health", &[("n", n(u16::from(*least)))]),
            Goal::AtSea => self.get("rw-goal-sea"),
            Goal::FiresApart { count, distance } => self.with(
                "rw-goal-apart",
                &[
                    ("n", n(u16::from(*count))),
                    ("distance", n(u16::from(*distance))),
                ],
            ),
        }
    }
}

/// The sign of a resource.
pub fn resource_sign(resource: Resource) -> &'static str {
    match resource {
        Resource::Wood => "🪵",
        Resource::Rope => "🪢",
        Resource::Stone => "🪨",
        Resource::Food => "🍎",
        Resource::Water => "💧",
    }
}

/// The sign of an item.
pub fn item_sign(item: Item) -> &'static str {
    match item {
        Item::Pickaxe => "⛏️",
        Item::Axe => "🪓",
        Item::Knife => "🔪",
        Item::Pot => "🍲",
        Item::Flask => "🫙",
        Item::Bow => "🏹",
        Item::Tent => "⛺",
        Item::Campfire => "🔥",
        Item::Raft => "🛶",
    }
}

//! Words of scenarios, goals, islands, scores.

use castaway_kernel::Key;

use super::Wording;
use crate::{
    content::{Check, Goal, Grant, Hindrance, Stock},
    ids::{Class, Difficulty, Feature, Item, Resource, Task},
    medal::Medal,
    state::{Charter, Part},
};

impl Wording {
    /// The two sentences that a scenario begins with.
    pub fn intro(&self, id: &Key) -> String {
        self.plain(&format!("intro-{id}"))
    }

    /// What an item does.
    pub fn about_item(&self, item: Item) -> String {
        self.plain(&format!("about-item-{}", item.word()))
    }

    /// Name of a task.
    pub fn task(&self, task: Task) -> String {
        self.plain(&format!("task-{}", task.word()))
    }

    /// Name of what is printed on a field, with its value.
    pub fn feature(&self, feature: Feature) -> String {
        match feature {
            Feature::Empty => self.plain("feature-empty"),
            Feature::Sea => self.plain("feature-sea"),
            Feature::Palm => self.plain("feature-palm"),
            Feature::Crystal => self.plain("feature-crystal"),
            Feature::Mask => self.plain("feature-mask"),
            Feature::Smoke => self.plain("feature-smoke"),
            Feature::Chart => self.plain("feature-chart"),
            Feature::Lizard { value } => self.with("feature-lizard", [("n", value.into())]),
            Feature::Gather { resource, value } => self.with(
                "feature-gather",
                [
                    ("resource", self.resource(resource).into()),
                    ("n", value.into()),
                ],
            ),
        }
    }

    /// Amounts in words, such as `2 water, 1 food`; empty for nothing.
    pub fn stock(&self, stock: &Stock) -> String {
        let some = Resource::ALL
            .into_iter()
            .filter(|r| stock.get(*r) > 0)
            .map(|r| format!("{} {}", stock.get(r), self.resource(r)));
        some.collect::<Vec<_>>().join(", ")
    }

    /// One condition of a scenario.
    pub fn goal(&self, goal: &Goal) -> String {
        match goal {
            Goal::Own(item) => self.with("goal-own", [("item", self.item(*item).into())]),
            Goal::Tools(n) => self.with("goal-tools", [("n", (*n).into())]),
            Goal::Tents(n) => self.with("goal-tents", [("n", (*n).into())]),
            Goal::Campfires(n) => self.with("goal-campfires", [("n", (*n).into())]),
            Goal::Marks { task, count } => self.with(
                &format!("goal-marks-{}", task.word()),
                [("n", (*count).into())],
            ),
            Goal::LizardPoints(n) => self.with("goal-lizard-points", [("n", (*n).into())]),
            Goal::Hold { resource, units } => self.with(
                "goal-hold",
                [
                    ("n", (*units).into()),
                    ("resource", self.resource(*resource).into()),
                ],
            ),
            Goal::Survival(n) => self.with("goal-survival", [("n", (*n).into())]),
            Goal::Health(n) => self.with("goal-health", [("n", (*n).into())]),
            Goal::AtSea => self.plain("goal-at-sea"),
            Goal::FiresApart { count, distance } => self.with(
                "goal-fires-apart",
                [("n", (*count).into()), ("m", (*distance).into())],
            ),
        }
    }

    /// A goal in the few words that a picture has room for.
    pub fn brief_goal(&self, goal: &Goal) -> String {
        match goal {
            Goal::Own(item) => self.item(*item),
            Goal::Hold { resource, units } => format!("{units} {}", self.resource(*resource)),
            Goal::Tools(_)
            | Goal::Tents(_)
            | Goal::Campfires(_)
            | Goal::Marks { .. }
            | Goal::LizardPoints(_)
            | Goal::Survival(_)
            | Goal::Health(_)
            | Goal::AtSea
            | Goal::FiresApart { .. } => self.goal(goal),
        }
    }

    /// A change of the start.
    pub fn grant(&self, grant: &Grant) -> String {
        match grant {
            Grant::Item(item) => self.with("grant-item", [("item", self.item(*item).into())]),
            Grant::OneOf(items) => {
                let names: Vec<String> = items.iter().map(|i| self.item(*i)).collect();
                self.with("grant-one-of", [("items", names.join(", ").into())])
            }
            Grant::Stock(stock) => self.with("grant-stock", [("stock", self.stock(stock).into())]),
            Grant::Survival(n) => self.with("grant-survival", [("n", (*n).into())]),
        }
    }

    /// A rule that makes it harder.
    pub fn hindrance(&self, hindrance: &Hindrance) -> String {
        match hindrance {
            Hindrance::NoShift => self.plain("hindrance-no-shift"),
            Hindrance::MinDie { task, value } => self.with(
                "hindrance-min-die",
                [("task", self.task(*task).into()), ("n", (*value).into())],
            ),
            Hindrance::BothFrom(day) => self.with("hindrance-both-from", [("n", (*day).into())]),
            Hindrance::StructuresApart => self.plain("hindrance-structures-apart"),
            Hindrance::ClosingSea(day) => {
                self.with("hindrance-closing-sea", [("n", (*day).into())])
            }
        }
    }

    /// The lines under the goals: when they are looked at, what days left are worth, the hindrances.
    pub fn terms(&self, charter: &Charter) -> Vec<String> {
        let mut lines = Vec::new();
        if !charter.goals.is_empty() {
            lines.push(self.plain(match charter.check {
                Check::AnyTime => "check-any-time",
                Check::AtEnd => "check-at-end",
            }));
        }
        lines.extend(charter.hindrances.iter().map(|h| self.hindrance(h)));
        if charter.day_bonus > 0 && charter.check == Check::AnyTime {
            lines.push(self.with("day-bonus", [("n", charter.day_bonus.into())]));
        }
        if charter.race {
            lines.push(self.plain("race"));
        }
        lines
    }

    /// The rules of a scenario beside its goals, each in the few words that a picture has room for.
    pub fn brief_terms(&self, charter: &Charter) -> Vec<String> {
        let mut lines: Vec<String> = charter.hindrances.iter().map(|h| self.brief(h)).collect();
        if charter.goals.is_empty() {
            lines.push(self.plain("brief-score"));
        }
        match charter.check {
            Check::AnyTime if charter.day_bonus > 0 => {
                lines.push(self.with("brief-day-bonus", [("n", charter.day_bonus.into())]));
            }
            Check::AtEnd if !charter.goals.is_empty() => lines.push(self.plain("brief-at-end")),
            Check::AnyTime | Check::AtEnd => {}
        }
        if charter.race {
            lines.push(self.plain("brief-race"));
        }
        lines
    }

    fn brief(&self, hindrance: &Hindrance) -> String {
        let day = |key, n: u8| self.with(key, [("n", n.into())]);
        match hindrance {
            Hindrance::NoShift => self.plain("brief-no-shift"),
            Hindrance::MinDie { task, value } => self.with(
                "brief-min-die",
                [("task", self.task(*task).into()), ("n", (*value).into())],
            ),
            Hindrance::BothFrom(n) => day("brief-both-from", *n),
            Hindrance::StructuresApart => self.plain("brief-structures-apart"),
            Hindrance::ClosingSea(n) => day("brief-closing-sea", *n),
        }
    }

    /// Name of a difficulty.
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        self.plain(&format!("difficulty-{}", difficulty.word()))
    }

    /// What a difficulty changes.
    pub fn about_difficulty(&self, difficulty: Difficulty) -> String {
        self.plain(&format!("about-difficulty-{}", difficulty.word()))
    }

    /// Name of a kind of island.
    pub fn class(&self, class: Class) -> String {
        self.plain(&format!("class-{}", class.word()))
    }

    /// Name of a source of points.
    pub fn part(&self, part: Part) -> String {
        self.plain(&format!("part-{}", part.word()))
    }

    /// Name of a medal.
    pub fn medal(&self, medal: Medal) -> String {
        self.plain(match medal {
            Medal::Bronze => "medal-bronze",
            Medal::Silver => "medal-silver",
            Medal::Gold => "medal-gold",
            Medal::Sun => "medal-sun",
        })
    }
}

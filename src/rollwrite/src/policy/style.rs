//! Tastes of the player: the numbers it weighs with, slightly other for each style.

use castaway_kernel::stream::mix;

use crate::state::Charter;

/// A way of playing: the same player with slightly other tastes. Dice are counted in hundredths, points too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// States kept at each step of the search.
    pub(super) width: usize,
    /// Turns compared by a look at tomorrow, rolls imagined for it, and states kept then.
    pub(super) ahead: usize,
    pub(super) rolls: u64,
    pub(super) narrow: usize,
    /// Courses thought of at once.
    pub(super) courses: usize,
    /// A box of a plan, in dice.
    pub(super) r#box: i32,
    /// A unit of a resource with its way, in dice.
    pub(super) unit: i32,
    /// The same with the tool.
    pub(super) doubled: i32,
    /// A task with its way, in dice.
    pub(super) task: i32,
    /// How much the steps to what is rare count, in percent.
    pub(super) thin: i32,
    /// What a section of the map takes beyond that.
    pub(super) chart: i32,
    /// The walk to open ground.
    pub(super) site: i32,
    /// What a tool takes beyond its parts when made first.
    pub(super) tool: i32,
    /// How much of the dice to come is really used, in percent.
    pub(super) use_of_dice: i32,
    /// How much of what lies about is really found, in percent.
    pub(super) supply: i32,
    /// What a thing that is too dear by then still counts, in percent.
    pub(super) part: i32,
    /// Days before the end from which real distances count most.
    pub(super) soon: i32,
    /// A die that the scenario still takes.
    pub(super) goal: i32,
    /// How much of the dice to come is used where there is a scenario, in percent.
    pub(super) goal_dice: i32,
    /// How much a good place counts, in percent.
    pub(super) place: i32,
    /// Days before the end from which places count less.
    pub(super) horizon: i32,
    /// How wood, rope and stone pull.
    pub(super) pull_material: i32,
    /// How food and water pull.
    pub(super) pull_food: i32,
    /// How crystals and map fields pull.
    pub(super) pull_task: i32,
    /// A survival point kept.
    pub(super) survival: i32,
    /// Trust in points to come, in percent.
    pub(super) trust: i32,
    /// A heart above the last.
    pub(super) heart: i32,
    /// Standing without supplies a night before they are asked.
    pub(super) hurry: i32,
    /// Nights that may be met with hearts.
    pub(super) skips: i32,
}

/// The player itself.
const BASE: Style = Style {
    width: 8,
    ahead: 4,
    rolls: 4,
    narrow: 1,
    courses: 1,
    r#box: 110,
    unit: 175,
    doubled: 105,
    task: 220,
    thin: 125,
    chart: 20,
    site: 45,
    tool: 40,
    use_of_dice: 90,
    supply: 100,
    part: 55,
    soon: 9,
    goal: 400,
    goal_dice: 80,
    place: 40,
    horizon: 3,
    pull_material: 80,
    pull_food: 110,
    pull_task: 90,
    survival: 120,
    trust: 90,
    heart: 350,
    hurry: 50,
    skips: 2,
};

impl Style {
    /// The style of a number; 0 is the player itself.
    pub fn number(number: u64) -> Self {
        Self::varied(number, 15)
    }

    /// A style whose tastes are up to so many percent more or less.
    pub fn varied(number: u64, most: u64) -> Self {
        if number == 0 {
            return BASE;
        }
        let vary = |of: i32, at: u64| {
            let percent = 100 - most + mix(number * 64 + at) % (2 * most + 1);
            of * i32::try_from(percent).unwrap_or(100) / 100
        };
        Self {
            r#box: vary(BASE.r#box, 1),
            unit: vary(BASE.unit, 2),
            doubled: vary(BASE.doubled, 3),
            task: vary(BASE.task, 4),
            chart: vary(BASE.chart, 5),
            site: vary(BASE.site, 6),
            tool: vary(BASE.tool, 7),
            use_of_dice: vary(BASE.use_of_dice, 8),
            supply: vary(BASE.supply, 9),
            part: vary(BASE.part, 10),
            place: vary(BASE.place, 11),
            pull_material: vary(BASE.pull_material, 12),
            pull_food: vary(BASE.pull_food, 13),
            pull_task: vary(BASE.pull_task, 14),
            survival: vary(BASE.survival, 15),
            trust: vary(BASE.trust, 16),
            heart: vary(BASE.heart, 17),
            hurry: vary(BASE.hurry, 18),
            ..BASE
        }
    }

    /// The style for a scenario: with goals to meet it counts on fewer dice.
    pub(super) fn given(mut self, charter: &Charter) -> Self {
        if !charter.goals.is_empty() {
            self.use_of_dice = self.use_of_dice.min(self.goal_dice);
        }
        self
    }

    /// A search of another width: 1 is quick and careless, 24 slow and good.
    #[must_use]
    pub fn wide(self, width: usize) -> Self {
        Self {
            width: width.max(1),
            ..self
        }
    }

    /// A style with one taste set by name, for calibrating; `None` for an unknown name.
    pub fn with(mut self, name: &str, value: i32) -> Option<Self> {
        let size = usize::try_from(value).ok()?;
        match name {
            "ahead" => self.ahead = size,
            "rolls" => self.rolls = u64::try_from(value).ok()?,
            "narrow" => self.narrow = size,
            "courses" => self.courses = size,
            "width" => self.width = size,
            _ => {}
        }
        if ["ahead", "rolls", "narrow", "courses", "width"].contains(&name) {
            return Some(self);
        }
        let taste = match name {
            "box" => &mut self.r#box,
            "unit" => &mut self.unit,
            "doubled" => &mut self.doubled,
            "task" => &mut self.task,
            "thin" => &mut self.thin,
            "chart" => &mut self.chart,
            "site" => &mut self.site,
            "tool" => &mut self.tool,
            "use_of_dice" => &mut self.use_of_dice,
            "supply" => &mut self.supply,
            "part" => &mut self.part,
            "soon" => &mut self.soon,
            "goal" => &mut self.goal,
            "goal_dice" => &mut self.goal_dice,
            "place" => &mut self.place,
            "horizon" => &mut self.horizon,
            "pull_material" => &mut self.pull_material,
            "pull_food" => &mut self.pull_food,
            "pull_task" => &mut self.pull_task,
            "survival" => &mut self.survival,
            "trust" => &mut self.trust,
            "heart" => &mut self.heart,
            "hurry" => &mut self.hurry,
            "skips" => &mut self.skips,
            _ => return None,
        };
        *taste = value;
        Some(self)
    }
}

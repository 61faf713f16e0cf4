//! What content files say: items, weapons, scenarios, kinds of islands, difficulties.

use std::collections::BTreeMap;

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::ids::{Class, Difficulty, Item, Resource, Task};

/// An amount of each resource; no rule limits what is stored (W-R-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stock {
    /// Units of wood.
    pub wood: u16,
    /// Units of rope.
    pub rope: u16,
    /// Units of stone.
    pub stone: u16,
    /// Units of food.
    pub food: u16,
    /// Units of water.
    pub water: u16,
}

impl Stock {
    /// Units of one resource.
    pub fn get(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Wood => self.wood,
            Resource::Rope => self.rope,
            Resource::Stone => self.stone,
            Resource::Food => self.food,
            Resource::Water => self.water,
        }
    }

    fn slot(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Wood => &mut self.wood,
            Resource::Rope => &mut self.rope,
            Resource::Stone => &mut self.stone,
            Resource::Food => &mut self.food,
            Resource::Water => &mut self.water,
        }
    }

    /// Adds units.
    pub fn add(&mut self, resource: Resource, units: u16) {
        let slot = self.slot(resource);
        *slot = slot.saturating_add(units);
    }

    /// One unit of one resource.
    pub fn one(resource: Resource) -> Self {
        let mut stock = Self::default();
        stock.add(resource, 1);
        stock
    }

    /// Whether every amount of `other` is there.
    pub fn covers(&self, other: &Self) -> bool {
        Resource::ALL.iter().all(|r| self.get(*r) >= other.get(*r))
    }

    /// Takes the amounts away, as far as they are there.
    pub fn pay(&mut self, other: &Self) {
        for r in Resource::ALL {
            let slot = self.slot(r);
            *slot = slot.saturating_sub(other.get(r));
        }
    }

    /// Adds all amounts.
    pub fn gain(&mut self, other: &Self) {
        for r in Resource::ALL {
            self.add(r, other.get(r));
        }
    }

    /// Units of all resources together.
    pub fn total(&self) -> u32 {
        Resource::ALL.iter().map(|r| u32::from(self.get(*r))).sum()
    }
}

/// One craft card: its dice, its price, its points and what it doubles (W-SHEET-2, W-CRAFT-2). What is printed of the nine
/// (W-ITEM-1 to W-ITEM-9) stands in `content/rollwrite/items.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemDef {
    /// Which item.
    pub id: Item,
    /// The printed die values.
    pub plan: Vec<u8>,
    /// What it costs.
    #[serde(default)]
    pub cost: Stock,
    /// Points, for each copy of a structure; those of the bow are settled by W-R-1.
    pub vp: u16,
    /// The resource gathered twice.
    #[serde(default)]
    pub doubles: Option<Resource>,
}

/// A weapon and the die values that count as a point (W-FIGHT-2, `content/rollwrite/weapons.toml`).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponDef {
    /// The item that is a weapon.
    pub id: Item,
    /// Values that give a point.
    pub values: Vec<u8>,
}

/// When the tasks of a scenario are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// Whenever a player calls it done in the own turn.
    AnyTime,
    /// After the last day.
    AtEnd,
}

/// One condition of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// Own this item.
    Own(Item),
    /// Own so many of the six tools.
    Tools(u8),
    /// So many own tents stand.
    Tents(u8),
    /// So many own campfires stand.
    Campfires(u8),
    /// So many marks of a task; masks count while unused.
    Marks {
        /// Which task.
        task: Task,
        /// How many of them there are.
        count: u8,
    },
    /// So many lizard points.
    LizardPoints(u16),
    /// Hold so much of a resource.
    Hold {
        /// Which resource.
        resource: Resource,
        /// How many units.
        units: u16,
    },
    /// Hold so many survival points.
    Survival(u16),
    /// Have at least this health.
    Health(u8),
    /// Stand on a field at the sea.
    AtSea,
    /// So many own campfires, each pair at least so far apart.
    FiresApart {
        /// How many campfires.
        count: u8,
        /// Steps between each two.
        distance: u8,
    },
}

/// A change of the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Grant {
    /// Everyone owns this item.
    Item(Item),
    /// Everyone picks one of these items.
    OneOf(Vec<Item>),
    /// Everyone holds these resources.
    Stock(Stock),
    /// Everyone holds these survival points.
    Survival(u16),
}

/// A rule that makes it harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Hindrance {
    /// Survival points shift no dice.
    NoShift,
    /// A task needs a die of at least this value.
    MinDie {
        /// Which task.
        task: Task,
        /// Smallest value.
        value: u8,
    },
    /// Hunger and thirst both, every day from this one.
    BothFrom(u8),
    /// No two own structures on neighbouring fields.
    StructuresApart,
    /// From this day the outermost land of one side sinks each day.
    ClosingSea(u8),
}

/// How hard a scenario is meant to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tier {
    /// Pure score.
    Open,
    /// Nearly always met.
    Easy,
    /// Mostly met.
    Medium,
    /// Often failed.
    Hard,
}

/// One scenario card (W-SCEN-1), such as the printed example, our `s15` (W-SCEN-3).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// Stable name.
    pub id: Key,
    /// Day limit.
    pub days: u8,
    /// How hard.
    pub tier: Tier,
    /// When it is looked at.
    pub check: Check,
    /// Points for each day left.
    #[serde(default)]
    pub day_bonus: u16,
    /// Whether it can be paired.
    #[serde(default)]
    pub combinable: bool,
    /// Whether the first to finish ends the game with that day.
    #[serde(default)]
    pub race: bool,
    /// The conditions.
    #[serde(default)]
    pub goals: Vec<Goal>,
    /// Start changes.
    #[serde(default)]
    pub grants: Vec<Grant>,
    /// Extra rules.
    #[serde(default)]
    pub hindrances: Vec<Hindrance>,
}

/// What lies on a kind of island, and how much of it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IslandDef {
    /// Its kind.
    pub class: Class,
    /// Number of players it is for; islands for more are larger (W-SETUP-10).
    pub players: u8,
    /// How many columns of fields it has.
    pub cols: u8,
    /// How many rows of fields it has.
    pub rows: u8,
    /// Days that fit its size; a longer scenario is cut to it.
    pub days: u8,
    /// Fewest and most bites of sea from the border.
    pub sea: [u8; 2],
    /// Fields with palms.
    pub palm: u8,
    /// Fields of each resource.
    pub resources: BTreeMap<Resource, u8>,
    /// Fields of each task.
    pub tasks: BTreeMap<Task, u8>,
    /// Lowest and highest mean of the player's score that an island of a day may have.
    #[serde(default)]
    pub band: Option<[u16; 2]>,
    /// Printed values of the lizards (W-LIZ-5); an island takes one of the lists.
    pub lizards: Vec<Vec<u8>>,
}

/// What a difficulty changes beside the island.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyDef {
    /// Which one.
    pub id: Difficulty,
    /// Days added to the limit of a scenario that may be finished early, never beyond the track.
    pub days: i8,
    /// Survival points at the start.
    pub survival: u16,
    /// Supplies at the start.
    #[serde(default)]
    pub stock: Stock,
    /// Kinds of islands that its seeds choose from.
    pub classes: Vec<Class>,
}

/// The numbers of the sheet (W-SHEET-3), as `content/rollwrite/rules.toml` gives them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesDef {
    /// Health at the start.
    pub health: u8,
    /// Days on the track.
    pub track: u8,
    /// Days with thirst (W-SURV-1).
    pub thirst: Vec<u8>,
    /// Days with hunger (W-SURV-1).
    pub hunger: Vec<u8>,
    /// Points of the first, second … crystal (W-CRYS-2).
    pub crystals: Vec<u16>,
    /// Boxes for masks.
    pub mask_boxes: u8,
    /// Points of an unused mask.
    pub mask_vp: u16,
    /// Values of the island map.
    pub chart: Vec<u8>,
    /// Marks that smoke and map need.
    pub marks: u8,
    /// Points for smoke or map.
    pub marks_vp: u16,
    /// Points for each when the most is a tie.
    pub tie_vp: u16,
    /// Food of a lizard.
    pub lizard_food: u16,
}

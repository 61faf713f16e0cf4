//! Stages of a quest, as content says them.

use std::{collections::BTreeMap, fmt, str::FromStr};

use castaway_kernel::Key;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::stock::{Cost, Pay};

/// A place that a quest names by its rank, never by a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// The landmark so many from the nearest on.
    Near(u8),
    /// The landmark so many from the farthest on.
    Far(u8),
    /// An objective.
    Objective(u8),
    /// The camp.
    Camp,
    /// Any space.
    Anywhere,
}

/// A word that names no place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no target")]
pub struct NoTarget(String);

impl FromStr for Target {
    type Err = NoTarget;

    fn from_str(text: &str) -> Result<Self, NoTarget> {
        let number = |rest: &str| rest.parse().ok().filter(|n| (1..=9).contains(n));
        let found = match text {
            "camp" => Some(Self::Camp),
            "anywhere" => Some(Self::Anywhere),
            _ => text.split_at_checked(1).and_then(|(letter, rest)| {
                let n = number(rest)?;
                match letter {
                    "N" => Some(Self::Near(n)),
                    "F" => Some(Self::Far(n)),
                    "O" => Some(Self::Objective(n)),
                    _ => None,
                }
            }),
        };
        found.ok_or_else(|| NoTarget(text.to_owned()))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Near(n) => write!(f, "N{n}"),
            Self::Far(n) => write!(f, "F{n}"),
            Self::Objective(n) => write!(f, "O{n}"),
            Self::Camp => f.write_str("camp"),
            Self::Anywhere => f.write_str("anywhere"),
        }
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A number for every table, or one for each number of people who started (D-WIN-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum StageAmount {
    /// The same for all.
    All(u8),
    /// For one to four.
    Each([u8; 4]),
}

impl StageAmount {
    /// For so many people who started.
    pub fn of(self, started: usize) -> u8 {
        match self {
            Self::All(n) => n,
            Self::Each(each) => each[started.clamp(1, 4) - 1],
        }
    }
}

/// What a stage takes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct StagePrice(BTreeMap<Pay, StageAmount>);

impl StagePrice {
    /// For so many people who started.
    pub fn of(&self, started: usize) -> Cost {
        let each = self.0.iter().map(|(pay, n)| (*pay, n.of(started)));
        Cost(each.collect())
    }
}

/// Some of several resources.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PriceAny {
    /// Of which.
    pub of: Vec<Pay>,
    /// How many together.
    pub n: u8,
}

/// A boss that a stage brings.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossDef {
    /// One of these.
    pub pool: Vec<Key>,
    /// Its health by the number of people who started.
    pub health: [u8; 4],
}

/// A stage of a quest.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum StageDef {
    /// Somebody investigates a landmark (D-CARD-X3).
    Investigate {
        /// The number of the stage.
        n: u8,
        /// The landmark.
        target: Target,
        /// Or so many nights go by.
        #[serde(default)]
        or_after_nights: Option<u8>,
    },
    /// So many landmarks are investigated.
    InvestigateAny {
        /// The number of the stage.
        n: u8,
        /// How many.
        count: StageAmount,
        /// Each counts once.
        #[serde(default)]
        distinct: bool,
    },
    /// Resources are laid down somewhere.
    Deliver {
        /// The number of the stage.
        n: u8,
        /// The space on which they are laid down.
        target: Target,
        /// How much of which resources.
        pay: StagePrice,
        /// What lies counts for all.
        #[serde(default)]
        pooled: bool,
        /// A quest item for whoever lays down the last.
        #[serde(default)]
        gives: Option<Key>,
    },
    /// A boss is to be defeated.
    DefeatBoss {
        /// The number of the stage.
        n: u8,
        /// Where it waits.
        target: Target,
        /// The cards that it may be, and its health.
        boss: BossDef,
    },
    /// Something is brought somewhere.
    Escort {
        /// The number of the stage.
        n: u8,
        /// What is brought, by its name in the texts.
        token: Key,
        /// From where.
        from: Target,
        /// Where to.
        to: Target,
        /// Stamina for a space.
        move_cost: u8,
        /// So many spaces back when a monster comes.
        back_on_monster: u8,
        /// Which way: along its own trail.
        back: String,
    },
    /// Things are set going.
    Activate {
        /// The number of the stage.
        n: u8,
        /// The spaces on which they stand.
        targets: Vec<Target>,
        /// What each takes.
        pay: StagePrice,
        /// The stamina that it takes.
        cost: u8,
    },
    /// So many of them are held in one night.
    Hold {
        /// The number of the stage.
        n: u8,
        /// How many.
        at_nightfall: [u8; 4],
        /// Where fewer are left: as many as there are.
        when_fewer_alive: String,
    },
    /// Whoever is the last survivor standing has won (D-S5-1).
    LastSurvivor {
        /// The number of the stage.
        n: u8,
    },
    /// Somebody leaves and has won (D-WIN-3).
    Exit {
        /// The number of the stage.
        n: u8,
        /// From where.
        target: Target,
        /// What each takes along.
        #[serde(default)]
        pay: StagePrice,
        /// Some of several things.
        #[serde(default)]
        pay_any: Option<PriceAny>,
        /// The stamina that leaving takes.
        stamina: u8,
        /// A quest item that must have come along once.
        #[serde(default)]
        needs_once: Option<Key>,
    },
}

impl StageDef {
    /// The places that it names.
    pub fn targets(&self) -> Vec<Target> {
        match self {
            Self::Investigate { target, .. }
            | Self::Deliver { target, .. }
            | Self::DefeatBoss { target, .. }
            | Self::Exit { target, .. } => vec![*target],
            Self::Escort { from, to, .. } => vec![*from, *to],
            Self::Activate { targets, .. } => targets.clone(),
            Self::InvestigateAny { .. } | Self::Hold { .. } | Self::LastSurvivor { .. } => {
                Vec::new()
            }
        }
    }

    /// Its number.
    pub fn number(&self) -> u8 {
        match self {
            Self::Investigate { n, .. }
            | Self::InvestigateAny { n, .. }
            | Self::Deliver { n, .. }
            | Self::DefeatBoss { n, .. }
            | Self::Escort { n, .. }
            | Self::Activate { n, .. }
            | Self::Hold { n, .. }
            | Self::LastSurvivor { n }
            | Self::Exit { n, .. } => *n,
        }
    }

    /// What all together lay down in it, for so many who started.
    pub fn demand(&self, started: usize) -> Cost {
        match self {
            Self::Deliver { pay, .. } => pay.of(started),
            Self::Activate { pay, targets, .. } => {
                let mut cost = pay.of(started);
                let times = u8::try_from(targets.len()).unwrap_or(u8::MAX);
                for n in cost.0.values_mut() {
                    *n = n.saturating_mul(times);
                }
                cost
            }
            _ => Cost::default(),
        }
    }
}

//! Everything about one running game.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::{Key, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Check, Goal, Hindrance, Stock},
    hex::Hex,
    ids::{Class, Difficulty, Item},
    map::Map,
};

/// The scenario by value, so that content changes do not disturb a running game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    /// Name of the island; none of a given map.
    pub name: Option<String>,
    /// Kind of the island; none of a given map.
    pub class: Option<Class>,
    /// The cards.
    pub scenarios: Vec<Key>,
    /// How hard.
    pub difficulty: Difficulty,
    /// Day limit.
    pub days: u8,
    /// When the goals are looked at.
    pub check: Check,
    /// Points for each day left.
    pub day_bonus: u16,
    /// Whether the first to finish ends the game with that day.
    pub race: bool,
    /// The conditions.
    pub goals: Vec<Goal>,
    /// Extra rules.
    pub hindrances: Vec<Hindrance>,
}

/// Whether a player still takes turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Standing {
    /// Takes turns.
    Playing,
    /// Met the scenario on this day and left.
    Done {
        /// The day.
        day: u8,
    },
    /// Out of health.
    Dead {
        /// The day.
        day: u8,
        /// Whether the scenario was met by then.
        met: bool,
    },
}

/// One personal sheet (W-SHEET-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Where the pawn stands; nowhere before the start and after leaving.
    pub at: Option<Hex>,
    /// Whether turns are taken.
    pub standing: Standing,
    /// The hearts that are left.
    pub health: u8,
    /// What is carried.
    pub stock: Stock,
    /// Survival points.
    pub survival: u16,
    /// Crystals taken: everybody climbs a ladder of their own (W-CRYS-3).
    pub crystals: u8,
    /// Masks taken.
    pub masks: u8,
    /// Masks used.
    pub masks_used: u8,
    /// Value of the smoke signs.
    pub smoke_value: Option<u8>,
    /// Smoke signs made.
    pub smokes: u8,
    /// Values of the island map crossed out.
    pub charted: BTreeSet<u8>,
    /// Plan boxes filled.
    pub plans: BTreeMap<Item, BTreeSet<u8>>,
    /// Items made; a campfire stays here when it is destroyed (W-R-6).
    pub made: BTreeSet<Item>,
    /// Lizards hunted.
    pub lizards: u8,
    /// Points of those lizards.
    pub lizard_points: u16,
    /// Items of which one must be picked before the start.
    pub grant: Vec<Item>,
}

/// A tent or a campfire on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structure {
    /// The field it is on.
    pub at: Hex,
    /// The seat it belongs to.
    pub owner: Seat,
    /// Tent or campfire.
    pub item: Item,
}

/// One die of the action pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// What it shows.
    pub value: u8,
    /// Whether it was spent.
    pub spent: bool,
    /// How often it was rolled again.
    pub rerolls: u16,
}

/// The turn that runs, with its four dice (W-SETUP-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The seat it concerns.
    pub seat: Seat,
    /// The pool.
    pub dice: [Die; 4],
    /// Pips left of a walk that a hunt interrupted (W-R-14).
    pub stride: u8,
}

/// An offer on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Who is asked.
    pub to: Seat,
    /// What the active player gives.
    pub give: Stock,
    /// What the active player gets.
    pub take: Stock,
}

/// One side of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    /// The seat it concerns.
    pub seat: Seat,
    /// Weapons used.
    pub weapons: Vec<Item>,
    /// What was rolled.
    pub dice: [u8; 4],
    /// How often a die was rolled again.
    pub rerolls: u16,
    /// Whether the one mask was used.
    pub masked: bool,
}

/// What a fight waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightStage {
    /// The defender picks weapons.
    Arm,
    /// The attacker may change dice.
    Attacker,
    /// The defender may change dice.
    Defender,
    /// The attacker, who lost, gives up a resource.
    AttackerPays,
    /// The defender, who lost, gives up a resource.
    DefenderPays,
}

/// A fight that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// Whether it is a bow shot.
    pub shot: bool,
    /// Who began.
    pub attacker: Fighter,
    /// Who was attacked.
    pub defender: Fighter,
    /// What it waits for.
    pub stage: FightStage,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// A seat picks its start.
    Start(Seat),
    /// A turn runs.
    Turn(Turn),
    /// An offer waits for its answer.
    Trade {
        /// The turn that goes on afterwards.
        turn: Turn,
        /// The offer.
        offer: Offer,
    },
    /// A fight.
    Fight(Fight),
    /// The end.
    Over(Outcome),
}

/// A source of points, in the order of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields of the score say what they are")]
pub enum Part {
    Tools,
    Structures,
    Raft,
    Crystals,
    Smoke,
    Chart,
    Masks,
    Lizards,
    Survival,
    Bonus,
}

impl Part {
    /// All of them in the order of the sheet.
    pub const ALL: [Self; 10] = [
        Self::Tools,
        Self::Structures,
        Self::Raft,
        Self::Crystals,
        Self::Smoke,
        Self::Chart,
        Self::Masks,
        Self::Lizards,
        Self::Survival,
        Self::Bonus,
    ];

    /// The word in texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tools => "tools",
            Self::Structures => "structures",
            Self::Raft => "raft",
            Self::Crystals => "crystals",
            Self::Smoke => "smoke",
            Self::Chart => "chart",
            Self::Masks => "masks",
            Self::Lizards => "lizards",
            Self::Survival => "survival",
            Self::Bonus => "bonus",
        }
    }
}

/// Points of one player, by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Points for tools.
    pub tools: u16,
    /// Tents and campfires.
    pub structures: u16,
    /// The raft.
    pub raft: u16,
    /// The ladder.
    pub crystals: u16,
    /// Smoke signs.
    pub smoke: u16,
    /// The island map.
    pub chart: u16,
    /// Unused masks.
    pub masks: u16,
    /// Points for lizards.
    pub lizards: u16,
    /// Unspent survival points.
    pub survival: u16,
    /// Days left.
    pub bonus: u16,
    /// Whether the scenario was met.
    pub met: bool,
    /// Days used.
    pub days: u8,
    /// Health at the end.
    pub health: u8,
}

impl Score {
    /// The points of every source, in the order of the sheet.
    pub fn parts(&self) -> [(Part, u16); 10] {
        [
            (Part::Tools, self.tools),
            (Part::Structures, self.structures),
            (Part::Raft, self.raft),
            (Part::Crystals, self.crystals),
            (Part::Smoke, self.smoke),
            (Part::Chart, self.chart),
            (Part::Masks, self.masks),
            (Part::Lizards, self.lizards),
            (Part::Survival, self.survival),
            (Part::Bonus, self.bonus),
        ]
    }

    /// All points (W-SCORE-1).
    pub fn total(&self) -> u16 {
        self.parts()
            .into_iter()
            .fold(0, |sum, (_, points)| sum.saturating_add(points))
    }

    /// The order of a leaderboard (W-R-29): larger is better.
    pub fn rank(&self) -> (bool, u16, u8, u8) {
        (self.met, self.total(), u8::MAX - self.days, self.health)
    }
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// One per seat.
    pub scores: Vec<Score>,
    /// Who did best, several if equal.
    pub winners: Vec<Seat>,
}

/// A whole game: a sheet for each, one map that all share (W-SETUP-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The scenario.
    pub charter: Charter,
    /// The island.
    pub map: Map,
    /// What stands on it.
    pub structures: Vec<Structure>,
    /// The sheets by seat.
    pub players: Vec<Player>,
    /// Turn order.
    pub order: Vec<Seat>,
    /// The day that runs, from 1.
    pub day: u8,
    /// What is waited for.
    pub phase: Phase,
    /// Number of fights so far; names their dice.
    pub fights: u16,
    /// Where all dice come from; never shown.
    pub seed: u64,
}

impl State {
    /// The sheet of a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// Who stands on a field.
    pub fn pawn_at(&self, at: Hex) -> Option<Seat> {
        let found = self.players.iter().position(|p| p.at == Some(at))?;
        u8::try_from(found).ok().map(Seat)
    }

    /// What stands on a field.
    pub fn structure_at(&self, at: Hex) -> Option<&Structure> {
        self.structures.iter().find(|s| s.at == at)
    }

    /// The fields with own structures of a kind.
    pub fn own(&self, seat: Seat, item: Item) -> Vec<Hex> {
        let own = |s: &&Structure| s.owner == seat && s.item == item;
        self.structures.iter().filter(own).map(|s| s.at).collect()
    }

    /// The seat that is asked now.
    pub fn asked(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Start(seat) => Some(*seat),
            Phase::Turn(turn) => Some(turn.seat),
            Phase::Trade { offer, .. } => Some(offer.to),
            Phase::Fight(fight) => Some(match fight.stage {
                FightStage::Attacker | FightStage::AttackerPays => fight.attacker.seat,
                FightStage::Arm | FightStage::Defender | FightStage::DefenderPays => {
                    fight.defender.seat
                }
            }),
            Phase::Over(_) => None,
        }
    }
}

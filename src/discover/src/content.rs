//! What content files say of each card.

use std::collections::BTreeMap;

use castaway_kernel::Key;
use serde::Deserialize;

use crate::{
    contest::ContestDef,
    effect::{Deck, Op, Passive, Tag},
    ids::{Damage, Kind, Res},
    quest::StageDef,
    stock::Cost,
    tune::Tune,
};

/// A kind of ground.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroundDef {
    /// Its id.
    pub id: Key,
    /// Stamina to enter it.
    pub cost: u8,
    /// How much of it there is.
    pub weight: u8,
}

/// A terrain (D-AIM-5).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainDef {
    /// Its id.
    pub id: Key,
    /// How its tiles lie.
    pub layout: Shape,
    /// Its grounds.
    pub grounds: Vec<GroundDef>,
    /// What its three sources give.
    pub water: Vec<Res>,
    /// How its bags differ from the common ones.
    pub bag_change: BTreeMap<Kind, BTreeMap<Mark, i8>>,
    /// Its threats.
    pub threat_deck: Key,
    /// How many of its second-tier nights are cold.
    pub cold_nights: u8,
    /// Rules of its own.
    #[serde(default)]
    pub rule: Vec<Passive>,
}

/// How tiles lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Around the start.
    Compact,
    /// The start on the rim.
    Rim,
    /// A strip.
    Long,
    /// Around a hole.
    Ring,
    /// Three arms.
    Fork,
}

/// A layout that the content knows.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutDef {
    /// The shape that it lays out.
    pub id: Shape,
    /// How many tiles.
    pub tiles: u8,
}

/// What the face of a feature token shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Two pieces of food.
    FoodX2,
    /// Two pieces of wood.
    WoodX2,
    /// Its taker names the kind.
    WoodOrStone,
    /// An animal.
    Animal,
    /// An event.
    Event,
    /// A resource.
    #[serde(untagged)]
    Res(Res),
}

/// A character.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterDef {
    /// Its id.
    pub id: Key,
    /// Its ability.
    pub effects: Vec<Passive>,
}

/// A project and the item it becomes (D-CRAFT-1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProjectDef {
    /// Its id, also that of the item.
    pub id: Key,
    /// Its trait, which does nothing by itself (D-TRAIT-1).
    #[serde(rename = "trait")]
    pub label: Key,
    /// Its deck.
    pub deck: Deck,
    /// What is paid.
    pub cost: Cost,
    /// Whether it needs a fire (D-CRAFT-4).
    #[serde(default)]
    pub needs_fire: bool,
    /// What the item does.
    pub effects: Vec<Passive>,
}

/// An item that is found.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoundDef {
    /// Its id.
    pub id: Key,
    /// Its trait.
    #[serde(rename = "trait")]
    pub label: Key,
    /// What it does.
    pub effects: Vec<Passive>,
}

/// An item of a quest (D-CARRY-3).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestItemDef {
    /// Its id.
    pub id: Key,
    /// Of which quest.
    pub quest: Key,
    /// Its trait.
    #[serde(rename = "trait")]
    pub label: Key,
}

/// What is special about an enemy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// Nothing is to be noted.
    #[default]
    #[serde(rename = "")]
    Plain,
    /// Retreats two spaces (D-RETREAT-4).
    #[serde(rename = "retreat_2")]
    Retreat2,
    /// When it comes all others move one space.
    #[serde(rename = "on_spawn_move_others_1")]
    Rouses,
    /// Its damage is sickness.
    DamageIsSickness,
    /// Does not let go (D-LETHAL-1).
    Lethal,
}

impl Note {
    /// What its blows do.
    pub const fn damage(self) -> Damage {
        match self {
            Self::DamageIsSickness => Damage::Sickness,
            Self::Plain | Self::Retreat2 | Self::Rouses | Self::Lethal => Damage::Physical,
        }
    }
}

/// An enemy (D-ENEMY-1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyDef {
    /// Its id.
    pub id: Key,
    /// The number one's own die must reach (D-COMBAT-5).
    pub defence: u8,
    /// The number from which its die hurts; 13 is never reached (D-COMBAT-7, D-COMBAT-8).
    pub attack: u8,
    /// How much it takes.
    #[serde(default = "one")]
    pub health: u8,
    /// What is got for it.
    #[serde(default)]
    pub reward: BTreeMap<Res, u8>,
    /// What is special about it.
    #[serde(default)]
    pub note: Note,
    /// How far it retreats.
    #[serde(default = "one")]
    pub retreat: u8,
}

const fn one() -> u8 {
    1
}

/// What a threat does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Threatens {
    /// At once.
    Instant(Vec<Op>),
    /// As long as it lies there (D-THREAT-2).
    Ongoing(Vec<Passive>),
}

/// A threat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreatDef {
    /// Its id.
    pub id: Key,
    /// Its deck.
    pub deck: Key,
    /// Whether it needs company (D-THREAT-4).
    pub tribal: bool,
    /// What it does.
    pub does: Threatens,
}

/// A night card: need, sleep, extra, monsters (D-NIGHT-1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightDef {
    /// Its id.
    pub id: Key,
    /// Its tier.
    pub tier: u8,
    /// Its trait, such as Cold.
    #[serde(rename = "trait", default)]
    pub label: String,
    /// What must be paid.
    #[serde(default)]
    pub need: Vec<Op>,
    /// Stamina for those at a fire.
    pub sleep_fire: u8,
    /// Stamina for all others.
    pub sleep_else: u8,
    /// What else happens.
    #[serde(default)]
    pub extra: Vec<Op>,
    /// What monsters do.
    #[serde(default)]
    pub monsters: Vec<Op>,
}

impl NightDef {
    /// Whether it is cold.
    pub fn is_cold(&self) -> bool {
        self.label.eq_ignore_ascii_case("cold")
    }
}

/// A card that a feature token or landmark leads to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventDef {
    /// Its id.
    pub id: Key,
    /// What it does.
    #[serde(default)]
    pub effects: Vec<Op>,
    /// What shuts it (D-KEY-1).
    #[serde(default)]
    pub tag: Option<Tag>,
    /// The card behind the lock, the next higher number.
    #[serde(default)]
    pub opens: Option<Key>,
    /// Whether its token stays while it is shut (D-EXPL-1).
    #[serde(default)]
    pub keep_token_when_closed: bool,
}

/// What happens at a landmark.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoryDef {
    /// Its id.
    pub id: Key,
    /// Its trait.
    #[serde(rename = "trait")]
    pub label: Key,
    /// What it does.
    #[serde(default)]
    pub first: Vec<Op>,
    /// Whether only the first time (D-GOLD-1 against D-INV-2).
    #[serde(default = "yes")]
    pub once: bool,
    /// What shuts it.
    #[serde(default)]
    pub tag: Option<Tag>,
    /// The card behind the lock.
    #[serde(default)]
    pub opens: Option<Key>,
}

const fn yes() -> bool {
    true
}

/// A card behind a lock.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedDef {
    /// Its id.
    pub id: Key,
    /// What it does.
    pub effects: Vec<Op>,
}

/// Those cards that a competition draws at landmarks (D-S5-3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RandomLandmarkDef {
    /// Their number.
    pub number: u16,
    /// The stories.
    pub stories: Vec<Key>,
}

/// A quest: its stages unfold one after the other (D-WIN-2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestDef {
    /// Its id.
    pub id: Key,
    /// What it is like.
    pub archetype: Key,
    /// For how many.
    pub players: [u8; 2],
    /// Its stages.
    pub stages: Vec<StageDef>,
    /// Levers of its difficulty, by the number of players.
    #[serde(default)]
    pub tune: Tune,
    /// Water that rises.
    #[serde(default)]
    pub flood: Option<FloodDef>,
    /// What makes it a competition.
    #[serde(default)]
    pub contest: Option<ContestDef>,
}

/// Tiles that go under, the farthest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FloodDef {
    /// From this stage on, a tile each night.
    pub from_stage: u8,
    /// What stays dry.
    pub safe: crate::quest::Target,
}

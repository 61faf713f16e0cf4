//! The words of the effect language: whom, how often, where, when.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use super::Effect;
use crate::ids::{Deck, Kind, Source, Space, Track};

/// One alternative of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alternative {
    /// Stable name within the card.
    pub id: Key,
    /// What it does.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Where the card goes afterwards, if the alternative decides that.
    #[serde(default)]
    pub fate: Option<Fate>,
}

/// Who an effect is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The character (or Friday) whose pawn is on top, or who uses the thing.
    Resolver,
    /// The First Player.
    FirstPlayer,
    /// Whoever carries the special wound that this card gave.
    Bearer,
    /// Every player's character, never Friday.
    EachPlayer,
    /// Every player's character whom the weather reaches, never Friday (R-S7-6).
    InCamp,
    /// Every player's character and Friday.
    EachPerson,
    /// One person of the group's choice.
    AnyOne,
    /// Points that the group splits freely among everyone.
    Split,
}

/// What happens when a demand cannot be met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// One wound per missing piece (R-UD-1).
    #[default]
    Demand,
    /// Nothing (R-UD-9).
    IfPossible,
}

/// How often an amount counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// It counts once.
    #[default]
    Once,
    /// Once per player; Friday is none.
    Player,
}

/// A kind of source that an effect looks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SourceMatch {
    /// A source of wood.
    Wood,
    /// A source of birds.
    Parrot,
    /// A source of fish.
    Fish,
    /// Any food.
    Food,
    /// Any source at all.
    #[default]
    Any,
}

impl SourceMatch {
    /// Whether a source is of the kind meant.
    pub fn fits(self, source: Source) -> bool {
        match self {
            SourceMatch::Any => true,
            SourceMatch::Wood => source == Source::Wood,
            SourceMatch::Parrot => source == Source::Parrot,
            SourceMatch::Fish => source == Source::Fish,
            SourceMatch::Food => source != Source::Wood,
        }
    }
}

/// Where on the board an effect works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// Beside the space of an action kind.
    Action(Kind),
    /// On an adventure deck.
    Deck(Deck),
    /// The tile of the action being resolved, or the hex aimed at when exploring failed.
    ActionTile,
    /// The tile with the camp.
    Camp,
    /// A tile next to the camp, of the group's choice.
    AdjacentToCamp,
    /// The tile that this card marked before.
    Linked,
    /// The Shelter space.
    Shelter,
    /// The space of a level.
    Track(Track),
    /// The Night space.
    Night,
    /// This hex.
    Space(Space),
}

/// What must hold for a part of an effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cond {
    /// A built shelter, or a natural one under the camp.
    Shelter,
    /// A built shelter.
    BuiltShelter,
    /// A shelter for the palisade of an ability: a built one, or a natural one too where the table reads it so.
    FirmShelter,
    /// The item is built.
    Item(Key),
    /// The item is not built.
    NoItem(Key),
    /// The weapon level is at least this.
    WeaponAtLeast(u8),
    /// The weapon level is below this.
    WeaponBelow(u8),
    /// There is a tile next to the camp to which it may move.
    CampCanMove,
    /// The camp stands on a tile with a totem.
    CampOnTotem,
}

/// How long a limit lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// This round.
    #[default]
    ThisRound,
    /// All of the next round.
    NextRound,
}

/// When a delayed effect comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// At the start of the next round, before the event.
    NextRoundStart,
    /// In the coming Night Phase.
    Night,
    /// In every Night Phase from now on.
    EveryNight,
}

/// What becomes of a card on the Night space if whoever found it sleeps outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outside {
    /// It works as it does for everybody.
    #[default]
    Same,
    /// It waits one round.
    Waits,
    /// It works on the finder alone.
    Alone,
}

impl Outside {
    /// Whether nothing is special about it.
    pub fn is_same(&self) -> bool {
        *self == Outside::Same
    }
}

/// Which actions a neutral pawn may support.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PawnColour {
    /// Red: Hunt.
    Hunt,
    /// Brown: Build.
    Build,
    /// Grey: Gather.
    Gather,
    /// Green: Explore.
    Explore,
    /// Gather or Explore.
    GatherOrExplore,
    /// Purple, the Dog: Hunt or Explore.
    HuntOrExplore,
}

impl PawnColour {
    /// Whether the pawn may support an action of this kind (R-NEUT-1).
    pub fn supports(self, kind: Kind) -> bool {
        match self {
            PawnColour::Hunt => kind == Kind::Hunt,
            PawnColour::Build => kind == Kind::Build,
            PawnColour::Gather => kind == Kind::Gather,
            PawnColour::Explore => kind == Kind::Explore,
            PawnColour::GatherOrExplore => matches!(kind, Kind::Gather | Kind::Explore),
            PawnColour::HuntOrExplore => matches!(kind, Kind::Hunt | Kind::Explore),
        }
    }
}

/// Where a resolved card goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Out of the game, or onto the mystery discard pile.
    #[default]
    Discard,
    /// Shuffled into the event deck, to come back with its lower half.
    ShuffleIntoEvents,
    /// Stays beside the board as a possession of the group.
    Keep,
    /// As the chosen alternative says.
    ByChoice,
}

/// Largest numbers of each kind in a mystery draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MysteryLimits {
    /// So many treasures at most.
    #[serde(default)]
    pub treasures: u8,
    /// So many traps at most.
    #[serde(default)]
    pub traps: u8,
    /// So many creatures at most.
    #[serde(default)]
    pub creatures: u8,
    /// Cards in all.
    pub total: u8,
    /// Traps and creatures together, where the card limits their sum.
    #[serde(default)]
    pub dangers: Option<u8>,
    /// All of them must be drawn: nobody may stop before (R-S4-13).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all: bool,
}

//! Why an order is refused, as data: the rule and what is missing.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    ids::{Kind, Res, Terrain},
    state::Stock,
};

/// A typed reason; each knows the rule it comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
pub enum Rejection {
    /// The game is over.
    Over,
    /// This seat is not in the game.
    NoSuchSeat,
    /// Nobody plans now.
    NotPlanning,
    /// A question must be answered first.
    QuestionOpen,
    /// No question is open.
    NoQuestion,
    /// The question was answered before.
    Outdated,
    /// Another seat is asked.
    NotYours,
    /// This seat has gone on; others may still use what they hold.
    WentOn,
    /// No such option.
    NoSuchOption,
    /// Too few or too many options.
    WrongNumber,
    /// A planned action of this number does not exist.
    NoSuchPlacement,
    /// The pawn belongs to another player.
    ForeignPawn,
    /// The pawn is not there or already used.
    PawnNotFree,
    /// A neutral pawn cannot lead.
    NeedsLeader,
    /// Friday cannot lead a character's pawn.
    FridaySupports,
    /// Friday cannot resolve this (R-S5-11).
    NeedsCharacter,
    /// This pawn cannot support that action.
    PawnUnfit(Kind),
    /// A person may not take this action this round.
    ActionForbidden(Kind),
    /// More pawns than the action can use.
    TooManyPawns {
        /// Most useful number.
        max: u8,
    },
    /// Some planned actions lack pawns.
    Undermanned {
        /// Which action.
        placement: u32,
        /// Pawns missing.
        missing: u8,
    },
    /// Own pawns are not all assigned (R-PLAN-3).
    PawnsLeft {
        /// The seat whose pawns they are.
        seat: u8,
        /// How many are left.
        left: u8,
    },
    /// Pawns of different persons may not share an action this round.
    NoMixing,
    /// The action needs pawns of two different persons.
    NeedsMixing,
    /// Resources are missing.
    Needs {
        /// What is needed.
        need: Stock,
        /// What is free.
        free: Stock,
    },
    /// Terrain must be explored.
    NeedsTerrain(Terrain),
    /// An item must be built.
    NeedsItem(Key),
    /// A weapon level is needed.
    NeedsWeapon(u8),
    /// A shelter is needed first.
    NeedsShelter,
    /// The shelter stands already.
    HasShelter,
    /// Determination is missing.
    NeedsDet {
        /// How many it takes.
        need: u8,
        /// How many there are.
        have: u16,
    },
    /// The invention is not on the board.
    NotOnBoard(Key),
    /// The item is built already.
    AlreadyBuilt(Key),
    /// Somebody of the scenario must be with the camp first.
    NeedsPerson(Key),
    /// All else that wins the scenario must hold first.
    NeedsGoal,
    /// The hex is closed for good by this.
    Closed(Key),
    /// This pawn serves one action of the scenario alone.
    PawnServes(Key),
    /// Only a tile with a totem will do.
    NeedsTotem,
    /// The tile lies further from the camp than this.
    TooFar(u8),
    /// So many stand already, and there are no more.
    AllStanding(u8),
    /// Only its owner may lead this build.
    NotOwner(Key),
    /// It is planned already this round.
    PlannedAlready,
    /// The source is exhausted.
    Exhausted,
    /// Camp sources give in Production only.
    CampTile,
    /// The hex cannot be reached or is not what the action needs.
    Unreachable,
    /// The hex is explored already.
    AlreadyExplored,
    /// No tile is left.
    NoTiles,
    /// No card in the Hunting deck.
    NothingToHunt,
    /// No card lies on that Threat space.
    NoThreat,
    /// Twice is the most per character.
    TwiceAtMost,
    /// No such price.
    NoSuchPrice,
    /// The item cannot help here.
    AidUnfit(Key),
    /// The thing is not there.
    NotHeld,
    /// It cannot be used at this moment.
    NotNow,
    /// It was used this round.
    UsedThisRound,
    /// Another character has it this round.
    HeldByOther,
    /// Abilities are blocked this round.
    AbilitiesBlocked,
    /// It would do nothing now.
    NoEffect,
    /// Only a stage is open per round, and this round's is done.
    PileClosed,
    /// Not enough of a resource.
    NotEnough(Res),
    /// The setup cannot be played.
    BadSetup,
}

impl Rejection {
    /// The rule that forbids it, by its id in the rules index; empty where it is table etiquette.
    pub fn rule(&self) -> &'static str {
        match self {
            Rejection::Over => "R-END-1",
            Rejection::NoSuchSeat
            | Rejection::NoQuestion
            | Rejection::Outdated
            | Rejection::NotYours
            | Rejection::WentOn
            | Rejection::NoSuchOption
            | Rejection::WrongNumber
            | Rejection::QuestionOpen
            | Rejection::NoSuchPlacement
            | Rejection::ForeignPawn
            | Rejection::NotHeld
            | Rejection::NoSuchPrice
            | Rejection::BadSetup => "",
            Rejection::NotPlanning => "R-PLAN-1",
            Rejection::PawnNotFree | Rejection::PawnsLeft { .. } => "R-PLAN-3",
            Rejection::NeedsLeader => "R-NEUT-2",
            Rejection::FridaySupports => "R-FRIDAY-4",
            Rejection::NeedsCharacter => "R-S5-11",
            Rejection::PawnUnfit(_) => "R-NEUT-1",
            Rejection::ActionForbidden(_) => "R-PLAN-2",
            Rejection::TooManyPawns { .. } | Rejection::Undermanned { .. } => "R-PLAN-9",
            Rejection::NoMixing | Rejection::NeedsMixing => "R-CARD-2",
            Rejection::Needs { .. } | Rejection::NotEnough(_) => "R-PLAN-12",
            Rejection::NeedsTerrain(_) => "R-ITEM-3",
            Rejection::NeedsItem(_) => "R-ITEM-2",
            Rejection::NeedsWeapon(_) => "R-PLAN-17",
            Rejection::NeedsShelter => "R-SHELTER-5",
            Rejection::HasShelter => "R-BUILD-6",
            Rejection::NeedsDet { .. } => "R-CHARS-3",
            Rejection::NotOnBoard(_) => "R-ITEM-1",
            Rejection::AlreadyBuilt(_) => "R-ITEM-7",
            Rejection::NeedsPerson(_) => "R-ITEM-2",
            Rejection::NeedsGoal => "R-S4-17",
            Rejection::Closed(_) => "R-S4-7",
            Rejection::PawnServes(_) => "R-S4-16",
            Rejection::NeedsTotem | Rejection::TooFar(_) | Rejection::AllStanding(_) => "R-S7-10",
            Rejection::NotOwner(_) => "R-PERS-1",
            Rejection::PlannedAlready => "R-ASSIGN-4",
            Rejection::Exhausted => "R-GATHER-4",
            Rejection::CampTile => "R-GATHER-2",
            Rejection::Unreachable => "R-DIST-3",
            Rejection::AlreadyExplored | Rejection::NoTiles => "R-EXPLORE-1",
            Rejection::NothingToHunt => "R-PLAN-8",
            Rejection::NoThreat => "R-THREAT-1",
            Rejection::TwiceAtMost => "R-ARRANGE-3",
            Rejection::AidUnfit(_) => "R-CARD-4",
            Rejection::NotNow => "R-USE-2",
            Rejection::UsedThisRound => "R-CHARS-3",
            Rejection::HeldByOther => "R-USE-4",
            Rejection::AbilitiesBlocked => "R-CHARS-3",
            Rejection::NoEffect => "R-TERM-5",
            Rejection::PileClosed => "R-S1-2",
        }
    }
}

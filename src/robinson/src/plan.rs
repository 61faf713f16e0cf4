//! The plan: which pawns stand where.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    ids::{Kind, Space, Track, Who},
    source_at::SourceAt,
    state::Stock,
};

/// A pawn as a player names it; own pawns of one seat are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pawn {
    /// A pawn of a seat.
    Seat(u8),
    /// The pawn of Friday.
    Friday,
    /// The Dog.
    Dog,
    /// A neutral pawn by its number of this round.
    Neutral(u8),
    /// The pawn of somebody whom no player plays.
    Guest(u8),
}

impl Pawn {
    /// The person behind the pawn, if it can resolve actions.
    pub fn who(self) -> Option<Who> {
        match self {
            Pawn::Seat(seat) => Some(Who::Seat(seat)),
            Pawn::Friday => Some(Who::Friday),
            Pawn::Guest(guest) => Some(Who::Guest(guest)),
            Pawn::Dog | Pawn::Neutral(_) => None,
        }
    }
}

/// What is built.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Project {
    /// The shelter.
    Shelter,
    /// One level of roof, palisade or weapon.
    Level(Track),
    /// An invention.
    Invention(Key),
    /// An invention that is built on a tile.
    On(Key, Space),
}

impl Project {
    /// The invention that is built.
    pub fn invention(&self) -> Option<&Key> {
        match self {
            Project::Invention(key) | Project::On(key, _) => Some(key),
            Project::Shelter | Project::Level(_) => None,
        }
    }
}

/// Which action is taken on what.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// The Threat Action of the card on the left (0) or right (1) space, by its option.
    Threat {
        /// The Threat space, from the left.
        slot: u8,
        /// Which of the card's options (wreckage has two).
        option: u8,
    },
    /// A hunt.
    Hunt,
    /// A Build.
    Build(Project),
    /// A Gather from one source.
    Gather {
        /// The space it is on.
        space: Space,
        /// Which source of the tile.
        source: SourceAt,
    },
    /// An exploration.
    Explore(Space),
    /// The action that a kept card offers.
    Card {
        /// What it counts as.
        kind: Kind,
        /// The card.
        serial: u32,
    },
    /// An action that the scenario offers.
    Special {
        /// What it counts as.
        kind: Kind,
        /// Which one.
        action: Key,
        /// The tile it is taken on, if it is taken on one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        space: Option<Space>,
    },
    /// Arrange Camp.
    Arrange,
    /// The action Rest.
    Rest,
}

impl Goal {
    /// The tile or space that an action leads to, which is the camp's own only where it may be.
    pub fn space(&self) -> Option<Space> {
        match self {
            Goal::Gather { space, .. }
            | Goal::Explore(space)
            | Goal::Build(Project::On(_, space)) => Some(*space),
            Goal::Special { space, .. } => *space,
            Goal::Threat { .. }
            | Goal::Hunt
            | Goal::Build(Project::Shelter | Project::Level(_) | Project::Invention(_))
            | Goal::Card { .. }
            | Goal::Arrange
            | Goal::Rest => None,
        }
    }

    /// The kind of action.
    pub fn kind(&self) -> Kind {
        match self {
            Goal::Threat { .. } => Kind::Threat,
            Goal::Hunt => Kind::Hunt,
            Goal::Build(_) => Kind::Build,
            Goal::Gather { .. } => Kind::Gather,
            Goal::Explore(_) => Kind::Explore,
            Goal::Card { kind, .. } | Goal::Special { kind, .. } => *kind,
            Goal::Arrange => Kind::Arrange,
            Goal::Rest => Kind::Rest,
        }
    }
}

/// What a player orders when planning: the action, the pawns and what goes with them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assignment {
    /// What is done.
    pub goal: Goal,
    /// The pawns, the one on top first.
    pub pawns: Vec<Pawn>,
    /// Which of the possible prices is paid, by index.
    pub price: u8,
    /// What helps: items in a Gather (Basket, Sack), temporary weapons in a Threat Action (R-TEMP-2).
    pub aids: Vec<Key>,
    /// The leader's wood discount is used.
    pub discount: bool,
}

/// A planned action with what is tied to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// Serial within the game.
    pub id: u32,
    /// What is planned.
    pub what: Assignment,
    /// Resources tied to it (R-PLAN-13).
    pub tied: Stock,
    /// Determination tied to it.
    pub tied_det: u8,
    /// Pawns needed when dice are rolled; equal to `sure` where none are.
    pub risky: u8,
    /// Pawns needed for sure success.
    pub sure: u8,
    /// Carries the one extra pawn of a time token beside its action space.
    pub time_token: bool,
    /// Carries the one extra wood of a token on the Build space.
    pub wood_token: bool,
    /// Resolved already.
    pub done: bool,
}

impl Placement {
    /// Its pawns with some more, on top or below; a character's pawn goes on top of Friday's in any case (R-FRIDAY-4).
    pub fn joined(&self, pawns: &[Pawn], lead: bool) -> Vec<Pawn> {
        let over_friday = self.leader() == Some(Who::Friday)
            && pawns.first().is_some_and(|p| matches!(p, Pawn::Seat(_)));
        match lead || over_friday {
            true => [pawns, &self.what.pawns].concat(),
            false => [&self.what.pawns, pawns].concat(),
        }
    }

    /// Whether pawns of this seat stand there, and others.
    pub fn shared_by(&self, seat: u8) -> bool {
        let own = Pawn::Seat(seat);
        self.what.pawns.contains(&own) && self.what.pawns.iter().any(|pawn| *pawn != own)
    }

    /// Whether the price is one in wood, even if a discount left none of it.
    pub fn paid_in_wood(&self) -> bool {
        self.tied.wood > 0 || self.what.discount
    }

    /// The person who resolves it.
    pub fn leader(&self) -> Option<Who> {
        self.what.pawns.first().and_then(|p| p.who())
    }

    /// Whether there are enough pawns.
    pub fn manned(&self) -> bool {
        self.what.pawns.len() >= usize::from(self.risky)
    }

    /// Whether it succeeds without dice.
    pub fn is_sure(&self) -> bool {
        self.what.pawns.len() >= usize::from(self.sure)
    }
}

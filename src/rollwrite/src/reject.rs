//! Why an order is refused, each naming its rule.

use crate::ids::Item;

/// A typed reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// 1 to 4 players.
    #[error("1 to 4 players")]
    Seats,
    /// The scenario is unknown, or the two cannot be combined.
    #[error("this scenario cannot be played")]
    Scenario,
    /// No island of this kind could be made.
    #[error("no island could be made")]
    Island,
    /// Another seat is asked, or something else.
    #[error("not now")]
    NotNow,
    /// The field is not an empty free one.
    #[error("not a start field")]
    StartField,
    /// Not among the granted items.
    #[error("not granted")]
    Grant,
    /// There is no such die, or it is spent, or it is named twice.
    #[error("die not free")]
    Die,
    /// There is no way of that cost with these pips.
    #[error("no way")]
    Way,
    /// Nothing to take on this field.
    #[error("nothing here")]
    Nothing,
    /// All boxes for masks are full.
    #[error("no mask box")]
    MaskBoxes,
    /// Smoke needs a campfire.
    #[error("no campfire")]
    NoFire,
    /// Smoke needs this value.
    #[error("smoke needs a {0}")]
    SmokeValue(u8),
    /// The die does not show an open value of the map.
    #[error("no open map value")]
    ChartValue,
    /// The scenario asks for at least this value.
    #[error("needs at least {0}")]
    MinDie(u8),
    /// Not enough survival points.
    #[error("no survival point")]
    Survival,
    /// The scenario forbids shifting.
    #[error("no shifting here")]
    NoShift,
    /// No mask left to use.
    #[error("no mask")]
    NoMask,
    /// A die shows 1 to 6.
    #[error("no such value")]
    Value,
    /// The plan has no open box with this value.
    #[error("no open box on {0:?}")]
    PlanBox(Item),
    /// The plan is not full.
    #[error("plan of {0:?} not full")]
    PlanOpen(Item),
    /// Resources are missing.
    #[error("resources missing")]
    Resources,
    /// It was made already.
    #[error("{0:?} made already")]
    Made(Item),
    /// Structures need an empty field.
    #[error("field not empty")]
    NotEmpty,
    /// The scenario keeps structures apart.
    #[error("too near")]
    TooNear,
    /// Hunting and shooting need a bow.
    #[error("no bow")]
    NoBow,
    /// The hunting die is too small.
    #[error("needs at least {0} to hunt")]
    HuntDie(u8),
    /// No structure of another player here.
    #[error("nothing to destroy")]
    NothingToRaze,
    /// Not a neighbour.
    #[error("not adjacent")]
    NotAdjacent,
    /// The offer is empty, or somebody does not have it.
    #[error("bad offer")]
    Offer,
    /// One or two own weapons, each once, in printed order.
    #[error("weapons")]
    Weapons,
    /// Somebody with 1 health and nothing to lose.
    #[error("nothing to lose")]
    NothingToLose,
    /// No straight clear line of two.
    #[error("no line")]
    NoLine,
    /// One mask in a fight.
    #[error("mask used")]
    FightMask,
    /// Goals are open.
    #[error("goals open")]
    GoalsOpen,
}

impl Rejection {
    /// The rule that forbids it.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Seats => "W-SETUP-1",
            Self::Scenario => "W-SCEN-2",
            Self::Island => "W-SETUP-4",
            Self::NotNow => "W-TURN-4",
            Self::StartField => "W-SETUP-7",
            Self::Grant => "W-SCEN-1",
            Self::Die => "W-TURN-2",
            Self::Way => "W-MOVE-1",
            Self::Nothing => "W-GATHER-2",
            Self::MaskBoxes => "W-MASK-4",
            Self::NoFire => "W-SMOKE-1",
            Self::SmokeValue(_) => "W-SMOKE-3",
            Self::ChartValue => "W-CHART-1",
            Self::MinDie(_) | Self::NoShift | Self::TooNear => "W-SCEN-1",
            Self::Survival => "W-SP-1",
            Self::NoMask => "W-MASK-2",
            Self::Value => "W-MASK-2",
            Self::PlanBox(_) => "W-CRAFT-4",
            Self::PlanOpen(_) => "W-CRAFT-2",
            Self::Resources => "W-CRAFT-2",
            Self::Made(_) => "W-R-4",
            Self::NotEmpty => "W-BUILD-3",
            Self::NoBow => "W-LIZ-1",
            Self::HuntDie(_) => "W-LIZ-2",
            Self::NothingToRaze => "W-BUILD-5",
            Self::NotAdjacent => "W-TRADE-1",
            Self::Offer => "W-R-22",
            Self::Weapons => "W-FIGHT-3",
            Self::NothingToLose => "W-FIGHT-9",
            Self::NoLine => "W-BOW-1",
            Self::FightMask => "W-FIGHT-11",
            Self::GoalsOpen => "W-R-18",
        }
    }
}

use serde::{Deserialize, Serialize};

use super::{Deck, FerryTo, Fires, Healed, Hurt, Pool, Spared, Upgrading, Way, Where, Which, Who};
use crate::{ids::Res, stock::Cost};

/// Something that is done, in the order in which a card names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// Resources from the supply (D-GATHER-7).
    Gain {
        /// The resource that is gained.
        res: Res,
        /// How many.
        n: u8,
    },
    /// Resources that are paid; without them nothing after it happens.
    Spend {
        /// The resource that is paid.
        res: Res,
        /// How many.
        n: u8,
    },
    /// Resources that are lost, as far as they are there (D-GOLD-3).
    Lose {
        /// The resource that is lost.
        res: Res,
        /// How many.
        n: u8,
    },
    /// Resources or items that chance takes; no quest item.
    LoseRandom {
        /// How many.
        n: u8,
    },
    /// Stamina for oneself (D-NIGHT-3).
    Stamina {
        /// How much more or less.
        n: i8,
    },
    /// Stamina for everybody else.
    OthersStamina {
        /// How much more or less.
        n: i8,
    },
    /// Stamina that is handed to somebody in the space.
    ShareStamina {
        /// At most so much.
        n: u8,
    },
    /// Damage (D-DMG-2).
    Damage {
        /// Of which kind.
        kind: Hurt,
        /// How much.
        n: u8,
    },
    /// Damage that is healed (D-HEAL-1).
    Heal {
        /// Of which kind.
        kind: Hurt,
        /// How much.
        n: u8,
        /// Those whose damage it is.
        #[serde(default = "me")]
        who: Healed,
    },
    /// Resources that become others, as many as there are up to a number.
    Convert {
        /// What goes.
        frm: Res,
        /// What comes.
        to: Res,
        /// At most so many.
        n: u8,
    },
    /// Projects that are drawn (D-CRAFT-2).
    DrawProject {
        /// How many.
        n: u8,
        /// By whom.
        #[serde(default = "myself")]
        who: Who,
        /// From which deck; the drawer chooses where none is named (D-CRAFT-5).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deck: Option<Deck>,
    },
    /// A found item (D-NUM-5).
    FoundItem,
    /// One of two, chosen.
    Choice {
        /// The one.
        a: Vec<Op>,
        /// The other.
        b: Vec<Op>,
    },
    /// A payment, or what follows where it is not made (D-R-2).
    PayOr {
        /// What is paid.
        pay: Cost,
        /// What happens else.
        els: Vec<Op>,
    },
    /// A die, and what its number brings.
    Roll {
        /// By its number.
        ranges: Vec<Range>,
    },
    /// A monster that comes (D-MON-1).
    Spawn {
        /// The space on which it appears.
        #[serde(rename = "where")]
        at: Where,
    },
    /// The same, if no normal monster is on the map.
    SpawnIfNone {
        /// The space on which it appears.
        #[serde(rename = "where")]
        at: Where,
    },
    /// Monsters that move (D-MMOVE-1).
    MoveMonster {
        /// The monsters that are meant.
        which: Which,
        /// How far.
        n: u8,
        /// Which way.
        dir: Way,
    },
    /// A fire in the space (D-FIRE-5).
    PlaceFire {
        /// Whether it burns.
        #[serde(default = "lit")]
        lit: bool,
    },
    /// The nearest lit fire goes out (D-FIRE-3).
    NearestFireOut {
        /// If it is so near.
        range: u8,
    },
    /// Fires go out.
    FiresOut {
        /// The fires that are meant.
        which: Fires,
    },
    /// Every source gives clean water.
    SourcesClean {
        /// For so many days.
        days: u8,
    },
    /// A source in the space that dries up.
    PlaceWater {
        /// What it gives.
        kind: Res,
        /// So often.
        uses: u8,
    },
    /// A face-down tile near by is turned up.
    RevealTile {
        /// At most so far.
        range: u8,
    },
    /// A face-down tile near by is looked at.
    PeekTile {
        /// At most so far.
        range: u8,
        /// By whom.
        #[serde(default = "myself")]
        who: Who,
    },
    /// A face-down token near by is looked at.
    PeekToken {
        /// At most so far.
        range: u8,
    },
    /// A fight with an enemy of a deck.
    Fight {
        /// Which deck.
        pool: Pool,
    },
    /// A threat is drawn (D-THREAT-1).
    Threat {
        /// By whom.
        who: Who,
    },
    /// The same for several people, leader first (D-R-3).
    Each {
        /// For whom.
        who: Who,
        /// Who is spared.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unless: Option<Spared>,
        /// What each does.
        #[serde(rename = "do")]
        then: Vec<Op>,
    },
    /// Tokens for the nearest other survivor.
    GiveNearest {
        /// How many.
        n: u8,
    },
    /// The landmark gets better for good.
    Upgrade {
        /// The kind of improvement.
        kind: Upgrading,
        /// The water that is found.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        res: Option<Res>,
        /// How much.
        #[serde(default = "one")]
        n: u8,
        /// Where to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<FerryTo>,
    },
}

/// What numbers of a die bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Range {
    /// From this number.
    pub from: u8,
    /// To this number.
    pub to: u8,
    /// What happens then.
    #[serde(rename = "do")]
    pub then: Vec<Op>,
}

const fn me() -> Healed {
    Healed::Me
}

const fn myself() -> Who {
    Who::Me
}

const fn lit() -> bool {
    true
}

const fn one() -> u8 {
    1
}

impl Op {
    /// The ops inside this one.
    pub fn inner(&self) -> Vec<&Op> {
        match self {
            Self::Choice { a, b } => a.iter().chain(b).collect(),
            Self::PayOr { els, .. } => els.iter().collect(),
            Self::Roll { ranges } => ranges.iter().flat_map(|r| &r.then).collect(),
            Self::Each { then, .. } => then.iter().collect(),
            _ => Vec::new(),
        }
    }
}

impl Range {
    /// Something from a number on, and nothing below it.
    pub fn from(number: u8, then: Op) -> Vec<Self> {
        let nothing = Self {
            from: 1,
            to: number.saturating_sub(1),
            then: Vec::new(),
        };
        let catch = Self {
            from: number,
            to: 12,
            then: vec![then],
        };
        vec![nothing, catch]
    }
}

//! What happened, for the story and for the record.

use castaway_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    content::Stock,
    hex::Hex,
    ids::{Item, Resource},
    state::Outcome,
};

/// Why health was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Harm {
    /// No food.
    Hunger,
    /// No water.
    Thirst,
    /// A fight.
    Fight,
    /// The land sank.
    Tide,
}

/// One thing that happened; `seat` is whom it happened to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "fields say what they are by name")]
pub enum Event {
    /// The game began with this seat.
    Began { first: Seat },
    /// A granted item was picked.
    Granted { seat: Seat, item: Item },
    /// A start was picked.
    Landed { seat: Seat, at: Hex },
    /// A day began.
    Dawn { day: u8 },
    /// Dice were rolled for a turn.
    Rolled { seat: Seat, dice: [u8; 4] },
    /// A walk.
    Walked {
        seat: Seat,
        to: Hex,
        steps: u8,
        crossed: u8,
    },
    /// A lizard was hunted.
    Hunted { seat: Seat, at: Hex, value: u8 },
    /// Something was gathered.
    Gathered {
        seat: Seat,
        resource: Resource,
        units: u16,
        survival: bool,
    },
    /// A crystal was taken.
    Crystal { seat: Seat, count: u8 },
    /// A mask was taken.
    MaskFound { seat: Seat, count: u8 },
    /// A smoke sign was made.
    Smoke { seat: Seat, value: u8, count: u8 },
    /// A section of the map was drawn.
    Charted { seat: Seat, value: u8, count: u8 },
    /// A die was turned, set or rolled again.
    DieChanged {
        seat: Seat,
        die: u8,
        value: u8,
        by: DieChange,
    },
    /// A box of a plan was filled.
    Planned { seat: Seat, item: Item, value: u8 },
    /// An item was made.
    Crafted { seat: Seat, item: Item },
    /// A structure was built.
    Built { seat: Seat, item: Item, at: Hex },
    /// A structure was destroyed.
    Razed {
        seat: Seat,
        owner: Seat,
        item: Item,
        at: Hex,
    },
    /// A trade was offered.
    Offered {
        seat: Seat,
        to: Seat,
        give: Stock,
        take: Stock,
    },
    /// A trade was done.
    Traded { seat: Seat, with: Seat },
    /// A trade was refused.
    Refused { seat: Seat },
    /// A fight began.
    Attacked {
        seat: Seat,
        target: Seat,
        shot: bool,
    },
    /// Dice were rolled in a fight.
    FightRolled { seat: Seat, dice: [u8; 4] },
    /// A fight ended with these points.
    Fought {
        attacker: Seat,
        attack: u8,
        defender: Seat,
        defence: u8,
    },
    /// A unit was lost instead of health.
    Forfeited { seat: Seat, resource: Resource },
    /// A day's unit was paid.
    Consumed { seat: Seat, resource: Resource },
    /// Health was lost.
    Hurt { seat: Seat, harm: Harm, health: u8 },
    /// A player is out.
    Died { seat: Seat },
    /// Land sank.
    Sank { fields: u8 },
    /// A scenario was met.
    Finished { seat: Seat, day: u8 },
    /// The game is over.
    Ended { outcome: Outcome },
}

/// What changed a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DieChange {
    /// A shift by one.
    Shift,
    /// A new roll.
    Reroll,
    /// A mask.
    Mask,
}

impl Event {
    /// Whether dice were shown that nobody knew before.
    pub fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Began { .. }
                | Self::Rolled { .. }
                | Self::FightRolled { .. }
                | Self::DieChanged {
                    by: DieChange::Reroll,
                    ..
                }
        )
    }
}

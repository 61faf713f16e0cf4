//! What a seat may order.

use castaway_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    content::Stock,
    hex::Hex,
    ids::{Item, Resource},
};

/// Which way a survival point turns a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shift {
    /// One more; a 6 becomes a 1.
    Up,
    /// One less; a 1 becomes a 6.
    Down,
}

/// The answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// The offer is taken.
    Accept,
    /// The offer is refused.
    Refuse,
}

/// One order. Dice are named by their place in the pool, 0 to 3.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Pick the granted item.
    Grant(Item),
    /// Start on this field.
    Start(Hex),
    /// Walk with these dice, in rising order, paying one survival point for each blocked field.
    Walk {
        /// Dice spent; none while pips of an interrupted walk are left.
        dice: Vec<u8>,
        /// Where to.
        to: Hex,
        /// Survival points that the way costs.
        cross: u8,
    },
    /// Walk onto a live lizard and hunt it.
    Hunt {
        /// Dice spent for the way.
        dice: Vec<u8>,
        /// The lizard.
        to: Hex,
        /// Survival points that the way costs.
        cross: u8,
        /// The hunting die.
        with: u8,
    },
    /// Take what the own field offers.
    Take {
        /// The die spent.
        die: u8,
    },
    /// Turn a die by one for a survival point.
    Shift {
        /// The die, by its place in the pool.
        die: u8,
        /// Which way.
        way: Shift,
    },
    /// Roll a die again for a survival point.
    Reroll {
        /// The die, by its place in the pool.
        die: u8,
    },
    /// Set a die with a mask.
    Mask {
        /// The die, by its place in the pool.
        die: u8,
        /// What it shall show.
        value: u8,
    },
    /// Put a die on an open box of a plan.
    Plan {
        /// The die, by its place in the pool.
        die: u8,
        /// Whose plan.
        item: Item,
    },
    /// Pay and make an item whose plan is full.
    Craft(Item),
    /// Destroy another player's structure on the own field.
    Raze {
        /// The die spent.
        die: u8,
    },
    /// Offer a trade or a gift to a neighbour.
    Offer {
        /// To whom.
        to: Seat,
        /// What is given.
        give: Stock,
        /// What is asked.
        take: Stock,
    },
    /// Answer an offer.
    Reply(Reply),
    /// Attack a neighbour with one or two weapons, in printed order.
    Attack {
        /// Who is attacked.
        target: Seat,
        /// With what.
        weapons: Vec<Item>,
    },
    /// Shoot at somebody two fields away.
    Shoot {
        /// Who is attacked.
        target: Seat,
    },
    /// Defend with one or two weapons, in printed order.
    Arm(Vec<Item>),
    /// Roll a fighting die again for a survival point.
    FightReroll {
        /// The die, by its place in the pool.
        die: u8,
    },
    /// Set a fighting die with a mask.
    FightMask {
        /// The die, by its place in the pool.
        die: u8,
        /// What it shall show.
        value: u8,
    },
    /// Let the fighting dice stand.
    Stand,
    /// Give up a unit after a lost fight.
    Forfeit(Resource),
    /// Call the scenario done.
    Finish,
    /// End the turn; dice left are lost.
    EndTurn,
}

//! What a seat may order.

use castaway_kernel::{Answer, Key, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    ids::{Damage, Res},
    on_way::OnWay,
    state::Source,
    trade::Goods,
    world::Space,
};

/// What is gathered on one's own space (D-GATHER-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gather {
    /// A feature token, by its place there.
    Token(u8),
    /// A resource token that lies there (D-GATHER-5).
    Dropped(Res),
    /// Its source.
    Water,
}

/// What is taken from a casualty (D-LOOT-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    /// A resource token.
    Res(Res),
    /// An item.
    Item(Key),
}

/// One order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Answer the open question.
    Choose(Answer),
    /// Walk to a neighbouring space (D-MOVE-1).
    Move(Space),
    /// The same, and what is escorted comes along.
    Drive(Space),
    /// Walk over several spaces, each a move of its own, until something new stops it.
    Go {
        /// The spaces in order, each a neighbour of the one before.
        way: Vec<Space>,
        /// What each free gather action on the way is used for.
        gather: OnWay,
    },
    /// Gather (D-GATHER-1).
    Gather(Gather),
    /// Turn a neighbouring tile up, or two (D-SCOUT-1).
    Scout {
        /// The tile.
        tile: u8,
        /// A second one, where an ability allows it.
        second: Option<u8>,
    },
    /// Look into the landmark (D-INV-1).
    Investigate,
    /// Make a project (D-CRAFT-1).
    Craft(Key),
    /// Turn so much meat into food (D-COOK-1).
    Cook(u8),
    /// Light an unlit fire (D-REFIRE-1).
    Refire,
    /// Heal a damage of somebody in the space (D-REC-1).
    Recover {
        /// The seat that has the damage.
        who: Seat,
        /// Of which kind.
        kind: Damage,
    },
    /// Take something from a casualty (D-LOOT-1).
    Loot {
        /// Whose it was.
        from: Seat,
        /// What is taken.
        what: Loot,
    },
    /// Attack a survivor in the space (D-S5-6).
    Attack(Seat),
    /// Use an ability that is an action (D-CARD-1).
    Use {
        /// Of what.
        source: Source,
        /// Which of its abilities, by its place.
        nth: u8,
    },
    /// Cross by a ferry.
    Ferry,
    /// Lay down for the quest all that is held and missing.
    Deliver,
    /// Set an objective going.
    Activate,
    /// Leave by the last stage and win (D-WIN-3).
    Exit,
    /// Offer a trade or a gift (D-TRADE-1, D-TRADE-3).
    Offer {
        /// To whom.
        to: Seat,
        /// What is given.
        give: Goods,
        /// What is asked.
        take: Goods,
    },
    /// Take an offer of this seat.
    Accept(Seat),
    /// Refuse an offer of this seat.
    Decline(Seat),
    /// Show a project of one's hand to somebody (D-CRAFT-6).
    Show {
        /// To whom.
        to: Seat,
        /// The project that is shown.
        project: Key,
    },
    /// End the turn; stamina is kept (D-DAY-3).
    EndTurn,
    /// Name the leader of the new day (D-LEAD-3).
    Lead(Seat),
    /// Give one's survivor up for good (D-R-12).
    GiveUp,
}

//! What a seat may order.

use castaway_kernel::Answer;
use serde::{Deserialize, Serialize};

use crate::{
    plan::{Assignment, Pawn},
    task::Usable,
};

/// An order of one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Plan an action.
    Assign(Assignment),
    /// Plan several actions, all of them or none.
    Plan(Vec<Assignment>),
    /// Add pawns to a planned action; with `lead` the first becomes the top pawn.
    Join {
        /// Which action.
        placement: u32,
        /// The pawns that join it.
        pawns: Vec<Pawn>,
        /// Whether the first pawn goes on top.
        lead: bool,
    },
    /// Take a planned action back.
    Unassign {
        /// Which action.
        placement: u32,
    },
    /// Take the seat's own pawns out of a planned action in which others stand, too.
    Leave {
        /// Which action.
        placement: u32,
    },
    /// Confirm the plan and go on.
    Advance,
    /// Answer the open question.
    Choose(Answer),
    /// Use an ability, item, token or card.
    Use(Usable),
}

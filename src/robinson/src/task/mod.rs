//! What is still to be done: the stack of tasks that a game may pause on.

mod named;
mod op;

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    content::Face,
    effect::{Effect, MysteryLimits},
    ids::{Deck, Res, Space, Who},
    source_at::SourceAt,
};

pub use named::{CardRef, Usable};
pub use op::Op;

/// Where an effect comes from and whom it concerns, held by value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ctx {
    /// Who resolves or uses.
    pub actor: Option<Who>,
    /// The card, token or item, for the text shown.
    pub source: Option<CardRef>,
    /// Serial of the card, for its links.
    pub serial: u32,
    /// The tile of the action.
    pub space: Option<Space>,
    /// What the action gathered from.
    pub gathered: Option<SourceAt>,
    /// The planned action being resolved.
    pub placement: Option<u32>,
    /// Whether only the actor suffers what cannot be paid (R-UD-2, R-UD-3).
    pub action: bool,
    /// Whether gains are available at once even while planning (R-DISC-5), and cards even if they work late.
    pub direct: bool,
    /// Whether the actor alone is hit, whoever an effect is aimed at (R-CARD-36).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
}

/// The three faces of an action roll; `None` where a die is not rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    /// The colour of its deck.
    pub deck: Deck,
    /// Success die.
    pub success: Option<Face>,
    /// Wound die.
    pub wound: Option<Face>,
    /// Adventure die.
    pub adventure: Option<Face>,
}

/// One of the three dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// Success die.
    Success,
    /// Wound die.
    Wound,
    /// Adventure die.
    Adventure,
}

/// An enemy in a fight.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enemy {
    /// The beast card, if it is one.
    pub beast: Option<Key>,
    /// How strong it is.
    pub strength: u8,
    /// Weapon levels lost.
    pub weapon_loss: u8,
    /// Food won.
    pub food: u8,
    /// Fur won.
    pub fur: u8,
    /// Palisade levels lost.
    pub palisade_loss: u8,
    /// What else happens.
    pub extra: Vec<Effect>,
}

/// A running mystery draw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// What may still be drawn.
    pub limits: MysteryLimits,
    /// Cards set aside.
    pub aside: Vec<Key>,
    /// Treasures won so far.
    pub won: Vec<Key>,
    /// Cards resolved so far.
    pub resolved: u8,
    /// An effect or the drawer has ended it.
    pub stopped: bool,
}

/// A kind of thing that can be owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owed {
    /// A resource.
    Res(Res),
    /// Determination of one person.
    Det(Who),
    /// A level.
    Track(crate::ids::Track),
}

/// A step of work with where it comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The step.
    pub op: Op,
    /// Where it comes from.
    pub ctx: Ctx,
}

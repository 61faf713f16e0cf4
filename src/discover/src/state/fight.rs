use castaway_kernel::{Key, Seat};
use serde::{Deserialize, Serialize};

use super::Source;
use crate::{
    ids::{Die, Res, Support},
    world::Space,
};

/// What is fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// A monster on the map.
    Monster(u32),
    /// A feature token, by its space and its place there.
    Token(Space, u8),
    /// An enemy of a card alone, which leaves when it is not defeated.
    Card(u8),
}

/// A fight (D-COMBAT-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// Its number, which its dice follow from.
    pub no: u32,
    /// The combatant.
    pub seat: Seat,
    /// What is fought.
    pub foe: Foe,
    /// Its card.
    pub card: Key,
    /// The number to reach.
    pub defence: u8,
    /// The number that hurts.
    pub attack: u8,
    /// How much it takes.
    pub health: u8,
    /// Support cards that were played, in the order of their owners.
    pub supports: Vec<(Seat, Support)>,
    /// What the dice show, gray and red.
    pub dice: [u8; 2],
    /// What is added to them (D-CLAR-2).
    pub plus: [i8; 2],
    /// How often each was rolled.
    pub rolls: [u8; 2],
    /// Abilities that were used up in it (D-COMBAT-4).
    pub used: Vec<(Source, u8)>,
    /// Supporters who have let their reroll go or used it.
    pub spoken: Vec<Seat>,
    /// Whether the enemy was defeated.
    pub won: bool,
}

impl Fight {
    /// The final result of a die (D-CLAR-1).
    pub fn result(&self, die: Die) -> i16 {
        i16::from(self.dice[die.index()]) + i16::from(self.plus[die.index()])
    }

    /// Whether the enemy is hit as things stand (D-COMBAT-5).
    pub fn hits(&self) -> bool {
        self.result(Die::Gray) >= i16::from(self.defence)
    }

    /// Whether the combatant is hit as things stand; an attack of 13 hits nobody (D-COMBAT-7, D-COMBAT-8).
    pub fn hurts(&self) -> bool {
        self.attack <= 12 && self.result(Die::Red) >= i16::from(self.attack)
    }

    /// Whether changing a die may change a damage for the better; none stands for either die.
    pub fn is_helped_by(&self, die: Option<Die>) -> bool {
        match die {
            Some(Die::Gray) => !self.hits(),
            Some(Die::Red) => self.hurts(),
            None => !self.hits() || self.hurts(),
        }
    }

    /// How many played a card.
    pub fn played(&self, card: Support) -> u8 {
        let n = self.supports.iter().filter(|(_, c)| *c == card).count();
        u8::try_from(n).unwrap_or(0)
    }
}

/// A way to change the dice (D-COMBAT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Modifier {
    /// A resource: wood, stone, poison or salvage.
    Spend(Res),
    /// An ability that rolls dice again: gray, red or both.
    Again(Source, u8, Option<Die>),
    /// An ability that adds to the gray die for a price.
    Add(Source, u8),
}

impl Modifier {
    /// The die that it changes in a fight; none stands for both.
    pub fn die(self) -> Option<Die> {
        match self {
            Self::Spend(Res::Wood | Res::Poison) | Self::Add(..) => Some(Die::Gray),
            Self::Spend(_) => Some(Die::Red),
            Self::Again(_, _, die) => die,
        }
    }
}

//! Things as they are seen.

use castaway_kernel::Key;

use crate::{
    ids::Kind,
    state::{Item, Survivor},
    stock::Stock,
    world::{Face, Space},
};

/// A feature token as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenSeen<'a> {
    /// Its back.
    pub kind: Kind,
    /// Its face, where that is known.
    pub face: Option<&'a Face>,
    /// Whether it lies face up for all.
    pub up: bool,
    /// Counters of damage on it.
    pub hurt: u8,
}

/// A monster as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonsterSeen<'a> {
    /// Its number.
    pub id: u32,
    /// Where it is.
    pub at: Space,
    /// Its card, where it lies face up.
    pub card: Option<&'a Key>,
    /// Counters of damage.
    pub hurt: u8,
    /// Whether it is a special token.
    pub special: bool,
}

/// What everybody sees of a survivor.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a>(pub(crate) &'a Survivor);

impl<'a> Person<'a> {
    /// Where they are, or lie.
    pub fn at(self) -> Space {
        self.0.at
    }

    /// What became of them.
    pub fn fate(self) -> crate::state::Fate {
        self.0.fate
    }

    /// The stamina that is left.
    pub fn stamina(self) -> u8 {
        self.0.stamina
    }

    /// Dials that are turned.
    pub fn damage(self) -> &'a [crate::ids::Damage] {
        &self.0.damage
    }

    /// The resources they carry.
    pub fn stock(self) -> &'a Stock {
        &self.0.stock
    }

    /// The items they have.
    pub fn items(self) -> &'a [Item] {
        &self.0.items
    }

    /// Ongoing threats.
    pub fn threats(self) -> &'a [Key] {
        &self.0.threats
    }

    /// The character, once it is shown.
    pub fn character(self) -> Option<&'a Item> {
        self.0.character.as_ref()
    }

    /// How many projects are in hand.
    pub fn hand(self) -> usize {
        self.0.hand.len()
    }
}

//! People: the characters, Friday, and what lasts on them.

use std::collections::BTreeSet;

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use super::Future;
use crate::ids::{Deck, Kind, Part, Space};

/// One character, or Friday.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Character id; `friday` for Friday.
    pub character: Key,
    /// Wounds suffered.
    pub wounds: u8,
    /// Determination tokens.
    pub det: u16,
    /// Special wounds with the colour of the deck that gave them.
    pub specials: Vec<(Part, Deck)>,
    /// Abilities used this round.
    pub used: BTreeSet<Key>,
    /// Own pawns this round, if limited.
    pub pawn_limit: Option<u8>,
    /// Own pawns next round, if limited.
    pub pawn_limit_next: Option<u8>,
    /// Actions the own pawns may take this round, if limited.
    pub allowed: Option<Vec<Kind>>,
    /// No abilities this round.
    pub no_abilities: bool,
    /// The tile where the person spends the night.
    pub outside: Option<Space>,
    /// What an outside sleeper holds (R-OUTSIDE-1).
    pub sheet: Future,
    /// Successes are rolled again.
    pub reroll: Option<SuccessReroll>,
    /// Wounds handed out that come in the Night Phase.
    pub night_wounds: u8,
    /// Arrows of the wound track that no longer count, by wound number.
    pub covered_arrows: BTreeSet<u8>,
    /// Dead; only Friday can be dead in a running game.
    pub dead: bool,
}

/// Somebody of the scenario whom no player plays (R-S3-2 to R-S3-6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// Wounds, and all else that lasts on a person.
    pub person: Person,
    /// Is with the camp, and like a character from then on.
    pub with_camp: bool,
}

/// A lasting reroll of successes on one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuccessReroll {
    /// The card that does it.
    pub card: Key,
    /// First round in which it works.
    pub from: u8,
    /// Last round, or until the card comes back.
    pub to: Option<u8>,
    /// Sure actions roll the success die too.
    pub sure_rolls: bool,
}

/// Why one of the crew is not, or no longer, next to be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// They have died.
    Dead,
    /// Held captive.
    Captive,
    /// Set free, and spared from then on (ruling caught-again).
    Freed,
}

use castaway_kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Source;
use crate::ids::{Die, Support};

/// An attack on a survivor (D-S5-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// Its number among fights, which its dice follow from.
    pub no: u32,
    /// The attacker, who rolls gray, and the defender, who rolls red (D-S5-7).
    pub seats: [Seat; 2],
    /// The final result from which a die hurts.
    pub hurts_from: u8,
    /// Support cards that were played, in the order of their owners (D-S5-15).
    pub supports: Vec<(Seat, Support)>,
    /// What the dice show, gray and red.
    pub dice: [u8; 2],
    /// What is added to them (D-CLAR-2).
    pub plus: [i8; 2],
    /// How often each was rolled.
    pub rolls: [u8; 2],
    /// Abilities that were used up in it, by whose they are (D-COMBAT-4).
    pub used: Vec<(Seat, Source, u8)>,
    /// Supporters who have used their reroll.
    pub spoken: Vec<Seat>,
    /// Who is first to change the dice now (D-S5-9).
    pub from: Seat,
    /// Who changed them when they were asked last; nobody once all passed in a row (D-S5-11).
    pub acted: Option<Seat>,
}

impl Duel {
    /// The final result of a die (D-CLAR-1).
    pub fn result(&self, die: Die) -> i16 {
        i16::from(self.dice[die.index()]) + i16::from(self.plus[die.index()])
    }

    /// Whether a die hurts the other side as things stand.
    pub fn hurts(&self, die: Die) -> bool {
        self.result(die) >= i16::from(self.hurts_from)
    }

    /// The die of one of the two; nobody else has one (D-S5-8).
    pub fn die_of(&self, seat: Seat) -> Option<Die> {
        let at = self.seats.iter().position(|s| *s == seat)?;
        Some(if at == 0 { Die::Gray } else { Die::Red })
    }

    /// Whose a die is, and whom it hurts.
    pub fn sides(&self, die: Die) -> (Seat, Seat) {
        let [attacker, defender] = self.seats;
        match die {
            Die::Gray => (attacker, defender),
            Die::Red => (defender, attacker),
        }
    }

    /// The supporters who played a card.
    pub fn players(&self, card: Support) -> impl Iterator<Item = Seat> + '_ {
        let with = move |(seat, c): &(Seat, Support)| (*c == card).then_some(*seat);
        self.supports.iter().filter_map(with)
    }
}

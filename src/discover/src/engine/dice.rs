use castaway_kernel::{Chance, stream};

use super::Engine;
use crate::ids::Die;

/// The dice of what is fought out: a fight or an attack on a survivor, for never do both go on.
struct Thrown<'a> {
    /// The number of the fight.
    no: u32,
    /// What the dice show.
    shows: &'a mut [u8; 2],
    /// How often each was rolled.
    rolls: &'a mut [u8; 2],
    /// What is added to them.
    plus: &'a mut [i8; 2],
}

impl Engine<'_> {
    fn thrown(&mut self) -> Option<Thrown<'_>> {
        if let Some(fight) = &mut self.s.fight {
            return Some(Thrown {
                no: fight.no,
                shows: &mut fight.dice,
                rolls: &mut fight.rolls,
                plus: &mut fight.plus,
            });
        }
        self.s.duel.as_mut().map(|duel| Thrown {
            no: duel.no,
            shows: &mut duel.dice,
            rolls: &mut duel.rolls,
            plus: &mut duel.plus,
        })
    }

    /// Rolls a die of the fight or the attack: each roll has a place of its own, so that no other one shifts it.
    pub(super) fn roll_die(&mut self, die: Die) {
        let seed = self.s.seed;
        if let Some(thrown) = self.thrown() {
            let rolls = &mut thrown.rolls[die.index()];
            let place = u64::from(thrown.no) << 16 | u64::from(*rolls) << 1 | die.index() as u64;
            *rolls = rolls.saturating_add(1);
            let mut chance = Chance::from_seed(stream::mix(seed.wrapping_add(stream::mix(place))));
            thrown.shows[die.index()] = u8::try_from(chance.die(12)).unwrap_or(0) + 1;
        }
    }

    /// Adds to a die; it stays there when the die is rolled again (D-CLAR-2).
    pub(super) fn add_to_die(&mut self, die: Die, n: i8) {
        if let Some(thrown) = self.thrown() {
            let plus = &mut thrown.plus[die.index()];
            *plus = plus.saturating_add(n);
        }
    }
}

//! Which game of a contest somebody waits for in a place of theirs while it is made: who asks for another one there has
//! given up the first.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use castaway_table::{Place, contest::Cup};

/// More people than wait at once.
const KEPT: usize = 4096;

/// The game that was asked for last, by place. It is lost with the program: whoever waited asks again.
#[derive(Default)]
pub struct Waiting(Mutex<HashMap<Place, Cup>>);

impl Waiting {
    /// Notes that this game is wanted there, and no other.
    pub fn want(&self, place: Place, cup: Cup) {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if map.len() > KEPT {
            // Whoever waits then wants what was asked for.
            map.clear();
        }
        map.insert(place, cup);
    }

    /// Whether it is still wanted there. Who asks twice for the same game wants it.
    pub fn wants(&self, place: Place, cup: Cup) -> bool {
        let map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        map.get(&place).is_none_or(|wanted| *wanted == cup)
    }
}

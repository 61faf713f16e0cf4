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
pub struct Pending(Mutex<HashMap<Place, Cup>>);

impl Pending {
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

#[cfg(test)]
mod tests {
    use castaway_table::Slot;

    use super::*;

    #[test]
    fn the_game_that_was_asked_for_last_is_wanted_in_each_place() {
        let pending = Pending::default();
        let place = |slot| Place::Own { user: 7, slot };
        let (day, next) = (Cup::day(0), Cup::day(0).next());
        assert!(pending.wants(place(Slot::Daily), day), "nobody said else");
        pending.want(place(Slot::Daily), day);
        pending.want(place(Slot::Free), next);
        assert!(pending.wants(place(Slot::Daily), day));
        pending.want(place(Slot::Daily), next);
        assert!(!pending.wants(place(Slot::Daily), day));
        pending.want(place(Slot::Daily), day);
        assert!(pending.wants(place(Slot::Daily), day), "asked for again");
        assert!(pending.wants(place(Slot::Free), next), "another place");
    }
}

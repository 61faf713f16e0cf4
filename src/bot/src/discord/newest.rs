//! Which press on a private panel is the newest: of quick presses only the last is drawn.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use castaway_table::Place;

/// More places than press within a moment.
const PLACES: usize = 4096;

/// The newest press on each private panel. It is only a memory aid: without it an older picture may come last.
#[derive(Default)]
pub struct Newest(Mutex<HashMap<Place, u64>>);

impl Newest {
    /// Notes a press.
    pub fn note(&self, place: Place, interaction: u64) {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if map.len() > PLACES {
            map.clear();
        }
        map.insert(place, interaction);
    }

    /// Whether no press came after this one.
    pub fn is(&self, place: Place, interaction: u64) -> bool {
        let map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        map.get(&place) == Some(&interaction)
    }
}

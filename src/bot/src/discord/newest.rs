//! Which press on a private message is the newest: of quick presses only the last is drawn.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use castaway_table::Place;

/// More than are pressed within a moment.
const KEPT: usize = 4096;

/// What a press changes that only its owner sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Private {
    /// The panel of a game of one's own.
    Panel(Place),
    /// Another message, by its id.
    Message(u64),
    /// The boards that somebody looks at, each in a message of its own.
    Looks(u64),
}

/// The newest press on each private message. It is only a memory aid: without it an older picture may come last.
#[derive(Default)]
pub struct Newest(Mutex<HashMap<Private, u64>>);

impl Newest {
    /// Notes a press.
    pub fn note(&self, on: Private, interaction: u64) {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if map.len() > KEPT {
            map.clear();
        }
        map.insert(on, interaction);
    }

    /// Whether no press came after this one.
    pub fn is(&self, on: Private, interaction: u64) -> bool {
        let map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        map.get(&on) == Some(&interaction)
    }
}

//! Private words that hold for a moment only: the next thing that their reader does takes them away.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use castaway_table::Place;

use super::reply::Caller;

/// More than are said within a moment.
const KEPT: usize = 1024;

/// What was said to somebody at a place. It is only a memory aid: without it a message stays where it is.
#[derive(Default)]
pub struct Passing(Mutex<HashMap<(Place, u64), (Caller, u64)>>);

impl Passing {
    pub(super) fn note(&self, caller: &Caller, message: u64) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > KEPT {
            all.clear();
        }
        let said = (caller.clone(), message);
        all.insert((caller.place, caller.user), said);
    }

    pub(super) fn take(&self, caller: &Caller) -> Option<(Caller, u64)> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&(caller.place, caller.user))
    }
}

//! Private words that hold for a moment only: the next thing that their reader does takes them away.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use castaway_table::Place;

use super::{app::App, reply::Caller};
use crate::ui::message::Message;

/// More than are said within a moment.
const KEPT: usize = 1024;

/// What was said to somebody at a place. It is only a memory aid: without it a message stays where it is.
#[derive(Default)]
pub struct Passing(Mutex<HashMap<(Place, u64), (Caller, u64)>>);

impl Passing {
    fn note(&self, caller: &Caller, message: u64) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > KEPT {
            all.clear();
        }
        let said = (caller.clone(), message);
        all.insert((caller.place, caller.user), said);
    }

    fn take(&self, caller: &Caller) -> Option<(Caller, u64)> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&(caller.place, caller.user))
    }
}

impl App {
    /// Tells the caller alone something that holds until they do something else.
    pub async fn tell_in_passing(&self, caller: &Caller, message: &Message) {
        let Some(http) = self.http() else {
            return;
        };
        match caller.follow(http, message).await {
            Ok(sent) => self.passing.note(caller, sent),
            Err(error) => tracing::debug!(%error, "a late notice was not taken"),
        }
    }

    /// Takes away what the caller was told so before.
    pub async fn take_away_passing(&self, caller: &Caller) {
        let (Some((before, message)), Some(http)) = (self.passing.take(caller), self.http()) else {
            return;
        };
        if let Err(error) = before.unfollow(http, message).await {
            tracing::debug!(%error, "a notice was not taken away");
        }
    }
}

//! Who is thought for just now.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

/// So many think at once; the rest of the machine is for whoever plays.
const AT_ONCE: usize = 1;

/// Who is thought for just now.
pub struct Thinkers {
    people: Mutex<HashSet<u64>>,
    room: Arc<Semaphore>,
}

impl Default for Thinkers {
    fn default() -> Self {
        Self {
            people: Mutex::default(),
            room: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }
}

impl Thinkers {
    /// Waits for room to think.
    pub async fn room(&self) -> Result<OwnedSemaphorePermit, AcquireError> {
        Arc::clone(&self.room).acquire_owned().await
    }

    /// Notes that somebody is thought for; `false` if they are already.
    pub fn begin(&self, user: u64) -> bool {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        people.insert(user)
    }

    /// Notes that they are not any more.
    pub fn end(&self, user: u64) {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        people.remove(&user);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_thought_for_twice_at_once() {
        let thinkers = Thinkers::default();
        assert!(thinkers.begin(7) && !thinkers.begin(7) && thinkers.begin(8));
        thinkers.end(7);
        assert!(thinkers.begin(7));
    }
}

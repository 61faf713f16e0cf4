//! One writer per channel, any number of channels at once.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

/// The right to change one channel's game.
pub type Guard = OwnedMutexGuard<()>;

/// Locks by channel; those nobody holds cost nothing for long.
#[derive(Default)]
pub struct Locks(Mutex<HashMap<u64, Weak<AsyncMutex<()>>>>);

impl Locks {
    /// Waits for the channel, first come, first served.
    pub async fn lock(&self, channel: u64) -> Guard {
        let mutex = {
            let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if map.len() > 4096 {
                map.retain(|_, lock| lock.strong_count() > 0);
            }
            match map.get(&channel).and_then(Weak::upgrade) {
                Some(mutex) => mutex,
                None => {
                    let mutex = Arc::new(AsyncMutex::new(()));
                    map.insert(channel, Arc::downgrade(&mutex));
                    mutex
                }
            }
        };
        mutex.lock_owned().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_channel_is_held_by_one_and_others_are_free() {
        let locks = Arc::new(Locks::default());
        let one = locks.lock(1).await;
        let _two = locks.lock(2).await;
        let waiting = tokio::spawn({
            let locks = Arc::clone(&locks);
            async move { drop(locks.lock(1).await) }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        drop(one);
        waiting.await.unwrap();
    }
}

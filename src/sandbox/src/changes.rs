//! That something has changed: told to whoever writes it down, and to whoever waits until something is so.

use std::sync::Arc;

use tokio::sync::{Notify, watch};

/// Who is told of changes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changes {
    /// The journal's keeper.
    to_write: Arc<Notify>,
    /// How many changes there were, for those who wait.
    count: watch::Sender<u64>,
}

impl Changes {
    /// Something changed that is written down.
    pub(crate) fn note(&self) {
        self.to_write.notify_one();
        self.stir();
    }

    /// Something changed that is only looked at.
    pub(crate) fn stir(&self) {
        self.count
            .send_modify(|count| *count = count.wrapping_add(1));
    }

    /// What wakes the journal's keeper.
    pub(crate) fn to_write(&self) -> Arc<Notify> {
        Arc::clone(&self.to_write)
    }

    /// Hears of every change from now on.
    pub(crate) fn heard(&self) -> watch::Receiver<u64> {
        self.count.subscribe()
    }
}

//! Work off the way of whoever asked for it, counted so that one can tell when all of it is done.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use tokio_util::task::TaskTracker;

use super::app::App;

/// A pause between two looks whether something is under way.
const LOOK: Duration = Duration::from_millis(5);

/// What nobody waits for.
#[derive(Default)]
pub struct Errands {
    under_way: TaskTracker,
    put_off: AtomicUsize,
}

/// Something that is tried again later, for as long as this lives.
struct PutOff<'a>(&'a AtomicUsize);

impl Drop for PutOff<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Errands {
    /// Waits before something that failed is tried again.
    pub(super) async fn put_off(&self, pause: Duration) {
        self.put_off.fetch_add(1, Ordering::SeqCst);
        let _until_then = PutOff(&self.put_off);
        tokio::time::sleep(pause).await;
    }

    fn are_done(&self) -> bool {
        self.under_way.len() <= self.put_off.load(Ordering::SeqCst)
    }
}

impl App {
    /// Does some work off the way of whoever asked for it.
    pub(in crate::discord) fn errand(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.errands.under_way.spawn(work);
    }

    /// Looks at all that is due at this moment of the clock, and waits until what follows from it is done, or failed and
    /// put off. It happens by itself within a second or two; a test that sets the clock need not wait for it.
    pub async fn catch_up(&self) {
        // What was under way may keep the first look from something, and what is done then may make more due.
        for _ in 0..2 {
            self.rest().await;
            self.look_at_deadlines().await;
            self.look_at_appointments().await;
            self.look_at_digests().await;
        }
        self.rest().await;
    }

    async fn rest(&self) {
        while !self.errands.are_done() || self.panels.is_at_work() {
            tokio::time::sleep(LOOK).await;
        }
    }
}

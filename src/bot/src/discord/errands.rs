//! Work off the way of whoever asked for it, counted so that one can tell when all of it is done.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use tokio_util::task::{TaskTracker, task_tracker::TaskTrackerToken};

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

    /// Does some work that nobody waits for.
    pub(super) fn run(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.under_way.spawn(work);
    }

    /// Counts the way of somebody who is answered, for as long as what it gives lives: what follows an answer is under way, too.
    pub(super) fn answering(&self) -> TaskTrackerToken {
        self.under_way.token()
    }

    /// Whether all is done, or failed and put off.
    pub(super) fn are_done(&self) -> bool {
        self.under_way.len() <= self.put_off.load(Ordering::SeqCst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_an_answer_is_under_way_until_its_end() {
        let errands = Errands::default();
        let answering = errands.answering();
        assert!(!errands.are_done());
        drop(answering);
        assert!(errands.are_done());
    }
}

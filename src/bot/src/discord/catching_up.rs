//! Work off the way of presses, and waiting until all of it is done.

use std::time::Duration;

use super::app::App;

/// A pause between two looks whether something is under way.
const LOOK: Duration = Duration::from_millis(5);

impl App {
    /// Does some work off the way of whoever asked for it.
    pub(in crate::discord) fn errand(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.errands.run(work);
    }

    /// Looks at all that is due at this moment of the clock, and waits until what follows from it, and from every press and command
    /// that has arrived, is done, or failed and put off. It happens by itself within a second or two; a test that sets the clock
    /// need not wait for it.
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

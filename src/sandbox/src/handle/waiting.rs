//! Waiting until something is so: woken by what changes, never by the time.

use std::time::Duration;

use super::SandboxHandle;

impl SandboxHandle {
    /// Waits until something is so and looks again whenever anything has changed; false if it is not so within the limit.
    pub async fn until(&self, limit: Duration, mut holds: impl FnMut() -> bool) -> bool {
        self.look_for(limit, || holds().then_some(()))
            .await
            .is_some()
    }

    /// Waits until there is something, and gives it; `None` if it does not come within the limit.
    pub async fn look_for<T>(
        &self,
        limit: Duration,
        mut look: impl FnMut() -> Option<T>,
    ) -> Option<T> {
        // Heard before the first look, so that no change falls between a look and the waiting.
        let mut changes = self.shared.lock().changes.heard();
        let wait = async {
            loop {
                if let Some(found) = look() {
                    return Some(found);
                }
                changes.changed().await.ok()?;
            }
        };
        tokio::time::timeout(limit, wait).await.ok().flatten()
    }

    /// Says that something changed of which the simulator does not know, such as what the bot keeps: whoever waits looks again.
    pub fn stir(&self) {
        self.shared.lock().changes.stir();
    }
}

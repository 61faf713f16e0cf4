//! A process that does not outlive us.

use std::{
    io,
    process::{Child, Command, ExitStatus, Stdio},
    time::Duration,
};

/// How often is looked whether it has ended.
const LOOK: Duration = Duration::from_millis(50);

/// A process that is killed when this goes. Its input ends with us too, whatever becomes of us.
pub struct Bound(Child);

impl Bound {
    /// Starts it.
    ///
    /// # Errors
    /// When the system cannot.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let child = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn();
        child.map(Self)
    }

    /// How it ended, if it has.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.0.try_wait().ok().flatten()
    }

    /// Waits until it ends, but not for ever.
    pub async fn end(&mut self, patience: Duration) -> Option<ExitStatus> {
        let ended = async {
            loop {
                if let Some(status) = self.ended() {
                    return status;
                }
                tokio::time::sleep(LOOK).await;
            }
        };
        tokio::time::timeout(patience, ended).await.ok()
    }
}

impl Drop for Bound {
    fn drop(&mut self) {
        // One that has ended already needs no killing.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

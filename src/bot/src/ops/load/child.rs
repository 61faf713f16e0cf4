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
        command.stdin(Stdio::piped()).stdout(Stdio::null());
        // What it starts in its turn is killed with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        command.spawn().map(Self)
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
        if self.ended().is_some() {
            return;
        }
        // One that ends just now needs no killing.
        #[cfg(unix)]
        let _ = rustix::process::kill_process_group(
            rustix::process::Pid::from_child(&self.0),
            rustix::process::Signal::KILL,
        );
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_it_started_goes_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new("sh");
        // The inner one would make the file as soon as the outer one is gone.
        let script = "(sleep 1; touch later) & wait";
        let child = Bound::start(command.args(["-c", script]).current_dir(&folder)).unwrap();
        std::thread::sleep(Duration::from_millis(200));
        drop(child);
        std::thread::sleep(Duration::from_millis(1500));
        assert!(!folder.path().join("later").exists());
    }

    #[tokio::test]
    async fn its_end_is_waited_for_but_not_for_ever() {
        let mut short = Bound::start(Command::new("sh").args(["-c", "exit 3"])).unwrap();
        let status = short.end(Duration::from_secs(10)).await;
        assert_eq!(status.and_then(|s| s.code()), Some(3));
        let mut long = Bound::start(Command::new("sleep").arg("60")).unwrap();
        assert_eq!(long.end(Duration::from_millis(200)).await, None);
    }
}

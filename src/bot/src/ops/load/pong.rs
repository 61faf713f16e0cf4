//! The bare bot that is written for discord.py.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use castaway_sandbox::Sandbox;
use serde_json::Value;

use super::{child::Bound, error::LoadError};

/// All of it.
const SCRIPT: &str = include_str!("pong.py");

/// How long it may take to come up.
const PATIENCE: Duration = Duration::from_secs(30);

/// The bot as a process that goes with this.
pub struct Pong {
    child: Bound,
    log: PathBuf,
}

impl Pong {
    /// Starts it in a simulator and waits until it is there. It answers with messages like this one, where one is given.
    ///
    /// # Errors
    /// When it does not come up, with the last thing it said.
    pub async fn start(
        python: &Path,
        folder: &Path,
        sandbox: &Sandbox,
        like: Option<&Value>,
    ) -> Result<Self, LoadError> {
        let (script, log) = (folder.join("pong.py"), folder.join("pong.log"));
        fs::write(&script, SCRIPT)?;
        let mut command = Command::new(python);
        // A secret belongs into no list of processes.
        command
            .arg(&script)
            .env("PONG_BASE", sandbox.base_url())
            .env("PONG_TOKEN", sandbox.token())
            .stderr(File::create(&log)?);
        if let Some(like) = like {
            let path = folder.join("like.json");
            fs::write(&path, like.to_string())?;
            command.env("PONG_LIKE", path);
        }
        let mut pong = Self {
            child: Bound::start(&mut command)?,
            log,
        };
        let handle = sandbox.handle();
        let start = Instant::now();
        while !handle.wait_ready(Duration::from_millis(100)).await {
            if let Some(status) = pong.child.ended() {
                return Err(LoadError::Peer(pong.last_words(&status.to_string())));
            }
            if start.elapsed() > PATIENCE {
                return Err(LoadError::Peer(pong.last_words("it does not connect")));
            }
        }
        Ok(pong)
    }

    fn last_words(&self, otherwise: &str) -> String {
        let said = fs::read_to_string(&self.log).unwrap_or_default();
        let last = said.lines().rfind(|line| !line.trim().is_empty());
        last.unwrap_or(otherwise).trim().to_owned()
    }
}

//! Settings from the environment and the `.env` file.

use std::path::PathBuf;

/// What the environment says.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token; without one the sandbox runs.
    pub token: Option<String>,
    /// Where games are kept.
    pub data: PathBuf,
    /// Which log lines are shown.
    pub log: String,
}

impl Config {
    /// Reads `.env` in the working directory, if there is one, and the environment, which wins.
    pub fn read() -> Self {
        if let Err(error) = dotenvy::dotenv()
            && !error.not_found()
        {
            eprintln!("castaway: the file .env is not read: {error}");
        }
        let get = |name: &str| {
            std::env::var(name)
                .ok()
                .map(|v| v.trim().to_owned())
                .filter(|v| !v.is_empty())
        };
        Self {
            token: get("DISCORD_TOKEN"),
            data: get("DATA_DIR").map_or_else(|| PathBuf::from("./data"), PathBuf::from),
            log: get("CASTAWAY_LOG").unwrap_or_else(|| "info,serenity=warn,sled=warn".into()),
        }
    }
}

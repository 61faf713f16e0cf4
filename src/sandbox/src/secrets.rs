//! What only the bot of this start knows.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};
use rand::TryRng;
use rand::rngs::{SysError, SysRng};

use crate::ids::APPLICATION;

/// Bytes that nobody guesses.
const SECRET: usize = 32;

/// The secrets of one start, from the operating system's randomness.
pub(crate) struct Secrets {
    token: String,
    salt: String,
}

impl Secrets {
    /// Secrets that no start had before.
    pub(crate) fn fresh() -> Result<Self, SysError> {
        // The usual shape of a token: application id, a time, a secret.
        let id = STANDARD_NO_PAD.encode(APPLICATION.to_string());
        Ok(Self {
            token: format!("{id}.Gsandb.{}", random()?),
            salt: random()?,
        })
    }

    /// The bot's token.
    pub(crate) fn token(&self) -> &str {
        &self.token
    }

    /// Whether this is the bot's token, with or without the word that goes before it.
    pub(crate) fn fits(&self, shown: &str) -> bool {
        shown.strip_prefix("Bot ").unwrap_or(shown) == self.token
    }

    /// The token of an interaction. Only the bot is told it, and the address that takes it asks for no other.
    pub(crate) fn of_interaction(&self, id: u64) -> String {
        format!("sandbox-{id:x}-{}", self.salt)
    }
}

/// Secrets must not get into logs.
impl std::fmt::Debug for Secrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secrets")
    }
}

fn random() -> Result<String, SysError> {
    let mut bytes = [0; SECRET];
    SysRng.try_fill_bytes(&mut bytes)?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

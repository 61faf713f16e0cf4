//! What is owed at a table that fills up, as values beside it: its first message, its message as it stands, calls of whoever moved
//! up, the last word of its messages once its game has begun.
//!
//! Each is noted in the same write as what it follows from, so a stop in between loses nothing.

use serde::{Deserialize, Serialize};

use crate::{discord::reply::Caller, ui::limits::time::TOKEN_MS};

/// An answer can be asked for so long after its interaction, a minute less than its token holds.
const KNOWN_MS: u64 = TOKEN_MS - 60 * 1000;

/// How the first message of a table goes out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstPost {
    /// The token of the interaction whose answer it is; none where it is a post in a thread of its own.
    pub token: Option<String>,
    /// When that was, in unix milliseconds.
    pub at_ms: u64,
}

impl FirstPost {
    /// The answer to the caller.
    pub fn by(caller: &Caller) -> Self {
        Self {
            token: Some(caller.token.clone()),
            at_ms: caller.now_ms,
        }
    }

    /// The same as a post of the bot's own.
    pub fn posted(&self) -> Self {
        Self {
            token: None,
            at_ms: self.at_ms,
        }
    }

    /// Whether Discord still says what became of that answer.
    pub fn is_known(&self, now_ms: u64) -> bool {
        now_ms.saturating_sub(self.at_ms) < KNOWN_MS
    }
}

/// People who moved up from the waiting list and are to be called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MovedUp {
    /// By which interaction; the call has a sign that is made of it.
    pub interaction: u64,
    /// Those who moved up.
    pub users: Vec<u64>,
}

/// What is owed where the game of a table has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beginnings {
    /// It began by itself at this time, and everybody is to be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_time: Option<u64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_can_be_asked_for_as_long_as_its_token_holds() {
        let opening = FirstPost {
            token: None,
            at_ms: 5,
        };
        assert!(opening.is_known(5) && opening.is_known(KNOWN_MS));
        assert!(!opening.is_known(KNOWN_MS + 5) && opening.is_known(1));
    }
}

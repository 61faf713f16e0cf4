//! When and where the game of a table begins.

use serde::{Deserialize, Serialize};

/// Where the game of a table is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// In the channel of its table.
    #[default]
    Channel,
    /// In a thread of its own.
    Thread,
    /// In a thread of its own, as the server has settled.
    Settled,
}

/// When and where the game of a table begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// When it begins, in unix milliseconds; whenever the host likes where nothing is agreed.
    #[serde(default)]
    pub start_ms: Option<u64>,
    /// The start to which everybody was called.
    #[serde(default)]
    pub called_ms: Option<u64>,
    /// Where it is played.
    #[serde(default)]
    pub ground: Ground,
    /// So many may sit there, where the host has closed seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<u8>,
    /// Since when the table could begin, else since when nobody sat down or got up, in unix milliseconds; unknown in old saves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since_ms: Option<u64>,
}

impl Terms {
    /// When everybody is to be called; `None` if that is done, or nothing is agreed.
    pub fn due(&self) -> Option<u64> {
        self.start_ms.filter(|at| self.called_ms != Some(*at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_called_once_for_each_time_that_is_agreed() {
        let mut terms: Terms = serde_json::from_str("{}").unwrap();
        assert_eq!((terms, terms.due()), (Terms::default(), None));
        terms.start_ms = Some(5);
        assert_eq!(terms.due(), Some(5));
        terms.called_ms = Some(5);
        assert_eq!(terms.due(), None);
        terms.start_ms = Some(9);
        assert_eq!(terms.due(), Some(9));
    }
}

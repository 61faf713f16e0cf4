//! What a component says when pressed: `c1|game|action|revision|argument…`, at most 100 characters.
//!
//! Nothing about a press is kept in memory, so that buttons work after a restart and for weeks.

use crate::limits::{CUSTOM_ID, units};

/// The format that this program writes.
const FORMAT: &str = "c1";

/// A parsed custom id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Id {
    /// Letter of the game.
    pub game: String,
    /// What is meant.
    pub action: String,
    /// The revision of the game that the component was drawn for.
    pub revision: u64,
    /// What it concerns.
    pub args: Vec<String>,
}

/// Why a custom id is not ours to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IdError {
    /// It is no id of this program.
    #[error("not an id of this program")]
    Foreign,
    /// It was written by another version.
    #[error("an id of another version")]
    Version,
    /// It is damaged.
    #[error("a damaged id")]
    Damaged,
}

impl Id {
    /// An id with its arguments.
    pub fn new(game: &str, action: &str, revision: u64, args: &[&str]) -> Self {
        Self {
            game: game.into(),
            action: action.into(),
            revision,
            args: args.iter().map(|a| (*a).to_owned()).collect(),
        }
    }

    /// The text on the wire, or `None` if it does not fit.
    pub fn write(&self) -> Option<String> {
        let mut text = format!("{FORMAT}|{}|{}|{}", self.game, self.action, self.revision);
        for arg in &self.args {
            // A bar inside an argument would be read as two arguments.
            if arg.contains('|') {
                return None;
            }
            text.push('|');
            text.push_str(arg);
        }
        (units(&text) <= CUSTOM_ID).then_some(text)
    }

    /// Reads any text.
    ///
    /// # Errors
    /// Says whether it is foreign, of another version or damaged; never panics.
    pub fn read(text: &str) -> Result<Self, IdError> {
        let mut parts = text.split('|');
        match parts.next() {
            Some(FORMAT) => {}
            Some(other) => {
                let ours = other.len() > 1
                    && other.starts_with('c')
                    && other[1..].bytes().all(|b| b.is_ascii_digit());
                return Err(if ours {
                    IdError::Version
                } else {
                    IdError::Foreign
                });
            }
            None => return Err(IdError::Foreign),
        }
        let (Some(game), Some(action), Some(revision)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(IdError::Damaged);
        };
        if game.is_empty() || action.is_empty() {
            return Err(IdError::Damaged);
        }
        let revision = revision.parse().map_err(|_| IdError::Damaged)?;
        Ok(Self {
            game: game.into(),
            action: action.into(),
            revision,
            args: parts.map(str::to_owned).collect(),
        })
    }

    /// An argument, or the empty text.
    pub fn arg(&self, at: usize) -> &str {
        self.args.get(at).map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_come_back_and_stay_short() {
        let id = Id::new("i", "pick", 42, &["7", "space:T1"]);
        let text = id.write().unwrap();
        assert_eq!(text, "c1|i|pick|42|7|space:T1");
        assert_eq!(Id::read(&text), Ok(id));
        assert_eq!(Id::new("i", "pick", 1, &[&"x".repeat(100)]).write(), None);
        assert_eq!(Id::new("i", "pick", 1, &["a|b"]).write(), None);
    }

    #[test]
    fn any_text_is_read_or_refused() {
        assert_eq!(Id::read(""), Err(IdError::Foreign));
        assert_eq!(Id::read("hello"), Err(IdError::Foreign));
        assert_eq!(Id::read("c2|i|x|1"), Err(IdError::Version));
        assert_eq!(Id::read("c1|i|x"), Err(IdError::Damaged));
        assert_eq!(Id::read("c1|i|x|-1"), Err(IdError::Damaged));
        assert_eq!(Id::read("c1||x|1"), Err(IdError::Damaged));
        // A small deterministic fuzz: cuts, swaps and odd characters of a real id.
        let seed = "c1|i|pick|42|7|space:T1";
        let odd = ['|', 'é', '\0', '9', '🏝', ' '];
        for at in 0..seed.len() {
            let _ = Id::read(&seed[..at]);
            let _ = Id::read(&seed[at..]);
            for c in odd {
                let mut text = seed.to_owned();
                text.replace_range(at..=at, &c.to_string());
                if let Ok(id) = Id::read(&text) {
                    assert_eq!(Id::read(&id.write().unwrap()), Ok(id));
                }
            }
        }
    }
}

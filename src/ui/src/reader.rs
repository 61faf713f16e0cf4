//! Who reads a message.

use super::texts::Lang;

/// Who reads, and in which language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// The user, or `None` for a message to all.
    pub user: Option<u64>,
    /// When, in unix milliseconds.
    pub now_ms: u64,
}

impl Reader {
    /// Everybody at a table.
    pub fn all(lang: Lang) -> Self {
        Self {
            lang,
            user: None,
            now_ms: 0,
        }
    }
}

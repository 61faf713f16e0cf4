//! What a player who thinks ahead would do.

use super::{
    SAND,
    message::{Embed, Message},
    texts::Texts,
};

/// What such a player would do now, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What to do, in a sentence.
    pub what: String,
    /// Why, in a sentence.
    pub why: String,
}

/// The page, for whoever asked alone.
pub fn page(t: &Texts, hint: Option<&Hint>) -> Message {
    let Some(Hint { what, why }) = hint else {
        return Message::private(t.get("hint-nothing"));
    };
    let text = format!("💡 {what} {why}\n-# {}", t.get("hint-own"));
    Message::embed(Embed::new(t.get("hint-heading"), text).colour(SAND)).hidden()
}

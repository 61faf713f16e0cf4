//! What a player who thinks ahead would do.

use super::{
    SAND,
    message::{Button, Embed, Message},
    texts::Texts,
};

/// What such a player would do now, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What to do, in a sentence.
    pub what: String,
    /// Why, in a sentence.
    pub why: String,
    /// What would be done after that, one step a line.
    pub then: Vec<String>,
    /// The press that does it, where one does.
    pub press: Option<Button>,
    /// What was thought, to be kept beside the game, so that the next advice says the same.
    pub keep: Option<serde_json::Value>,
}

/// The page, for whoever asked alone.
pub fn page(t: &Texts, hint: Option<&Hint>) -> Message {
    let Some(Hint {
        what,
        why,
        then,
        press,
        ..
    }) = hint
    else {
        return Message::private(t.get("hint-nothing"));
    };
    let numbered = (2_usize..).zip(then);
    let mut lines = vec![format!("💡 {what} {why}")];
    if !then.is_empty() {
        lines.push(t.get("hint-after-that"));
    }
    lines.extend(numbered.map(|(n, step)| format!("{n}. {step}")));
    lines.push(format!("-# {}", t.get("hint-own")));
    let text = lines.join("\n");
    let mut page = Message::embed(Embed::new(t.get("hint-heading"), text).colour(SAND)).hidden();
    page.push_buttons(press.iter().cloned().collect());
    page
}

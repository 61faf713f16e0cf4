//! What the page shows in an empty channel, as the bot says it of itself.

use std::collections::BTreeMap;

use serde::Serialize;

/// What the page shows in an empty channel; its words stand by their language ("en", "de").
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FirstPage {
    /// What the bot is, line by line.
    pub about: BTreeMap<String, Vec<String>>,
    /// Buttons that do what typing a command does, that for newcomers first.
    pub starts: Vec<StartButton>,
}

/// A button that does what typing a command does, where the bot has registered it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StartButton {
    /// Its sign on the page.
    pub name: String,
    /// The command under which it is registered, its words with a blank between.
    pub path: String,
    /// What its options get; of a choice how its name begins.
    pub options: BTreeMap<String, String>,
    /// What it begins, and how long that takes and with whom.
    pub words: BTreeMap<String, [String; 2]>,
}

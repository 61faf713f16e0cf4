//! A quest in words: its story so far and what is to be done.

/// A quest as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestWords {
    /// Its name.
    pub name: String,
    /// Which stage of how many, as a heading.
    pub stage_title: String,
    /// What was told so far, a paragraph for each stage, the running one last.
    pub story: Vec<String>,
    /// What is to be done now, with how far it is.
    pub aims: Vec<String>,
    /// Whether it is over: nobody is on the map any more.
    pub is_done: bool,
}

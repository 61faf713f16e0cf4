//! The rules in short pages.

/// A page of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// Its name, the same in every language.
    pub id: &'static str,
    /// Its heading.
    pub heading: String,
    /// What it says.
    pub text: String,
}

impl super::Wording<'_> {
    /// The pages of the rules.
    pub fn rules(&self) -> Vec<RuleText> {
        Vec::new()
    }
}

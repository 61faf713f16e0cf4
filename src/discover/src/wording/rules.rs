//! The rules in short pages.

use super::Wording;

/// The pages in their order.
const PAGES: [&str; 50] = [
    "aim",
    "world",
    "start",
    "day",
    "turn",
    "stamina",
    "move",
    "far",
    "scout",
    "tokens",
    "gather",
    "water",
    "dirty",
    "investigate",
    "locks",
    "projects",
    "craft",
    "items",
    "limits",
    "carry",
    "trade",
    "recover",
    "damage",
    "casualties",
    "cook",
    "fire",
    "monsters",
    "prowl",
    "fight",
    "dice",
    "support",
    "reward",
    "retreat",
    "lethal",
    "escape",
    "threats",
    "night",
    "cold",
    "leader",
    "quest",
    "spots",
    "escort",
    "flood",
    "leave",
    "rivals",
    "attack",
    "clash",
    "pressure",
    "absent",
    "back",
];

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

impl Wording<'_> {
    /// The pages of the rules, in the order in which they are to be read.
    pub fn rules(&self) -> Vec<RuleText> {
        let page = |id: &'static str| RuleText {
            id,
            heading: self.word(&format!("rule-{id}")),
            text: self.word(&format!("rule-{id}.text")),
        };
        PAGES.map(page).into()
    }
}

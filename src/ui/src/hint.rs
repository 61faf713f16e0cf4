//! What a player who thinks ahead would do.

use super::{
    SAND,
    message::{Button, Embed, Message, Select},
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
    /// A menu of the cards that it names, to be read.
    pub cards: Option<Select>,
    /// What was thought, to be kept beside the game, so that the next advice says the same.
    pub keep: Option<serde_json::Value>,
}

/// Why there is no advice for somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Nothing {
    /// Something is asked of them, and nothing was found that would be better than the rest.
    Unsure,
    /// Others are waited for.
    Others(Vec<u64>),
    /// Nobody is waited for.
    Nobody,
}

/// That there is no advice and why, for whoever asked alone.
pub fn none(t: &Texts, why: &Nothing) -> Message {
    Message::private(match why {
        Nothing::Unsure => t.get("hint-unsure"),
        Nothing::Others(people) => {
            let who: Vec<String> = people.iter().map(|user| format!("<@{user}>")).collect();
            t.with("hint-others", &[("who", (&who.join(", ")).into())])
        }
        Nothing::Nobody => t.get("hint-nothing"),
    })
}

/// The page, for whoever asked alone.
pub fn page(t: &Texts, hint: &Hint) -> Message {
    let Hint {
        what,
        why,
        then,
        press,
        cards,
        ..
    } = hint;
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
    if let Some(cards) = cards {
        page.push_select(cards.clone());
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Lang;

    #[test]
    fn whoever_gets_no_advice_is_told_why() {
        for (lang, unsure, waits) in [
            (Lang::En, "nothing that I would rather do", "is waited for"),
            (
                Lang::De,
                "nichts, was ich lieber tun würde",
                "gewartet wird auf",
            ),
        ] {
            let t = Texts::new(lang, &[]);
            let said = |why: &Nothing| none(&t, why).json().to_string();
            assert!(said(&Nothing::Unsure).contains(unsure));
            let others = said(&Nothing::Others(vec![7, 8]));
            assert!(
                others.contains(waits) && others.contains("<@7>, <@8>"),
                "{others}"
            );
            assert!(!said(&Nothing::Nobody).contains("hint-"));
        }
    }
}

//! What a person in a hurry presses in a game of the island.

use serde_json::Value;

use crate::ui::component::Id;

/// What is pressed: its id, and the value of a menu.
pub type Choice = (String, Option<String>);

/// What to press on a message: its id, and the value of a menu.
pub fn choose(message: &Value) -> Option<Choice> {
    let rows = message["components"].as_array()?;
    let all: Vec<&Value> = rows
        .iter()
        .filter_map(|r| r["components"].as_array())
        .flatten()
        .collect();
    let of = |action: &'static str| {
        all.iter().copied().filter(move |c: &&Value| {
            let id = c["custom_id"].as_str().and_then(|t| Id::read(t).ok());
            id.is_some_and(|id| id.action == action) && c["disabled"] != true
        })
    };
    let id = |c: &Value| c["custom_id"].as_str().map(str::to_owned);
    for action in ["pick", "place", "go"] {
        // The last way to place pawns is the one with the most help.
        if let Some(button) = of(action).next_back() {
            return Some((id(button)?, None));
        }
    }
    let Some(menu) = of("picks").chain(of("plan")).next() else {
        // A screen from which there is only the way back.
        return Some((id(of("panel").next()?)?, None));
    };
    let options = menu["options"].as_array()?;
    let value = options
        .iter()
        .filter_map(|o| o["value"].as_str())
        .rfind(|v| *v != "kinds")?;
    Some((id(menu)?, Some(value.to_owned())))
}

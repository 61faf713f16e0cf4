//! The help of the roll-and-write game.

use castaway_rollwrite::text::HELP_PAGES;

use super::{press::Press, words::Words};
use crate::ui::{
    SEA,
    message::{Button, Embed, Message, Style},
    press::GamePresses,
    shared::Shared,
};

/// The page before those of the game: how to play it here.
const FIRST: &str = "start";
/// The page after them: where the rules are silent.
const LAST: &str = "rulings";

/// A page, with buttons to the others; `others` open the help of the other games.
pub fn page(w: &Words<'_>, page: u8, others: Vec<Button>) -> Message {
    let names: Vec<&str> = std::iter::once(FIRST)
        .chain(HELP_PAGES)
        .chain(std::iter::once(LAST))
        .collect();
    let at = usize::from(page).min(names.len() - 1);
    let (title, text) = content(w, names[at]);
    let mut message = Message::embed(Embed::new(title, text).colour(SEA)).hidden();
    let mut buttons: Vec<Button> = (0_u8..)
        .zip(&names)
        .map(|(n, name)| {
            let here = usize::from(n) == at;
            let style = if here {
                Style::Primary
            } else {
                Style::Secondary
            };
            Button::new(Shared::Help(n).id(Press::LETTER, 0), content(w, name).0)
                .style(style)
                .disabled(here)
        })
        .collect();
    buttons.extend(others);
    message.push_buttons(buttons);
    message
}

/// The page of what is played where the rules are silent.
pub fn rulings(w: &Words<'_>) -> Message {
    page(w, u8::MAX, Vec::new())
}

fn content(w: &Words<'_>, name: &str) -> (String, String) {
    match name {
        FIRST => (w.get("rw-help-title"), w.get("rw-help")),
        LAST => {
            let rulings = w.wording.rulings();
            let lines: Vec<String> = rulings
                .iter()
                .map(|(_, title, text)| format!("**{title}** {text}"))
                .collect();
            (w.get("rw-help-rulings"), lines.join("\n"))
        }
        name => w.wording.help(name),
    }
}

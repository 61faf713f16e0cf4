//! The help of the roll-and-write game.

use castaway_rollwrite::text::HELP_PAGES;

use super::{press::Press, words::Words};
use crate::{
    games::island::press::Press as LongPress,
    ui::{
        SEA,
        message::{Button, Embed, Message, Style},
        press::GamePresses,
    },
};

/// The page before those of the game: how to play it here.
const FIRST: &str = "start";
/// The page after them: where the rules are silent.
const LAST: &str = "rulings";

/// A page, with buttons to the others and to the help of the other game.
pub fn page(w: &Words<'_>, page: u8) -> Message {
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
            Button::new(Press::Help(n).id(0), content(w, name).0)
                .style(style)
                .disabled(here)
        })
        .collect();
    buttons.push(Button::new(LongPress::Help(0).id(0), w.get("help-other-long")).emoji("🏝️"));
    message.push_buttons(buttons);
    message
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

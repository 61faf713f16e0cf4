//! The help of the explore-and-craft game.

use super::{press::Press, rulings, scene::Scene, teach, words::Words};
use crate::ui::{
    SEA,
    message::{Button, Embed, Message, Style},
    press::GamePresses,
    shared::Shared,
};

/// Its pages, in the order in which they are read.
const PAGES: [&str; 5] = ["start", "day", "act", "danger", "together"];

/// The page of the first day.
const DAY: &str = "day";
/// The page that nobody needs who plays alone.
const TOGETHER: &str = "together";
/// The last page of whoever plays alone, which says the few things of the other that they need.
const DANGER: &str = "danger";

/// Who a help is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum For {
    /// Whoever asks.
    All,
    /// Somebody who plays alone.
    One,
}

/// A page, with buttons to the others; `others` open the help of the other games.
pub fn page(w: &Words<'_>, page: u8, others: Vec<Button>) -> Message {
    made(w, page, others, (None, For::All))
}

/// The same beside a game: the page of the first day says what could be done now, and why, if the reader is waited for.
pub fn beside(scene: &Scene<'_>, page: u8, others: Vec<Button>) -> Message {
    let day = PAGES.get(usize::from(page)) == Some(&DAY);
    let said = teach::said(scene).filter(|_| day && scene.outcome().is_none());
    let line = said.map(|said| teach::line(scene, &said));
    let whom = match scene.alone() {
        true => For::One,
        false => For::All,
    };
    made(&scene.words, page, others, (line, whom))
}

fn made(
    w: &Words<'_>,
    page: u8,
    others: Vec<Button>,
    (now, whom): (Option<String>, For),
) -> Message {
    let at = usize::from(page).min(PAGES.len() - 1);
    let name = PAGES.get(at).unwrap_or(&"start");
    let mut text = w.get(&format!("dx-help-{name}"));
    let alone = || w.get("dx-help-alone");
    let own = (whom == For::One && *name == DANGER).then(alone);
    for more in now.into_iter().chain(own) {
        text = format!("{text}\n\n{more}");
    }
    let mut message = Message::embed(Embed::new(title(w, name), text).colour(SEA)).hidden();
    // A page that is open is shown among the others in any case.
    let read =
        |(n, name): &(u8, &str)| whom == For::All || *name != TOGETHER || usize::from(*n) == at;
    let pages = (0_u8..).zip(PAGES).filter(read);
    let buttons = pages.map(|(n, name)| {
        let here = usize::from(n) == at;
        let style = match here {
            true => Style::Primary,
            false => Style::Secondary,
        };
        Button::new(Shared::Help(n).id(Press::LETTER, 0), title(w, name))
            .style(style)
            .disabled(here)
    });
    let rulings = rulings::button(w);
    message.push_buttons(buttons.chain([rulings]).chain(others).collect());
    message
}

/// All pages: heading and text.
pub fn pages(w: &Words<'_>) -> Vec<(String, String)> {
    let page = |name: &str| (title(w, name), w.get(&format!("dx-help-{name}")));
    PAGES.into_iter().map(page).collect()
}

fn title(w: &Words<'_>, name: &str) -> String {
    w.get(&format!("dx-help-{name}-title"))
}

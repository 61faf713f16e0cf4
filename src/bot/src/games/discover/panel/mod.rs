//! The panel of an explore-and-craft game: the state in lines, what happened, and what can be done.

mod ask;
mod over;
mod rows;
mod state;

use super::{press::Press, scene::Scene, teach};
use crate::ui::{
    RUST,
    message::{Button, Embed, Message, Style},
    press::GamePresses,
};
pub use ask::about as explained;
pub use ask::answers;
pub use ask::question;
pub use rows::footer;
pub use state::about;
pub use state::people;
pub use state::title;

/// The panel as it stands.
pub fn panel(scene: &Scene<'_>) -> Message {
    page(scene, 0, 0)
}

/// The panel with this page of destinations, or of the options of the question.
pub fn page(scene: &Scene<'_>, spaces: u8, options: u8) -> Message {
    if let Some(outcome) = scene.outcome() {
        return over::over(scene, &outcome);
    }
    let mut message = Message::embed(state::state(scene));
    // On the first day of somebody new one thing at a time is suggested.
    let lead = teach::leads(scene).then(|| teach::said(scene)).flatten();
    message.push_embed(ask::ask(scene, lead.as_ref()));
    let led = rows::led(lead.as_ref());
    match scene.question() {
        Some(ask) => ask::answers(&mut message, scene, &ask, options),
        None if scene.turn().is_some() => rows::turn(&mut message, scene, spaces, lead),
        None => {}
    }
    rows::foot(&mut message, scene, led);
    message
}

/// Asks on somebody's own page before a press that cannot be made good.
pub fn confirm(scene: &Scene<'_>, text: String, label: String, sure: &Press) -> Message {
    let mut message = Message::embed(Embed::new(title(scene), text).colour(RUST));
    let id = |press: &Press| press.id(scene.version);
    message.push_buttons(vec![
        Button::new(id(sure), label)
            .style(Style::Danger)
            .emoji("⚠️"),
        Button::new(id(&Press::Hand), scene.words.get("button-back")),
    ]);
    message
}

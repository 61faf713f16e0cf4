//! The question before something is spent that the open stage of the quest still takes.

use super::{
    deeds::{self, SURE, priced},
    panel,
    press::Press,
    scene::Scene,
};
use crate::ui::{
    message::{Button, Embed, Message, Style},
    press::GamePresses,
};

/// Asks whether a deed is meant that spends it; the panel where it cannot be done any more.
pub fn confirm(scene: &Scene<'_>, code: &str) -> Message {
    let Some(deed) = deeds::deed(scene, code) else {
        return panel::panel(scene);
    };
    let w = &scene.words;
    let what = w.signs(&deeds::spends(scene, &deed));
    let text = w.with("dg-spend", &[("what", (&what).into())]);
    let mut message = Message::embed(Embed::new(panel::title(scene), text));
    let id = |press: Press| press.id(scene.version);
    let sure = Press::Deed(scene.seat.0, format!("{}{SURE}", deed.code));
    let label = priced(&deed.label, &deed.note);
    message.push_buttons(vec![
        Button::new(id(sure), label).style(Style::Danger),
        Button::new(id(Press::Show(0)), w.get("button-back")),
    ]);
    message
}

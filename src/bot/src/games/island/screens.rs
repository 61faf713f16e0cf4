//! What the screens of planning share.

use super::{press::Press, scene::Scene};
use crate::ui::{
    SEA,
    message::{Button, Embed, Message},
    press::GamePresses,
};

/// A page of its own.
pub(super) fn screen(title: String, text: String) -> Message {
    Message::embed(Embed::new(title, text).colour(SEA))
}

/// The way back to the panel.
pub(super) fn back(scene: &Scene<'_>) -> Button {
    Button::new(
        Press::Panel.id(scene.version),
        scene.words.get("button-back"),
    )
    .emoji("⬅️")
}

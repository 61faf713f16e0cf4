//! The message of a table that fills up: what will be played, who sits there, who is still to come.

use super::seating::Seating;
use crate::{
    discord::{context::Ui, game_ui::GameUi},
    ui::{
        SEA,
        message::{Button, Embed, Message, Style},
        shared::Shared,
    },
};

/// The message of a table.
pub(super) fn message<G: GameUi>(ui: &Ui<G>, table: &Seating<G::Offer>) -> Message {
    let t = ui.texts.of(table.language);
    let invitation = G::invitation(ui, table.language, table);
    let text = t.with(
        "lobby",
        &[
            ("text", (&invitation.text).into()),
            ("people", (&people(ui, table).join("\n")).into()),
        ],
    );
    let mut message = Message::embed(Embed::new(invitation.title, text).colour(SEA));
    let id = |press: Shared| press.id(G::LETTER, 0);
    let full = table.people().len() >= G::SEATS;
    let mut buttons = vec![
        Button::new(id(Shared::Join(table.id)), t.get("button-join"))
            .style(Style::Primary)
            .emoji("🙋")
            .disabled(full),
        Button::new(id(Shared::Leave(table.id)), t.get("button-leave")),
        Button::new(id(Shared::Start(table.id)), t.get("button-start"))
            .style(Style::Success)
            .emoji("⛵")
            .disabled(table.people().len() < G::FEWEST),
    ];
    if G::OPTIONS {
        let options = Button::new(id(Shared::Options(table.id)), t.get("button-options"));
        buttons.push(options.emoji("⚙️"));
    }
    message.push_buttons(buttons);
    G::furnish(ui, table, &mut message);
    message
}

/// What is left of the message of a table that everybody left.
pub(super) fn closed<G: GameUi>(ui: &Ui<G>, table: &Seating<G::Offer>) -> Message {
    let t = ui.texts.of(table.language);
    let title = G::invitation(ui, table.language, table).title;
    Message::embed(Embed::new(title, t.get("lobby-closed")).colour(SEA))
}

/// A line for each chair.
fn people<G: GameUi>(ui: &Ui<G>, table: &Seating<G::Offer>) -> Vec<String> {
    let t = ui.texts.of(table.language);
    let host = table.host();
    let chairs = table.chairs.0.iter();
    let lines = chairs.filter_map(|chair| match (chair.owner, chair.invited) {
        (Some(user), _) => {
            let sign = if Some(user) == host { "👑" } else { "👤" };
            let chosen = G::chosen(ui, table.language, &table.offer, user);
            let dot = if chosen.is_empty() { "" } else { " · " };
            Some(format!("{sign} <@{user}>{dot}{chosen}"))
        }
        (None, Some(user)) => {
            let user = format!("<@{user}>");
            Some(t.with("lobby-held", &[("user", (&user).into())]))
        }
        (None, None) => None,
    });
    lines.collect()
}

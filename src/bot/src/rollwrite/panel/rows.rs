//! Menus and buttons.

use super::{
    super::{
        deeds::{Deed, Rank, deeds, offers, would_waste},
        press::{Dice, Press},
        scene::Scene,
        spots::{Spot, near, spots},
    },
    fields::entry,
    state::is_old,
};
use crate::{
    limits::{BUTTONS, OPTIONS},
    message::{Button, Entry, Message, Select, Style},
    present::common::Shared,
};

/// While a turn runs: dice, fields, deeds.
pub(super) fn turn(message: &mut Message, scene: &Scene<'_>, picked: Dice) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.revision);
    let mut row = Vec::new();
    let pool = scene.turn().map(|t| t.dice).unwrap_or_default();
    for (slot, die) in (0_u8..).zip(pool) {
        let style = if picked.has(slot) {
            Style::Primary
        } else {
            Style::Secondary
        };
        row.push(
            Button::new(id(Press::Show(picked.toggled(slot))), die.value.to_string())
                .emoji("🎲")
                .style(style)
                .disabled(die.spent),
        );
    }
    row.push(
        Button::new(id(Press::End), w.get("rw-button-night"))
            .emoji("🌙")
            .style(if would_waste(scene) {
                Style::Secondary
            } else {
                Style::Success
            }),
    );
    message.push_buttons(row);
    let all = spots(scene, &picked);
    let entries = all.iter().take(OPTIONS).map(|s| entry(scene, s)).collect();
    message.push_select(Select::new(
        id(Press::Go(picked)),
        w.get("rw-menu-go"),
        entries,
    ));
    deed_rows(message, scene, picked);
    message.push_buttons(foot(scene));
}

/// At the start, and where an answer is asked.
pub(super) fn other(message: &mut Message, scene: &Scene<'_>) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.revision);
    if scene.player().is_some_and(|p| p.grant.is_empty()) {
        let mut all = spots(scene, &Dice::NONE);
        all.sort_by_key(|s| std::cmp::Reverse(worth(scene, s)));
        all.truncate(OPTIONS);
        all.sort_by_key(|s| s.number);
        let entries = all.iter().map(|s| entry(scene, s)).collect();
        message.push_select(Select::new(
            id(Press::Go(Dice::NONE)),
            w.get("rw-menu-start"),
            entries,
        ));
    }
    deed_rows(message, scene, Dice::NONE);
    message.push_buttons(foot(scene));
}

/// How much lies near a start.
fn worth(scene: &Scene<'_>, spot: &Spot) -> usize {
    near(scene, spot.at, 12).len()
}

/// The most wanted deeds as buttons, and all of them in a menu if they are more.
fn deed_rows(message: &mut Message, scene: &Scene<'_>, picked: Dice) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.revision);
    let all = deeds(scene, picked);
    if all.len() > BUTTONS {
        let entries = all
            .iter()
            .take(OPTIONS)
            .map(|d| Entry::new(d.code.clone(), d.label.clone(), d.note.clone()))
            .collect();
        message.push_select(Select::new(
            id(Press::Menu(picked)),
            w.get("rw-menu-do"),
            entries,
        ));
    }
    let buttons = all.iter().take(BUTTONS).map(|deed: &Deed| {
        let style = match deed.rank {
            Rank::Make | Rank::Answer => Style::Success,
            Rank::Take => Style::Primary,
            Rank::Plan | Rank::Aside => Style::Secondary,
        };
        Button::new(
            id(Press::Deed(picked, deed.code.clone())),
            deed.label.clone(),
        )
        .style(style)
    });
    message.push_buttons(buttons.collect());
}

/// What is always there.
pub(super) fn foot(scene: &Scene<'_>) -> Vec<Button> {
    let w = &scene.words;
    let mut row = Vec::new();
    if is_old(scene) {
        row.push(today(scene));
    }
    if scene.meta.contest.is_none() && !scene.meta.undo.is_empty() {
        row.push(
            Button::new(Shared::Undo.id('r', scene.revision), w.get("button-undo")).emoji("↩️"),
        );
    }
    if !offers(scene).is_empty() {
        row.push(
            Button::new(Press::Trade.id(scene.revision), w.get("rw-button-trade")).emoji("🤝"),
        );
    }
    row.push(Button::new(Press::Help(0).id(scene.revision), w.get("button-help")).emoji("❔"));
    row
}

/// Leads to the challenge of today.
pub(super) fn today(scene: &Scene<'_>) -> Button {
    Button::new(
        Press::Today.id(scene.revision),
        scene.words.get("button-today"),
    )
    .style(Style::Primary)
    .emoji("🌅")
}

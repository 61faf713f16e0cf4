//! Menus and buttons.

use castaway_discover::on_way::OnWay;
use castaway_kernel::UndoGrade;
use castaway_table::Step;

use crate::{
    games::discover::{
        deeds::{self, Deed, Rank, deeds, priced},
        on_way::{self, HAND},
        press::Press,
        scene::Scene,
        spots::{self, spots},
        teach,
    },
    ui::{
        limits::{BUTTONS, OPTIONS},
        message::{Button, Entry, Message, Select, Style},
        press::{GamePresses, Nth},
        shared::Shared,
    },
};

/// While a turn runs: destinations and deeds. Where something is suggested, its button stands first, and all else in the menus.
pub(super) fn turn(message: &mut Message, scene: &Scene<'_>, page: u8, lead: Option<teach::Said>) {
    let (to, all) = (spots(scene), deeds(scene));
    let walks = spots::menu(scene, &to, page);
    let led = lead.as_ref().and_then(|said| said.press.clone());
    match lead.and_then(|said| teach::button(scene, said)) {
        Some(button) => {
            message.push_buttons(vec![button]);
            message.push_select(walks);
            let others = (all.iter()).filter(|deed| led.as_ref() != Some(&press(scene, deed)));
            message.push_select(menu(scene, others, "di-menu-else"));
        }
        None => {
            message.push_select(walks);
            deed_rows(message, scene, &all);
        }
    }
}

/// What does a deed.
fn press(scene: &Scene<'_>, deed: &Deed) -> Press {
    Press::Deed(scene.seat.0, deed.code.clone())
}

/// A menu of deeds, as many as it holds.
fn menu<'d>(scene: &Scene<'_>, all: impl Iterator<Item = &'d Deed>, title: &str) -> Select {
    let entries = all.take(OPTIONS);
    let entries = entries.map(|d| Entry::new(d.code.clone(), d.label.clone(), d.note.clone()));
    Select::new(
        Press::Menu(scene.seat.0, Nth(0)).id(scene.version),
        scene.words.get(title),
        entries.collect(),
    )
}

/// The most wanted deeds as buttons, and all of them in a menu if they are more, or if there is something to say of them.
fn deed_rows(message: &mut Message, scene: &Scene<'_>, all: &[Deed]) {
    if all.len() > BUTTONS {
        message.push_select(menu(scene, all.iter(), "di-menu-do"));
    }
    let buttons = all.iter().take(BUTTONS).map(|deed| {
        let style = match deed.rank {
            Rank::Quest | Rank::Toward | Rank::Answer => Style::Success,
            Rank::Need | Rank::Look | Rank::Take | Rank::Heal | Rank::Make => Style::Primary,
            Rank::Scout | Rank::Use | Rank::Aside => Style::Secondary,
        };
        let id = press(scene, deed).id(scene.version);
        Button::new(id, priced(&deed.label, &deed.note)).style(style)
    });
    message.push_buttons(buttons.collect());
}

/// What stands above by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Led {
    /// Nothing is suggested.
    No,
    /// Something is suggested.
    Yes,
    /// It is suggested to end the turn, whose button stands there and not once more below.
    Ends,
}

/// What a suggestion leaves for the rows below it.
pub(super) fn led(lead: Option<&teach::Said>) -> Led {
    match lead.map(|said| said.press.as_ref()) {
        None => Led::No,
        Some(Some(Press::Deed(_, code))) if code == deeds::END => Led::Ends,
        Some(_) => Led::Yes,
    }
}

/// What is always there; the end of the turn only where it does not stand above, and the way to a suggestion where there is none.
///
/// In this order two buttons stand side by side on a phone.
pub(super) fn foot(message: &mut Message, scene: &Scene<'_>, led: Led) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.version);
    let mut first = Vec::new();
    let end = deeds::end(scene);
    let walks = end.is_some();
    if let Some(end) = end.filter(|_| led != Led::Ends) {
        let waste = scene.me().is_some_and(|me| me.stamina > 0);
        let style = if waste {
            Style::Secondary
        } else {
            Style::Success
        };
        let press = Press::Deed(scene.seat.0, end.code);
        first.push(Button::new(id(press), end.label).style(style).emoji("🌙"));
    }
    let hand = Button::new(id(Press::Hand), w.get(hand_key(scene))).emoji("🎒");
    first.push(if wants_hand(scene) {
        hand.style(Style::Success)
    } else {
        hand
    });
    // Where nobody owns the seat there is nobody to settle it.
    if walks && scene.meta.chairs.owner(scene.seat).is_some() {
        first.push(on_way_button(scene));
    }
    // Alone the cards stand on one's own page, which hides nothing from anybody. Among friends one asks for advice by the command,
    // and reads the answer alone.
    if !scene.alone() {
        first.push(Button::new(id(Press::Cards(0)), w.get("di-button-cards")).emoji("🃏"));
    } else if led == Led::No {
        first.push(Button::new(id(Press::Hint), w.get("di-button-hint")).emoji("💡"));
    }
    message.push_buttons(first);
    message.push_buttons(footer(scene));
}

/// What walks gather on the way, and with a press something else.
fn on_way_button(scene: &Scene<'_>) -> Button {
    let settled = on_way::settled(scene);
    let (emoji, said) = match settled {
        OnWay::Nothing => ("⬜", "nothing"),
        OnWay::Tokens => (HAND, "tokens"),
        OnWay::Water => (HAND, "water"),
    };
    let full = match on_way::now(scene) == settled {
        true => "no",
        false => "yes",
    };
    let args = [("way", said.into()), ("full", full.into())];
    let text = scene.words.with("di-button-on-way", &args);
    let id = Press::Gathers(settled.next()).id(scene.version);
    Button::new(id, text).emoji(emoji)
}

/// Whether something is asked that is answered from one's own page.
fn wants_hand(scene: &Scene<'_>) -> bool {
    scene.view.asks.is_some() && scene.question().is_none()
}

fn hand_key(scene: &Scene<'_>) -> &'static str {
    if wants_hand(scene) {
        "di-button-answer"
    } else if scene.alone() {
        "di-button-things"
    } else {
        "di-button-hand"
    }
}

/// Undo, the whole map, the quest, the story so far, help.
pub fn footer(scene: &Scene<'_>) -> Vec<Button> {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.version);
    let mut row = Vec::new();
    row.extend(undo(scene));
    row.push(sheet(scene));
    row.push(Button::new(id(Press::Quest), w.get("di-button-quest")).emoji("📜"));
    let story = Shared::Log(0).id(Press::LETTER, scene.version);
    row.push(Button::new(story, w.get("di-button-story")).emoji("📖"));
    let help = Shared::Help(0).id(Press::LETTER, scene.version);
    row.push(Button::new(help, w.get("button-help")).emoji("❔"));
    row
}

/// Takes the last press back, where nothing was shown by it.
pub(super) fn undo(scene: &Scene<'_>) -> Option<Button> {
    let hidden = |step: &Step| step.grade != UndoGrade::Consent;
    let possible = scene.meta.undo.last().is_some_and(hidden);
    let id = Shared::Undo.id(Press::LETTER, scene.version);
    possible.then(|| Button::new(id, scene.words.get("button-undo")).emoji("↩️"))
}

/// Shows the whole map.
pub(super) fn sheet(scene: &Scene<'_>) -> Button {
    let id = Press::Sheet.id(scene.version);
    Button::new(id, scene.words.get("di-button-map")).emoji("🗺️")
}

//! Menus and buttons.

use castaway_kernel::UndoGrade;
use castaway_table::Step;

use crate::{
    games::discover::{
        also,
        deeds::{self, Deed, Rank, deeds, priced},
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

/// So many of the most wanted deeds have a button beside the end of the turn.
const WANTED: usize = BUTTONS - 1;

/// While a turn runs: destinations and deeds, and one row of buttons. Where something is suggested, its button stands in that row, and
/// all else in the menus.
pub(super) fn turn(message: &mut Message, scene: &Scene<'_>, page: u8, lead: Option<teach::Said>) {
    let (to, all) = (spots(scene), deeds(scene));
    let ends = led(lead.as_ref()) == Led::Ends;
    let suggested = lead.as_ref().and_then(|said| said.press.clone());
    let lead = lead.and_then(|said| teach::button(scene, said));
    message.push_select(spots::menu(scene, &to, page));
    let mut row: Vec<Button> = match lead {
        Some(button) => {
            let others = all.iter();
            let others = others.filter(|deed| suggested.as_ref() != Some(&press(scene, deed)));
            message.push_select(menu(scene, others.collect(), 0, "di-menu-else"));
            vec![button]
        }
        None => {
            message.push_select(menu(scene, all.iter().collect(), WANTED, "di-menu-do"));
            let wanted = all.iter().take(WANTED);
            wanted.map(|deed| button(scene, deed)).collect()
        }
    };
    row.extend(end(scene).filter(|_| !ends));
    message.push_buttons(row);
}

/// What does a deed.
fn press(scene: &Scene<'_>, deed: &Deed) -> Press {
    Press::Deed(scene.seat.0, deed.code.clone())
}

/// A menu of deeds, as many as it holds beside what else is there; the first ones, so many, have buttons as well.
fn menu(scene: &Scene<'_>, all: Vec<&Deed>, shown: usize, title: &str) -> Select {
    let also = also::entries(scene);
    // What has a button need not stand in a menu that is too full.
    let over = (all.len() + also.len()).saturating_sub(OPTIONS);
    let entries = all.into_iter().skip(over.min(shown));
    let entries = entries.take(OPTIONS.saturating_sub(also.len()));
    let entries = entries.map(|d| Entry::new(d.code.clone(), d.label.clone(), d.note.clone()));
    Select::new(
        Press::Menu(scene.seat.0, Nth(0)).id(scene.version),
        scene.words.get(title),
        entries.chain(also).collect(),
    )
}

/// The button of a deed.
fn button(scene: &Scene<'_>, deed: &Deed) -> Button {
    let style = match deed.rank {
        Rank::Quest | Rank::Toward | Rank::Answer => Style::Success,
        Rank::Need | Rank::Look | Rank::Take | Rank::Heal | Rank::Make => Style::Primary,
        Rank::Scout | Rank::Use | Rank::Aside => Style::Secondary,
    };
    let id = press(scene, deed).id(scene.version);
    Button::new(id, priced(&deed.label, &deed.note)).style(style)
}

/// The button that ends the turn of the seat that is spoken of, where it has one.
fn end(scene: &Scene<'_>) -> Option<Button> {
    let end = deeds::end(scene)?;
    let waste = scene.me().is_some_and(|me| me.stamina > 0);
    let style = if waste {
        Style::Secondary
    } else {
        Style::Success
    };
    let press = Press::Deed(scene.seat.0, end.code);
    let button = Button::new(press.id(scene.version), end.label);
    Some(button.style(style).emoji("🌙"))
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

/// What is always there, and the way to a suggestion where there is none. While a turn runs, what is seldom wanted stands in the menu of
/// deeds.
///
/// In this order two buttons stand side by side on a phone.
pub(super) fn foot(message: &mut Message, scene: &Scene<'_>, led: Led) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.version);
    let hand = Button::new(id(Press::Hand), w.get(hand_key(scene))).emoji("🎒");
    let mut first = vec![if wants_hand(scene) {
        hand.style(Style::Success)
    } else {
        hand
    }];
    // Alone the cards stand on one's own page, which hides nothing from anybody. Among friends one asks for advice by the command,
    // and reads the answer alone.
    if !scene.alone() {
        first.push(Button::new(id(Press::Cards(0)), w.get("di-button-cards")).emoji("🃏"));
    } else if led == Led::No {
        first.push(Button::new(id(Press::Hint), w.get("di-button-hint")).emoji("💡"));
    }
    if scene.turn().is_some() {
        let row = undo(scene).into_iter().chain(first).chain(told(scene));
        message.push_buttons(row.collect());
        return;
    }
    message.push_buttons(first);
    message.push_buttons(footer(scene));
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
    row.extend(told(scene));
    row
}

/// No story has so many pages: the newest is shown.
const NEWEST: u32 = u32::MAX;

/// The story so far, from its newest page on, and help.
fn told(scene: &Scene<'_>) -> [Button; 2] {
    let w = &scene.words;
    let story = Shared::Log(NEWEST).id(Press::LETTER, scene.version);
    let help = Shared::Help(0).id(Press::LETTER, scene.version);
    [
        Button::new(story, w.get("di-button-story")).emoji("📖"),
        Button::new(help, w.get("button-help")).emoji("❔"),
    ]
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

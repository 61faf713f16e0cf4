//! The buttons of a panel that only show something, and the page behind "More…" with those that are seldom needed in company
//! and by whoever learns: a row of small buttons less on a phone.

use super::{press::Press, scene::Scene, screens::screen, teach, tonight};
use crate::ui::{
    limits::BUTTONS,
    message::{Button, Message},
    press::{GamePresses, Nth},
    shared::Shared,
};

/// Whether what is seldom needed stands on a page of its own.
pub(super) fn is_behind(scene: &Scene<'_>) -> bool {
    let reads = !scene.meta.is_solo() || teach::teaches(scene);
    reads && scene.view.end.is_none()
}

/// What only shows something: so many lines that the panel leaves out, what could be used, a suggestion, the board and the rest.
pub(super) fn buttons(scene: &Scene<'_>, left: usize, uses: bool, hints: bool) -> Vec<Button> {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.version);
    let mut all = Vec::new();
    if left > 0 {
        let label = w.with("button-happened", &[("n", left.into())]);
        all.push(Button::new(id(Press::Happened), label).emoji("📖"));
    }
    if uses {
        all.push(Button::new(id(Press::Uses(Nth(0))), w.get("menu-use")).emoji("🎒"));
    }
    if hints {
        all.push(Button::new(id(Press::Hint), w.get("button-hint")).emoji("💡"));
    }
    all.push(Button::new(id(Press::Sheet), w.get("button-sheet")).emoji("🗺️"));
    if is_behind(scene) {
        // Help stands there where it takes no row more; the page has it in any case.
        if all.len() + 1 < BUTTONS {
            all.push(help(scene));
        }
        all.push(Button::new(id(Press::More), w.get("button-more")));
        return all;
    }
    if left == 0 {
        // What happened in full has the menu of cards too.
        all.push(cards(scene));
    }
    all.extend(rulings(scene));
    all.push(help(scene));
    all
}

/// What is seldom needed, each in a few words; for whoever learns with all that threatens, of which the panel has the worst.
pub fn page(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let shared = |press: Shared| press.id(Press::LETTER, scene.version);
    let (alone, teaches) = (scene.meta.is_solo(), teach::teaches(scene));
    let text = w.get(match alone {
        true => "more-text-alone",
        false => "more-text",
    });
    let threats = match teaches {
        true => tonight::threats(scene),
        false => Vec::new(),
    };
    let heading = (!threats.is_empty()).then(|| format!("\n**{}**", w.get("field-threats")));
    let lines: Vec<String> = [text].into_iter().chain(heading).chain(threats).collect();
    let mut message = screen(w.get("more-title"), lines.join("\n")).hidden();
    if !alone {
        let table = Button::new(shared(Shared::Agreed), w.get("button-table")).emoji("🪑");
        let always = Button::new(shared(Shared::Standing), w.get("button-standing"));
        message.push_buttons(vec![table, always.emoji("📌")]);
    }
    let mut books = vec![cards(scene)];
    // Who learns has enough to read; a command shows them as well.
    let learns = alone && teaches && teach::is_first_game(scene);
    books.extend(rulings(scene).filter(|_| !learns));
    if teaches {
        let happened = Button::new(Press::Happened.id(scene.version), w.get("happened-title"));
        books.push(happened.emoji("📖"));
        let who = Press::Who.id(scene.version);
        books.push(Button::new(who, w.get("button-who")).emoji("👤"));
    }
    books.push(help(scene));
    books.extend(teach::leads(scene).then(|| known(scene)));
    message.push_buttons(books);
    message
}

/// The button that ends the lessons.
pub(super) fn known(scene: &Scene<'_>) -> Button {
    let id = Press::Taught.id(scene.version);
    Button::new(id, scene.words.get("button-taught"))
}

fn cards(scene: &Scene<'_>) -> Button {
    let id = Press::Cards.id(scene.version);
    Button::new(id, scene.words.get("button-cards")).emoji("🃏")
}

/// The rulings, as long as they can still be changed.
fn rulings(scene: &Scene<'_>) -> Option<Button> {
    let id = Press::Rulings(0).id(scene.version);
    let open = scene.meta.may_begin_again();
    open.then(|| Button::new(id, scene.words.get("button-rulings")).emoji("⚖️"))
}

fn help(scene: &Scene<'_>) -> Button {
    let id = Shared::Help(0).id(Press::LETTER, scene.version);
    Button::new(id, scene.words.get("button-help")).emoji("❔")
}

//! The menu of what can be used.

use castaway_kernel::Seat;
use castaway_robinson::{ids::Who, task::Usable};

use super::{
    codes,
    press::Press,
    scene::Scene,
    screens::{back, screen},
    words::Words,
};
use crate::ui::{
    limits::{OPTION, OPTIONS, clip, units},
    message::{Button, Entry, Message, Select},
    press::{GamePresses, Nth},
};

/// Uses on one page of the menu, where they do not fit one.
const USES: usize = OPTIONS - 2;
/// What the menu says to turn its page.
const TURN: &str = "page:";

/// The page that a choice of the menu of uses turns to.
pub fn turned(value: &str) -> Option<Nth> {
    value.strip_prefix(TURN)?.parse().ok().map(Nth)
}

/// Everything that the reader can use now, as a page with a menu.
pub fn page(scene: &Scene<'_>, page: Nth) -> Message {
    let w = &scene.words;
    let all = entries(scene);
    let text = if all.is_empty() {
        w.get("me-nothing")
    } else {
        w.get("uses-text")
    };
    let now = std::iter::once(text).chain(in_full(scene));
    let lines: Vec<String> = now.chain(later(scene)).collect();
    let mut message = screen(w.get("me-usable"), lines.join("\n"));
    message.push_select(menu(scene, all, page));
    message.push_buttons(vec![back(scene)]);
    message
}

/// What it means to lay wood on the pile while people plan: all are asked, and the plan waits for them.
pub fn pile(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let mut message = screen(w.get("button-pile"), w.get("pile-asks"));
    let ask = Press::Use(Usable::Pile).id(scene.version);
    let ask = Button::new(ask, w.get("button-pile-ask")).emoji("🪵");
    message.push_buttons(vec![ask, back(scene)]);
    message
}

/// What a thing does, as an entry of the menu says it: when it may be used is left out where there is no room for it.
fn note(scene: &Scene<'_>, what: &Usable) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let note = w.usable_note(view, what);
    match units(&note) > OPTION {
        true => w.table(view).usable_now(what),
        false => note,
    }
}

/// What can be used now and does more than an entry of the menu has room for; the wood pile stands in no menu of uses.
pub fn in_full(scene: &Scene<'_>) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let mut lines: Vec<String> = Vec::new();
    let all = scene.usable().into_iter();
    for (_, _, what) in all.filter(|(_, _, what)| *what != Usable::Pile) {
        let note = note(scene, &what);
        let line = format!("• **{}**: {note}", w.table(view).usable_name(&what));
        if units(&note) > OPTION && !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// What lies in the camp and only helps at another moment, each with what it does.
fn later(scene: &Scene<'_>) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let now = scene.usable();
    let gear = view.equipment.iter().map(|(key, _)| key.clone());
    let found = view.discoveries.iter().cloned();
    let all = gear.map(Usable::Equipment);
    let all = all.chain(found.map(Usable::Discovery));
    let waits = all.filter(|what| now.iter().all(|(_, _, usable)| usable != what));
    let mut lines: Vec<String> = Vec::new();
    for what in waits {
        let name = w.table(view).usable_name(&what);
        let line = format!("• **{name}**: {}", w.usable_note(view, &what));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    if !lines.is_empty() {
        lines.insert(0, w.get("uses-later"));
    }
    lines.extend(coming(scene));
    lines
}

/// What was found and is at hand when the Action Phase ends, each with what it does.
fn coming(scene: &Scene<'_>) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let found = view.future.tokens.iter().cloned();
    let gear = view.future.equipment.iter().cloned();
    let all = found.map(Usable::Discovery);
    let all = all.chain(gear.map(Usable::Equipment));
    let told = all.map(|what| {
        let name = w.table(view).usable_name(&what);
        format!("• **{name}**: {}", w.usable_note(view, &what))
    });
    let told: Vec<String> = told.collect();
    let head = (!told.is_empty()).then(|| w.get("uses-coming"));
    head.into_iter().chain(told).collect()
}

/// The menu itself, for a panel that has room for it.
pub fn at_hand(scene: &Scene<'_>) -> Select {
    menu(scene, entries(scene), Nth(0))
}

fn menu(scene: &Scene<'_>, all: Vec<Entry>, page: Nth) -> Select {
    let w = &scene.words;
    let id = Press::UseMenu.id(scene.version);
    Select::new(id, w.get("menu-use"), paged(w, all, usize::from(page.0)))
}

fn entries(scene: &Scene<'_>) -> Vec<Entry> {
    let (w, view) = (&scene.words, &scene.view);
    let entry = |(seat, who, what): (Seat, Who, Usable)| {
        Entry::new(
            codes::use_by(seat, &what),
            w.usable(view, who, &what),
            clip(&note(scene, &what), OPTION),
        )
    };
    let all = scene.usable().into_iter();
    all.filter(|(_, _, what)| *what != Usable::Pile)
        .map(entry)
        .collect()
}

/// The entries of a page, with those that turn it.
fn paged(w: &Words<'_>, all: Vec<Entry>, page: usize) -> Vec<Entry> {
    if all.len() <= OPTIONS {
        return all;
    }
    let page = page.min((all.len() - 1) / USES);
    let left = all.len().saturating_sub((page + 1) * USES);
    let turn = |to: usize, label: String| Entry::new(format!("{TURN}{to}"), label, "");
    let mut entries: Vec<Entry> = all.into_iter().skip(page * USES).take(USES).collect();
    if left > 0 {
        entries.push(turn(
            page + 1,
            w.with("menu-further", &[("n", left.into())]),
        ));
    }
    if page > 0 {
        entries.push(turn(page - 1, w.get("menu-before")));
    }
    entries
}

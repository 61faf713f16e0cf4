//! Cards that somebody may read: what lies open, what happened last, and what is their own.

use castaway_discover::{event::Event, wording::CardKind, world::Face};
use castaway_kernel::Key;

use super::{press::Press, scene::Scene};
use crate::ui::{
    SAND,
    limits::OPTIONS,
    message::{Button, Embed, Entry, Message, Select},
    press::{GamePresses, Nth},
};

/// Every card that these eyes may read now, each once: what is their own first, then what happened last, then what lies open.
pub fn seen(scene: &Scene<'_>) -> Vec<Key> {
    let view = &scene.view;
    let mut all: Vec<Key> = Vec::new();
    all.extend(view.dealt.iter().cloned());
    all.extend(view.hand.iter().cloned());
    let me = view.viewer.and_then(|seat| scene.person(seat));
    for person in me.into_iter().chain(&view.people) {
        all.extend(person.character.clone());
        all.extend(person.items.iter().map(|item| item.card.clone()));
        all.extend(person.threats.iter().cloned());
    }
    all.extend(view.fight.iter().map(|fight| fight.card.clone()));
    all.extend(view.night.clone());
    all.extend(scene.events.iter().rev().filter_map(told));
    all.extend(view.shown.iter().map(|(_, project)| project.clone()));
    all.extend(view.face_up.iter().cloned());
    all.extend(view.monsters.iter().filter_map(|m| m.card.clone()));
    let tokens = view.spaces.iter().flat_map(|space| &space.tokens);
    all.extend(tokens.filter_map(|(_, face, _)| match face {
        Some(Face::Animal(card) | Face::Event(card)) => Some(card.clone()),
        _ => None,
    }));
    all.extend(stories(scene));
    all.extend(view.terrain.clone());
    all.push(view.quest.clone());
    let mut seen = std::collections::BTreeSet::new();
    all.retain(|card| scene.words.wording.card_kind(card).is_some() && seen.insert(card.clone()));
    all
}

/// The same with their names, as a menu of what is typed offers them.
pub fn names(scene: &Scene<'_>) -> Vec<(String, String)> {
    let all = seen(scene).into_iter();
    let named = all.map(|key| (key.to_string(), scene.words.wording.name(&key)));
    named.collect()
}

/// What the landmarks told that were looked into.
fn stories(scene: &Scene<'_>) -> Vec<Key> {
    let known = scene.known();
    let told = (1..=known.landmarks()).filter_map(|n| known.told_at(n).cloned());
    told.collect()
}

/// The card that an event is about.
fn told(event: &Event) -> Option<Key> {
    match event {
        Event::Plays(_, card)
        | Event::Card(_, card)
        | Event::Item(_, card)
        | Event::Crafted(_, card)
        | Event::Drew(_, Some(card))
        | Event::Shown(_, _, Some(card))
        | Event::Fight(_, _, card)
        | Event::Struck(card, _)
        | Event::Defeated(_, card)
        | Event::Fled(card, _)
        | Event::Escaped(_, card, _)
        | Event::Night(card)
        | Event::Threat(_, card)
        | Event::Flipped(_, Face::Animal(card) | Face::Event(card)) => Some(card.clone()),
        _ => None,
    }
}

/// What stands on a card, as far as these eyes may read it: what a project becomes is known once somebody has crafted it.
pub fn lines(scene: &Scene<'_>, card: &Key) -> Vec<String> {
    let wording = &scene.words.wording;
    let hidden = match wording.card_kind(card) {
        Some(CardKind::Project | CardKind::Advanced) => !scene.known().is_crafted(card),
        _ => false,
    };
    match hidden {
        true => {
            let mut lines = wording.front(card);
            lines.push(scene.words.get("di-card-front"));
            lines
        }
        false => wording.lines(card),
    }
}

/// A card, for whoever asks alone.
pub fn page(scene: &Scene<'_>, card: &Key) -> Message {
    let w = &scene.words;
    let wording = &w.wording;
    let mut text = Vec::new();
    let mood = wording.mood(card);
    if !mood.is_empty() {
        text.push(format!("*{mood}*"));
    }
    let is_told = |event: &Event| told(event).as_ref() == Some(card);
    let story = wording.story(card);
    // What a landmark told when it was looked into may be read again.
    let again = || stories(scene).contains(card);
    if !story.is_empty() && (scene.events.iter().any(is_told) || again()) {
        text.push(story);
    }
    text.extend(lines(scene, card).iter().map(|line| format!("• {line}")));
    let title = match wording.title(card) {
        title if title.is_empty() => wording.name(card),
        title => format!("{}, {title}", wording.name(card)),
    };
    let mut embed = Embed::new(title, text.join("\n")).colour(SAND);
    embed.footer = wording.kind(card).into();
    let mut message = Message::embed(embed).hidden();
    let all = seen(scene);
    message.push_select(menu(scene, &all, 0));
    message
}

/// The cards that one may read, a page of them in a menu.
pub fn list(scene: &Scene<'_>, page: u8) -> Message {
    let w = &scene.words;
    let all = seen(scene);
    let pages = all.len().saturating_sub(1) / OPTIONS;
    let page = page.min(u8::try_from(pages).unwrap_or(u8::MAX));
    let embed = Embed::new(w.get("di-cards-title"), w.get("di-cards-text")).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    message.push_select(menu(scene, &all, page));
    let mut row = Vec::new();
    let turn = |to: u8, key| Button::new(Press::Cards(to).id(scene.version), w.get(key));
    if page > 0 {
        row.push(turn(page - 1, "di-cards-before").emoji("◀️"));
    }
    if usize::from(page) < pages {
        row.push(turn(page + 1, "di-cards-after").emoji("▶️"));
    }
    message.push_buttons(row);
    message
}

/// A menu of cards.
pub fn menu(scene: &Scene<'_>, all: &[Key], page: u8) -> Select {
    let wording = &scene.words.wording;
    let shown = all.iter().skip(usize::from(page) * OPTIONS).take(OPTIONS);
    let entries = shown
        .map(|card| {
            let about = lines(scene, card).join(" ");
            let name = format!("{} · {}", wording.name(card), wording.kind(card));
            Entry::new(card.as_str(), name, about)
        })
        .collect();
    let id = Press::Card(Nth(page)).id(scene.version);
    Select::new(id, scene.words.get("di-menu-cards"), entries)
}

/// The way back to the panel.
pub fn back(scene: &Scene<'_>) -> Button {
    let id = Press::Show(0).id(scene.version);
    Button::new(id, scene.words.get("button-back"))
}

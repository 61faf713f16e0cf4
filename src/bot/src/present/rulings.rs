//! The rulings of a table: pages that list them, and one ruling with its options.

use castaway_robinson::rulings::Ruling;

use super::{SAND, SEA};
use crate::{
    island::{press::Press, scene::Scene},
    message::{Button, Embed, Entry, Message, Select},
};

/// Rulings on one page.
const PAGE: usize = 12;

/// The rulings in the order of the pages: those that differ from the default, those a table can choose, the settled
/// ones, those of other scenarios.
pub fn in_order<'a>(scene: &Scene<'a>) -> Vec<&'a Ruling> {
    let rank = |r: &Ruling| match () {
        () if differs(scene, r) => 0,
        () if !r.fixed => 1,
        () if r.scenario.is_none() => 2,
        () => 3,
    };
    let mut all: Vec<&Ruling> = scene.catalog().rulings.iter().collect();
    all.sort_by_key(|r| rank(r));
    all
}

/// Whether this table plays it otherwise than most.
fn differs(scene: &Scene<'_>, ruling: &Ruling) -> bool {
    *scene.rulings().option_of(ruling) != ruling.default
}

/// What marks a ruling in lists.
fn mark(scene: &Scene<'_>, ruling: &Ruling) -> &'static str {
    if differs(scene, ruling) {
        "✏️"
    } else if ruling.fixed {
        "🔒"
    } else {
        "⚖️"
    }
}

fn pages(scene: &Scene<'_>) -> usize {
    scene.catalog().rulings.len().div_ceil(PAGE).max(1)
}

/// One page of the list.
pub fn list(scene: &Scene<'_>, page: u8) -> Message {
    let w = &scene.words;
    let all = in_order(scene);
    let page = usize::from(page).min(pages(scene) - 1);
    let changed = all.iter().filter(|r| differs(scene, r)).count();
    let shown: Vec<&Ruling> = all.into_iter().skip(page * PAGE).take(PAGE).collect();
    let mut lines = vec![w.with("rulings-text", &[("n", changed.into())])];
    if page == 0 {
        lines.push(change_note(scene));
    }
    lines.push(String::new());
    let mut entries = Vec::new();
    for ruling in shown {
        let name = w.ruling_name(ruling);
        let option = w.ruling_option(ruling, scene.rulings().option_of(ruling));
        let of = match ruling.scenario {
            Some(n) => w.with("rulings-scenario", &[("n", n.into())]),
            None => String::new(),
        };
        lines.push(format!("{} **{name}**{of}: {option}", mark(scene, ruling)));
        entries.push(Entry::new(ruling.id.as_str(), name, option));
    }
    let mut embed = Embed::new(w.get("rulings-title"), lines.join("\n")).colour(SEA);
    embed.footer = w
        .with(
            "rulings-page",
            &[("n", (page + 1).into()), ("of", pages(scene).into())],
        )
        .into();
    let mut message = Message::embed(embed).hidden();
    message.push_select(Select::new(
        Press::Ruling.id(scene.revision),
        w.get("rulings-menu"),
        entries,
    ));
    let to = |page: usize| Press::Rulings(u8::try_from(page).unwrap_or(0)).id(scene.revision);
    let last = pages(scene) - 1;
    message.push_buttons(vec![
        Button::new(to(page.saturating_sub(1)), w.get("rulings-back"))
            .emoji("◀️")
            .disabled(page == 0),
        // An id of its own even where both lead to the same page.
        Button::new(to((page + 1).min(last + 1)), w.get("rulings-next"))
            .emoji("▶️")
            .disabled(page == last),
    ]);
    message
}

/// Who may change something, and until when.
fn change_note(scene: &Scene<'_>) -> String {
    let host = scene.meta.host().map(|user| format!("<@{user}>"));
    match host {
        Some(host) if scene.meta.may_begin_again() => scene
            .words
            .with("rulings-open", &[("host", (&host).into())]),
        _ => scene.words.get("rulings-closed"),
    }
}

/// One ruling: the question, its options, which one holds here, and why the default is one.
pub fn detail(scene: &Scene<'_>, ruling: &Ruling, user: Option<u64>) -> Message {
    let w = &scene.words;
    let here = scene.rulings().option_of(ruling);
    let mut lines = vec![format!("*{}*", w.ruling_question(ruling)), String::new()];
    for option in &ruling.options {
        let text = w.ruling_option(ruling, option);
        let text = if option == here {
            format!("✅ **{text}**")
        } else {
            format!("▫️ {text}")
        };
        lines.push(if *option == ruling.default {
            format!("{text} · {}", w.get("ruling-default"))
        } else {
            text
        });
    }
    lines.push(String::new());
    let reason = w.ruling_reason(ruling);
    lines.push(w.with("ruling-reason", &[("reason", (&reason).into())]));
    let may = !ruling.fixed && scene.meta.may_begin_again() && scene.meta.host() == user;
    if ruling.fixed {
        lines.push(w.get("ruling-fixed"));
    } else if !may {
        lines.push(change_note(scene));
    }
    let name = w.ruling_name(ruling);
    let mut embed = Embed::new(name, lines.join("\n")).colour(if may { SAND } else { SEA });
    let sources = ruling.sources.join(", ");
    embed.footer = format!("{} · {sources}", ruling.id).into();
    let mut message = Message::embed(embed).hidden();
    if may {
        let entries = ruling.options.iter().map(|option| {
            let note = if option == here {
                w.get("ruling-here")
            } else {
                String::new()
            };
            Entry::new(option.as_str(), w.ruling_option(ruling, option), note)
        });
        message.push_select(Select::new(
            Press::Rule(ruling.id.to_string()).id(scene.revision),
            w.get("ruling-menu"),
            entries.collect(),
        ));
    }
    let at = in_order(scene).iter().position(|r| r.id == ruling.id);
    let page = u8::try_from(at.unwrap_or(0) / PAGE).unwrap_or(0);
    message.push_buttons(vec![
        Button::new(
            Press::Rulings(page).id(scene.revision),
            w.get("rulings-all"),
        )
        .emoji("⚖️"),
    ]);
    message
}

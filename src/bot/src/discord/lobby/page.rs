//! The message of a table that fills up: what will be played, who sits there, who is still to come.

use super::{
    seating::{MOST_WAITING, Seating},
    terms::Ground,
};
use crate::{
    discord::{context::Ui, game_ui::GameUi, reply::Caller, when},
    ui::{
        SAND, SEA,
        message::{Button, Embed, Message, Style},
        shared::Shared,
        texts::Texts,
    },
};

/// The message of a table.
pub(super) fn message<G: GameUi>(ui: &Ui<G>, table: &Seating<G::Offer>) -> Message {
    let t = ui.texts.of(table.language);
    let invitation = G::invitation(ui, table.language, table);
    let mut lines = vec![invitation.text];
    lines.extend(terms_in_words(t, table));
    let text = t.with(
        "lobby",
        &[
            ("text", (&lines.join("\n")).into()),
            ("people", (&people(ui, table).join("\n")).into()),
        ],
    );
    let mut message = Message::embed(Embed::new(invitation.title, text).colour(SEA));
    let id = |press: Shared| press.id(G::LETTER, 0);
    let join = if table.people().len() < table.seats(G::SEATS) {
        Button::new(id(Shared::Join(table.id)), t.get("button-join"))
            .style(Style::Primary)
            .emoji("🙋")
    } else {
        Button::new(id(Shared::Join(table.id)), t.get("button-wait"))
            .emoji("⏳")
            .disabled(table.waiting.len() >= MOST_WAITING)
    };
    let buttons = vec![
        join,
        Button::new(id(Shared::Leave(table.id)), t.get("button-leave")),
        Button::new(id(Shared::Start(table.id)), t.get("button-start"))
            .style(Style::Success)
            .emoji("⛵")
            .disabled(table.people().len() < G::fewest(&table.offer)),
        Button::new(id(Shared::Options(table.id)), t.get("button-options")).emoji("⚙️"),
    ];
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

/// What is left of the message of a table whose game has begun further down, or in a thread.
pub(super) fn begun<G: GameUi>(
    ui: &Ui<G>,
    table: &Seating<G::Offer>,
    thread: Option<u64>,
) -> Message {
    let t = ui.texts.of(table.language);
    let title = G::invitation(ui, table.language, table).title;
    let text = match thread.map(|thread| format!("<#{thread}>")) {
        Some(thread) => t.with("lobby-begun-in", &[("thread", (&thread).into())]),
        None => t.get("lobby-begun"),
    };
    Message::embed(Embed::new(title, text).colour(SEA))
}

/// What is agreed about the start, in lines.
pub(super) fn terms_in_words<O>(t: &Texts, table: &Seating<O>) -> Vec<String> {
    let start = table.terms.start_ms.map(|at_ms| {
        let at = when::shown(at_ms);
        t.with("lobby-start", &[("at", (&at).into())])
    });
    let ground = match table.terms.ground {
        Ground::Channel => None,
        Ground::Thread => Some(t.get("lobby-thread")),
        Ground::Settled => Some(t.get("lobby-thread-settled")),
    };
    start.into_iter().chain(ground).collect()
}

/// The page of what can be chosen at any table.
pub(super) fn options<G: GameUi>(
    ui: &Ui<G>,
    table: &Seating<G::Offer>,
    caller: &Caller,
) -> Message {
    let t = ui.texts.of(caller.lang);
    let leads = table.host() == Some(caller.user);
    let mut lines = terms_in_words(t, table);
    if table.terms.start_ms.is_none() {
        lines.insert(0, t.get("lobby-start-open"));
    }
    lines.push(String::new());
    let host = table.host().map_or_else(String::new, |u| format!("<@{u}>"));
    lines.push(match leads {
        true => t.get("lobby-options-text"),
        false => t.with("lobby-options-read", &[("host", (&host).into())]),
    });
    let embed = Embed::new(t.get("lobby-options"), lines.join("\n")).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    if leads {
        message.push_buttons(ui.terms_buttons(caller, table));
    }
    message
}

/// A line for each chair, and one for those who wait.
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
    let mut lines: Vec<String> = lines.collect();
    let free = table.seats(G::SEATS).saturating_sub(table.chairs.len());
    // Nobody is asked to wait for others at a table of one.
    if free > 0 && table.people().len() > 1 {
        lines.push(t.with("lobby-free", &[("n", free.into())]));
    }
    if !table.waiting.is_empty() {
        let users: Vec<String> = table.waiting.iter().map(|u| format!("<@{u}>")).collect();
        let users = users.join(", ");
        lines.push(t.with("lobby-waiting", &[("users", (&users).into())]));
    }
    // What older versions kept does not know since when people sit there.
    if table.people().len() > 1 && table.terms.since_ms.is_some() {
        let line = match table.open_ms(G::fewest(&table.offer)).map(when::shown) {
            Some(at) => t.with("lobby-host-until", &[("at", (&at).into())]),
            None => t.get("lobby-host-first"),
        };
        lines.push(format!("-# {line}"));
    }
    lines
}

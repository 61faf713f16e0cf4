//! Messages that are the same for every game: taking back, ending, short words.

use castaway_table::{Contest, Meta, Silence};

use super::{
    RUST, SEA, limits,
    message::{Button, Embed, Message, Style, escape},
    shared::Shared,
    texts::Texts,
    version::Version,
};

/// So much of what somebody asked stands in a heading.
const ASKED: usize = 80;

/// A short private word.
pub fn notice(text: String) -> Message {
    Message::private(text)
}

/// That the last step was done for somebody, by its text; whoever is on holiday is not called late.
pub fn lapsed(t: &Texts, meta: &Meta, late: &str) -> Option<String> {
    let user = meta.lapsed?;
    let who = format!("<@{user}>");
    let key = match meta.holiday(user) {
        Some(_) => "lapsed-holiday",
        None => late,
    };
    let line = t.with(key, &[("who", (&who).into())]);
    Some(format!("-# {line}"))
}

/// That whoever is there may answer for these, who are asked and away; none for nobody.
pub fn left_to_others(t: &Texts, users: &[u64]) -> Option<String> {
    let all: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    let who = all.join(", ");
    let args = [("who", (&who).into()), ("n", users.len().into())];
    (!users.is_empty()).then(|| t.with("waiting-others", &args))
}

/// That a table in company waits for everybody, where no deadline is agreed there and time does not stand still anyway.
pub fn no_deadline(t: &Texts, meta: &Meta) -> Option<String> {
    let line = || format!("-# {}", t.get("panel-no-deadline"));
    meta.waits_for_ever().then(line)
}

/// Asks a person alone whether they are sure about taking back what was shown.
pub fn undo_confirm(t: &Texts, letter: char, version: Version) -> Message {
    let mut message = Message::private(t.get("undo-confirm"));
    message.push_buttons(vec![
        Button::new(
            Shared::UndoSure.id(letter, version),
            t.get("button-undo-sure"),
        )
        .style(Style::Danger)
        .emoji("↩️"),
        Button::new(Shared::Back.id(letter, version), t.get("button-back")),
    ]);
    message
}

/// The vote on taking back, for all to see, with the lines of what would be taken back, and what silence says, until when.
pub fn undo_vote(
    t: &Texts,
    (letter, version): (char, Version),
    step: &[String],
    (yes, all): (&[u64], &[u64]),
    (silence, until_ms): (Silence, Option<u64>),
) -> Message {
    let open: Vec<u64> = all.iter().copied().filter(|u| !yes.contains(u)).collect();
    let agreed = if yes.is_empty() {
        "–".to_owned()
    } else {
        named(yes)
    };
    let asks = t.with(
        "undo-vote",
        &[("yes", (&agreed).into()), ("open", (&named(&open)).into())],
    );
    let step = step.iter().map(|line| format!("> {line}"));
    let mut lines: Vec<String> = std::iter::once(asks).chain(step).collect();
    lines.extend(until_ms.map(|at_ms| silent_until(t, at_ms)));
    if silence == Silence::Nothing {
        lines.push(t.get("undo-vote-end"));
    }
    let mut message = Message::text(lines.join("\n"));
    message.ping = open;
    message.push_buttons(vec![
        Button::new(
            Shared::UndoSure.id(letter, version),
            t.get("button-undo-agree"),
        )
        .style(Style::Primary)
        .emoji("↩️"),
        Button::new(
            Shared::UndoNo.id(letter, version),
            t.get("button-undo-keep"),
        ),
    ]);
    message
}

/// What a vote on taking back waits for, in private to somebody who has agreed already, with the way to the question.
pub fn undo_waits(
    t: &Texts,
    (yes, all): (&[u64], &[u64]),
    (silence, until_ms): (Silence, Option<u64>),
    link: Option<&str>,
) -> Message {
    let open: Vec<u64> = all.iter().copied().filter(|u| !yes.contains(u)).collect();
    let mut lines = vec![t.with("undo-waits", &[("open", (&named(&open)).into())])];
    lines.extend(link.map(|link| t.with("undo-waits-at", &[("link", link.into())])));
    lines.push(match (silence, until_ms) {
        (Silence::Nothing, _) => t.get("undo-vote-end"),
        (Silence::Agrees, Some(at_ms)) => silent_until(t, at_ms),
        (Silence::Agrees, None) => t.get("undo-waits-open"),
    });
    notice(lines.join("\n"))
}

/// People, as they are called in a channel.
fn named(users: &[u64]) -> String {
    let all: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    all.join(", ")
}

/// Until when whoever says nothing may still say something.
fn silent_until(t: &Texts, at_ms: u64) -> String {
    let at = (at_ms / 1000).to_string();
    t.with("undo-vote-silent", &[("at", (&at).into())])
}

/// Somebody would rather keep what was to be taken back.
pub fn undo_kept(t: &Texts, user: u64) -> Message {
    let who = format!("<@{user}>");
    Message::text(t.with("undo-vote-kept", &[("who", (&who).into())]))
}

/// Asks whether a game shall end for good.
pub fn end_confirm(t: &Texts, letter: char, version: Version, game: &str) -> Message {
    let mut message = Message::private(t.with("end-confirm", &[("game", game.into())]));
    message.push_buttons(vec![
        Button::new(Shared::Back.id(letter, version), t.get("button-keep"))
            .style(Style::Success)
            .emoji("▶️"),
        Button::new(Shared::End.id(letter, version), t.get("button-end")).style(Style::Danger),
    ]);
    message
}

/// What the board of a game says that was ended by hand.
pub fn ended_board(title: &str, says: String) -> Message {
    Message::embed(Embed::new(title, says).colour(RUST))
}

/// The wish of some at a table to end its game, for all to see: who is for it, who against it, of those who decide.
pub fn end_vote(
    t: &Texts,
    (letter, version): (char, Version),
    (yes, no): (&[u64], &[u64]),
    voices: &[u64],
) -> Message {
    let said = |user: &u64| yes.contains(user) || no.contains(user);
    let open: Vec<u64> = voices.iter().copied().filter(|user| !said(user)).collect();
    let sides = [("👍", yes), ("👎", no), ("❔", open.as_slice())];
    let side = |(sign, users): &(&str, &[u64])| {
        let names: Vec<String> = users.iter().map(|u| format!("<@{u}>")).collect();
        format!("{sign} {}", names.join(", "))
    };
    let stand: Vec<String> = (sides.iter().filter(|(_, users)| !users.is_empty()))
        .map(side)
        .collect();
    let stand = stand.join(" · ");
    let missing = (voices.len() / 2 + 1).saturating_sub(yes.len());
    let args = [("stand", (&stand).into()), ("n", missing.into())];
    let mut message = Message::text(t.with("end-vote", &args));
    message.push_buttons(vec![
        Button::new(Shared::End.id(letter, version), t.get("button-end-agree"))
            .style(Style::Danger),
        Button::new(Shared::EndNo.id(letter, version), t.get("button-keep")),
    ]);
    message
}

/// The answer to a slash command that changed the game: what happened, in short, for the one who gave it, and what is
/// asked next.
pub fn done(t: &Texts, game: &str, mut lines: Vec<String>, asks: Option<String>) -> Message {
    if lines.is_empty() {
        lines.push(t.with("done", &[("game", game.into())]));
    }
    lines.extend(asks);
    Message::private(limits::newest_lines(&lines, 1900))
}

/// The buttons under the end of a contest game; one that could not be verified cannot be shared.
pub fn contest_buttons(
    t: &Texts,
    contest: &Contest,
    letter: char,
    version: Version,
) -> Vec<Button> {
    let share = Button::new(Shared::Share.id(letter, version), t.get("button-share"))
        .style(Style::Success)
        .emoji("📣");
    let scores = Shared::Scores.id(letter, version);
    let scores = Button::new(scores, t.get("button-scores")).emoji("🏅");
    let shared = contest.placing.is_some() || contest.late;
    (shared.then_some(share).into_iter())
        .chain([scores])
        .collect()
}

/// Rules found: section and text.
pub fn rules(t: &Texts, query: &str, found: &[(String, String)]) -> Message {
    let mut embed = under_query(t, query, "");
    for (heading, text) in found {
        embed.field(heading.as_str(), text.as_str(), false);
    }
    Message::embed(embed).hidden()
}

/// No rules found, or no word to look for: words that are found, and what games have rules about.
pub fn no_rules(
    t: &Texts,
    (query, worded): (&str, bool),
    words: &str,
    topics: &[(String, Vec<String>)],
) -> Message {
    let key = match (words, worded) {
        ("", _) => "rules-nothing",
        (_, true) => "rules-none",
        (_, false) => "rules-wordless",
    };
    let head = t.with(key, &[("words", words.into())]);
    let topics = topics.iter().filter(|(_, topics)| !topics.is_empty());
    let lines = topics.map(|(game, topics)| {
        let topics = topics.join(" · ");
        let args = [("game", game.into()), ("topics", (&topics).into())];
        t.with("rules-topics", &args)
    });
    let lines: Vec<String> = std::iter::once(head).chain(lines).collect();
    let text = limits::clip(&lines.join("\n\n"), limits::DESCRIPTION);
    Message::embed(under_query(t, query, &text)).hidden()
}

/// What stands under a heading with the query.
fn under_query(t: &Texts, query: &str, text: &str) -> Embed {
    // A whole story that somebody pasted is no heading.
    let query = escape(&limits::clip(query.trim(), ASKED));
    let title = match query.as_str() {
        "" => t.get("rules-title-bare"),
        query => t.with("rules-title", &[("query", query.into())]),
    };
    Embed::new(title, text).colour(SEA)
}

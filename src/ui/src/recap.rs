//! What happened, for whoever was away, and the one post at the end of a chapter.

pub use super::gist::{Gist, GistLine};
use super::{
    SAND,
    gist::{short, story},
    limits::newest_lines,
    message::{Button, Embed, Message},
    notify::CallAsks,
    others::{self, Others},
    shared::Shared,
    texts::Texts,
};

/// Characters of the post at the end of a chapter.
const POST: usize = 1500;
/// The newest page of the whole story, whichever that is.
const NEWEST: u32 = u32::MAX;
/// Lines of what happened on the page, and their characters: all of it stands behind a button, for a page that is read on a phone.
const LINES: usize = 8;
const STORY: usize = 700;
/// Characters of how a game ended, of which nothing threatens any more.
const ENDED: usize = 800;
/// Characters of what threatens.
const THREATS: usize = 700;

/// What somebody is told who was away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recap {
    /// The game, and how far it is.
    pub game: String,
    /// When it ended, and how, line by line; empty while it runs.
    pub ended: Vec<String>,
    /// Until when they were here before, in unix milliseconds; none where that is not known.
    pub since_ms: Option<u64>,
    /// What happened since then, else what happened last.
    pub story: Vec<Gist>,
    /// Whether that is what happened last, for nothing happened since.
    pub quiet: bool,
    /// What others have said and planned since then, and what was taken back.
    pub meanwhile: Vec<Meanwhile>,
    /// Whether they only look on.
    pub looks_on: bool,
    /// What is asked of them.
    pub asks: Option<CallAsks>,
    /// The open question, in a line.
    pub question: Option<String>,
    /// Who else is waited for, if anybody.
    pub waits_for: Option<Others>,
    /// The text that says what they may do until others have done what is asked of them, if they may do anything.
    pub may: Option<&'static str>,
    /// Whether time stands still there, so that it waits for nobody.
    pub paused: bool,
    /// What threatens before the next round, line by line.
    pub threats: Vec<String>,
    /// The way to the board.
    pub link: Option<String>,
    /// The letter of the presses of the game, all of whose story a button shows.
    pub letter: Option<char>,
}

/// Something that others did and that no story tells, for nothing was carried out by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meanwhile {
    /// These have placed something in the open plan.
    Planned(Vec<u64>),
    /// These would carry it out.
    Ready(Vec<u64>),
    /// These suggest something that is still open.
    Suggested(Vec<u64>),
    /// These have spoken in the open vote.
    Spoke(Vec<u64>),
    /// What had happened was taken back, at the word of this person, in unix milliseconds.
    TakenBack(u64, u64),
}

/// The post that ends a chapter, for the whole group.
pub fn chapter_over(t: &Texts, gist: &Gist) -> Message {
    let mut lines = vec![t.with("recap-over", &[("name", (&gist.name).into())])];
    let unnamed = Gist {
        name: String::new(),
        ..gist.clone()
    };
    lines.push(story(t, &[unnamed], POST));
    if !gist.stands.is_empty() {
        lines.push(format!("-# {}", gist.stands));
    }
    Message::text(lines.join("\n"))
}

/// The page of somebody who was away, for them alone: how it ended or what is asked of them, what threatens, and what mattered most
/// of all that happened.
pub fn page(t: &Texts, recap: &Recap) -> Message {
    let mut parts = Vec::new();
    if !recap.ended.is_empty() {
        parts.push(newest_lines(&recap.ended, ENDED));
    }
    let asks = asks(t, recap);
    if !asks.is_empty() {
        parts.push(asks);
    }
    if !recap.threats.is_empty() {
        let mut lines = vec![t.get("recap-threats")];
        lines.push(newest_lines(&recap.threats, THREATS));
        parts.push(lines.join("\n"));
    }
    let mut told = vec![since(t, recap)];
    if !recap.meanwhile.is_empty() {
        told.extend(recap.meanwhile.iter().map(|one| meanwhile(t, one)));
        if recap.quiet && recap.since_ms.is_some() {
            told.push(t.get("recap-last"));
        }
    }
    let (story, left) = short(t, &recap.story, LINES, STORY);
    told.push(match story.is_empty() {
        true => t.get("recap-nothing"),
        false => story,
    });
    parts.push(told.join("\n"));
    let title = t.with("recap-title", &[("game", (&recap.game).into())]);
    let mut message = Message::embed(Embed::new(title, parts.join("\n\n")).colour(SAND)).hidden();
    if let Some(letter) = recap.letter.filter(|_| left) {
        let id = Shared::Log(NEWEST).id(letter, 0);
        message.push_buttons(vec![Button::new(id, t.get("button-all-of-it")).emoji("📜")]);
    }
    message
}

/// That a game has ended, and when, in unix milliseconds.
pub fn ended(t: &Texts, at_ms: u64) -> String {
    let at = format!("<t:{}:F>", at_ms / 1000);
    t.with("recap-ended", &[("at", (&at).into())])
}

/// The line for somebody who comes back after a day, for them alone.
pub fn welcome(t: &Texts, letter: char, since_ms: u64) -> Message {
    let at = at(since_ms);
    let mut message = Message::private(t.with("recap-welcome", &[("at", (&at).into())]));
    let id = Shared::Recap.id(letter, 0);
    message.push_buttons(vec![Button::new(id, t.get("button-recap")).emoji("📖")]);
    message
}

fn at(ms: u64) -> String {
    format!("<t:{}:R>", ms / 1000)
}

fn since(t: &Texts, recap: &Recap) -> String {
    let quiet = recap.quiet && recap.meanwhile.is_empty();
    match (recap.since_ms, quiet) {
        (Some(ms), false) => t.with("recap-since", &[("at", (&at(ms)).into())]),
        (Some(ms), true) => t.with("recap-quiet", &[("at", (&at(ms)).into())]),
        (None, _) => t.get("recap-last"),
    }
}

fn meanwhile(t: &Texts, what: &Meanwhile) -> String {
    let (key, users) = match what {
        Meanwhile::Planned(users) => ("recap-planned", users.clone()),
        Meanwhile::Ready(users) => ("recap-ready", users.clone()),
        Meanwhile::Suggested(users) => ("recap-suggested", users.clone()),
        Meanwhile::Spoke(users) => ("recap-spoke", users.clone()),
        Meanwhile::TakenBack(user, ms) => {
            let user = format!("<@{user}>");
            let at = at(*ms);
            let args = [("user", (&user).into()), ("at", (&at).into())];
            return t.with("recap-taken-back", &args);
        }
    };
    let users: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    let users = users.join(", ");
    t.with(key, &[("users", (&users).into())])
}

fn asks(t: &Texts, recap: &Recap) -> String {
    let mut lines = Vec::new();
    match recap.asks {
        // A game that is over asks nothing of anybody, and all know that.
        _ if !recap.ended.is_empty() => {}
        _ if recap.paused => lines.push(t.get("recap-paused")),
        Some(asks) => lines.push(t.get(&format!("recap-asks-{}", asks.word()))),
        None if recap.looks_on => {
            let others = recap.waits_for.as_ref();
            let waits = others.map_or_else(|| "none".to_owned(), |others| others::waits(t, others));
            lines.push(t.with("recap-looks-on", &[("others", (&waits).into())]));
        }
        None => match &recap.waits_for {
            None => lines.push(t.get("recap-asks-nobody")),
            Some(others) => {
                let waits = others::waits(t, others);
                lines.push(t.with("recap-asks-nothing", &[("others", (&waits).into())]));
                lines.extend(recap.may.map(|key| t.get(key)));
            }
        },
    }
    lines.extend(recap.question.clone());
    if let Some(link) = &recap.link {
        lines.push(t.with("call-link", &[("link", link.into())]));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests;

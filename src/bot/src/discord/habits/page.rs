//! The page of somebody's standing answers: a view only.

use crate::ui::{
    SAND,
    message::{Embed, Entry, Message, Select},
    texts::Texts,
};

/// A standing answer as the page names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The value in its menu.
    pub value: String,
    /// What it is called.
    pub text: String,
    /// It goes with the pace of the table.
    pub usual: bool,
    /// It answers the open question.
    pub now: bool,
}

/// What the page shows.
pub(super) struct Shown {
    /// What counts.
    pub settled: Vec<Line>,
    /// What counts no more since what it rested on has changed, the newest last.
    pub ended: Vec<String>,
    /// What else could.
    pub offered: Vec<Line>,
    /// The open question, in a line.
    pub question: Option<String>,
}

/// The page, with the ids of its two menus.
pub(super) fn page(t: &Texts, shown: &Shown, (settle, end): (String, String)) -> Message {
    let mut lines: Vec<String> = (shown.settled.iter())
        .map(|line| {
            let key = match line.usual {
                true => "standing-usual",
                false => "standing-own",
            };
            t.with(key, &[("what", (&line.text).into())])
        })
        .collect();
    if lines.is_empty() {
        lines.push(t.get("standing-empty"));
    }
    lines.extend(
        (shown.ended.iter()).map(|text| t.with("standing-ended", &[("what", text.into())])),
    );
    lines.extend(shown.question.clone());
    lines.push(t.get("standing-how"));
    let embed = Embed::new(t.get("standing-title"), lines.join("\n")).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    let entry = |line: &Line| {
        let note = match line.now {
            true => t.get("standing-now"),
            false => String::new(),
        };
        Entry::new(line.value.as_str(), line.text.as_str(), note)
    };
    for (id, key, all) in [
        (settle, "standing-menu-settle", &shown.offered),
        (end, "standing-menu-end", &shown.settled),
    ] {
        if !all.is_empty() {
            let entries = all.iter().map(entry).collect();
            message.push_select(Select::new(id, t.get(key), entries));
        }
    }
    message
}

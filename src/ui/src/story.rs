//! The story so far, in pages that never change once a later one follows.

use super::{
    SEA,
    limits::{DESCRIPTION, units},
    message::{Button, Embed, Message},
    shared::Shared,
    texts::Texts,
    version::Version,
};

/// Chapters share a page up to this length.
const PAGE: usize = 1500;
/// No page is longer: what belongs together is then told on two.
const LONGEST: usize = DESCRIPTION - 100;

/// A part of a story: a round, a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// What it is called; empty for what came before the first one.
    pub name: String,
    /// What happened in it.
    pub lines: Vec<String>,
}

/// A page of a story.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Page {
    name: String,
    /// The last chapter on it.
    last: String,
    lines: Vec<String>,
    units: usize,
}

impl Page {
    fn push(&mut self, line: &str) {
        self.units += units(line) + 1;
        self.lines.push(line.to_owned());
    }
}

/// The pages of a story: they depend on what stands in them and before them, never on what follows.
fn pages(chapters: &[Chapter]) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    for chapter in chapters {
        let length: usize = chapter.lines.iter().map(|line| units(line) + 1).sum();
        let fresh = || Page {
            name: chapter.name.clone(),
            last: chapter.name.clone(),
            ..Page::default()
        };
        let mut page = match pages.pop() {
            // What came before the first chapter stands with it.
            Some(page) if page.name.is_empty() => Page {
                name: chapter.name.clone(),
                last: chapter.name.clone(),
                ..page
            },
            Some(page) if page.units + length <= PAGE => Page {
                last: chapter.name.clone(),
                ..page
            },
            Some(page) => {
                pages.push(page);
                fresh()
            }
            None => fresh(),
        };
        for line in &chapter.lines {
            if page.units + units(line) >= LONGEST && !page.lines.is_empty() {
                pages.push(std::mem::replace(&mut page, fresh()));
            }
            page.push(line);
        }
        pages.push(page);
    }
    pages
}

/// A page of the story, the newest one where no other is asked for, with buttons to the others.
pub fn log(
    t: &Texts,
    (letter, version): (char, Version),
    chapters: &[Chapter],
    wanted: Option<u32>,
) -> Message {
    let pages = pages(chapters);
    let last = u32::try_from(pages.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let at = wanted.map_or(last, |page| page.min(last));
    let page = usize::try_from(at).ok().and_then(|at| pages.get(at));
    let Some(page) = page.filter(|page| !page.lines.is_empty()) else {
        let embed = Embed::new(t.get("log-title"), t.get("log-empty"));
        return Message::embed(embed.colour(SEA)).hidden();
    };
    let title = match page.name.as_str() {
        "" => t.get("log-title"),
        name if name == page.last => format!("{} · {name}", t.get("log-title")),
        name => format!("{} · {name} – {}", t.get("log-title"), page.last),
    };
    let mut embed = Embed::new(title, page.lines.join("\n")).colour(SEA);
    if last > 0 {
        let args = [("n", (at + 1).into()), ("of", (last + 1).into())];
        embed.footer = t.with("log-page", &args).into();
    }
    let mut message = Message::embed(embed).hidden();
    let mut buttons: Vec<Button> = Vec::new();
    let mut turn = |to: u32, emoji, key: &str| {
        let id = Shared::Log(to).id(letter, version);
        buttons.push(Button::new(id, t.get(key)).emoji(emoji));
    };
    if at > 1 {
        turn(0, "⏮️", "log-first");
    }
    if at > 0 {
        turn(at - 1, "◀️", "log-before");
    }
    if at < last {
        turn(at + 1, "▶️", "log-after");
    }
    if at + 1 < last {
        turn(last, "⏭️", "log-last");
    }
    message.push_buttons(buttons);
    message
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Lang;

    fn story(rounds: usize, lines: usize) -> Vec<Chapter> {
        let told = |n: usize| (0..lines).map(move |l| format!("{n}.{l} {}", "x".repeat(60)));
        let mut all: Vec<Chapter> = (1..=rounds)
            .map(|n| Chapter {
                name: format!("Round {n}"),
                lines: told(n).collect(),
            })
            .collect();
        let before = Chapter {
            name: String::new(),
            lines: vec!["ashore".into()],
        };
        all.insert(0, before);
        all
    }

    #[test]
    fn every_line_stands_on_a_page_in_order_and_no_page_is_too_long() {
        for (rounds, lines) in [(1, 1), (12, 20), (3, 200), (40, 2)] {
            let chapters = story(rounds, lines);
            let all: Vec<&String> = chapters.iter().flat_map(|c| &c.lines).collect();
            let pages = pages(&chapters);
            let told: Vec<&String> = pages.iter().flat_map(|p| &p.lines).collect();
            assert_eq!(told, all);
            for page in &pages {
                assert!(units(&page.lines.join("\n")) <= DESCRIPTION);
                assert!(!page.name.is_empty());
            }
        }
    }

    #[test]
    fn a_page_stays_as_it_is_when_the_story_goes_on() {
        let whole = story(12, 30);
        for rounds in 2..whole.len() {
            let before = pages(&whole[..rounds]);
            let after = pages(&whole[..=rounds]);
            let closed = before.len() - 1;
            assert_eq!(before[..closed], after[..closed], "{rounds} rounds");
        }
    }

    #[test]
    fn the_newest_page_comes_first_and_the_buttons_lead_to_all_others() {
        let texts = Texts::new(Lang::En, &[]);
        let chapters = story(6, 30);
        let shown = |page| log(&texts, ('i', 7.into()), &chapters, page).json();
        let newest = shown(None);
        assert_eq!(newest["embeds"][0]["title"], "The story so far · Round 6");
        assert_eq!(newest["embeds"][0]["footer"]["text"], "Page 6 of 6");
        assert_eq!(newest, shown(Some(99)));
        let ids = |page| {
            let json = shown(Some(page));
            let row = json["components"][0]["components"].as_array().cloned();
            let ids = row.unwrap_or_default();
            let ids = ids.iter().filter_map(|b| b["custom_id"].as_str());
            ids.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(ids(0), ["c1|i|log|7|1", "c1|i|log|7|5"]);
        assert_eq!(ids(1), ["c1|i|log|7|0", "c1|i|log|7|2", "c1|i|log|7|5"]);
        assert_eq!(ids(5), ["c1|i|log|7|0", "c1|i|log|7|4"]);
        // A page with several rounds says which.
        let short = log(&texts, ('i', 7.into()), &story(40, 2), Some(0)).json();
        let title = short["embeds"][0]["title"].as_str().unwrap();
        let last = title
            .strip_prefix("The story so far · Round 1 – Round ")
            .unwrap();
        let told = short["embeds"][0]["description"].as_str().unwrap();
        let newest = told.lines().last().unwrap();
        assert!(newest.starts_with(&format!("{last}.")), "{title}: {newest}");
        let none = log(&texts, ('i', 7.into()), &[], None).json();
        assert_eq!(none["components"], serde_json::json!([]));
    }
}

//! The page of somebody's standing answers: a view only.

use crate::ui::{
    SAND,
    limits::{OPTIONS, ROWS},
    message::{Embed, Entry, Message, Select},
    press::Nth,
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
    /// It counts only once all who are asked have settled it.
    pub of_all: bool,
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
    /// What else is to be known of them in this game.
    pub note: Option<String>,
}

/// The menus of one kind, none with more entries than one can have: the number of each with what is written on it, and its lines.
fn menus<'a>(
    t: &Texts,
    (first, key): (u8, &str),
    all: &'a [Line],
) -> Vec<(Nth, String, &'a [Line])> {
    let parts = all.chunks(OPTIONS);
    let of = parts.len();
    // The menus of both kinds have every other number.
    let numbers = (first..=u8::MAX).step_by(2);
    (numbers.zip(1_usize..).zip(parts))
        .map(|((nth, n), lines)| {
            let label = t.get(key);
            let label = match of {
                0 | 1 => label,
                _ => t.with(
                    "standing-menu-part",
                    &[
                        ("label", (&label).into()),
                        ("n", n.into()),
                        ("of", of.into()),
                    ],
                ),
            };
            (Nth(nth), label, lines)
        })
        .collect()
}

/// The page, with the ids of its menus. What is settled can always be ended; what of all that could be settled has no room any more moves
/// up when something of it is.
pub(super) fn page(t: &Texts, shown: &Shown, id: impl Fn(Nth) -> Option<String>) -> Message {
    let mut lines: Vec<String> = (shown.settled.iter())
        .map(|line| {
            let key = match line.usual {
                true => "standing-usual",
                false => "standing-own",
            };
            let said = t.with(key, &[("what", (&line.text).into())]);
            match line.of_all {
                true => format!("{said} *({})*", t.get("standing-of-all")),
                false => said,
            }
        })
        .collect();
    if lines.is_empty() {
        lines.push(t.get("standing-empty"));
    }
    lines.extend(
        (shown.ended.iter()).map(|text| t.with("standing-ended", &[("what", text.into())])),
    );
    lines.extend(shown.question.clone());
    let how = t.get("standing-how");
    lines.push(match &shown.note {
        Some(note) => format!("{how} {note}"),
        None => how,
    });
    let embed = Embed::new(t.get("standing-title"), lines.join("\n")).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    let entry = |line: &Line| {
        let note = match (line.now, line.of_all) {
            (true, _) => t.get("standing-now"),
            (false, true) => t.get("standing-of-all"),
            (false, false) => String::new(),
        };
        Entry::new(line.value.as_str(), line.text.as_str(), note)
    };
    let ends = menus(t, (1, "standing-menu-end"), &shown.settled);
    let mut settles = menus(t, (0, "standing-menu-settle"), &shown.offered);
    settles.truncate(ROWS.saturating_sub(ends.len()));
    for (nth, label, lines) in settles.into_iter().chain(ends) {
        if let Some(id) = id(nth) {
            message.push_select(Select::new(id, label, lines.iter().map(entry).collect()));
        }
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::texts::{AllTexts, Lang};

    /// So many lines, each with a value of its own after this sign.
    fn lines(sign: char, n: usize) -> Vec<Line> {
        let line = |n: usize| Line {
            value: format!("7f2a{sign}{n}"),
            text: format!("answer {n}"),
            usual: false,
            now: n == 0,
            of_all: n == 1,
        };
        (0..n).map(line).collect()
    }

    #[test]
    fn however_many_there_are_each_has_its_place_and_no_menu_is_too_long() {
        let texts = AllTexts::new(|_| Vec::new());
        for (offered, settled) in [
            (0, 0),
            (25, 0),
            (26, 0),
            (26, 24),
            (60, 27),
            (75, 26),
            (100, 25),
        ] {
            let shown = Shown {
                settled: lines('-', settled),
                ended: Vec::new(),
                offered: lines('+', offered),
                question: None,
                note: None,
            };
            let id = |nth: Nth| Some(format!("menu{}", nth.0));
            let page = page(texts.of(Lang::De), &shown, id).json();
            let rows = page["components"].as_array().cloned().unwrap_or_default();
            let menus = rows.iter().map(|row| &row["components"][0]);
            let mut values = Vec::new();
            let mut labels = Vec::new();
            for menu in menus {
                let options = menu["options"].as_array().unwrap();
                assert!((1..=OPTIONS).contains(&options.len()), "{menu}");
                values.extend(
                    options
                        .iter()
                        .map(|o| o["value"].as_str().unwrap().to_owned()),
                );
                labels.push(menu["placeholder"].as_str().unwrap().to_owned());
            }
            let all = shown.offered.iter().chain(&shown.settled);
            let all: Vec<String> = all.map(|line| line.value.clone()).collect();
            assert_eq!(values, all, "{offered} and {settled}");
            let parts = labels.len();
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), parts, "each menu says which it is");
        }
    }

    #[test]
    fn what_counts_only_once_all_have_settled_it_says_so_on_the_page_and_in_its_menu() {
        let texts = AllTexts::new(|_| Vec::new());
        let of = |settled, offered| Shown {
            settled,
            ended: Vec::new(),
            offered,
            question: None,
            note: None,
        };
        let id = |nth: Nth| Some(format!("menu{}", nth.0));
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let note = t.get("standing-of-all");
            let settled = page(t, &of(lines('-', 3), Vec::new()), id).json();
            let words = settled["embeds"][0]["description"].to_string();
            let said = format!("answer 1 *({note})*");
            assert!(words.contains(&said), "{words}");
            assert_eq!(words.matches(&note).count(), 1, "{words}");
            let offered = page(t, &of(Vec::new(), lines('+', 3)), id).json();
            let options = &offered["components"][0]["components"][0]["options"];
            assert_eq!(options[1]["description"], note.as_str());
            let now = t.get("standing-now");
            assert_eq!(options[0]["description"], now.as_str());
        }
    }

    #[test]
    fn what_has_no_room_moves_up_and_what_is_settled_can_be_ended() {
        let texts = AllTexts::new(|_| Vec::new());
        let shown = Shown {
            settled: lines('-', 3),
            ended: Vec::new(),
            offered: lines('+', 300),
            question: None,
            note: None,
        };
        let id = |nth: Nth| Some(format!("menu{}", nth.0));
        let page = page(texts.of(Lang::En), &shown, id).json().to_string();
        assert!(
            page.contains("7f2a+99") && !page.contains("7f2a+100"),
            "{page}"
        );
        assert!(page.contains("7f2a-2"), "{page}");
    }
}

//! What is kept of a person: the page that says so, and what can be pressed there.

use serde_json::Value;

use super::{
    SAND,
    component::Id,
    message::{Button, Embed, File, Message, Style},
    press::{Args, Presses, presses, unique, written},
    texts::Texts,
    version::Version,
};

/// The letter of ids of these pages.
pub const LETTER: char = '~';

/// The largest file that is sent.
const FILE: usize = 8 << 20;

presses! {
    /// What the components of these pages mean.
    pub enum Privacy {
        /// Shows the page.
        "open" => Open,
        /// Sends everything that is kept.
        "export" => Export,
        /// Asks whether everything shall be deleted: for the first time, for the second.
        "ask" => Ask {
            /// Whether it was asked before.
            again: bool,
        },
        /// Deletes everything.
        "delete" => Delete,
    }
}

const _: () = assert!(unique(Privacy::WORDS));

impl Privacy {
    /// The id of a component.
    pub fn id(&self) -> String {
        written(LETTER, Version::default(), self, None).unwrap_or_default()
    }

    /// Reads a parsed id; `None` if it means nothing here.
    pub fn read(id: &Id) -> Option<Self> {
        let mine = id.letter() == LETTER;
        mine.then(|| Self::take(&id.action, &mut Args::of(id)))?
    }
}

/// The page that says what is kept: a line for each kind, by its name in the texts.
pub fn page(t: &Texts, kinds: &[&str]) -> Message {
    let mut lines = vec![t.get("privacy-text")];
    let kind = |kind: &&str| format!("• {}", t.get(&format!("privacy-kept-{kind}")));
    lines.extend(kinds.iter().map(kind));
    lines.push(String::new());
    lines.push(t.get("privacy-not"));
    let embed = Embed::new(t.get("privacy-title"), lines.join("\n")).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    message.push_buttons(vec![
        Button::new(Privacy::Export.id(), t.get("button-privacy-export")).emoji("📄"),
        Button::new(
            Privacy::Ask { again: false }.id(),
            t.get("button-privacy-delete"),
        )
        .style(Style::Danger),
    ]);
    message
}

/// Asks whether everything shall be deleted.
pub fn ask(t: &Texts, again: bool) -> Message {
    let (text, sure) = match again {
        false => ("privacy-ask", Privacy::Ask { again: true }),
        true => ("privacy-ask-again", Privacy::Delete),
    };
    let label = match again {
        false => "button-privacy-sure",
        true => "button-privacy-really",
    };
    let mut message = Message::private(t.get(text));
    message.push_buttons(vec![
        Button::new(Privacy::Open.id(), t.get("button-privacy-keep"))
            .style(Style::Success)
            .emoji("▶️"),
        Button::new(sure.id(), t.get(label)).style(Style::Danger),
    ]);
    message
}

/// The file with everything that is kept; where it is too long, without what was done in games.
pub fn file(t: &Texts, everything: &Value) -> Message {
    let mut bytes = serde_json::to_vec_pretty(everything).unwrap_or_default();
    let mut text = "privacy-file";
    if bytes.len() > FILE {
        let mut shorter = everything.clone();
        let games = shorter.get_mut("games").and_then(Value::as_array_mut);
        for game in games.into_iter().flatten().filter_map(Value::as_object_mut) {
            game.remove("did");
        }
        bytes = serde_json::to_vec(&shorter).unwrap_or_default();
        text = "privacy-file-short";
    }
    let mut message = Message::private(t.get(text));
    message.file = Some(File {
        name: "castaway.json".to_owned(),
        bytes,
    });
    message
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        press::Samples,
        texts::{AllTexts, Lang},
    };

    #[test]
    fn every_press_comes_back_and_nothing_is_deleted_before_it_was_asked_twice() {
        for press in Privacy::samples() {
            let id = Id::read(&press.id()).unwrap();
            assert_eq!(Privacy::read(&id), Some(press));
        }
        let texts = AllTexts::new(|_| Vec::new());
        let delete = Privacy::Delete.id();
        let t = texts.of(Lang::De);
        let first = page(t, &["notify"]).json().to_string();
        let second = ask(t, false).json().to_string();
        assert!(!first.contains(&delete) && !second.contains(&delete));
        assert!(ask(t, true).json().to_string().contains(&delete));
    }

    #[test]
    fn a_file_that_is_too_long_leaves_out_what_was_done() {
        let texts = AllTexts::new(|_| Vec::new());
        let t = texts.of(Lang::En);
        let long = "x".repeat(FILE);
        let all = serde_json::json!({ "games": [{ "place": "5", "did": [long] }] });
        let file = file(t, &all).file.unwrap();
        let text = String::from_utf8(file.bytes).unwrap();
        assert!(text.contains("\"5\"") && text.len() < 100, "{}", text.len());
    }
}

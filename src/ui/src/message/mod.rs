//! A message as a value: what is shown, within Discord's limits by construction, and its form on the wire.

mod components;
mod embed;

use castaway_table::Place;
use serde_json::{Map, Value, json};

use self::components::{is_twice, row_json};
use super::{
    component,
    limits::{ALT, BUTTONS, CONTENT, CUSTOM_ID, EMBED_TOTAL, EMBEDS, ROWS, Text},
};
pub use components::Button;
pub use components::Entry;
pub use components::Picker;
pub use components::PickerKind;
pub use components::Row;
pub use components::Select;
pub use components::Style;
pub use embed::Embed;
pub use embed::EmbedField;

/// A picture that goes with a message.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// File name, which an embed refers to.
    pub name: String,
    /// The same in words.
    pub alt: Text<ALT>,
    /// PNG bytes.
    pub png: Vec<u8>,
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Picture({}, {:?}, {} bytes)",
            self.name,
            self.alt.as_str(),
            self.png.len()
        )
    }
}

/// A file that goes with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// What stands in it.
    pub bytes: Vec<u8>,
}

/// A whole message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// Plain text.
    pub content: Text<CONTENT>,
    /// Seen by one person only.
    pub private: bool,
    /// Users who may be pinged by the text; nobody else ever is.
    pub ping: Vec<u64>,
    /// A role that may be pinged by the text; no other ever is.
    pub ping_role: Option<u64>,
    /// Pictures to attach.
    pub pictures: Vec<Picture>,
    /// A file to attach, where there is no picture.
    pub file: Option<File>,
    /// Its picture stands in the frame of the first embed.
    framed: bool,
    embeds: Vec<Embed>,
    rows: Vec<Row>,
}

impl Message {
    /// Plain text for all.
    pub fn text(text: impl Into<Text<CONTENT>>) -> Self {
        Self {
            content: text.into(),
            ..Self::default()
        }
    }

    /// Plain text for one person.
    pub fn private(text: impl Into<Text<CONTENT>>) -> Self {
        Self {
            content: text.into(),
            private: true,
            ..Self::default()
        }
    }

    /// A framed text.
    pub fn embed(embed: Embed) -> Self {
        let mut message = Self::default();
        message.push_embed(embed);
        message
    }

    /// The same, for one person only.
    #[must_use]
    pub fn hidden(mut self) -> Self {
        self.private = true;
        self
    }

    /// Adds an embed, shortening it to what is left of the total.
    pub fn push_embed(&mut self, mut embed: Embed) {
        let used: usize = self.embeds.iter().map(Embed::units).sum();
        embed.fit(EMBED_TOTAL.saturating_sub(used));
        if self.embeds.len() < EMBEDS {
            self.embeds.push(embed);
        }
    }

    /// Adds a menu if it has entries and a row is left. An id that stands in the message already is a fault of the
    /// program: the menu is left out where people play, for Discord would refuse the whole message, and tests fail.
    pub fn push_select(&mut self, select: Select) {
        let twice = self.has(&select.id);
        if select.entries.is_empty() || self.rows.len() >= ROWS || is_twice(twice, &select.id) {
            return;
        }
        self.rows.push(Row::Select(select));
    }

    /// Adds a menu that the client fills if a row is left; an id that stands there already is a fault, as for a menu.
    pub fn push_picker(&mut self, picker: Picker) {
        let twice = self.has(&picker.id);
        if self.rows.len() < ROWS && !is_twice(twice, &picker.id) {
            self.rows.push(Row::Picker(picker));
        }
    }

    /// Puts a line before the text of the first embed.
    pub fn begin_with(&mut self, line: &str) {
        if let Some(embed) = self.embeds.first_mut() {
            let text = embed.description.as_str();
            embed.description = format!("{line}\n{text}").into();
        }
    }

    /// Adds buttons in as many rows as they need and are left; one with an id that stands there already is a fault of
    /// the program, as for a menu.
    pub fn push_buttons(&mut self, buttons: Vec<Button>) {
        let mut kept: Vec<Button> = Vec::new();
        for button in buttons {
            let shown = !button.label.is_empty() || button.emoji.is_some();
            let twice = kept.iter().any(|k| k.id == button.id) || self.has(&button.id);
            if shown && !is_twice(twice, &button.id) {
                kept.push(button);
            }
        }
        let mut kept = kept.into_iter().peekable();
        while kept.peek().is_some() && self.rows.len() < ROWS {
            self.rows
                .push(Row::Buttons(kept.by_ref().take(BUTTONS).collect()));
        }
    }

    /// Whether a component of this id stands in the message.
    fn has(&self, id: &Text<CUSTOM_ID>) -> bool {
        self.rows.iter().any(|row| match row {
            Row::Buttons(buttons) => buttons.iter().any(|b| b.id == *id),
            Row::Select(select) => select.id == *id,
            Row::Picker(picker) => picker.id == *id,
        })
    }

    /// Rows that are still free.
    pub fn rows_left(&self) -> usize {
        ROWS - self.rows.len()
    }

    /// The rows.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The embeds.
    pub fn embeds(&self) -> &[Embed] {
        &self.embeds
    }

    /// With its picture in the frame of the first embed, whenever that is put in.
    #[must_use]
    pub fn framed(mut self) -> Self {
        self.framed = true;
        self
    }

    /// Puts a picture into the message, or none; of several each stands in a frame of its own.
    pub fn put_picture(&mut self, pictures: impl IntoIterator<Item = Picture>) {
        self.pictures = pictures.into_iter().collect();
        let framed = self.framed && !self.embeds.is_empty();
        for (i, picture) in self.pictures.iter().enumerate().filter(|_| framed) {
            let image = Some(picture.name.clone());
            match self.embeds.get_mut(i) {
                Some(embed) => embed.image = image,
                None => self.embeds.push(Embed::of_image(image)),
            }
        }
    }

    /// The body of an edit that brings the picture alone.
    pub fn picture_json(&self) -> Value {
        let mut map = Map::new();
        map.insert("attachments".into(), self.attachments());
        if self.framed {
            map.insert("embeds".into(), self.embeds_json());
        }
        Value::Object(map)
    }

    fn attachments(&self) -> Value {
        let pictures = self.pictures.iter().enumerate();
        let pictures =
            pictures.map(|(id, p)| json!({ "id": id, "filename": p.name, "description": p.alt }));
        let file = self.file.iter();
        let file = file.map(|f| json!({ "id": self.pictures.len(), "filename": f.name }));
        pictures.chain(file).collect()
    }

    fn embeds_json(&self) -> Value {
        self.embeds.iter().map(Embed::json).collect()
    }

    /// With every component meaning the game of this place that has these signs.
    #[must_use]
    pub fn at(mut self, place: Place, tag: &str) -> Self {
        let Place::Own { slot, .. } = place else {
            return self;
        };
        for row in &mut self.rows {
            match row {
                Row::Buttons(buttons) => {
                    for button in buttons {
                        button.id = component::at(button.id.as_str(), slot, tag).into();
                    }
                }
                Row::Select(select) => {
                    select.id = component::at(select.id.as_str(), slot, tag).into()
                }
                // Settings of a server are of no game.
                Row::Picker(_) => {}
            }
        }
        self
    }

    /// Takes every component away.
    pub fn without_rows(mut self) -> Self {
        self.rows.clear();
        self
    }

    /// The body that Discord takes. Without new pictures `attachments` is left out, so that old ones stay.
    pub fn json(&self) -> Value {
        let rows: Vec<Value> = self.rows.iter().map(row_json).collect();
        let mut map = Map::new();
        map.insert("content".into(), json!(self.content));
        map.insert("embeds".into(), self.embeds_json());
        map.insert("components".into(), Value::Array(rows));
        let users: Vec<String> = self.ping.iter().map(u64::to_string).collect();
        let mut mentions = json!({ "parse": [], "users": users });
        if let Some(role) = self.ping_role {
            mentions["roles"] = json!([role.to_string()]);
        }
        map.insert("allowed_mentions".into(), mentions);
        if !self.pictures.is_empty() || self.file.is_some() {
            map.insert("attachments".into(), self.attachments());
        }
        if self.private {
            map.insert("flags".into(), json!(64));
        }
        Value::Object(map)
    }
}

/// So much of a typed word is said back; Discord lets people type 6,000 characters into an option.
const SAID_BACK: usize = 80;

/// Makes foreign text harmless: no mark-up, no mentions, one line, and short.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len().min(4 * SAID_BACK));
    for (at, c) in text.chars().enumerate() {
        if at == SAID_BACK {
            out.push('…');
            break;
        }
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '#' | '[' | ']' | '(' | ')' | '-' | ':' => {
                out.push('\\');
                out.push(c);
            }
            // A zero-width space keeps "@everyone" and "<@1>" from being read as mentions.
            '@' | '<' => {
                out.push(c);
                out.push('\u{200b}');
            }
            // Marks that turn the direction of what follows, also outside the name.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_never_exceeds_the_limits() {
        let mut embed = Embed::new("t".repeat(999), "d".repeat(9999));
        for n in 0..40 {
            embed.field(format!("f{n}"), "v".repeat(2000), false);
        }
        let mut message = Message::embed(embed.clone());
        message.push_embed(embed);
        let total: usize = message.embeds().iter().map(Embed::units).sum();
        assert!(total <= EMBED_TOTAL, "{total}");
        message.push_buttons(
            (0..99)
                .map(|n| Button::new(format!("b{n}"), "x".repeat(99)))
                .collect(),
        );
        message.push_select(Select::new("s", "p", vec![Entry::new("a", "b", "")]));
        assert_eq!(message.rows().len(), ROWS);
        let entries = (0..60)
            .map(|n| Entry::new(format!("{n}"), "label", ""))
            .collect();
        let select = Select::new("s", "p", entries).pick(3, 99);
        assert_eq!((select.entries.len(), select.min, select.max), (25, 3, 25));
    }

    /// Tests are built with the checks that end a program at its faults.
    #[cfg(debug_assertions)]
    fn is_refused(build: impl FnOnce() -> Message + std::panic::UnwindSafe) -> bool {
        std::panic::catch_unwind(build).is_err()
    }

    #[test]
    #[cfg(debug_assertions)]
    fn equal_values_of_a_menu_and_equal_ids_are_refused() {
        let menu = |id: &str, values: [&str; 2]| {
            let entries = values.map(|v| Entry::new(v, "label", "")).to_vec();
            Select::new(id, "p", entries)
        };
        let both = |one: Select, buttons: &[&str]| {
            let mut message = Message::default();
            message.push_select(one);
            message.push_buttons(buttons.iter().map(|id| Button::new(*id, "label")).collect());
            message
        };
        assert!(!is_refused(|| both(menu("m", ["a", "b"]), &["x", "y"])));
        assert!(is_refused(|| both(menu("m", ["a", "a"]), &["x", "y"])));
        assert!(is_refused(|| both(menu("m", ["a", "b"]), &["x", "x"])));
        assert!(is_refused(|| both(menu("m", ["a", "b"]), &["x", "m"])));
        assert!(is_refused(|| {
            let mut message = both(menu("m", ["a", "b"]), &["x"]);
            message.push_select(menu("x", ["a", "b"]));
            message
        }));
    }

    #[test]
    fn pictures_are_listed_and_old_ones_stay_otherwise() {
        let mut message = Message::embed(Embed::new("a", "b")).framed();
        assert!(message.json().get("attachments").is_none());
        message.put_picture(Some(Picture {
            name: "board.png".into(),
            alt: "The board".into(),
            png: vec![1],
        }));
        let json = message.json();
        let later = message.picture_json();
        assert_eq!(later["attachments"], json["attachments"]);
        assert_eq!(later["embeds"], json["embeds"]);
        assert_eq!(json["attachments"][0]["description"], "The board");
        assert_eq!(json["embeds"][0]["image"]["url"], "attachment://board.png");
        assert_eq!(
            json["allowed_mentions"],
            json!({ "parse": [], "users": [] })
        );
    }

    #[test]
    fn foreign_text_cannot_mention_or_format() {
        assert_eq!(escape("*hi*\n"), "\\*hi\\* ");
        assert!(!escape("@everyone <@1>").contains("@e"));
        assert_eq!(escape("a\u{202e}b\u{2067}c\u{2069}"), "abc");
        assert_eq!(escape(&"x".repeat(80)), "x".repeat(80));
        assert_eq!(escape(&"x".repeat(6_000)), "x".repeat(80) + "…");
    }
}

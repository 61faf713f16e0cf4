//! A message as a value: what is shown, within Discord's limits by construction, and its form on the wire.

use serde_json::{Map, Value, json};

use crate::limits::{
    ALT, BUTTONS, CONTENT, CUSTOM_ID, DESCRIPTION, EMBED_TOTAL, FIELD, FIELDS, FOOTER, LABEL,
    OPTION, OPTIONS, PLACEHOLDER, ROWS, TITLE, Text,
};
use crate::{component, session::Place};

/// The colour of a button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// The one most people want.
    Primary,
    /// Any other.
    #[default]
    Secondary,
    /// Goes on, confirms.
    Success,
    /// Destroys.
    Danger,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What the router reads.
    pub id: Text<CUSTOM_ID>,
    /// What is written on it.
    pub label: Text<LABEL>,
    /// Colour.
    pub style: Style,
    /// A unicode emoji before the label.
    pub emoji: Option<&'static str>,
    /// Cannot be pressed.
    pub disabled: bool,
}

impl Button {
    /// A plain button.
    pub fn new(id: impl Into<Text<CUSTOM_ID>>, label: impl Into<Text<LABEL>>) -> Self {
        Self {
            id: id.into(),
            label: label.into(),
            style: Style::Secondary,
            emoji: None,
            disabled: false,
        }
    }

    /// With a colour.
    #[must_use]
    pub fn style(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// With an emoji.
    #[must_use]
    pub fn emoji(mut self, emoji: &'static str) -> Self {
        self.emoji = Some(emoji);
        self
    }

    /// Not to be pressed when `yes`.
    #[must_use]
    pub fn disabled(mut self, yes: bool) -> Self {
        self.disabled = yes;
        self
    }
}

/// One option of a select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What the router reads.
    pub value: Text<OPTION>,
    /// What is written.
    pub label: Text<OPTION>,
    /// A second, smaller line.
    pub note: Text<OPTION>,
}

impl Entry {
    /// An option with a second line, which may be empty.
    pub fn new(
        value: impl Into<Text<OPTION>>,
        label: impl Into<Text<OPTION>>,
        note: impl Into<Text<OPTION>>,
    ) -> Self {
        Self {
            value: value.into(),
            label: label.into(),
            note: note.into(),
        }
    }
}

/// A select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    id: Text<CUSTOM_ID>,
    placeholder: Text<PLACEHOLDER>,
    entries: Vec<Entry>,
    min: usize,
    max: usize,
}

impl Select {
    /// A menu of which one entry is picked; entries beyond the limit are left out. Two entries with one value are a
    /// fault of the program: the first is kept where people play, and tests fail.
    pub fn new(
        id: impl Into<Text<CUSTOM_ID>>,
        placeholder: impl Into<Text<PLACEHOLDER>>,
        entries: Vec<Entry>,
    ) -> Self {
        let id = id.into();
        let mut kept: Vec<Entry> = Vec::new();
        for entry in entries {
            let (twice, full) = (
                kept.iter().any(|k| k.value == entry.value),
                kept.len() >= OPTIONS,
            );
            if is_fault(twice, "two entries of a menu have one value", &entry.value) {
                continue;
            }
            if !full && !entry.label.is_empty() {
                kept.push(entry);
            }
        }
        Self {
            id,
            placeholder: placeholder.into(),
            entries: kept,
            min: 1,
            max: 1,
        }
    }

    /// Between `min` and `max` entries are picked.
    #[must_use]
    pub fn pick(mut self, min: usize, max: usize) -> Self {
        self.max = max.clamp(1, self.entries.len().max(1));
        self.min = min.min(self.max);
        self
    }
}

/// One row of components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Up to five buttons.
    Buttons(Vec<Button>),
    /// One menu.
    Select(Select),
}

/// A field of an embed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Heading.
    pub name: Text<TITLE>,
    /// Text.
    pub value: Text<FIELD>,
    /// Stands beside its neighbours.
    pub inline: bool,
}

/// A framed text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Embed {
    /// Heading.
    pub title: Text<TITLE>,
    /// Text.
    pub description: Text<DESCRIPTION>,
    /// Small print.
    pub footer: Text<FOOTER>,
    /// Colour of the edge.
    pub colour: u32,
    /// The attached file shown in it.
    pub image: Option<String>,
    fields: Vec<Field>,
}

impl Embed {
    /// An embed with a heading and a text.
    pub fn new(title: impl Into<Text<TITLE>>, description: impl Into<Text<DESCRIPTION>>) -> Self {
        Self {
            title: title.into(),
            description: description.into(),
            ..Self::default()
        }
    }

    /// With a colour.
    #[must_use]
    pub fn colour(mut self, colour: u32) -> Self {
        self.colour = colour;
        self
    }

    /// Adds a field; empty ones and those beyond the limit are left out.
    pub fn field(
        &mut self,
        name: impl Into<Text<TITLE>>,
        value: impl Into<Text<FIELD>>,
        inline: bool,
    ) {
        let field = Field {
            name: name.into(),
            value: value.into(),
            inline,
        };
        if self.fields.len() < FIELDS && !field.name.is_empty() && !field.value.is_empty() {
            self.fields.push(field);
        }
    }

    fn units(&self) -> usize {
        let fields: usize = self
            .fields
            .iter()
            .map(|f| f.name.units() + f.value.units())
            .sum();
        self.title.units() + self.description.units() + self.footer.units() + fields
    }

    /// Shortens until it is at most `max` units long, the longest part first.
    fn fit(&mut self, max: usize) {
        let over = self.units().saturating_sub(max);
        if over > 0 {
            let keep = self.description.units().saturating_sub(over);
            self.description.shorten(keep.max(200));
        }
        while self.units() > max && self.fields.pop().is_some() {}
        if self.units() > max {
            self.footer.shorten(0);
            self.description
                .shorten(max.saturating_sub(self.title.units()));
        }
    }

    fn json(&self) -> Value {
        let mut map = Map::new();
        if !self.title.is_empty() {
            map.insert("title".into(), json!(self.title));
        }
        if !self.description.is_empty() {
            map.insert("description".into(), json!(self.description));
        }
        if self.colour != 0 {
            map.insert("color".into(), json!(self.colour));
        }
        if !self.footer.is_empty() {
            map.insert("footer".into(), json!({ "text": self.footer }));
        }
        if let Some(image) = &self.image {
            map.insert(
                "image".into(),
                json!({ "url": format!("attachment://{image}") }),
            );
        }
        let fields: Vec<Value> = self
            .fields
            .iter()
            .map(|f| json!({ "name": f.name, "value": f.value, "inline": f.inline }))
            .collect();
        if !fields.is_empty() {
            map.insert("fields".into(), Value::Array(fields));
        }
        Value::Object(map)
    }
}

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

/// A whole message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// Plain text.
    pub content: Text<CONTENT>,
    /// Seen by one person only.
    pub private: bool,
    /// Users who may be pinged by the text; nobody else ever is.
    pub ping: Vec<u64>,
    /// Pictures to attach.
    pub pictures: Vec<Picture>,
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
        if self.embeds.len() < 10 {
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

    /// The first embed, to put a picture into.
    pub fn show_in_embed(&mut self, name: &str) {
        if let Some(embed) = self.embeds.first_mut() {
            embed.image = Some(name.to_owned());
        }
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
        let embeds: Vec<Value> = self.embeds.iter().map(Embed::json).collect();
        let rows: Vec<Value> = self.rows.iter().map(row_json).collect();
        let mut map = Map::new();
        map.insert("content".into(), json!(self.content));
        map.insert("embeds".into(), Value::Array(embeds));
        map.insert("components".into(), Value::Array(rows));
        let users: Vec<String> = self.ping.iter().map(u64::to_string).collect();
        map.insert(
            "allowed_mentions".into(),
            json!({ "parse": [], "users": users }),
        );
        if !self.pictures.is_empty() {
            let files: Vec<Value> = self
                .pictures
                .iter()
                .enumerate()
                .map(|(id, p)| json!({ "id": id, "filename": p.name, "description": p.alt }))
                .collect();
            map.insert("attachments".into(), Value::Array(files));
        }
        if self.private {
            map.insert("flags".into(), json!(64));
        }
        Value::Object(map)
    }
}

fn row_json(row: &Row) -> Value {
    let components = match row {
        Row::Buttons(buttons) => buttons
            .iter()
            .map(|b| {
                let style = match b.style {
                    Style::Primary => 1,
                    Style::Secondary => 2,
                    Style::Success => 3,
                    Style::Danger => 4,
                };
                let mut value =
                    json!({ "type": 2, "style": style, "custom_id": b.id, "disabled": b.disabled });
                if !b.label.is_empty() {
                    value["label"] = json!(b.label);
                }
                if let Some(emoji) = b.emoji {
                    value["emoji"] = json!({ "name": emoji });
                }
                value
            })
            .collect(),
        Row::Select(s) => {
            let options: Vec<Value> = s
                .entries
                .iter()
                .map(|e| {
                    let mut value = json!({ "label": e.label, "value": e.value });
                    if !e.note.is_empty() {
                        value["description"] = json!(e.note);
                    }
                    value
                })
                .collect();
            vec![json!({
                "type": 3, "custom_id": s.id, "placeholder": s.placeholder, "options": options,
                "min_values": s.min, "max_values": s.max,
            })]
        }
    };
    json!({ "type": 1, "components": components })
}

fn is_twice(twice: bool, id: &Text<CUSTOM_ID>) -> bool {
    is_fault(twice, "two components of a message have one id", id)
}

/// Notes a fault of the program in a message; where the program is tested, it ends there.
fn is_fault<const N: usize>(fault: bool, what: &str, which: &Text<N>) -> bool {
    debug_assert!(!fault, "{what}: {}", which.as_str());
    if fault {
        tracing::error!(which = which.as_str(), "{what}");
    }
    fault
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
        let mut message = Message::embed(Embed::new("a", "b"));
        assert!(message.json().get("attachments").is_none());
        message.pictures.push(Picture {
            name: "board.png".into(),
            alt: "The board".into(),
            png: vec![1],
        });
        message.show_in_embed("board.png");
        let json = message.json();
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
        assert_eq!(escape(&"x".repeat(80)), "x".repeat(80));
        assert_eq!(escape(&"x".repeat(6_000)), "x".repeat(80) + "…");
    }
}

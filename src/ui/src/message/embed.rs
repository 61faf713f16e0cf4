//! Framed texts.

use serde_json::{Map, Value, json};

use crate::limits::{DESCRIPTION, FIELD, FIELDS, FOOTER, TITLE, Text};

/// A field of an embed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmbedField {
    /// The heading of the field.
    pub name: Text<TITLE>,
    /// What stands below the heading.
    pub value: Text<FIELD>,
    /// Stands beside its neighbours.
    pub inline: bool,
}

/// A framed text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Embed {
    /// The heading of the whole.
    pub title: Text<TITLE>,
    /// The text below the heading.
    pub description: Text<DESCRIPTION>,
    /// Small print.
    pub footer: Text<FOOTER>,
    /// Colour of the edge.
    pub colour: u32,
    /// The attached file shown in it.
    pub image: Option<String>,
    fields: Vec<EmbedField>,
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

    /// An embed with an attached picture and no word.
    pub(super) fn of_image(image: Option<String>) -> Self {
        Self {
            image,
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
        let field = EmbedField {
            name: name.into(),
            value: value.into(),
            inline,
        };
        if self.fields.len() < FIELDS && !field.name.is_empty() && !field.value.is_empty() {
            self.fields.push(field);
        }
    }

    pub(super) fn units(&self) -> usize {
        let fields: usize = self
            .fields
            .iter()
            .map(|f| f.name.units() + f.value.units())
            .sum();
        self.title.units() + self.description.units() + self.footer.units() + fields
    }

    /// Shortens until it is at most `max` units long, the longest part first.
    pub(super) fn fit(&mut self, max: usize) {
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

    pub(super) fn json(&self) -> Value {
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

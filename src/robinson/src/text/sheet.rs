//! A card as its parts: what each half says, line by line, with the signs of its effects.

use super::{
    bundle::{Wording, txt},
    marks,
    phrase::groups,
    signs::Mark,
};
use crate::{
    catalog::Catalog,
    effect::{Alternative, Effect, Fate, Use},
    task::CardRef,
};

/// What a part of a card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// What it is, costs or does as long as it lies there.
    Facts,
    /// The upper half: what happens when it is drawn.
    Now,
    /// A Threat Action.
    Action,
    /// The Threat Effect.
    Threat,
    /// The lower half: what happens when it comes back as an event.
    Later,
}

/// How a line stands in its part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A sentence.
    Plain,
    /// One of several alternatives.
    Option,
    /// What must be given first.
    Cost,
    /// A remark: uses, where the card goes.
    Note,
}

/// A line of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartLine {
    /// How it stands.
    pub style: Style,
    /// A whole sentence.
    pub text: String,
    /// Its signs, in order.
    pub signs: Vec<Mark>,
}

/// A part of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is for.
    pub role: Role,
    /// Its heading without a colon; may be empty.
    pub heading: String,
    /// Its lines.
    pub lines: Vec<PartLine>,
    /// The same as running text: one string per line of a message.
    pub said: Vec<String>,
}

impl PartLine {
    /// A line with its signs.
    pub(super) fn new(style: Style, text: String, signs: Vec<Mark>) -> Self {
        Self { style, text, signs }
    }
}

impl Part {
    /// A part whose lines stand for themselves.
    pub(super) fn of_lines(role: Role, lines: Vec<PartLine>) -> Self {
        Self {
            role,
            heading: String::new(),
            said: lines.iter().map(|l| l.text.clone()).collect(),
            lines,
        }
    }
}

impl Wording {
    /// Effects line by line; a choice that stands alone becomes a line per alternative.
    pub(super) fn effect_lines(&self, effects: &[Effect]) -> Vec<PartLine> {
        let mut lines = Vec::new();
        for group in groups(effects) {
            if let [Effect::Choose { options }] = group {
                lines.extend(options.iter().map(|o| self.option_line(o)));
            } else {
                let text = self.sentence(&self.group(group));
                lines.push(PartLine::new(Style::Plain, text, marks::marks(group)));
            }
        }
        lines
    }

    fn option_line(&self, option: &Alternative) -> PartLine {
        let text = self.sentence(&self.alternative(option));
        PartLine::new(Style::Option, text, marks::alternative(option))
    }

    /// Effects with a label in front: "Event: …".
    pub(super) fn labelled(&self, role: Role, label: &str, name: &str, effects: &[Effect]) -> Part {
        let nothing = || {
            let text = self.sentence(&self.word("no-effect"));
            vec![PartLine::new(Style::Plain, text, Vec::new())]
        };
        let lines = if effects.is_empty() {
            nothing()
        } else {
            self.effect_lines(effects)
        };
        Part {
            role,
            heading: self.heading(label, name),
            said: vec![self.label(label, name, &self.prose(effects))],
            lines,
        }
    }

    /// A heading: the label alone, or with a name.
    pub(super) fn heading(&self, label: &str, name: &str) -> String {
        let head = self.word(&format!("head-{label}"));
        if name.is_empty() {
            head
        } else {
            self.say("head-named", &[("head", txt(&head)), ("name", txt(name))])
        }
    }

    /// A label in front of a text.
    pub(super) fn label(&self, label: &str, name: &str, text: &str) -> String {
        if name.is_empty() {
            self.line(&format!("line-{label}"), text)
        } else {
            let id = format!("line-{label}-named");
            self.sentence(&self.say(&id, &[("name", txt(name)), ("text", txt(text))]))
        }
    }

    /// Effects as running text, sentence after sentence.
    pub(super) fn prose(&self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return self.sentence(&self.word("no-effect"));
        }
        self.effects_text(effects).join(" ")
    }

    /// A text in a message of one argument.
    pub(super) fn line(&self, id: &str, text: &str) -> String {
        self.sentence(&self.say(id, &[("text", txt(text))]))
    }

    /// A remark without signs.
    pub(super) fn note(&self, text: String) -> PartLine {
        PartLine::new(Style::Note, text, Vec::new())
    }

    /// What can be done with a thing, as a line.
    pub(super) fn use_line(&self, usage: &Use) -> PartLine {
        PartLine::new(
            Style::Plain,
            self.usage_lines(usage).join(" "),
            marks::usage(usage),
        )
    }

    /// Where the card goes; `first` if nothing was said before.
    pub(super) fn fate_line(&self, fate: Fate, first: bool) -> Option<PartLine> {
        let id = match fate {
            Fate::Discard | Fate::ByChoice => return None,
            Fate::ShuffleIntoEvents if first => "fate-shuffle-first",
            Fate::ShuffleIntoEvents => "fate-shuffle",
            Fate::Keep => "fate-keep",
        };
        let signs = marks::fate(fate).into_iter().collect();
        Some(PartLine::new(Style::Note, self.word(id), signs))
    }

    /// The word between two alternatives.
    pub fn option_or(&self) -> String {
        self.word("option-or")
    }

    /// What kind of card it is, as it stands over the title: "Mystery: Treasure".
    pub fn card_over(&self, catalog: &Catalog, card: &CardRef) -> String {
        let named = |id, name: String| self.say(id, &[("name", txt(&name))]);
        match card {
            CardRef::Event(_) => self.word("over-event"),
            CardRef::Wreckage(_) => self.word("over-wreckage"),
            CardRef::Adventure(deck, _) => named("over-adventure", self.action_name(deck.kind())),
            CardRef::Mystery(id) => {
                let kind = catalog.mysteries.get(id).map(|c| self.mystery_kind(c.kind));
                named("over-mystery", kind.unwrap_or_default())
            }
            CardRef::Beast(_) => self.word("over-beast"),
            CardRef::Invention(_) => self.word("over-invention"),
            CardRef::Discovery(_) => self.word("over-discovery"),
            CardRef::Equipment(_) => self.word("over-equipment"),
            CardRef::Ability(id) => {
                let mut all = catalog.characters.values();
                let owner = all.find(|c| c.abilities.iter().any(|a| a.id == *id));
                let name = owner.map(|c| self.character(&c.id)).unwrap_or_default();
                named("over-ability", name)
            }
            CardRef::Scenario(_) => self.word("over-scenario"),
        }
    }
}

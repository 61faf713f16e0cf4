//! One card, large: what it is called, what it shows, what it says.

mod beside;
mod layout;
mod of;
mod paint;

use castaway_robinson::text::{Part, Role};

use crate::{alt::ALT_LIMIT, icons::Icon, palette};

pub(crate) use beside::paint_within;
pub use paint::{card_svg, cards_svg};

/// What a card looks like at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// An event, a threat.
    Event,
    /// Wreckage and whatever else lies on a Threat space and does no harm.
    Harmless,
    /// A brown adventure.
    Build,
    /// A grey adventure.
    Gather,
    /// A green adventure.
    Explore,
    /// A mystery.
    Mystery,
    /// A beast.
    Beast,
    /// An invention or item.
    Item,
    /// A discovery token, starting equipment, a treasure that is kept.
    Find,
    /// An ability or a scenario.
    Other,
}

impl CardKind {
    /// The colour of its frame.
    pub fn colour(self) -> &'static str {
        match self {
            CardKind::Event => palette::RED,
            CardKind::Harmless => "#2f7784",
            CardKind::Build => "#8a5a33",
            CardKind::Gather => "#5f6265",
            CardKind::Explore => "#4f7f3c",
            CardKind::Mystery => "#5b5f97",
            CardKind::Beast => "#6f2419",
            CardKind::Item => palette::NAVY,
            CardKind::Find => "#9a6b12",
            CardKind::Other => palette::SOFT,
        }
    }

    /// The icon in its corner, so that colour is never needed to tell decks apart.
    pub fn icon(self) -> Icon {
        match self {
            CardKind::Event => Icon::Threat,
            CardKind::Harmless => Icon::Ship,
            CardKind::Build => Icon::Hammer,
            CardKind::Gather => Icon::Basket,
            CardKind::Explore => Icon::Spyglass,
            CardKind::Mystery => Icon::Chest,
            CardKind::Beast => Icon::Paw,
            CardKind::Item => Icon::Idea,
            CardKind::Find => Icon::Leaf,
            CardKind::Other => Icon::Star,
        }
    }
}

/// A card to be drawn, in words that are final.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardPicture {
    /// What kind of card.
    pub kind: CardKind,
    /// The line over the title, such as "Event" or "Treasure"; may be empty.
    pub over: String,
    /// The title.
    pub title: String,
    /// A line of mood; may be empty.
    pub mood: String,
    /// The icon of the thing itself, in place of its kind's.
    pub emblem: Option<Icon>,
    /// The word between alternatives.
    pub or: String,
    /// The parts, each with its lines and their signs.
    pub parts: Vec<Part>,
}

impl CardPicture {
    /// Width in pixels.
    pub const WIDTH: u32 = 720;

    /// The card as it comes back: without what it did when it was drawn, if it says what it does later.
    #[must_use]
    pub fn come_back(mut self) -> Self {
        let later = |part: &Part| part.role == Role::Later;
        if self.parts.iter().any(later) {
            self.parts.retain(later);
        }
        self
    }

    /// The same in words, for those who do not see it; at most [`ALT_LIMIT`] characters.
    pub fn alt(&self) -> String {
        let mut text = String::new();
        for sentence in [&self.over, &self.title] {
            if !sentence.is_empty() {
                text.push_str(sentence);
                text.push_str(if sentence.ends_with(['!', '?']) {
                    " "
                } else {
                    ". "
                });
            }
        }
        let said: Vec<&str> = self
            .parts
            .iter()
            .flat_map(|part| &part.said)
            .map(String::as_str)
            .collect();
        text.push_str(&said.join(" ").replace(" \u{2192} ", " \u{2013} "));
        let text = plain(&text);
        if text.chars().count() < ALT_LIMIT {
            return text;
        }
        // What does not fit is left out by whole sentences.
        let fits: String = text.chars().take(ALT_LIMIT - 1).collect();
        let end = fits.rfind(". ").map_or(fits.len(), |at| at + 1);
        fits[..end].to_owned()
    }
}

/// A text without letters that the bundled fonts lack: emoji go, a minus becomes a dash of its length.
pub fn plain(text: &str) -> String {
    let kept: String = text
        .chars()
        .map(|c| if c == '\u{2212}' { '\u{2013}' } else { c })
        .filter(|c| {
            !matches!(u32::from(*c),
                0x2190..=0x27BF | 0x2B00..=0x2BFF | 0xFE00..=0xFE0F | 0x1F000..)
        })
        .collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same text, in which no number is parted from what it counts.
fn glued(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split(' ') {
        if !out.is_empty() {
            let last = out.rsplit(' ').next().unwrap_or_default();
            let number = !last.is_empty()
                && last
                    .trim_start_matches(['(', '+', '\u{2013}'])
                    .chars()
                    .all(|c| c.is_ascii_digit());
            out.push(if number { '\u{a0}' } else { ' ' });
        }
        out.push_str(word);
    }
    out
}

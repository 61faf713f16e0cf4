//! One card, large: what it is called, what it shows, what it says.

use crate::{
    board::{Area, count},
    font::{Face, lines},
    icons::{Icon, Tint},
    palette,
    svg::{Canvas, Ink, Type},
};

/// What a card looks like at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// An event, a threat, wreckage.
    Event,
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
    fn colour(self) -> &'static str {
        match self {
            CardKind::Event => palette::RED,
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

    fn icon(self) -> Icon {
        match self {
            CardKind::Event => Icon::Threat,
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

/// A part of the text of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// A heading such as "If ignored"; may be empty.
    pub heading: String,
    /// Paragraphs.
    pub text: Vec<String>,
    /// It is a danger, and drawn as one.
    pub danger: bool,
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
    /// Icons, each with a number or a short text; an empty text shows the icon alone.
    pub icons: Vec<(Icon, String)>,
    /// The text.
    pub sections: Vec<Section>,
}

impl CardPicture {
    /// Width in pixels.
    pub const WIDTH: u32 = 720;
}

const WIDTH: f32 = 720.0;
const PAD: f32 = 32.0;
const SIZE: f32 = 32.0;
const LEAD: f32 = 41.0;

/// Draws a card as high as its text needs.
pub fn card_svg(card: &CardPicture) -> String {
    let inner = WIDTH - 2.0 * PAD;
    let mood = lines(Face::Text, &card.mood, 27.0, inner - 16.0);
    let blocks: Vec<(&Section, Vec<String>)> = card
        .sections
        .iter()
        .map(|section| {
            (
                section,
                section
                    .text
                    .iter()
                    .flat_map(|t| lines(Face::Text, t, SIZE, inner - 40.0))
                    .collect(),
            )
        })
        .collect();

    let head = 118.0;
    let mood_h = if mood.is_empty() {
        0.0
    } else {
        count(mood.len()) * 34.0 + 16.0
    };
    let icons_h = if card.icons.is_empty() { 0.0 } else { 92.0 };
    let block_h = |(section, text): &(&Section, Vec<String>)| {
        30.0 + count(text.len()) * LEAD
            + if section.heading.is_empty() {
                0.0
            } else {
                38.0
            }
    };
    let text_h: f32 = blocks.iter().map(|b| block_h(b) + 14.0).sum();
    let height = (head + mood_h + icons_h + text_h + 46.0).clamp(320.0, 2000.0);

    let mut c = Canvas::new(WIDTH, height, palette::PAGE);
    let colour = card.kind.colour();
    c.rect(
        12.0,
        12.0,
        WIDTH - 24.0,
        height - 24.0,
        26.0,
        Ink::fill(palette::PAPER).edge(colour, 6.0),
    );
    let d = format!("M12 {head}V38a26 26 0 0 1 26 -26H682a26 26 0 0 1 26 26V{head}z");
    c.path(&d, Ink::fill(colour));
    c.circle(74.0, 65.0, 40.0, Ink::fill(palette::WHITE));
    c.tinted(
        card.kind.icon(),
        74.0,
        64.0,
        50.0,
        Tint::Flat(colour, palette::WHITE),
    );
    let (over, title) = if card.over.is_empty() {
        (0.0, 78.0)
    } else {
        (48.0, 94.0)
    };
    if !card.over.is_empty() {
        c.fitted(
            134.0,
            over,
            WIDTH - 170.0,
            Type::bold(25.0, palette::STRAW),
            &card.over,
        );
    }
    c.fitted(
        134.0,
        title,
        WIDTH - 170.0,
        Type::title(44.0, palette::WHITE),
        &card.title,
    );

    let mut y = head + 22.0;
    for line in &mood {
        y += 32.0;
        c.text(
            WIDTH / 2.0,
            y,
            Type::text(27.0, palette::SOFT).middle(),
            line,
        );
    }
    y += if mood.is_empty() { 0.0 } else { 16.0 };
    if !card.icons.is_empty() {
        icon_row(&mut c, Area::new(PAD, y, inner, 76.0), &card.icons);
        y += icons_h;
    }
    for block in &blocks {
        let (section, text) = block;
        let h = block_h(block);
        c.rect(
            PAD,
            y,
            inner,
            h,
            14.0,
            Ink::fill(if section.danger {
                palette::BLUSH
            } else {
                palette::INSET
            }),
        );
        let mut line = y + 10.0;
        if !section.heading.is_empty() {
            line += 34.0;
            let colour = if section.danger {
                palette::RED
            } else {
                palette::NAVY
            };
            c.fitted(
                PAD + 20.0,
                line,
                inner - 40.0,
                Type::bold(28.0, colour),
                &section.heading,
            );
            line += 4.0;
        }
        for words in text {
            line += LEAD;
            c.text(
                PAD + 20.0,
                line - 5.0,
                Type::text(SIZE, palette::INK),
                words,
            );
        }
        y += h + 14.0;
    }
    c.finish()
}

fn icon_row(c: &mut Canvas, area: Area, icons: &[(Icon, String)]) {
    let wide = |text: &str| {
        64.0 + if text.is_empty() {
            0.0
        } else {
            Face::Bold.width(text, 36.0) + 14.0
        }
    };
    let total: f32 = icons.iter().map(|(_, text)| wide(text) + 18.0).sum::<f32>() - 18.0;
    let shrink = (area.w / total.max(1.0)).min(1.0);
    let mut x = area.x + (area.w - total * shrink) / 2.0;
    let y = area.y + area.h / 2.0;
    for (icon, text) in icons {
        c.icon(*icon, x + 32.0 * shrink, y, 60.0 * shrink);
        c.text(
            x + 72.0 * shrink,
            y + 13.0 * shrink,
            Type::bold(36.0 * shrink, palette::INK),
            text,
        );
        x += (wide(text) + 18.0) * shrink;
    }
}

//! The card of a finished game, to be shown to others: nothing of the island can be read from it.

use crate::{
    palette,
    svg::{Canvas, Type},
};

/// How good a result was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Medal {
    /// The third.
    Bronze,
    /// The second.
    Silver,
    /// The first.
    Gold,
    /// Above the first.
    Sun,
}

/// What is on the card. All texts come in the language of the reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultCard {
    /// A line above the title, such as "Daily island, 21 November 2026".
    pub over: String,
    /// The name of the island.
    pub island: String,
    /// The name of the scenario.
    pub scenario: String,
    /// The points.
    pub points: u16,
    /// The word below the points, such as "points".
    pub points_word: String,
    /// The medal, if there was one.
    pub medal: Option<Medal>,
    /// Its name, or what to say without one.
    pub medal_word: String,
    /// Whether the scenario was met.
    pub met: bool,
    /// That in a word, such as "Met" or "Failed".
    pub met_word: String,
    /// Days used.
    pub days: u8,
    /// The limit of days.
    pub days_limit: u8,
    /// The word for days.
    pub days_word: String,
    /// The streak or another line at the foot; may be empty.
    pub foot: String,
}

impl ResultCard {
    /// Width in pixels.
    pub const WIDTH: u32 = 900;
    /// Height in pixels.
    pub const HEIGHT: u32 = 480;
}

/// Draws the card.
pub fn result_svg(card: &ResultCard) -> String {
    let mut c = Canvas::new(900.0, 480.0, palette::PAGE);
    c.fitted(
        40.0,
        80.0,
        820.0,
        Type::title(60.0, palette::NAVY),
        &card.island,
    );
    c.finish()
}

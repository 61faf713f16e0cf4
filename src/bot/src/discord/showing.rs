//! What a game that is over shows to others.

use castaway_render::Trail;

use crate::ui::{message::Picture, stats::Asks};

/// What a game that is over shows to others: nothing of it helps or spoils where others will play the same.
#[derive(Clone, Debug, Default)]
pub struct Showing {
    /// What was played, where that is no challenge.
    pub title: String,
    /// How it ended, where points alone do not say it.
    pub headline: Option<String>,
    /// What it asked for.
    pub asks: Asks,
    /// Whether whoever played it alone died of it.
    pub died: bool,
    /// The days or rounds in symbols.
    pub strip: String,
    /// What those symbols mean.
    pub legend: String,
    /// What one may be proud of.
    pub proud: Option<String>,
    /// How others play such a game, where that is no challenge.
    pub invitation: String,
    /// Its picture.
    pub picture: EndPicture,
}

/// What the card of a result is headed with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The island.
    pub island: String,
    /// The scenario.
    pub scenario: String,
    /// The limit of days or rounds.
    pub limit: u8,
}

/// The picture of a game that is over.
#[derive(Clone, Debug, Default)]
pub enum EndPicture {
    /// No picture belongs to it.
    #[default]
    None,
    /// The card of a result as all games have it, with the trail of the game where it has one.
    Result(Option<Trail>),
    /// A picture of the game's own.
    Picture(Picture),
}

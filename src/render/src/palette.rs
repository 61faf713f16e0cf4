//! The colours: warm paper, calm sea, and people told apart by colour-blind eyes too.

use castaway_robinson::{
    effect::PawnColour,
    ids::{Deck, Kind, Terrain},
};

/// The sheet under everything.
pub const PAGE: &str = "#efe3c8";
/// A panel on the page.
pub const PAPER: &str = "#faf3e2";
/// An inset of a panel.
pub const INSET: &str = "#efe2c4";
/// A rule or a quiet outline.
pub const LINE: &str = "#d3c19b";
/// The colour of text.
pub const INK: &str = "#2c2620";
/// Quiet text.
pub const SOFT: &str = "#6f604b";
/// The sea.
pub const SEA: &str = "#9cc6cb";
/// The sea near the coast.
pub const SHALLOW: &str = "#b9d9d8";
/// Lines in the sea.
pub const DEEP: &str = "#4d8490";
/// Land in the mist.
pub const MIST: &str = "#dfe6da";
/// The lightest colour, nearly white.
pub const WHITE: &str = "#fffdf6";
/// What warns of danger.
pub const RED: &str = "#b23a2a";
/// Danger as a background.
pub const BLUSH: &str = "#f3d3c3";
/// What is good for people.
pub const GREEN: &str = "#3e7d4f";
/// Good as a background.
pub const SAGE: &str = "#d5e3c4";
/// What stands out.
pub const GOLD: &str = "#d99a2b";
/// What stands out as a background.
pub const STRAW: &str = "#f7e3ae";
/// Headings and bars.
pub const NAVY: &str = "#23505c";

/// Ground of a terrain and its darker pattern.
pub fn terrain(terrain: Terrain) -> (&'static str, &'static str) {
    match terrain {
        Terrain::Beach => ("#f2dca2", "#cfa95c"),
        Terrain::Hills => ("#d8b47a", "#a67c3f"),
        Terrain::Mountains => ("#bdb5ab", "#82786d"),
        Terrain::River => ("#8fc0d6", "#3f7f9c"),
        Terrain::Plains => ("#c3d089", "#7f9443"),
    }
}

/// The colour of a person by character.
pub fn person(character: &str) -> &'static str {
    match character {
        "carpenter" => "#b3541e",
        "cook" => "#7c3f7d",
        "explorer" => "#1f6f5c",
        "soldier" => "#2b5a9c",
        "friday" => "#54483c",
        "jenny" => "#a3466a",
        _ => "#705c2e",
    }
}

/// The Dog.
pub const DOG: &str = "#8a6d4b";

/// The colour of an adventure deck and its dice.
pub fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Build => "#8a5a33",
        Deck::Gather => "#74777a",
        Deck::Explore => "#4f7f3c",
    }
}

/// The colour of an action.
pub fn action(kind: Kind) -> &'static str {
    match kind {
        Kind::Threat => RED,
        Kind::Hunt => "#a23b2c",
        Kind::Build => deck(Deck::Build),
        Kind::Gather => deck(Deck::Gather),
        Kind::Explore => deck(Deck::Explore),
        Kind::Arrange => "#2f7784",
        Kind::Rest => "#5b5f97",
        Kind::Sheet => "#6b5b3e",
    }
}

/// The colour of a neutral pawn.
pub fn neutral(colour: PawnColour) -> &'static str {
    match colour {
        PawnColour::Hunt => action(Kind::Hunt),
        PawnColour::Build => deck(Deck::Build),
        PawnColour::Gather => deck(Deck::Gather),
        PawnColour::Explore | PawnColour::GatherOrExplore => deck(Deck::Explore),
        PawnColour::HuntOrExplore => "#7a4f8e",
    }
}

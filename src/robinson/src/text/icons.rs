//! The one table of emoji: each thing has one, everywhere.

use crate::ids::{Kind, Phase, Res, Terrain, TokenKind, Track};

/// The emoji of a resource.
pub fn icon(res: Res) -> &'static str {
    match res {
        Res::Wood => "🪵",
        Res::Fur => "🦊",
        Res::Food => "🍖",
        Res::Npfood => "🥫",
    }
}

/// The emoji of a level.
pub fn track_icon(track: Track) -> &'static str {
    match track {
        Track::Roof => "🏠",
        Track::Palisade => "🧱",
        Track::Weapon => "⚔️",
    }
}

/// The emoji of an action.
pub fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Threat => "⚠️",
        Kind::Hunt => "🏹",
        Kind::Build => "🔨",
        Kind::Gather => "🧺",
        Kind::Explore => "🧭",
        Kind::Arrange => "⛺",
        Kind::Rest => "💤",
        Kind::Sheet => "📜",
    }
}

/// The emoji of a phase.
pub fn phase_icon(phase: Phase) -> &'static str {
    match phase {
        Phase::Event => "🃏",
        Phase::Morale => "🙂",
        Phase::Production => "🌱",
        Phase::Action => "🛠️",
        Phase::Weather => "☁️",
        Phase::Night => "🌙",
    }
}

/// The emoji of a terrain.
pub fn terrain_icon(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Beach => "🏖️",
        Terrain::Hills => "⛰️",
        Terrain::Mountains => "🏔️",
        Terrain::River => "🏞️",
        Terrain::Plains => "🌾",
    }
}

/// The emoji of a token on the board.
pub fn token_icon(token: TokenKind) -> &'static str {
    match token {
        TokenKind::TimeConsuming => "⏱️",
        TokenKind::AdditionalFood => "🍖",
        TokenKind::AdditionalWood => "🪵",
        TokenKind::GreaterDanger => "💀",
        TokenKind::Reroll => "🔁",
        TokenKind::Adventure => "❓",
    }
}

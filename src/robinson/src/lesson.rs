//! The words of the game that events bring up, for whoever is still learning it.

use crate::{
    event::Event,
    ids::{Phase, TokenKind},
    state::State,
    task::CardRef,
};

impl Event {
    /// The word that it brings up; none where nothing needs to be explained.
    pub fn word(&self) -> Option<&'static str> {
        match self {
            Event::Gained { future: true, .. } => Some("future"),
            Event::Det { n, .. } if *n > 0 => Some("determination"),
            Event::ThreatFired(_) => Some("threat"),
            Event::TokenPlaced(token, _) => Some(match token {
                TokenKind::Adventure => "adventure-token",
                TokenKind::TimeConsuming => "time-token",
                TokenKind::AdditionalFood => "food-token",
                TokenKind::AdditionalWood => "wood-token",
                TokenKind::GreaterDanger => "danger-token",
                TokenKind::Reroll => "reroll-token",
            }),
            Event::SpecialWound { .. } => Some("special-wound"),
            Event::Drawn(CardRef::Adventure(..)) => Some("adventure"),
            Event::Exhausted(..) => Some("exhausted"),
            Event::TokenFound(_) | Event::Kept(CardRef::Discovery(_)) => Some("discovery"),
            Event::Rotted(_) => Some("rot"),
            _ => None,
        }
    }
}

/// Whether what is asked now cannot be answered without the word: a plan reckons with tokens, threats and what lies in the
/// camp, while what is rotten is gone.
pub fn needs(state: &State, word: &str) -> bool {
    let plans = state.planning && state.ask.is_none();
    let told_after = matches!(
        word,
        "rot" | "special-wound" | "determination" | "adventure"
    );
    plans && !told_after
}

/// Whether there is room to explain words: who one is and what one wants comes first, until something is planned.
pub fn has_room(state: &State) -> bool {
    state.round > 1 || state.phase > Phase::Action || !state.plan.is_empty()
}

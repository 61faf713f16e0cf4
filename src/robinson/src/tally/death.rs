//! What a castaway died of, as far as the last events tell.

use crate::event::{DeathCause, Event};

impl DeathCause {
    /// How it is called in a report.
    pub fn name(self) -> &'static str {
        match self {
            DeathCause::Hunger => "hunger",
            DeathCause::OpenAir => "open air",
            DeathCause::Weather => "weather",
            DeathCause::HungryAnimals => "hungry animals",
            DeathCause::Fight => "fight",
            DeathCause::Dice => "wound die",
            DeathCause::Adventure => "adventure",
            DeathCause::Mystery => "mystery",
            DeathCause::Event => "event",
            DeathCause::Threat => "threat",
            DeathCause::Morale => "low morale",
            DeathCause::Use => "a thing used",
            DeathCause::Other => "other",
        }
    }
}

/// The nearest thing before the end that can wound; `events` are those of the last round.
pub fn cause(events: &[Event]) -> DeathCause {
    let wounds = events.iter().rev().find_map(|event| event.facts().wounds);
    wounds.unwrap_or(DeathCause::Other)
}

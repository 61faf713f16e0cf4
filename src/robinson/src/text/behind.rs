//! The card behind an action or a use, which is told only later.

use crate::{
    content::{WeatherDie, WeatherFace},
    event::Event,
    task::CardRef,
};

/// The card that a Threat Action removes: the one that leaves before the next action begins.
pub(super) fn removed_card<'a>(rest: &[&'a Event]) -> Option<&'a CardRef> {
    for event in rest {
        if let Event::ThreatGone(card) = event {
            return Some(card);
        }
        if let Event::Resolving { .. } | Event::Phase(_) = event {
            return None;
        }
    }
    None
}

/// The card behind a use: what happens next happens because of it.
pub(super) fn next_cause<'a>(rest: &[&'a Event]) -> Option<&'a CardRef> {
    rest.iter()
        .take_while(|event| !matches!(event, Event::Used(..) | Event::Phase(_)))
        .find_map(|event| match event {
            Event::Because { card, .. } => Some(card),
            _ => None,
        })
}

/// Whether dice of the weather fell on clouds alone, and what is counted next is their sum: then it says all that they show.
pub(super) fn counted_next(event: &Event, rest: &[Event]) -> bool {
    let (Event::WeatherRolled(dice), Some(Event::Clouds { snow, rain, .. })) =
        (event, rest.first())
    else {
        return false;
    };
    let (mut snows, mut rains) = (0, 0);
    for (die, face) in dice {
        if *die == WeatherDie::HungryAnimals {
            // What bites is told by its face.
            return false;
        }
        match face {
            WeatherFace::Rain1 => rains += 1,
            WeatherFace::Rain2 => rains += 2,
            WeatherFace::Snow1 => snows += 1,
            WeatherFace::Snow2 => snows += 2,
            WeatherFace::Blank => {}
            WeatherFace::Food | WeatherFace::Palisade | WeatherFace::Beast => return false,
        }
    }
    snows + rains > 0 && (snows, rains) == (*snow, *rain)
}

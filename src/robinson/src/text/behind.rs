//! The card behind an action or a use, which is told only later.

use crate::{event::Event, task::CardRef};

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

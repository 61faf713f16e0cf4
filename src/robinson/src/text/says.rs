//! What a card that is turned up says, where what happened does not say it: no card is told by its name alone.

use super::{TableWords, bundle::txt};
use crate::{effect::Effect, event::Event, task::CardRef};

impl TableWords<'_> {
    /// The words of the half of a card that is turned up, where nothing is told to happen because of it.
    pub(super) fn silent_half(&self, event: &Event, rest: &[&Event]) -> Option<String> {
        let (card, effects) = match event {
            Event::Drawn(card) => (card, self.upper_half(card)?),
            Event::CameBack(card) => (card, self.lower_half(card)?),
            Event::ThreatFired(card) => (card, self.threat_half(card)?),
            _ => return None,
        };
        let told = rest
            .iter()
            .any(|event| matches!(event, Event::Because { card: cause, .. } if cause == card));
        (!told).then(|| self.w.effects_phrase(effects))
    }

    /// What an event card that is drawn threatens with, if anything.
    pub(super) fn threatens(&self, event: &Event) -> Option<String> {
        let Event::Drawn(card) = event else {
            return None;
        };
        let effects = self.threat_half(card)?;
        let text = self.w.effects_phrase(effects);
        (!effects.is_empty()).then(|| self.w.say("e-threatens", &[("text", txt(&text))]))
    }

    fn upper_half(&self, card: &CardRef) -> Option<&[Effect]> {
        let cards = self.catalog;
        match card {
            CardRef::Event(key) => cards.events.get(key).map(|c| c.event.as_slice()),
            CardRef::Adventure(deck, key) => {
                let card = cards.adventures.get(&(*deck, key.clone()))?;
                Some(card.effects.as_slice())
            }
            CardRef::Mystery(key) => cards.mysteries.get(key).map(|c| c.effects.as_slice()),
            CardRef::Wreckage(_)
            | CardRef::Beast(_)
            | CardRef::Invention(_)
            | CardRef::Discovery(_)
            | CardRef::Equipment(_)
            | CardRef::Ability(_)
            | CardRef::Scenario(_) => None,
        }
        .filter(|effects| !effects.is_empty())
    }

    fn lower_half(&self, card: &CardRef) -> Option<&[Effect]> {
        match card {
            CardRef::Adventure(deck, key) => {
                let card = self.catalog.adventures.get(&(*deck, key.clone()))?;
                Some(card.event.as_slice())
            }
            CardRef::Mystery(key) => Some(self.catalog.mysteries.get(key)?.event.as_slice()),
            _ => None,
        }
    }

    fn threat_half(&self, card: &CardRef) -> Option<&[Effect]> {
        match card {
            CardRef::Event(key) => Some(self.catalog.events.get(key)?.threat.as_slice()),
            _ => None,
        }
    }
}

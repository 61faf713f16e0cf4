//! The cards that came up in what a panel tells.

use castaway_robinson::{event::Event, ids::Phase, task::CardRef};

use super::{scene::Scene, suggest};

/// The cards that were drawn, came back or were looked at, each once, in the order in which they came last.
pub fn cards(events: &[Event]) -> Vec<&CardRef> {
    let mut cards: Vec<&CardRef> = Vec::new();
    for event in events {
        if let Event::Drawn(card) | Event::CameBack(card) | Event::Looked(card) = event {
            cards.retain(|known| *known != card);
            cards.push(card);
        }
    }
    cards
}

/// Whether a card came last because it came back.
pub fn came_back(events: &[Event], card: &CardRef) -> bool {
    let of = |event: &&Event| match event {
        Event::Drawn(one) | Event::CameBack(one) | Event::Looked(one) => one == card,
        _ => false,
    };
    let last = events.iter().rev().find(of);
    matches!(last, Some(Event::CameBack(_)))
}

/// The card that the picture of a panel shows beside the island: the one that is asked about, else the newest one, as
/// long as nobody has planned or suggested anything and no weather, night or loss wants the rest of the camp.
pub fn beside<'s>(scene: &'s Scene<'_>) -> Option<&'s CardRef> {
    let view = &scene.view;
    if view.end.is_some() {
        return None;
    }
    if let Some(asked) = view.ask.as_ref().and_then(|ask| ask.source.as_ref()) {
        return Some(asked);
    }
    let is_news = if view.planning {
        // Pawns stand on the map from then on, those of a suggestion too.
        view.plan.is_empty() && !suggest::any(scene)
    } else {
        // What the Event Phase drew is news until somebody plans.
        matches!(
            view.phase,
            Phase::Event | Phase::Morale | Phase::Production | Phase::Action
        )
    };
    is_news.then(|| cards(scene.events).pop()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beast(key: &str) -> CardRef {
        CardRef::Beast(key.into())
    }

    #[test]
    fn cards_stand_once_in_the_order_in_which_they_came_last() {
        let events = [
            Event::Drawn(beast("a")),
            Event::Drawn(beast("b")),
            Event::Round(2),
            Event::CameBack(beast("a")),
            Event::Looked(beast("c")),
            Event::IntoEvents(beast("d")),
        ];
        let (a, b, c) = (beast("a"), beast("b"), beast("c"));
        assert_eq!(cards(&events), [&b, &a, &c]);
        assert!(cards(&[]).is_empty());
    }

    #[test]
    fn what_came_last_of_a_card_says_whether_it_came_back() {
        let (a, b) = (beast("a"), beast("b"));
        let mut events = vec![Event::Drawn(a.clone()), Event::CameBack(b.clone())];
        assert!(!came_back(&events, &a) && came_back(&events, &b));
        events.extend([Event::CameBack(a.clone()), Event::Looked(b.clone())]);
        assert!(came_back(&events, &a) && !came_back(&events, &b));
        assert!(!came_back(&[], &a));
    }
}

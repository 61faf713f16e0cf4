//! What was found, in few words: of several things each by its name alone, for what each does stands under the menu of uses.

use super::{TableWords, bundle::txt};
use crate::{event::Event, task::CardRef};

/// Whether so much was found, or came to hand, that a few lines have only room for its names.
pub(super) fn are_several(events: &[&Event]) -> bool {
    let found = |event: &&&Event| matches!(event, Event::TokenFound(_) | Event::EquipmentFound(_));
    let kept = |event: &&&Event| matches!(event, Event::Kept(_));
    events.iter().filter(found).count() > 1 || events.iter().filter(kept).count() > 1
}

impl TableWords<'_> {
    /// What was found or kept, by its name alone; `None` for all else.
    pub(super) fn find_name(&self, event: &Event) -> Option<String> {
        let (id, card) = match event {
            Event::TokenFound(id) => ("e-token-found", CardRef::Discovery(id.clone())),
            Event::EquipmentFound(id) => ("e-equipment-found", CardRef::Equipment(id.clone())),
            Event::Kept(card) => ("e-kept", card.clone()),
            _ => return None,
        };
        Some(self.w.say(id, &[("card", txt(&self.w.card(&card)))]))
    }
}

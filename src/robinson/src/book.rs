//! All that is printed, as a list.

use crate::{catalog::Catalog, task::CardRef};

impl Catalog {
    /// Every printed thing with a text of its own, kind by kind.
    pub fn cards(&self) -> Vec<CardRef> {
        let mut cards: Vec<CardRef> = Vec::new();
        cards.extend(self.events.keys().cloned().map(CardRef::Event));
        cards.extend(self.wreckage.keys().cloned().map(CardRef::Wreckage));
        let adventures = self.adventures.keys();
        cards.extend(adventures.map(|(deck, id)| CardRef::Adventure(*deck, id.clone())));
        cards.extend(self.mysteries.keys().cloned().map(CardRef::Mystery));
        cards.extend(self.beasts.keys().cloned().map(CardRef::Beast));
        cards.extend(self.inventions.keys().cloned().map(CardRef::Invention));
        cards.extend(self.discovery.keys().cloned().map(CardRef::Discovery));
        cards.extend(self.equipment.keys().cloned().map(CardRef::Equipment));
        cards.extend(self.scenarios.keys().cloned().map(CardRef::Scenario));
        let abilities = self.characters.values().flat_map(|c| &c.abilities);
        cards.extend(abilities.map(|a| CardRef::Ability(a.id.clone())));
        cards
    }
}

//! Every printed thing, and the words of a line.

use castaway_robinson::{catalog::Catalog, task::CardRef};

/// Every printed thing with a text of its own.
pub fn all_cards(catalog: &Catalog) -> Vec<CardRef> {
    let mut cards: Vec<CardRef> = Vec::new();
    cards.extend(catalog.events.keys().cloned().map(CardRef::Event));
    cards.extend(catalog.wreckage.keys().cloned().map(CardRef::Wreckage));
    cards.extend(
        catalog
            .adventures
            .keys()
            .map(|(deck, id)| CardRef::Adventure(*deck, id.clone())),
    );
    cards.extend(catalog.mysteries.keys().cloned().map(CardRef::Mystery));
    cards.extend(catalog.beasts.keys().cloned().map(CardRef::Beast));
    cards.extend(catalog.inventions.keys().cloned().map(CardRef::Invention));
    cards.extend(catalog.discovery.keys().cloned().map(CardRef::Discovery));
    cards.extend(catalog.equipment.keys().cloned().map(CardRef::Equipment));
    cards.extend(catalog.scenarios.keys().cloned().map(CardRef::Scenario));
    for character in catalog.characters.values() {
        let ids = character.abilities.iter().map(|a| a.id.clone());
        cards.extend(ids.map(CardRef::Ability));
    }
    cards
}

/// The words of a line, without signs and punctuation.
pub fn words(line: &str) -> Vec<&str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '’')
        .filter(|w| !w.is_empty())
        .collect()
}

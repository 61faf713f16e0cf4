//! Every card of the game, in both languages.

use castaway_render::CardPicture;
use castaway_robinson::{
    catalog::Catalog,
    task::CardRef,
    text::{Lang, Wording},
};

/// Every printed thing that `/card` shows.
pub fn all(catalog: &Catalog) -> Vec<CardRef> {
    let mut cards: Vec<CardRef> = Vec::new();
    cards.extend(catalog.events.keys().cloned().map(CardRef::Event));
    cards.extend(catalog.wreckage.keys().cloned().map(CardRef::Wreckage));
    let adventures = catalog.adventures.keys();
    cards.extend(adventures.map(|(deck, id)| CardRef::Adventure(*deck, id.clone())));
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

/// All cards as pictures, each with a name made of its language and its place in the list.
pub fn cards() -> Vec<(String, CardPicture)> {
    let Ok(catalog) = Catalog::load() else {
        return Vec::new();
    };
    let mut out = Vec::new();
    for &lang in Lang::ALL {
        for (n, card) in all(&catalog).iter().enumerate() {
            let picture = CardPicture::of(Wording::get(lang), &catalog, card);
            out.push((format!("{}_{n:03}", lang.code()), picture));
        }
    }
    out
}

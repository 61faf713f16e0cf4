//! From a printed thing to its picture.

use castaway_kernel::Key;
use castaway_robinson::{
    catalog::Catalog,
    content::{Character, TileCard},
    ids::Deck,
    task::CardRef,
    text::Wording,
};

use super::{CardKind, CardPicture};
use crate::icons::{self, Icon};

impl CardPicture {
    /// An island tile.
    pub fn of_tile(words: &Wording, tile: &TileCard) -> Self {
        Self {
            kind: CardKind::Explore,
            over: words.tile_over(),
            title: words.tile(tile.number),
            mood: words
                .tile_mood(tile.number)
                .or_else(|| words.terrain_mood(tile.terrain))
                .unwrap_or_default(),
            emblem: Some(icons::terrain(tile.terrain)),
            or: words.option_or(),
            parts: words.tile_parts(tile),
        }
    }

    /// A character with all abilities.
    pub fn of_character(words: &Wording, character: &Character) -> Self {
        Self {
            kind: CardKind::Other,
            over: words.character_over(),
            title: words.character(&character.id),
            mood: words.character_mood(&character.id).unwrap_or_default(),
            emblem: Some(icons::emblem(character.id.as_str())),
            or: words.option_or(),
            parts: words.character_parts(character),
        }
    }

    /// A printed thing in the words of a language; without parts if the catalog does not know it.
    pub fn of(words: &Wording, catalog: &Catalog, card: &CardRef) -> Self {
        Self {
            kind: kind(catalog, card),
            over: words.card_over(catalog, card),
            title: words.card(card),
            mood: words.mood(card).unwrap_or_default(),
            emblem: emblem(catalog, card),
            or: words.option_or(),
            parts: words.card_parts(catalog, card),
        }
    }
}

/// Whether something comes of leaving wreckage alone.
fn threatens(catalog: &Catalog, wreckage: &Key) -> bool {
    let card = catalog.wreckage.get(wreckage);
    card.is_some_and(|card| !card.threat.is_empty())
}

fn kind(catalog: &Catalog, card: &CardRef) -> CardKind {
    match card {
        CardRef::Event(_) => CardKind::Event,
        CardRef::Wreckage(id) if !threatens(catalog, id) => CardKind::Harmless,
        CardRef::Wreckage(_) => CardKind::Event,
        CardRef::Adventure(Deck::Build, _) => CardKind::Build,
        CardRef::Adventure(Deck::Gather, _) => CardKind::Gather,
        CardRef::Adventure(Deck::Explore, _) => CardKind::Explore,
        CardRef::Mystery(_) => CardKind::Mystery,
        CardRef::Beast(_) => CardKind::Beast,
        CardRef::Invention(_) => CardKind::Item,
        CardRef::Discovery(_) | CardRef::Equipment(_) => CardKind::Find,
        CardRef::Ability(_) | CardRef::Scenario(_) => CardKind::Other,
    }
}

/// The icon of the thing itself, where it has one.
fn emblem(catalog: &Catalog, card: &CardRef) -> Option<Icon> {
    let thing = |id: &str| Some(icons::thing(id)).filter(|icon| *icon != Icon::Idea);
    match card {
        CardRef::Invention(id) | CardRef::Discovery(id) | CardRef::Equipment(id) => {
            thing(id.as_str())
        }
        CardRef::Mystery(id) => catalog
            .mysteries
            .get(id)
            .map(|card| icons::mystery(card.kind)),
        CardRef::Ability(id) => catalog
            .characters
            .values()
            .find(|c| c.abilities.iter().any(|a| a.id == *id))
            .map(|c| icons::emblem(c.id.as_str())),
        CardRef::Wreckage(_) | CardRef::Scenario(_) => Some(Icon::Ship),
        CardRef::Event(_) | CardRef::Adventure(..) | CardRef::Beast(_) => None,
    }
}

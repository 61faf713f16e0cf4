//! Prints the text of every printed thing in both languages, to be read by a person.

use std::process::ExitCode;

use castaway_robinson::{
    catalog::Catalog,
    task::CardRef,
    text::{Lang, Wording},
};

fn all_cards(catalog: &Catalog) -> Vec<CardRef> {
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
        cards.extend(
            character
                .abilities
                .iter()
                .map(|a| CardRef::Ability(a.id.clone())),
        );
    }
    cards
}

fn main() -> ExitCode {
    let catalog = match Catalog::load() {
        Ok(catalog) => catalog,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    for &lang in Lang::ALL {
        let words = Wording::get(lang);
        println!("===== {} =====", lang.code());
        for mistake in words.mistakes() {
            println!("!! {mistake}");
        }
        for card in all_cards(&catalog) {
            println!("\n{} [{card:?}]", words.card(&card));
            if let Some(mood) = words.mood(&card) {
                println!("  „{mood}“");
            }
            for line in words.card_lines(&catalog, &card) {
                println!("  {line}");
            }
        }
        for character in catalog.characters.values() {
            println!("\n{}", words.character(&character.id));
            for line in words.character_lines(character) {
                println!("  {line}");
            }
        }
        for tile in catalog.tiles.values() {
            println!("\n{}", words.tile(tile.number));
            for line in words.tile_lines(tile) {
                println!("  {line}");
            }
        }
    }
    ExitCode::SUCCESS
}

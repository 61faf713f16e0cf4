//! Prints the text of every printed thing in both languages, to be read by a person.

use std::process::ExitCode;

use castaway_robinson::{
    catalog::Catalog,
    text::{Lang, Wording},
};

fn main() -> ExitCode {
    let catalog = match Catalog::load() {
        Ok(catalog) => catalog,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    for lang in Lang::ALL {
        let words = Wording::get(lang);
        println!("===== {} =====", lang.code());
        for mistake in words.mistakes() {
            println!("!! {mistake}");
        }
        for card in catalog.cards() {
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

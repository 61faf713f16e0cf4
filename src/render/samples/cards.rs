//! Every card of the game, in both languages.

use castaway_render::CardPicture;
use castaway_robinson::{
    catalog::Catalog,
    text::{Lang, Wording},
};

/// All cards, tiles and characters as pictures, each with a name made of its language and its place in the list.
pub fn cards() -> Vec<(String, CardPicture)> {
    let Ok(catalog) = Catalog::load() else {
        return Vec::new();
    };
    let mut out = Vec::new();
    for lang in Lang::ALL {
        for (n, card) in catalog.cards().iter().enumerate() {
            let picture = CardPicture::of(Wording::get(lang), &catalog, card);
            out.push((format!("{}_{n:03}", lang.code()), picture));
        }
        let words = Wording::get(lang);
        for tile in catalog.tiles.values() {
            let picture = CardPicture::of_tile(words, tile);
            out.push((format!("{}_tile_{}", lang.code(), tile.number), picture));
        }
        for character in catalog.characters.values() {
            let picture = CardPicture::of_character(words, character);
            out.push((format!("{}_{}", lang.code(), character.id), picture));
        }
    }
    out
}

//! What one can read with its picture: cards, island tiles, characters.

use castaway_kernel::Key;
use castaway_render::CardPicture;
use castaway_robinson::{catalog::Catalog, task::CardRef, text::Wording, view::View};

use super::{codes, words::Words};

/// Something that one can read.
#[derive(Clone, Debug, PartialEq)]
pub enum Reading {
    /// A printed thing.
    Card(CardRef),
    /// An island tile by its number.
    Tile(u8),
    /// A character.
    Character(Key),
}

impl Reading {
    /// Its name in menus and commands.
    pub fn code(&self) -> String {
        match self {
            Reading::Card(card) => codes::card(card),
            Reading::Tile(number) => format!("tile.{number}"),
            Reading::Character(key) => format!("character.{key}"),
        }
    }

    /// What is called so; whether it exists is for the catalog to say.
    pub fn read(code: &str) -> Option<Self> {
        match code.split_once('.') {
            Some(("tile", number)) => number.parse().ok().map(Self::Tile),
            Some(("character", key)) if !key.is_empty() => Some(Self::Character(key.into())),
            _ => codes::read_card(code).map(Self::Card),
        }
    }

    /// Its name.
    pub fn name(&self, w: &Words<'_>) -> String {
        match self {
            Reading::Card(card) => w.card(card),
            Reading::Tile(number) => w.cards().tile(*number),
            Reading::Character(key) => w.cards().character(key),
        }
    }

    /// What it is, in a word.
    pub fn kind(&self, w: &Words<'_>) -> String {
        match self {
            Reading::Card(card) => w.card_kind(card),
            Reading::Tile(_) => w.cards().tile_over(),
            Reading::Character(_) => w.cards().character_over(),
        }
    }

    /// Its picture; `None` if the catalog does not know it.
    pub fn picture(&self, words: &Wording, catalog: &Catalog) -> Option<CardPicture> {
        match self {
            Reading::Card(card) => Some(CardPicture::of(words, catalog, card)),
            Reading::Tile(number) => {
                let tile = catalog.tiles.get(number)?;
                Some(CardPicture::of_tile(words, tile))
            }
            Reading::Character(key) => {
                let character = catalog.characters.get(key)?;
                Some(CardPicture::of_character(words, character))
            }
        }
    }
}

/// The tiles and characters of a table, the camp's tile first.
pub fn at_table(view: &View) -> Vec<Reading> {
    let mut tiles: Vec<_> = view.hexes.iter().filter(|hex| hex.tile.is_some()).collect();
    tiles.sort_by_key(|hex| !hex.camp);
    let tiles = tiles.into_iter().filter_map(|hex| hex.tile.as_ref());
    let tiles = tiles.map(|tile| Reading::Tile(tile.number));
    let people = view.people.iter();
    let people = people.map(|person| Reading::Character(person.character.clone()));
    people.chain(tiles).collect()
}

/// All tiles and characters of the book.
pub fn of_book(catalog: &Catalog) -> Vec<Reading> {
    let people = catalog.characters.keys().cloned().map(Reading::Character);
    let tiles = catalog.tiles.keys().copied().map(Reading::Tile);
    people.chain(tiles).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_be_read_is_found_again_by_its_code_and_has_a_picture() {
        let catalog = Catalog::load().unwrap();
        let cards = catalog.cards().into_iter().map(Reading::Card);
        let all: Vec<Reading> = of_book(&catalog).into_iter().chain(cards).collect();
        assert!(all.len() > catalog.cards().len() + 10);
        for lang in castaway_kernel::Lang::ALL {
            let words = Wording::get(lang);
            for reading in &all {
                assert_eq!(Reading::read(&reading.code()).as_ref(), Some(reading));
                let picture = reading.picture(words, &catalog).unwrap();
                assert!(!picture.title.is_empty(), "{reading:?}");
                let lines = picture.parts.iter().map(|part| part.lines.len());
                assert!(lines.sum::<usize>() > 0, "{reading:?} says nothing");
            }
        }
        for void in ["tile.", "tile.x", "character.", "x.y"] {
            assert_eq!(Reading::read(void), None, "{void}");
        }
        let unknown = Reading::Tile(200);
        assert_eq!(
            unknown.picture(Wording::get(castaway_kernel::Lang::En), &catalog),
            None
        );
    }
}
